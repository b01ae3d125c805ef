"""The wiring: everything that makes up a server, on one screen."""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from gander import __version__
from gander.store.coordination.day_secrets import draw
from gander.store.log import SqlLog
from gander.store.notepad.notepad import Notepad
from gander.store.progress_choice import choose_for_all
from gander.table.live.tables import Tables
from gander.table.log import ClosableLog
from gander.web.api import day, errors, lobby, privacy
from gander.web.api.actions import act
from gander.web.api.advice import advice
from gander.web.api.classes import class_pupils, classes
from gander.web.api.notepad import ghosts, handicaps, locks, notepad, practice
from gander.web.api.offered_games import games
from gander.web.api.records import loveliest_misses, record, story
from gander.web.api.same_deal import same_deal
from gander.web.api.socket import play
from gander.web.api.studies import participation, study
from gander.web.messages.openapi import description
from gander.web.messages.table_messages import Health
from gander.web.server.nightly_tidy import every_night
from gander.web.server.page_files import PageFiles, page, page_files
from gander.web.services.services import Services, TheServices, the_services, the_visit
from gander.web.services.sessions import is_from_here
from gander.web.services.settings import ServerSettings
from gander.workers.membership import Membership


@get("/health")
async def health(services: TheServices) -> Response[Health]:
    """Whether the server is well, can read and write, and is here to stay."""
    status = await services.status()
    return Response(Health(status, __version__), status_code=200 if status == "ok" else 503)


@get("/metrics", sync_to_thread=False, media_type="text/plain; version=0.0.4")
def metrics(request: Request[Any, Any, Any], services: TheServices) -> bytes:
    """Figures for Prometheus, with `--metrics` and on the machine where the server runs; else there is nothing here."""
    if not services.settings.metrics or not is_from_here(request):
        raise NotFoundException(detail="there is nothing here")
    return services.metrics.text()


@get("/openapi.json", sync_to_thread=False)
def openapi() -> Response[dict[str, Any]]:
    """This description."""
    return Response(written_description(), media_type="application/json")


@cache
def written_description() -> Any:
    """It never changes, and writing it takes longer than most other answers."""
    return msgspec.json.encode(description(ROUTES))


ROUTES: Final = [
    games,
    *lobby.HANDLERS,
    act,
    record,
    story,
    loveliest_misses,
    same_deal,
    *notepad.HANDLERS,
    *locks.HANDLERS,
    *privacy.HANDLERS,
    *study.HANDLERS,
    *participation.HANDLERS,
    *classes.HANDLERS,
    *class_pupils.HANDLERS,
    *day.HANDLERS,
    *practice.HANDLERS,
    *ghosts.HANDLERS,
    handicaps.propose,
    advice,
    play,
    health,
    metrics,
    openapi,
]


@cache
def routes(*, largest_body: int) -> Litestar:
    """Who answers what, the same for every server: reading fifty handlers takes longer than all else about a start."""
    return Litestar(
        [*ROUTES, page],
        dependencies={"services": Provide(the_services, sync_to_thread=False), "visit": Provide(the_visit)},
        exception_handlers={Exception: errors.answer},
        request_max_body_size=largest_body,
        openapi_config=None,
        logging_config=None,
    )


Opened: TypeAlias = AbstractAsyncContextManager[Services]


class App:
    """What one server answers with: its services and its page, handed to the routes with every question."""

    services: Services

    def __init__(self, settings: ServerSettings, page: PageFiles, opened: Callable[[], Opened]) -> None:
        self._routes, self._page, self._opened = routes(largest_body=settings.largest_body), page, opened
        self._life = Litestar(lifespan=[self._running], openapi_config=None, logging_config=None)
        self.lifespan = self._life.lifespan

    @contextlib.asynccontextmanager
    async def _running(self, _: Litestar) -> AsyncGenerator[None, None]:
        async with self._opened() as self.services:
            yield

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._life(scope, receive, send)
        else:
            scope["state"] = {**scope.get("state", {}), "services": self.services, "page": self._page}
            await self._routes(scope, receive, send)


def app_for(
    settings: ServerSettings,
    page: Path | None = None,
    open_log: Callable[[], ClosableLog] | None = None,
    clock: Callable[[], float] = time.time,
    stopwatch: Callable[[], float] = time.monotonic,
) -> App:
    """The app; `run.py` puts `Safety` around it. Tests hand in a log, a clock and a stopwatch of their own."""

    @contextlib.asynccontextmanager
    async def opened() -> AsyncGenerator[Services, None]:
        log = open_log() if open_log else SqlLog(settings.store())
        channel = None if open_log else settings.channel()
        membership = Membership(settings.store(), channel, settings.capacity.most_tables) if channel else None
        tables = Tables(log, settings.capacity, clock, stopwatch=stopwatch, neighbours=membership)
        pad = Notepad(None if open_log else settings.store())
        await pad.run(choose_for_all, settings.privacy.progress)
        draws = not settings.world_deal
        if draws:
            await pad.run(draw, tables.clock())
        services = Services(tables, pad, settings, log, membership)
        tidying = every_night(pad, tables.clock, retention=settings.privacy.retention, draws=draws)
        looking_after = [asyncio.create_task(tables.run()), asyncio.create_task(tidying)]
        if membership is not None:
            looking_after.append(asyncio.create_task(membership.run(tables)))
        try:
            yield services
        finally:
            services.stopping = True
            for task in looking_after:
                task.cancel()
            await asyncio.wait(looking_after)
            await services.give_up_jobs()
            await tables.close()
            if membership is not None:
                await membership.close()
            await log.close()
            await pad.close()

    return App(settings, page_files(page, of_study=settings.study is not None), opened)
