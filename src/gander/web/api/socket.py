"""The line to one device: it hears what is wanted, hands it to the table, and shows the newest view."""

import asyncio
import logging
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from msgspec import Raw

from gander.contract.game import GameError, Seat
from gander.store.errors import StoreError, Unanswered
from gander.table import decide
from gander.table.decide import SentMove, Stride
from gander.table.errors import TableError
from gander.table.events import Device, move_decoder
from gander.table.live.live_table import LiveTable
from gander.table.pov import Place, Pov, place_of, pov_at, pov_of_public, pov_of_seat
from gander.table.room.acts import check_looks_on
from gander.table.room.played import PersonNumber
from gander.table.terms import Reaction
from gander.table.view import Looking, Presence
from gander.web.api.errors import LATER, WRONG_MESSAGE, problem_of
from gander.web.api.lobby import facts_for, letters_of
from gander.web.api.studies.study import is_of_study
from gander.web.messages.table_messages import (
    Cheer,
    Cheered,
    GoingDown,
    Hold,
    Hurry,
    MakeMove,
    React,
    Reacted,
    Refused,
    Watch,
)
from gander.web.services.services import Services, TableId, TheServices
from gander.web.services.sessions import Visitor, device_of, visitor_of
from gander.web.transport.wire import Wire, wire_in

log = logging.getLogger(__name__)

encode: Final = msgspec.json.Encoder().encode
Message: TypeAlias = Hold | Watch | MakeMove[Raw] | React | Cheer | Hurry
decode: Final = msgspec.json.Decoder(Message).decode

Note: TypeAlias = Refused | Reacted | Cheered | GoingDown
NOTES: Final = 16
"""Refusals and reactions that wait for a slow reader; older ones are dropped."""
STEP: Final = 1024
"""Bytes; the size of a view is a multiple of it."""
GOING_AWAY, FAULT, TRY_AGAIN, NOT_FOUND = 1001, 1011, 1013, 4404


def padded(view: bytes) -> bytes:
    """With blanks at its end, up to the next step: who only sees sizes pass cannot tell one card from another."""
    size = len(view)
    return view.ljust(size + -size % STEP)


