"""From the home page to a table, in every way there is."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from gander.web.services.short_codes import LETTERS, SHORTEST
from tests.page.people import Person
from tests.page.screens import fewest
from tests.page.words import said


def opens_for(us: Person, game: str, people: int, *choices: str) -> None:
    """From the home page to a table for this many people at this device."""
    us.goes_home()
    us.chooses(game)
    for _ in range(people - 1):
        us.presses(us.words.add_person)
    for choice in choices:
        us.picks(choice)
    us.presses(us.words.start)
    expect(us.page).to_have_url(re.compile("#/table/"))


def opens_with_bots(me: Person, game: str, seats: int) -> None:
    """Lays a table with bots on all other seats; it is not opened yet."""
    me.goes_home()
    me.chooses(game)
    for _ in range(seats - fewest(game)):
        me.presses(me.words.add_bot)


TV_AND_PHONES, BY_LINK = "TV and phones", "Far apart by link"
COMPANY = ("Alone", "On this device", TV_AND_PHONES, BY_LINK)


def sets_up(host: Person, game: str, people: int, where: str) -> str:
    """Opens a table for this many people; gives the link by which they come in."""
    host.goes_home()
    for company in COMPANY:
        expect(host.page.get_by_text(company, exact=True)).to_be_in_viewport(ratio=1)  # a stranger finds it at once
    if far := where == BY_LINK:
        host.picks(where)
    host.chooses(game)
    for _ in range(people - 1 - far):  # somebody far away is one person already
        host.presses(host.words.add_person)
    if not far:
        host.picks(where)
    host.presses(said("setup.invite"))  # with how many one starts is asked once, where they are seen to sit
    way_in = host.page.get_by_role("region", name="The way in")
    way_in.get_by_role("img").wait_for()
    if (link := way_in.get_by_role("link")).count():
        return link.get_attribute("href") or ""
    code = way_in.get_by_text(said("lobby.code")).locator("xpath=following-sibling::p[1]").inner_text()
    return f"{host.address}#/join/{code}"  # a screen that shows no link has a few letters to type


def code_on(screen: Person) -> str:
    """Where many rooms are open, a code has more than four letters."""
    letters = re.compile(f"^[{LETTERS}]{{{SHORTEST},}}$")
    return screen.page.get_by_role("region", name="The way in").get_by_text(letters).inner_text()
