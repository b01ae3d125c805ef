"""HTTP: what people in a room do."""

import secrets
from functools import partial

from gander.store.notepad.devices import circle_of
from gander.table.decide import Stride, check_at_table, check_phase
from gander.table.events import Device
from gander.table.live.bots import check_bot, stand_in
from gander.table.live.live_table import LiveTable
from gander.table.room import acts, moving_on
from gander.table.room.moving_on import Gathering
from gander.table.room.room import GamePlan
from gander.table.table import Table
from gander.web.messages.room_messages import (
    Bet,
    GoHome,
    Hand,
    OfTheRoom,
    ProposeGame,
    SendHome,
    SwitchBets,
    TakeProposal,
    Wish,
    Withdraw,
)
from gander.web.messages.table_messages import Again
from gander.web.services.services import Services, Visit


async def act_in_room(services: Services, visit: Visit, action: OfTheRoom | Again) -> None:
    device, live, visitor = visit
    match action:
        case ProposeGame() | Hand() | TakeProposal() | Again():
            if not isinstance(action, Hand):
                services.opening.check(visitor)
            there = await gathering(services, live)
            await live.do(partial(_going_on, action=action, device=device, there=there, seed=secrets.token_bytes(32)))
        case Withdraw(number):
            await live.do(partial(acts.withdraw, device=device, number=number))
        case Wish(watches):
            await live.do(partial(acts.wish, device=device, watches=watches))
        case Bet(number, knows):
            await live.do(partial(acts.bet, device=device, number=number, knows=knows))
        case SwitchBets(on):
            await live.do(partial(acts.switch_bets, device=device, on=on))
        case GoHome():
            here = live.present.devices()
            await live.do(partial(acts.go_home, device=device, bot=stand_in(live.table), present=here))
        case SendHome(person):
            await live.do(partial(acts.send_home, device=device, person=person, bot=stand_in(live.table)))


def _going_on(
    table: Table,
    now: float,
    action: ProposeGame | Hand | TakeProposal | Again,
    device: Device,
    there: Gathering,
    seed: bytes,
) -> Stride:
    """What may take the room to its next table."""
    match action:
        case ProposeGame(game, options, bots, settings, later):
            plan = moving_on.checked(GamePlan(game, options, tuple(map(check_bot, bots)), settings))
            stride = acts.propose(table, now, device, plan, later=later)
            assert stride.after.room is not None
            return moving_on.go_on_by_hands(stride, now, stride.after.room.proposed, seed, there)
        case Hand(number, up):
            stride = acts.show_hand(table, now, device, number, up=up)
            return moving_on.go_on_by_hands(stride, now, number, seed, there)
        case TakeProposal(number):
            return moving_on.take(table, now, device, number, seed, there)
        case Again():
            check_at_table(table, device)
            check_phase(table, "over")
            return moving_on.move_on(table, now, moving_on.same_again(table), seed, there)


async def gathering(services: Services, live: LiveTable) -> Gathering:
    """Who is there now, and who of them shares a notepad."""
    here = frozenset(live.present.devices() | live.present.lately())
    now, room = services.tables.clock(), live.table.room
    people = here & (room.devices() if room else frozenset())
    return Gathering(here, {device: await services.notepad.ask_in_play(circle_of, device, now) for device in people})
