"""A game of The Astute Goose at one moment, with all its secrets."""

from msgspec import Struct

from gander.contract.game import Mode, Seat
from gander.games.goose.pieces import Phase, Proposal, Question, Suspect, Value


class State(Struct, frozen=True, gc=False):
    """Everything there is, also what nobody may see."""

    mode: Mode
    phase: Phase
    turn: Seat
    """Who rolls, or rolled last."""
    deck: tuple[Suspect, ...]
    """The next card is the last."""
    lineup: tuple[Suspect | None, ...]
    """`None` is a gap."""
    piles: tuple[tuple[Suspect, ...], ...]
    """Points; a solo player or a group has the first pile."""
    errors: tuple[Suspect, ...]
    box: tuple[Suspect, ...]
    ready: tuple[bool, ...]
    fresh: int | None = None
    """The place of the new card that lies face up to be memorised (G14)."""
    question: Question | None = None
    held: Suspect | None = None
    """The card that the active player looks at alone after a wrong answer (G9)."""
    wrong: tuple[Value, ...] = ()
    """The wrong answers to this question, the active player's first."""
    proposal: Proposal | None = None
    shown: Suspect | None = None
    """The card last shown to all; it is face down again at the next roll (G10)."""
    glances: tuple[int, ...] = ()
    """What every seat has left; empty in a game without (A4)."""
    glanced: int | None = None
    """The place of the suspect that lies open to the active player until the answer (A6)."""
    ahead: tuple[int, ...] = ()
    """The cards that every seat started with; empty in a game without (A9)."""
