"""HTTP: opening tables and coming in."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from gander.contract.game import GameError, Seat, options_from
from gander.games import game as game_of
from gander.store.notepad import classes
from gander.store.notepad.devices import circle_of
from gander.table import begin, decide
from gander.table.clock import QUICKEST, check_countdowns
from gander.table.codes import CODE_LENGTH, Codes, as_typed, hash_of, new_code, new_table_id, table_id_from
from gander.table.decide import Newcomer, Stride, check_takes_newcomers, nothing, takes_newcomers
from gander.table.errors import BrokenTable, Unknown, WrongTime, WrongValue, no_such_code
from gander.table.events import Device, Opened
from gander.table.ghost_seat import GHOST, Ghost
from gander.table.live.bots import check_bot
from gander.table.live.live_table import LiveTable
from gander.table.live.tables import A_DAY
from gander.table.log import Conflict
from gander.table.names import clean_name, told_apart
from gander.table.one_seat_per_device import is_apart
from gander.table.pov import info, room_info
from gander.table.room import acts
from gander.table.table import Table
from gander.table.terms import PlannedSeat
from gander.table.view import TableInfo
from gander.web.api.notepad.ghost_lookup import ghosts_wanted
from gander.web.messages.table_messages import (
    Entered,
    Invitation,
    Invite,
    Invited,
    Join,
    LookUp,
    MyTable,
    MyTables,
    OpenTable,
)
from gander.web.services.classes import LETTERS_OF, check_no_class
from gander.web.services.invitations import invitation
from gander.web.services.services import Services, TheServices, TheVisit
from gander.web.services.sessions import NOBODY, Visitor, cookie, device_of, home_of, known_or_new, visitor_of

AnyRequest = Request[Any, Any, Any]
MOST_LISTED: Final = 20
A_MOMENT: Final = 600.0
"""Seconds for which a room counts as not yet left by the last."""
AN_EVENING: Final = 6 * 3600.0
"""Seconds for which a room waits for its next game on the home page of those who are in it."""


@post("/api/tables")
async def open_table(
    request: AnyRequest, services: TheServices, data: JSONBody[OpenTable[dict[str, Any]]]
) -> Response[Entered]:
    """Open a table. This device is its host and holds the seats that are here. The same key opens one table."""
    services.opening.check(visitor_of(request))
    if data.settings.pace < QUICKEST and any(plan.kind == "bot" for plan in data.seats):
        services.hurrying.check(visitor_of(request))
    token = known_or_new(request, data.key)
    device = hash_of(token)
    table_id = table_wanted(device, data.key)
    ghosts = await ghosts_wanted(services.notepad, device, data.seats, services.tables.clock())
    live = await opened_once(services, opening(data, device, services.codes, services.tables.clock(), table_id, ghosts))
    if data.pledge is not None and data.seed is None:
        await live.do(partial(pledge_in_time, device=device, word=data.pledge))
    return entered(request, services, live, token)


def table_wanted(device: Device, key: str | None) -> str:
    """The table that a request opens: another one each time, or one for each key."""
    return new_table_id() if key is None else table_id_from(device, key)


async def opened_once(services: Services, event: Opened[Any]) -> LiveTable:
    """The table that this opens, or that it opened before: the answer may have been lost, or two ask at once. Of all
    who write the first event of a table, at whichever worker, the log takes one."""
    try:
        live = await services.tables.open(event)
    except Conflict:
        return await services.tables.table(event.table)
    services.metrics.tables_opened += 1
    return live


def pledge_in_time(table: Table, now: float, device: Device, word: str) -> Stride:
    """Who asks again may come after the game began: then what was pledged before counts."""
    if table.phase != "lobby" or table.seal is not None:
        return nothing(table)
    return begin.pledge(table, now, device, word)


def opening(
    data: OpenTable[dict[str, Any]],
    device: Device,
    codes: Codes,
    now: float,
    table_id: str,
    ghosts: Mapping[Seat, Ghost] = MappingProxyType({}),
) -> Opened[Any]:
    """What is written down first. Raises `GameError` and `WrongValue` for what the rules do not allow."""
    game = game_of(data.game)
    options = options_from(game, {**data.options, "players": len(data.seats)})
    game.setup(options)
    check_countdowns(game, data.settings)
    return Opened(
        at=now,
        table=table_id,
        game=game.name,
        version=game.version,
        options=options,
        seats=planned_seats(data.seats, ghosts),
        settings=data.settings,
        host=device,
        seed=data.seed or secrets.token_hex(32),
        chosen=data.seed is not None,
        code_hash=codes.hash_of(codes.of_table(table_id)),
        ghosts=dict(ghosts),
    )


def planned_seats(plans: Sequence[PlannedSeat], ghosts: Collection[Seat] = ()) -> tuple[PlannedSeat, ...]:
    seats: list[PlannedSeat] = []
    for number, plan in enumerate(plans):
        seat = PlannedSeat("bot", bot=GHOST) if number in ghosts else planned(number, plan)
        named = seat.name and told_apart(seat.name, [other.name for other in seats])
        seats.append(replace(seat, name=named))
    return tuple(seats)


def planned(seat: int, plan: PlannedSeat) -> PlannedSeat:
    """A seat with all that its kind needs and nothing else."""
    if plan.kind == "bot":
        return PlannedSeat("bot", bot=check_bot(plan.bot))
    if plan.bot is not None:
        raise WrongValue("wrong_seat", f"seat {seat} is {plan.kind!r} and cannot have the bot {plan.bot!r}")
    return PlannedSeat("open") if plan.kind == "open" else replace(plan, name=clean_name(plan.name))


def entered(request: AnyRequest, services: Services, live: LiveTable, token: str) -> Response[Entered]:
    device, table = hash_of(token), live.table
    seats = table.seats_of(device)
    body = Entered(table.id, seats, device == table.host, watches=not seats and table.looks_on(device))
    return Response(body, cookies=[cookie(token, request, secure=services.settings.secure)])


@post("/api/invitations", status_code=200)
async def look_up(request: AnyRequest, services: TheServices, data: JSONBody[LookUp]) -> Invited:
    """What a code is for, before joining."""
    live, code_hash = await by_code(request, services, data.code)
    table = live.table
    given = next((invited for invited in table.invitations if invited.code_hash == code_hash), None)
    facts = told_of(services, table, present=live.present.devices(), host_missed=live.present.host_missed)
    if given is not None:
        return Invited(facts, () if given.seat is None else (given.seat,), stage=given.seat is None)
    device = device_of(request)
    if table.has_place_for(device) or table.looks_on(device):
        return Invited(facts, (), back=True)
    seats = tuple(seat for seat in table.open_seats() if is_apart(table, device, (), seat))
    if table.room is not None and code_hash == table.code_hash and not (takes_newcomers(table) and seats):
        return Invited(facts, (), watch=True)
    check_takes_newcomers(table, code_hash)
    return Invited(facts, seats)


@post("/api/join", status_code=200)
async def join(request: AnyRequest, services: TheServices, data: JSONBody[Join]) -> Response[Entered]:
    """Take a seat with a code, or look on where none is free, or become a stage."""
    live, code_hash = await by_code(request, services, data.code)
    token = known_or_new(request)
    device = hash_of(token)
    circle = await services.notepad.ask_in_play(circle_of, device, services.tables.clock())
    comer = Newcomer(device, data.name, data.animal, circle)
    way_in = partial(acts.enter, code_hash=code_hash, seat=data.seat, watches=data.watch)
    await live.do(partial(way_in, comer=comer, lately=live.present.lately()))
    return entered(request, services, live, token)


async def by_code(request: AnyRequest, services: Services, code: str) -> tuple[LiveTable, str]:
    """The table for which a code was given out. Raises `Unknown`, and `TooMany` for who guesses."""
    visitor = visitor_of(request)
    services.joining.check(visitor)
    typed = as_typed(code)
    if len(typed) < CODE_LENGTH:
        return await by_short_code(services, typed, visitor)
    for code_hash in (services.codes.hash_of(typed), hash_of(typed)):  # the second as it was written down earlier
        if (table_id := await services.tables.log.table_of(code_hash)) is not None:
            return await where_the_room_is(services, table_id), code_hash
    if await services.notepad.ask(classes.by_code, services.codes.hash_of(typed)) is not None:
        raise is_of_a_class()
    raise no_such_code()


async def where_the_room_is(services: Services, table_id: str) -> LiveTable:
    """The table to which a code leads now. Raises `Unknown` a day after the last have left."""
    live = await services.tables.newest(await services.tables.table(table_id))
    is_left = not live.present.devices() and services.tables.clock() - live.written_at > A_DAY
    if live.table.room is not None and is_left:
        raise no_such_code()
    return live


async def by_short_code(services: Services, typed: str, visitor: Visitor) -> tuple[LiveTable, str]:
    """A short code stands for the room's own code. Once nobody is there it is for those who have been there."""
    room_id = await services.short_codes.table_of(typed, visitor.address)
    if room_id is not None and room_id.startswith(LETTERS_OF):
        raise is_of_a_class()
    live = None if room_id is None else await where_the_room_is(services, await newest_of(services, room_id))
    if live is None or not may_come_by_letters(live, visitor.device, services.tables.clock()):
        raise no_such_code()
    return live, live.table.code_hash


