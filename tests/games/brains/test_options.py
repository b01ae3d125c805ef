"""What may be agreed before a game of Brains."""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.game import options_from
from gander.games.brains.game import GAME
from gander.games.brains.pieces import Options
from tests.kit import agreements
from tests.options import check_wrong, check_wrong_kind, check_wrong_type

COLOURS = "red, yellow, blue, green, black"


def test_every_agreement_that_the_rules_allow() -> None:
    """Three, four or five players; beyond these, one with colours of its own and one with a head start."""
    assert len(list(agreements(GAME))) == 3 + 1 + 1


@pytest.mark.parametrize(
    ("given", "option", "expected"),
    [
        ({"players": 2}, "players", "3 to 5"),
        ({"players": 6}, "players", "3 to 5"),
        ({"mode": "solo"}, "mode", "one of versus"),
        ({"mode": "cooperative"}, "mode", "one of versus"),
        ({"players": 4, "starter": 4}, "starter", "the seat that starts, 0 to 3"),
        ({"colours": ("red", "red", "blue")}, "colours", f"3 different colours of {COLOURS}"),
        ({"colours": ("red", "blue")}, "colours", f"3 different colours of {COLOURS}"),
        ({"players": 4, "colours": ("red", "blue", "green")}, "colours", f"4 different colours of {COLOURS}"),
    ],
)
def test_wrong_option_is_named_with_what_would_be_right(given: dict[str, Any], option: str, expected: str) -> None:
    check_wrong(GAME, given, option, expected)


@pytest.mark.parametrize(
    ("options", "option"),
    [
        (Options(colours=("red", "blue", "pink")), "colours"),  # type: ignore[arg-type]
    ],
)
def test_option_of_a_wrong_type_is_refused_by_the_rules_too(options: Options, option: str) -> None:
    check_wrong_type(GAME, options, option)


@pytest.mark.parametrize(
    ("given", "options"),
    [
        (
            {"players": 3, "colours": ["red", "blue", "green"]},
            Options(3, colours=("red", "blue", "green")),
        ),
    ],
)
def test_plain_values_become_options(given: dict[str, object], options: Options) -> None:
    assert options_from(GAME, given) == options


@pytest.mark.parametrize(
    ("given", "option", "words"),
    [
        ({"colours": ["red", "blue", "pink"]}, "colours", ("a list, each one of", "red", "or nothing")),
        ({"level": "rookie"}, "level", ("left out", "players, mode, starter, colours")),
    ],
)
def test_plain_value_of_a_wrong_kind_is_a_wrong_option(
    given: dict[str, object], option: str, words: tuple[str, ...]
) -> None:
    check_wrong_kind(GAME, given, option, words)
