"""Everybody with a device of their own: around a big screen, or by link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.gallery.test_stays import PLACES
from tests.kinds import ALL_AT_ONCE, ALONE, ALSO_ALONE, FOR_TWO, TURN_BY_TURN, by_day
from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE, TV
from tests.page.people import Person, play_through
from tests.page.screens import fewest_people, screens
from tests.page.server import Server
from tests.page.tables import BY_LINK, TV_AND_PHONES, sets_up
from tests.page.words import said

NAMES = ("Mia", "Ben", "Ida")
CUT_OFF = """sheet => [...sheet.querySelectorAll('p, a')].filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    const room = sheet.getBoundingClientRect();
    return part.scrollWidth > part.clientWidth + 1 || left < room.left || right > room.right;
}).map((part) => part.innerText)"""
"""Of the code and the link, which somebody reads off and types."""


@pytest.mark.parametrize("game", by_day(3))
def test_phones_around_a_big_screen(device: Callable[..., Person], game: str) -> None:
    screen = device(TV)
    link = sets_up(screen, game, fewest_people(game), TV_AND_PHONES)
    phones = [device(PHONE) for _ in range(fewest_people(game))]
    for phone, name in zip(phones, NAMES, strict=False):
        phone.joins(link, name)
        expect(screen.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    screen.presses(screen.words.start)
    first = phones[0]
    play_through([screen, *phones], [first.reloads, screen.reloads, first.loses_the_line], every=1)
    wire.finish([screen, *phones])
    for part in (
        screen.page.get_by_role("table", name=screen.words.pad),
        screen.page.get_by_role("button", name="Again", exact=True),
    ):
        expect(part).to_be_in_viewport(ratio=1)  # nobody scrolls a television


@pytest.mark.parametrize("game", by_day(1))
def test_by_link(device: Callable[..., Person], server: Server, game: str) -> None:
    host = device(DESKTOP)
    link = sets_up(host, game, fewest_people(game), BY_LINK)
    guests = [device(PHONE) for _ in range(fewest_people(game) - 1)]
    for guest, name in zip(guests, NAMES, strict=False):
        guest.joins(link, name)
    host.presses(host.words.start)
    people = [host, *guests]

    def the_server_dies() -> None:
        for person in people:
            person.expects_a_cut()
        server.kill()
        for person in people:
            person.notices_the_cut()
        server.start()
        for person in people:
            person.is_back()

    play_through(people, [guests[0].reloads, the_server_dies, host.loses_the_line], every=1)
    wire.finish(people)


def test_somebody_who_lost_their_phone_comes_back_on_another(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP), device(PHONE)
    wire.sit_down(TURN_BY_TURN.game.name, [host, guest])
    host.presses("Menu")
    host.presses("New device for Mia")
    link = host.page.get_by_role("dialog").get_by_role("link").get_attribute("href") or ""
    host.page.set_viewport_size({"width": 320, "height": 568})
    assert host.page.get_by_role("dialog").evaluate(CUT_OFF) == []
    other = device(PHONE)
    other.page.goto(link)
    expect(other.page.get_by_role("textbox", name=said("join.name"))).to_have_value("Mia")
    other.expects_refusals()
    other.presses("Sit down")
    expect(other.page.get_by_role("alert")).to_contain_text("Somebody is playing at this seat.")
    guest.page.goto("about:blank")
    sits_down_once_the_seat_is_free(other)
    expect(other.page.get_by_role("region", name=other.words.games[TURN_BY_TURN.game.name])).to_be_visible()
    guest.page.go_back()
    expect(guest.page.get_by_role("heading", name="No seat here")).to_be_visible()


def sits_down_once_the_seat_is_free(guest: Person) -> None:
    """The server waits for a device that is away, and on a busy machine it first has to hear that it is."""
    let_in = False
    while not let_in:
        guest.page.wait_for_timeout(100)
        with guest.page.expect_response("**/api/join") as answered:
            guest.presses("Sit down")
        let_in = answered.value.ok


def test_opening_the_link_again_leads_back_to_the_seat(device: Callable[..., Person]) -> None:
    host, guest = device(PHONE), device(PHONE)
    link = sets_up(host, TURN_BY_TURN.game.name, 2, BY_LINK)
    guest.joins(link, "Mia")
    host.presses(host.words.start)
    expect(guest.page.get_by_role("region", name=guest.words.games[TURN_BY_TURN.game.name])).to_be_visible()
    guest.page.goto("about:blank")
    guest.page.goto(link)
    expect(guest.page).to_have_url(host.page.url)
    expect(guest.page.get_by_role("region", name=guest.words.games[TURN_BY_TURN.game.name])).to_contain_text(
        "Mia (you)"
    )


def test_a_big_screen_that_comes_later_shows_the_way_in(device: Callable[..., Person]) -> None:
    host = device(DESKTOP)
    sets_up(host, FOR_TWO.game.name, 2, BY_LINK)
    host.presses("Menu")
    host.presses(said("menu.stage"))
    link = host.page.get_by_role("dialog").get_by_role("link").get_attribute("href") or ""
    screen = device(TV)
    screen.page.goto(link)
    screen.presses(said("join.stage"))
    expect(screen.page.get_by_role("img", name=said("lobby.qr"))).to_be_visible()
    expect(screen.page.get_by_role("button", name="Start", exact=True)).to_be_disabled()


def test_a_bot_stands_in_and_the_person_comes_back(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP), device(PHONE)
    wire.sit_down(ALL_AT_ONCE.game.name, [host, guest])
    guest.presses("Menu")
    guest.presses("Let a bot play for Mia")
    expect(guest.page.get_by_role("main").get_by_text("plays for Mia")).to_be_visible()
    expect(host.page.get_by_text(re.compile("^.+ plays for Mia.$")).first).to_be_visible()
    guest.presses("Play again myself")
    expect(guest.page.get_by_role("main").get_by_text("plays for Mia")).to_have_count(0)
    expect(guest.page.get_by_text(said("table.waitingReady"))).to_be_visible()  # the bot was ready in her place


def test_pause_hides_the_table_until_the_host_goes_on(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP), device(PHONE)
    wire.sit_down(FOR_TWO.game.name, [host, guest])
    expect(guest.page.locator(".board")).to_be_visible()
    host.presses("Menu")
    with host.page.expect_response("**/actions") as answered:
        host.picks("Quick")
    assert answered.value.json()["settings"]["pace"] == 0.7  # the bots of a table follow who runs it
    host.presses("Pause")
    expect(guest.page.get_by_role("heading", name="A break")).to_be_visible()
    expect(guest.page.locator(".board")).to_have_count(0)
    host.presses("Go on")
    expect(guest.page.locator(".board")).to_be_visible()


def test_the_others_are_offered_a_bot_where_they_look_for_who_is_gone(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP), device(PHONE)
    game = TURN_BY_TURN.game.name
    wire.sit_down(game, [host, guest])
    host.presses(screens(game).begin)
    expect(host.page.get_by_text("Mia is thinking.").first).to_be_visible()
    before = host.page.evaluate(PLACES, screens(game).stays)
    guest.page.goto("about:blank")
    away = host.page.get_by_role("region").get_by_text("Mia’s device is away.")
    expect(away).to_be_visible()
    assert host.page.evaluate(PLACES, screens(game).stays) == before  # nothing on the board moves for it
    host.presses("Let a bot play for Mia")
    expect(away).to_have_count(0)
    expect(host.page.get_by_text(re.compile("^.+ plays for Mia.$")).first).to_be_visible()


def test_a_guest_runs_the_table_while_the_host_is_away(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP), device(PHONE)
    wire.sit_down(FOR_TWO.game.name, [host, guest])
    guest.presses("Menu")
    guest.presses("Pause")  # as anybody at a table can
    expect(host.page.get_by_role("heading", name="A break")).to_be_visible()
    guest.presses("Go on")
    guest.presses("Menu")
    guest.presses(said("menu.askEnd"))
    guest.presses("Yes, ask")
    expect(host.page.get_by_text("Mia would like to end the game.").first).to_be_visible()
    host.page.goto("about:blank")
    guest.presses("Menu")
    guest.presses(said("host.takeOver"))
    host.page.go_back()
    expect(host.page.locator(".board")).to_be_visible()
    host.presses("Menu")
    expect(host.page.get_by_text("Mia runs the table now.")).to_be_visible()
    expect(host.page.get_by_role("button", name="End the game", exact=True)).to_have_count(0)
    host.presses(said("host.takeBack"))
    host.presses("Menu")
    expect(host.page.get_by_role("button", name="End the game", exact=True)).to_be_visible()


def test_a_host_who_leaves_finds_the_way_back_to_the_seat(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP), device(PHONE)
    wire.sit_down(FOR_TWO.game.name, [host, guest])
    address = host.page.url
    host.presses("Menu")
    host.page.get_by_role("button", name=re.compile(" leaves$")).click()
    host.presses("Yes, leave")
    expect(host.page.get_by_role("heading", name=said("home.title"))).to_be_visible()
    guest.presses("Menu")
    expect(guest.page.get_by_role("button", name="End the game", exact=True)).to_be_visible()
    host.page.goto(address)
    host.presses("Back to seat 1")
    host.presses("Menu")
    host.presses(said("host.takeBack"))
    expect(guest.page.get_by_role("button", name="End the game", exact=True)).to_have_count(0)


def test_who_leaves_is_home_and_a_bot_plays_on(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP), device(PHONE)
    wire.sit_down(TURN_BY_TURN.game.name, [host, guest])
    guest.presses("Menu")
    guest.presses("Mia leaves")
    guest.presses("Yes, leave")
    expect(guest.page.get_by_role("heading", name=said("home.title"))).to_be_visible()
    wire.finish([host])


def test_the_host_ends_the_game(device: Callable[..., Person]) -> None:
    host = device(PHONE)
    wire.sit_down(ALONE.game.name, [host])
    host.presses("Menu")
    host.presses("End the game")
    host.presses("Yes, end it")
    expect(host.page.get_by_role("heading", name=said("result.ended"))).to_be_visible()
    host.presses("Again")
    expect(host.page.get_by_role("button", name=screens(ALONE.game.name).begin)).to_be_visible()


def test_two_quick_taps_on_again_lay_the_table_once(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    wire.sit_down(ALONE.game.name, [me])
    me.presses("Menu")
    me.presses("End the game")
    me.presses("Yes, end it")
    me.page.get_by_role("button", name="Again").dblclick()
    expect(me.page.get_by_role("button", name=screens(ALONE.game.name).begin)).to_be_visible()
    expect(me.page.get_by_role("log")).not_to_contain_text("That is not possible")


def test_home_leads_back_to_the_table(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.goes_home()
    me.chooses(ALSO_ALONE.game.name)
    me.presses(me.words.alone)
    me.page.get_by_role("region", name=me.words.games[ALSO_ALONE.game.name]).wait_for()
    me.page.get_by_role("link", name="Gander: Home").click()
    me.page.get_by_role("link", name="Continue").click()
    expect(me.page.get_by_role("region", name=me.words.games[ALSO_ALONE.game.name])).to_be_visible()


def test_going_back_from_a_table_leads_home_where_it_waits(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.goes_home()
    me.chooses(ALSO_ALONE.game.name)
    me.presses(me.words.alone)
    me.page.get_by_role("region", name=me.words.games[ALSO_ALONE.game.name]).wait_for()
    me.page.go_back()
    expect(me.page.get_by_role("link", name="Continue")).to_be_visible()
    me.page.go_forward()
    expect(me.page.get_by_role("region", name=me.words.games[ALSO_ALONE.game.name])).to_be_visible()


def test_a_name_that_is_refused_is_explained_in_ones_own_language(device: Callable[..., Person]) -> None:
    me = device(PHONE, locale="de-DE")
    me.goes_home()
    me.chooses(ALSO_ALONE.game.name)
    me.page.get_by_role("textbox").fill("\u202eneB")
    me.expects_refusals()
    me.presses(me.words.alone)
    expect(me.page.get_by_role("alert")).to_contain_text("Ein Name hat einen bis zwanzig Buchstaben.")


def test_reactions_reach_the_others(device: Callable[..., Person]) -> None:
    host, guest = device(DESKTOP), device(PHONE)
    wire.sit_down(FOR_TWO.game.name, [host, guest])
    guest.presses("Show a sticker")
    guest.presses("Bravo!")
    expect(host.page.get_by_role("log")).to_contain_text("Mia: Bravo!")


def test_a_wrong_code_is_said_kindly(device: Callable[..., Person]) -> None:
    guest = device(PHONE)
    guest.expects_refusals()
    guest.page.goto(f"{guest.address}#/join/NOSUCHCODE")
    expect(guest.page.get_by_role("alert")).to_have_text(said("refused.no_such_code"))
    host = device(DESKTOP)
    code = sets_up(host, TURN_BY_TURN.game.name, 2, BY_LINK).rsplit("/", 1)[1]
    guest.page.get_by_role("textbox").fill(code)
    guest.presses("Join")
    expect(guest.page.get_by_role("textbox", name=said("join.name"))).to_be_visible()


def test_a_table_of_others_shows_nothing(device: Callable[..., Person]) -> None:
    host = device(PHONE)
    wire.sit_down(ALONE.game.name, [host])
    host.page.get_by_role("button", name=screens(ALONE.game.name).begin).wait_for()
    stranger = device(PHONE)
    stranger.page.goto(host.page.url)
    expect(stranger.page.get_by_role("heading", name="No seat here")).to_be_visible()
