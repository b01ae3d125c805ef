"""HTTP: what people at a table do besides moves."""

import secrets
from functools import partial
from typing import Any

from litestar import post
from litestar.params import JSONBody
from msgspec.structs import replace

from gander.contract.game import with_item
from gander.store.notepad.devices import circle_of
from gander.table import begin, decide
from gander.table.decide import Decision, Newcomer
from gander.table.events import Device
from gander.table.ghost_seat import GHOST
from gander.table.live.bots import check_bot, stand_in
from gander.table.live.live_table import LiveTable
from gander.table.room import acts
from gander.table.room.moving_on import somebody_waits
from gander.table.table import Chair, Table
from gander.table.view import TableInfo
from gander.web.api.lobby import facts_for
from gander.web.api.notepad.ghost_lookup import ghost_wanted
from gander.web.api.rooms import act_in_room
from gander.web.api.studies.study import check_protocol
from gander.web.messages.room_messages import GoHome, OfTheRoom, ProposeGame, SendHome, SwitchBets, TakeProposal
from gander.web.messages.table_messages import (
    Action,
    Again,
    Agree,
    End,
    Kick,
    Leave,
    OfTheGame,
    OfThePeople,
    Pace,
    Pause,
    Pledge,
    Reclaim,
    Resume,
    Reveal,
    SayReady,
    Sit,
    Start,
    Substitute,
    TakeOver,
)
from gander.web.services.bots_alone import nobody_plays, see_alone
from gander.web.services.classes import check_no_class
from gander.web.services.services import TheServices, TheVisit


@post("/api/tables/{table_id:str}/actions", status_code=200)
async def act(services: TheServices, visit: TheVisit, data: JSONBody[Action]) -> TableInfo[Any]:
    """Get ready, start, pause, end, sit down, leave, let a bot play. Some are for the host only."""
    device, live, visitor = visit
    if not isinstance(data, Reclaim | Pledge | Reveal):
        await check_no_class(services, live.table)
    if isinstance(data, Again | Agree | Sit | ProposeGame | TakeProposal | SwitchBets):
        check_protocol(services, live.table)
    if would_go_on_alone(data, live.table):
        await services.bots_alone.check(visitor.address, live.table.id)
    circle = await services.notepad.ask_in_play(circle_of, device, services.tables.clock())
    here = live.present.devices()
    if isinstance(data, OfTheRoom) or (
        isinstance(data, Again) and somebody_waits(live.table, here, best_of_three=data.best_of_three)
    ):
        await act_in_room(services, visit, data)
    elif isinstance(data, Substitute) and (
        ghost := await ghost_wanted(services.notepad, device, data.bot, services.tables.clock())
    ):
        await live.do(partial(decide.substitute, device=device, seat=data.seat, bot=GHOST, ghost=ghost))
    else:
        await live.do(decision(data, device, live, circle, services.tables.capacity.silence_seconds))
    if isinstance(data, Leave | Kick | GoHome | SendHome):
        await see_alone(services.bots_alone, visitor.address, live, device)
    return facts_for(services, live, device)


def would_go_on_alone(action: Action, table: Table) -> bool:
    """Whether bots would play from now on and no person, unless this is refused. Nobody is kept from leaving."""
    if isinstance(action, Substitute) and table.phase != "lobby" and action.seat < len(table.chairs):
        return nobody_plays(replace(table, chairs=with_item(table.chairs, action.seat, Chair())))
    return isinstance(action, Start | Again | Resume) and nobody_plays(table)


def decision(
    action: OfTheGame | OfThePeople, device: Device, live: LiveTable, circle: frozenset[Device], patience: float
) -> Decision:
    """What an action means at the table. Raises `UnknownBot`."""
    if isinstance(action, OfTheGame):
        return _of_the_game(action, device, live, patience)
    return _of_the_people(action, device, live, circle)


def _of_the_game(action: OfTheGame, device: Device, live: LiveTable, patience: float) -> Decision:
    match action:
        case Pledge(pledge):
            return partial(begin.pledge, device=device, word=pledge)
        case Reveal(salt):
            return partial(begin.reveal, device=device, salt=salt)
        case Agree(options):
            return partial(begin.agree, device=device, given=options)
        case Start():
            return partial(begin.start, device=device, patience=patience)
        case Again(starts, best_of_three):
            seed = secrets.token_bytes(32)
            series = partial(begin.again, best_of_three=best_of_three, patience=patience)
            return partial(series, device=device, starts=starts, seed=seed)
        case Pace(seconds):
            return partial(decide.pace, device=device, seconds=seconds)
        case Pause():
            return partial(decide.pause, device=device)
        case Resume():
            return partial(decide.resume, device=device)
        case End():
            return partial(decide.end, device=device, here=live.present.devices())


def _of_the_people(action: OfThePeople, device: Device, live: LiveTable, circle: frozenset[Device]) -> Decision:
    match action:
        case SayReady(seat, is_ready):
            return partial(begin.ready, device=device, seat=seat, is_ready=is_ready)
        case Sit(seat, name, animal):
            return partial(acts.sit_in, comer=Newcomer(device, name, animal, circle), seat=seat)
        case TakeOver():
            return partial(decide.take_over, device=device, host_missed=live.present.host_missed)
        case Leave(seat):
            return partial(
                decide.leave, device=device, seat=seat, bot=stand_in(live.table), present=live.present.devices()
            )
        case Kick(seat):
            return partial(decide.kick, device=device, seat=seat, bot=stand_in(live.table))
        case Substitute(seat, bot):
            bot = stand_in(live.table) if bot is None else check_bot(bot)
            away = live.present.seats_away()
            return partial(decide.substitute, device=device, seat=seat, bot=bot, away=away)
        case Reclaim(seat):
            here = live.present.devices()
            return partial(decide.reclaim, device=device, seat=seat, circle=circle, here=here)
