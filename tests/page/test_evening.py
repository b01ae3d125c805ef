"""An evening in one room: a television and phones, one code, one game after the other, and nobody is turned away."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.kinds import FOR_TWO, TURN_BY_TURN
from tests.page import evening
from tests.page.conftest import PHONE, TV
from tests.page.evening import Evening
from tests.page.hostile import MARKUP, is_clean, shows_only_what_is_seen, watch
from tests.page.people import Person
from tests.page.server import Server
from tests.page.tables import code_on
from tests.page.words import said

FIRST, SECOND = TURN_BY_TURN.game.name, FOR_TWO.game.name
SECRET = re.compile("^You trust .* Your secret!$")


CUT = """names => names
    .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > 1.4 * name.clientHeight)
    .map((name) => name.innerText)"""
"""Names of which something is not to be read."""


def lays(screen: Person, game: str) -> str:
    """Gives the way in."""
    screen.page.goto(f"{screen.address}#/tv/{game}")
    return f"{screen.address}#/join/{code_on(screen)}"


def code_of(link: str) -> str:
    return link.rpartition("/")[2]


def comes_late(guest: Person, link: str, name: str) -> None:
    guest.page.goto(link)
    expect(guest.page.get_by_text(said("room.underWay"))).to_be_visible()
    guest.page.get_by_role("textbox", name=guest.words.your_name).fill(name)
    guest.presses("Watch")
    expect(guest.page.get_by_text(said("room.youNext"))).to_be_visible()
    expect(guest.page.locator(".board")).to_be_visible()


def proposes(guest: Person, game: str) -> None:
    guest.presses("A different game")
    guest.presses(re.compile(f"^{re.escape(guest.words.games[game])}"))


def follow(people: list[Person], to: str) -> None:
    """All are at another table by themselves, and at the same one."""
    expect(people[0].page.get_by_role("heading", level=1, name=people[0].words.games[to])).to_be_visible()
    now = people[0].page.url
    for person in people:
        expect(person.page).to_have_url(now)
        expect(person.page.get_by_role("heading", level=1, name=person.words.games[to])).to_be_visible()


def bets(onlooker: Person, players: list[Person]) -> None:
    evening.play_until_asked(players, onlooker)
    onlooker.presses(re.compile("^I guess .* knows it$"))
    expect(onlooker.page.get_by_text(SECRET).first).to_be_visible()


def pull_the_plug(server: Server, people: list[Person]) -> None:
    for person in people:
        person.expects_a_cut()
    server.kill()
    for person in people:
        person.notices_the_cut()
    server.start()
    for person in people:
        person.is_back()


def how_it_went(person: Person) -> Locator:
    person.presses(said("tonight.open"))
    return person.page.get_by_role("dialog", name="Tonight")


def test_an_evening(device: Callable[..., Person], server: Server) -> None:
    """Ida calls herself what would be a drawing that runs something, if it were no name."""
    tonight = Evening()
    screen, mia, ben, ida = device(TV), device(PHONE), device(PHONE), device(PHONE)
    watch(screen.page, mia.page, ben.page, ida.page)
    link = lays(screen, FIRST)
    mia.joins(link, "Grandma Josephine")
    ben.joins(link, "Ben")
    mia.presses(mia.words.start)
    expect(screen.page.get_by_text(f"Join in: {code_of(link)}")).to_be_visible()
    for person in (screen, ben):
        expect(person.page.locator(".seat", has_text="Grandma Josephine")).to_be_visible()
        assert person.page.locator(".who").evaluate_all(CUT) == []
    comes_late(ida, link, MARKUP)
    expect(screen.page.get_by_role("button", name=re.compile("Luck is sealed|Same for all"))).to_have_count(0)
    bets(ida, [mia, ben])
    pull_the_plug(server, [screen, mia, ben, ida])
    ida.reloads()
    expect(ida.page.get_by_text(SECRET)).to_be_visible()  # what was bet is on disk
    tonight.ends_a_game([screen, mia, ben])
    code = screen.page.get_by_text(said("room.late")).locator("strong")
    expect(code).to_be_in_viewport(ratio=1)
    assert code_of(link).startswith(code.inner_text())  # a server that has just been started knows of fewer rooms
    expect(mia.page.get_by_text(said("room.dealtIn", names=MARKUP))).to_be_visible()

    proposes(ben, SECOND)
    title = ben.words.games[SECOND]
    told = "Ben would like this. With one more hand up it begins."
    expect(screen.page.get_by_role("list", name="Proposed")).to_contain_text(told)
    expect(screen.page.get_by_role("button", name=said("tonight.open"))).to_be_in_viewport(ratio=1)
    ida.presses(f"I’m for it: {title}")  # two of three
    follow([screen, mia, ben, ida], SECOND)
    expect(screen.page.get_by_role("listitem").filter(has_text=MARKUP)).to_be_visible()
    screen.reloads()
    ida.presses(re.compile("^Start"))
    tonight.ends_a_game([screen, mia, ben, ida])
    expect(screen.page.get_by_text("Tonight: ")).to_contain_text(MARKUP)
    page = how_it_went(mia)
    tonight.is_told_on(page)
    with mia.page.expect_download() as picture:
        page.get_by_role("button", name="Save the picture").click()
    assert picture.value.suggested_filename == "gander-evening.png"
    shows_only_what_is_seen(mia.page, page.inner_text(), picture.value.path().read_bytes(), code_of(link))
    mia.page.goto(f"{mia.address}#/notepad")
    stays = mia.page.get_by_role("region", name="Evenings").get_by_role("button")
    expect(stays).to_contain_text("2 games")
    stays.click()
    expect(mia.page.get_by_role("dialog", name="Our evening").get_by_text("Ben", exact=True)).to_be_visible()
    for person in (screen, mia, ben, ida):
        is_clean(person.page)


def everybody_is_ready_while_the_host_is_away(host: Person, others: list[Person]) -> None:
    """The countdown is one for all: it does not wait for the device that runs the table."""
    host.page.goto("about:blank")
    for person in others:
        person.presses("I am ready")
    expect(others[0].page.locator(".board")).to_be_visible()
    host.page.go_back()


@pytest.mark.nightly
def test_a_family_evening_with_a_killed_server(device: Callable[..., Person], server: Server) -> None:
    """One has gone home before the last game, the screen is loaded anew, and the queue goes on."""
    tonight = Evening()
    screen, phones = device(TV), [device(PHONE) for _ in range(4)]
    link = lays(screen, FIRST)
    for phone, name in zip(phones[:3], ("Mia", "Ben", "Kim"), strict=True):
        phone.joins(link, name)
    phones[0].presses(phones[0].words.start)
    comes_late(phones[3], link, "Ida")
    bets(phones[3], phones[:3])
    tonight.ends_a_game([screen, *phones[:3]])
    screen.presses("A different game")
    screen.presses(re.compile("^Family evening"))
    expect(screen.page.get_by_role("list", name="Proposed").get_by_role("listitem")).to_have_count(3)
    everybody_is_ready_while_the_host_is_away(screen, phones)
    for game in range(4):
        if game > 0:
            phones[-1].presses(phones[-1].words.start)
        expect(screen.page.locator(".board")).to_be_visible()
        if game == 1:
            pull_the_plug(server, [screen, *phones])
        tonight.ends_a_game([screen, *phones])
        if game == 2:
            screen.reloads()
            evening.goes_home(phones.pop(2))
        if game < 3:
            screen.page.get_by_role("button", name=re.compile("^Play this: ")).first.click()
    page = how_it_went(screen)
    tonight.is_told_on(page)
    assert (len(tonight.played), len(tonight.wins())) == (5, 4)


def begins_by_link(mia: Person, ben: Person) -> str:
    """Two play; gives the link."""
    mia.goes_home()
    mia.picks(re.compile("^Far apart"))
    mia.chooses(FIRST)
    mia.presses(mia.words.start)
    link = str(mia.page.locator(".way .link a").get_attribute("href"))
    ben.joins(link, "Ben")
    mia.presses(re.compile("^Start with 2"))
    expect(ben.page.locator(".board")).to_be_visible()
    return link


def test_an_evening_by_link_without_a_television(device: Callable[..., Person]) -> None:
    """Everybody sits somewhere else: who comes late watches and guesses, one goes home, and the others play on."""
    tonight = Evening()
    mia, ben, ida = device(PHONE), device(PHONE), device(PHONE)
    comes_late(ida, begins_by_link(mia, ben), "Ida")
    tonight.ends_a_game([mia, ben])
    expect(ida.page.get_by_role("table", name=ida.words.pad)).to_be_visible()
    evening.goes_home(ben)
    proposes(mia, SECOND)
    follow([mia, ida], SECOND)
    expect(mia.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)
    ida.presses(re.compile("^Start"))
    tonight.ends_a_game([mia, ida])
    for person in (mia, ida):
        expect(person.page.get_by_text(re.compile("^Tonight: "))).to_contain_text("Ida")
    tonight.is_told_on(how_it_went(ida))
    assert tonight.wins().keys() == {"Penguin", "Ben", "Ida"}


@pytest.mark.nightly
def test_four_games_by_link_with_a_bet_and_a_killed_server(device: Callable[..., Person], server: Server) -> None:
    tonight = Evening()
    mia, ben, ida = device(PHONE), device(PHONE), device(PHONE)
    comes_late(ida, begins_by_link(mia, ben), "Ida")
    bets(ida, [mia, ben])
    pull_the_plug(server, [mia, ben, ida])
    ida.reloads()
    expect(ida.page.get_by_text(SECRET)).to_be_visible()
    tonight.ends_a_game([mia, ben])
    for game in (SECOND, FIRST, SECOND):
        proposes(mia, game)
        follow([mia, ben, ida], game)
        pull_the_plug(server, [mia, ben, ida])
        ida.presses(ida.words.start)
        tonight.ends_a_game([mia, ben, ida])
    tonight.is_told_on(how_it_went(ben))
    assert tonight.games_of("Ida") == 3
