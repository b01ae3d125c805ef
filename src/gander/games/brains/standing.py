"""How good a position of MMM… Brains! is: the chance to win, exact with two players, estimated with more.

With two players the chance is that of the solved end (`endgame.py`). With three to five it is an estimate: a player is
as strong as the odds against each of the others alone are good, less so for every player who moves before, and wins
in proportion to that. `docs/odds.md` has the formula, and how its few numbers were found.

While brains are still collected nobody knows who will hold how many. The estimate then looks at the middle: how likely
each player is to be the first who makes others pay, and what each will hold by then on average.
"""

import math
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gander.games.brains.endgame import BRAINS, endgame
from gander.games.brains.odds import MOST, Worth, final_values, results, totals_after, worth_of_taking
from gander.games.brains.pieces import BRAINS_FOR, COLOURS

Holdings: TypeAlias = NDArray[np.float64]
"""The brains of the players still in, in the order of their turns: one row per position, one column per player."""

Chances: TypeAlias = NDArray[np.float64]
"""The chance of each player to win, in the same rows and columns."""


# Paying --------------------------------------------------------------------------------------------------------------


class Weights(Struct, frozen=True):
    """The numbers of the estimate for one number of players."""

    duels: float
    """How much the mean log odds against each of the others alone count."""
    wait: float
    """What every player costs who moves before."""


WEIGHTS: Final[dict[int, Weights]] = {
    3: Weights(duels=0.43, wait=0.03),
    4: Weights(duels=0.43, wait=0.04),
    5: Weights(duels=0.38, wait=0.02),
}


def chances(holdings: Holdings) -> Chances:
    """Everybody's chance to win in phase 2, all of them still in; the first player is to move."""
    players = holdings.shape[1]
    if players == 1:
        return np.ones_like(holdings)
    if players == 2:
        first = endgame()[tuple(np.rint(holdings).astype(np.intp).T)]
        return np.stack((first, 1 - first), axis=1)
    strengths = np.exp(_log_strengths(holdings, WEIGHTS[players]))
    shares: Chances = strengths / strengths.sum(axis=1, keepdims=True)
    return shares


def _log_strengths(holdings: Holdings, weights: Weights) -> NDArray[np.float64]:
    players = holdings.shape[1]
    duels = _log_odds(holdings[:, :, None], holdings[:, None, :]).sum(axis=2) / (players - 1)
    strengths: NDArray[np.float64] = weights.duels * duels - weights.wait * np.arange(players)
    return strengths


def _log_odds(mine: Holdings, other: Holdings) -> NDArray[np.float64]:
    """The log odds of a duel; between whole numbers of brains, which only means have, on a straight line."""
    table = _duels()
    whole, other_whole = np.floor(mine).astype(np.intp), np.floor(other).astype(np.intp)
    part, other_part = mine - whole, other - other_whole
    fewer = table[whole, other_whole] * (1 - other_part) + table[whole, other_whole + 1] * other_part
    more = table[whole + 1, other_whole] * (1 - other_part) + table[whole + 1, other_whole + 1] * other_part
    odds: NDArray[np.float64] = fewer * (1 - part) + more * part
    return odds


@cache
def _duels() -> NDArray[np.float64]:
    """The log odds of a duel by both holdings, if each is as likely as the other to begin it.

    More than there are brains lies on the table nowhere, but beside what does: it is as if there were just so many.
    """
    mine, other = np.indices((BRAINS + 2, BRAINS + 2))
    mine = np.clip(mine, 1, BRAINS - 1)
    other = np.clip(other, 1, BRAINS - mine)
    chance = (endgame()[mine, other] + 1 - endgame()[other, mine]) / 2
    odds: NDArray[np.float64] = np.log(chance / (1 - chance))
    return odds


def worth_of_paying(holdings: tuple[int, ...], colours: tuple[int, ...]) -> tuple[Worth, float]:
    """The mover's chance to win after announcing each colour with each total, and after five brains (M8 to M10).

    Holdings and colours are those of the players still in, the mover first.
    """
    own = _chances_after(holdings, 0)
    worth = np.tile(own, (len(COLOURS), 1))
    for player in range(1, len(holdings)):
        worth[colours[player]] = _chances_after(holdings, player)
    return worth, float(own[0])


