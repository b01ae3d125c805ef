"""What the seats of many games see that decide in The Wise Whale, in the order of the observation."""

from typing import Any, Final, get_args

from gander.contract.arrays import Column, always, amount, either, laid_out, members, one_of
from gander.contract.game import Mode
from gander.contract.glances import LEFT_IN_ROW
from gander.games.whale.batch.state import KINDS, NEW_CARD, NONE, OVER, STUDY, TURN, BatchOptions, BatchState, seat_of
from gander.games.whale.pieces import (
    CARDS,
    CARDS_AT,
    COLOURS,
    CREATURES,
    GRID_AT,
    MOST_PLACES,
    MOST_PLAYERS,
    Phase,
)

SEATS: Final = range(MOST_PLAYERS)
SIDES: Final = range(max(map(max, GRID_AT.values())) + 1)
MOST_AWAY: Final = len(CARDS) - min(CARDS_AT.values())
NEVER: Final = 99

# Words stand in a row in the order of the alphabet.
MODES: Final = sorted(get_args(Mode))
PHASES: Final = {"study": STUDY, "turn": TURN, "new_card": NEW_CARD, "over": OVER}
PHASES_IN_ORDER: Final = [PHASES.get(phase, NEVER) for phase in sorted(get_args(Phase))]
COLOURS_IN_ORDER: Final = [COLOURS.index(colour) for colour in sorted(COLOURS)]
CREATURES_IN_ORDER: Final = [CREATURES.index(creature) for creature in sorted(CREATURES)]
FACE: Final = len(COLOURS) + len(CREATURES)
GLANCES: Final = 1 + LEFT_IN_ROW + (1 + 1) + (1 + FACE)
"""The places of a row that tell of glances: games over arrays have none."""


def rows(table: BatchOptions, state: BatchState) -> Any:
    xp, games = table.xp, len(state.phase)
    missing = MOST_PLAYERS - table.players
    return laid_out(
        xp,
        [
            always(xp, [1], games),
            one_of(xp, seat_of(table, state), SEATS),
            always(xp, [mode == table.mode for mode in MODES], games),
            one_of(xp, state.phase, PHASES_IN_ORDER),
            one_of(xp, state.turn, SEATS),
            always(xp, [table.shape.rows == side for side in SIDES], games),
            always(xp, [table.shape.columns == side for side in SIDES], games),
            *_grid(table, state),
            amount(xp, members(xp, state.deck), len(CARDS)),
            *_maybe_card(xp, state.turned),
            *(part for card in state.away for part in _maybe_card(xp, card)),
            always(xp, [0] * (1 + FACE) * (MOST_AWAY - len(state.away)), games),
            amount(xp, state.hits, len(CARDS)),
            *(part for pile in state.points for part in (always(xp, [1], games), amount(xp, pile, len(CARDS)))),
            always(xp, [0, 0] * missing, games),
            amount(xp, state.errors, len(CARDS)),
            amount(xp, state.box, len(CARDS)),
            *(part for seat in range(table.players) for part in (always(xp, [1], games), (state.ready > seat)[None])),
            always(xp, [0, 0] * missing, games),
            (state.fresh >= 0)[None],
            amount(xp, xp.maximum(state.fresh, 0), MOST_PLACES - 1),
            *_maybe_card(xp, state.shown),
            always(xp, [0] * GLANCES, games),
        ],
    )


def _card(xp: Any, card: Column) -> Any:
    """The colour and the creature of a card, neither if there is no card."""
    colour = card // KINDS
    creature = either(xp, card < 0, NONE, card - KINDS * colour)
    return xp.concatenate([one_of(xp, colour, COLOURS_IN_ORDER), one_of(xp, creature, CREATURES_IN_ORDER)])


def _maybe_card(xp: Any, card: Column) -> list[Any]:
    return [(card >= 0)[None], _card(xp, card)]


def _grid(table: BatchOptions, state: BatchState) -> list[Any]:
    """Face up: all while the grid is studied and when the game is over, else the new card (W3, W5)."""
    xp, games = table.xp, len(state.phase)
    all_up = (state.phase == STUDY) | (state.phase == OVER)
    blocks = []
    for place, card in enumerate(state.grid):
        up = all_up | (state.fresh == place)
        blocks += [xp.stack([up | ~up, up, ~up]), _card(xp, either(xp, up, card, NONE))]
    return [*blocks, always(xp, [0] * (3 + FACE) * (MOST_PLACES - table.shape.places), games)]
