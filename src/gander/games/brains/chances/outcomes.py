"""What announcing each colour with each total leads to, and what that is worth to everybody (M6 to M11)."""

from collections.abc import Callable
from types import ModuleType
from typing import Final, TypeAlias

from gander.games.brains.chances.position_numbers import Array
from gander.games.brains.odds.turn_odds import MOST
from gander.games.brains.pieces import COLOURS

OUTCOMES: Final = (len(COLOURS), MOST + 1)
"""What a turn can lead to: a colour announced with a total. Colour 0 with total 0 stands for five brains."""

Chances: TypeAlias = Callable[[Array, Array, bool], Array]
"""Everybody's chances by holdings and colours, all with brains unless they are collecting, the first to move."""


def outcomes(xp: ModuleType, holdings: Array, colours: Array, middle: Array | None, chances: Chances) -> Array:
    """By position, colour, total and player, the mover first; colour 0 with total 0 is five brains.

    `middle` is what lies there while brains are collected, none while they are paid.
    """
    players = holdings.shape[1]
    after = _holdings_after(xp, holdings, colours, middle)
    turned = xp.broadcast_to(((colours - colours[:, :1]) % OUTCOMES[0])[:, None, None, :], after.shape)
    flat, flat_colours = after.reshape(-1, players), turned.reshape(-1, players)
    if middle is None:
        worth = _next_turn(xp, flat, flat_colours, chances)
    else:
        left = (middle + holdings.sum(-1))[:, None, None] - after.sum(-1)
        worth = _while_collecting(xp, flat, flat_colours, left.reshape(-1) > 0, chances)
    return worth.reshape(after.shape)


def _holdings_after(xp: ModuleType, holdings: Array, colours: Array, middle: Array | None) -> Array:
    """What everybody holds after each announcement; colours count from the mover's."""
    count, players = holdings.shape
    total = xp.arange(OUTCOMES[1])[None, None, :]
    after = xp.zeros((count, *OUTCOMES, players), dtype=holdings.dtype) + holdings[:, None, None, :]
    if middle is not None:
        taken = xp.minimum(total, middle[:, None, None])
        after[..., 0] = after[..., 0] + taken
        return after
    turned = (colours - colours[:, :1]) % OUTCOMES[0]
    colour = xp.arange(OUTCOMES[0])[None, :, None]
    nobody = colour >= 0
    for player in range(1, players):
        hit = (turned[:, player][:, None, None] == colour) & (holdings[:, player] > 0)[:, None, None]
        nobody = nobody & ~hit
        after[..., player] = after[..., player] - hit * xp.minimum(total, holdings[:, player][:, None, None])
    after[..., 0] = after[..., 0] - nobody * xp.minimum(total, holdings[:, 0][:, None, None])
    return after


def _while_collecting(xp: ModuleType, holdings: Array, colours: Array, still: Array, chances: Chances) -> Array:
    """The turn goes on; where the middle is empty now, those without brains are out (M7)."""
    found = xp.zeros(holdings.shape, dtype=xp.float64)
    rolled = chances(xp.roll(holdings[still], -1, 1), xp.roll(colours[still], -1, 1), True)
    found[still] = xp.asarray(xp.roll(rolled, 1, 1), dtype=xp.float64)
    found[~still] = _next_turn(xp, holdings[~still], colours[~still], chances)
    return found


def _next_turn(xp: ModuleType, holdings: Array, colours: Array, chances: Chances) -> Array:
    """Everybody's chances when the next one after the first, who has some, is to move and only they play on."""
    players = holdings.shape[1]
    turns = [*range(1, players), 0]
    found = xp.zeros(holdings.shape, dtype=xp.float64)
    who = sum((holdings[:, player] > 0) * 2**player for player in turns)
    for pattern in range(1, 2**players):
        rows = who == pattern
        if not rows.any():
            continue
        seats = [player for player in turns if pattern >> player & 1]
        worth = chances(holdings[rows][:, seats], colours[rows][:, seats], False)
        part = xp.zeros((len(worth), players), dtype=xp.float64)
        part[:, seats] = xp.asarray(worth, dtype=xp.float64)
        found[rows] = part
    return found
