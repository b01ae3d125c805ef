"""MMM… Brains! many times at once: the same rules over arrays, one row for each game.

A step is a decision and, where dice are thrown, how they land: so there is no state with dice in the air. Every
function takes the arrays' own module, NumPy or `jax.numpy`, and changes nothing in place, so that JAX can compile it.
Moves have the numbers that they have in the vocabulary of the game.
"""

from collections.abc import Callable
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from gander.contract.batch import Batch, only
from gander.games.brains.game import VOCABULARY
from gander.games.brains.pieces import (
    BRAINS_FOR,
    COLOURS,
    DICE,
    FACES,
    THROWS,
    Announce,
    Options,
    Pass,
    Throw,
    multiplier,
    sum_of,
    totals_of,
)
from gander.games.brains.rules import brains_ahead, colours_of

Array: TypeAlias = Any
"""An array of NumPy or of JAX."""

COLLECT, PAY, OVER = range(3)
STILL_IN: Final = 0

ROLLS: Final = tuple(product(FACES, repeat=DICE))
"""Every way in which the five dice can lie. A roll is known by its place here."""
PLACES: Final = tuple(len(FACES) ** (DICE - 1 - die) for die in range(DICE))
TOTALS: Final = np.array([totals_of(roll) for roll in ROLLS], np.int32)
SUMS: Final = np.array([[sum_of(roll, colour) for colour in COLOURS] for roll in ROLLS], np.int32)
NOTHING: Final = ~(TOTALS > 0).any(axis=1)
"""Whether a roll counts nothing in any colour."""
MULTIPLIERS: Final = np.array([multiplier(roll) for roll in ROLLS], np.int32)

PASS: Final = VOCABULARY.index(Pass())
FIRST_THROW: Final = VOCABULARY.index(Throw(tuple(range(DICE))))
THROWN: Final = np.array(
    [[isinstance(move, Throw) and die in move.dice for die in range(DICE)] for move in VOCABULARY], np.bool_
)
"""Which dice a move throws."""
NAMED: Final = np.array(
    [COLOURS.index(move.colour) if isinstance(move, Announce) else -1 for move in VOCABULARY], np.int32
)
"""Which colour a move names."""


class State(NamedTuple):
    """So many games at the moment of a decision."""

    phase: Array
    turn: Array
    middle: Array
    brains: Array
    left: Array
    """When each seat went out: 1 for those who went first; `STILL_IN` for the others."""
    throws: Array
    faces: Array
    """How the dice lie; zeros before the first throw."""


def setup(xp: Any, games: int, options: Options) -> State:
    """So many games before the first throw."""
    seats, ahead = (games, options.players), brains_ahead(options)
    return State(
        phase=xp.full(games, COLLECT, xp.int32),
        turn=xp.full(games, options.starter, xp.int32),
        middle=xp.full(games, BRAINS_FOR[options.players] - sum(ahead), xp.int32),
        brains=xp.zeros(seats, xp.int32) + xp.asarray(ahead, xp.int32),
        left=xp.full(seats, STILL_IN, xp.int32),
        throws=xp.zeros(games, xp.int32),
        faces=xp.zeros((games, DICE), xp.int32),
    )


def roll_of(xp: Any, state: State) -> Array:
    found = state.faces[:, 0] * PLACES[0]
    for die in range(1, DICE):
        found = found + state.faces[:, die] * PLACES[die]
    return found


def legal(xp: Any, state: State) -> Array:
    """Which moves are legal, game by game (M4, M6, M8)."""
    roll = roll_of(xp, state)
    on = state.phase != OVER
    thrown = on & (state.throws > 0)
    announce = (xp.asarray(TOTALS)[roll] > 0) & thrown[:, None]
    give_up = thrown & xp.asarray(NOTHING)[roll]
    again = thrown & (state.throws < THROWS)
    throws = xp.repeat(again[:, None], len(VOCABULARY) - PASS - 1, axis=1)
    first = xp.arange(PASS + 1, len(VOCABULARY)) == FIRST_THROW
    throws = throws | ((on & (state.throws == 0))[:, None] & first)
    return xp.concatenate([announce, give_up[:, None], throws], axis=1)


# Steps ---------------------------------------------------------------------------------------------------------------


def step(xp: Any, colours: Array, state: State, move: Array, landing: Array) -> State:
    """Every game goes on by a legal move; dice that it throws land like this. What is over stays as it is.

    `colours` says which seat holds each colour, or -1.
    """
    thrown, named = xp.asarray(THROWN)[move], xp.asarray(NAMED)[move]
    throws = (named < 0) & (move != PASS)
    threw = state._replace(faces=xp.where(thrown, landing, state.faces), throws=state.throws + 1)
    ended = _next_turn(xp, _announce(xp, colours, state, named))
    return _choose(xp, state.phase == OVER, state, _choose(xp, throws, threw, ended))