def is_of_a_class() -> WrongTime:
    return WrongTime("class_code", "this code is that of a class: one comes in at its own page")


async def newest_of(services: Services, room_id: str) -> str:
    """The table to which the room's own code leads: none that the room has left is woken on the way there."""
    code_hash = services.codes.hash_of(services.codes.of_table(room_id))
    return await services.tables.log.table_of(code_hash) or room_id


def may_come_by_letters(live: LiveTable, device: Device, now: float) -> bool:
    table = live.table
    if table.room is None:
        return table.phase == "lobby"
    been_here = any(person.device == device for person in table.room.people)
    return table.has(device) or been_here or bool(live.present.devices()) or now - live.written_at < A_MOMENT


@get("/api/tables/mine")
async def my_tables(request: AnyRequest, services: TheServices) -> MyTables:
    """The tables to which this device can return."""
    device = device_of(request)
    if device == NOBODY:
        return MyTables(())
    found = []
    tables = await services.tables.log.tables_of(device, MOST_LISTED)
    of_classes = await services.notepad.ask(classes.tables_of_classes, tables)
    for table_id in tables:
        if table_id in of_classes:  # they are back there by the code of the class
            continue
        try:
            table = await services.tables.peek(table_id)
        except (GameError, Unknown, BrokenTable):  # as for a table of older rules
            continue
        if table.moved_on is None and (table.has_place_for(device) or table.looks_on(device)):
            between = is_between_games(table, services.tables.clock())
            found.append(MyTable(told_of(services, table), table.seats_of(device), device == table.host, between))
    return MyTables(tuple(found))


