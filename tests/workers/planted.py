"""Faults that the test of faults must catch: each takes away one thing on which everything rests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gander.store.log import SqlLog
from gander.store.postgres import Postgres
from gander.store.sql import Write
from gander.table.live.live_table import LiveTable
from gander.workers.membership import Membership


def keep_for_ever() -> None:
    """A lease without an epoch: who kept a table once goes on writing for it, whoever has it by now."""

    def keepers(self: Postgres, kept: Sequence[tuple[str, int]]) -> list[Write]:
        return []

    Postgres.keepers = keepers  # type: ignore[method-assign]
    Membership._start_anew = lambda self: None  # type: ignore[method-assign]


def acknowledge_first() -> None:
    """Moves are acknowledged before they are written."""

    def early(self: SqlLog) -> None:
        waiting, self._waiting = self._waiting, []
        for append in waiting:
            if not append.done.done():
                append.done.set_result(None)
        self._loop.call_later(0.05, self._queue.put, waiting)

    SqlLog._hand_over = early  # type: ignore[method-assign]


def never_read() -> None:
    """A wake is not followed by a reading."""

    async def catch_up(self: LiveTable) -> bool:
        self._reading = False
        return False

    LiveTable._catch_up = catch_up  # type: ignore[method-assign]


FAULTS: Final[dict[str, Callable[[], None]]] = {
    "keep_for_ever": keep_for_ever,
    "acknowledge_first": acknowledge_first,
    "never_read": never_read,
}
