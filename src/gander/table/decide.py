"""What can be done at a table. Each function takes the table and the time and says what happens, or refuses.

Nothing here changes anything: a `Stride` is the proposal that the host writes down first and tells afterwards.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from gander.contract.game import CHANCE, CLOCK, Seat, Step, Viewer
from gander.contract.game import Event as GameEvent
from gander.luck import FairLuck
from gander.table.change import evolve
from gander.table.clock import deadlines, deserted_until
from gander.table.errors import NotAllowed, WrongTime, WrongValue, no_such_code, table_full
from gander.table.events import (
    Admitted,
    AnyEvent,
    AskedToEnd,
    BetsSettled,
    CodeIssued,
    Device,
    GameEnded,
    Moved,
    Paced,
    Paused,
    Reclaimed,
    Resumed,
    Seated,
    Substituted,
    TakenOver,
    Vacated,
)
from gander.table.ghost_seat import Ghost
from gander.table.names import clean_name, told_apart
from gander.table.one_seat_per_device import check_apart, check_given_up
from gander.table.room.bets import truth
from gander.table.room.room import check_place, is_majority
from gander.table.table import Chair, Table
from gander.table.terms import ANIMALS, Animal


class Stride(Struct, frozen=True):
    """A table before and after, the events that lie between, and the steps they made in the game."""

    before: Table
    after: Table
    events: tuple[AnyEvent, ...] = ()
    steps: tuple[Step[Any], ...] = ()

    def then(self, event: AnyEvent) -> "Stride":
        after = evolve(self.after, event)
        steps = self.steps if after.step is None else (*self.steps, after.step)
        return Stride(self.before, after, (*self.events, event), steps)

    def told(self, viewer: Viewer) -> tuple[GameEvent, ...]:
        """What happened in the game, in the form that the viewer may be told."""
        return tuple([event.seen_by(viewer) for step in self.steps for event in step.events])


def strides(table: Table, events: Iterable[AnyEvent]) -> Iterator[Stride]:
    """The strides of others, from what they wrote down: what chance does, and the end, belong to what led there."""
    stride = Stride(table, table)
    for event in events:
        follows = isinstance(event, GameEnded | BetsSettled) or (isinstance(event, Moved) and event.actor == CHANCE)
        if stride.events and not follows:
            yield stride
            stride = Stride(stride.after, stride.after)
        stride = stride.then(event)
    if stride.events:
        yield stride


Decision: TypeAlias = Callable[[Table, float], Stride]
"""What somebody wants to do, given the table and the time. Raises `TableError` or `GameError` to refuse."""


def nothing(table: Table) -> Stride:
    return Stride(table, table)


# Who may -------------------------------------------------------------------------------------------------------------


def check_host(table: Table, device: Device) -> None:
    if device != table.host:
        raise NotAllowed("not_host", "only the device that looks after the table can do this")


def check_at_table(table: Table, device: Device) -> None:
    """Looking on is no invitation: who is at the table came by a code, or opened it."""
    if not table.has(device):
        raise NotAllowed("not_at_table", "only a device that is at the table can do this: come in with a code first")


def chair_of(table: Table, seat: Seat) -> Chair:
    if seat not in range(len(table.chairs)):
        raise WrongValue("no_such_seat", f"no seat {seat}: this table has seats 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def check_holder(table: Table, device: Device, seat: Seat, *, or_host: bool = False) -> Chair:
    """A device may act for its own seats, and the host for some things in every seat's place."""
    chair = chair_of(table, seat)
    if chair.device != device and not (or_host and device == table.host):
        raise NotAllowed("not_your_seat", f"seat {seat} is not held by this device")
    return chair


def check_phase(table: Table, *phases: str) -> None:
    if table.phase not in phases:
        raise WrongTime("wrong_phase", f"the table is {table.phase}: possible only when {' or '.join(phases)}")


# Coming and going ----------------------------------------------------------------------------------------------------


