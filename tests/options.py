"""What may be agreed before a game: those who ask for something else learn which option is wrong and what is right.

The cases are in `tests/games/<game>/test_options.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.game import AnyGame, WrongOption, options_from


def check_wrong(game: AnyGame, given: dict[str, Any], option: str, expected: str) -> None:
    """The rules refuse the value and say in these words what would be right."""
    with pytest.raises(WrongOption) as wrong:
        game.setup(game.options(**given))
    value = given[option]
    assert (wrong.value.option, wrong.value.value, wrong.value.expected) == (option, value, expected)
    assert str(wrong.value) == f"wrong option: {option}={value!r}: must be {expected}"


def check_wrong_type(game: AnyGame, options: Any, option: str) -> None:
    """The rules refuse what no decoder would have let through."""
    with pytest.raises(WrongOption) as wrong:
        game.setup(options)
    assert (wrong.value.option, wrong.value.value) == (option, getattr(options, option))


def check_wrong_kind(game: AnyGame, given: dict[str, object], option: str, words: tuple[str, ...]) -> None:
    """Plain values of a wrong kind are wrong options, explained with these words."""
    with pytest.raises(WrongOption) as wrong:
        options_from(game, given)
    assert (wrong.value.option, wrong.value.value) == (option, given[option])
    assert [word for word in words if word not in wrong.value.expected] == []
