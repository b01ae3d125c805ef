"""Play at a table from Python, over the same protocol as the page.

    async with await join("http://192.168.0.7:8000/#/join/K7QX3M9P", name="Ada") as player:
        async for view in player.views():
            if view.moves:
                await player.move(view, view.moves[0])

Lines break and servers restart: `views` connects again by itself, and a move that was not answered is sent again.
"""

import asyncio
import contextlib
import os
import secrets
import ssl
import uuid
from collections.abc import AsyncGenerator
from functools import cache
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Data

from gander.contract.game import AnyGame, Seat
from gander.games import game as game_of
from gander.luck import hash_of_seed
from gander.table.view import Presence, TableInfo, View
from gander.web.messages.page_paths import server_and_code
from gander.web.messages.table_messages import (
    Action,
    Cheered,
    Entered,
    GoingDown,
    Hold,
    Join,
    MakeMove,
    OpenTable,
    Pledge,
    Problem,
    Reacted,
    Refused,
    Reveal,
    Watch,
)

AnyView = View[Any, Any, Any, Any]

FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 2.0
PATIENCE: Final = 4.0
"""Seconds within which an answer comes, or another line is tried: as on the page."""
LONGEST_PATIENCE: Final = 4 * PATIENCE
QUIET: Final = 20.0
"""Seconds without a word after which who waits for others asks."""
NO_ANSWER: Final = "no_answer"
"""What stands for an answer that is none of Gander's, as when a proxy found no worker."""
BEFORE_ASKING_AGAIN: Final = (0.1, 0.5)
"""Seconds, when no answer came."""


class Refusal(Exception):
    """The server said no."""

    def __init__(self, problem: Problem, status: int) -> None:
        self.code, self.detail, self.status, self.seconds = problem.code, problem.detail, status, problem.seconds
        super().__init__(f"{problem.code}: {problem.detail}")


LISTS: Final = ("SSL_CERT_FILE", "SSL_CERT_DIR")
"""Where the environment may name others than the usual authorities."""


@cache
def trusted(*_lists: str | None) -> ssl.SSLContext:
    """Whose word is taken that a server is who it says: reading the list takes longer than coming to a table."""
    return httpx.create_ssl_context()