def animal_for(table: Table, seat: Seat, wanted: Animal | None) -> Animal:
    """What somebody wants to be, else what sat there, else the first that is free: no two at a table look the same."""
    taken = {chair.animal or chair.bot for other, chair in enumerate(table.chairs) if other != seat}
    wishes = (wanted, table.chairs[seat].animal, *ANIMALS)
    return next(animal for animal in wishes if animal is not None and animal not in taken)


class Newcomer(Struct, frozen=True):
    """Who wants a seat."""

    device: Device
    name: str | None = None
    animal: Animal | None = None
    circle: frozenset[Device] = frozenset()
    """The devices that share a notepad with this one."""


def join(
    table: Table,
    now: float,
    comer: Newcomer,
    code_hash: str,
    seat: Seat | None = None,
    lately: Collection[Device] = frozenset(),
) -> Stride:
    """Come in by a code: the table's own for an open seat, or one that was given out for a seat or a stage.

    `lately` are the devices that are here or were so a moment ago.
    """
    for invited in table.invitations:
        if invited.code_hash == code_hash:
            if invited.seat is None:
                return nothing(table).then(Admitted(now, comer.device))
            if not invited.agreed:
                check_given_up(table, comer.device, comer.circle, lately, invited.seat)
            known = comer.name or table.chairs[invited.seat].name
            return sit(table, now, replace(comer, name=known), invited.seat)
    left = table.seats_left_by(comer.device)
    if table.phase != "over" and code_hash == table.code_hash and left and seat in (None, *left):
        return reclaim(table, now, comer.device, left[0] if seat is None else seat, comer.circle)
    check_takes_newcomers(table, code_hash)
    return _sit_if_open(table, now, comer, _first_free(table) if seat is None else seat)


def _first_free(table: Table) -> Seat:
    """Bots make room for people last."""
    return min(table.open_seats(), key=lambda seat: (table.chairs[seat].bot is not None, seat))


def takes_newcomers(table: Table) -> bool:
    """The table's own code is void once the table is full or over."""
    return table.phase != "over" and bool(table.open_seats())


def check_takes_newcomers(table: Table, code_hash: str) -> None:
    """A code that was given out and is used up opens nothing; who has the table's own may hear that it is full."""
    if table.phase == "over" or code_hash != table.code_hash:
        raise no_such_code()
    if not takes_newcomers(table):
        raise table_full()


def sit_down(table: Table, now: float, comer: Newcomer, seat: Seat) -> Stride:
    """Take an open seat for one more person on a device that is at the table, or in the room."""
    if not table.looks_on(comer.device):
        check_at_table(table, comer.device)
    return _sit_if_open(table, now, comer, seat)


def _sit_if_open(table: Table, now: float, comer: Newcomer, seat: Seat) -> Stride:
    if not chair_of(table, seat).is_open():
        raise WrongTime("seat_taken", f"seat {seat} is taken: open are {list(table.open_seats())}")
    return sit(table, now, comer, seat)


def sit(table: Table, now: float, comer: Newcomer, seat: Seat) -> Stride:
    check_apart(table, comer.device, comer.circle, seat)
    animal = animal_for(table, seat, comer.animal)
    others = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    same = table.person_at(seat)
    others += table.room.names_of_others(comer.device, same) if table.room else []
    name = told_apart(clean_name(comer.name), others)
    if table.room is not None:
        check_place(table.room, comer.device, name, same)
    circle = tuple(sorted(other for other in comer.circle if other != comer.device and table.seats_of(other)))
    return nothing(table).then(Seated(now, seat, name, animal, comer.device, circle))


def invite(table: Table, now: float, device: Device, seat: Seat | None, code_hash: str) -> Stride:
    """Give out a code for a stage or for the seat of somebody who lost their device; for one's own seat anybody may."""
    agreed = seat is not None and chair_of(table, seat).device == device
    if not agreed:
        check_host(table, device)
    if seat is not None and (table.chairs[seat].planned_bot or table.chairs[seat].closed):
        raise WrongValue("bot_seat", f"seat {seat} is a bot's")
    return nothing(table).then(CodeIssued(now, seat, code_hash, agreed))


