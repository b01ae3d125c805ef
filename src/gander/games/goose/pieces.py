"""The pieces of The Astute Goose: cards, dice, moves, events and what a viewer sees. Rules: `games/goose/`."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from gander.cards.memorising import GotReady as GotReady
from gander.cards.memorising import Ready as Ready
from gander.cards.memorising import TimeUp as TimeUp
from gander.contract.game import Event, Level, Mode, PublicEvent, Seat, Viewer
from gander.contract.game import Move as AnyMove
from gander.contract.glances import Given, Glance
from gander.contract.glances import Glanced as AnyGlanced
from gander.contract.glances import Glances as AnyGlances
from gander.contract.head_start import CardsAhead, CardsGiven

# Parts ---------------------------------------------------------------------------------------------------------------

Colour: TypeAlias = Literal["yellow", "red", "purple", "blue", "green"]
Clothing: TypeAlias = Literal["bow tie", "necktie", "scarf", "key chain", "striped shirt"]
Animal: TypeAlias = Literal["rat", "dog", "cat", "goose", "parrot"]
Value: TypeAlias = Colour | Clothing | Animal
Feature: TypeAlias = Literal["colour", "clothing", "animal"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
CLOTHINGS: Final[tuple[Clothing, ...]] = get_args(Clothing)
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
FEATURES: Final[tuple[Feature, ...]] = get_args(Feature)

OVERVIEW: Final[dict[Feature, tuple[Value, ...]]] = {"colour": COLOURS, "clothing": CLOTHINGS, "animal": ANIMALS}
"""All values of every feature, in everybody's sight all the time (G3)."""


class Suspect(Struct, frozen=True, gc=False, cache_hash=True):
    """A card of the deck."""

    colour: Colour
    clothing: Clothing
    animal: Animal


SUSPECTS: Final[tuple[Suspect, ...]] = tuple(
    Suspect(colour, clothing, ANIMALS[(c + f) % 5])
    for c, colour in enumerate(COLOURS)
    for f, clothing in enumerate(CLOTHINGS)
)
"""The 25 suspects: any two values of different features meet on exactly one card (G1)."""

LINEUP_AT: Final[dict[Level, int]] = {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6}
PIPS: Final = 6

PLAYERS: Final[dict[Mode, range]] = {"solo": range(1, 2), "versus": range(2, 6), "cooperative": range(2, 6)}
MOST_PLAYERS: Final = max(map(max, PLAYERS.values()))

Seated: TypeAlias = Annotated[Seat, Meta(ge=0, lt=MOST_PLAYERS)]
Slot: TypeAlias = Annotated[int, Meta(ge=0, lt=max(LINEUP_AT.values()))]
Pip: TypeAlias = Annotated[int, Meta(ge=1, le=PIPS)]
Cards: TypeAlias = Annotated[int, Meta(ge=0, le=len(SUSPECTS))]
"""How many cards."""


class Options(Struct, frozen=True):
    """What is agreed before the game."""

    players: int = 1
    level: Level = "rookie"
    mode: Mode | None = None
    starter: Seat = 0
    glances: Given = UNSET
    """How many glances each seat has (A4)."""
    ahead: CardsGiven = UNSET
    """How many cards each seat starts with (A9)."""


class Question(Struct, frozen=True, gc=False):
    """What the dice ask: this feature of the suspect at this place (G7)."""

    number: Pip
    slot: Slot
    feature: Feature


class Proposal(Struct, frozen=True, gc=False):
    """An answer that somebody proposes to the group, and who is for it (G19)."""

    seat: Seated
    value: Value
    accepted: Annotated[tuple[bool, ...], Meta(max_length=MOST_PLAYERS)]


Phase: TypeAlias = Literal["shuffle", "study", "roll", "dice", "answer", "agree", "others", "new_card", "over"]


# Moves and events ----------------------------------------------------------------------------------------------------


class Shuffle(AnyMove, frozen=True, gc=False):
    """Chance lays the deck; the last card is dealt first (G5)."""

    deck: tuple[Suspect, ...]


class Roll(AnyMove, frozen=True, gc=False):
    """Roll both dice (G7)."""


class Dice(AnyMove, frozen=True, gc=False):
    """Chance says how the dice lie."""

    number: int
    feature: Feature


class Answer(AnyMove, frozen=True, gc=False):
    """Say a value aloud (G8, G11)."""

    value: Value


class Slip(AnyMove, frozen=True, gc=False):
    """Somebody saw the card in my hand (G13)."""


class Propose(AnyMove, frozen=True, gc=False):
    """Propose an answer to the group (G19)."""

    value: Value


