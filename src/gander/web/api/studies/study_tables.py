"""The tables of a study: nobody opens or starts one, and whoever comes back finds their seat, on whichever device."""

from contextlib import suppress
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec import Struct

from gander.contract.game import Seat
from gander.store.notepad import participants
from gander.store.notepad.devices import circle_of
from gander.store.notepad.participants import Participant, Team
from gander.store.notepad.study_deals import deal_out, dealt_to
from gander.study.plan import StudyStep
from gander.study.study_file import Block, Study
from gander.table import begin, decide
from gander.table.codes import new_code, table_id_from
from gander.table.decide import Newcomer, Stride
from gander.table.errors import TableError, Unknown
from gander.table.events import Device
from gander.table.live.bots import check_bot
from gander.table.live.capacity import Busy
from gander.table.live.live_table import LiveTable
from gander.table.room import acts
from gander.table.table import Table
from gander.table.terms import PlannedSeat
from gander.web.api.lobby import opened_once, opening
from gander.web.messages.table_messages import OpenTable
from gander.web.services.services import Services


class StudySeat(Struct, frozen=True):
    """How it stands with a participant and the table of a game."""

    how: Literal["plays", "waits", "unpaired", "over"]
    table: str = ""
    value: dict[str, Any] = {}
    """What is written down of a game that is over."""
    together: bool = False


async def study_table(
    services: Services, study: Study, who: Participant, step: StudyStep, device: Device, *, looks: bool = False
) -> StudySeat:
    """Bring a participant to the table of a game: it is opened, they sit down, and it begins when all are there. Who
    only looks takes the seat from no other device."""
    assert step.block is not None
    block = step.block.block
    if block.people == 1:
        key = f"{study.seed} {step.number} {who.attempt}"
        table = table_id_from(who.participant, key)
        at = StudyTable(services, study, who, step.number, block, table, (who.name,), looks=looks)
        return await at.seat(device, 0)
    key = f"{study.id}/{step.block.id}/{who.condition}"
    wanted = who.code.rpartition("-")[0] if block.pairing == "code" else None
    now = services.tables.clock()
    team = await services.notepad.run(participants.join_team, key, who.participant, block.people, now, wanted)
    names = tuple([await name_of(services, member) for member in team.members])
    table = table_id_from(f"{key} {team.name}", f"{study.seed} {step.number}")
    at = StudyTable(services, study, who, step.number, block, table, names, looks=looks)
    return await at.seat_in_team(device, team, key)


async def name_of(services: Services, participant: str) -> str:
    found = await services.notepad.ask(participants.participant_of, participant)
    return "—" if found is None else found.name


def came_too_late(refusal: TableError) -> bool:
    """The others play without them. Whoever meets a busy table asks again: what is written down stays."""
    return not isinstance(refusal, Busy)


def without_bets(table: Table, now: float) -> Stride:
    """Nobody is asked at one table of a study what is not asked at another, nor looks away from the game for it."""
    return acts.switch_bets(table, now, table.host, on=False)


