"""The devices that share a notepad: which there are, when each was last there, and taking one off."""

from typing import Final

from gander.store.notepad.notepad_views import DeviceKind, PadDevice
from gander.store.notepad.players import devices_of, known_pad, pad_of
from gander.store.sql import Connection
from gander.table.codes import hash_of
from gander.table.errors import Unknown
from gander.table.events import Device

A_DAY: Final = 24 * 3600.0
KEY_LENGTH: Final = 16

DEVICES: Final = """
    select pads.device, kind, seen, max(tables.at) as played
    from pads left join devices on devices.device = pads.device left join tables on tables.id = devices.table_id
    where pad = ? group by pads.device
"""


def key_of(device: Device) -> str:
    """By what a device is named to those that share its notepad: nobody gets in with it."""
    return hash_of(device)[:KEY_LENGTH]


def see(connection: Connection, device: Device, now: float, kind: DeviceKind) -> None:
    """Note that a device was here."""
    connection.execute("update pads set seen = ?, kind = ? where device = ?", (now, kind, device))


def listed(connection: Connection, device: Device) -> list[PadDevice]:
    """The devices of a notepad: the one that asks, then whichever was there last."""
    pad = known_pad(connection, device)
    found = [
        PadDevice(
            key=key_of(row["device"]),
            kind=row["kind"],
            last=max(filter(None, (row["seen"], row["played"])), default=None),
            this=row["device"] == device,
        )
        for row in connection.execute(DEVICES, (pad,))
    ]
    return sorted(found, key=lambda one: (not one.this, -(one.last or 0), one.key))


def take_off(connection: Connection, device: Device, key: str, now: float) -> None:
    """A device of the same notepad shares it no longer, nor does any code that was given out. Raises `Unknown`."""
    pad = known_pad(connection, device)
    gone = next((one for one in devices_of(connection, pad or "") if key_of(one) == key), None)
    if gone is None:
        raise Unknown("no_such_device", "no device of this notepad has this key")
    connection.execute("delete from pads where device = ?", (gone,))
    connection.execute("delete from links where pad = ?", (pad,))
    connection.execute("delete from opened_locks where device = ?", (gone,))
    connection.execute("insert into unlinked (device, at, pad) values (?, ?, ?)", (gone, now, pad))


def taken_off_at(connection: Connection, device: Device) -> float | None:
    """When a device was last taken off a notepad."""
    row = connection.execute("select max(at) as at from unlinked where device = ?", (device,)).fetchone()
    return None if row["at"] is None else float(row["at"])


def pad_at(connection: Connection, device: Device, ended: float) -> str:
    """The pad for a game that a device finished at some time: what it played for a pad stays there."""
    query = "select pad from unlinked where device = ? and at >= ? order by at limit 1"
    row = connection.execute(query, (device, ended)).fetchone()
    return pad_of(connection, device) if row is None else str(row["pad"])


def circle_of(connection: Connection, device: Device, now: float) -> frozenset[Device]:
    """The devices that share a notepad with this one or did so within a day, itself among them."""
    pads = {row["pad"] for row in connection.execute("select pad from pads where device = ?", (device,))}
    lately = "select pad from unlinked where device = ? and at > ?"
    pads |= {row["pad"] for row in connection.execute(lately, (device, now - A_DAY))}
    circle = {device}
    for pad in pads:
        circle.update(devices_of(connection, pad))
        once = "select device from unlinked where pad = ? and at > ?"
        circle.update(row["device"] for row in connection.execute(once, (pad, now - A_DAY)))
    return frozenset(circle)
