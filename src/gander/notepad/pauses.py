"""For how long a game of a study stood still: between a card and its question people may rest, or say it over."""

from collections.abc import Iterable
from typing import NamedTuple

from gander.table.events import AnyEvent, GameEnded, Paused, Resumed


class Pauses(NamedTuple):
    pauses: int = 0
    paused_seconds: float = 0.0


def pauses_in(events: Iterable[AnyEvent]) -> Pauses:
    """Of all that happened at a table, at which one game is played."""
    pauses, seconds, since = 0, 0.0, None
    for event in events:
        if isinstance(event, Paused):
            pauses, since = pauses + 1, event.at
        elif since is not None and isinstance(event, Resumed | GameEnded):
            seconds, since = seconds + event.at - since, None
    return Pauses(pauses, round(seconds, 1))
