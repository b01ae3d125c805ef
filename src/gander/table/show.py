"""How long the page takes to show what happened, written once: the clock adds it to everybody's time, `make protocol`
writes it for the page, and `docs/show.md` has it as a table."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from gander.contract.game import AnyGame, Step

Moment: TypeAlias = Literal["breath", "truth", "verdict", "after", "look", "scene"]
"""The beats of something that matters; then those of the end of a game: a last look at the table, and a small scene."""
Screen: TypeAlias = Literal["own", "big"]
"""A device of one's own, on which nobody wants to wait, or one across the room, slow enough to gasp at."""
Pace: TypeAlias = Literal["relaxed", "usual", "quick"]

LENGTHS: Final[Mapping[Screen, Mapping[Moment, int]]] = {
    "own": {"breath": 300, "truth": 400, "verdict": 900, "after": 500, "look": 1800, "scene": 3000},
    "big": {"breath": 700, "truth": 600, "verdict": 1400, "after": 700, "look": 2400, "scene": 4000},
}
"""In milliseconds."""

STRETCHED: Final[Mapping[Pace, Mapping[Moment, float]]] = {
    "relaxed": {"verdict": 2, "look": 2},
    "usual": {},
    "quick": {"breath": 0.5, "verdict": 0.6, "after": 0.5, "look": 0.5},
}
"""What a pace makes of a length; where nothing is said, nothing."""

DICE_FALL: Final = 600
"""In milliseconds, on any screen."""

Showing: TypeAlias = Literal["nothing", "dice", "count", "truth"]
"""What a step gives to watch: nothing, falling dice, what lay there being counted, or a card that is turned over."""

NOTHING: Final[Showing] = "nothing"

MOMENTS: Final[Mapping[Showing, tuple[Moment, ...]]] = {
    "nothing": (),
    "dice": (),
    "count": ("verdict", "after"),
    "truth": ("breath", "truth", "verdict", "after"),
}


def showing_of(game: AnyGame, step: Step[Any]) -> Showing:
    """What there is to watch in a step. It follows from the rules and holds no seconds."""
    kinds: tuple[tuple[Showing, Any], ...] = (("truth", game.suspense), ("count", game.counted), ("dice", game.falling))
    watched = (showing for showing, events in kinds if any(isinstance(event, events) for event in step.events))
    return next(watched, "nothing")


def seconds_of(showing: Showing, screen: Screen, pace: Pace) -> float:
    """How long it is shown. Falling dice are the affair of those whose time is limited: see `clock.time_to_watch`."""
    lengths, stretched = LENGTHS[screen], STRETCHED[pace]
    return sum(lengths[moment] * stretched.get(moment, 1) for moment in MOMENTS[showing]) / 1000
