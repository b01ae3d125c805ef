"""The cards of the Goose."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from gander.games.goose.pieces import FEATURES, OVERVIEW, SUSPECTS
from tests.games.goose.positions import suspect


def test_G1_any_two_values_of_different_features_meet_on_one_card() -> None:
    assert len(SUSPECTS) == len(set(SUSPECTS)) == 25
    for one, other in combinations(FEATURES, 2):
        meetings = Counter((getattr(card, one), getattr(card, other)) for card in SUSPECTS)
        assert meetings == dict.fromkeys(product(OVERVIEW[one], OVERVIEW[other]), 1)


@pytest.mark.parametrize(
    ("card", "animal"),
    [
        ("yellow bow tie", "rat"),  # 0 + 0
        ("yellow necktie", "dog"),  # 0 + 1
        ("red scarf", "goose"),  # 1 + 2
        ("blue necktie", "parrot"),  # 3 + 1
        ("green key chain", "cat"),  # 4 + 3 = 7, less 5
        ("green striped shirt", "goose"),  # 4 + 4 = 8, less 5
    ],
)
def test_G1_animal_is_colour_and_clothing_added(card: str, animal: str) -> None:
    assert suspect(card).animal == animal


def test_G3_overview_has_five_values_of_each_feature() -> None:
    assert OVERVIEW == {
        "colour": ("yellow", "red", "purple", "blue", "green"),
        "clothing": ("bow tie", "necktie", "scarf", "key chain", "striped shirt"),
        "animal": ("rat", "dog", "cat", "goose", "parrot"),
    }
    for card, feature in product(SUSPECTS, FEATURES):
        assert getattr(card, feature) in OVERVIEW[feature]