class TableSocket:
    """One device that looks at one table."""

    __slots__ = (
        "_ending",
        "_facts_sent",
        "_hand",
        "_live",
        "_looking",
        "_news",
        "_notes",
        "_place",
        "_presence_sent",
        "_services",
        "_shows_presence",
        "_shows_view",
        "_under_way",
        "_visitor",
        "_waiting",
        "_wire",
        "device",
    )

    def __init__(self, services: Services, live: LiveTable, wire: Wire, device: Device, visitor: Visitor) -> None:
        self.device = device
        self._visitor = visitor
        self._services = services
        self._live = live
        self._wire = wire
        self._looking: Looking = "cover"
        self._hand: Seat | None = None
        self._news: Stride | None = None
        self._facts_sent = -1
        self._place: Place | None = None
        """As it was when the facts were sent."""
        self._presence_sent: Presence | None = None
        """Who is here, as it was last shown."""
        self._shows_view = self._shows_presence = False
        self._notes: list[Note] = []
        self._ending = False
        self._under_way = False
        """A move of this device is being written down."""
        self._waiting: list[str | bytes] = []
        """What it said since."""

    # What the table tells

    def notice(self, stride: Stride | None) -> None:
        if stride is not None:
            self._news = stride
        self._wire.await_answers(self._live.table.waits_for(self.device))
        self._show_view()

    def came_or_went(self) -> None:
        self._shows_presence = True
        self._show()

    def reacted(self, seat: Seat, reaction: Reaction) -> None:
        self._note(Reacted(seat, reaction))
        self._show()

    def cheered(self, person: PersonNumber, reaction: Reaction) -> None:
        self._note(Cheered(person, reaction))
        self._show()

    def going_down(self, seconds: float) -> None:
        self._ending = True
        self._note(GoingDown(seconds))
        self._show()

    def _note(self, note: Note) -> None:
        self._notes = [*self._notes[1 - NOTES :], note]

    # What the device is shown

    def go_on(self) -> None:
        self._show()

    def _show_view(self) -> None:
        self._shows_view = True
        self._show()

    def _show(self) -> None:
        """Send what is newest, unless the device does not read as fast: then it gets the newest when it does."""
        if self._wire.full:
            return
        try:
            self._show_newest()
        except Exception as fault:  # the others at the table are shown theirs
            log.error("table %s could not be shown: %s", self._live.table.id, type(fault).__name__)
            self._wire.hang_up(FAULT)

    def _show_newest(self) -> None:
        say = self._wire.say
        if self._notes:
            notes, self._notes = self._notes, []
            for note in notes:
                say(encode(note))
        if self._ending:
            self._wire.hang_up(GOING_AWAY)
            return
        pov = pov_at(self._live.table, self.device, self._looking, self._hand)
        if pov.looking != "seat" and not pov.table.may_see(self.device):
            say(encode(Refused("no_such_table", "this device is no longer at the table")))
            self._wire.hang_up(NOT_FOUND)
            return
        if self._shows_view:
            self._shows_view = False
            say(padded(self._newest(pov)))
        if self._shows_presence:
            self._shows_presence = False
            if self._presence_sent != (here := self._live.present.presence()):
                self._presence_sent = here
                say(encode(here))

    def _newest(self, pov: Pov) -> bytes:
        live, news, self._news = self._live, self._news, None
        facts = None
        if self._facts_sent != live.facts:
            self._facts_sent = live.facts
            self._place = place_of(self.device, pov.table)
            facts = facts_for(self._services, live, self.device)
            self._presence_sent = live.present.presence()
        self._services.metrics.views += 1
        return encode(pov.view(live.now(), news, facts, self._place))

    # What the device wants

    def hear(self, text: str | bytes) -> None:
        """Do what a message asks, or say why not: one after the other, as they were said."""
        if self._under_way:
            self._waiting.append(text)
            self._wire.stop_listening()
            return
        message: Message | None = None
        try:
            message = decode(text)
            if isinstance(message, MakeMove):
                self._move(message)
            elif isinstance(message, React):
                decide.check_holder(self._live.table, self.device, message.seat)
                if self._may_stick(f"seat {message.seat}"):
                    self._live.react(message.seat, message.reaction)
            elif isinstance(message, Cheer):
                person = check_looks_on(self._live.table, self.device)
                if self._may_stick(f"person {person}"):
                    self._live.cheer(person, message.reaction)
            elif isinstance(message, Hurry):
                decide.check_holder(self._live.table, self.device, message.seat)
                self._live.hurry(self.device)
            else:
                self._look(self._pov(message))
        except (TableError, GameError, StoreError, *WRONG_MESSAGE) as error:
            self._refuse(error, message.id if isinstance(message, MakeMove) else None)

    def _may_stick(self, who: str) -> bool:
        """What somebody says beyond the limit is not heard: it is no refusal, and nobody is flooded. Nor in a study."""
        table = self._live.table
        return not is_of_study(self._services, table) and self._services.stickers.allows(f"{table.id} {who}")

    def fell_silent(self) -> None:
        self._live.fell_silent(self)

    def spoke_again(self) -> None:
        self._live.spoke_again(self)

    def gone(self) -> None:
        self._waiting.clear()
        self._live.leave(self)
        self._services.sockets.leave(self._visitor)

    def _pov(self, wanted: Hold | Watch) -> Pov:
        table = self._live.table
        if isinstance(wanted, Watch):
            return pov_of_public(table, self.device)
        return Pov(table, self.device) if wanted.seat is None else pov_of_seat(table, self.device, wanted.seat)

    def _look(self, pov: Pov) -> None:
        """From now on show this. What happened before is not shown again."""
        self._looking, self._hand, self._news = pov.looking, pov.hand, None
        self._show_view()

    def _move(self, move: MakeMove[Raw]) -> None:
        what = move_decoder(self._live.table.game.name).decode(move.move)
        reply = SentMove(move.seat, move.seq, move.id, what, move.hidden, move.took)
        made = self._live.submit(partial(decide.move, device=self.device, reply=reply))
        self._under_way = True
        made.add_done_callback(partial(self._moved, move.id))

    def _moved(self, move_id: str, made: "asyncio.Future[Stride]") -> None:
        self._under_way = False
        if made.cancelled():
            return
        fault = made.exception()
        if isinstance(fault, Unanswered):  # who comes back says it again, and learns what became of it
            self._wire.hang_up(TRY_AGAIN)
        elif isinstance(fault, TableError | GameError | StoreError):
            self._refuse(fault, move_id)
        elif fault is not None:
            log.error("a move could not be made: %s", type(fault).__name__)
            self._wire.hang_up(FAULT)
        elif made.result().events:
            self._services.metrics.moves += 1
        else:  # it was made before: say so again
            self._show_view()
        self._hear_what_waits()

    def _hear_what_waits(self) -> None:
        while self._waiting and not self._under_way:
            self.hear(self._waiting.pop(0))
        if not self._waiting:
            self._wire.listen()

    def _refuse(self, error: Exception, move_id: str | None) -> None:
        told = problem_of(error)
        assert told is not None
        _, problem = told
        self._services.metrics.refused[problem.code] += 1
        self._note(Refused(problem.code, problem.detail, move_id))
        self._show_view()


async def table_with_letters(services: Services, table_id: str, device: Device) -> LiveTable:
    """The table; the short code of its room leads there again after a restart, before anybody asks for it."""
    live = await services.table(table_id, device)
    if live.table.room is not None and device in (live.table.host, *live.table.stages):
        await letters_of(services, live.table)
    return live


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], services: TheServices, table_id: TableId) -> None:
    """The line to a table. Which seats a device may take in hand, its cookie says."""
    device, visitor = device_of(socket), visitor_of(socket)
    wire = wire_in(socket.scope)
    services.sockets.enter(visitor)
    line: TableSocket | None = None
    try:
        await socket.accept()
        live = await services.unless_cut_off(partial(table_with_letters, services, table_id, device))
        line = TableSocket(services, live, wire, device, visitor)
    except (TableError, GameError, StoreError) as error:
        _send_off(wire, error)
    else:
        wire.talk_to(line)
        live.listen(line)
    finally:
        if line is None:
            services.sockets.leave(visitor)


def _send_off(wire: Wire, error: Exception) -> None:
    told = problem_of(error)
    assert told is not None
    status, problem = told
    wire.say(encode(Refused(problem.code, problem.detail)))
    wire.hang_up(TRY_AGAIN if status == LATER else NOT_FOUND, problem.code)
