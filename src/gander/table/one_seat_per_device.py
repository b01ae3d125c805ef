"""Who may come to a seat while a game runs, so that nobody sees through another seat what their own hides from them.

Seats are together on one device only as they were when the game began: everybody at the table was told so before.
Devices that share a notepad are one person's and count as one. What this cannot prevent, `docs/fair.md` says.
"""

from collections.abc import Collection

from gander.contract.game import Seat
from gander.table.errors import NotAllowed, WrongTime
from gander.table.events import Device
from gander.table.table import Table


def check_apart(table: Table, device: Device, circle: Collection[Device], seat: Seat) -> None:
    """A device comes to no second seat of a running game, be it that it has left the first."""
    if not is_apart(table, device, circle, seat):
        raise NotAllowed(
            "seats_apart", f"another seat of this game was played from here: seat {seat} would show its secrets"
        )


def is_apart(table: Table, device: Device, circle: Collection[Device], seat: Seat) -> bool:
    """Whether this seat would show a device nothing that another one hid from it."""
    if table.phase not in ("playing", "paused") or table.began_with[seat] == device:
        return True
    elsewhere = [other for place, held in enumerate(table.held_by) if place != seat for other in held]
    return not any(other in elsewhere for other in (device, *circle))


def check_given_up(
    table: Table, device: Device, circle: Collection[Device], lately: Collection[Device], seat: Seat
) -> None:
    """The seat of a running game moves to another device when its own is away, not over the head of who plays there."""
    holder = table.chairs[seat].device
    if table.phase not in ("playing", "paused") or holder is None or holder in (device, *circle):
        return
    if holder in lately:
        raise WrongTime("seat_held", f"the device of seat {seat} is here, or was so a moment ago: ask there")


def sharing(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The other seats of the same device, or of devices that share a notepad with it."""
    here = table.chairs[seat]
    if here.device is None:
        return ()
    return tuple(
        place
        for place, other in enumerate(table.chairs)
        if place != seat and other.device is not None
        if other.device == here.device or other.device in here.circle or here.device in other.circle
    )
