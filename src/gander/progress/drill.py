"""A drill: the kind of situation that somebody misses most, again and again, without a game around it.

A drill is for one person alone, so its answers come with it; it is on no notepad.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from gander.contract.answer import Answer
from gander.contract.game import Level, Luck, shuffled, with_item, without_item
from gander.games.boar.pieces import ANIMALS, COPIES, DESIGNS_AT, Animal
from gander.games.brains.measure import odds_for
from gander.games.brains.pieces import DICE, FACES, THROWS, Face, faces_up
from gander.games.goose.pieces import FEATURES, LINEUP_AT, SUSPECTS, Feature, Suspect
from gander.games.goose.rules import NUMBERS_OVER
from gander.progress.tally import Tally, tally_of

GooseKind: TypeAlias = Literal["before", "neighbour", "long_ago"]
BoarKind: TypeAlias = Literal["closed_up", "neighbour", "full_hand"]
FULL_HAND: Final = 6
LONG_AGO: Final = 4
"""So many new cards come before the question."""
MIDDLE: Final = 27
"""Enough brains for everything that dice can show to matter: the choice is about the dice alone."""
TAKING: Final = (MIDDLE,) * 5


class Replaced(Struct, frozen=True):
    """A new card comes to a place."""

    place: int
    suspect: Suspect


class GooseItem(Struct, frozen=True, tag_field="game", tag="goose"):
    """A line-up to look at, cards that replace some of it one after the other, and a question."""

    kind: GooseKind
    lineup: tuple[Suspect, ...]
    numbers: tuple[tuple[int, ...], ...]
    """The numbers of the die over each place, as at a table (G4)."""
    replaced: tuple[Replaced, ...]
    place: int
    feature: Feature
    truth: str


class BoarItem(Struct, frozen=True, tag_field="game", tag="boar"):
    """Cards drawn one after the other, places played from, and a card on the deck: which place matches it?"""

    kind: BoarKind
    drawn: tuple[Animal, ...]
    played: tuple[int, ...]
    top: Animal
    truth: tuple[int, ...]


class BrainsItem(Struct, frozen=True, tag_field="game", tag="brains"):
    """Dice as they lie while brains are collected: which are thrown again?"""

    kind: str
    """The throws that are left."""
    dice: tuple[Face, ...]
    throws: int
    """How often they were thrown."""
    throws_left: int
    middle: int
    best: float
    """What the best choice is worth."""


DrillItem: TypeAlias = GooseItem | BoarItem | BrainsItem


class Drill(Struct, frozen=True):
    kind: str
    items: tuple[DrillItem, ...]


def drill(game: str, level: Level, answers: Sequence[Answer], luck: Luck, items: int = 8) -> Drill:
    """Situations of the kind that these answers missed most."""
    kind = kind_missed_most(game, tally_of(answers))
    return Drill(kind, tuple(MAKERS[game](kind, level, luck) for _ in range(items)))


def kind_missed_most(game: str, tally: Tally) -> str:
    """The kind of error that happens most above what guessing would bring."""
    if game == "brains":
        means = {throws: sums[1] / sums[0] for throws, sums in tally.left.items() if throws != "0"}
        return max(means, key=lambda throws: means[throws], default="2")
    surplus = {kind: count - expected for kind, (count, expected) in tally.errors.items()}
    worst = max(surplus, key=lambda kind: surplus[kind], default="")
    known = {
        "goose": {"before": "before", "neighbour": "neighbour"},
        "boar": {"before": "closed_up", "neighbour": "neighbour"},
    }[game]
    return known.get(worst, "long_ago" if game == "goose" else "full_hand")


# Goose ---------------------------------------------------------------------------------------------------------------


def goose_item(kind: str, level: Level, luck: Luck) -> GooseItem:
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
    return GooseItem(kind, lineup, NUMBERS_OVER[size], tuple(replaced), place, feature, truth)  # type: ignore[arg-type]


# Boar ----------------------------------------------------------------------------------------------------------------


def boar_item(kind: str, level: Level, luck: Luck) -> BoarItem:
    designs = ANIMALS[: DESIGNS_AT[level]]
    drawn = shuffled(designs * COPIES, luck)[:FULL_HAND]
    hand, played = drawn, tuple[int, ...]()
    if kind == "closed_up":
        gap = luck.below(FULL_HAND - 2)
        hand, played = without_item(drawn, gap), (gap,)
        place = gap + luck.below(len(hand) - gap)
    elif kind == "neighbour":
        place = 1 + luck.below(len(hand) - 2)
    else:
        place = luck.below(2)
    top = hand[place]
    truth = tuple(slot for slot, animal in enumerate(hand) if animal == top)
    return BoarItem(kind, drawn, played, top, truth)  # type: ignore[arg-type]


# Brains --------------------------------------------------------------------------------------------------------------


def brains_item(kind: str, level: Level, luck: Luck) -> BrainsItem:
    faces = tuple(luck.below(len(FACES)) for _ in range(DICE))
    throws_left = int(kind)
    best = round(odds_for(TAKING).best(faces, throws_left), 3)
    return BrainsItem(kind, faces_up(faces), THROWS - throws_left, throws_left, MIDDLE, best)


MAKERS: Final[dict[str, Callable[[str, Level, Luck], DrillItem]]] = {
    "goose": goose_item,
    "boar": boar_item,
    "brains": brains_item,
}
