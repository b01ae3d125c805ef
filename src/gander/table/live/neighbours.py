"""The other processes that serve the same tables, where there are any. What lasts is in the log; neighbours are only
told that there is something to read, and agree on who looks after the clocks and the bots of a table."""

from collections.abc import Sequence
from typing import Protocol

from gander.contract.game import Seat
from gander.table.events import Device
from gander.table.log import EventLog
from gander.table.room.played import PersonNumber
from gander.table.terms import Reaction


class Neighbours(Protocol):
    several: bool
    """Whether somebody else may write to the tables that are in memory here."""

    def went_on(self, table: str, seq: int) -> None:
        """The table was taken to this number here."""
        ...

    def came(self, table: str, device: Device) -> None:
        """A device has a first line to a table here."""
        ...

    def went(self, table: str, device: Device) -> None:
        """A device has no line more to a table here."""
        ...

    def reacted(self, table: str, seat: Seat, reaction: Reaction) -> None: ...

    def cheered(self, table: str, person: PersonNumber, reaction: Reaction) -> None: ...

    def hurried(self, table: str, device: Device) -> None:
        """Who keeps the table need not let its bot think any longer."""
        ...

    def rewrote(self) -> None:
        """A name was taken out of tables that others may have in memory."""
        ...

    def keeps(self, table: str) -> bool:
        """Whether this process is known to keep the clocks and bots of a table."""
        ...

    async def keep(self, table: str) -> int | None:
        """The number under which this process keeps the clocks and bots of a table from now on; `None` if another
        process does. What they do is written under this number, and refused if another has it by then."""
        ...

    async def due(self, before: float, most: int) -> Sequence[str]:
        """The tables that must be looked after here before this time."""
        ...

    def let_go(self, table: str) -> None:
        """This process does not look after a table any more."""
        ...


class NoNeighbours:
    """There are none."""

    several = False

    def __init__(self, log: EventLog) -> None:
        self._log = log

    def went_on(self, table: str, seq: int) -> None: ...

    def came(self, table: str, device: Device) -> None: ...

    def went(self, table: str, device: Device) -> None: ...

    def reacted(self, table: str, seat: Seat, reaction: Reaction) -> None: ...

    def cheered(self, table: str, person: PersonNumber, reaction: Reaction) -> None: ...

    def hurried(self, table: str, device: Device) -> None: ...

    def rewrote(self) -> None: ...

    def keeps(self, table: str) -> bool:
        return True

    async def keep(self, table: str) -> int | None:
        return 0

    async def due(self, before: float, most: int) -> Sequence[str]:
        return await self._log.due(before, most)

    def let_go(self, table: str) -> None: ...
