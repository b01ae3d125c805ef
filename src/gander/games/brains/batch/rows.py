"""What the seats of many games see that decide in MMM… Brains!, in the order of the observation."""

from typing import Any, Final, get_args

from gander.contract.arrays import Column, always, amount, either, laid_out, one_of, picked
from gander.contract.game import Mode
from gander.games.brains.batch.state import (
    COLLECT,
    NONE,
    OVER,
    PAY,
    STILL_IN,
    BatchOptions,
    BatchState,
    multiplier,
    payer_of,
    sums,
    totals,
)
from gander.games.brains.pieces import BRAINS_FOR, COLOURS, DICE, FACES, MOST_PLAYERS, PLAYERS, THROWS

SEATS: Final = range(MOST_PLAYERS)
MOST_BRAINS: Final = max(BRAINS_FOR.values())
MOST_SUM: Final = sum(FACES)

# Words stand in a row in the order of the alphabet.
MODES: Final = sorted(get_args(Mode))
PHASES_IN_ORDER: Final = [COLLECT, OVER, PAY]
COLOURS_IN_ORDER: Final = [COLOURS.index(colour) for colour in sorted(COLOURS)]


def rows(table: BatchOptions, state: BatchState) -> Any:
    xp, games = table.xp, len(state.phase)
    return laid_out(
        xp,
        [
            always(xp, [1], games),
            one_of(xp, state.turn, SEATS),
            always(xp, [mode in PLAYERS for mode in MODES], games),
            one_of(xp, state.phase, PHASES_IN_ORDER),
            one_of(xp, state.turn, SEATS),
            always(xp, _colours(table), games),
            amount(xp, state.middle, MOST_BRAINS),
            *(part for held in state.brains for part in (always(xp, [1], games), amount(xp, held, MOST_BRAINS))),
            always(xp, [0, 0] * (MOST_PLAYERS - table.players), games),
            *_out(table, state),
            one_of(xp, state.throws, range(THROWS + 1)),
            always(xp, [0] * DICE * (1 + DICE), games),  # no dice are in the air at a decision
            *_dice(table, state),
            *_totals(table, state),
        ],
    )


def _colours(table: BatchOptions) -> list[float]:
    """The colour of each seat (M3), the same in the whole game."""
    row: list[float] = []
    for seat in SEATS:
        own = table.own[seat] if seat < table.players else NONE
        row += [own >= 0, *(own == colour for colour in COLOURS_IN_ORDER)]
    return row


def _out(table: BatchOptions, state: BatchState) -> list[Any]:
    """Who is out, in the order in which they went, of one moment by seat."""
    xp, games = table.xp, len(state.phase)
    out = [left != STILL_IN for left in state.left]
    when = [left * MOST_PLAYERS + seat for seat, left in enumerate(state.left)]
    went = list(zip(out, when, strict=True))
    before = [sum((other & (then < now)).astype(xp.int8) for other, then in went) for now in when]
    nobody = always(xp, [0] * (MOST_PLAYERS - table.players), games)
    blocks = []
    for place in SEATS:
        here = [is_out & (others == place) for is_out, others in zip(out, before, strict=True)]
        somebody = sum(one.astype(xp.int8) for one in here)
        blocks += [somebody[None], xp.stack(here), nobody]
    return blocks


def _dice(table: BatchOptions, state: BatchState) -> list[Any]:
    """Each die, once it lies: its number, its colour (M1)."""
    xp, lie = table.xp, state.throws > 0
    blocks = []
    for die, face in enumerate(state.faces):
        counted = die + either(xp, face == 0, 5, face)
        colour = either(xp, counted >= len(COLOURS), counted - len(COLOURS), counted)
        blocks += [
            lie[None],
            one_of(xp, either(xp, lie, face, NONE), FACES),
            one_of(xp, either(xp, lie, colour, NONE), COLOURS_IN_ORDER),
        ]
    return blocks


def _totals(table: BatchOptions, state: BatchState) -> list[Any]:
    """Each colour, once the dice lie: what it counts, and what naming it would do (M5, M6, M8, M9)."""
    xp, lie = table.xp, state.throws > 0
    times = either(xp, lie, multiplier(xp, state), NONE)
    blocks = []
    for colour, (each, total) in enumerate(zip(sums(xp, state), totals(xp, state), strict=True)):
        named = xp.full_like(state.turn, colour)
        payer, paying = payer_of(table, state, named), state.phase == PAY
        most = either(xp, paying, picked(xp, state.brains, payer), state.middle)
        blocks += [
            lie[None],
            one_of(xp, either(xp, lie, named, NONE), COLOURS_IN_ORDER),
            amount(xp, each, MOST_SUM),
            one_of(xp, times, range(DICE)),
            amount(xp, total, MOST_SUM * DICE),
            *_payer(xp, either(xp, paying & (total > 0), payer, NONE)),
            amount(xp, xp.minimum(total, most), MOST_BRAINS),
        ]
    return blocks


def _payer(xp: Any, payer: Column) -> list[Any]:
    return [(payer >= 0)[None], one_of(xp, payer, SEATS)]
