"""HTTP: the ghosts of a notepad. Only who holds the notepad makes, sees and removes them."""

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody

from gander.memory.fit import Fit
from gander.notepad.ghost_fitting import PlayerFit, likeness, player_fit
from gander.store.notepad import saved_ghosts
from gander.store.notepad.saved_ghosts import SavedGhost
from gander.table.errors import WrongTime
from gander.web.api.ghost_lookup import name_of
from gander.web.api.notepad import caught_up
from gander.web.messages.notepad_messages import AskPlayer, GhostSheet, PadGhost, PadGhosts, RemoveGhost
from gander.web.services.background_jobs import in_a_process
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import visitor_of

AnyRequest = Request[Any, Any, Any]


@get("/api/notepad/ghosts")
async def show_ghosts(request: AnyRequest, services: TheServices) -> PadGhosts:
    """All ghosts of this device's notepad, the newest first."""
    pad, _ = await caught_up(request, services)
    return PadGhosts(tuple(map(as_shown, await services.notepad.ask(saved_ghosts.ghosts, [pad]))))


@post("/api/notepad/ghost", status_code=200)
async def show_ghost(request: AnyRequest, services: TheServices, data: JSONBody[AskPlayer]) -> GhostSheet:
    """Whether a ghost can be made of a player, and those that were made."""
    pad, _ = await caught_up(request, services)
    return await sheet_of(services, pad, data.player, await fit_in_turn(services, pad, data.player))


@post("/api/notepad/ghost/made", status_code=200)
async def make_ghost(request: AnyRequest, services: TheServices, data: JSONBody[AskPlayer]) -> GhostSheet:
    """Make a ghost of a player as they play now, in place of another of this month."""
    services.opening.check(visitor_of(request))
    pad, _ = await caught_up(request, services)
    found = await fit_in_turn(services, pad, data.player)
    if found.missing:
        raise WrongTime("too_early", f"too early for a ghost: about {found.missing} games more are needed")
    month = datetime.fromtimestamp(services.tables.clock(), UTC).strftime("%Y-%m")
    fit = msgspec.json.encode(found.fit).decode()
    await services.notepad.run(saved_ghosts.save, pad, data.player, month, found.games, fit)
    return await sheet_of(services, pad, data.player, found)


@post("/api/notepad/ghost/removed", status_code=200)
async def remove_ghost(request: AnyRequest, services: TheServices, data: JSONBody[RemoveGhost]) -> GhostSheet:
    """Remove a ghost. At tables where it sits already it plays on."""
    pad, _ = await caught_up(request, services)
    await services.notepad.run(saved_ghosts.remove, pad, data.player, data.month)
    return await sheet_of(services, pad, data.player, await fit_in_turn(services, pad, data.player))


async def fit_in_turn(services: Services, pad: str, player: int) -> PlayerFit:
    """One fit after the other for a notepad: who asks twice finds it done."""
    async with services.notepad.turn_of(f"ghosts of {pad}"):
        return await player_fit(services.tables.log, services.notepad, pad, player, in_its_process)


async def in_its_process(games: bytes) -> bytes:
    return await in_a_process("gander.notepad.ghost_fitting", games)


async def sheet_of(services: Services, pad: str, player: int, found: PlayerFit) -> GhostSheet:
    made = await services.notepad.ask(saved_ghosts.ghosts, [pad], player)
    return GhostSheet(found.games, found.missing, likeness(found.fit), tuple(map(as_shown, made)))


def as_shown(ghost: SavedGhost) -> PadGhost:
    """In words: the numbers stay here."""
    fit = msgspec.json.decode(ghost.fit, type=Fit)
    return PadGhost(name_of(ghost), ghost.player, ghost.name, ghost.animal, ghost.month, ghost.games, likeness(fit))


HANDLERS: Final = [show_ghosts, show_ghost, make_ghost, remove_ghost]
