"""Who is at a table now: the devices with a line to this process, and those with a line to a neighbour."""

import asyncio
from collections.abc import Callable, Collection
from typing import Final, Protocol

from gander.contract.game import Seat
from gander.table.decide import Stride
from gander.table.events import Device
from gander.table.live.herald import Herald
from gander.table.pov import presence
from gander.table.room.played import PersonNumber
from gander.table.table import Table
from gander.table.terms import Reaction
from gander.table.view import Presence

A_MOMENT: Final = 1.0
"""Seconds after which whoever is told to come back does, as a server needs them to start."""


class Listener(Protocol):
    """A line to a device. It is told that there is something new, and fetches the newest when it can send."""

    device: Device

    def notice(self, stride: Stride | None) -> None:
        """The table went on, or (`None`) it is to be shown whole."""
        ...

    def came_or_went(self) -> None:
        """Somebody at the table is here, or gone, or the host is missed."""
        ...

    def reacted(self, seat: Seat, reaction: Reaction) -> None: ...

    def cheered(self, person: PersonNumber, reaction: Reaction) -> None: ...

    def going_down(self, seconds: float) -> None: ...


class PresentDevices:
    """Who looks at a table. Time is measured by the loop's clock, which nobody sets."""

    def __init__(self, table: Callable[[], Table], patience: float, gap: float) -> None:
        self.listeners: set[Listener] = set()
        self._silent: set[Listener] = set()
        """Those of them that do not answer just now."""
        self.host_missed = False
        """The host's device has been away for a fair time."""
        self._table = table
        self._elsewhere: frozenset[Device] = frozenset()
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.TimerHandle | None = None
        self._woken_at = self._loop.time()
        self._gone_at: dict[Device, float] = {}
        """When the last line to a device that holds a seat was cut."""
        self._herald = Herald(self._tell, gap)
        self._told = self.presence()
        self._wait_for_host()

    def listen(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._wait_for_host()
        listener.notice(None)
        self._herald.changed()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._silent.discard(listener)
        self._went({listener.device})

    def fell_silent(self, listener: Listener) -> None:
        if listener in self.listeners and listener not in self._silent:
            self._silent.add(listener)
            self._went({listener.device})

    def spoke_again(self, listener: Listener) -> None:
        self._silent.discard(listener)
        self._wait_for_host()
        self._herald.changed()

    def see_elsewhere(self, devices: Collection[Device]) -> None:
        """The devices with a line to a neighbour are now these."""
        before, self._elsewhere = self._elsewhere, frozenset(devices)
        if self._elsewhere != before:
            self._went(before - self._elsewhere)

    def _went(self, devices: Collection[Device]) -> None:
        gone_at = self._gone_at | dict.fromkeys(devices, self._loop.time())
        self._gone_at = {device: gone_at[device] for device in self._holders() & gone_at.keys()}
        self._wait_for_host()
        self._herald.changed()

    # The host

    def other_host(self) -> None:
        """Another device looks after the table now."""
        self._stop_waiting()
        self._wait_for_host()

    def _wait_for_host(self) -> None:
        """Give a host who is away a fair time to come back, before another may take over."""
        if self._table().host in self.devices():
            self._stop_waiting()
        elif self._waiting is None and not self.host_missed:
            self._waiting = self._loop.call_later(self._patience, self._miss_host)

    def _stop_waiting(self) -> None:
        self.host_missed = False
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _miss_host(self) -> None:
        self.host_missed, self._waiting = True, None
        self._herald.changed()

    # Who is here

    def presence(self) -> Presence:
        return presence(self._table(), self.devices(), self.host_missed)

    def _tell(self) -> None:
        """Spectators come and go, and nobody else need know."""
        before, self._told = self._told, self.presence()
        if self._told != before:
            for listener in self.listeners:
                listener.came_or_went()

    def devices(self) -> set[Device]:
        return self.devices_here() | self._elsewhere

    def devices_here(self) -> set[Device]:
        """The devices with a line to this process that answers."""
        return {listener.device for listener in self.listeners - self._silent}

    def lately(self) -> set[Device]:
        """The devices with a seat that are here, or were so a moment ago; who was here before a restart may be."""
        since = self._loop.time() - self._patience
        here, gone_at = self.devices(), self._gone_at
        return {device for device in self._holders() if device in here or gone_at.get(device, self._woken_at) > since}

    def seats_away(self) -> set[Device]:
        """The devices with a seat that are not here."""
        return self._holders() - self.devices()

    def gone_for(self, seconds: float) -> set[Device]:
        """Those of them that have been away for so long."""
        since = self._loop.time() - seconds
        return {device for device in self.seats_away() if self._gone_at.get(device, self._woken_at) <= since}

    def alone(self, device: Device) -> bool:
        """Whether nobody but this device plays here, and no big screen shows it."""
        return self._holders() <= {device} and not self._table().stages

    def _holders(self) -> set[Device]:
        return {chair.device for chair in self._table().chairs if chair.device is not None}

    def close(self) -> None:
        self._herald.close()
        self._stop_waiting()
