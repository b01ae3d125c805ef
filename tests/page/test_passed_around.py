"""One device for all: a cover between people where there are secrets, and nothing behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from gander.games import GAMES
from tests.kinds import FOR_TWO, OPEN_TO_ALL, by_day
from tests.page import wire
from tests.page.conftest import TABLET
from tests.page.people import Person, play_through, play_to_the_result
from tests.page.screens import fewest_people, screens
from tests.page.tables import opens_for

OTHERS: Final = [(name, fewest_people(name)) for name, game in GAMES.items() if game is not FOR_TWO.game]
"""The first game for two is played to its result."""


@pytest.mark.parametrize(("game", "people"), by_day(2, OTHERS))
def test_passed_around_through_a_reload_and_a_cut(device: Callable[..., Person], game: str, people: int) -> None:
    us = device(TABLET)
    opens_for(us, game, people)
    play_through([us], [us.reloads, us.loses_the_line])
    wire.finish([us])


@pytest.mark.nightly
def test_passed_around_to_the_result(device: Callable[..., Person]) -> None:
    us = device(TABLET)
    opens_for(us, FOR_TWO.game.name, 2)
    play_to_the_result([us], [us.reloads, us.loses_the_line])


def test_no_cover_where_everything_is_open(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, OPEN_TO_ALL.game.name, fewest_people(OPEN_TO_ALL.game.name))
    covers = 0
    for _ in range(40):
        glance = us.looks()
        covers += any(name.startswith("I am") for name in glance.buttons())
        us.does_something(glance)
    assert covers == 0


def test_a_tablet_can_be_turned_for_who_sits_across(device: Callable[..., Person]) -> None:
    open_to_all = screens(OPEN_TO_ALL.game.name)
    us = device(TABLET)
    opens_for(us, OPEN_TO_ALL.game.name, fewest_people(OPEN_TO_ALL.game.name))
    turn = us.page.get_by_role("button", name="Turn the table")
    turn.click()
    root = us.page.locator("html")
    expect(root).to_have_attribute("data-turned", "")
    us.presses(open_to_all.begin)  # a turned table is played like any other
    expect(us.page.get_by_role("button", name=open_to_all.begun)).to_be_visible()
    expect(turn).to_have_attribute("aria-pressed", "true")
    turn.click()
    expect(root).not_to_have_attribute("data-turned", "")
