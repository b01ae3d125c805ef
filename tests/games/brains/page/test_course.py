"""Looking back on a game of MMM… Brains!: the chart, its table and its sentences, for everybody."""

from __future__ import annotations

from playwright.sync_api import expect

from tests import axe
from tests.gallery.conftest import DRAWN, Opens
from tests.gallery.pages import SHOW
from tests.gallery.room import STILL

CUT_OFF = """() => [...document.querySelectorAll('.course svg[role=img] text')].filter((text) => {
    const word = text.getBoundingClientRect(), chart = text.ownerSVGElement.getBoundingClientRect();
    return word.left < chart.left || word.right > chart.right || word.top < chart.top || word.bottom > chart.bottom;
}).map((text) => text.textContent)"""


def test_the_course_of_a_game_can_be_read_seen_and_heard(opens: Opens) -> None:
    """With huge letters on the narrowest phone nothing is cut off; the table has every turn; axe finds no fault."""
    page = opens(320, 568, {"text": "huge"}, is_mobile=True, has_touch=True, **STILL)
    page.evaluate(SHOW, "#/gallery/notepad-missed-brains")
    expect(page.get_by_role("img", name="After 31 turns Christina had won.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Turn 30 of 31, yours:")).to_contain_text("took 21.7% off")
    page.get_by_text("As a table").click()
    expect(page.get_by_role("table", name="Everybody’s chance to win").get_by_role("row")).to_have_count(1 + 32)
    page.evaluate(DRAWN)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.evaluate(CUT_OFF) == []
    axe.check(page, "how a game went")