def _chances_after(holdings: tuple[int, ...], payer: int) -> NDArray[np.float64]:
    """The mover's chance to win after that player has paid each total from 0."""
    next_turns = [*range(1, len(holdings)), 0]
    paid = np.arange(min(MOST + 1, holdings[payer]))  # the payer stays in
    positions = np.tile(np.array(holdings, np.float64), (len(paid), 1))
    positions[:, payer] -= paid
    still_in = chances(positions[:, next_turns])[:, -1]
    if len(still_in) > MOST:
        return still_in
    left = np.array([[holdings[player] for player in next_turns if player != payer]], np.float64)
    without = chances(left)[0, -1] if payer else 0.0
    return np.concatenate((still_in, np.full(MOST + 1 - len(still_in), without)))


# Collecting ----------------------------------------------------------------------------------------------------------


class Outlook(Struct, frozen=True):
    """How phase 1 may go on, for each number of brains in the middle, with everybody taking the most."""

    starts: NDArray[np.float64]
    """The chance that the player so many turns from now is the first to choose who pays."""
    gains: NDArray[np.float64]
    """If so, what the player so many turns from now has taken by then, on average."""


@cache
def taking() -> NDArray[np.float64]:
    """The chance of each number of brains that one turn takes from a full middle."""
    return totals_after(results(final_values(worth_of_taking(), 0)))


@cache
def outlook(players: int) -> Outlook:
    """Filled in from the empty middle up, since every turn leaves fewer brains there (M6, M7)."""
    most = BRAINS_FOR[players]
    starts, sums = np.zeros((most + 1, players)), np.zeros((most + 1, players, players))
    starts[0, 0] = 1
    likely = taking()[1:] / taking()[1:].sum()  # who takes nothing only passes the turn on
    for middle in range(1, most + 1):
        taken = np.minimum(np.arange(1, MOST + 1), middle)
        # Seen from the next player everybody's turn is one nearer.
        starts[middle] = np.roll(likely @ starts[middle - taken], 1)
        sums[middle] = np.roll(np.tensordot(likely, sums[middle - taken], 1), (1, 1), (0, 1))
        sums[middle, :, 0] += np.roll((likely * taken) @ starts[middle - taken], 1)
    gains = np.divide(sums, starts[:, :, None], out=np.zeros_like(sums), where=starts[:, :, None] > 0)
    return Outlook(starts, gains)


def chance_while_collecting(holdings: tuple[int, ...], middle: int) -> float:
    """The estimated chance to win of the player who has just taken and stands last; the first is to move."""
    ahead = outlook(len(holdings))
    return math.fsum(
        start * _chance_of_last(np.array(holdings) + gains, first)
        for first, (start, gains) in enumerate(zip(ahead.starts[middle], ahead.gains[middle], strict=True))
        if start > 0
    )


def _chance_of_last(holdings: NDArray[np.float64], first: int) -> float:
    """The chance to win of the player who stands last when another starts to pay; who has nothing is out (M10)."""
    last = len(holdings) - 1
    turns = [player % len(holdings) for player in range(first, first + len(holdings))]
    still_in = [player for player in turns if holdings[player] > 0]
    if last not in still_in:
        return 0.0
    return float(chances(holdings[None, still_in])[0, still_in.index(last)])


def worth_of_collecting(holdings: tuple[int, ...], middle: int) -> tuple[Worth, float]:
    """The mover's chance to win after taking each total, and after five brains (M6, M7). The mover stands first."""
    mover, *others = holdings
    after = np.array(
        [chance_while_collecting((*others, mover + taken), middle - taken) for taken in range(min(MOST, middle) + 1)]
    )
    every = np.concatenate((after, np.full(MOST + 1 - len(after), after[-1])))
    return np.tile(every, (len(COLOURS), 1)), float(every[0])
