"""The Thieving Magpie many times at once: the same rules over arrays, a number in each column for every game.

All cards are dealt at the beginning, so a step is a decision and nothing else. Where several are awaited, the first of
them by seat moves. Things and moves have the numbers that they have in `THINGS` and in the vocabulary; -1 is none.
"""

from typing import Any, Final, NamedTuple, get_args

from gander.cards.memorising import Ready
from gander.contract.arrays import Column, Columns, always, amount, chosen, either, laid_out, one_of, picked, placed
from gander.contract.batch import Batch, Draw, batch_at, one_number, only
from gander.contract.game import Mode, mode_of
from gander.games.magpie.game import VOCABULARY
from gander.games.magpie.pieces import (
    LATTICE_AT,
    MOST_PAIRS,
    MOST_PLACES,
    MOST_PLAYERS,
    MOST_TURNS,
    PATIENCE,
    PLAYERS,
    THINGS,
    Lattice,
    Options,
    Phase,
    TurnOver,
)

PHASES: Final[dict[Phase, int]] = {"first": 0, "second": 1, "study": 2, "over": 3}
FIRST, SECOND, STUDY, OVER = PHASES.values()
NONE: Final = -1
NEVER: Final = 99
READY_MOVE: Final = VOCABULARY.index(Ready())
FIRST_TURN: Final = VOCABULARY.index(TurnOver(0))

# Words stand in a row in the order of the alphabet.
MODES: Final = sorted(get_args(Mode))
PHASES_IN_ORDER: Final = [PHASES.get(phase, NEVER) for phase in sorted(get_args(Phase))]
THINGS_IN_ORDER: Final = [THINGS.index(thing) for thing in sorted(THINGS)]
SIDES: Final = range(max(map(max, LATTICE_AT.values())) + 1)
SPOT: Final = 1 + 3 + 1 + len(THINGS)
"""So much of a row tells of a place."""


class BatchState(NamedTuple):
    """So many games at the moment of a decision."""

    phase: Column
    turn: Column
    grid: Columns
    open: Columns
    """The places of the first and the second card that were turned over."""
    pairs: Columns
    turns: Column
    wrong: Column
    ready: Column
    """How many have said it: the first ones by seat."""


class BatchOptions(NamedTuple):
    """What was agreed, for all games the same."""

    xp: Any
    players: int
    mode: Mode
    shape: Lattice
    starter: int
    patience: int


