"""From the home page to the result; the page is reloaded and the line cut on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kinds import OPEN_TO_ALL, by_day
from tests.page import wire
from tests.page.people import Person, play_through, play_to_the_result
from tests.page.screens import ALONE_TOO


@pytest.mark.parametrize("game", by_day(1, ALONE_TOO))
def test_alone_in_two_taps(device: Callable[..., Person], game: str) -> None:
    me = device(keeps_the_shell=True)
    me.goes_home()
    me.chooses(game)
    me.presses(me.words.alone)
    play_through([me], [me.reloads, me.loses_the_line], every=2)
    wire.finish([me])


def test_in_german(device: Callable[..., Person]) -> None:
    """The one game that is played by taps alone to its last move."""
    me = device(locale="de-AT", keeps_the_shell=True)
    me.goes_home()
    me.chooses(OPEN_TO_ALL.game.name)
    me.presses(me.words.start)
    play_to_the_result([me], [me.reloads, me.loses_the_line], every=2)
