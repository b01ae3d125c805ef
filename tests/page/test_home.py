"""The first page: what waits there, and that nothing moves away under a finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.kinds import ALSO_ALONE, TURN_BY_TURN
from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.evening import Evening, goes_home
from tests.page.late import Held
from tests.page.people import Person
from tests.page.tables import opens_for
from tests.page.words import said

MINE: Final = "**/api/tables/mine"
BOXES: Final = """() => [...document.querySelectorAll('.boxes a')].map((box) => {
    const { x, y } = box.getBoundingClientRect();
    return [x, y + scrollY];
})"""
FIRST_PLACE: Final = """
    window.places = [];
    new MutationObserver(() => {
        const box = document.querySelector('.boxes a');
        if (box) window.places.push(box.getBoundingClientRect().y + scrollY);
    }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("shape", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_answer_that_comes_late_moves_no_game(device: Callable[..., Person], shape: dict[str, object]) -> None:
    me = device(shape)
    wire.sit_down(ALSO_ALONE.game.name, [me])
    answers = Held()
    me.page.route(MINE, answers.meets)
    me.goes_home()
    box = me.page.get_by_role("link", name=me.words.games[ALSO_ALONE.game.name])
    expect(box).to_be_visible()  # the games wait for nobody
    expect(me.page.get_by_role("radio").first).to_be_attached()
    before = me.page.evaluate(BOXES)
    answers.come()
    expect(me.page.get_by_role("link", name="Continue")).to_be_attached()
    assert me.page.evaluate(BOXES) == before


def test_everything_above_the_games_is_there_when_they_come(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    wire.sit_down(ALSO_ALONE.game.name, [me])
    me.page.add_init_script(FIRST_PLACE)
    me.goes_home()
    expect(me.page.get_by_role("link", name="Continue")).to_be_visible()
    expect(me.page.get_by_role("link", name=me.words.games[ALSO_ALONE.game.name])).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert len(set(me.page.evaluate("places"))) == 1


def test_a_room_between_two_games_waits_on_the_first_page(device: Callable[..., Person]) -> None:
    mia, ben = device(PHONE), device(PHONE)
    wire.sit_down(TURN_BY_TURN.game.name, [mia, ben])
    wire.finish([mia, ben])
    ben.goes_home()
    expect(ben.page.get_by_text("The evening with ")).to_be_visible()
    ben.page.get_by_role("link", name=said("home.goOn")).press("Enter")
    expect(ben.page.get_by_role("button", name="Again", exact=True)).to_be_visible()


def test_after_again_the_first_page_leads_to_the_new_game_and_not_to_the_old_one(device: Callable[..., Person]) -> None:
    mia, ben = device(PHONE), device(PHONE)
    wire.sit_down(TURN_BY_TURN.game.name, [mia, ben])
    wire.finish([mia, ben])
    ben.goes_home()
    back = ben.page.get_by_role("link", name="Back to the room")
    expect(back).to_be_visible()
    mia.presses("Again")
    expect(mia.page.get_by_role("region", name=mia.words.games[TURN_BY_TURN.game.name])).to_be_visible()
    back.press("Enter")  # the page is older than the game
    expect(ben.page.get_by_role("region", name=ben.words.games[TURN_BY_TURN.game.name])).to_be_visible()
    ben.goes_home()
    expect(ben.page.get_by_role("link", name="Continue")).to_have_count(1)
    expect(back).to_have_count(0)


def test_two_who_played_once_at_one_device_are_offered_a_revenge(device: Callable[..., Person]) -> None:
    us = device(TABLET)
    opens_for(us, TURN_BY_TURN.game.name, 2)
    wire.finish([us])
    us.goes_home()
    expect(us.page.get_by_text(re.compile(r"^\w+ leads 1–0\.$"))).to_be_visible()
    us.page.get_by_role("link", name="Revenge?").press("Enter")
    us.page.get_by_role("heading", level=1, name=us.words.games[TURN_BY_TURN.game.name]).wait_for()
    expect(us.page.get_by_role("radio", name="On this device")).to_be_checked()
    expect(us.page.get_by_role("textbox")).to_have_count(2)
    expect(us.page.get_by_role("button", name="Start with 2 players")).to_be_enabled()


def test_three_who_played_read_who_won_and_are_offered_a_revenge(device: Callable[..., Person]) -> None:
    us = device(TABLET)
    opens_for(us, TURN_BY_TURN.game.name, 3)
    wire.finish([us])
    us.goes_home()
    told = us.page.get_by_text(re.compile(r"^Last time \w+ (won against \w+ and \w+|and .* shared the win)\.$"))
    expect(told).to_be_visible()
    us.page.get_by_role("link", name=re.compile(r"^(Revenge|Again)\?$")).press("Enter")
    expect(us.page.get_by_role("radio", name="On this device")).to_be_checked()


@pytest.mark.parametrize("shape", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_last_evening_is_told_to_who_went_home(device: Callable[..., Person], shape: dict[str, object]) -> None:
    ben, mia = device(shape), device(PHONE)
    for person in (ben, mia):  # on a busy machine one phone may ask for what the other has just left
        person.expects_refusals()
    tonight = Evening()
    wire.sit_down(TURN_BY_TURN.game.name, [ben, mia])
    tonight.ends_a_game([ben, mia])
    ben.presses("Again")
    for person in (ben, mia):
        expect(person.page.get_by_role("table", name=person.words.pad)).to_have_count(0)
    tonight.ends_a_game([ben, mia])
    goes_home(ben)
    evening = ben.page.get_by_role("region", name="The last evening").get_by_role("button")
    expect(evening).to_contain_text("2 games")
    (first, won), (second, lost) = sorted(tonight.wins().items(), key=lambda one: -one[1])
    assert evening.inner_text().replace("\xa0", " ").startswith(f"{first} {won} · {second} {lost}")
    evening.click()
    sheet = ben.page.get_by_role("dialog", name="Our evening")
    tonight.is_told_on(sheet)
    expect(sheet.get_by_role("button", name="Send the picture")).to_be_in_viewport(ratio=1)
