"""Ghosts at tables: who may bring which."""

import re
from collections.abc import Sequence
from typing import Final

from gander.contract.game import Seat
from gander.store.notepad.locks import is_locked, shut_on
from gander.store.notepad.notepad import Notepad
from gander.store.notepad.players import known_pad
from gander.store.notepad.saved_ghosts import SavedGhost, ghost_of
from gander.table.events import Device
from gander.table.ghost_seat import GHOST, Ghost
from gander.table.terms import PlannedSeat

NAMED: Final = re.compile(rf"{GHOST}-([1-9][0-9]{{0,15}})-([0-9]{{4}}-[0-9]{{2}})")


def name_of(ghost: SavedGhost) -> str:
    """What a device calls a ghost of its notepad where a bot is asked for."""
    return f"{GHOST}-{ghost.player}-{ghost.month}"


async def ghost_wanted(notepad: Notepad, device: Device, bot: str | None, now: float) -> Ghost | None:
    """The ghost that a device asks for; `None` if it asks for another bot. Only the notepad that has a ghost may bring
    it, and only where its player is not locked. Raises `Unknown` and `NotAllowed`."""
    asked = NAMED.fullmatch(bot or "")
    if asked is None:
        return None
    pad = await notepad.ask(known_pad, device)
    if int(asked[1]) in await notepad.ask(shut_on, pad or "", device, now):
        raise is_locked()
    found = await notepad.ask(ghost_of, device, int(asked[1]), asked[2])
    return Ghost(found.name, found.animal, found.month, found.fit.as_played(), device)


async def ghosts_wanted(
    notepad: Notepad, device: Device, plans: Sequence[PlannedSeat], now: float
) -> dict[Seat, Ghost]:
    """Those among the planned seats. Raises `Unknown` and `NotAllowed`."""
    wanted = {
        seat: await ghost_wanted(notepad, device, plan.bot, now)
        for seat, plan in enumerate(plans)
        if plan.kind == "bot"
    }
    return {seat: ghost for seat, ghost in wanted.items() if ghost is not None}
