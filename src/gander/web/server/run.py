"""Running a server: a free port, addresses that phones can reach, and an orderly stop."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import Final

import uvicorn

from gander.store.coordination.workers import first_proof
from gander.store.errors import WrongKey
from gander.store.key import KEY_FILE, key_in
from gander.store.one_server import the_only_server
from gander.store.sqlite import Sqlite
from gander.table.codes import Codes
from gander.web.server.app import app_for
from gander.web.server.safety import Safety
from gander.web.server.systemd import tell_supervisor
from gander.web.services.services import Services
from gander.web.services.settings import ServerSettings
from gander.web.transport.door import DoorConfig, Patience

BACKLOG: Final = 1024
FAREWELL_SECONDS: Final = 2.0
LOOK_SECONDS: Final = 0.05
"""How soon somebody who cannot wait is heard."""
NEXT_PORTS: Final = 20
SELDOM: Final = (5_000, 20, 50)
"""When to look for garbage that goes in circles. A move makes none."""


class GanderServer(uvicorn.Server):
    """Before the door is closed a balancer may learn of it, and before the lines are cut everybody is told to come
    back."""

    def __init__(self, config: uvicorn.Config, the_services: Callable[[], Services], ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._the_services = the_services
        self._ready = ready
        self._at_once = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Who is at the keyboard, or says it twice, does not want to wait for a balancer."""
        self._at_once = self.should_exit or sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
            tell_supervisor("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tell_supervisor("STOPPING=1")
        services = self._the_services()
        services.stopping = True
        await self._turn_away(services.settings.turn_away_seconds)
        for listening in self.servers:  # who is told to come back comes to another worker, or to the next of this one
            listening.close()
        services.tables.say_goodbye()
        await services.give_up_jobs()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while services.sockets.open:
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    async def _turn_away(self, seconds: float) -> None:
        """Serve on while `/health` says that this is about to end."""
        end = monotonic() + seconds
        while monotonic() < end and not self._at_once:
            await asyncio.sleep(LOOK_SECONDS)


def listen(address: str, port: int, *, or_next: bool = False) -> socket.socket:
    """A listening socket at this port, or (`or_next`) at the next free one. Raises `OSError`."""
    tries = [port, *range(port + 1, port + NEXT_PORTS), 0] if or_next and port else [port]
    for number in tries:
        listener = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
        if sys.platform != "win32":  # there it would let a second server take the port of one that is serving
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((address, number))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE or number == tries[-1]:
                raise
        else:
            return listener
    raise AssertionError("the last try raises")


def address_in_network() -> str | None:
    """The address by which other devices in the same network reach this one; `None` without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses the way it would go
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def prepared(
    settings: ServerSettings, ready: Callable[[], None], proxies: str = "", patience: Patience | None = None
) -> GanderServer:
    """A server that is ready to run."""
    app = app_for(settings)
    config = DoorConfig(
        Safety(app, settings),
        settings,
        proxies,
        patience or Patience(),
        server_header=False,
        access_log=False,  # addresses of tables are for those who sit there
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    return GanderServer(config, lambda: app.services, ready)


def open_many_files() -> None:
    """Every connection is a file to the system, and many systems allow a thousand unless asked for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems say that there is no limit, and have one
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def check_key(settings: ServerSettings) -> None:
    """All who serve a database need the same key. Raises `WrongKey`."""
    store = settings.store()
    if isinstance(store, Sqlite):
        return
    with contextlib.closing(store.connect()) as line:
        proof = Codes(key_in(settings.data)).proof()
        if first_proof(line, proof) != proof:
            raise WrongKey(settings.data / KEY_FILE, str(store))


def run(settings: ServerSettings, listener: socket.socket, ready: Callable[[], None], proxies: str = "") -> None:
    """Serve until told to stop. Raises `StoreError` before anything is served."""
    open_many_files()
    store = settings.store()
    alone = the_only_server(store.path) if isinstance(store, Sqlite) and store.path else contextlib.nullcontext()
    with listener, alone:
        store.open().close()
        check_key(settings)
        gc.freeze()  # what was made so far stays: it need not be looked through again and again
        gc.set_threshold(*SELDOM)
        prepared(settings, ready, proxies).run(sockets=[listener])
