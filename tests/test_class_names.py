"""A class name means one thing in src/gander: whoever reads it need not look where it was imported from."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

from tests.tree import files, text_of

PACKAGE: Final = Path("src/gander")

BY_CONTRACT: Final = "every game brings its own by contract"
OF_A_BATCH: Final = "every game that can be played over arrays has its own"
ON_CARDS: Final = "games whose cards are turned down have the same pieces with other names on the wire"
SEEN_IN_PART: Final = "the contract's, and what each game says of its own cards"

MAY_OCCUR_TWICE: Final = {
    "BatchOptions": OF_A_BATCH,
    "BatchState": OF_A_BATCH,
    "Dealt": ON_CARDS,
    "Difficulty": BY_CONTRACT,
    "Ended": BY_CONTRACT,
    "FaceDown": ON_CARDS,
    "FaceUp": ON_CARDS,
    "Glanced": SEEN_IN_PART,
    "Glances": SEEN_IN_PART,
    "Item": BY_CONTRACT,
    "Missed": ON_CARDS,
    "NewCard": ON_CARDS,
    "Observation": BY_CONTRACT,
    "Options": BY_CONTRACT,
    "Replaced": ON_CARDS,
    "Shuffle": "every game with a deck is shuffled",
    "State": BY_CONTRACT,
    "TurnedDown": ON_CARDS,
}
"""Class names that several modules define, and why."""


def places_of_classes() -> dict[str, list[str]]:
    """The modules that define a class of each name, besides those inside others."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in files():
        if path.suffix == ".py" and PACKAGE in path.parents:
            for node in ast.parse(text_of(path)).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(str(path.relative_to(PACKAGE)))
    return found


def test_a_class_name_means_one_thing() -> None:
    twice = {name: places for name, places in places_of_classes().items() if len(places) > 1}
    new = [f"{name}: {', '.join(places)}" for name, places in twice.items() if name not in MAY_OCCUR_TWICE]
    assert not new, "\n".join(["", *new])


def test_every_name_that_may_occur_twice_does() -> None:
    places = places_of_classes()
    assert [name for name in MAY_OCCUR_TWICE if len(places[name]) < 2] == []


def test_only_games_share_class_names() -> None:
    """What is not a game's own has a name of its own, but for the contract that the games fill in."""
    shared = {
        name: [place for place in places if not place.startswith(("games/", "contract/"))]
        for name, places in places_of_classes().items()
        if name in MAY_OCCUR_TWICE
    }
    assert {name: places for name, places in shared.items() if places} == {}
