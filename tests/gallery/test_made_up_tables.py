"""The made-up language where something is going on: a lobby, a game with its menu, a class."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from gander.speech.languages import SOURCE
from gander.speech.message import filled
from gander.translation.audit import room_for
from gander.translation.word_files import word_files
from tests.gallery.test_made_up import CUT, KNOWS, PHONES, faulty, looked_at
from tests.kinds import FOR_TWO, TURN_BY_TURN
from tests.made_up import HYPHEN, TAG, english_words, made_up
from tests.page.people import Person
from tests.page.server import Server

pytestmark = pytest.mark.nightly

Device = Callable[[], Person]
IN_DIALOG: Final = CUT.replace("'main'", "'dialog[open]'")


@cache
def says(key: str) -> re.Pattern[str]:
    """A sentence of the page, as a button says it."""
    files = (file for file in word_files() if file.name.startswith("page/"))
    entry = next(entry for file in files for entry in file.entries(SOURCE) if entry.key == key)
    text = filled(made_up(entry.message, room_for(entry)), {})
    return re.compile(f"^{f'{HYPHEN}?'.join(map(re.escape, text.replace(HYPHEN, '')))}$")


class Looks:
    """Notes what is faulty on each screen."""

    def __init__(self) -> None:
        self.words, self.found = english_words(), dict[str, list[str]]()

    def at(self, me: Person, screen: str, measure: str = CUT) -> None:
        self.found[screen] = looked_at(me.page, measure, False, self.words)


@pytest.fixture
def device(browser: Browser, made_up_server: Server, width: int) -> Iterator[Device]:
    """A phone on which all is said in the made-up language."""
    people: list[Person] = []

    def comes() -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": PHONES[width][1]},
            is_mobile=True,
            has_touch=True,
            reduced_motion="reduce",
        )
        context.add_init_script(KNOWS)
        context.add_init_script(f"localStorage.setItem('gander.settings', '{{\"language\": \"{TAG}\"}}')")
        people.append(Person(context, made_up_server.address, seed=len(people) + 1))
        return people[-1]

    yield comes
    for person in people:
        person.context.close()


def opens(me: Person, game: str, *others: dict[str, str]) -> str:
    """A table at which Mia sits."""
    seats = [{"kind": "here", "name": "Mia"}, *others]
    opened = me.context.request.post(f"{me.address}api/tables", data={"game": game, "seats": seats, "options": {}})
    return str(opened.json()["table"])


@pytest.mark.parametrize("width", PHONES)
def test_a_lobby_and_a_game_say_all_in_it(device: Device) -> None:
    mia, ben, looks = device(), device(), Looks()
    table = opens(mia, FOR_TWO.game.name, {"kind": "open"})
    mia.page.goto(f"{mia.address}#/table/{table}")
    mia.page.get_by_role("heading").first.wait_for()
    mia.page.get_by_role("button", name=says("menu.open")).wait_for()
    looks.at(mia, "lobby")
    ben.page.goto(f"{ben.address}#/table/{table}")
    ben.page.get_by_role("heading").first.wait_for()
    looks.at(ben, "a stranger")

    table = opens(mia, TURN_BY_TURN.game.name, {"kind": "bot", "bot": "otter"})
    mia.context.request.post(f"{mia.address}api/tables/{table}/actions", data={"action": "start"})
    mia.page.goto(f"{mia.address}#/table/{table}")
    mia.page.locator(".board").wait_for()
    mia.presses(says("menu.open"))
    looks.at(mia, "the menu", IN_DIALOG)
    mia.presses(says("menu.pause"))
    mia.page.get_by_role("button", name=says("paused.resume")).wait_for()
    looks.at(mia, "a break")
    mia.presses(says("paused.resume"))
    mia.presses(says("menu.open"))
    mia.presses(says("menu.end"))
    looks.at(mia, "sure?", IN_DIALOG)
    mia.presses(says("menu.endYes"))
    mia.page.get_by_role("button", name=says("result.again")).first.wait_for()
    looks.at(mia, "a game that was ended")
    assert faulty(looks.found) == {}


@pytest.mark.parametrize("width", PHONES)
def test_a_class_says_all_in_it(device: Device) -> None:
    teacher, ada, looks = device(), device(), Looks()
    teacher.page.goto(f"{teacher.address}#/teach")
    teacher.presses(says("class.open"))
    letters = teacher.page.locator(".way .code")
    letters.wait_for()
    looks.at(teacher, "a class")
    ada.goes_home()
    ada.page.get_by_role("textbox").fill(letters.inner_text().lower())
    ada.presses(says("home.joinButton"))
    expect(ada.page).to_have_url(re.compile("#/class/"))
    ada.page.get_by_role("textbox").fill("Ada")
    looks.at(ada, "coming in")
    ada.presses(says("class.comeIn"))
    ada.page.get_by_role("heading", name="Ada").wait_for()
    looks.at(ada, "waiting")
    teacher.page.get_by_role("radio").first.check(force=True)
    teacher.presses(says("class.play"))
    ada.page.locator(".board").wait_for()
    looks.at(teacher, "a class that plays")
    teacher.presses(says("class.pause"))
    expect(ada.page.locator(".board")).to_have_count(0)
    looks.at(ada, "paused by the teacher")
    teacher.presses(says("class.end"))
    looks.at(teacher, "sure?")
    assert faulty(looks.found) == {}
