"""What each game brings to the tests that all games share, in `tests/games/<game>/specimen.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Set
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from gander.contract.game import Luck
from gander.research.playthrough import Script
from tests.oracle.plain import Plainly


def as_it_is(state: Any, luck: Luck) -> Any:
    return state


def no_cards(state: Any) -> tuple[Any, ...]:
    return ()


def nothing(state: Any, move: Any) -> tuple[Any, ...]:
    return ()


@dataclass(frozen=True, eq=False, kw_only=True)
class Specimen:
    """A game as the shared tests need it."""

    count: Callable[[Any], Counter[Any]]
    """Counts everything there is in a state, wherever it lies."""
    whole: Callable[[Any], dict[int, int]]
    """What a count must find with these options: how often each piece is there, and of how many kinds."""
    plainly: Plainly
    """The game in the words of its second implementation."""
    ways: tuple[Any, ...]
    """A few agreements that show it from all sides, in every mode, for tests that take too long for all."""
    scripts: tuple[Script, ...]
    """Its golden playthroughs."""
    questions: tuple[Any, ...] = ()
    """What can be asked of its adviser, if it has one."""
    more_options: tuple[Any, ...] = ()
    """Agreements beyond every mode, level, variant and number of players: say, which colours are played with."""
    hidden_places: Set[str] = frozenset()
    """The fields of a state in which something may be hidden."""
    exchanged: Callable[[Any, Luck], Any] = as_it_is
    """Another state, in which any two cards changed places, seen or not."""
    glanced_at: Callable[[Any], tuple[Any, ...]] = no_cards
    """The cards at which the player whose turn it is may look with a glance; `None` where none lies."""
    shows_who_remembers: bool = True
    """Whether some dozens of games show which of two characters remembers more; one with a question or two does not."""
    all_shown: bool = True
    """Whether every card that is asked for was shown to all before; in a game of pairs nobody has seen them."""
    laid_open: Callable[[Any, Any], tuple[Any, ...]] = nothing
    """What lies open to all only while a move is made."""


def specimen(game: str) -> Specimen:
    """What a game brings. One that has brought nothing yet fails in its own tests, and stops nobody else's."""
    module = f"tests.games.{game}.specimen"
    try:
        found: Specimen = import_module(module).SPECIMEN
    except ModuleNotFoundError as missing:
        if missing.name not in (module, module.rpartition(".")[0]):
            raise
        return _unwritten(game)
    return found


def _unwritten(game: str) -> Specimen:
    def lacks(*_: object) -> Any:
        raise LookupError(f"tests/games/{game}/specimen.py is missing")

    plainly = Plainly((), lacks, lacks, lacks, lacks, lacks, {}, lacks, lacks)
    return Specimen(count=lacks, whole=lacks, plainly=plainly, ways=(), scripts=())
