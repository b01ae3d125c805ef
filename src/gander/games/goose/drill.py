"""The drill of The Astute Goose: look at a line-up, see cards replaced, and answer."""

from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from gander.contract.game import Level, Luck, shuffled, with_item
from gander.contract.measure import DrillRules
from gander.games.goose.pieces import FEATURES, LINEUP_AT, SUSPECTS, Feature, Suspect, Value
from gander.games.goose.rules import NUMBERS_OVER

DrillKind: TypeAlias = Literal["before", "neighbour", "long_ago"]
ELSEWHERE: Final[dict[DrillKind, int]] = {"before": 0, "neighbour": 1, "long_ago": 4}
"""How many new cards come to other places before the question."""


class Difficulty(NamedTuple):
    """How hard: a longer line-up, and more new cards between looking and answering."""

    level: Level
    between: int = 0


STEPS: Final = (
    Difficulty("rookie"),
    Difficulty("experienced"),
    Difficulty("experienced", 2),
    Difficulty("advanced"),
    Difficulty("advanced", 2),
    Difficulty("expert"),
    Difficulty("expert", 2),
    Difficulty("expert", 4),
)


class Replaced(Struct, frozen=True):
    """A new card comes to a place."""

    place: int
    suspect: Suspect


class Item(Struct, frozen=True):
    """A line-up to look at, cards that replace some of it one after the other, and a question."""

    kind: DrillKind
    lineup: tuple[Suspect, ...]
    numbers: tuple[tuple[int, ...], ...]
    """The numbers of the die over each place, as at a table (G4)."""
    replaced: tuple[Replaced, ...]
    place: int
    feature: Feature
    truth: Value


def item(kind: DrillKind, step: Difficulty, luck: Luck) -> Item:
    size = LINEUP_AT[step.level]
    cards = list(shuffled(SUSPECTS, luck))
    lineup, spare = tuple(cards[:size]), cards[size:]
    feature = FEATURES[luck.below(len(FEATURES))]
    place = 1 + luck.below(size - 2) if kind == "neighbour" else luck.below(size)
    replaced = []
    if kind == "before":
        new = next(card for card in spare if getattr(card, feature) != getattr(lineup[place], feature))
        spare.remove(new)
        replaced.append(Replaced(place, new))
    others = [other for other in range(size) if other != place]
    for _ in range(ELSEWHERE[kind] + step.between):
        replaced.append(Replaced(others[luck.below(len(others))], spare.pop()))
    lying = lineup
    for change in replaced:
        lying = with_item(lying, change.place, change.suspect)
    truth = getattr(lying[place], feature)
    return Item(kind, lineup, NUMBERS_OVER[size], tuple(replaced), place, feature, truth)


DRILL: Final = DrillRules(
    item=Item,
    kinds={
        "before": ("before",),
        "neighbour": ("neighbour",),
        "long_ago": ("elsewhere", "earlier", "never", "called"),
    },
    steps=STEPS,
    at_level=Difficulty,
    make=item,
)
"""What lay there before and what lies beside it can be practised as such; all else is kept for too short."""
