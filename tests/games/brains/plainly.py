"""The Brains in the plain words of its second implementation."""

from __future__ import annotations

import random
from typing import Final, cast

from msgspec import UNSET

from gander.games.brains import pieces as brains
from gander.games.brains.state import State
from tests.games.brains import oracle
from tests.oracle import Oracle, Plain, PlainMove
from tests.oracle.plain import Plainly
from tests.oracle.positions import Lines, numbers, words


def vary(options: brains.Options, rng: random.Random) -> brains.Options:
    """Half of the games are played with the usual colours."""
    colours = tuple(rng.sample(brains.COLOURS, options.players)) if rng.random() < 0.5 else None
    ahead = tuple(rng.choices(brains.AHEAD, k=options.players)) if rng.random() < 0.5 else UNSET
    return brains.Options(options.players, options.mode, rng.randrange(options.players), colours, ahead)


def second(options: brains.Options) -> Oracle:
    colours = options.colours or oracle.COLOURS[: options.players]
    return oracle.Brains(list(colours), options.starter, options.brains or None)


def plain_faces(faces: brains.Faces) -> tuple[int, ...]:
    return tuple([face or oracle.BRAIN for face in faces])


def plain_move(move: brains.Move) -> PlainMove:
    match move:
        case brains.Throw(dice):
            return "throw", dice
        case brains.Land(faces):
            return "land", plain_faces(faces)
        case brains.Announce(colour):
            return "choose", colour
        case brains.Pass():
            return ("pass",)


def places(state: State) -> Plain:
    """In phase 2 the middle holds what was paid."""
    collecting = state.phase == "collect"
    return {
        "middle": state.middle if collecting else 0,
        "gone": 0 if collecting else state.middle,
        "brains": list(state.brains),
    }


def view(seen: brains.Observation) -> Plain:
    collecting = seen.stage == "collect"
    colours_shown = [oracle.colour_of(die, face.number or 5) for die, face in enumerate(seen.dice)]
    assert [face.colour for face in seen.dice] == colours_shown
    return {
        "turn": None if seen.stage == "over" else seen.turn,
        "colours": list(seen.colours),
        "phase": 1 if collecting else 2,
        "middle": seen.middle if collecting else 0,
        "gone": 0 if collecting else seen.middle,
        "brains": list(seen.brains),
        "faces": [face.number or oracle.BRAIN for face in seen.dice],
        "throws": seen.throws,
        "rolling": list(seen.thrown),
        "out": list(seen.out),
        "offers": {t.colour: (t.sum, t.multiplier, t.total, t.payer, t.brains) for t in seen.totals},
    }


# Positions: the faces are numbers, or 0 for a brain.


def first_at(lines: Lines) -> State:
    purses = tuple(numbers(lines, "brains"))
    paying = lines["phase"] == "2"
    without = tuple(seat for seat, purse in enumerate(purses) if paying and not purse)
    return State(
        mode="versus",
        phase="pay" if paying else "collect",
        turn=int(lines["turn"]),
        colours=tuple(cast(brains.Colour, word) for word in words(lines, "colours")),
        middle=int(lines["middle"]),
        brains=purses,
        out=(without,) if without else (),
        throws=int(lines["throws"]),
        faces=tuple(numbers(lines, "dice")),
        thrown=tuple(numbers(lines, "in the air")),
    )


def second_at(lines: Lines) -> Oracle:
    table = oracle.Brains(words(lines, "colours"), int(lines["turn"]))
    table.phase = int(lines["phase"])
    table.brains = numbers(lines, "brains")
    table.middle, table.gone = (int(lines["middle"]), 0) if table.phase == 1 else (0, int(lines["middle"]))
    table.throws = int(lines["throws"])
    table.faces = [face or oracle.BRAIN for face in numbers(lines, "dice")]
    table.rolling = numbers(lines, "in the air")
    if table.phase == 2 and 0 in table.brains:
        table.out = [[seat for seat in range(table.players) if not table.brains[seat]]]
    return table


PLAINLY: Final = Plainly(
    option_sets=tuple(brains.Options(players, "versus") for players in range(3, 6)),
    vary=vary,
    oracle=second,
    move=plain_move,
    places=places,
    view=view,
    reasons={"last_with_brains": "last with brains"},
    first_at=first_at,
    second_at=second_at,
)
