"""The moment of truth of a game that has one, which it brings in `tests/games/<game>/truth.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from re import Pattern
from typing import Final

from playwright.sync_api import Locator

from gander.contract.game import AnyGame
from gander.games import GAMES
from tests.page.people import Person
from tests.page.screens import fewest
from tests.page.tables import opens_with_bots


@dataclass(frozen=True, kw_only=True)
class Truth:
    """Something comes to light."""

    leads_up: Callable[[Person], Locator]
    """From the beginning of a game to what must be pressed for it."""
    beats: tuple[str, ...]
    """In this order they come."""
    seen: str
    """What is in the page once the card is face up, or the dice lie, as a selector."""
    verdict: Pattern[str]
    """Words that may not be in the page before."""
    rolls: Callable[[Person], Locator] | None = None
    """The same for dice that fall before it, where there are some."""


def has_truth(game: AnyGame) -> bool:
    """Whether all watch while something comes to light."""
    return bool(game.suspense or game.counted)


WITH_TRUTH: Final = [name for name, game in GAMES.items() if has_truth(game)]


def truth_of(game: str) -> Truth:
    found: Truth = import_module(f"tests.games.{game}.truth").TRUTH
    return found


def led_up_to(me: Person, game: str, leads_up: Callable[[Person], Locator] | None = None) -> Locator:
    """The table is laid, for one alone or with bots, and this is what must be pressed."""
    opens_with_bots(me, game, fewest(game))
    me.presses(me.words.alone if fewest(game) == 1 else me.words.start)
    return (leads_up or truth_of(game).leads_up)(me)
