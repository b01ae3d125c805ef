"""HTTP: opening tables and coming in."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from gander.contract.game import GameError, Seat, options_from
from gander.games import game as game_of
from gander.store.notepad.devices import circle_of
from gander.table import begin, decide
from gander.table.clock import QUICKEST, check_countdowns
from gander.table.codes import CODE_LENGTH, Codes, as_typed, hash_of, new_code, new_table_id, table_id_from
from gander.table.decide import Newcomer, Stride, check_takes_newcomers, clean_name, nothing, told_apart
from gander.table.errors import BrokenTable, Unknown, WrongValue, no_such_code
from gander.table.events import Device, Opened
from gander.table.ghost_seat import GHOST, Ghost
from gander.table.live.bots import check_bot
from gander.table.live.live_table import LiveTable
from gander.table.log import Conflict
from gander.table.pov import info
from gander.table.table import Table
from gander.table.terms import PlannedSeat
from gander.table.view import TableInfo
from gander.web.api.ghost_lookup import ghosts_wanted
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
from gander.web.services.invitations import invitation
from gander.web.services.services import Services, TheServices, TheVisit
from gander.web.services.sessions import NOBODY, cookie, device_of, known_or_new, visitor_of

AnyRequest = Request[Any, Any, Any]
MOST_LISTED = 20


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
    ghosts = await ghosts_wanted(services.notepad, device, data.seats)
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
    body = Entered(table.id, table.seats_of(device), device == table.host)
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
    if table.has_place_for(device_of(request)):
        return Invited(facts, (), back=True)
    check_takes_newcomers(table, code_hash)
    return Invited(facts, table.open_seats())


@post("/api/join", status_code=200)
async def join(request: AnyRequest, services: TheServices, data: JSONBody[Join]) -> Response[Entered]:
    """Take a seat with a code, or become a stage."""
    live, code_hash = await by_code(request, services, data.code)
    token = known_or_new(request)
    device = hash_of(token)
    circle = await services.notepad.ask(circle_of, device, services.tables.clock())
    comer = Newcomer(device, data.name, data.animal, circle)
    await live.do(partial(decide.join, comer=comer, code_hash=code_hash, seat=data.seat, lately=live.present.lately()))
    return entered(request, services, live, token)


async def by_code(request: AnyRequest, services: Services, code: str) -> tuple[LiveTable, str]:
    """The table for which a code was given out. Raises `Unknown`, and `TooMany` for who guesses."""
    visitor = visitor_of(request)
    services.joining.check(visitor)
    typed = as_typed(code)
    if len(typed) < CODE_LENGTH:
        return await by_short_code(services, typed, visitor.address)
    for code_hash in (services.codes.hash_of(typed), hash_of(typed)):  # the second as it was written down earlier
        if (table_id := await services.tables.log.table_of(code_hash)) is not None:
            return await services.tables.table(table_id), code_hash
    raise no_such_code()


async def by_short_code(services: Services, typed: str, address: str) -> tuple[LiveTable, str]:
    """A short code stands for the table's own code, until the game begins."""
    table_id = await services.short_codes.table_of(typed, address)
    live = None if table_id is None else await services.tables.table(table_id)
    if live is None or live.table.phase != "lobby":
        raise no_such_code()
    return live, live.table.code_hash


@get("/api/tables/mine")
async def my_tables(request: AnyRequest, services: TheServices) -> MyTables:
    """The tables to which this device can return."""
    device = device_of(request)
    if device == NOBODY:
        return MyTables(())
    found = []
    for table_id in await services.tables.log.tables_of(device, MOST_LISTED):
        try:
            table = await services.tables.peek(table_id)
        except (GameError, Unknown, BrokenTable):  # as for a table of older rules
            continue
        if table.has_place_for(device):
            found.append(MyTable(told_of(services, table), table.seats_of(device), device == table.host))
    return MyTables(tuple(found))


def may_invite(table: Table, device: Device) -> bool:
    """Who sits here may tell the code to others, and the big screen shows it to the room."""
    return table.has(device)


def code_of(services: Services, table: Table) -> str | None:
    """The table's own code; it is not known any more if the server has lost the key."""
    derived = services.codes.of_table(table.id)
    return derived if services.codes.hash_of(derived) == table.code_hash else table.code


def facts_for(services: Services, live: LiveTable, device: Device) -> TableInfo[Any]:
    """What a device may know about a table, apart from the game."""
    code = code_of(services, live.table) if may_invite(live.table, device) else None
    return told_of(
        services, live.table, present=live.present.devices(), host_missed=live.present.host_missed, code=code
    )


def told_of(services: Services, table: Table, **present: Any) -> TableInfo[Any]:
    """What may be known about a table; the seed of a study's deal is nobody's while the study runs."""
    facts = info(table, **present)
    if facts.fair.seed not in services.deals:
        return facts
    return replace(facts, fair=replace(facts.fair, seed=None))


@get("/api/tables/{table_id:str}")
async def one_table(services: TheServices, visit: TheVisit) -> TableInfo[Any]:
    """What may be known about a table, apart from the game."""
    device, live, _ = visit
    return facts_for(services, live, device)


@get("/api/tables/{table_id:str}/invitation")
async def own_invitation(request: AnyRequest, services: TheServices, visit: TheVisit) -> Invitation:
    """The table's own code as a link and a QR code, while a seat is open; before the game also some letters to type."""
    device, live, _ = visit
    code = facts_for(services, live, device).code
    if code is None:
        raise no_such_code()
    short = await services.short_codes.of(live.table.id) if live.table.phase == "lobby" else None
    return invitation(request, services.settings, code, short=short)


@post("/api/tables/{table_id:str}/invitations", status_code=200)
async def invite(request: AnyRequest, services: TheServices, visit: TheVisit, data: JSONBody[Invite]) -> Invitation:
    """A fresh way in to one seat, for somebody who lost their device, or for a stage. The last one becomes void."""
    device, live, _ = visit
    code = new_code() + new_code()[:4]
    await live.do(partial(decide.invite, device=device, seat=data.seat, code_hash=services.codes.hash_of(code)))
    return invitation(request, services.settings, code)


HANDLERS = [open_table, look_up, join, my_tables, one_table, own_invitation, invite]
