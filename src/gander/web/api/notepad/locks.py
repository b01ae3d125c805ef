"""HTTP: locks on players of this device's notepad. `store/notepad/locks.py` says what a lock is."""

from math import ceil
from typing import Any, Final

from litestar import Request, post
from litestar.params import JSONBody

from gander.store.notepad import locks, players
from gander.store.notepad.locks import Try
from gander.table.errors import NotAllowed
from gander.web.api.notepad.notepad import caught_up, pad_shown
from gander.web.messages.notepad_messages import CloseLock, Lock, ManageLock, OpenLock, Pad, TakeOffLock
from gander.web.services.limits import TooMany
from gander.web.services.services import TheServices
from gander.web.services.sessions import device_of, visitor_of


@post("/api/notepad/locks", status_code=200)
async def manage_lock(request: Request[Any, Any, Any], services: TheServices, data: JSONBody[ManageLock]) -> Pad:
    """Lock a player, open and close the lock on this device, or take it off."""
    read, device, seal = await caught_up(request, services), device_of(request), services.codes.hash_of
    await services.notepad.ask(players.check_player, read.pad, data.player)
    match data:
        case Lock(player, pictures):
            read.check(player)
            await services.notepad.run(locks.put_on, read.pad, player, pictures, seal)
        case OpenLock(player, pictures):
            services.joining.check(visitor_of(request))
            now = services.tables.clock()
            check_tried(
                await services.notepad.run(locks.open_here, read.pad, player, device, pictures, seal, now), player
            )
        case CloseLock(player):
            await services.notepad.run(locks.close_here, player, device)
        case TakeOffLock(player):
            read.check(player)
            await services.notepad.run(locks.take_off, player)
    return await pad_shown(services, device, read.pad, read.waiting)


def check_tried(tried: Try, player: int) -> None:
    """Raises `NotAllowed` and `TooMany`."""
    if tried.wait > 0:
        wait = ceil(tried.wait)
        raise TooMany("lock_waits", f"too many wrong pictures for player {player}: wait {wait} seconds", wait)
    if not tried.is_right:
        raise NotAllowed("wrong_pictures", f"these pictures do not open the lock of player {player}")


HANDLERS: Final = [manage_lock]
