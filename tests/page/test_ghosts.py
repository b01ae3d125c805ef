"""A ghost in a browser: too early, made, gone and made again, chosen for a seat, and invited where it calls."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests import axe
from tests.kinds import FOR_TWO
from tests.page import wire
from tests.page.people import Person
from tests.page.words import said
from tests.web.test_ghosts import a_file

Device = Callable[..., Person]


def brings(me: Person, games: int) -> None:
    """A notepad with so many games of Mia is read in."""
    response = me.context.request.post(f"{me.address}api/notepad/file", data=a_file(games))
    assert response.ok, response.text()


def opens_her_sheet(me: Person, change: str, title: str) -> None:
    me.page.goto(f"{me.address}#/notepad")
    me.presses(change)
    me.page.get_by_text(title).click()


def test_from_too_early_to_a_seat_at_the_table(device: Device) -> None:
    me = device()
    brings(me, 3)
    opens_her_sheet(me, "Change Mia", "A ghost of Mia")
    expect(
        me.page.get_by_text("After one more game with hidden cards there can be a first sketch of Mia.")
    ).to_be_visible()

    brings(me, 14)
    me.reloads()
    opens_her_sheet(me, "Change Mia", "A ghost of Mia")
    me.page.get_by_role("button", name="Make a ghost of Mia").wait_for()  # her answers are read when nobody else works
    me.presses("Make a ghost of Mia")
    ghost = me.page.get_by_role("heading", level=3, name=re.compile(r"^Mia \("))
    expect(ghost).to_be_visible()
    name = ghost.inner_text()
    # all of it, also on a phone, where the sheet is longer than the screen
    expect(me.page.get_by_role("button", name=f"Remove {name}")).to_be_in_viewport()
    for heading in ("Its own", "As with most people"):
        expect(me.page.get_by_text(heading, exact=True)).to_be_visible()
    axe.check(me.page, "a ghost on the notepad")
    me.presses(f"Remove {name}")
    expect(ghost).to_have_count(0)
    me.presses("Make a ghost of Mia")
    expect(ghost).to_be_visible()

    me.page.goto(f"{me.address}#/play/{FOR_TWO.game.name}")
    me.presses(re.compile(re.escape(me.words.add_bot)))
    me.page.get_by_role("button", name=re.compile("^Swap ")).first.click()
    me.presses(re.compile(f"^{re.escape(name)}"))
    expect(me.page.get_by_role("button", name=re.compile(re.escape(name))).first).to_be_visible()
    axe.check(me.page, "a ghost at a seat")
    me.page.get_by_role("button", name=me.words.start).click()
    expect(me.page.get_by_text(name).first).to_be_visible()
    it_comes_from_the_first_page_to_a_table_and_calls_again(me, name)


def it_comes_from_the_first_page_to_a_table_and_calls_again(me: Person, name: str) -> None:
    me.goes_home()
    expect(me.page.get_by_text("Mia’s ghost would like to play.")).to_be_visible()
    axe.check(me.page, "a ghost calls")
    me.presses("Invite it")
    me.page.get_by_role("button", name=me.words.start).click()
    # It sits there as a ghost, and its person beside it does not.
    ghost = me.page.locator(".badge", has_text=name)
    expect(ghost.locator("use[href*='otter-ghost']")).to_be_visible()
    expect(me.page.locator(".badge use[href*='-ghost']")).to_have_count(1)
    wire.finish([me])
    expect(me.page.get_by_text(said("ghost.callsYou"))).to_be_visible()
