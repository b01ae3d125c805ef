"""What people in a room can do: come in, propose, raise a hand, go home. As in `decide.py`, nothing is changed here."""

from collections.abc import Collection
from functools import reduce

from gander.contract.game import Seat
from gander.table.decide import (
    Newcomer,
    Stride,
    chair_of,
    check_at_table,
    check_host,
    join,
    nothing,
    sit,
    sit_down,
    takes_newcomers,
)
from gander.table.errors import NotAllowed, Unknown, WrongTime, WrongValue
from gander.table.events import (
    BetPlaced,
    BetsSwitched,
    CameIn,
    Device,
    GameProposed,
    HandShown,
    Substituted,
    TakenOver,
    Vacated,
    WentHome,
    Wished,
    Withdrawn,
)
from gander.table.names import clean_name, told_apart
from gander.table.room.bets import bet_asked, bettor
from gander.table.room.played import PersonNumber
from gander.table.room.room import MOST_BY_ONE, MOST_PROPOSALS, GamePlan, Room, RoomProposal, check_place
from gander.table.table import Table
from gander.table.terms import ANIMALS, Animal


def room_at(table: Table) -> Room:
    """Raises `WrongTime` where there is none, or where it is not any more."""
    if table.room is None:
        raise WrongTime("no_room", "this table is for those who sit at it: nobody else can come")
    if table.moved_on is not None:
        raise WrongTime("moved_on", f"the room is at table {table.moved_on.table} by now")
    return table.room


def check_in_room(table: Table, device: Device) -> Room:
    """Who is in the room, or at the table without being somebody, as a big screen."""
    room = room_at(table)
    if not room.has(device):
        check_at_table(table, device)
    return room


def check_looks_on(table: Table, device: Device) -> PersonNumber:
    """Who on a device is in the room; who has a seat speaks from there. Raises `NotAllowed`."""
    numbers = table.room.numbers_of(device) if table.room else ()
    if not numbers or table.seats_of(device):
        raise NotAllowed("not_in_room", "this is for somebody in the room who has no seat")
    return numbers[0]


# Coming and going ----------------------------------------------------------------------------------------------------


def enter(
    table: Table,
    now: float,
    comer: Newcomer,
    code_hash: str,
    seat: Seat | None = None,
    lately: Collection[Device] = frozenset(),
    *,
    watches: bool = False,
) -> Stride:
    """Come by a code: to a seat where one is open, else into the room. Nobody with the room's code is turned away."""
    is_the_rooms = table.room is not None and code_hash == table.code_hash
    if is_the_rooms and (watches or not takes_newcomers(table)):
        return come_in(table, now, comer, watches=watches)
    return join(table, now, comer, code_hash, seat, lately)


def sit_in(table: Table, now: float, comer: Newcomer, seat: Seat) -> Stride:
    """Take an open seat, or during a game one at which a bot plays for nobody, while it is not asked for a move."""
    chair = chair_of(table, seat)
    is_bots = chair.device is None and chair.planned_bot and chair.ghost is None and not chair.closed
    if table.room is None or table.round is None or table.phase not in ("playing", "paused") or not is_bots:
        return sit_down(table, now, comer, seat)
    check_in_room(table, comer.device)
    if seat in table.round.awaited:
        raise WrongTime("bot_moves", f"the bot at seat {seat} is to move: take the seat when it has")
    return sit(table, now, comer, seat)


def come_in(table: Table, now: float, comer: Newcomer, *, watches: bool = False) -> Stride:
    """Be in the room without a seat: to look on, and to be dealt in at the next game."""
    room = room_at(table)
    if room.has(comer.device):
        return nothing(table)
    name = told_apart(clean_name(comer.name), room.names_of_others(comer.device))
    check_place(room, comer.device, name)
    return nothing(table).then(CameIn(now, comer.device, name, _animal_in(room, comer.animal), watches))


def _animal_in(room: Room, wanted: Animal | None) -> Animal:
    """What somebody wants to be, or the first that nobody in the room is, as long as there is one."""
    taken = {person.animal for person in room.people if not person.left}
    free = [animal for animal in ANIMALS if animal not in taken]
    return wanted if wanted is not None and (wanted in free or not free) else (free or ANIMALS)[0]


def wish(table: Table, now: float, device: Device, *, watches: bool) -> Stride:
    """Only look on from now on, or have a seat again at the next game. Before a game this frees one's seat.

    The wish comes first: who gives a seat back without it is out of the room, and another worker shows that at once.
    """
    room = check_in_room(table, device)
    stride = nothing(table)
    if any(room.people[number].watches != watches for number in room.numbers_of(device)):
        stride = stride.then(Wished(now, device, watches))
    if watches and table.phase == "lobby":
        stride = reduce(Stride.then, (Vacated(now, seat) for seat in table.seats_of(device)), stride)
    return stride


