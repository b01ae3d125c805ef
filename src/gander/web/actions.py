"""HTTP: what people at a table do besides moves."""

import secrets
from functools import partial
from typing import Any

from litestar import post
from litestar.params import JSONBody

from gander.table import decide
from gander.table.bots import check_bot
from gander.table.events import Device
from gander.table.host import Decision, Live
from gander.table.view import TableInfo
from gander.web.lobby import facts_for
from gander.web.messages import (
    Action,
    Again,
    End,
    Kick,
    Leave,
    Pause,
    Reclaim,
    Resume,
    Sit,
    Start,
    Substitute,
    TakeOver,
)
from gander.web.server import TheVisit


@post("/api/tables/{table_id:str}/actions", status_code=200)
async def act(visit: TheVisit, data: JSONBody[Action]) -> TableInfo[Any]:
    """Start, pause, end, sit down, leave, let a bot play. Some are for the host only."""
    device, live = visit
    await live.do(decision(data, device, live))
    return facts_for(live, device)


def decision(action: Action, device: Device, live: Live) -> Decision:
    """What an action means at the table. Raises `UnknownBot`."""
    match action:
        case Start():
            return partial(decide.start, device=device)
        case Pause():
            return partial(decide.pause, device=device)
        case Resume():
            return partial(decide.resume, device=device)
        case End():
            return partial(decide.end, device=device)
        case Again(starts):
            return partial(decide.again, device=device, starts=starts, seed=secrets.token_bytes(32))
        case Sit(seat, name, animal):
            return partial(decide.sit_down, device=device, seat=seat, name=name, animal=animal)
        case TakeOver():
            return partial(decide.take_over, device=device, host_missed=live.host_missed)
        case Leave(seat):
            return partial(decide.leave, device=device, seat=seat, bot=check_bot(None), present=live.devices())
        case Kick(seat):
            return partial(decide.kick, device=device, seat=seat, bot=check_bot(None))
        case Substitute(seat, bot):
            return partial(decide.substitute, device=device, seat=seat, bot=check_bot(bot))
        case Reclaim(seat):
            return partial(decide.reclaim, device=device, seat=seat)
