"""One worker among several: it lives in the database from beat to beat, keeps the tables that are its to keep, hears
where there is something to read and looks for it by itself besides."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Final, NamedTuple, TypeVar

import msgspec

from gander.contract.game import Seat
from gander.store.coordination import workers
from gander.store.errors import NoticeLost, NotRead
from gander.store.sql import IN_PLAY, Connection, Database
from gander.table.events import Device
from gander.table.live.tables import Tables
from gander.table.room.played import PersonNumber
from gander.table.terms import Reaction
from gander.workers.channel import Channel
from gander.workers.notices import (
    BotsHurried,
    CheerShown,
    DevicesChanged,
    EventsWritten,
    Letter,
    Notice,
    ReactionShown,
    TablesRewritten,
    decode,
    encode,
)

log = logging.getLogger(__name__)

BEAT: Final = 0.4
"""Seconds. Three of them fit into a worker's life, so one may be late."""
LOOKS_FOR_ANSWERS: Final = 0.25
"""Seconds between two looks whether a beat was answered."""
MOST_UNANSWERED: Final = 7
"""After so many looks in a row that found no answer, within two seconds, a worker sends its people to others: what is
left of five is for them to come there and to be shown their table. With eight one of 73,506 moves came too late."""
AT_ONCE: Final = 0.1
"""Seconds. The others are there already."""
LOOKS: Final = 2
"""In every second beat a worker looks for itself how far its tables are."""
BURIES: Final = 50
A_SECOND: Final = 1.0
LATE: Final = 0.1
"""Seconds. What has been due for longer is taken up by anybody; until then it is for who wrote last, so that the tables
are spread like the people at them."""

T = TypeVar("T")
Line = tuple[str, Device]


class Beat(NamedTuple):
    """What a worker learns from one beat."""

    number: int
    due: list[str]
    """What it keeps from now on."""
    numbers: dict[str, int]
    devices_elsewhere: dict[str, set[Device]]