def _choose(xp: Any, which: Array, one: State, other: State) -> State:
    parts = (xp.where(which[:, None] if a.ndim > 1 else which, a, b) for a, b in zip(one, other, strict=True))
    return State(*parts)


def _announce(xp: Any, colours: Array, state: State, colour: Array) -> State:
    """A colour brings brains while there is a middle, and costs somebody some later (M6, M8); none is a pass."""
    seats = xp.arange(state.brains.shape[1])
    total = xp.where(colour >= 0, xp.asarray(TOTALS)[roll_of(xp, state), colour], 0)
    collecting = state.phase == COLLECT
    taken = xp.minimum(total, state.middle)
    payer = payer_of(xp, colours, state, colour)
    paid = xp.minimum(total, _picked(xp, state.brains, payer))
    moves_to = xp.where(collecting, state.turn, payer)
    amount = xp.where(collecting, taken, -paid)
    brains = state.brains + xp.where(seats == moves_to[:, None], amount[:, None], 0)
    middle = state.middle - amount
    phase = xp.where(collecting & (middle == 0), PAY, state.phase)
    leaving = (phase == PAY)[:, None] & (brains == 0) & (state.left == STILL_IN)
    left = xp.where(leaving, _most(xp, state.left)[:, None] + 1, state.left)
    return state._replace(phase=phase, brains=brains, middle=middle, left=left)


def _most(xp: Any, rows: Array) -> Array:
    """The largest number of each row, column by column: rows are short and games are many."""
    found = rows[:, 0]
    for column in range(1, rows.shape[1]):
        found = xp.maximum(found, rows[:, column])
    return found


def payer_of(xp: Any, colours: Array, state: State, colour: Array) -> Array:
    """Who holds the colour and is still in; else the active player (M8, M9)."""
    holder = xp.asarray(colours)[colour]
    holds = (holder >= 0) & (_picked(xp, state.brains, holder) > 0)
    return xp.where(holds, holder, state.turn)


def _picked(xp: Any, rows: Array, places: Array) -> Array:
    """From each row the number at its place; the last one for -1."""
    return rows[xp.arange(len(rows)), places]


def _next_turn(xp: Any, state: State) -> State:
    """The next player still in throws; the last one with brains has won (M10, M11)."""
    players = state.brains.shape[1]
    has = state.brains > 0
    paying = state.phase == PAY
    over = paying & (sum(has[:, seat].astype(xp.int32) for seat in range(players)) == 1)
    seat = (state.turn + 1) % players
    for _ in range(players - 1):
        skipped = paying & (_picked(xp, state.brains, seat) == 0)
        seat = xp.where(skipped, (seat + 1) % players, seat)
    return state._replace(
        phase=xp.where(over, OVER, state.phase),
        turn=xp.where(over, has.argmax(axis=1), seat),
        throws=xp.zeros_like(state.throws),
        faces=xp.zeros_like(state.faces),
    )


def places_of(xp: Any, state: State) -> Array:
    """The winner is first, then who went out last; those who went at the same moment share a place (M11)."""
    order = xp.where(state.left == STILL_IN, state.brains.shape[1] + 1, state.left)
    return 1 + (order[:, None, :] > order[:, :, None]).sum(axis=2)


# Observations --------------------------------------------------------------------------------------------------------

NAMES_IN_ORDER: Final = sorted(COLOURS)
MOST_SEATS: Final = max(BRAINS_FOR)
MOST_BRAINS: Final = max(BRAINS_FOR.values())


def _one_hot(xp: Any, values: Array, size: int) -> Array:
    return (xp.arange(size) == values[..., None]).astype(xp.float32)


def _flat(parts: Array) -> Array:
    return parts.reshape(parts.shape[0], -1)


def rows(xp: Any, colours: Array, own: Array, state: State) -> Array:
    """What the seat that decides sees, as `gander.research.encoding` lays it out. `own` is the colour of each seat."""
    games, players = state.brains.shape
    one = xp.ones((games, 1), xp.float32)
    seat = _one_hot(xp, state.turn, MOST_SEATS)
    mode = xp.repeat(xp.asarray([[0, 0, 1]], xp.float32), games, axis=0)
    stage = _one_hot(xp, xp.asarray([0, 2, 1])[state.phase], 3)
    kept = _seats(xp, xp.concatenate([xp.ones((players, 1)), _alphabetical(xp, xp.asarray(own))], axis=1), games)
    middle = (state.middle / MOST_BRAINS).astype(xp.float32)[:, None]
    held = xp.stack([xp.ones_like(state.brains), state.brains / MOST_BRAINS], axis=2).astype(xp.float32)
    held = xp.pad(held, ((0, 0), (0, MOST_SEATS - players), (0, 0)))
    throws = _one_hot(xp, state.throws, THROWS + 1)
    in_the_air = xp.zeros((games, DICE * (1 + DICE)), xp.float32)
    lie = (state.throws > 0).astype(xp.float32)[:, None]
    dice, totals = _dice(xp, state) * lie, _totals(xp, colours, state) * lie
    parts = [one, seat, mode, stage, seat, kept, middle, _flat(held), _out(xp, state), throws, in_the_air, dice, totals]
    return xp.concatenate(parts, axis=1)


