"""A game of The Brilliant Boar at one moment, with all its secrets."""

from msgspec import Struct

from gander.contract.game import (
    Mode,
    Seat,
)
from gander.games.boar.pieces import (
    Animal,
    Phase,
)


class State(Struct, frozen=True, gc=False):
    """Everything there is, also what nobody may see."""

    designs: tuple[Animal, ...]
    mode: Mode
    naming: bool
    phase: Phase
    turn: Seat
    deck: tuple[Animal, ...]
    """The top card is the last."""
    hands: tuple[tuple[Animal, ...], ...]
    table: tuple[Animal, ...]
    """Cards that lie face up beside the deck, in the order in which they were laid."""
    piles: tuple[tuple[Animal, ...], ...]
    """Collected cards, two by two."""
    errors: tuple[Animal, ...]
    """The error pile of the solo game (B16)."""
    played: Animal | None
    """The card just laid, while its player chooses which of several to pair it with (B9)."""
    glances: tuple[int, ...] = ()
    """What every seat has left; empty in a game without (A4)."""
    glanced: int | None = None
    """The place of the card in hand that lies open to its owner until they draw or play (A6)."""
    ahead: tuple[int, ...] = ()
    """The cards that every seat started with; empty in a game without (A9)."""
