"""The tables of a class: nobody opens or starts one, and whoever comes back finds their seat, on whichever device."""

from contextlib import suppress
from functools import partial
from typing import Any

from gander.classroom.classroom import ClassPlan, Classroom, ClassRound, GroupResult, PupilNumber
from gander.contract.game import Seat
from gander.store.notepad import classes
from gander.store.notepad.devices import circle_of
from gander.table import begin, decide
from gander.table.codes import new_code, table_id_from
from gander.table.decide import Newcomer
from gander.table.errors import TableError, Unknown, WrongTime
from gander.table.events import GameEnded, Started
from gander.table.live.bots import check_bot
from gander.table.live.live_table import LiveTable
from gander.table.room import acts
from gander.table.terms import PlannedSeat
from gander.web.api.lobby import opened_once, opening
from gander.web.api.studies.study_tables import without_bets
from gander.web.messages.table_messages import OpenTable
from gander.web.services.classes import read_class
from gander.web.services.services import Services


def table_of(classroom: Classroom, number: int, group: int) -> str:
    """The table of a group in a round follows from both: it is opened once, however often that is tried."""
    return table_id_from(f"class {classroom.id}", f"{number} {group}")


def wanted(plan: ClassPlan, name: str, at: Seat = 0, seed: str | None = None) -> OpenTable[dict[str, Any]]:
    """A table for a group, of which one pupil is there."""
    here, others = PlannedSeat("here", name=name), PlannedSeat("open")
    people = (here if seat == at else others for seat in range(plan.people))
    bots = (PlannedSeat("bot", bot=bot) for bot in plan.bots)
    return OpenTable(plan.game, (*people, *bots), plan.options, plan.settings, seed)


