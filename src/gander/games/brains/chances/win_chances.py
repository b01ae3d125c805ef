"""How good a position of MMM… Brains! is: everybody's chance to win.

Exact, to within half a thousandth, with two or three players and with four who pay the last of their brains; else an
estimate (`estimate.py`).
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gander.games.brains.chances.estimate import Network, features, log_odds, scaled
from gander.games.brains.chances.outcomes import outcomes
from gander.games.brains.chances.position_numbers import arrangement_of
from gander.games.brains.chances.solved_tables import FOUR, THREE, duels, four, three
from gander.games.brains.odds.turn_odds import Worth
from gander.games.brains.pieces import BRAINS_FOR

Rows = NDArray[np.int64]
"""Holdings or colours: one row per position, one column per player still in, the mover first."""

Chances = NDArray[np.float64]
"""Everybody's chances to win, in the same rows and columns."""


class Position(Struct, frozen=True):
    """A game between two turns, or before the first throw of one: all who began it, the mover first."""

    holdings: tuple[int, ...]
    colours: tuple[int, ...]
    """By their numbers in `pieces.COLOURS`."""
    middle: int | None = None
    """What lies there while brains are collected; none once they are paid."""


class WinChances(Struct, frozen=True):
    """Everybody's chance to win."""

    chances: tuple[float, ...]
    exact: bool
    """Solved, or estimated."""


EXACT_UP_TO: Final = 3


def win_chances(position: Position) -> WinChances:
    """Everybody's chances before a turn, in the order of the position. Who is out has none (M10)."""
    stay = still_in(position)
    holdings = np.array([[position.holdings[place] for place in stay]])
    colours = np.array([[position.colours[place] for place in stay]])
    found = np.zeros(len(position.holdings))
    found[stay] = chances(holdings, colours, position.middle is not None)[0]
    return WinChances(tuple(found.tolist()), is_exact(position))


def still_in(position: Position) -> list[int]:
    """The places of those who play on: once brains are paid, of those who have some (M10)."""
    return [place for place, held in enumerate(position.holdings) if held or position.middle is not None]


def is_exact(position: Position) -> bool:
    """Whether the chances are solved; else they are estimated."""
    players, together = len(still_in(position)), sum(position.holdings)
    if players == 4:
        return position.middle is None and together <= FOUR
    return players < EXACT_UP_TO or (players == EXACT_UP_TO and together <= THREE)


def worth_of_announcing(position: Position) -> tuple[Worth, float]:
    """The mover's chance to win after each colour with each total, and after five brains (M6 to M10)."""
    middle = None if position.middle is None else np.array([position.middle])
    after = outcomes(np, np.array([position.holdings]), np.array([position.colours]), middle, chances)[0, :, :, 0]
    return np.roll(after, position.colours[0], axis=0), float(after[0, 0])


# By players still in -------------------------------------------------------------------------------------------------


def chances(holdings: Rows, colours: Rows, collecting: bool) -> Chances:
    """Everybody's chances, nobody out, the first to move."""
    players = holdings.shape[1]
    if players == 1:
        return np.ones(holdings.shape)
    if players == 2:
        first = duels()[holdings[:, 0], holdings[:, 1]]
        return np.stack((first, 1 - first), axis=1)
    if players == 3:
        held = scaled(np, holdings, THREE)
        return _by_arrangement(held, colours, lambda some, number: three(some, number, collecting))
    few = (holdings.sum(axis=1) <= FOUR) & (players == 4 and not collecting)
    found = np.empty(holdings.shape)
    found[few] = _by_arrangement(holdings[few], colours[few], four)
    found[~few] = _estimated(holdings[~few], colours[~few], collecting)
    return found


def _by_arrangement(holdings: Rows, colours: Rows, look: Callable[[Rows, int], Chances]) -> Chances:
    """What the tables say, of which there is one for each way in which the colours can lie."""
    players = holdings.shape[1]
    turned = (colours[:, 1:] - colours[:, :1]) % 5
    numbers = arrangement_of(players)[turned @ 5 ** np.arange(players - 1)]
    found = np.empty(holdings.shape)
    for number in set(numbers.tolist()):
        found[numbers == number] = look(holdings[numbers == number], number)
    return found


def _estimated(holdings: Rows, colours: Rows, collecting: bool) -> Chances:
    players = holdings.shape[1]
    brains = BRAINS_FOR[players]
    held = scaled(np, holdings, brains - collecting)  # as long as they collect, one at least lies in the middle
    seen = features(np, held, colours, brains, None if collecting else _log_odds())
    found: Chances = network(players, collecting).chances(np, seen).astype(np.float64)
    return found


@cache
def _log_odds() -> NDArray[np.float32]:
    odds: NDArray[np.float32] = log_odds(duels())
    return odds


@cache
def _networks() -> dict[str, NDArray[np.float32]]:
    with (files("gander.games.brains.chances") / "networks.npz").open("rb") as file, np.load(file) as kept:
        return {name: numbers.astype(np.float32) for name, numbers in kept.items()}


@cache
def network(players: int, collecting: bool) -> Network:
    name = f"{players} {'collect' if collecting else 'pay'}"
    return Network(tuple((_networks()[f"{name} weights {i}"], _networks()[f"{name} offsets {i}"]) for i in range(3)))
