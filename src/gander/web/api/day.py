"""HTTP: the deal of the day. `docs/day.md` says what it is and what its seed follows from."""

from collections.abc import Iterable
from datetime import date, timedelta
from functools import partial
from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from gander.contract.game import GameError
from gander.day import EARLIEST, check_dealt, is_a_day_now, is_over, latest_day, seed_of_day
from gander.luck import hash_of_seed
from gander.measures.reference import reference
from gander.store.coordination.day_secrets import drawn, secret_of
from gander.store.notepad import days
from gander.store.notepad.days import BegunDay
from gander.store.notepad.devices import circle_of
from gander.table import begin, decide
from gander.table.codes import hash_of, new_code
from gander.table.decide import Newcomer, Stride, nothing
from gander.table.errors import BrokenTable, Unknown, WrongTime, WrongValue
from gander.table.events import Device, Opened
from gander.table.live.live_table import LiveTable
from gander.table.names import clean_name
from gander.table.table import Table
from gander.table.terms import ANIMALS, PlannedSeat, Settings
from gander.web.api.lobby import entered, opened_once, opening, table_wanted
from gander.web.api.notepad.notepad import caught_up, read_pad
from gander.web.messages.notepad_messages import AskDay, BeginDay, DayAt, DayBegun, DayOrigin, Days, OwnDay
from gander.web.messages.table_messages import Entered, OpenTable
from gander.web.services.services import Services, TheServices, TheVisit
from gander.web.services.sessions import known_or_new, visitor_of

SIGNS: Final = 10
AnyRequest = Request[Any, Any, Any]


@post("/api/day/begin")
async def begin_day(request: AnyRequest, services: TheServices, data: JSONBody[BeginDay]) -> Response[Entered]:
    """Begin the deal of a day, or go back to it: on whichever device of the notepad, it is begun once."""
    services.opening.check(visitor_of(request))
    check_has_come(data, services.tables.clock())
    check_dealt(data.game, data.level)
    token = known_or_new(request, data.key)
    device, name, now = hash_of(token), clean_name(data.name), services.tables.clock()
    wanted = data.day, data.game, data.level, data.today, table_wanted(device, data.key)
    await check_open(services, device, name)
    begun = await services.notepad.run(days.begin, device, name, data.animal or ANIMALS[0], now, wanted)
    secret = await services.notepad.run(secret_of, as_date(begun.day))
    event = opening(table_of(data, begun, secret), device, services.codes, now, begun.table_id)
    live = await table_of_day(services, begun, event)
    await come_back(services, live, device)
    if live.table.phase == "lobby":
        await live.do(partial(start_once, device=device))
    return entered(request, services, live, token)


async def check_open(services: Services, device: Device, name: str) -> None:
    """Nobody uses up the deal of somebody who has a lock. Raises `NotAllowed`."""
    read = await read_pad(services, device)
    player = await services.notepad.ask(days.player_on, read.pad, name)
    read.check(*filter(None, (player,)))


def check_has_come(data: BeginDay, now: float) -> None:
    """A day begins for everybody at their own midnight. Raises `WrongValue`."""
    day, today = as_date(data.day), as_date(data.today)
    if not is_a_day_now(today, now):
        raise WrongValue("wrong_date", f"it is {data.today} nowhere on earth now")
    if day > today:
        raise WrongValue("wrong_date", f"{data.day} has not come yet where it is {data.today}")


def as_date(text: str) -> date:
    try:
        found = date.fromisoformat(text)
    except ValueError:
        raise WrongValue("wrong_date", f"there is no date {text}") from None
    if found < EARLIEST:
        raise WrongValue("wrong_date", f"the first deal of a day is that of {EARLIEST}")
    return found


def table_of(data: BeginDay, begun: BegunDay, secret: str | None) -> OpenTable[dict[str, Any]]:
    """One person, the level and nothing else that could be agreed: so the deal is the same for all."""
    seats = (PlannedSeat("here", name=clean_name(data.name), animal=data.animal),)
    seed = seed_of_day(as_date(begun.day), begun.game, begun.level, secret)
    return OpenTable(begun.game, seats, {"level": begun.level}, Settings(relaxed=data.relaxed), seed)


async def table_of_day(services: Services, begun: BegunDay, event: Opened[Any]) -> LiveTable:
    """The table at which it was begun. It may not be there: another worker may be just opening it, or may have died
    before it did, or nobody came back for months and it was tidied away. Then it is opened under the same name."""
    try:
        return await services.tables.table(begun.table_id)
    except Unknown:
        if begun.score is not None:
            raise WrongTime("day_over", f"the deal of {begun.day} was finished elsewhere") from None
        return await opened_once(services, event)


