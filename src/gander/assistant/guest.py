"""Somebody who sits at one table at a time, listens all the while, and is asked now and then what there is to read."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from gander.assistant.words import ViewReader, lobby
from gander.client import AnyView, Device, SeatClient
from gander.contract.game import Event
from gander.speech.answers import NotUnderstood, Prompt
from gander.speech.languages import SOURCE, Language
from gander.table.terms import PlannedSeat, Settings
from gander.table.view import TableInfo
from gander.text.catalogue import catalogue
from gander.web.messages.table_messages import Again, Leave, OpenTable, Start

PATIENCE: Final = 20.0
"""Seconds after which an answer comes in any case, so that nobody waits for a call that never ends."""

UNHURRIED: Final = Settings(relaxed=True)
"""How a table is run that is opened here: a model may take long to read."""


class NotNow(Exception):
    """What was asked is not possible, and the sentence says why."""


class SeenView(NamedTuple):
    """A view, and the table as it was then: the client knows of the next one while it still adds to the luck."""

    view: AnyView
    table: TableInfo[Any]


class Guest:
    """A seat at a table of a server."""

    def __init__(
        self, server: str, language: Language = SOURCE, settings: Settings = UNHURRIED, patience: float = PATIENCE
    ) -> None:
        self.words = catalogue(language)
        self._server, self._settings, self._patience = server.rstrip("/"), settings, patience
        self._player: SeatClient | None = None
        self._seen: SeenView | None = None
        self._answered: SeenView | None = None
        self._untold: list[Event] = []
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    # Coming and going ------------------------------------------------------------------------------------------------

    async def open(
        self, game: str, name: str, bots: Sequence[str], free_seats: int, options: Mapping[str, object]
    ) -> str:
        """Open a table. With no free seat the game begins at once."""
        here, others = PlannedSeat("here", name=name), [PlannedSeat("bot", bot=bot) for bot in bots]
        seats = (here, *others, *([PlannedSeat("open")] * free_seats))
        asked = OpenTable(game, seats, options, self._settings, key=secrets.token_hex(32))
        await self._sit_down(lambda device: device.open(asked))
        return await self.look() if free_seats else await self.start()

    async def join(self, code: str, name: str) -> str:
        """Take a seat by an invitation's link or code."""
        await self._sit_down(lambda device: device.join(code.rpartition("/")[2], name))
        return await self.look()

    async def _sit_down(self, enter: Callable[[Device], Awaitable[SeatClient]]) -> None:
        if self._player is not None:
            raise NotNow(self.words.say("assistant.leave_first"))
        device = Device(self._server)
        try:
            self._player = await enter(device)
        except BaseException:
            await device.close()
            raise
        self._listening = asyncio.create_task(self._listen(self._player))
        await self._until(lambda: self._seen is not None)

    async def _listen(self, player: SeatClient) -> None:
        """Every view replaces the last one; what happened is kept until it is read."""
        async for view in player.views():
            async with self._news:
                self._seen = SeenView(view, player.table)
                self._untold += view.events
                self._news.notify_all()

    async def leave(self) -> str:
        """Leave the table; a bot plays on."""
        player, seen = self._seat_and_view()
        assert player.seat is not None
        await self._hang_up()
        try:
            await player.device.act(seen.table.id, Leave(player.seat))
        finally:
            await self.close()
        return self.words.say("goodbye.left")

    async def close(self) -> None:
        """Go away; the seat stays one's own."""
        await self._hang_up()
        if self._player is not None:
            await self._player.device.close()
        self._player = self._seen = self._answered = None
        self._untold = []

    async def _hang_up(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None

    # Playing ---------------------------------------------------------------------------------------------------------

    async def start(self) -> str:
        """Begin the game, or after its end another one."""
        player, seen = self._seat_and_view()
        before = seen.table.phase
        await player.device.act(seen.table.id, Again() if before == "over" else Start())
        await self._until(lambda: self._seat_and_view()[1].table.phase != before)
        return await self._when_asked()

    async def look(self) -> str:
        """What there is to read now, and what happened since the last time."""
        _, seen = self._seat_and_view()
        events, self._untold = tuple(self._untold), []
        if seen.table.phase == "lobby":
            return "\n".join(lobby(self.words, seen.table, self._server))
        return "\n".join(self._reader().read(seen.view, events))

    async def say(self, answer: str) -> str:
        """Answer the question, and read what came of it once the game waits for this seat again."""
        player, seen = self._seat_and_view()
        question = self.question()
        if question is None:
            raise NotNow(self.words.say("assistant.not_asked"))
        try:
            only = question.choices[0].value if len(question.choices) == 1 else None
            move = question.understand(answer) if only is None else only
        except NotUnderstood as refused:
            raise NotNow(self.words.say(refused.key, **refused.values)) from refused
        before = len(player.refused)
        self._answered = seen
        await player.move(seen.view, move)
        await self._until(lambda: not player.waits_for_answer())
        if len(player.refused) > before:
            self._answered = None
            raise NotNow(player.refused[-1].detail)
        return await self._when_asked()

    async def wait(self) -> str:
        """Read on once the game waits for this seat, or is over, or after a while."""
        self._seat_and_view()
        return await self._when_asked()

    def question(self) -> Prompt[Any] | None:
        """What this seat is asked now, if anything. What was answered is not asked until the next view is here."""
        player, seen = self._seat_and_view()
        waits = player.waits_for_answer() or seen is self._answered
        return None if waits else self._reader().question(seen.view)

    def is_over(self) -> bool:
        return self._seat_and_view()[1].table.phase == "over"

    def _seat_and_view(self) -> tuple[SeatClient, SeenView]:
        if self._player is None or self._seen is None:
            raise NotNow(self.words.say("assistant.nowhere"))
        return self._player, self._seen

    def _reader(self) -> ViewReader:
        player, seen = self._seat_and_view()
        assert player.seat is not None
        return ViewReader(self.words, seen.table, player.seat)

    async def _when_asked(self) -> str:
        await self._until(lambda: self.is_over() or self.question() is not None)
        return await self.look()

    async def _until(self, holds: Callable[[], bool]) -> None:
        """Until this is so, or patience is at its end."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._patience), self._news:
                await self._news.wait_for(holds)