def take_over(table: Table, now: float, device: Device, *, host_missed: bool) -> Stride:
    """Look after the table while the host's device is away, or again after another did so meanwhile."""
    if device == table.host:
        return nothing(table)
    check_at_table(table, device)
    if not host_missed and device not in table.hosts_before:
        raise WrongTime("host_present", "the device that looks after the table is here, or was so a moment ago")
    return nothing(table).then(TakenOver(now, device))


def leave(
    table: Table, now: float, device: Device, seat: Seat, bot: str, present: Collection[Device] = frozenset()
) -> Stride:
    """Leave a seat. A host who leaves a game hands the table to somebody who plays on."""
    check_holder(table, device, seat)
    stride = _vacate(table, Vacated(now, seat), bot)
    if table.phase == "lobby" or device != table.host or table.seats_of(device) != (seat,):
        return stride
    heir = _heir(stride.after, seat, present)
    return stride if heir is None else stride.then(TakenOver(now, heir))


def _heir(table: Table, seat: Seat, present: Collection[Device]) -> Device | None:
    """The next person in turn whose device is here; if none is, the next person."""
    others = table.chairs[seat + 1 :] + table.chairs[:seat]
    people = [chair.device for chair in others if chair.device is not None]
    return next((device for device in people if device in present), people[0] if people else None)


def kick(table: Table, now: float, device: Device, seat: Seat, bot: str) -> Stride:
    check_host(table, device)
    if chair_of(table, seat).device is None:
        raise WrongTime("seat_empty", f"nobody holds seat {seat}")
    return _vacate(table, Vacated(now, seat, kicked=True), bot)


def _vacate(table: Table, vacated: Vacated, bot: str) -> Stride:
    """During a game a bot plays on for who has gone."""
    stride = nothing(table).then(vacated)
    if table.phase == "lobby" or table.chairs[vacated.seat].bot is not None:
        return stride
    return stride.then(Substituted(vacated.at, vacated.seat, bot))


def substitute(
    table: Table,
    now: float,
    device: Device,
    seat: Seat,
    bot: str,
    ghost: Ghost | None = None,
    away: Collection[Device] = (),
) -> Stride:
    """Let a bot play for a seat. All who are at the table may ask one in for somebody whose device is away, and before
    the game give it a free one.

    A ghost sits at a seat of its own: nobody is played for by another person's traits.
    """
    if chair_of(table, seat).device is not None:
        if ghost is not None:
            raise WrongValue("ghost_seat", f"seat {seat} is a person's: a ghost needs one that is free")
        if not (table.chairs[seat].device in away and table.has(device)):
            check_holder(table, device, seat, or_host=True)
    elif table.phase == "lobby":
        check_at_table(table, device)
    else:
        check_host(table, device)
    return nothing(table).then(Substituted(now, seat, bot, ghost))


def reclaim(
    table: Table,
    now: float,
    device: Device,
    seat: Seat,
    circle: frozenset[Device] = frozenset(),
    here: Collection[Device] = (),
) -> Stride:
    """The person plays again, also one who left the seat during the game. All who are at the table may say so of
    somebody whose device is here."""
    if seat in table.seats_left_by(device) and (before := table.chairs[seat].before) is not None:
        return sit(table, now, Newcomer(device, before.name, before.animal, circle), seat)
    chair = chair_of(table, seat)
    if chair.device is None and table.phase == "lobby":
        check_at_table(table, device)
    elif not (chair.device in here and table.has(device)):
        check_holder(table, device, seat, or_host=True)
    if chair.bot is None:
        raise WrongTime("no_substitute", f"no bot plays at seat {seat}")
    if chair.device is None and table.phase != "lobby":
        raise WrongTime("seat_empty", f"nobody holds seat {seat} who could play")
    return nothing(table).then(Reclaimed(now, seat))


# The game ------------------------------------------------------------------------------------------------------------


def pace(table: Table, now: float, device: Device, seconds: float) -> Stride:
    """Who runs the table likes it slower or quicker: the bots follow at once, also in the middle of a game."""
    check_host(table, device)
    return nothing(table) if seconds == table.settings.pace else nothing(table).then(Paced(now, seconds))