def is_between_games(table: Table, now: float) -> bool:
    """Whether several devices are in a room whose last game ended this evening."""
    room = table.room
    if room is None or table.phase != "over" or not room.played:
        return False
    return len(room.devices()) > 1 and now - room.played[-1].at < AN_EVENING


def may_invite(table: Table, device: Device) -> bool:
    """Who is here may tell the code to others, and the big screen shows it to the room."""
    return table.has(device) or table.looks_on(device)


def code_of(services: Services, table: Table) -> str | None:
    """The table's own code; it is not known any more if the server has lost the key."""
    derived = services.codes.of_table(table.room.id if table.room else table.id)
    return derived if services.codes.hash_of(derived) == table.code_hash else table.code


def facts_for(services: Services, live: LiveTable, device: Device) -> TableInfo[Any]:
    """What a device may know about a table, apart from the game."""
    code = code_of(services, live.table) if may_invite(live.table, device) else None
    here, missed = live.present.devices(), live.present.host_missed
    room = room_info(live.table, device, here)
    return told_of(services, live.table, present=here, host_missed=missed, code=code, room=room)


def told_of(services: Services, table: Table, **present: Any) -> TableInfo[Any]:
    """What may be known about a table. The seed of a study's deal is nobody's while the study runs, and that of a deal
    which a whole class plays is in the record only, once all have finished."""
    facts = info(table, **present)
    seed = facts.fair.seed
    if seed is None or (seed not in services.deals and not services.codes.is_shared(seed)):
        return facts
    return replace(facts, fair=replace(facts.fair, seed=None))


@get("/api/tables/{table_id:str}")
async def one_table(services: TheServices, visit: TheVisit) -> TableInfo[Any]:
    """What may be known about a table, apart from the game."""
    device, live, _ = visit
    return facts_for(services, live, device)


@get("/api/tables/{table_id:str}/invitation")
async def own_invitation(request: AnyRequest, services: TheServices, visit: TheVisit) -> Invitation:
    """The room's code as a link, a QR code and some letters to type. Of a table without a room its own, while a seat is
    open, and the letters before the game."""
    device, live, _ = visit
    code = facts_for(services, live, device).code
    if code is None:
        raise no_such_code()
    short = await letters_of(services, live.table, home_of(request) if device == live.table.host else "")
    return invitation(request, services.settings, code, short=short)


async def letters_of(services: Services, table: Table, home: str = "") -> str | None:
    if table.room is None and table.phase != "lobby":
        return None
    return await services.short_codes.of(table.room.id if table.room else table.id, home)


@post("/api/tables/{table_id:str}/invitations", status_code=200)
async def invite(request: AnyRequest, services: TheServices, visit: TheVisit, data: JSONBody[Invite]) -> Invitation:
    """A fresh way in to one seat, for somebody who lost their device, or for a stage. The last one becomes void."""
    device, live, _ = visit
    await check_no_class(services, live.table)
    code = new_code() + new_code()[:4]
    await live.do(partial(decide.invite, device=device, seat=data.seat, code_hash=services.codes.hash_of(code)))
    return invitation(request, services.settings, code)


HANDLERS = [open_table, look_up, join, my_tables, one_table, own_invitation, invite]
