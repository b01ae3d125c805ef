"""Several workers on one machine, which share one port. One that dies is replaced; the others do not notice."""

import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from types import FrameType
from typing import Final

from gander.store.errors import WrongAddress
from gander.web.server.run import check_key, run
from gander.web.services.settings import ServerSettings

PAUSE: Final = 0.5
"""Seconds before a worker that died is replaced, so that one that cannot live does not keep the machine busy."""
FAREWELL: Final = 10.0
"""Seconds that a worker has to say goodbye, once its door is closed."""
RENEW: Final[signal.Signals | None] = getattr(signal, "SIGHUP", None)
"""Windows has no such signal."""


class Workers:
    """The workers of one machine, started and replaced by a process that serves nothing itself."""

    def __init__(self, settings: ServerSettings, listener: socket.socket, proxies: str, number: int) -> None:
        self._settings = settings
        self._work = (settings, listener, proxies)
        self._context = multiprocessing.get_context("spawn")
        self._ready = self._context.Semaphore(0)
        self._processes: list[BaseProcess] = []
        self._number = number
        self._stopping = self._renewing = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until told to stop. A hang-up (SIGHUP) replaces the workers one after the other: nobody is left without."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        if RENEW is not None:
            signal.signal(RENEW, self._renew)
        self._processes = [self._start() for _ in range(self._number)]
        for _ in range(self._number):
            self._wait_for_one()
        ready()
        while not self._stopping:
            self._look_after()
            time.sleep(PAUSE)
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            self._see_off(process)

    def _see_off(self, process: BaseProcess) -> None:
        process.join(self._settings.turn_away_seconds + FAREWELL)
        if process.is_alive():
            process.kill()
            process.join()

    def _start(self) -> BaseProcess:
        process = self._context.Process(target=work, args=(*self._work, self._ready), name="gander-worker")
        process.start()
        return process

    def _wait_for_one(self) -> None:
        while not self._stopping and not self._ready.acquire(timeout=PAUSE):
            if not any(process.is_alive() for process in self._processes):
                raise SystemExit(1)  # they have said why

    def _look_after(self) -> None:
        renewing, self._renewing = self._renewing, False
        for place, process in enumerate(self._processes):
            if renewing and process.is_alive() and not self._stopping:
                successor = self._start()
                self._wait_for_one()
                _interrupt(process)
                self._see_off(process)
                self._processes[place] = successor
            elif not process.is_alive():
                self._processes[place] = self._start()

    def _stop(self, signal_: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _renew(self, signal_: int, frame: FrameType | None) -> None:
        self._renewing = True


def run_many(
    settings: ServerSettings, listener: socket.socket, ready: Callable[[], None], proxies: str, number: int
) -> None:
    """Serve with several workers until told to stop. Raises `StoreError` before anything is served, and `OSError`
    on a system that has no such workers."""
    if RENEW is None:
        raise OSError("Windows cannot renew workers one by one: start one server, or several behind a balancer")
    if settings.channel() is None:
        raise WrongAddress("a file has one server: several workers need a database at postgresql://…")
    settings.store().open().close()
    check_key(settings)
    with listener:
        Workers(settings, listener, proxies, number).run(ready)


def _interrupt(process: BaseProcess) -> None:
    """Its successor serves at the same port: a balancer that is told to turn away would leave all workers of this
    machine alone."""
    if process.pid is not None:
        os.kill(process.pid, signal.SIGINT)


def work(settings: ServerSettings, listener: socket.socket, proxies: str, ready: Semaphore) -> None:
    """What a worker does."""

    def say_so() -> None:
        ready.release()

    run(settings, listener, say_so, proxies)
