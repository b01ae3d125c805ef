"""What the result says: names that can be read, a personal best, how hard it was, and how a best of three stands."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from gander.comparisons.same_deal import everybody
from tests.gallery.conftest import DRAWN
from tests.kinds import ALONE, TURN_BY_TURN
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.late import Held
from tests.page.people import Person
from tests.page.screens import screens
from tests.page.tables import opens_with_bots
from tests.page.words import said
from tests.waiting import wait_until

LATE: Final = re.compile("/story$|/notepad/results$")
ONE_LINE: Final = "name => name.offsetHeight < 1.5 * parseFloat(getComputedStyle(name).lineHeight)"


def test_the_second_game_may_be_the_best_so_far(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    best = me.page.get_by_text("your best so far")
    for seed, told in ((1, 0), (2, 1), (1, 0)):  # of the same deal the moves of 2 make more
        me.goes_home()
        me.chooses(ALONE.game.name)
        me.presses(me.words.alone)
        me.page.get_by_role("button", name=screens(ALONE.game.name).begin).wait_for()
        wire.finish([me], seed)
        expect(best).to_have_count(told)
        score = me.page.get_by_role("table", name=me.words.pad).get_by_role("cell", name=re.compile("^−?\\d+$"))
        assert score.evaluate(ONE_LINE), score.inner_text()
        lies_beside_the_sheet(me)
        if told:
            stays_where_it_is(me, best)
    how_hard(me)


ON_THE_SHEET: Final = """() => {
    const [again, pad] = ['.again button', '.pad'].map((part) => document.querySelector(part).getBoundingClientRect());
    return again.top < pad.bottom - 2 && pad.top < again.bottom;
}"""


def lies_beside_the_sheet(me: Person) -> None:
    """A small phone has room for one player's line and for what comes next."""
    me.page.set_viewport_size({"width": 360, "height": 640})
    me.page.evaluate("scrollTo(0, 0)")
    expect(me.page.locator(".won img, .won svg").first).to_be_visible()
    me.page.evaluate(DRAWN)  # cards find their size in the frame after that of the window has changed
    assert not me.page.evaluate(ON_THE_SHEET)


PLACE: Final = """button => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left, top + scrollY, width, height];
}"""
"""On the page and not in the window: a page that was loaded again is scrolled to where it was, sooner or later."""


def stays_where_it_is(me: Person, best: Locator) -> None:
    """What is told late, above «Again», does not move it under a finger."""
    again = me.page.get_by_role("button", name="Again", exact=True)
    for width, height in ((390, 844), (1440, 900)):
        me.page.set_viewport_size({"width": width, "height": height})
        late = Held()
        me.page.route(LATE, late.meets)
        me.page.reload()
        again.wait_for()
        wait_until(me.page, "document.fonts.status === 'loaded'")
        # A deal that somebody chose may be that of the day: the way to its card has its place until that is known.
        expect(me.page.locator(".day .room")).to_have_count(0)
        before = again.evaluate(PLACE)
        late.come()
        expect(best).to_be_visible()
        expect(me.page.locator(".won img, .won svg").first).to_be_visible()
        assert again.evaluate(PLACE) == before, (width, height)


def how_hard(me: Person) -> None:
    """What others reach on this deal arrives by itself, as a sentence and as a table with a row for each."""
    told = me.page.get_by_text(re.compile("would have done (worse than|just as well as) "))
    expect(told).to_be_visible()
    me.page.get_by_text("As a table").press("Enter")
    rows = me.page.get_by_role("table", name=said("hard.question")).get_by_role("row")
    expect(rows).to_have_count(1 + len(everybody()))


def test_a_best_of_three_and_names_on_one_line(device: Callable[..., Person]) -> None:
    me = device({**PHONE, "viewport": {"width": 320, "height": 568}})
    opens_with_bots(me, TURN_BY_TURN.game.name, 3)
    me.page.get_by_role("textbox").first.fill("Annegret")
    me.presses(me.words.start)
    begin = me.page.get_by_role("button", name=screens(TURN_BY_TURN.game.name).begin)
    begin.wait_for()
    wire.finish([me])
    for name in me.page.get_by_role("rowheader").all():
        assert name.evaluate(ONE_LINE), name.inner_text()
    again = me.page.get_by_role("button", name="Again", exact=True)
    for width, height in ((320, 568), (390, 844), (1440, 900)):
        me.page.set_viewport_size({"width": width, "height": height})
        expect(again).to_be_in_viewport(ratio=1)  # however long the pad is
    me.presses("Best of three")
    begin.wait_for()
    expect(me.page.get_by_role("img", name=re.compile(r"^Best of three: Annegret\s0 · "))).to_be_visible()
    wire.finish([me])
    expect(me.page.get_by_text(re.compile("(^Best of three: )|( wins the best of three: )"))).to_be_visible()


def test_who_lost_high_reads_something_kind_at_once_and_after_a_reload(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    opens_with_bots(me, TURN_BY_TURN.game.name, 2)
    me.presses(me.words.start)
    me.page.get_by_role("region", name=me.words.games[TURN_BY_TURN.game.name]).wait_for()
    wire.finish([me])
    kind = me.page.get_by_text(said("result.rout", name=winner_on(me)))
    expect(kind).to_be_visible()
    me.reloads()
    expect(kind).to_be_visible()


def winner_on(me: Person) -> str:
    """Who stands first on the sheet."""
    return me.page.get_by_role("table", name=me.words.pad).get_by_role("rowheader").first.inner_text().strip()