class Membership:
    """The neighbours of a process that is one of several."""

    several = True

    def __init__(self, database: Database, channel: Channel, most_tables: int) -> None:
        self._database, self._channel, self._most = database.within(IN_PLAY), channel, most_tables
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "gander-membership")
        self._name = secrets.token_hex(8)
        self._tables: Tables | None = None
        self._number = 0
        """The number of this worker; 0 while it has none."""
        self._kept: set[str] = set()
        self._beats, self._burials = count(), count(1)
        self._answered_beats = 0
        self.cut_off = asyncio.Event()
        """The database has been silent for so long that people are better off at another worker."""
        self._look_now = asyncio.Event()
        self._went_on: dict[str, int] = {}
        self._notices: list[Notice] = []
        self._lines: dict[Line, bool] = {}
        """Lines that came or went, and nobody knows yet."""
        self._unseen: set[str] = set()
        """Tables to which other devices may have lines by now."""
        self._let_go: set[str] = set()
        self._rewritten = asyncio.Event()
        """Somebody took a name out of tables."""
        self._something = asyncio.Event()
        self._heard = True
        """Whether the last letter went off."""

    # What the tables tell

    def went_on(self, table: str, seq: int) -> None:
        self._went_on[table] = seq
        self._something.set()

    def came(self, table: str, device: Device) -> None:
        self._lines[table, device] = True
        self._something.set()

    def went(self, table: str, device: Device) -> None:
        self._lines[table, device] = False
        self._something.set()

    def reacted(self, table: str, seat: Seat, reaction: Reaction) -> None:
        self._notices.append(ReactionShown(table, seat, reaction))
        self._something.set()

    def cheered(self, table: str, person: PersonNumber, reaction: Reaction) -> None:
        self._notices.append(CheerShown(table, person, reaction))
        self._something.set()

    def hurried(self, table: str, device: Device) -> None:
        self._notices.append(BotsHurried(table, device))
        self._something.set()

    def rewrote(self) -> None:
        self._notices.append(TablesRewritten())
        self._something.set()

    def keeps(self, table: str) -> bool:
        return table in self._kept

    async def keep(self, table: str) -> int | None:
        number = self._number
        if table not in self._kept:
            if not number or not await self.ask(lambda line: workers.claim(line, number, table)):
                return None
            if number == self._number:
                self._kept.add(table)
        return number

    async def due(self, before: float, most: int) -> Sequence[str]:
        """Every beat asks for what is due; here is nothing more to do."""
        return ()

    def let_go(self, table: str) -> None:
        self._kept.discard(table)
        self._let_go.add(table)
        self._something.set()

    # What the neighbours tell

    def _hear(self, letter: bytes) -> None:
        try:
            sender, notices = msgspec.structs.astuple(decode(letter))
        except msgspec.MsgspecError:
            return  # as of a worker of another version: what matters is in the database
        if sender == self._name or self._tables is None:
            return
        for notice in notices:
            if isinstance(notice, TablesRewritten):
                self._rewritten.set()
                continue
            if (live := self._tables.live.get(notice.table)) is None:
                continue
            if isinstance(notice, EventsWritten):
                live.went_on_elsewhere(notice.seq)
            elif isinstance(notice, DevicesChanged):
                self._unseen.add(notice.table)
                self._something.set()
            elif isinstance(notice, ReactionShown):
                live.show_reaction(notice.seat, notice.reaction)
            elif isinstance(notice, CheerShown):
                live.show_cheer(notice.person, notice.reaction)
            elif self.keeps(notice.table):
                live.hurry(notice.device)

    # Running

    async def run(self, tables: Tables) -> None:
        """Be one of several, until cancelled."""
        self._tables = tables
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen())
            tasks.create_task(self._beat_on())
            tasks.create_task(self._talk())
            tasks.create_task(self._watch())
            tasks.create_task(self._read_rewritten(tables))

    async def close(self) -> None:
        """Leave everything to the others."""
        number = self._number
        with contextlib.suppress(NotRead):
            await self.ask(lambda line: workers.retire(line, number))
        await self._channel.close()
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    async def _listen(self) -> None:
        """Whatever befalls whoever listens: the worker lives on, and looks every second besides."""
        while True:
            try:
                await self._channel.listen(self._hear, self._look_now.set)
            except Exception as fault:
                log.error("the others are not heard: %s", type(fault).__name__)
            await asyncio.sleep(A_SECOND)

    async def _beat_on(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception as fault:  # only its kind: the text of an error may hold a card
                log.error("a worker lives without the others for now: %s", type(fault).__name__)
                self._start_anew()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._look_now.wait()

    async def _beat(self) -> None:
        """Live on, look what is due and what is new."""
        assert self._tables is not None
        looks = next(self._beats) % LOOKS == 0 or self._look_now.is_set()
        self._look_now.clear()
        tables = list(self._tables.live) if looks else []
        lines, before = self._all_lines(), self._tables.clock() - LATE
        beat = await self.ask(lambda line: self._beat_in(line, tables, lines, before))
        self._answered_beats += 1
        self.cut_off.clear()
        if beat.number != self._number:
            self._start_anew()
            self._number = beat.number
        self._kept.update(beat.due)
        for table, seq in beat.numbers.items():
            if (live := self._tables.live.get(table)) is not None:
                live.went_on_elsewhere(seq)
        self._see(beat.devices_elsewhere)
        for table in beat.due:
            await self._look_after(table)

    async def _read_rewritten(self, tables: Tables) -> None:
        """Look whether a name was taken out of a table: when that is said, and every second besides."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(A_SECOND):
                    await self._rewritten.wait()
            self._rewritten.clear()
            try:
                await tables.read_rewritten()
            except Exception as fault:
                log.error("tables without a name were not read: %s", type(fault).__name__)

    async def _watch(self) -> None:
        """Hang up on everybody while the database is silent: another worker may well reach it. Who was frozen itself
        wakes up one look late."""
        assert self._tables is not None
        late = 0
        while True:
            answered = self._answered_beats
            await asyncio.sleep(LOOKS_FOR_ANSWERS)
            late = late + 1 if answered == self._answered_beats else 0
            if late >= MOST_UNANSWERED:
                if not self.cut_off.is_set():
                    log.error("the database is silent: everybody here is sent to other workers")
                self.cut_off.set()
                self._tables.say_goodbye(AT_ONCE)

    def _start_anew(self) -> None:
        """What was written of this worker may be gone, or never have come: the next beat writes all of it anew."""
        self._number, self._kept = 0, set()

    async def _look_after(self, table: str) -> None:
        assert self._tables is not None
        if (live := self._tables.live.get(table)) is not None:
            live.look_after()
        elif not await self._tables.wake(table):
            self.let_go(table)

    def _beat_in(self, line: Connection, tables: list[str], lines: list[Line], before: float) -> Beat:
        number = self._number
        if not number or not workers.beat(line, number):
            number = workers.register(line)
            workers.came(line, number, lines)
        if next(self._burials) % BURIES == 0:
            workers.bury(line)
        due = workers.claim_due(line, number, before, self._most)
        if not tables:
            return Beat(number, due, {}, {})
        return Beat(number, due, workers.numbers(line, tables), workers.devices_elsewhere(line, number, tables))

    def _all_lines(self) -> list[Line]:
        assert self._tables is not None
        lives = self._tables.live.items()
        return [(table, device) for table, live in lives for device in live.present.devices_here()]

    # Talking

    async def _talk(self) -> None:
        """Send what there is to tell, and read who came, as fast as the channel takes it."""
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._settle_lines()
                await self._send()
                self._heard = True
            except NoticeLost:
                if self._heard:
                    log.warning("the channel is away: the others hear within a second")
                self._heard = False
            except Exception as fault:
                log.error("the others were not told: %s", type(fault).__name__)
                self._start_anew()
            await asyncio.sleep(self._channel.gap)

    async def _settle_lines(self) -> None:
        lines, self._lines = self._lines, {}
        unseen, self._unseen = self._unseen | {table for table, _ in lines}, set()
        let_go, self._let_go = self._let_go, set()
        if not unseen and not let_go:
            return
        number = self._number

        def settle(line: Connection) -> dict[str, set[Device]]:
            workers.came(line, number, [line_ for line_, here in lines.items() if here])
            workers.went(line, number, [line_ for line_, here in lines.items() if not here])
            workers.release(line, number, sorted(let_go))
            return workers.devices_elsewhere(line, number, unseen)

        self._see(await self.ask(settle))
        self._notices += [DevicesChanged(table) for table in sorted({table for table, _ in lines})]

    def _see(self, elsewhere: dict[str, set[Device]]) -> None:
        assert self._tables is not None
        for table, devices in elsewhere.items():
            if (live := self._tables.live.get(table)) is not None:
                live.present.see_elsewhere(devices)

    async def _send(self) -> None:
        went_on, self._went_on = self._went_on, {}
        notices, self._notices = self._notices, []
        for letter in self._letters([*(EventsWritten(table, seq) for table, seq in went_on.items()), *notices]):
            await self._channel.tell(letter)

    def _letters(self, notices: Sequence[Notice]) -> Iterable[bytes]:
        """As few letters as the channel can carry."""
        letter = encode(Letter(self._name, list(notices)))
        if not notices:
            return []
        if len(letter) <= self._channel.largest or len(notices) == 1:
            return [letter]
        half = len(notices) // 2
        return [*self._letters(notices[:half]), *self._letters(notices[half:])]

    # The thread

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something short. Raises `NotRead`."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._answered, question)

    def _answered(self, question: Callable[[Connection], T]) -> T:
        try:
            if self._connection is None or self._database.is_lost(self._connection):
                self._connection = self._database.connect()
            return question(self._connection)
        except self._database.errors as error:
            raise NotRead(str(error)) from error
