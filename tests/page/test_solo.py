"""Alone, from the home page to the result; the page is reloaded and the line cut on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.people import Person, play_to_the_result


@pytest.mark.parametrize("game", ["goose", "boar"])
def test_alone_in_two_taps(device: Callable[..., Person], game: str) -> None:
    me = device()
    me.goes_home()
    me.chooses(game)
    me.presses(me.words.alone)

    def cut() -> None:
        with me.without_a_line():
            pass

    play_to_the_result([me], [me.reloads, cut])
