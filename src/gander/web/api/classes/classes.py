"""HTTP: a class, for who teaches it."""

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from gander.classroom import acts
from gander.classroom.classroom import CARDS, ClassPlan, Classroom, PupilNumber
from gander.classroom.sheet import rankings, sheet
from gander.classroom.table import table as csv_table
from gander.store.notepad import classes
from gander.table.codes import hash_of, new_table_id, table_id_from
from gander.table.live.live_table import LiveTable
from gander.web.api.classes.class_pupils import noted
from gander.web.api.classes.class_tables import ClassTable, all_tables, wanted
from gander.web.api.lobby import opening
from gander.web.messages.class_messages import (
    AnyClassAct,
    ClassCard,
    ClassCards,
    ClassDone,
    ClassInfo,
    ClassSheet,
    EndClass,
    ForgetClass,
    GroupInfo,
    KeepClass,
    MyClasses,
    OpenClass,
    PauseAll,
    PlayedNow,
    PlayThis,
    PupilInfo,
    SendOut,
    StandIn,
    StopRound,
)
from gander.web.services.classes import (
    LETTERS_OF,
    all_codes,
    change_class,
    code_of,
    encode,
    read_class,
    teachers_class,
)
from gander.web.services.invitations import invitation
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import cookie, device_of, home_of, known_or_new, visitor_of

AnyRequest = Request[Any, Any, Any]
HERE: Final = 30.0
"""Seconds for which somebody is here after their device was heard of."""


@post("/api/classes")
async def open_class(request: AnyRequest, services: TheServices, data: JSONBody[OpenClass]) -> Response[ClassDone]:
    """Open a class. This device is its teacher's. The same key opens one class."""
    services.opening.check(visitor_of(request))
    token = known_or_new(request, data.key)
    device = hash_of(token)
    class_id = new_table_id() if data.key is None else table_id_from(device, f"class {data.key}")
    now = services.tables.clock()
    body = encode(Classroom(class_id, device, now))
    await services.notepad.run(classes.open_class, class_id, device, now, body, all_codes(services.codes, class_id))
    return Response(ClassDone(class_id), cookies=[cookie(token, request, secure=services.settings.secure)])


@get("/api/classes")
async def my_classes(request: AnyRequest, services: TheServices) -> MyClasses:
    """The classes that were opened on this device and are still kept."""
    device = device_of(request)
    return MyClasses(tuple(await services.notepad.ask(classes.classes_of, device)) if device else ())


@get("/api/classes/{class_id:str}")
async def one_class(request: AnyRequest, services: TheServices, class_id: FromPath[str]) -> ClassInfo:
    """Who is in, who plays what, who is stuck. Nothing that is hidden from anybody at a table."""
    classroom = await teachers_class(services, class_id, device_of(request))
    tables = [await table.found() for table in all_tables(services, classroom)]
    for group, table in enumerate(all_tables(services, classroom)):
        await noted(services, classroom, table, group)
    classroom = await read_class(services, class_id)
    letters = await services.short_codes.of(f"{LETTERS_OF}{class_id}", home_of(request))
    code = code_of(services.codes, class_id)
    return ClassInfo(
        id=class_id,
        invitation=invitation(request, services.settings, code, "class", letters),
        pupils=await pupils_of(services, classroom, tables),
        now=played_now(services, classroom, tables),
        rounds=len(classroom.rounds),
        finished=len(classroom.results),
        paused=classroom.paused,
        ended=classroom.ended,
        keep=classroom.keep,
    )


async def pupils_of(services: Services, classroom: Classroom, tables: list[LiveTable | None]) -> tuple[PupilInfo, ...]:
    since = services.tables.clock() - HERE
    seen: Mapping[PupilNumber, float] = await services.notepad.ask(classes.seen, classroom.id)
    lines = {device for live in tables if live is not None for device in live.present.devices()}
    return tuple(
        PupilInfo(number, pupil.name, pupil.card, pupil.device in lines or seen.get(number, 0.0) > since)
        for number, pupil in enumerate(classroom.pupils)
        if not pupil.gone
    )


def played_now(services: Services, classroom: Classroom, tables: list[LiveTable | None]) -> PlayedNow | None:
    current = classroom.round()
    if current is None:
        return None
    now, plan, number = services.tables.clock(), current.plan, len(classroom.rounds) - 1
    groups = tuple(
        group_info(classroom, number, group, live, now)
        for group, live in enumerate(tables)
        if group < len(current.groups)
    )
    return PlayedNow(number + 1, plan.game, plan.options, plan.people, plan.bots, plan.same_deal, groups)


def group_info(classroom: Classroom, number: int, group: int, live: LiveTable | None, now: float) -> GroupInfo:
    """From what everybody at the table may know: whose turn it is, and since when nothing has happened."""
    pupils = classroom.rounds[number].groups[group]
    if live is None:
        return GroupInfo(pupils)
    table = live.table
    awaited = table.round.awaited if table.round is not None and table.phase == "playing" else ()
    return GroupInfo(
        pupils,
        table.phase,
        waits_for=tuple(pupils[seat] for seat in awaited if 0 <= seat < len(pupils)),
        stand_ins=tuple(pupil for seat, pupil in enumerate(pupils) if table.chairs[seat].bot is not None),
        quiet=max(0, round(now - live.written_at)),
        finished=classroom.result_of(number, group) is not None,
    )


