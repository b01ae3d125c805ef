"""A gentle coach: what next, and why. It looks at the same estimate as the page and at nothing else."""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from gander.contract.game import Level
from gander.contract.measure import worst_of
from gander.measures.intervals import Interval, Sentence

ENOUGH: Final = 3
"""The games at a level before another is proposed."""
EASY: Final = 0.75
"""Whoever surely keeps more than this is ready for the next level."""
HARD: Final = 0.5
"""Whoever surely keeps less than this had more fun one level down. Below it no level is said to suit anybody."""


class Advice(Struct, frozen=True):
    """What to play next."""

    move: Literal["up", "down", "stay"]
    level: Level | None
    """The level that is proposed; none for a game without levels."""
    why: Sentence


def advice_on_level(sizes: Mapping[Level, int], level: Level, kept: Interval, games: int) -> Advice:
    """Begin low and go up step by step: up when this level is surely easy, down when it is surely too hard.

    A game without levels has no sizes, and nothing to propose.
    """
    levels = tuple(sizes) or (level,)
    place, same = levels.index(level), level if sizes else None
    share: dict[str, float | str] = {"kept": round(100 * kept.mean), "low": round(100 * kept.low)}
    share |= {"high": round(100 * kept.high), "games": games}
    if games < ENOUGH:
        return Advice("stay", same, Sentence("coach.early", {"games": games, "enough": ENOUGH}))
    if kept.low > EASY and place + 1 < len(levels):
        up = levels[place + 1]
        return Advice("up", up, Sentence("coach.up", share | {"size": sizes[up]}))
    if kept.low > EASY:
        return Advice("stay", same, Sentence("coach.top", share))
    if kept.high < HARD and place > 0:
        down = levels[place - 1]
        return Advice("down", down, Sentence("coach.down", share | {"size": sizes[down]}))
    return Advice("stay", same, Sentence("coach.hard" if kept.mean < HARD else "coach.stay", share))


def advice_on_stage(left: Mapping[str, float]) -> Advice:
    """The stage of a turn at which a decision leaves the most."""
    worst = worst_of(left)
    assert worst is not None
    return Advice("stay", None, Sentence(f"coach.left.{worst}", {"left": round(left[worst], 2)}))
