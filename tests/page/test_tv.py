"""«TV and phones»: one tap on a game, phones come in by a few letters, and any of them starts."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.kinds import FOR_TWO
from tests.page.conftest import PHONE, TV
from tests.page.evening import goes_home
from tests.page.people import Person
from tests.page.server import Server
from tests.page.tables import TV_AND_PHONES, code_on, sets_up
from tests.page.words import said

GAME = FOR_TWO.game.name
NARROW = {**PHONE, "viewport": {"width": 320, "height": 568}}


def lays_the_table(screen: Person) -> None:
    screen.goes_home()
    screen.picks(TV_AND_PHONES)
    screen.page.get_by_role("link", name=screen.words.games[GAME]).click()
    screen.page.get_by_role("img", name=said("lobby.qr")).wait_for()


def types(phone: Person, code: str) -> None:
    phone.goes_home()
    phone.page.get_by_role("textbox", name=said("home.joinLabel")).fill(code.lower())
    phone.presses("Join")
    phone.page.get_by_role("textbox", name=phone.words.your_name).wait_for()


def comes_in(phone: Person, code: str, name: str) -> None:
    types(phone, code)
    expect(phone.page.get_by_role("button", name=phone.words.sit_down)).to_be_disabled()
    expect(phone.page.get_by_text("First write your name")).to_be_visible()
    phone.page.get_by_role("textbox", name=phone.words.your_name).fill(name)
    phone.presses(phone.words.sit_down)
    expect(phone.page).to_have_url(re.compile("#/table/"))


def without_a_line_nothing_moves(phone: Person) -> None:
    """What is said about the line lies on the bar, in whole words, however many tools are there."""
    board, said = phone.page.locator(".board"), phone.page.get_by_role("status")
    before = board.bounding_box()
    phone.expects_a_cut()
    phone.context.set_offline(True)
    expect(said).to_have_text(phone.words.line_down)
    assert board.bounding_box() == before
    words, bar = said.bounding_box(), phone.page.locator("main header").bounding_box()
    assert words is not None
    assert bar is not None
    assert words["y"] + words["height"] <= bar["y"] + bar["height"] + 1
    phone.context.set_offline(False)
    phone.is_back()


def test_phones_come_in_until_one_of_them_starts_and_somebody_looks_on(device: Callable[..., Person]) -> None:
    screen = device(TV, quick_and_known=False)  # where nobody chose the luck, everything can still be agreed
    mia, ben, guest = device(PHONE), device(NARROW), device(PHONE)
    lays_the_table(screen)
    expect(screen.page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    expect(screen.page.get_by_text("starts", exact=True)).to_have_count(0)  # nobody sits there yet
    another = screen.page.get_by_role("link", name="Another game")
    expect(another).to_be_visible()
    code = code_on(screen)
    comes_in(mia, code, "Mia")
    expect(another).to_have_count(0)  # it would leave Mia alone
    expect(mia.page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    expect(screen.page.get_by_role("listitem").filter(has_text="Mia")).to_contain_text("starts")
    comes_in(ben, code, "Ben")
    mia.presses("I am ready")
    expect(screen.page.locator("footer").get_by_text("Ready: Mia.")).to_be_visible()
    ben.presses("I am ready")
    expect(screen.page.get_by_role("timer")).to_contain_text("Everybody is ready.")  # and anybody may still stop it
    ben.presses("Wait, not yet")
    expect(screen.page.get_by_role("timer")).to_have_count(0)

    mia.page.locator("summary", has_text="Rookie").click()
    mia.picks(re.compile("^Expert"))
    expect(screen.page.get_by_role("radio", name="Expert")).to_be_checked()

    mia.presses("Let a bot play at seat 3")
    expect(screen.page.get_by_role("button", name="Start with 3 players")).to_be_enabled()
    ben.presses(re.compile("^Remove "))
    expect(screen.page.get_by_role("button", name="Start with 2 players")).to_be_enabled()

    types(guest, code)
    guest.page.get_by_role("textbox", name=guest.words.your_name).fill("Ida")
    guest.presses("Just watch")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()  # and is told of no code that is not there
    expect(guest.page.get_by_text(said("lobby.hostStarts"))).to_be_visible()
    expect(guest.page.get_by_role("button", name=guest.words.start)).to_have_count(0)

    ben.presses("Start with 2 players")
    for person in (screen, mia, ben, guest):
        expect(person.page.locator(".board")).to_be_visible()
        bar = person.page.locator("main header").bounding_box()
        assert bar is not None
        assert bar["height"] < 60  # however many tools lie on it, one row
    without_a_line_nothing_moves(ben)
    expect(mia.page.get_by_role("region", name=mia.words.games[GAME])).to_contain_text("Mia (you)")

    screen.presses("Menu")
    screen.presses("End the game")
    screen.presses("Yes, end it")
    told = screen.page.get_by_role("heading", name=said("result.ended")).bounding_box()
    assert told is not None
    assert told["x"] + told["width"] / 2 == pytest.approx(1920 / 2, abs=20)  # there is no pad beside it


def test_bots_do_not_play_on_for_a_screen_that_all_have_left(device: Callable[..., Person]) -> None:
    screen, mia = device(TV), device(PHONE)
    lays_the_table(screen)
    code = code_on(screen)
    comes_in(mia, code, "Mia")
    mia.presses("Let a bot play at seat 2")
    mia.presses("Start with 2 players")
    expect(screen.page.locator(".board")).to_be_visible()
    goes_home(mia)
    expect(screen.page.get_by_role("heading", name="A break")).to_be_visible()
    expect(screen.page.get_by_text("Nobody sits at the table.")).to_be_visible()
    types(mia, code)
    expect(mia.page.get_by_role("button", name=mia.words.sit_down)).to_have_count(0)  # the other hand was seen
    screen.presses("Go on")
    expect(screen.page.get_by_role("heading", name="A break")).to_have_count(0)


def test_a_table_for_phones_is_opened_from_its_setting_up_with_luck_that_nobody_chose(
    device: Callable[..., Person],
) -> None:
    screen = device(TV, quick_and_known=False)  # a chosen deal needs no share of anybody
    mia, ben = device(PHONE), device(PHONE)
    link = sets_up(screen, GAME, 2, TV_AND_PHONES)
    mia.joins(link, "Mia")
    ben.joins(link, "Ben")
    screen.presses("Start with 2 players")
    for person in (screen, mia, ben):
        expect(person.page.locator(".board")).to_be_visible()


def test_the_letters_on_the_screen_are_good_after_a_restart(device: Callable[..., Person], server: Server) -> None:
    screen, mia = device(TV), device(PHONE)
    server.kill()  # beside the rooms of other tests, its letters would be more than afterwards
    server.start()
    lays_the_table(screen)
    before = code_on(screen)
    screen.expects_a_cut()
    server.kill()
    screen.notices_the_cut()
    server.start()
    screen.is_back()
    assert code_on(screen) == before
    comes_in(mia, before, "Mia")


def test_a_table_waits_also_on_a_device_that_forgot_everything_but_its_cookie(device: Callable[..., Person]) -> None:
    screen = device(TV)
    lays_the_table(screen)
    screen.page.evaluate("localStorage.clear()")
    screen.goes_home()
    screen.page.get_by_role("link", name="Continue").click()
    expect(screen.page.get_by_role("img", name=said("lobby.qr"))).to_be_visible()
