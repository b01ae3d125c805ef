"""Where events are kept. The databases in `store` keep the same promises as the log in memory, which is for tests."""

from collections.abc import Sequence
from typing import Protocol

from gander.table.codes import hash_of
from gander.table.events import AnyEvent, CameIn, CodeIssued, Device, Opened, Seated, TakenOver


class Conflict(Exception):
    """Somebody else has written these numbers already."""

    def __init__(self, table: str, expected: int) -> None:
        self.table, self.expected = table, expected
        super().__init__(f"conflict: event {expected + 1} of table {table} is written already")


class OtherKeeper(Exception):
    """Another process looks after the clocks and bots of this table by now."""


class EventLog(Protocol):
    async def append(
        self, table: str, expected: int, events: Sequence[AnyEvent], due: float | None, keeper: int = 0
    ) -> None:
        """Write the events after number `expected`, all or none; when this returns they are kept for good.

        `due` says when the table must be looked after again. What clocks and bots do is written under the number of
        the `keeper`. Raises `Conflict` if somebody else was faster, and `OtherKeeper` if the keeper is another.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[AnyEvent]:
        """The events of a table after this number, in order; none if there is no such table."""
        ...

    async def table_of(self, code_hash: str) -> str | None:
        """The table for which a code was given out; whether it is still good, the table says."""
        ...

    async def tables_of(self, device: Device, most: int) -> list[str]:
        """The tables at which a device ever had a seat or was the host, the one last played first."""
        ...

    async def due(self, before: float, most: int) -> list[str]:
        """The tables that must be looked after before this time, the most urgent first."""
        ...

    async def rewritten(self, after: int) -> tuple[int, list[str]]:
        """The tables out of which a name was taken since there were so many of them, and how many there are by now."""
        ...


class ClosableLog(EventLog, Protocol):
    async def check(self) -> None:
        """Raises what keeps it from reading or writing, if something does."""
        ...

    async def close(self) -> None: ...


def codes_in(events: Sequence[AnyEvent]) -> list[str]:
    """The hashes of the codes that these events give out."""
    own = [event.code_hash or hash_of(event.code or "") for event in events if isinstance(event, Opened)]
    return own + [event.code_hash for event in events if isinstance(event, CodeIssued)]


def devices_in(events: Sequence[AnyEvent]) -> list[Device]:
    """The devices to which these events give a seat or the host's place, or that are in the room."""
    openings = [event for event in events if isinstance(event, Opened)]
    found = [device for event in openings for device in (event.host, *event.hosts_before)]
    found += [person.device for event in openings if event.room for person in event.room.people]
    found += [event.device for event in events if isinstance(event, Seated | TakenOver | CameIn)]
    return list(dict.fromkeys(found))


class MemoryLog:
    """An event log that lasts as long as the process."""

    def __init__(self) -> None:
        self.events: dict[str, list[AnyEvent]] = {}
        self._codes: dict[str, str] = {}
        self._devices: dict[Device, dict[str, None]] = {}
        self._due: dict[str, float] = {}

    async def append(
        self, table: str, expected: int, events: Sequence[AnyEvent], due: float | None, keeper: int = 0
    ) -> None:
        written = self.events.setdefault(table, [])
        if len(written) != expected:
            raise Conflict(table, expected)
        written.extend(events)
        self._codes.update(dict.fromkeys(codes_in(events), table))
        for device in devices_in(events):
            self._devices.setdefault(device, {})[table] = None
        self._due.pop(table, None)
        if due is not None:
            self._due[table] = due

    async def read(self, table: str, after: int = 0) -> list[AnyEvent]:
        return list(self.events.get(table, ()))[after:]

    async def table_of(self, code_hash: str) -> str | None:
        return self._codes.get(code_hash)

    async def tables_of(self, device: Device, most: int) -> list[str]:
        tables = sorted(self._devices.get(device, ()), key=lambda table: self.events[table][-1].at, reverse=True)
        return tables[:most]

    async def due(self, before: float, most: int) -> list[str]:
        urgent = sorted((at, table) for table, at in self._due.items() if at < before)
        return [table for _, table in urgent[:most]]

    async def rewritten(self, after: int) -> tuple[int, list[str]]:
        return 0, []

    async def check(self) -> None:
        """Memory can always be read and written."""

    async def close(self) -> None:
        """There is nothing to do."""