# What the teacher does -----------------------------------------------------------------------------------------------


@post("/api/classes/{class_id:str}/actions", status_code=200)
async def act_in_class(
    request: AnyRequest, services: TheServices, class_id: FromPath[str], data: JSONBody[AnyClassAct]
) -> ClassDone:
    """Have everybody play something, stand still, go on or stop; end the lesson; keep the class, or forget it."""
    classroom = await teachers_class(services, class_id, device_of(request))
    match data:
        case PlayThis():
            await play_this(services, classroom, data, request)
        case PauseAll(on):
            classroom = await change_class(services, class_id, partial(acts.pause, on=on))
            await stand_still(services, classroom)
        case StopRound():
            await stop(services, classroom)
        case EndClass(on):
            await stop(services, classroom)
            await change_class(services, class_id, acts.end if on else acts.reopen)
            if not on:
                await services.notepad.run(classes.open_again, class_id, services.tables.clock())
        case KeepClass(on):
            await change_class(services, class_id, partial(acts.keep, on=on))
        case SendOut(pupil):
            await send_out(services, classroom, pupil)
        case StandIn(pupil):
            await stand_in(services, classroom, pupil)
        case ForgetClass():
            await stop(services, classroom)
            await services.notepad.run(classes.delete_class, class_id)
            await services.notepad.wipe()
    return ClassDone(class_id)


async def play_this(services: Services, classroom: Classroom, data: PlayThis, request: AnyRequest) -> None:
    services.opening.check(visitor_of(request))
    plan = ClassPlan(data.game, data.options, data.people, data.bots, data.same_deal, data.settings)
    # Raises if it cannot be played.
    opening(wanted(plan, "Mia"), classroom.teacher, services.codes, services.tables.clock(), classroom.id)
    await stop(services, classroom)
    tables: list[LiveTable | None] = []
    here = [pupil.number for pupil in await pupils_of(services, classroom, tables) if pupil.here]
    await change_class(services, classroom.id, partial(acts.play, plan=plan, here=here, lot=secrets.token_hex(16)))


async def stop(services: Services, classroom: Classroom) -> None:
    """What is played is over; what was finished until now is written down."""
    await change_class(services, classroom.id, acts.stop)
    for group, table in enumerate(all_tables(services, classroom)):
        await table.end()
        await noted(services, classroom, table, group)


async def stand_still(services: Services, classroom: Classroom) -> None:
    for table in all_tables(services, classroom):
        if (live := await table.found()) is not None:
            await table.stand_still(live)


async def send_out(services: Services, classroom: Classroom, pupil: PupilNumber) -> None:
    after = await change_class(services, classroom.id, partial(acts.send_out, number=pupil))
    if (table := table_with(services, classroom, pupil)) is not None and after.round() is not None:
        await table.without(pupil)


async def stand_in(services: Services, classroom: Classroom, pupil: PupilNumber) -> None:
    if (table := table_with(services, classroom, pupil)) is not None:
        await table.stand_in(pupil)


def table_with(services: Services, classroom: Classroom, pupil: PupilNumber) -> ClassTable | None:
    current = classroom.round()
    group = None if current is None else current.group_of(pupil)
    return None if group is None else ClassTable(services, classroom, group)


# Sheets --------------------------------------------------------------------------------------------------------------


@get("/api/classes/{class_id:str}/sheet")
async def class_sheet(
    request: AnyRequest,
    services: TheServices,
    class_id: FromPath[str],
    ranking: Annotated[bool, QueryParameter()] = False,
) -> ClassSheet:
    """Something good and true about everybody; who had how many points only if that is asked for."""
    classroom = await teachers_class(services, class_id, device_of(request))
    return ClassSheet(sheet(classroom), rankings(classroom) if ranking else None)


@get("/api/classes/{class_id:str}/table", media_type="text/csv")
async def class_table(request: AnyRequest, services: TheServices, class_id: FromPath[str]) -> Response[bytes]:
    """One row for every game that somebody finished, for those who teach statistics."""
    classroom = await teachers_class(services, class_id, device_of(request))
    headers = {"content-disposition": 'attachment; filename="class.csv"'}
    return Response(csv_table(classroom).encode(), media_type="text/csv; charset=utf-8", headers=headers)


@get("/api/classes/{class_id:str}/cards")
async def class_cards(request: AnyRequest, services: TheServices, class_id: FromPath[str]) -> ClassCards:
    """The sheet to print: thirty numbers, each with its own way in."""
    await teachers_class(services, class_id, device_of(request))
    codes = {card: code_of(services.codes, class_id, card) for card in range(1, CARDS + 1)}
    ways = {card: invitation(request, services.settings, code, "class") for card, code in codes.items()}
    return ClassCards(tuple(ClassCard(card, codes[card], way.qr) for card, way in ways.items()))


HANDLERS = [open_class, my_classes, one_class, act_in_class, class_sheet, class_table, class_cards]