class Device:
    """Something that holds seats: a cookie at a server."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.salts: dict[str, str] = {}
        """What this device will add to the luck of the coming game, by table."""
        self._http = httpx.AsyncClient(base_url=self.server, timeout=30, verify=trusted(*map(os.environ.get, LISTS)))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def open(self, table: OpenTable[Any]) -> "SeatClient":
        """Open a table; the first seat that is here is in hand. One, also if no answer comes and it asks again."""
        table = table if table.key else replace(table, key=secrets.token_hex(32))
        for wait in BEFORE_ASKING_AGAIN:
            try:
                return await self._enter("/api/tables", table)
            except httpx.TransportError:
                await asyncio.sleep(wait)
            except Refusal as refusal:
                if refusal.code != NO_ANSWER:
                    raise
                await asyncio.sleep(wait)
        return await self._enter("/api/tables", table)

    async def join(self, code: str, name: str, seat: Seat | None = None, *, watch: bool = False) -> "SeatClient":
        """Come into a room with a code: to a seat if one is free, else to look on. Raises `Refusal`."""
        return await self._enter("/api/join", Join(code, seat, name, watch=watch))

    async def _enter(self, path: str, body: Any) -> "SeatClient":
        entered = msgspec.json.decode(await self.post(path, body), type=Entered)
        return SeatClient(self, await self.facts(entered.table), entered.seats[-1] if entered.seats else None)

    async def facts(self, table: str) -> TableInfo[Any]:
        """What this device may know about a table, apart from the game. Raises `Refusal`."""
        return msgspec.json.decode(await self.get(f"/api/tables/{table}"), type=TableInfo[Any])

    async def act(self, table: str, action: Action) -> None:
        """What people do besides moves. Raises `Refusal`."""
        await self.post(f"/api/tables/{table}/actions", action)

    async def get(self, path: str) -> bytes:
        return self._checked(await self._http.get(path))

    async def post(self, path: str, body: Any) -> bytes:
        headers = {"content-type": "application/json"}
        return self._checked(await self._http.post(path, content=msgspec.json.encode(body), headers=headers))

    def _checked(self, response: httpx.Response) -> bytes:
        if response.is_success:
            return response.content
        try:
            problem = msgspec.json.decode(response.content, type=Problem)
        except msgspec.MsgspecError:
            problem = Problem(NO_ANSWER, f"status {response.status_code}")
        raise Refusal(problem, response.status_code)

    def line(self, table: str) -> connect:
        """A WebSocket to a table."""
        address = urlsplit(self.server)
        scheme = "wss" if address.scheme == "https" else "ws"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)
        return connect(
            f"{scheme}://{address.netloc}/api/tables/{table}/play",
            additional_headers={"cookie": cookies},
            compression=None,
        )


class SeatClient:
    """A seat in hand, or (`seat=None`) the public view."""

    def __init__(self, device: Device, facts: TableInfo[Any], seat: Seat | None) -> None:
        self.device = device
        self.table = facts
        """The newest that is known about the table."""
        self.seat = seat
        self.refused: list[Refused] = []
        self._decode = decoder(game_of(facts.game)).decode
        self._line: ClientConnection | None = None
        self._unanswered: MakeMove[Any] | None = None
        self._sent_at, self._patience = 0.0, PATIENCE

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.device.close()

    async def views(self) -> AsyncGenerator[AnyView, None]:
        """Every view that the server sends, for as long as one likes, through broken lines and restarts."""
        wait = FIRST_WAIT
        while True:
            try:
                async with self.device.line(self.table.id) as line:
                    self._line = line
                    await self._greet(line)
                    while True:
                        try:
                            text = await self._next(line)
                        except TimeoutError:
                            line.transport.abort()  # a line on which nobody answers takes no leave either
                            raise
                        view = self._heard(self._decode(text))
                        wait = FIRST_WAIT
                        await self._add_luck()
                        if view is not None:
                            yield view
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._line = None
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _next(self, line: ClientConnection) -> Data:
        """What is said next. As on the page, a move that is not answered in time goes another way, which may lead to
        another worker, and who has heard nothing for long asks. Raises `TimeoutError`."""
        if self._unanswered is None:
            try:
                async with asyncio.timeout(QUIET):
                    return await line.recv()
            except TimeoutError:
                await self._greet(line)
                async with asyncio.timeout(PATIENCE):
                    return await line.recv()
        try:
            async with asyncio.timeout_at(self._sent_at + self._patience):
                return await line.recv()
        except TimeoutError:
            self._patience = min(2 * self._patience, LONGEST_PATIENCE)
            raise

    async def _greet(self, line: ClientConnection) -> None:
        await line.send(msgspec.json.encode(Watch() if self.seat is None else Hold(self.seat)).decode())
        if self._unanswered is not None:
            await self._send(line, self._unanswered)

    async def _send(self, line: ClientConnection, move: MakeMove[Any]) -> None:
        self._sent_at = asyncio.get_running_loop().time()
        await line.send(msgspec.json.encode(move).decode())

    def _heard(self, message: AnyView | Presence | Refused | Reacted | Cheered | GoingDown) -> AnyView | None:
        if isinstance(message, Presence):
            self.table = with_presence(self.table, message)
        if isinstance(message, Refused):
            self.refused.append(message)
            if self._unanswered is not None and message.id == self._unanswered.id:
                self._unanswered = None
        if not isinstance(message, View):
            return None
        if isinstance(message.table, TableInfo):
            self.table = message.table
        if self._unanswered is not None and message.done == self._unanswered.id:
            self._unanswered, self._patience = None, PATIENCE
        return message if message.looking != "cover" else None

    async def _add_luck(self) -> None:
        """Pledge a share in the coming game, and show it as soon as all pledges are fixed."""
        fair, salts = self.table.fair, self.device.salts
        salt = salts.get(self.table.id)
        if fair.sealed and salt and pledge_of(salt) in [share.pledge for share in fair.shares]:
            del salts[self.table.id]  # what is shown is no secret more
            await self._act(Reveal(salt))
        elif self.seat is not None and self.seat not in fair.pledged and not self._is_dealt():
            salt = salts.setdefault(self.table.id, secrets.token_hex(32))
            await self._act(Pledge(pledge_of(salt)))

    def _is_dealt(self) -> bool:
        """Whether the coming game has its luck already: it is on, or somebody chose its deal."""
        phase, fair = self.table.phase, self.table.fair
        return fair.sealed or phase in ("playing", "paused") or (phase == "lobby" and fair.chosen)

    async def _act(self, action: Action) -> None:
        """What is refused came too late: the game goes on without it."""
        with contextlib.suppress(Refusal, httpx.TransportError):
            await self.device.act(self.table.id, action)

    async def move(self, view: AnyView, move: Any, *, hidden: bool = False, took: float | None = None) -> str:
        """Answer a view with a move; returns its id. The next views tell what came of it.

        A page also says whether it was out of sight meanwhile, and how many milliseconds the move took.
        """
        assert self.seat is not None
        self._unanswered = message = MakeMove(self.seat, view.seq, uuid.uuid4().hex, move, hidden, took)
        if self._line is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again on the next line
                await self._send(self._line, message)
        return message.id

    async def followed(self) -> "SeatClient":
        """The same person at the table to which the room has moved; itself, if it has not. Raises `Refusal`."""
        player = self
        while player.table.room is not None and (table := player.table.room.moved_to) is not None:
            facts = await self.device.facts(table)
            assert facts.room is not None
            seats = [facts.room.people[number].seat for number in facts.room.you]
            player = SeatClient(self.device, facts, next((seat for seat in seats if seat is not None), None))
        return player

    def waits_for_answer(self) -> bool:
        return self._unanswered is not None


def pledge_of(salt: str) -> str:
    return hash_of_seed(bytes.fromhex(salt))


def decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """Reads what the server of a table sends where this game is played."""
    view = View[game.options, game.observation, game.move, game.event]  # type: ignore[name-defined]
    return msgspec.json.Decoder(view | Presence | Refused | Reacted | Cheered | GoingDown)


def with_presence(table: TableInfo[Any], here: Presence) -> TableInfo[Any]:
    """The table with those who are here now."""
    seats = (replace(info, connected=seat in here.connected) for seat, info in enumerate(table.seats))
    people = enumerate(table.room.people if table.room else ())
    there = tuple(replace(person, here=number in here.people) for number, person in people)
    room = replace(table.room, people=there) if table.room else None
    return replace(table, seats=tuple(seats), host_away=here.host_away, room=room)


async def join(link: str, name: str) -> SeatClient:
    """Take an open seat by an invitation's link. Raises `Refusal`."""
    server, code = server_and_code(link)
    return await Device(server).join(code, name)