class StudyTable:
    """The table of one game, for one participant."""

    def __init__(
        self,
        services: Services,
        study: Study,
        who: Participant,
        number: int,
        block: Block,
        table: str,
        names: tuple[str, ...],
        *,
        looks: bool,
    ) -> None:
        self._services, self._study, self._who = services, study, who
        self._number, self._block, self._table, self._names, self._looks = number, block, table, names, looks

    async def seat(self, device: Device, seat: Seat) -> StudySeat:
        live = await self._open(device, seat)
        if live.table.phase == "over":
            return self._over(live, seat)
        await self._sit(live, device, seat)
        await self._start(live, device)
        return StudySeat("plays", live.table.id)

    async def seat_in_team(self, device: Device, team: Team, key: str) -> StudySeat:
        seat = team.members.index(self._who.participant)
        live = await self._open(device, seat)
        if live.table.phase == "over":
            return self._over(live, seat)
        try:
            await self._sit(live, device, seat)
        except TableError as refusal:
            if not came_too_late(refusal):
                raise
            return StudySeat("over", live.table.id, {"table": live.table.id, "missed": True, "outcome": None})
        await self._start(live, device)
        if live.table.phase == "lobby":
            return await self._wait(live, device, team, key)
        await self._see_to_the_absent(live, device, team)
        return self._now(live, seat)

    async def _open(self, device: Device, seat: Seat) -> LiveTable:
        live = await self._found_or_opened(device, seat)
        if live.table.room is not None and not live.table.room.no_bets:
            await live.do(without_bets)
        return live

    async def _found_or_opened(self, device: Device, seat: Seat) -> LiveTable:
        with suppress(Unknown):
            return await self._services.tables.table(self._table)
        services, block = self._services, self._block
        people = tuple(
            PlannedSeat("here", name=self._names[place]) if place == seat else PlannedSeat("open")
            for place in range(block.people)
        )
        seed = self._study.seed_of(self._number, services.codes)
        wanted: OpenTable[dict[str, Any]] = OpenTable(
            block.game, (*people, *block.seats), block.options, block.settings, seed
        )
        event = opening(wanted, device, services.codes, services.tables.clock(), self._table)
        if seed not in await services.notepad.ask(dealt_to, self._who.participant):
            await services.notepad.run(deal_out, self._who.participant, seed, self._table)
        return await opened_once(services, event)

    async def _sit(self, live: LiveTable, device: Device, seat: Seat) -> None:
        """Whoever has the code of a participant has their seat; a bot that played for them makes room."""
        chair = live.table.chairs[seat]
        if self._looks and chair.device not in (None, device):
            return
        circle = await self._services.notepad.ask(circle_of, device, self._services.tables.clock())
        comer = Newcomer(device, self._names[seat], None, circle)
        if chair.device is None:
            enter = partial(acts.enter, code_hash=live.table.code_hash, seat=seat, comer=comer)
            await live.do(partial(enter, lately=live.present.lately()))
        elif chair.device != device:
            code = self._services.codes.hash_of(new_code())
            await live.do(partial(decide.invite, device=chair.device, seat=seat, code_hash=code))
            await live.do(partial(acts.enter, code_hash=code, comer=comer, lately=live.present.lately()))
        if live.table.chairs[seat].bot is not None:
            here = live.present.devices()
            await live.do(partial(decide.reclaim, device=device, seat=seat, circle=circle, here=here))

    async def _start(self, live: LiveTable, device: Device) -> None:
        """It begins by itself when everybody is there; of two who come last one is enough."""
        if live.table.phase == "lobby" and not any(chair.is_empty() for chair in live.table.chairs):
            patience = self._services.tables.capacity.silence_seconds
            with suppress(TableError):
                await live.do(partial(begin.start, device=device, patience=patience))

    async def _wait(self, live: LiveTable, device: Device, team: Team, key: str) -> StudySeat:
        """Somebody is missing: wait, and after a while do what the study says."""
        leaving = self._study.leaving
        waited = self._services.tables.clock() - max(team.since, live.written_at)
        if leaving.what == "wait" or waited < leaving.seconds:
            return StudySeat("waits", live.table.id)
        await self._services.notepad.run(participants.close_team, key, team.name)
        if leaving.what == "end":
            return StudySeat("unpaired", live.table.id)
        for seat, chair in enumerate(live.table.chairs):
            if chair.is_empty():
                bot = check_bot(leaving.bot)
                await live.do(partial(decide.substitute, device=device, seat=seat, bot=bot))
        await self._start(live, device)
        return StudySeat("plays", live.table.id, together=True)

    async def _see_to_the_absent(self, live: LiveTable, device: Device, team: Team) -> None:
        """Somebody has gone in the middle of the game."""
        leaving = self._study.leaving
        if leaving.what == "wait":
            return
        gone = live.present.gone_for(leaving.seconds)
        absent = [
            (seat, member)
            for seat, member in enumerate(team.members)
            if live.table.chairs[seat].device in gone - {device} and live.table.chairs[seat].bot is None
        ]
        for seat, member in absent:
            if live.table.phase != "over":
                await self._go_on_without(live, device, seat)
            value = {"game": self._number, "what": leaving.what}
            step, now = f"left:{self._number}", self._services.tables.clock()
            await self._services.notepad.run(participants.take_step, member, step, now, value)

    async def _go_on_without(self, live: LiveTable, device: Device, seat: Seat) -> None:
        if self._study.leaving.what == "end":
            await live.do(partial(decide.end, device=device, here=live.present.devices()))
            return
        bot, away = check_bot(self._study.leaving.bot), live.present.seats_away()
        await live.do(partial(decide.substitute, device=device, seat=seat, bot=bot, away=away))

    def _now(self, live: LiveTable, seat: Seat) -> StudySeat:
        if live.table.phase == "over":
            return self._over(live, seat)
        return StudySeat("plays", live.table.id, together=True)

    def _over(self, live: LiveTable, seat: Seat) -> StudySeat:
        outcome = live.table.round.outcome if live.table.round else None
        value = {"table": live.table.id, "seat": seat, "outcome": msgspec.to_builtins(outcome)}
        return StudySeat("over", live.table.id, value)
