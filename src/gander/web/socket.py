"""The line to one device: it hears what is wanted, hands it to the table, and shows the newest view."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from msgspec import Raw

from gander.contract.game import GameError, Seat
from gander.store.errors import StoreError
from gander.table import decide
from gander.table.decide import Reply, Stride
from gander.table.errors import TableError
from gander.table.events import Device, move_decoder
from gander.table.live import Live
from gander.table.pov import Pov, pov_at, pov_of_public, pov_of_seat
from gander.table.terms import Reaction
from gander.table.view import Looking, Presence
from gander.web.errors import LATER, WRONG_MESSAGE, problem_of
from gander.web.lobby import facts_for
from gander.web.messages import GoingDown, Hold, Hurry, Move, React, Reacted, Refused, Watch
from gander.web.server import Server, TableId, TheServer
from gander.web.sessions import device_of, visitor_of

encode: Final = msgspec.json.Encoder().encode
Message: TypeAlias = Hold | Watch | Move[Raw] | React | Hurry
decode: Final = msgspec.json.Decoder(Message).decode

NOTES: Final = 16
"""Refusals and reactions that wait for a slow reader; older ones are dropped."""
STEP: Final = 1024
"""Bytes; the size of a view is a multiple of it."""
GOING_AWAY, TRY_AGAIN, NOT_FOUND = 1001, 1013, 4404

Send = Callable[[str], Awaitable[None]]


def padded(view: bytes) -> bytes:
    """With blanks at its end, up to the next step: who only sees sizes pass cannot tell one card from another."""
    return view + b" " * (-len(view) % STEP)


class Line:
    """One device that looks at one table."""

    def __init__(self, server: Server, live: Live, device: Device) -> None:
        self.device = device
        self._server = server
        self._live = live
        self._looking: Looking = "cover"
        self._hand: Seat | None = None
        self._news: Stride | None = None
        self._facts_sent = -1
        self._here: Presence | None = None
        """Who is here, as it was last shown."""
        self._shows_view = True
        self._notes: deque[Refused | Reacted | GoingDown] = deque(maxlen=NOTES)
        self._something_new = asyncio.Event()
        self._ending = False

    # What the table tells

    def notice(self, stride: Stride | None) -> None:
        if stride is not None:
            self._news = stride
        self._show_view()

    def came_or_went(self) -> None:
        self._something_new.set()

    def _show_view(self) -> None:
        self._shows_view = True
        self._something_new.set()

    def reacted(self, seat: Seat, reaction: Reaction) -> None:
        self._note(Reacted(seat, reaction))

    def going_down(self) -> None:
        self._ending = True
        self._note(GoingDown())

    def _note(self, note: Refused | Reacted | GoingDown) -> None:
        self._notes.append(note)
        self._something_new.set()

    # What the device is shown

    async def show(self, send: Send) -> int:
        """Send whatever is newest as fast as the device reads, and no faster. Returns why it stopped."""
        while True:
            await self._something_new.wait()
            self._something_new.clear()
            while self._notes:
                await send(encode(self._notes.popleft()).decode())
            if self._ending:
                return GOING_AWAY
            pov = pov_at(self._live.table, self.device, self._looking, self._hand)
            if pov.looking != "seat" and not pov.table.may_see(self.device):
                await send(encode(Refused("no_such_table", "this device is no longer at the table")).decode())
                return NOT_FOUND
            if self._shows_view:
                self._shows_view = False
                await send(padded(self._newest(pov)).decode())
            if self._here != (here := self._live.presence()):
                self._here = here
                await send(encode(here).decode())

    def _newest(self, pov: Pov) -> bytes:
        news, self._news = self._news, None
        facts = None
        if self._facts_sent != self._live.facts:
            self._facts_sent = self._live.facts
            facts = facts_for(self._server, self._live, self.device)
            self._here = self._live.presence()
        self._server.metrics.views += 1
        return encode(pov.view(self._live.now(), news, facts))

    # What the device wants

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks, or say why not."""
        message: Message | None = None
        try:
            message = decode(text)
            if isinstance(message, Move):
                await self._move(message)
            elif isinstance(message, React):
                decide.check_holder(self._live.table, self.device, message.seat)
                self._live.react(message.seat, message.reaction)
            elif isinstance(message, Hurry):
                decide.check_holder(self._live.table, self.device, message.seat)
                self._live.hurry(self.device)
            else:
                self._look(self._pov(message))
        except (TableError, GameError, StoreError, *WRONG_MESSAGE) as error:
            self._refuse(error, message.id if isinstance(message, Move) else None)

    def _pov(self, wanted: Hold | Watch) -> Pov:
        table = self._live.table
        if isinstance(wanted, Watch):
            return pov_of_public(table, self.device)
        return Pov(table, self.device) if wanted.seat is None else pov_of_seat(table, self.device, wanted.seat)

    def _look(self, pov: Pov) -> None:
        """From now on show this. What happened before is not shown again."""
        self._looking, self._hand, self._news = pov.looking, pov.hand, None
        self._show_view()

    async def _move(self, move: Move[Raw]) -> None:
        what = move_decoder(self._live.table.game.name).decode(move.move)
        reply = Reply(move.seat, move.seq, move.id, what, move.hidden, move.took)
        stride = await self._live.do(partial(decide.move, device=self.device, reply=reply))
        if stride.events:
            self._server.metrics.moves += 1
        else:  # it was made before: say so again
            self._show_view()

    def _refuse(self, error: Exception, move_id: str | None) -> None:
        told = problem_of(error)
        assert told is not None
        _, problem = told
        self._server.metrics.refused[problem.code] += 1
        self._note(Refused(problem.code, problem.detail, move_id))
        self._show_view()


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], server: TheServer, table_id: TableId) -> None:
    """The line to a table. Which seats a device may take in hand, its cookie says."""
    device = device_of(socket)
    with server.sockets.one_more(visitor_of(socket)):
        await socket.accept()
        try:
            live = await server.table(table_id, device)
        except (TableError, GameError, StoreError) as error:
            await _send_off(socket, error)
        else:
            await _converse(socket, server, live, device)


async def _send_off(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    told = problem_of(error)
    assert told is not None
    status, problem = told
    await socket.send_text(encode(Refused(problem.code, problem.detail)).decode())
    await socket.close(TRY_AGAIN if status == LATER else NOT_FOUND, problem.code)


async def _converse(socket: WebSocket[Any, Any, Any], server: Server, live: Live, device: Device) -> None:
    line = Line(server, live, device)
    live.listen(line)
    showing = asyncio.create_task(line.show(socket.send_text))
    hearing = asyncio.create_task(_listen(socket, line))
    try:
        done, _ = await asyncio.wait((showing, hearing), return_when=asyncio.FIRST_COMPLETED)
        code = next(iter(done)).result()
        if code is not None:
            await socket.close(code)
    finally:
        live.leave(line)
        for task in (showing, hearing):
            task.cancel()
        await asyncio.gather(showing, hearing, return_exceptions=True)


async def _listen(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    """Hear the device until it goes."""
    while (event := await socket.receive())["type"] == "websocket.receive":
        await line.hear(event.get("text") or event.get("bytes") or "")
