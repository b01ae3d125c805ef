"""How long the page takes to show what happened, written once: the clock adds it to everybody's time, `make protocol`
writes it for the page, and `docs/show.md` has it as a table."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from gander.contract.game import AnyGame, Step

Moment: TypeAlias = Literal[
    "breath", "truth", "fall", "hold", "lights", "haul", "verdict", "after", "title", "look", "scene"
]
"""The beats of something that matters; those of dice and of what they bring; then those of the end of a game: a last
look at the table, and a small scene."""
Screen: TypeAlias = Literal["own", "big"]
"""A device of one's own, on which nobody wants to wait, or one across the room, slow enough to gasp at."""
Pace: TypeAlias = Literal["relaxed", "usual", "quick"]

LENGTHS: Final[Mapping[Screen, Mapping[Moment, int]]] = {
    "own": {
        "breath": 300,
        "truth": 400,
        "fall": 450,
        "hold": 250,
        "lights": 250,
        "haul": 450,
        "verdict": 900,
        "after": 500,
        "title": 1200,
        "look": 1800,
        "scene": 5000,
    },
    "big": {
        "breath": 700,
        "truth": 600,
        "fall": 700,
        "hold": 600,
        "lights": 600,
        "haul": 1100,
        "verdict": 1400,
        "after": 700,
        "title": 2000,
        "look": 2400,
        "scene": 7000,
    },
}
"""In milliseconds."""

STRETCHED: Final[Mapping[Pace, Mapping[Moment, float]]] = {
    "relaxed": {"verdict": 2, "lights": 2, "haul": 2, "title": 2, "look": 2},
    "usual": {},
    "quick": {"breath": 0.5, "verdict": 0.6, "after": 0.5, "title": 0.5, "look": 0.5},
}
"""What a pace makes of a length; where nothing is said, nothing."""

Showing: TypeAlias = Literal["nothing", "dice", "throw", "count", "chapter", "truth"]
"""What a step gives to watch: nothing, falling dice, dice that are thrown again and again, what lay there being
counted, the same and then the title of what begins, or a card that is turned over."""

NOTHING: Final[Showing] = "nothing"

MOMENTS: Final[Mapping[Showing, tuple[Moment, ...]]] = {
    "nothing": (),
    "dice": ("truth",),
    "throw": ("fall", "hold"),
    "count": ("lights", "haul"),
    "chapter": ("lights", "haul", "title"),
    "truth": ("breath", "truth", "verdict", "after"),
}


def showing_of(game: AnyGame, step: Step[Any]) -> Showing:
    """What there is to watch in a step. It follows from the rules and holds no seconds."""
    kinds: tuple[tuple[Showing, Any], ...] = (
        *(("truth", game.suspense), ("chapter", game.chapters), ("count", game.counted)),
        *(("throw", game.thrown), ("dice", game.falling)),
    )
    watched = (showing for showing, events in kinds if any(isinstance(event, events) for event in step.events))
    return next(watched, "nothing")


def seconds_of(showing: Showing, screen: Screen, pace: Pace) -> float:
    """How long it is shown."""
    lengths, stretched = LENGTHS[screen], STRETCHED[pace]
    return sum(lengths[moment] * stretched.get(moment, 1) for moment in MOMENTS[showing]) / 1000
