"""HTTP: the ghosts of a notepad. Only who holds the notepad makes, sees and removes them."""

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import JSONBody

from gander.comparisons.ghost_readiness import FIRST, games_to_first, roughness
from gander.games import BOXES, box
from gander.notepad.ghost_fitting import PlayerFit, SeatedGame, likeness, player_fit
from gander.store.notepad import saved_ghosts
from gander.store.notepad.saved_ghosts import SavedGhost
from gander.store.progress_choice import who_wants_progress
from gander.table.errors import WrongTime
from gander.table.live.capacity import Busy
from gander.web.api.notepad.ghost_lookup import name_of
from gander.web.api.notepad.notepad import caught_up, check_progress, pad_of_player
from gander.web.messages.notepad_messages import (
    AskPlayer,
    GhostSheet,
    PadGhost,
    PadGhosts,
    RemoveGhost,
    WillingGhost,
)
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import visitor_of

AnyRequest = Request[Any, Any, Any]

REMEMBERED: Final = tuple(name for name in BOXES if box(name).answer_reader is not None)
"""The games in which there is something to remember."""
FIT_SECONDS: Final = 60
"""How long somebody waits for their fit and for those of others before it."""


@get("/api/notepad/ghosts")
async def show_ghosts(request: AnyRequest, services: TheServices) -> PadGhosts:
    """All ghosts of this device's notepad, the newest first, and of whom one could come to the table now."""
    pad, _, shut = await caught_up(request, services)
    found = await services.notepad.ask(saved_ghosts.ghosts, [pad])
    willing = [one for one in await willing_on(services, pad) if one.player not in shut]
    return PadGhosts(tuple(as_shown(one) for one in found if one.player not in shut), tuple(willing))


async def willing_on(services: Services, pad: str) -> list[WillingGhost]:
    """Those who have played enough. Nobody's answers are read for it: that takes a while, and comes with the making."""
    wanting = await services.notepad.ask(who_wants_progress, pad)
    found = await services.notepad.ask(saved_ghosts.games_by_player, pad, REMEMBERED)
    return [WillingGhost(*one) for one in found if one.games >= FIRST and one.player in wanting]


@post("/api/notepad/ghost", status_code=200)
async def show_ghost(request: AnyRequest, services: TheServices, data: JSONBody[AskPlayer]) -> GhostSheet:
    """Whether a ghost can be made of a player, and those that were made."""
    pad = await pad_of_player(request, services, data.player)
    await check_progress(services, pad, data.player)
    return await sheet_of(services, pad, data.player, await fit_in_turn(request, services, pad, data.player))


@post("/api/notepad/ghost/made", status_code=200)
async def make_ghost(request: AnyRequest, services: TheServices, data: JSONBody[AskPlayer]) -> GhostSheet:
    """Make a ghost of a player as they play now, in place of another of this month."""
    services.opening.check(visitor_of(request))
    pad = await pad_of_player(request, services, data.player)
    await check_progress(services, pad, data.player)
    found = await fit_in_turn(request, services, pad, data.player)
    if missing := games_to_first(found.games):
        raise WrongTime("too_early", f"too early for a ghost: games needed: {missing}")
    month = datetime.fromtimestamp(services.tables.clock(), UTC).strftime("%Y-%m")
    await services.notepad.run(saved_ghosts.save, pad, data.player, month, found.games, found.fit)
    return await sheet_of(services, pad, data.player, found)


@post("/api/notepad/ghost/removed", status_code=200)
async def remove_ghost(request: AnyRequest, services: TheServices, data: JSONBody[RemoveGhost]) -> GhostSheet:
    """Remove a ghost. At tables where it sits already it plays on."""
    pad = await pad_of_player(request, services, data.player)
    await check_progress(services, pad, data.player)
    await services.notepad.run(saved_ghosts.remove, pad, data.player, data.month)
    return await sheet_of(services, pad, data.player, await fit_in_turn(request, services, pad, data.player))


async def fit_in_turn(request: AnyRequest, services: Services, pad: str, player: int) -> PlayerFit:
    """One fit after the other, for a notepad and for all: who asks twice finds it done. Raises `Busy`."""

    async def fitted(games: list[SeatedGame]) -> PlayerFit:
        found = await services.fits.answer(games, visitor_of(request).address, FIT_SECONDS)
        if found is None:
            raise Busy("other long work is before this: ask again in a moment")
        return found

    async with services.notepad.turn_of(f"ghosts of {pad}"):
        return await player_fit(services.tables.log, services.notepad, pad, player, fitted)


async def sheet_of(services: Services, pad: str, player: int, found: PlayerFit) -> GhostSheet:
    made = await services.notepad.ask(saved_ghosts.ghosts, [pad], player)
    missing = games_to_first(found.games)
    return GhostSheet(found.games, missing, roughness(found.fit), likeness(found.fit), tuple(map(as_shown, made)))


def as_shown(ghost: SavedGhost) -> PadGhost:
    """In words: the numbers stay here."""
    return PadGhost(
        name_of(ghost),
        ghost.player,
        ghost.name,
        ghost.animal,
        ghost.month,
        ghost.games,
        roughness(ghost.fit),
        likeness(ghost.fit),
    )


HANDLERS: Final = [show_ghosts, show_ghost, make_ghost, remove_ghost]
