"""What may be agreed before a game of Whale."""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.game import options_from
from gander.games.whale.game import GAME
from gander.games.whale.pieces import Options
from tests.kit import agreements
from tests.options import check_wrong, check_wrong_kind, check_wrong_type


def test_every_agreement_that_the_rules_allow() -> None:
    """Four levels for one, and for two to four; beyond these, two with glances."""
    assert len(list(agreements(GAME))) == 4 * (1 + 3) + 2


@pytest.mark.parametrize(
    ("given", "option", "expected"),
    [
        ({"players": 0}, "players", "1 to 4"),
        ({"players": 5}, "players", "1 to 4"),
        ({"players": 1, "mode": "versus"}, "players", "2 to 4 for a versus game"),
        ({"players": 2, "mode": "solo"}, "players", "1 for a solo game"),
        ({"players": 2, "mode": "cooperative"}, "mode", "one of solo, versus"),
        ({"players": 4, "starter": 4}, "starter", "the seat that starts, 0 to 3"),
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


def test_plain_values_become_options() -> None:
    assert options_from(GAME, {}) == Options()
    assert options_from(GAME, {"players": 3, "level": "expert", "mode": None}) == Options(3, "expert")


@pytest.mark.parametrize(
    ("given", "option", "words"),
    [
        ({"level": "legend"}, "level", ("one of", "rookie", "expert")),
        ({"players": "two"}, "players", ("a whole number",)),
        ({"naming": True}, "naming", ("left out", "players, level, mode, starter")),
    ],
)
def test_plain_value_of_a_wrong_kind_is_a_wrong_option(
    given: dict[str, object], option: str, words: tuple[str, ...]
) -> None:
    check_wrong_kind(GAME, given, option, words)
