"""What each game brings to the tests that drive a browser, in `tests/games/<game>/screens.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from re import Pattern
from typing import Final

from gander.games import GAMES
from tests.kit import AGREEMENTS

Name = str | Pattern[str]


@dataclass(frozen=True, kw_only=True)
class Practice:
    """How a situation to practise is gone through."""

    onward: Pattern[str]
    """The buttons that lead to the question."""
    cards: str
    """The list of the cards, which lie face down once the question is asked."""
    answers: str
    """Where the answers are, as a selector."""


@dataclass(frozen=True, kw_only=True)
class Screens:
    """A game as one sees it on the page, in English."""

    begin: Name
    """The button of the first move."""
    begun: Name
    """A button that comes after it."""
    told: Name
    """What is said of the first move."""
    tables: tuple[str, ...]
    """Its tables in the gallery, as they are listed there; the first shows how it begins."""
    opens: Mapping[str, str] = field(default_factory=dict)
    """Tables of the gallery at which a press on the first of these parts, by a selector, shows more to choose from."""
    scrolls: tuple[str, ...] = ()
    """Tables with so many cards that one has to scroll on the narrowest phone."""
    scrolls_with_longer_words: Mapping[str, str] = field(default_factory=dict)
    """Those besides where the made-up language needs a line too many for it, and why; these only become fewer."""
    stays: tuple[str, ...]
    """Parts of its board, by selectors, that lie at the same place and are of the same size through a whole round."""
    grow: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Rounds of the gallery in which more and more lies there, and the parts that become smaller for it."""
    shown_first: str
    """The one for people who do not know the game yet."""
    lesson: tuple[str, ...]
    """What to press from the first step of its lesson to the last; a button may say more than that."""
    lesson_steps: int
    lesson_fits: tuple[int, int] = (320, 568)
    """The smallest phone on which no step of it scrolls."""
    measured: Pattern[str]
    """What the notepad says first about how one plays."""
    measured_in_german: Pattern[str]
    mirrored: tuple[tuple[str, str, str], ...] = ()
    """A table, and two parts of it by their selectors: the first is on the left for a right hand."""
    practice: Practice | None = None
    """None if it cannot be played alone."""
    advice: object = None
    """What its adviser could answer, where no server is there to ask."""


def screens(game: str) -> Screens:
    found: Screens = import_module(f"tests.games.{game}.screens").SCREENS
    return found


def seats_of(game: str) -> set[int]:
    """For how many it is."""
    return {agreed.options.players for agreed in AGREEMENTS if agreed.game is GAMES[game]}


def fewest(game: str) -> int:
    return min(seats_of(game))


def fewest_people(game: str) -> int:
    """At least two: alone one needs no company."""
    return max(2, fewest(game))


def most(game: str) -> int:
    return max(seats_of(game))


ALONE_TOO: Final = [game for game in GAMES if fewest(game) == 1]
"""The games that one can play alone."""
