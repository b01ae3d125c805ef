"""A game of The Thieving Magpie at one moment, with all its secrets."""

from msgspec import Struct

from gander.contract.game import Mode, Seat
from gander.games.magpie.pieces import Lattice, Phase, Thing


class State(Struct, frozen=True, gc=False):
    """Everything there is, also what nobody may see."""

    mode: Mode
    phase: Phase
    turn: Seat
    """Who turns cards; while two lie open, who turned them."""
    shape: Lattice
    grid: tuple[Thing | None, ...]
    """Row by row; `None` where a pair was taken (P5)."""
    open: tuple[int, ...]
    seen: tuple[int, ...]
    """The places that were turned over at some time: their cards are known to whoever forgets nothing (P7)."""
    piles: tuple[tuple[Thing, ...], ...]
    """The pairs of each seat, one card of each; one pile for all who play together."""
    turns: int
    wrong: int
    patience: int
    """How many wrong turns the magpie watches in all; 0 where nobody plays against her (P8)."""
    ready: tuple[bool, ...]
    glances: tuple[int, ...] = ()
    glanced: int | None = None
    """The place of the card that lies open to the active player until they turn one (A6)."""
    ahead: tuple[int, ...] = ()