class Accept(AnyMove, frozen=True, gc=False):
    """Agree with the answer that is proposed (G19)."""


Move: TypeAlias = Shuffle | Ready | TimeUp | Roll | Dice | Answer | Slip | Propose | Accept | Glance


class Dealt(PublicEvent, frozen=True, gc=False):
    """The line-up lies face up."""

    suspects: int


class TurnedDown(PublicEvent, frozen=True, gc=False):
    """The cards that lay face up are face down; `slot` names the one, if it was one."""

    slot: int | None


class Rolled(PublicEvent, frozen=True, gc=False):
    seat: Seat
    number: int
    slot: int
    feature: Feature


class Answered(PublicEvent, frozen=True, gc=False):
    seat: Seat
    feature: Feature
    value: Value
    right: bool


class Looked(Event, frozen=True, gc=False):
    """The active player looks at the card alone (G9)."""

    seat: Seat
    suspect: Suspect | None

    def seen_by(self, viewer: Viewer) -> "Looked":
        return self if viewer == self.seat else Looked(self.seat, None)


class Won(PublicEvent, frozen=True, gc=False):
    """The card is shown to all and is a point (G10, G11); `seat` is `None` for the group's pile (G19)."""

    seat: Seat | None
    slot: int
    suspect: Suspect


class Missed(PublicEvent, frozen=True, gc=False):
    """Solo or together: the card is shown and goes to the error pile (G18, G19)."""

    slot: int
    suspect: Suspect


class Slipped(PublicEvent, frozen=True, gc=False):
    """The left neighbour gets the card without answering (G13)."""

    seat: Seat
    winner: Seat


class Boxed(PublicEvent, frozen=True, gc=False):
    """Nobody knew: the card leaves the game unseen (G12)."""

    slot: int


class Proposed(PublicEvent, frozen=True, gc=False):
    seat: Seat
    value: Value


class Accepted(PublicEvent, frozen=True, gc=False):
    seat: Seat


class NewCard(PublicEvent, frozen=True, gc=False):
    """A card from the deck fills the gap, face up (G14)."""

    slot: int


class Glanced(AnyGlanced, frozen=True, gc=False):
    """Somebody looks at a suspect of the line-up (A5)."""

    card: Suspect | None


class Ended(PublicEvent, frozen=True, gc=False):
    """The number rolled points at a gap (G16)."""

    slot: int


Happening: TypeAlias = (
    Dealt
    | GotReady
    | TurnedDown
    | Rolled
    | Answered
    | Looked
    | Won
    | Missed
    | Slipped
    | Boxed
    | Proposed
    | Accepted
    | NewCard
    | Ended
    | Glanced
)


# What a viewer sees --------------------------------------------------------------------------------------------------


class FaceUp(Struct, frozen=True, gc=False, tag_field="card", tag="face_up"):
    suspect: Suspect


class FaceDown(Struct, frozen=True, gc=False, tag_field="card", tag="face_down"):
    """A card of which nothing is to be seen."""


class Gap(Struct, frozen=True, gc=False, tag_field="card", tag="gap"):
    """No card lies here."""


Place: TypeAlias = FaceUp | FaceDown | Gap
PipsOver: TypeAlias = Annotated[tuple[Pip, ...], Meta(max_length=PIPS // min(LINEUP_AT.values()))]


class Glances(AnyGlances, frozen=True, gc=False):
    """Who may still look, and where somebody looks now (A7)."""

    place: Slot | None
    card: Suspect | None


class Observation(Struct, frozen=True, gc=False):
    """The table as one viewer sees it now."""

    mode: Mode
    phase: Phase
    turn: Seated
    lineup: Annotated[tuple[Place, ...], Meta(max_length=max(LINEUP_AT.values()))]
    numbers: Annotated[tuple[PipsOver, ...], Meta(max_length=max(LINEUP_AT.values()))]
    """The numbers of the die that lie over each place of the line-up (G4)."""
    deck: Cards
    points: Annotated[tuple[Cards, ...], Meta(max_length=MOST_PLAYERS)]
    errors: Cards
    box: Cards
    ready: Annotated[tuple[bool, ...], Meta(max_length=MOST_PLAYERS)]
    fresh: Slot | None
    question: Question | None
    wrong: Annotated[tuple[Value, ...], Meta(max_length=MOST_PLAYERS)]
    holder: Seated | None
    held: Suspect | None
    """The card in one's own hand; of a card in another hand nothing is to be seen."""
    proposal: Proposal | None
    shown: Suspect | None
    glances: Glances | UnsetType = UNSET
    """Absent in a game without."""
    ahead: CardsAhead = UNSET
    """The cards that everybody started with; they are not among those counted above (A9)."""