async def come_back(services: Services, live: LiveTable, device: Device) -> None:
    """Who holds the notepad goes on with its games on another device, too: the one they began on may be lost."""
    if live.table.phase == "over" or live.table.seats_of(device):
        return
    circle = await services.notepad.ask_in_play(circle_of, device, services.tables.clock())
    code_hash = services.codes.hash_of(new_code() + new_code())
    await live.do(partial(move_over, comer=Newcomer(device, None, None, circle), code_hash=code_hash))


def move_over(table: Table, now: float, comer: Newcomer, code_hash: str) -> Stride:
    """The only seat goes to another device of the same notepad, as if the one that holds it had given out a code."""
    invited = decide.invite(table, now, table.chairs[0].device or table.host, 0, code_hash)
    joined = decide.join(invited.after, now, comer, code_hash)
    return Stride(table, joined.after, (*invited.events, *joined.events), joined.steps)


def start_once(table: Table, now: float, device: Device) -> Stride:
    return begin.start(table, now, device) if table.phase == "lobby" else nothing(table)


# Showing --------------------------------------------------------------------------------------------------------------


@post("/api/day", status_code=200)
async def show_day(request: AnyRequest, services: TheServices, data: JSONBody[AskDay]) -> Days:
    """The deals of a day: what a player has begun in its month, and what others reached where they are done."""
    day = as_date(data.day)
    read = await caught_up(request, services)
    player = await services.notepad.ask(days.player_on, read.pad, clean_name(data.name))
    if player is None:
        return Days((), ())
    read.check(player)
    month = day.strftime("%Y-%m")
    own = await services.notepad.ask(days.days_of, player, f"{month}-01", f"{month}-31")
    shown = [OwnDay(as_shown(begun), await state_of(services, begun)) for begun in own]
    secret = (await services.notepad.ask(drawn, (day,)))[day]
    played = zip(own, shown, strict=True)
    done = {
        (one.game, is_of(one, secret)) for one, as_told in played if one.day == data.day and as_told.state == "over"
    }
    found = await services.notepad.ask(days.finished_on, read.pad, data.day)
    told = (one for one in found if one.player not in read.shut)
    return Days(tuple(shown), others_of(told, player, done, secret))


def others_of(
    found: Iterable[BegunDay], player: int, done: set[tuple[str, bool]], secret: str | None
) -> tuple[DayBegun, ...]:
    """Nobody is told what others reached before they are done themself, nor what others reached with other cards."""
    return tuple(as_shown(one) for one in found if one.player != player and (one.game, is_of(one, secret)) in done)


def is_of(begun: BegunDay, secret: str | None) -> bool:
    """Whether it is of the cards that this server deals on that day, and not of another server's in a file."""
    return begun.seed in (None, seed_of_day(as_date(begun.day), begun.game, begun.level, secret))


async def state_of(services: Services, begun: BegunDay) -> Literal["playing", "over"]:
    if begun.score is not None:
        return "over"
    try:
        return "over" if (await services.tables.peek(begun.table_id)).phase == "over" else "playing"
    except Unknown:  # tidied away: it can be begun anew
        return "playing"
    except (GameError, BrokenTable):  # nothing that could be played on
        return "over"


def as_shown(begun: BegunDay) -> DayBegun:
    facts = {name: getattr(begun, name) for name in ("name", "animal", "day", "game", "level", "score")}
    return DayBegun(**facts, late=begun.begun_on > begun.day, signs=signs_of(begun))


def signs_of(begun: BegunDay) -> int | None:
    """The result alone decides, so the row of signs gives nothing away about the deal."""
    if begun.score is None:
        return None
    line = reference(begun.game).results[begun.level]
    return max(0, min(SIGNS, round(SIGNS * (begun.score - line.guessing) / (line.perfect - line.guessing))))


@get("/api/tables/{table_id:str}/day")
async def day_at(request: AnyRequest, services: TheServices, visit: TheVisit) -> DayAt:
    """The deal of the day that a player of this device's notepad has at a table, if it is one."""
    pad, _, shut = await caught_up(request, services)
    begun = await services.notepad.ask(days.day_at, pad, visit.live.table.id)
    return DayAt(None if begun is None or begun.player in shut else as_shown(begun))


@get("/api/day/{day:str}")
async def day_origin(services: TheServices, day: FromPath[str]) -> DayOrigin:
    """What the deals of a day follow from: the seal of its secret, and after the day the secret."""
    wanted, now = as_date(day), services.tables.clock()
    shown = latest_day(now) + timedelta(days=1)
    if wanted > shown:
        raise WrongValue("wrong_date", f"the seal of {day} is not shown before the day before")
    after = min(wanted + timedelta(days=1), shown)
    found = await services.notepad.ask(drawn, {wanted, after})
    secret, next_secret = found[wanted], found[after] if after > wanted else None
    return DayOrigin(seal_of(secret), secret if is_over(wanted, now) else None, seal_of(next_secret))


def seal_of(secret: str | None) -> str | None:
    return None if secret is None else hash_of_seed(bytes.fromhex(secret))


HANDLERS = [begin_day, show_day, day_origin, day_at]
