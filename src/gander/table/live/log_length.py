"""How long the log of a table may become.

A table is read from its first event whenever it is woken, so its log must end some time, however long its people play
and whatever they press meanwhile. The sum is in `docs/security.md`.
"""

from typing import Final

from gander.table.decide import Decision, Stride
from gander.table.errors import WrongTime
from gander.table.events import GameEnded, MovedOn, Sealed, Started, Vacated
from gander.table.table import Table

LAST_GAME: Final = 20_000
"""Events after which no other game begins: some hundred games. What has begun is played to its end."""
LONGEST: Final = 25_000
"""Events after which people can only end the game or leave. The longest game that random players found has 1,138."""


def not_too_long(decision: Decision, table: Table, now: float) -> Stride:
    """What people want, unless the table has seen enough. Raises `WrongTime`, and what the decision raises."""
    stride = decision(table, now)
    if table.moved_on is not None and stride.events:
        raise WrongTime("moved_on", f"the room is at table {table.moved_on.table} by now")
    if table.seq >= LAST_GAME and table.seal is None and has(stride, Sealed, Started):
        raise WrongTime("enough_games", f"{table.games} games were played at this table: open a new one")
    if table.seq >= LONGEST and stride.events and not has(stride, GameEnded, Vacated, MovedOn):
        raise WrongTime("enough_events", f"{table.seq} things happened at this table: end the game and open a new one")
    return stride


def has(stride: Stride, *kinds: type) -> bool:
    return any(isinstance(event, kinds) for event in stride.events)
