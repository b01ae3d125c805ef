"""The drill of The Astute Goose: look at a line-up, see cards replaced, and answer."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from gander.contract.game import Level, Luck, shuffled, with_item
from gander.contract.measure import DrillRules, worst_of
from gander.games.goose.pieces import FEATURES, LINEUP_AT, SUSPECTS, Feature, Suspect, Value
from gander.games.goose.rules import NUMBERS_OVER

DrillKind: TypeAlias = Literal["before", "neighbour", "long_ago"]
LONG_AGO: Final = 4
"""How many new cards come before a question of long ago."""


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


def item(kind: DrillKind, level: Level, luck: Luck) -> Item:
    size = LINEUP_AT[level]
    cards = list(shuffled(SUSPECTS, luck))
    lineup, spare = tuple(cards[:size]), cards[size:]
    feature = FEATURES[luck.below(len(FEATURES))]
    place = 1 + luck.below(size - 2) if kind == "neighbour" else luck.below(size)
    if kind == "before":
        new = next(card for card in spare if getattr(card, feature) != getattr(lineup[place], feature))
        replaced = [Replaced(place, new)]
    else:
        others = [other for other in range(size) if other != place]
        count = LONG_AGO if kind == "long_ago" else 1
        replaced = [Replaced(others[luck.below(len(others))], spare.pop()) for _ in range(count)]
    lying = lineup
    for change in replaced:
        lying = with_item(lying, change.place, change.suspect)
    truth = getattr(lying[place], feature)
    return Item(kind, lineup, NUMBERS_OVER[size], tuple(replaced), place, feature, truth)


def kind_for(missed: Mapping[str, float]) -> DrillKind:
    """What lay there before and what lies beside it can be practised as such; all else is kept for too short."""
    worst = worst_of(missed)
    return "before" if worst == "before" else "neighbour" if worst == "neighbour" else "long_ago"


DRILL: Final = DrillRules(item=Item, kinds=get_args(DrillKind), make=item, kind_for=kind_for)
