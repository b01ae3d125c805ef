"""News that may come in crowds, such as who is here: told at once, and then at most a few times a second."""

import asyncio
from collections.abc import Callable


class Herald:
    def __init__(self, tell: Callable[[], None], gap: float) -> None:
        self._tell, self._gap = tell, gap
        self._loop = asyncio.get_running_loop()
        self._told_at = -gap
        self._later: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Something is new. What changes again before it is told is told once."""
        if self._later is not None:
            return
        wait = self._told_at + self._gap - self._loop.time()
        if wait > 0:
            self._later = self._loop.call_later(wait, self._tell_now)
        else:
            self._tell_now()

    def _tell_now(self) -> None:
        self._later, self._told_at = None, self._loop.time()
        self._tell()

    def close(self) -> None:
        if self._later is not None:
            self._later.cancel()
