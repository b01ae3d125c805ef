"""What may be agreed before a game of Goose."""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.game import options_from
from gander.games.goose.game import GAME
from gander.games.goose.pieces import Options
from tests.kit import agreements
from tests.options import check_wrong, check_wrong_kind, check_wrong_type

LEVELS = ("rookie", "experienced", "advanced", "expert")


def test_every_agreement_that_the_rules_allow() -> None:
    """Four levels for one, and for two to five in two modes; beyond these, three with glances."""
    assert len(list(agreements(GAME))) == 4 * (1 + 4 + 4) + 3


@pytest.mark.parametrize(
    ("given", "option", "expected"),
    [
        ({"players": 0}, "players", "1 to 5"),
        ({"players": 6}, "players", "1 to 5"),
        ({"players": -1}, "players", "1 to 5"),
        ({"players": 1, "mode": "versus"}, "players", "2 to 5 for a versus game"),
        ({"players": 1, "mode": "cooperative"}, "players", "2 to 5 for a cooperative game"),
        ({"players": 6, "mode": "cooperative"}, "players", "2 to 5 for a cooperative game"),
        ({"players": 2, "mode": "solo"}, "players", "1 for a solo game"),
        ({"players": 3, "starter": 3}, "starter", "the seat that starts, 0 to 2"),
        ({"players": 3, "starter": -1}, "starter", "the seat that starts, 0 to 2"),
        ({"players": 1, "starter": 1}, "starter", "the seat that starts, 0"),
    ],
)
def test_wrong_option_is_named_with_what_would_be_right(given: dict[str, Any], option: str, expected: str) -> None:
    check_wrong(GAME, given, option, expected)


@pytest.mark.parametrize(
    ("options", "option"),
    [
        (Options(level="legend"), "level"),  # type: ignore[arg-type]
        (Options(mode="team"), "mode"),  # type: ignore[arg-type]
        (Options(players="2"), "players"),  # type: ignore[arg-type]
    ],
)
def test_option_of_a_wrong_type_is_refused_by_the_rules_too(options: Options, option: str) -> None:
    check_wrong_type(GAME, options, option)


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({}, Options()),
        ({"players": 3, "level": "expert", "mode": None}, Options(3, "expert")),
    ],
)
def test_plain_values_become_options(given: dict[str, object], options: Options) -> None:
    assert options_from(GAME, given) == options


@pytest.mark.parametrize(
    ("given", "option", "words"),
    [
        ({"level": "legend"}, "level", ("one of", *LEVELS)),
        ({"level": None}, "level", ("one of", *LEVELS)),
        ({"mode": "team"}, "mode", ("one of", "solo", "versus", "cooperative", "or nothing")),
        ({"players": "two"}, "players", ("a whole number",)),
        ({"players": "2"}, "players", ("a whole number",)),
        ({"players": 2.5}, "players", ("a whole number",)),
        ({"players": True}, "players", ("a whole number",)),
        ({"naming": True}, "naming", ("left out", "players, level, mode, starter")),
    ],
)
def test_plain_value_of_a_wrong_kind_is_a_wrong_option(
    given: dict[str, object], option: str, words: tuple[str, ...]
) -> None:
    check_wrong_kind(GAME, given, option, words)