def pause(table: Table, now: float, device: Device) -> Stride:
    check_at_table(table, device)
    check_phase(table, "playing")
    return nothing(table).then(Paused(now))


def resume(table: Table, now: float, device: Device) -> Stride:
    check_at_table(table, device)
    check_phase(table, "paused")
    return nothing(table).then(Resumed(now))


def end(table: Table, now: float, device: Device, here: Collection[Device] = ()) -> Stride:
    """End the game before its end: it has no result (A2). The host does so at once; anybody else at the table asks, and
    it ends when more than half of the devices that are here and have a seat have asked."""
    check_at_table(table, device)
    check_phase(table, "playing", "paused")
    stride = nothing(table)
    if device != table.host:
        if device not in table.asked_to_end:
            stride = stride.then(AskedToEnd(now, device))
        playing = {chair.device for chair in table.chairs if chair.device in here} | {device}
        if not is_majority(stride.after.asked_to_end, playing):
            return stride
    return stride.then(GameEnded(now))


class SentMove(Struct, frozen=True):
    """A person's move, as their device sends it: an answer to what was asked of the seat at event `seq`."""

    seat: Seat
    seq: int
    id: str
    move: Any
    hidden: bool = False
    took: float | None = None


def move(table: Table, now: float, device: Device, reply: SentMove) -> Stride:
    """A person moves. The same move again does nothing; one that answers an old question is refused."""
    seat, seq = reply.seat, reply.seq
    chair = check_holder(table, device, seat)
    current = table.round
    if current is not None and current.done[seat] == reply.id:
        return nothing(table)
    check_phase(table, "playing")
    assert current is not None
    if chair.bot is not None:
        raise WrongTime("bot_plays", f"the bot {chair.bot} plays for seat {seat}: take the seat back first")
    if seq < current.since[seat] or seq > table.told:
        raise WrongTime("stale", f"the move answers number {seq}; this is asked since number {current.since[seat]}")
    moved = Moved(now, seat, reply.move, "person", reply.id, reply.hidden, reply.took)
    return settle(_with_truth(table, nothing(table).then(moved), now), now)


def _with_truth(before: Table, stride: Stride, now: float) -> Stride:
    """A move that shows whether somebody knew it decides the bets on that."""
    decided = truth(before, stride.after, now)
    return stride if decided is None else stride.then(decided)


def bot_move(table: Table, now: float, seat: Seat, what: Any) -> Stride:
    return settle(nothing(table).then(Moved(now, seat, what, "bot")), now)


def time_passes(table: Table, now: float) -> Stride:
    """Every deadline that has passed becomes a move: of the clock, or the plainest one of who did not move. Nobody came
    back to a game that all have left: it has no result (A2)."""
    stride = nothing(table)
    if (ends := deserted_until(table)) is not None:
        return stride.then(GameEnded(now)) if ends <= now else stride
    for due in deadlines(table):
        current = stride.after.round
        if due.at > now or current is None or stride.after.phase != "playing":
            continue
        if due.actor == CLOCK:
            what = table.game.legal_moves(current.state, CLOCK)[0]
        elif due.actor in current.awaited:  # an earlier one of these moves may have ended the wait
            what = table.game.idle_move(current.state, due.actor)
        else:
            continue
        before = stride.after
        stride = settle(_with_truth(before, stride.then(Moved(now, due.actor, what, "clock")), now), now)
    return stride


def settle(stride: Stride, now: float) -> Stride:
    """Chance moves at once, and a game that is over ends."""
    table = stride.after
    while (current := table.round) is not None and current.awaited == (CHANCE,):
        what = table.game.chance(current.state, FairLuck(current.deal.seed, current.chances))
        stride = stride.then(Moved(now, CHANCE, what, "chance"))
        table = stride.after
    assert current is not None
    outcome = None if current.awaited else table.game.outcome(current.state)
    return stride if outcome is None else stride.then(GameEnded(now, outcome, current.catches))
