"""A gentle coach: which level next, and why. It looks at the same estimate as the page and at nothing else."""

from typing import Final, Literal

from msgspec import Struct

from gander.contract.game import Level
from gander.games.boar.pieces import DESIGNS_AT
from gander.games.goose.pieces import LINEUP_AT
from gander.progress.figure import Sentence
from gander.progress.quantity import Interval
from gander.progress.tally import Tally

LEVELS: Final[tuple[Level, ...]] = ("rookie", "experienced", "advanced", "expert")
ENOUGH: Final = 3
"""So many games at a level before another is proposed."""
EASY: Final = 0.75
"""Whoever surely keeps more than this is ready for the next level."""
HARD: Final = 0.5
"""Whoever surely keeps less than this had more fun one level down."""


class Advice(Struct, frozen=True):
    """What to play next."""

    move: Literal["up", "down", "stay"]
    level: Level | None
    """The level that is proposed; none for a game without levels."""
    why: Sentence


def advice_for(game: str, level: Level, kept: Interval, games: int) -> Advice:
    """Begin low and go up step by step: up when this level is surely easy, down when it is surely too hard."""
    place = LEVELS.index(level)
    share: dict[str, float | str] = {"kept": round(100 * kept.mean), "low": round(100 * kept.low)}
    share |= {"high": round(100 * kept.high), "games": games}
    if games < ENOUGH:
        return Advice("stay", level, Sentence("coach.early", {"games": games, "enough": ENOUGH}))
    if kept.low > EASY and place + 1 < len(LEVELS):
        up = LEVELS[place + 1]
        return Advice("up", up, Sentence(f"coach.up.{game}", share | {"size": _size(game, up)}))
    if kept.low > EASY:
        return Advice("stay", level, Sentence("coach.top", share))
    if kept.high < HARD and place > 0:
        down = LEVELS[place - 1]
        return Advice("down", down, Sentence(f"coach.down.{game}", share | {"size": _size(game, down)}))
    return Advice("stay", level, Sentence("coach.stay", share))


def _size(game: str, level: Level) -> int:
    """How many suspects, or animals, there are at a level."""
    return (LINEUP_AT if game == "goose" else DESIGNS_AT)[level]


def advice_for_dice(total: Tally) -> Advice:
    """For Brains: the kind of decision that leaves the most on the table."""
    means = {throws: sums[1] / sums[0] for throws, sums in total.left.items() if sums[0]}
    worst = max(means, key=lambda throws: means[throws])
    return Advice("stay", None, Sentence(f"coach.dice.{worst}", {"left": round(means[worst], 2)}))