def _alphabetical(xp: Any, colours: Array) -> Array:
    order = xp.asarray([NAMES_IN_ORDER.index(colour) for colour in COLOURS])
    return _one_hot(xp, order[colours], len(COLOURS))


def _seats(xp: Any, one: Array, games: int) -> Array:
    """The same for every game, with room for the most seats."""
    whole = xp.pad(one, ((0, MOST_SEATS - one.shape[0]), (0, 0))).reshape(1, -1)
    return xp.repeat(whole, games, axis=0).astype(xp.float32)


def _out(xp: Any, state: State) -> Array:
    """Who is out, in the order in which they went, of one moment by seat."""
    players = state.brains.shape[1]
    when = state.left * MOST_SEATS + xp.arange(players)
    is_out = state.left != STILL_IN
    before = is_out[:, None, :] & (when[:, None, :] < when[:, :, None])
    rank = xp.where(is_out, before.sum(axis=2), MOST_SEATS)
    here = (xp.arange(MOST_SEATS)[:, None] == rank[:, None, :]).astype(xp.float32)
    here = xp.pad(here, ((0, 0), (0, 0), (0, MOST_SEATS - players)))
    return _flat(xp.concatenate([here.sum(axis=2, keepdims=True), here], axis=2))


def _dice(xp: Any, state: State) -> Array:
    """Each die: there, its number, its colour (M1)."""
    colour = (xp.arange(DICE) + xp.where(state.faces == 0, 5, state.faces)) % len(COLOURS)
    there = xp.ones((*state.faces.shape, 1), xp.float32)
    number = _one_hot(xp, state.faces, len(FACES))
    return _flat(xp.concatenate([there, number, _alphabetical(xp, colour)], axis=2))


def _totals(xp: Any, colours: Array, state: State) -> Array:
    """Each colour: what it counts, and what naming it would do (M5, M6, M8, M9)."""
    roll = roll_of(xp, state)
    found = []
    for colour, name in enumerate(COLOURS):
        total = xp.asarray(TOTALS)[roll, colour]
        payer = payer_of(xp, colours, state, xp.full_like(roll, colour))
        pays = (total > 0) & (state.phase == PAY)
        most = xp.where(state.phase == PAY, _picked(xp, state.brains, payer), state.middle)
        named = xp.full_like(roll, NAMES_IN_ORDER.index(name))
        parts = [
            xp.ones((len(roll), 1), xp.float32),
            _one_hot(xp, named, len(COLOURS)),
            (xp.asarray(SUMS)[roll, colour] / 15).astype(xp.float32)[:, None],
            _one_hot(xp, xp.asarray(MULTIPLIERS)[roll], DICE),
            (total / (15 * DICE)).astype(xp.float32)[:, None],
            pays.astype(xp.float32)[:, None],
            _one_hot(xp, xp.where(pays, payer, -1), MOST_SEATS),
            (xp.minimum(total, most) / MOST_BRAINS).astype(xp.float32)[:, None],
        ]
        found.append(xp.concatenate(parts, axis=1))
    return xp.concatenate(found, axis=1)


# As one thing --------------------------------------------------------------------------------------------------------


def holders(options: Options) -> list[int]:
    """The seat of each colour, -1 for a colour that nobody has."""
    own = colours_of(options)
    return [own.index(colour) if colour in own else -1 for colour in COLOURS]


def many(xp: Any, options: Options) -> Batch[State]:
    """The game with these options, many times at once."""
    only(options, "players", "mode", "starter", "brains", "colours")
    seats, own = xp.asarray(holders(options)), [COLOURS.index(colour) for colour in colours_of(options)]

    def land(draw: Callable[[tuple[int, ...]], Array], games: int) -> Array:
        return (draw((games, DICE)) * len(FACES)).astype(xp.int32)

    return Batch(
        setup=lambda draw, games: setup(xp, games, options),
        legal=lambda state: legal(xp, state),
        chance=land,
        step=lambda state, move, landing: step(xp, seats, state, move, landing),
        seat=lambda state: xp.where(state.phase == OVER, -1, state.turn),
        rows=lambda state: rows(xp, seats, own, state),
        scores=lambda state: state.brains,
        places=lambda state: places_of(xp, state),
    )


BATCH: Final = many
