"""What may be agreed before a game of Boar."""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.game import options_from
from gander.games.boar.game import GAME
from gander.games.boar.pieces import Options
from tests.kit import agreements
from tests.options import check_wrong, check_wrong_kind, check_wrong_type

ANIMALS = "boar, wolf, badger, deer, duck, owl, mouse, hare, fox"


def test_every_agreement_that_the_rules_allow() -> None:
    """Four levels for one, and for two to four, named or not; two with glances; the others leave designs out."""
    plain = [agreed for agreed in agreements(GAME) if agreed.options.left_out is None]
    assert len(plain) == 4 * (1 + 3 * 2) + 2


@pytest.mark.parametrize(
    ("given", "option", "expected"),
    [
        ({"players": 0}, "players", "1 to 4"),
        ({"players": 5}, "players", "1 to 4"),
        ({"players": 1, "mode": "versus"}, "players", "2 to 4 for a versus game"),
        ({"players": 2, "mode": "solo"}, "players", "1 for a solo game"),
        ({"players": 2, "mode": "cooperative"}, "mode", "one of solo, versus"),
        ({"players": 2, "starter": 2}, "starter", "the seat that starts, 0 to 1"),
        (
            {"players": 1, "naming": True},
            "naming",
            "False in a solo game: naming the card is for 2 to 4 players",
        ),
        ({"left_out": ()}, "left_out", f"3 of {ANIMALS}, none twice, at level rookie"),
        ({"left_out": ("fox", "hare")}, "left_out", f"3 of {ANIMALS}, none twice, at level rookie"),
        ({"left_out": ("fox", "fox", "hare")}, "left_out", f"3 of {ANIMALS}, none twice, at level rookie"),
        (
            {"level": "advanced", "left_out": ("fox", "hare")},
            "left_out",
            f"1 of {ANIMALS}, none twice, at level advanced",
        ),
        ({"level": "expert", "left_out": ("fox",)}, "left_out", "empty at level expert"),
    ],
)
def test_wrong_option_is_named_with_what_would_be_right(given: dict[str, Any], option: str, expected: str) -> None:
    check_wrong(GAME, given, option, expected)


@pytest.mark.parametrize(
    ("options", "option"),
    [
        (Options(level="legend"), "level"),  # type: ignore[arg-type]
        (Options(level="advanced", left_out=("unicorn",)), "left_out"),  # type: ignore[arg-type]
    ],
)
def test_option_of_a_wrong_type_is_refused_by_the_rules_too(options: Options, option: str) -> None:
    check_wrong_type(GAME, options, option)


@pytest.mark.parametrize(
    ("given", "options"),
    [
        (
            {"players": 2, "naming": True, "left_out": ["fox", "owl", "boar"]},
            Options(2, naming=True, left_out=("fox", "owl", "boar")),
        ),
    ],
)
def test_plain_values_become_options(given: dict[str, object], options: Options) -> None:
    assert options_from(GAME, given) == options


@pytest.mark.parametrize(
    ("given", "option", "words"),
    [
        ({"naming": "yes"}, "naming", ("true or false",)),
        ({"left_out": "fox"}, "left_out", ("a list, each one of", "boar", "or nothing")),
        ({"left_out": ["unicorn"]}, "left_out", ("a list, each one of", "boar", "or nothing")),
        ({"levle": "expert"}, "levle", ("left out", "players, level, mode, starter, naming, left_out")),
    ],
)
def test_plain_value_of_a_wrong_kind_is_a_wrong_option(
    given: dict[str, object], option: str, words: tuple[str, ...]
) -> None:
    check_wrong_kind(GAME, given, option, words)