def go_home(table: Table, now: float, device: Device, bot: str, present: Collection[Device] = frozenset()) -> Stride:
    """Be out of the room for good. During a game a bot plays on; somebody else looks after the table."""
    check_in_room(table, device)
    return _gone(table, now, WentHome(now, device), bot, present)


def send_home(table: Table, now: float, device: Device, person: int, bot: str) -> Stride:
    """The host sends away who is in the room. As with a seat, a bot's it is until the game is over."""
    check_host(table, device)
    room = room_at(table)
    if person >= len(room.people) or room.people[person].left:
        raise WrongValue("no_such_person", f"nobody in this room has number {person}")
    if (sent := room.people[person].device) == device:
        raise WrongValue("no_such_person", "who looks after the table goes home by themselves")
    return _gone(table, now, WentHome(now, sent, sent=True), bot, ())


def _gone(table: Table, now: float, event: WentHome, bot: str, present: Collection[Device]) -> Stride:
    stride, device = nothing(table), event.device
    for seat in table.seats_of(device):
        stride = stride.then(Vacated(now, seat, kicked=event.sent))
        if table.phase != "lobby" and table.chairs[seat].bot is None:
            stride = stride.then(Substituted(now, seat, bot))
    heir = _heir(stride.after, device, present) if device == table.host else None
    if heir is not None:
        stride = stride.then(TakenOver(now, heir))
    return stride.then(event)


def _heir(table: Table, device: Device, present: Collection[Device]) -> Device | None:
    """Who has a seat before who only looks on, who is here before who is away, and then in their order."""
    assert table.room is not None
    seated = [chair.device for chair in table.chairs if chair.device is not None]
    others = [person.device for person in table.room.people if not person.left]
    heirs = [heir for heir in (*seated, *table.stages, *others) if heir != device]
    return next((heir for heir in heirs if heir in present), heirs[0] if heirs else None)


# Bets ----------------------------------------------------------------------------------------------------------------


def bet(table: Table, now: float, device: Device, number: int, *, knows: bool) -> Stride:
    """Bet whether who thinks knows it. One bet is all; what comes after the move of who thought is too late."""
    room_at(table)
    asked, person = bet_asked(table, device), bettor(table, device)
    if asked is None or person is None or asked.number != number:
        raise WrongTime("no_bet", "there is nothing to bet on for this device, or no longer")
    return nothing(table) if asked.yours is not None else nothing(table).then(BetPlaced(now, person, knows, number))


def switch_bets(table: Table, now: float, device: Device, *, on: bool) -> Stride:
    """Whoever looks after the table has bets in the room, or none."""
    check_host(table, device)
    room = room_at(table)
    return nothing(table) if room.no_bets == (not on) else nothing(table).then(BetsSwitched(now, on))


# Proposing -----------------------------------------------------------------------------------------------------------


def propose(table: Table, now: float, device: Device, plan: GamePlan, *, later: bool = False) -> Stride:
    """Propose what to play next. Who does so is for it, unless it is for later. How the table is run is for the host to
    say: nobody would see it who takes the proposal."""
    room = check_in_room(table, device)
    if plan.settings is not None:
        check_host(table, device)
    waiting, own = len(room.proposals), sum(proposal.device == device for proposal in room.proposals)
    if waiting >= MOST_PROPOSALS or own >= MOST_BY_ONE:
        raise WrongTime("enough_proposals", f"{waiting} proposals are waiting, {own} of this device: take one first")
    number = room.proposed + 1
    stride = nothing(table).then(GameProposed(now, number, device, plan))
    return stride.then(HandShown(now, number, device)) if room.has(device) and not later else stride


def show_hand(table: Table, now: float, device: Device, number: int, *, up: bool) -> Stride:
    """Be for a proposal, or not any more. For people: a big screen has no hand."""
    room = room_at(table)
    if not room.has(device):
        raise NotAllowed("not_in_room", "only who is in the room can do this")
    proposal = proposal_in(room, number)
    if (device in proposal.hands) == up:
        return nothing(table)
    return nothing(table).then(HandShown(now, number, device, up))


def withdraw(table: Table, now: float, device: Device, number: int) -> Stride:
    """Who proposed it may, and the host."""
    proposal = proposal_in(room_at(table), number)
    if proposal.device != device:
        check_host(table, device)
    return nothing(table).then(Withdrawn(now, number))


def proposal_in(room: Room, number: int) -> RoomProposal:
    if (proposal := room.proposal(number)) is None:
        raise Unknown("no_such_proposal", f"no proposal {number} is waiting: it was taken or withdrawn")
    return proposal
