"""HTTP: coming into a class, and finding one's table there."""

from functools import partial
from typing import Any

from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody

from gander.classroom import acts
from gander.classroom.classroom import Classroom, PupilNumber
from gander.classroom.sheet import praise
from gander.store.notepad import classes
from gander.table.codes import hash_of
from gander.web.api.classes.class_tables import ClassTable
from gander.web.messages.class_messages import (
    AnyAtClass,
    AtClassEnd,
    AtClassGame,
    AtClassWait,
    ClassFound,
    ClassPlace,
    EnterClass,
    InClass,
    LookUpClass,
)
from gander.web.services.classes import change_class, class_by_code, no_such_class, read_class
from gander.web.services.services import Services, TheServices
from gander.web.services.sessions import cookie, device_of, known_or_new, visitor_of

AnyRequest = Request[Any, Any, Any]


@post("/api/classes/look", status_code=200)
async def look(request: AnyRequest, services: TheServices, data: JSONBody[LookUpClass]) -> ClassFound:
    """What a code is for, before coming in."""
    class_id, card = await class_by_code(services, data.code, visitor_of(request))
    classroom = await read_class(services, class_id)
    number = classroom.number_of(device_of(request)) if card is None else classroom.with_card(card)
    is_known = number is not None and classroom.pupils[number].device == device_of(request)
    return ClassFound(class_id, card, classroom.pupils[number].name if number is not None and is_known else None)


@post("/api/classes/enter", status_code=200)
async def enter(request: AnyRequest, services: TheServices, data: JSONBody[EnterClass]) -> Response[InClass]:
    """Come in with a first name, or with a card of the printed sheet. A pupil who is in stays who they are."""
    class_id, card = await class_by_code(services, data.code, visitor_of(request))
    token = known_or_new(request, data.key)
    device = hash_of(token)
    classroom = await change_class(services, class_id, partial(acts.come_in, device=device, name=data.name, card=card))
    number = classroom.number_of(device)
    assert number is not None  # they have just come in
    body = InClass(class_id, classroom.pupils[number].name)
    return Response(body, cookies=[cookie(token, request, secure=services.settings.secure)])


@post("/api/classes/{class_id:str}/place", status_code=200)
async def place(request: AnyRequest, services: TheServices, class_id: FromPath[str]) -> ClassPlace:
    """Where the pupil of this device is. Asking brings them to their table, and their group with them."""
    classroom, device = await read_class(services, class_id), device_of(request)
    number = classroom.number_of(device)
    if number is None:
        raise no_such_class()
    await note_here(services, classroom, number)
    if (current := classroom.round()) is not None and current.group_of(number) is None:
        classroom = await change_class(services, class_id, partial(acts.join_late, number=number))
    return ClassPlace(classroom.pupils[number].name, await place_of(services, classroom, number))


async def note_here(services: Services, classroom: Classroom, number: PupilNumber) -> None:
    """Written down now and then only: thirty devices ask every few seconds."""
    now = services.tables.clock()
    last = (await services.notepad.ask(classes.seen, classroom.id)).get(number, 0.0)
    if now - last >= classes.SEEN_EVERY:
        await services.notepad.run(classes.see, classroom.id, number, now)


async def place_of(services: Services, classroom: Classroom, number: PupilNumber) -> AnyAtClass:
    if classroom.ended:
        return AtClassEnd(praise(classroom, number))
    current = classroom.round()
    group = None if current is None else current.group_of(number)
    if group is None:
        return AtClassWait()
    table = ClassTable(services, classroom, group)
    live = await table.bring()
    if (result := await noted(services, classroom, table, group)) is not None:
        return AtClassGame(live.table.id, paused=False, finished=result)
    if not live.table.seats_of(classroom.pupils[number].device):  # it began when they were nowhere
        return AtClassWait()
    await table.back(number)
    return AtClassGame(live.table.id, paused=classroom.paused, finished=False)


async def noted(services: Services, classroom: Classroom, table: ClassTable, group: int) -> bool | None:
    """Write down how a game ended that is over: whether it has a result; `None` while it is played."""
    live = await table.found()
    if live is None or live.table.phase != "over":
        return None
    if classroom.result_of(len(classroom.rounds) - 1, group) is not None:
        return True
    result = await table.result(live)
    if result is not None:
        await change_class(services, classroom.id, partial(acts.note, result=result))
    return True


HANDLERS = [look, enter, place]
