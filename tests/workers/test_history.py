"""The checker of histories finds what it is there to find, and nothing in a history that is right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.kinds import TURN_BY_TURN
from tests.table.kit import HERE, sitting
from tests.workers.history import Asked, History, Shown, faults_in

GAME = TURN_BY_TURN.game.name


def played() -> tuple[list[Any], History]:
    """Some moves of one person, each acknowledged before the next, and every view of its seat."""
    table, history = sitting(GAME, HERE, HERE).start(), History(0)
    for number in range(8):
        history.shown.append(Shown(table.table.seq, table.table.game.observe(table.state, 0)))
        seat = table.awaited()[0]
        table.move(seat, table.legal(seat)[0], move_id=f"move {number}")
        history.asked.append(Asked(f"move {number}", number, number + 0.5))
    return table.events, history


def test_nothing_is_wrong_with_what_is_right() -> None:
    events, history = played()
    assert faults_in(events, [history]) == []


def lose(events: list[Any], history: History) -> None:
    history.asked.append(Asked("lost", 20, 21))


def swap(events: list[Any], history: History) -> None:
    """The first was asked for after all others were acknowledged."""
    history.asked[0].at = 100


def forget(events: list[Any], history: History) -> None:
    history.shown[-1], history.shown[-2] = history.shown[-2], history.shown[-1]


def foresee(events: list[Any], history: History) -> None:
    history.shown.append(Shown(len(events) + 1, None))


def peek(events: list[Any], history: History) -> None:
    """What another seat sees is not for this one."""
    history.shown[3].observation = history.shown[0].observation


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (lose, "lost was acknowledged and is lost"),
        (swap, "stands before it"),
        (forget, "was shown"),
        (foresee, "are written"),
        (peek, "something else"),
    ],
)
def test_every_fault_is_found(fault: Callable[[list[Any], History], None], said: str) -> None:
    events, history = played()
    fault(events, history)
    assert any(said in found for found in faults_in(events, [history]))