class ClassTable:
    """The table of one group, in what everybody plays now."""

    def __init__(self, services: Services, classroom: Classroom, group: int) -> None:
        current = classroom.round()
        assert current is not None
        self._services, self._classroom, self._round, self._group = services, classroom, current, group
        self._number = len(classroom.rounds) - 1
        self._pupils = current.groups[group]
        self.id = table_of(classroom, self._number, group)

    async def bring(self) -> LiveTable:
        """Everybody of the group has their seat, and it begins, stands still or goes on as the class does."""
        async with self._services.notepad.turn_of(self.id):
            live = await self.found()
            if live is None:
                live = await self._open()
            for seat, pupil in enumerate(self._pupils):
                with suppress(Unknown, WrongTime):
                    await self._sit(live, seat, pupil)
            await self._fill(live)
            await self._begin(live)
            await self.stand_still(live)
            return live

    async def found(self) -> LiveTable | None:
        with suppress(Unknown):
            return await self._services.tables.table(self.id)
        return None

    async def _open(self) -> LiveTable:
        services, plan = self._services, self._round.plan
        await services.notepad.run(classes.add_table, self._classroom.id, self.id)
        here = next(pupil for pupil in self._pupils if self._classroom.pupils[pupil].device)
        host = self._classroom.pupils[here]
        seed = services.codes.shared_seed(f"class {self._classroom.id} {self._number}") if plan.same_deal else None
        table = wanted(plan, host.name, self._pupils.index(here), seed)
        event = opening(table, host.device, services.codes, services.tables.clock(), self.id)
        return await opened_once(services, event)

    async def _sit(self, live: LiveTable, seat: Seat, number: PupilNumber) -> None:
        """Whoever is this pupil has their seat; a bot that played for them makes room."""
        pupil, chair = self._classroom.pupils[number], live.table.chairs[seat]
        if not pupil.device or pupil.gone or live.table.phase == "over":
            return
        circle = await self._services.notepad.ask(circle_of, pupil.device, self._services.tables.clock())
        comer = Newcomer(pupil.device, pupil.name, None, circle)
        if chair.device is None and live.table.phase == "lobby":
            enter = partial(acts.enter, code_hash=live.table.code_hash, seat=seat, comer=comer)
            await live.do(partial(enter, lately=live.present.lately()))
        elif chair.device is not None and chair.device != pupil.device:
            code = self._services.codes.hash_of(new_code())
            await live.do(partial(decide.invite, device=chair.device, seat=seat, code_hash=code))
            await live.do(partial(acts.enter, code_hash=code, comer=comer, lately=live.present.lately()))

    async def back(self, pupil: PupilNumber) -> None:
        """A pupil asks for their seat, at which a bot plays."""
        live, seat = await self.found(), self._pupils.index(pupil)
        if live is None or live.table.phase == "over" or seat >= len(live.table.chairs):
            return
        chair = live.table.chairs[seat]
        if chair.bot is not None and chair.device == self._classroom.pupils[pupil].device:
            with suppress(TableError):
                here = live.present.devices()
                await live.do(partial(decide.reclaim, device=live.table.host, seat=seat, here=here))

    async def _fill(self, live: LiveTable) -> None:
        """Where the pupils do not come out even, or one has no device any more, a bot plays."""
        if live.table.phase != "lobby":
            return
        if live.table.room is not None and not live.table.room.no_bets:
            await live.do(without_bets)
        for seat, chair in enumerate(live.table.chairs):
            if chair.is_empty():
                bot = check_bot(None)
                await live.do(partial(decide.substitute, device=live.table.host, seat=seat, bot=bot))

    async def _begin(self, live: LiveTable) -> None:
        if live.table.phase == "lobby":
            patience = self._services.tables.capacity.silence_seconds
            with suppress(WrongTime):
                await live.do(partial(begin.start, device=live.table.host, patience=patience))

    async def stand_still(self, live: LiveTable) -> None:
        """A table stands still while the class does; who was killed before all did is helped by whoever asks next."""
        with suppress(WrongTime):
            if self._classroom.paused and live.table.phase == "playing":
                await live.do(partial(decide.pause, device=live.table.host))
            elif not self._classroom.paused and live.table.phase == "paused":
                await live.do(partial(decide.resume, device=live.table.host))

    async def is_played(self) -> bool:
        """Whether somebody who is in the class plays here, or could come and do so."""
        if all(self._classroom.pupils[pupil].gone for pupil in self._pupils):
            return False
        live = await self.found()
        return live is None or live.table.phase != "over"

    async def end(self) -> None:
        """Nobody plays on here."""
        live = await self.found()
        if live is not None and live.table.phase in ("playing", "paused"):
            with suppress(WrongTime):
                await live.do(partial(decide.end, device=live.table.host))

    async def stand_in(self, pupil: PupilNumber) -> None:
        """A bot plays for somebody. Raises `TableError`."""
        live, seat = await self.found(), self._pupils.index(pupil)
        if live is not None and live.table.phase in ("playing", "paused"):
            bot, away = check_bot(None), live.present.seats_away()
            await live.do(partial(decide.substitute, device=live.table.host, seat=seat, bot=bot, away=away))

    async def without(self, pupil: PupilNumber) -> None:
        """Somebody is sent out: a bot plays on with the others, and nobody where there are none."""
        if len(self._pupils) == 1:
            await self.end()
            return
        live, seat = await self.found(), self._pupils.index(pupil)
        if live is not None and live.table.phase in ("playing", "paused") and live.table.chairs[seat].device:
            await live.do(partial(decide.kick, device=live.table.host, seat=seat, bot=check_bot(None)))

    async def result(self, live: LiveTable) -> GroupResult | None:
        """How the game ended, if it has a result."""
        outcome = live.table.round.outcome if live.table.round else None
        if live.table.phase != "over" or outcome is None:
            return None
        events = await self._services.tables.log.read(self.id)
        began = next(event.at for event in events if isinstance(event, Started))
        ended = next(event.at for event in events if isinstance(event, GameEnded))
        chairs = live.table.chairs[: len(self._pupils)]
        stayed = tuple(chair.bot is None and chair.device is not None for chair in chairs)
        return GroupResult(
            self._number, self._group, outcome.earned, outcome.places, outcome.winners, ended - began, stayed
        )


def all_tables(services: Services, classroom: Classroom) -> list[ClassTable]:
    """Those of what everybody plays now."""
    current: ClassRound | None = classroom.round()
    return [] if current is None else [ClassTable(services, classroom, group) for group in range(len(current.groups))]


async def check_nobody_plays(services: Services, table: str, seed: str) -> None:
    """The record of a deal that a whole class plays is given out when all have finished it, or something else is
    played. Raises `WrongTime`."""
    if not services.codes.is_shared(seed):
        return
    class_id = await services.notepad.ask(classes.class_with, table)
    if class_id is None:
        return
    classroom = await read_class(services, class_id)
    groups = all_tables(services, classroom)
    if not any(group.id == table for group in groups):  # the class has gone on, or home
        return
    for group in groups:
        if await group.is_played():
            raise WrongTime("class_deal", "others in the class still play this deal: it is shown once all are done")
