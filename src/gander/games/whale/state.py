"""A game of The Wise Whale at one moment, with all its secrets."""

from msgspec import Struct

from gander.contract.game import Mode, Seat
from gander.games.whale.pieces import Card, Grid, Phase


class State(Struct, frozen=True, gc=False):
    """Everything there is, also what nobody may see."""

    mode: Mode
    phase: Phase
    turn: Seat
    """Who points; while a new card is memorised, who points next."""
    shape: Grid
    deck: tuple[Card, ...]
    """The next card is the last."""
    grid: tuple[Card, ...]
    """Row by row; empty before the deal, full ever after."""
    piles: tuple[tuple[Card, ...], ...]
    """Points."""
    errors: tuple[Card, ...]
    """The error pile of the solo game (W12)."""
    box: tuple[Card, ...]
    """Cards that left the game (W7, W8)."""
    ready: tuple[bool, ...]
    turned: Card | None = None
    """The card turned from the deck (W4)."""
    away: tuple[Card, ...] = ()
    """Cards laid away just before it; they lie open until somebody has pointed (W8)."""
    hits: int = 0
    """Hits so far in this turn (W6)."""
    fresh: int | None = None
    """The place of the new card that lies face up to be memorised (W5)."""
    shown: Card | None = None
    """The card last pointed at; it is face down again when the new card is (W4)."""
    glances: tuple[int, ...] = ()
    """What every seat has left; empty in a game without (A4)."""
    glanced: int | None = None
    """The place of the card that lies open to the active player until they point (A6)."""
    ahead: tuple[int, ...] = ()
    """The cards that every seat started with; empty in a game without (A9)."""
