"""A lock by the keyboard alone on the smallest screen: locked, wrong, opened, closed, taken off."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests import axe
from tests.page.people import Person
from tests.page.test_notepad import opens_notepad
from tests.page.words import said
from tests.web.notepads import practised

SMALLEST: Final = {"viewport": {"width": 320, "height": 568}}
MINE: Final = ("frog", "bear", "frog", "panda")
FITS: Final = "document.documentElement.scrollWidth <= innerWidth"


def practises(me: Person, name: str, practice: str) -> None:
    body = practised(name, practice)
    done = [{field: getattr(one, field) for field in one.__struct_fields__} for one in body.done]
    me.page.evaluate(
        "body => fetch('/api/practice/done', {method: 'POST', headers: {'content-type': 'application/json'}, body})",
        json.dumps({"practice": practice, "name": name, "done": done}),
    )


def chooses(me: Person, *animals: str) -> None:
    """With the keyboard; what was chosen is counted aloud, and never named or shown."""
    for number, animal in enumerate(animals, start=1):
        me.page.get_by_role("dialog").get_by_role("button", name=animal, exact=True).press("Enter")
        expect(me.page.get_by_text(f"{number} of 4 chosen")).to_have_count(1)
    expect(me.page.locator("dialog [aria-pressed]")).to_have_count(0)


def test_a_lock_by_keyboard_on_the_smallest_screen(device: Callable[..., Person]) -> None:
    me = device(SMALLEST)
    page = me.page
    page.goto(me.address)
    practises(me, "Mia", "ab" * 32)
    practises(me, "Ida", "cd" * 32)
    opens_notepad(me)
    page.get_by_role("button", name="Change Ida").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Lock Ida").press("Enter")
    chooses(me, "frog", "bear", "frog", "bear")
    page.get_by_role("button", name="Go on").press("Enter")
    expect(page.get_by_role("alert")).to_have_text(said("refused.weak_lock"))
    chooses(me, *MINE)
    axe.check(page, "a lock")
    assert page.evaluate(FITS)
    page.get_by_role("button", name="Go on").press("Enter")
    chooses(me, *MINE)
    page.get_by_role("dialog").get_by_role("button", name="Lock Ida").press("Enter")
    expect(page.get_by_text("Ida is locked.")).to_have_count(1)

    opens = page.get_by_role("button", name="Open Ida")
    expect(opens).to_be_visible()
    expect(page.get_by_role("button", name="Change Ida")).to_have_count(0)
    expect(page.get_by_role("option", name="Ida")).to_have_count(0)
    axe.check(page, "a notepad with a lock")
    me.expects_refusals()
    opens.press("Enter")
    chooses(me, *reversed(MINE))
    page.get_by_role("dialog").get_by_role("button", name="Open", exact=True).press("Enter")
    expect(page.get_by_role("alert")).to_have_text(said("refused.wrong_pictures"))
    chooses(me, *MINE)
    page.get_by_role("dialog").get_by_role("button", name="Open", exact=True).press("Enter")
    expect(page.get_by_text(re.compile("open here until "))).to_be_visible()

    page.get_by_role("button", name="Close Ida").press("Enter")
    expect(opens).to_be_visible()
    page.goto(f"{me.address}#/practice")
    me.picks("Somebody else")
    page.get_by_role("textbox").first.fill("Ida")
    expect(page.get_by_role("alert")).to_have_text(said("refused.locked"))
    opens_notepad(me)
    opens.press("Enter")
    chooses(me, *MINE)
    page.get_by_role("dialog").get_by_role("button", name="Open", exact=True).press("Enter")
    page.get_by_role("button", name="Change Ida").press("Enter")
    page.get_by_role("button", name=said("lock.takeOff")).press("Enter")
    expect(page.get_by_text("There is no lock on Ida any more.")).to_have_count(1)
    expect(page.get_by_role("button", name="Change Ida")).to_be_visible()
