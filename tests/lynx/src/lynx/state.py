"""A game of Lynx at one moment, with its secret."""

from msgspec import Struct

from gander.contract.game import Seat
from gander.contract.options import Mode
from lynx.pieces import Phase, Prey


class State(Struct, frozen=True):
    mode: Mode
    phase: Phase
    turn: Seat
    deck: tuple[Prey, ...]
    """The last one is the card in question."""
    gone: tuple[Prey, ...]
    """The cards of the rounds before."""
    points: tuple[int, ...]
    named: tuple[Prey | None, ...]