def setup(table: BatchOptions, draw: Draw, games: int) -> BatchState:
    """The cards lie face down, in any order (P2)."""
    xp = table.xp
    zero, count = xp.zeros(games, xp.int8), xp.zeros(games, xp.int16)
    order = xp.argsort(draw((table.shape.places, games)), axis=0)
    grid = tuple((order % (table.shape.places // 2)).astype(xp.int8))
    piles = table.players if table.mode == "versus" else 1
    none = zero + NONE
    return BatchState(
        zero + FIRST, zero + table.starter, grid, (none, none), (zero,) * piles, count, count, xp.zeros_like(zero)
    )


def legal(table: BatchOptions, state: BatchState) -> Any:
    """Turn any card that lies face down, or say that one has seen enough (P3, P4, P10)."""
    xp = table.xp
    columns = [xp.zeros(state.phase.shape, bool)] * len(VOCABULARY)
    columns[READY_MOVE] = state.phase == STUDY
    turning = (state.phase == FIRST) | (state.phase == SECOND)
    for place, card in enumerate(state.grid):
        columns[FIRST_TURN + place] = turning & (card >= 0) & (state.open[0] != place)
    return xp.stack(columns).T


def step(table: BatchOptions, state: BatchState, move: Column, chance: Column) -> BatchState:
    """Every game goes on by a legal move: the phase says of which kind it is. What is over stays as it is."""
    xp = table.xp
    place = move.astype(xp.int8) - FIRST_TURN
    first = state._replace(phase=xp.full_like(state.phase, SECOND), open=(place, state.open[1]))
    after = chosen(xp, state.phase == SECOND, _compare(table, state, place), first)
    after = chosen(xp, state.phase == STUDY, _ready(table, state), after)
    return chosen(xp, state.phase == OVER, state, after)


def _compare(table: BatchOptions, state: BatchState, place: Column) -> BatchState:
    """Two alike are taken, and the same player goes on; two that differ lie open for all (P4, P5, P6)."""
    xp, none = table.xp, _none(table, state)
    first = state.open[0]
    alike = picked(xp, state.grid, xp.maximum(first, 0)) == picked(xp, state.grid, xp.maximum(place, 0))
    turns = state.turns + 1
    owners = [alike & (state.turn == seat) if table.mode == "versus" else alike for seat in range(len(state.pairs))]
    pairs = tuple(pile + owner.astype(xp.int8) for pile, owner in zip(state.pairs, owners, strict=True))
    all_taken = (sum(pairs) == table.shape.places // 2) | (turns >= MOST_TURNS)
    return state._replace(
        phase=either(xp, alike, either(xp, all_taken, OVER, FIRST), STUDY),
        grid=chosen(xp, alike, placed(xp, placed(xp, state.grid, first, none), place, none), state.grid),
        open=(either(xp, alike, none, first), either(xp, alike, none, place)),
        pairs=pairs,
        turns=turns,
        wrong=state.wrong + (~alike).astype(xp.int16),
    )


def _ready(table: BatchOptions, state: BatchState) -> BatchState:
    """Once all are ready both lie face down, and the next player has the turn, or the magpie flies off (P4, P8)."""
    xp, none = table.xp, _none(table, state)
    ends = state.turns >= MOST_TURNS
    if table.patience:
        ends = ends | (state.wrong >= table.patience)
    down = state._replace(
        phase=either(xp, ends, OVER, FIRST),
        turn=either(xp, state.turn == table.players - 1, 0, state.turn + 1),
        open=(none, none),
        ready=xp.zeros_like(state.ready),
    )
    return chosen(xp, state.ready == table.players - 1, down, state._replace(ready=state.ready + 1))


def _none(table: BatchOptions, state: BatchState) -> Column:
    return table.xp.full_like(state.turn, NONE)


def seat_of(table: BatchOptions, state: BatchState) -> Column:
    """The first of those who are awaited."""
    xp = table.xp
    return either(xp, state.phase == OVER, NONE, either(xp, state.phase == STUDY, state.ready, state.turn))


def rows(table: BatchOptions, state: BatchState) -> Any:
    """What the seats that decide see, in the order of the observation, up to glances, which games over arrays lack."""
    xp, games, shape = table.xp, len(state.phase), table.shape
    seats, there = range(MOST_PLAYERS), always(xp, [1], games)
    return laid_out(
        xp,
        [
            there,
            one_of(xp, seat_of(table, state), seats),
            always(xp, [mode == table.mode for mode in MODES], games),
            one_of(xp, state.phase, PHASES_IN_ORDER),
            one_of(xp, state.turn, seats),
            always(xp, [shape.rows == side for side in SIDES], games),
            always(xp, [shape.columns == side for side in SIDES], games),
            *(
                _spot(xp, card, (state.open[0] == place) | (state.open[1] == place))
                for place, card in enumerate(state.grid)
            ),
            always(xp, [0] * SPOT * (MOST_PLACES - shape.places), games),
            *(
                part
                for place in state.open
                for part in ((place >= 0)[None], amount(xp, xp.maximum(place, 0), MOST_PLACES - 1))
            ),
            *(part for pile in state.pairs for part in (there, amount(xp, pile, MOST_PAIRS))),
            always(xp, [0, 0] * (MOST_PLAYERS - len(state.pairs)), games),
            amount(xp, state.turns, MOST_TURNS),
            amount(xp, state.wrong, MOST_TURNS),
            amount(xp, xp.zeros_like(state.turns) + table.patience, max(PATIENCE.values())),
            *(part for seat in range(table.players) for part in (there, (state.ready > seat)[None])),
            always(xp, [0, 0] * (MOST_PLAYERS - table.players), games),
        ],
    )


def _spot(xp: Any, card: Column, is_open: Column) -> Any:
    """Face down, face up or taken, and what lies open."""
    lies = card >= 0
    known = xp.stack([lies | ~lies, lies & ~is_open, is_open, ~lies, is_open])
    return xp.concatenate([known, one_of(xp, either(xp, is_open, card, NONE), THINGS_IN_ORDER)])


def scores_of(table: BatchOptions, state: BatchState) -> Any:
    """Pairs; alone the turns, below zero (P6, P7, P8)."""
    if table.mode == "solo":
        return -state.turns[:, None]
    return table.xp.stack(state.pairs * (table.players // len(state.pairs))).T


def places_of(table: BatchOptions, state: BatchState) -> Any:
    """Most pairs win (P6)."""
    scores = scores_of(table, state)
    return 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)


def many(xp: Any, options: Options) -> Batch[BatchState]:
    """The game with these options, many times at once."""
    only(options, "players", "level", "mode", "starter")
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    patience = PATIENCE[options.level] if mode == "cooperative" else 0
    table = BatchOptions(xp, options.players, mode, LATTICE_AT[options.level], options.starter, patience)
    return batch_at(table, setup, legal, one_number, step, seat_of, rows, scores_of, places_of, shortest=shortest)


def shortest(table: BatchOptions) -> int:
    """Every pair at once."""
    return table.shape.places


BATCH: Final = many
