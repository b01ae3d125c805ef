"""How events change the room in which a table stands."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import mode_of
from gander.table.events import (
    AskedToEnd,
    BetPlaced,
    BetsSettled,
    BetsSwitched,
    CameIn,
    GameEnded,
    GameProposed,
    HandShown,
    MovedOn,
    Opened,
    Seated,
    WentHome,
    Wished,
    Withdrawn,
)
from gander.table.room.played import EveningGame, PersonNumber
from gander.table.room.room import (
    Room,
    RoomProposal,
    on_device,
    with_game,
    with_hand,
    with_people,
    with_person,
    without_device,
    without_person,
    without_proposal,
    without_proposals_of,
)
from gander.table.table import Chair, Table


def room_of(table: Table, event: Opened[Any]) -> Room | None:
    """The room that was handed on, or a new one where others may come."""
    if event.room is not None:
        return event.room
    if all(seat.kind != "open" for seat in event.seats):
        return None
    room = Room(event.table)
    for chair in table.chairs:
        if chair.device is not None and chair.name is not None and chair.animal is not None:
            room = with_person(room, chair.device, chair.name, chair.animal)
    return room


def with_sitter(table: Table, event: Seated, before: PersonNumber | None) -> Table:
    """Who takes a seat is in the room; under the name of who had it they are the same person with another device."""
    room = table.room
    if room is None:
        return table
    if before is not None and room.people[before].name == event.name:
        room = on_device(room, before, event.device)
    room = with_person(room, event.device, event.name, event.animal)
    return replace(table, room=room, gone_home=table.gone_home - {event.device})


def without_sitter(table: Table, number: PersonNumber | None, *, kicked: bool) -> Table:
    """Who leaves before a game is out of the room, unless they said that they only look on; who is sent away is out."""
    room = table.room
    if room is None or number is None or (room.people[number].watches and not kicked):
        return table
    return replace(table, room=without_person(room, number))


def with_result(table: Table, event: GameEnded) -> Table:
    room, current = table.room, table.round
    if room is None or current is None:
        return table
    people = tuple(None if chair.bot else table.person_at(seat) for seat, chair in enumerate(table.chairs))
    options, outcome = current.options, event.outcome
    if outcome is None:
        return replace(table, room=with_game(room, None, table.people_seated()))
    mode = mode_of(options.players, options.mode, options.starter, table.game.players)
    bots = tuple(chair.bot for chair in table.chairs)
    result = (outcome.scores, outcome.places, outcome.winners)
    game = EveningGame(table.game.name, mode, event.at, people, bots, *result, event.catches)
    return replace(table, room=with_game(room, game, table.people_seated()))


def _came_in(table: Table, event: CameIn) -> Table:
    assert table.room is not None
    room = with_person(table.room, event.device, event.name, event.animal, watches=event.watches)
    return replace(table, room=room, gone_home=table.gone_home - {event.device})


def _wished(table: Table, event: Wished) -> Table:
    room = table.room
    assert room is not None
    wishing = room.numbers_of(event.device)
    wished = with_people(room, lambda n, person: replace(person, watches=event.watches) if n in wishing else person)
    return replace(table, room=wished)


def _went_home(table: Table, event: WentHome) -> Table:
    """They hold no seat by now, and are not expected back at one. What they proposed stays, unless they were sent."""
    assert table.room is not None
    room = without_device(table.room, event.device)

    def without(chair: Chair) -> Chair:
        return replace(chair, before=None) if chair.before and chair.before.device == event.device else chair

    return replace(
        table,
        room=without_proposals_of(room, event.device) if event.sent else room,
        gone_home=table.gone_home | {event.device},
        chairs=tuple(map(without, table.chairs)),
        hosts_before=tuple(host for host in table.hosts_before if host != event.device),
        stages=tuple(stage for stage in table.stages if stage != event.device),
    )


def _proposed(table: Table, event: GameProposed) -> Table:
    assert table.room is not None
    proposal = RoomProposal(event.number, event.device, event.plan)
    room = replace(table.room, proposals=(*table.room.proposals, proposal), proposed=event.number)
    return replace(table, room=room)


def _hand_shown(table: Table, event: HandShown) -> Table:
    assert table.room is not None
    return replace(table, room=with_hand(table.room, event.number, event.device, up=event.up))


def _withdrawn(table: Table, event: Withdrawn) -> Table:
    assert table.room is not None
    return replace(table, room=without_proposal(table.room, event.number))


def _bet_placed(table: Table, event: BetPlaced) -> Table:
    """What was bet on something earlier that nobody showed is not kept."""
    return replace(table, bets=(*(bet for bet in table.bets if bet.since == event.since), event))


def _bets_settled(table: Table, event: BetsSettled) -> Table:
    assert table.room is not None
    room = with_people(
        table.room, lambda n, person: replace(person, feathers=person.feathers + 1) if n in event.right else person
    )
    return replace(table, room=room, bets=(), settled=event)


def _bets_switched(table: Table, event: BetsSwitched) -> Table:
    assert table.room is not None
    return replace(table, room=replace(table.room, no_bets=not event.on), bets=())


def _moved_on(table: Table, event: MovedOn) -> Table:
    assert table.room is not None
    room = table.room if event.number is None else without_proposal(table.room, event.number)
    return replace(table, room=room, moved_on=event, seal=None, pledges={})


CHANGES_OF_THE_ROOM: Final[dict[type, Callable[[Table, Any], Table]]] = {
    CameIn: _came_in,
    Wished: _wished,
    WentHome: _went_home,
    GameProposed: _proposed,
    HandShown: _hand_shown,
    Withdrawn: _withdrawn,
    MovedOn: _moved_on,
    BetPlaced: _bet_placed,
    BetsSettled: _bets_settled,
    BetsSwitched: _bets_switched,
    AskedToEnd: lambda table, event: replace(table, asked_to_end=(*table.asked_to_end, event.device)),
}
