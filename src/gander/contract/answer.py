"""One answer with its circumstances: the row of the export. The sentence under each field is its data dictionary."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from gander.contract.game import Seat
from gander.contract.played import By

MEASURES: Final = 1
"""Raised whenever an answer gains a measure or one is counted differently: then old games are derived again."""

Kind: TypeAlias = Literal["answer", "in_turn", "proposal", "group", "play", "draw", "keep", "announce"]
"""Goose: one's own question, somebody else's after a mistake, a proposal to the group, the group's answer. Boar: a card
played, or drawn instead. Brains: dice thrown again, or a colour announced."""

Error: TypeAlias = Literal[
    "before", "neighbour", "elsewhere", "earlier", "never", "called", "missed", "misnamed", "none_in_hand", "poorer"
]
"""`before`: what lay at that place before. `neighbour`: what lies beside it. `elsewhere`: what lies further off.
`earlier`: what was shown and is gone. `never`: what was never shown. `called`: what was called wrong a moment ago.
`missed`: drew though a card in hand matched. `misnamed`: the right card under a wrong name. `none_in_hand`: played
though no card in hand matched. `poorer`: a choice that was worth less than the best one."""

Position: TypeAlias = Literal["first", "middle", "last", "only"]


class Answer(Struct, frozen=True, gc=False, array_like=True, kw_only=True):
    """An answer, derived from the log of its game."""

    number: int
    """Which answer of the game, from 1."""
    move: int
    """Which move of the game, from 0; with the game's log this leads to everything else."""
    at: float
    """When it was given, in seconds since 1970."""
    seat: Seat | None
    """Who gave it; empty for a group's answer."""
    by: By
    """Who moved: a person, a bot in the seat, or the clock for somebody whose time ran out."""
    kind: Kind
    """What kind of answer it was."""
    counted: bool
    """Whether it says something about the person: given by them, about something they were shown."""
    right: bool
    """Whether it was right: the true value said, the matching card played, the best choice made."""
    truth: str
    """What would have been right; in Boar the matching places of the hand, in Brains the best choice."""
    answer: str
    """What was said or done."""
    options: tuple[str, ...] = ()
    """What could be said or done."""
    outcomes: tuple[str, ...] = ()
    """For each option `right`, or the kind of error it would have been."""
    error: Error | None = None
    """The kind of error, if it was one."""
    guess: float = 0.0
    """The chance to be right by pure guessing among what is not openly excluded."""
    reasoned: float = 0.0
    """The chance of the likeliest option for somebody who knows everything that was shown except this card."""
    feature: str | None = None
    """Goose: what was asked, a colour, clothing or animal."""
    place: int | None = None
    """The place asked about or played from, counted from 0."""
    position: Position | None = None
    """Where that is in the line-up or hand; in Boar the place of the newest matching card."""
    load: int | None = None
    """How many cards were to be kept in mind: face-down suspects, or cards in the hand."""
    events: int | None = None
    """How many questions and new cards (Goose) or turns (Boar) came between seeing the card and this answer."""
    replacements: int | None = None
    """How many cards came to other places meanwhile (Goose), or how often the card moved up in the hand (Boar)."""
    occupant: int | None = None
    """Which card it is at that place of the line-up in this game: 0 is the first."""
    before: str | None = None
    """The value asked for of the card that was at that place before."""
    shown_for: float | None = None
    """For how many seconds the card could be seen."""
    age: float | None = None
    """How many seconds of play passed from its last sight to this question."""
    seen: bool = True
    """Whether whoever answered was at the seat while the card was shown."""
    response: float | None = None
    """Seconds from question to answer, as the table measured them, pauses left out."""
    took: float | None = None
    """Milliseconds from showing the question to the answer, as the device measured them."""
    hidden: bool = False
    """The page was out of sight between question and answer."""
    named: str | None = None
    """Boar with naming: the animal that was named."""
    matched: bool | None = None
    """Boar: whether a pair was made."""
    matching: int | None = None
    """Boar: how many cards in the hand would have matched."""
    forced: bool = False
    """Boar: the deck was empty, so a card had to be played."""
    throws_left: int | None = None
    """Brains: how many more throws were allowed."""
    value: float | None = None
    """Brains: what the choice was worth, in brains won or not lost by this turn, with the best play from then on."""
    best: float | None = None
    """Brains: what the best choice was worth."""
    left: float | None = None
    """Brains: the difference, which was left on the table."""
    luck: float | None = None
    """Brains: what the last throw brought above its expectation."""


def position_of(place: int, places: int) -> Position:
    """First, middle or last in a row."""
    if places == 1:
        return "only"
    return "first" if place == 0 else "last" if place == places - 1 else "middle"
