"""The moves of MMM… Brains! in many games at once. Moves have the numbers of the vocabulary."""

from typing import Any, Final

from gander.contract.arrays import Column, Columns, chosen, either, picked
from gander.contract.batch import Draw
from gander.games.brains.batch.state import COLLECT, OVER, PAY, STILL_IN, BatchOptions, BatchState, payer_of, totals
from gander.games.brains.game import VOCABULARY
from gander.games.brains.pieces import BRAINS_FOR, COLOURS, DICE, FACES, THROWS, Pass, Throw

PASS: Final = VOCABULARY.index(Pass())
FIRST_THROW: Final = VOCABULARY.index(Throw(tuple(range(DICE))))
THROWN: Final = [sum(1 << die for die in move.dice) if isinstance(move, Throw) else 0 for move in VOCABULARY]
"""Which dice a move throws, as bits."""
WAYS_TO_THROW: Final = [number for number, dice in enumerate(THROWN) if dice]


def setup(table: BatchOptions, draw: Draw, games: int) -> BatchState:
    """So many games before the first throw."""
    xp = table.xp
    zero = xp.zeros(games, xp.int8)
    return BatchState(
        phase=zero + COLLECT,
        turn=zero + table.starter,
        middle=xp.full(games, BRAINS_FOR[table.players] - sum(table.ahead), xp.int16),
        brains=tuple(xp.full(games, ahead, xp.int16) for ahead in table.ahead),
        left=(zero + STILL_IN,) * table.players,
        throws=zero,
        faces=(zero,) * DICE,
    )


# Who may do what -----------------------------------------------------------------------------------------------------


def legal(table: BatchOptions, state: BatchState) -> Any:
    """Announce a colour that counts, pass if none does, throw again up to three times (M4, M6, M8)."""
    xp, on = table.xp, state.phase != OVER
    first, thrown = on & (state.throws == 0), on & (state.throws > 0)
    again = thrown & (state.throws < THROWS)
    columns = [xp.zeros(on.shape, bool)] * len(VOCABULARY)
    counts = [thrown & (total > 0) for total in totals(xp, state)]
    columns[: len(COLOURS)] = counts
    columns[PASS] = thrown & ~_any(counts)
    for number in WAYS_TO_THROW:
        columns[number] = first | again if number == FIRST_THROW else again
    return xp.stack(columns).T


def _any(columns: list[Column]) -> Column:
    found = columns[0]
    for column in columns[1:]:
        found = found | column
    return found


def any_move(table: BatchOptions, state: BatchState, chance: Column) -> Column:
    """First the colours that count, or to pass if none does, then the ways to throw."""
    xp = table.xp
    counts = [total > 0 for total in totals(xp, state)]
    named = xp.maximum(sum(one.astype(xp.int8) for one in counts), 1)
    again = either(xp, state.throws < THROWS, len(WAYS_TO_THROW), 0)
    nth = (chance * (named + again)).astype(xp.int8)
    said, before = xp.full_like(nth, PASS), xp.zeros_like(nth)
    for colour, one in enumerate(counts):
        said = either(xp, one & (before == nth), colour, said)
        before = before + one
    move = either(xp, nth < named, said, WAYS_TO_THROW[0] + nth - named)
    return either(xp, state.throws == 0, FIRST_THROW, move)


# Steps ---------------------------------------------------------------------------------------------------------------


def landing(table: BatchOptions, draw: Draw, games: int) -> Columns:
    """How each die lands if it is thrown."""
    return tuple((number * len(FACES)).astype(table.xp.int8) for number in draw((DICE, games)))


def step(table: BatchOptions, state: BatchState, move: Column, landing: Columns) -> BatchState:
    """Every game goes on by a legal move; dice that it throws land like this. What is over stays as it is."""
    xp = table.xp
    thrown, move = xp.asarray(THROWN, xp.int8)[move], move.astype(xp.int8)
    dice = zip(state.faces, landing, strict=True)
    faces = tuple(either(xp, thrown >> die & 1 > 0, new, old) for die, (old, new) in enumerate(dice))
    threw = state._replace(faces=faces, throws=state.throws + 1)
    after = chosen(xp, thrown > 0, threw, _next_turn(table, _announce(table, state, move)))
    return chosen(xp, state.phase == OVER, state, after)


def _announce(table: BatchOptions, state: BatchState, colour: Column) -> BatchState:
    """A colour brings brains while there is a middle, and costs somebody some later (M6, M8); none is a pass."""
    xp = table.xp
    total, payer = picked(xp, totals(xp, state), colour), payer_of(table, state, colour)
    collecting = state.phase == COLLECT
    amount = either(
        xp, collecting, xp.minimum(total, state.middle), -xp.minimum(total, picked(xp, state.brains, payer))
    )
    whose = either(xp, collecting, state.turn, payer)
    brains = tuple(held + either(xp, whose == seat, amount, 0) for seat, held in enumerate(state.brains))
    middle = state.middle - amount
    phase = either(xp, collecting & (middle == 0), PAY, state.phase)
    moment = _most(xp, state.left) + 1
    left = tuple(
        either(xp, (phase == PAY) & (held == 0) & (out == STILL_IN), moment, out)
        for held, out in zip(brains, state.left, strict=True)
    )
    return state._replace(phase=phase, brains=brains, middle=middle, left=left)


def _most(xp: Any, columns: Columns) -> Column:
    found = columns[0]
    for column in columns[1:]:
        found = xp.maximum(found, column)
    return found


def _next_turn(table: BatchOptions, state: BatchState) -> BatchState:
    """The next player still in throws; the last one with brains has won (M10, M11)."""
    xp = table.xp
    has = [(held > 0).astype(xp.int8) for held in state.brains]
    paying = state.phase == PAY
    over = paying & (sum(has) == 1)
    seat = left_of(table, state.turn)
    for _ in range(table.players - 1):
        skipped = paying & (picked(xp, state.brains, seat) == 0)
        seat = either(xp, skipped, left_of(table, seat), seat)
    winner = sum(one * number for number, one in enumerate(has))
    zero = xp.zeros_like(state.throws)
    return state._replace(
        phase=either(xp, over, OVER, state.phase),
        turn=either(xp, over, winner, seat),
        throws=zero,
        faces=(zero,) * DICE,
    )


def left_of(table: BatchOptions, seat: Column) -> Column:
    return either(table.xp, seat == table.players - 1, 0, seat + 1)


def scores_of(table: BatchOptions, state: BatchState) -> Any:
    return table.xp.stack(state.brains).T


def places_of(table: BatchOptions, state: BatchState) -> Any:
    """The winner is first, then who went out last; those who went at the same moment share a place (M11)."""
    xp = table.xp
    order = [either(xp, out == STILL_IN, table.players + 1, out) for out in state.left]
    return xp.stack([1 + sum((other > one).astype(xp.int8) for other in order) for one in order]).T
