"""From one table of a room to the next. All that one is opened with stands in the last event of the one before."""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from gander.contract.game import AnyGame, WrongOption, options_from
from gander.contract.options import BY_SEAT
from gander.games import game as game_of
from gander.table.change import opened
from gander.table.codes import table_id_from
from gander.table.decide import Newcomer, Stride, check_host, check_phase, nothing, sit
from gander.table.errors import WrongTime
from gander.table.events import Admitted, AnyEvent, Device, HandShown, MovedOn, Opened
from gander.table.room.acts import check_in_room, proposal_in, room_at
from gander.table.room.room import GamePlan, Room, is_majority
from gander.table.room.seating import next_seats, seats_in, turn_order
from gander.table.series import runs
from gander.table.table import Table
from gander.table.terms import PlannedSeat, Settings


def checked(plan: GamePlan) -> GamePlan:
    """The plan with its options as the rules write them. Raises `GameError` for what they do not allow."""
    game = game_of(plan.game)
    mode = plan.options.get("mode")
    if mode is not None and mode not in tuple(game.players):  # it may be anything, also what has no hash
        raise WrongOption("mode", mode, f"one of {', '.join(game.players)}")
    if len(plan.bots) >= seats_in(plan):
        raise WrongOption("players", len(plan.bots), "so many bots that a person has a seat, too")
    given = {name: value for name, value in plan.options.items() if name not in ("players", "starter")}
    game.setup(options_from(game, {**given, "players": seats_in(plan)}))
    return replace(plan, options=given)


class Gathering(Struct, frozen=True):
    """Who is there when a room moves on."""

    here: frozenset[Device]
    """The devices that are here, or had a seat and were so a moment ago."""
    circles: dict[Device, frozenset[Device]] = {}
    """The devices that share a notepad with each."""


def take(table: Table, now: float, device: Device, number: int, seed: bytes, there: Gathering) -> Stride:
    """Go on with a proposal: the host's word, or that of more than half of those who are here."""
    room = room_at(table)
    proposal = proposal_in(room, number)
    if is_majority(proposal.hands, room.devices() & there.here):
        check_in_room(table, device)
    else:
        check_host(table, device)
    return move_on(table, now, proposal.plan, seed, there, number)


def go_on_by_hands(stride: Stride, now: float, number: int, seed: bytes, there: Gathering) -> Stride:
    """A proposal is taken without anybody's word once enough hands are up, if no game is on. Nobody takes it by taking
    their hand down."""
    table = stride.after
    if any(isinstance(event, HandShown) and not event.up for event in stride.events):
        return stride
    proposal = table.room.proposal(number) if table.room else None
    if proposal is None or table.phase not in ("lobby", "over") or table.seal is not None:
        return stride
    if table.room is None or not is_majority(proposal.hands, table.room.devices() & there.here):
        return stride
    return _joined(stride, move_on(table, now, proposal.plan, seed, there, number))


def move_on(
    table: Table, now: float, plan: GamePlan, seed: bytes, there: Gathering, number: int | None = None
) -> Stride:
    check_phase(table, "lobby", "over")
    room = table.room
    assert room is not None
    if table.seal is not None:
        raise WrongTime("sealed", "the coming game is fixed, and begins in a moment")
    people = {n for n, person in enumerate(room.people) if person.device in there.here}
    sitting = next_seats(room, seats_in(plan) - len(plan.bots), table.people_seated(), people)
    next_id = table_id_from(table.id, f"after {table.seq}")
    devices = {room.people[number].device for number in sitting}
    circles = {device: tuple(sorted(there.circles.get(device, ()))) for device in sorted(devices)}
    shared = {device: circle for device, circle in circles.items() if circle}
    return nothing(table).then(MovedOn(now, next_id, plan, sitting, seed.hex(), shared, number))


def somebody_waits(table: Table, here: Collection[Device], *, best_of_three: bool = False) -> bool:
    """Whether somebody who is here and wants a seat has none. For a best of three they wait until it is won: it is
    played among those who began it."""
    if table.room is None or table.moved_on is not None or best_of_three or runs(table.wins):
        return False
    people = {n for n, person in enumerate(table.room.people) if person.device in here}
    return any(number not in table.people_seated() for number in turn_order(table.room, people))


def same_again(table: Table) -> GamePlan:
    """What was played here, for whoever sits next. What was agreed seat by seat was for those who sat there."""
    by_seat = {option.name for option in table.game.offers if option.kind in BY_SEAT}
    left_out = {"players", "starter", *by_seat}
    options = {
        field.name: msgspec.to_builtins(getattr(table.options, field.name))
        for field in fields(table.options)
        if field.name not in left_out and getattr(table.options, field.name) != field.default
    }
    bots = tuple(chair.bot for chair in table.chairs if chair.planned_bot and chair.bot and chair.ghost is None)
    return GamePlan(table.game.name, options, bots)


# The next table ------------------------------------------------------------------------------------------------------


def first_events(table: Table) -> tuple[AnyEvent, ...]:
    """How the next table begins: everybody who sits there has their seat before anybody comes."""
    moved, room = table.moved_on, table.room
    assert moved is not None
    assert room is not None
    stride = _opened(table, moved, room)
    for seat, number in enumerate(moved.people):
        person = room.people[number]
        circle = frozenset(moved.circles.get(person.device, ()))
        comer = Newcomer(person.device, person.name, person.animal, circle)
        stride = _joined(stride, sit(stride.after, moved.at, comer, seat))
    for stage in table.stages:
        stride = stride.then(Admitted(moved.at, stage))
    return stride.events


def _opened(table: Table, moved: MovedOn, room: Room) -> Stride:
    plan, game = moved.plan, game_of(moved.plan.game)
    open_seats = seats_in(plan) - len(plan.bots)
    bots = tuple(PlannedSeat("bot", bot=bot) for bot in plan.bots)
    event: Opened[Any] = Opened(
        at=moved.at,
        table=moved.table,
        game=game.name,
        version=game.version,
        options=options_from(game, {**plan.options, "players": seats_in(plan)}),
        seats=(PlannedSeat("open"),) * open_seats + bots,
        settings=_settings(table, game, plan),
        host=_host_of(table, moved, room),
        seed=moved.seed,
        code_hash=table.code_hash,
        room=room,
        hosts_before=table.hosts_before,
    )
    begun = opened(event)
    return Stride(begun, begun, (event,))


def _host_of(table: Table, moved: MovedOn, room: Room) -> Device:
    """As before; where that one went home, who sits first."""
    if table.host not in table.gone_home or not moved.people:
        return table.host
    return room.people[moved.people[0]].device


def _settings(table: Table, game: AnyGame, plan: GamePlan) -> Settings:
    """As at the table before. Its countdowns are another game's."""
    wanted = plan.settings or table.settings
    countdowns = {name: seconds for name, seconds in wanted.countdowns.items() if name in game.countdowns}
    return replace(wanted, countdowns=countdowns, any_number=True)


def _joined(one: Stride, other: Stride) -> Stride:
    return Stride(one.before, other.after, one.events + other.events, one.steps + other.steps)
