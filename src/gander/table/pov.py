"""The one gate: everything that a screen is shown of a table passes here.

A point of view is a table and who looks at it. The game's own `observe` and `seen_by` decide what is seen of the game;
what is hidden is absent. A device that may not look at a seat never gets a point of view for it.
"""

from collections.abc import Collection
from typing import Any, Literal

from msgspec import UNSET, Struct

from gander.contract.game import CLOCK, Seat, Viewer
from gander.luck import hash_of_seed, in_order
from gander.table.clock import deadlines
from gander.table.decide import Stride, check_holder, takes_newcomers
from gander.table.errors import no_such_table
from gander.table.events import BetsSettled, Device
from gander.table.one_seat_per_device import sharing
from gander.table.room.bets import bet_asked
from gander.table.room.moving_on import same_again
from gander.table.room.room import Room, RoomProposal, hands_missing, with_game
from gander.table.room.room_view import BetsDecided, PersonInfo, ProposalInfo, RoomInfo
from gander.table.room.seating import games_to_wait, next_seats, seats_in, waiting
from gander.table.room.tonight import tonight
from gander.table.table import Table
from gander.table.view import Deadline, Fair, Looking, Presence, SeatInfo, TableInfo, View

AnyView = View[Any, Any, Any, Any]


class Place(Struct, frozen=True):
    """What a device is at a table. No move in the game changes it."""

    yours: tuple[Seat, ...]
    left: tuple[Seat, ...]
    host: bool
    was_host: bool


def place_of(device: Device, table: Table) -> Place:
    return Place(
        table.seats_of(device), table.seats_left_by(device), device == table.host, device in table.hosts_before
    )


class Pov(Struct, frozen=True):
    """A table as one screen may show it."""

    table: Table
    device: Device
    looking: Looking = "cover"
    hand: Seat | None = None

    def viewer(self) -> Viewer:
        return self.hand if self.looking == "seat" else None

    def view(
        self,
        now: float,
        news: Stride | None = None,
        info: TableInfo[Any] | None = None,
        place: Place | None = None,
    ) -> AnyView:
        """What is sent: the present, and what just happened if that has not been shown yet.

        Who shows a device move after move may keep its place.
        """
        table, current = self.table, self.table.round
        open_to_view = current is not None and self.looking != "cover"
        viewer = self.viewer()
        place = place or place_of(self.device, table)
        return View(
            seq=table.told,
            looking=self.looking,
            hand=viewer,
            yours=place.yours,
            private=self.private(place.yours),
            left=place.left,
            host=place.host,
            was_host=place.was_host,
            table=info or UNSET,
            observation=table.game.observe(current.state, viewer) if current and open_to_view else None,
            moves=current.legal[viewer] if current and viewer is not None and self.may_move(viewer) else (),
            awaited=current.awaited if current else (),
            deadlines=self.deadlines(now),
            events=news.told(viewer) if news and open_to_view else (),
            done=current.done[viewer] if current and viewer is not None else None,
            outcome=current.outcome if current else None,
            bet=bet_asked(table, self.device) if open_to_view else None,
        )

    def private(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Nobody has to look away from a device with one seat, nor from a game that is over."""
        current = self.table.round
        if current is None or self.table.phase == "over" or len(seats) < 2:
            return ()
        return tuple(seat for seat in seats if self.table.game.sees_alone(current.state, seat))

    def may_move(self, seat: Seat) -> bool:
        return self.table.phase == "playing" and self.table.chairs[seat].bot is None

    def deadlines(self, now: float) -> tuple[Deadline, ...]:
        running = deadlines(self.table)
        if not running:
            return ()
        return tuple(
            Deadline(
                seat=None if due.actor == CLOCK else due.actor,
                seconds=round(max(0.0, due.at - now), 1),
                whole=due.seconds,
                countdown=due.countdown,
            )
            for due in running
        )


def pov_of_seat(table: Table, device: Device, seat: Seat) -> Pov:
    """A seat's view is for the device that holds it."""
    check_holder(table, device, seat)
    return Pov(table, device, "seat", seat)


def pov_of_public(table: Table, device: Device) -> Pov:
    """The public view is for those at the table, and for spectators if the host allows them."""
    if not table.may_see(device):
        raise no_such_table(table.id)
    return Pov(table, device, "public")


def pov_at(table: Table, device: Device, looking: Looking, hand: Seat | None) -> Pov:
    """The same point of view as before, as far as the device still has a right to it; else the cover."""
    if looking == "seat" and table.holds(device, hand):
        return Pov(table, device, "seat", hand)
    if looking == "public" and table.may_see(device):
        return Pov(table, device, "public")
    return Pov(table, device)


def info(
    table: Table,
    *,
    present: Collection[Device] = (),
    host_missed: bool = False,
    code: str | None = None,
    room: RoomInfo | None = None,
) -> TableInfo[Any]:
    """What everybody at the table may know about it; the code and the room are not for spectators."""
    return TableInfo(
        id=table.id,
        game=table.game.name,
        version=table.game.version,
        phase=table.phase,
        options=table.round.options if table.round else table.options,
        settings=table.settings,
        seats=tuple(_seat_info(table, seat, present) for seat in range(len(table.chairs))),
        fair=_fair(table),
        games=table.games,
        wins=table.wins,
        host_seat=next(iter(table.seats_of(table.host)), None),
        host_away=host_missed,
        big_screen=table.is_on_big_screen(),
        code=code if table.room is not None or takes_newcomers(table) else None,
        end_asked=tuple(seat for seat, chair in enumerate(table.chairs) if chair.device in table.asked_to_end),
        room=room,
    )


def room_info(table: Table, device: Device, present: Collection[Device] = ()) -> RoomInfo | None:
    """What a device in the room, or at the table, may know of the room; nobody else knows that there is one."""
    room = table.room
    if room is None or not (room.has(device) or table.has(device)):
        return None
    seats = {table.person_at(seat): seat for seat in range(len(table.chairs))}
    plan = room.proposals[0].plan if room.proposals else same_again(table)
    most = seats_in(plan) - len(plan.bots)
    # Who looks on at this game has sat out one more when the next begins.
    then = room if table.phase == "over" else with_game(room, None, table.people_seated())
    return RoomInfo(
        people=tuple(
            PersonInfo(
                person.name,
                person.animal,
                seats.get(number),
                person.device in present and not person.left,
                person.watches,
                person.left,
                person.sat_out,
                person.feathers,
            )
            for number, person in enumerate(room.people)
        ),
        you=room.numbers_of(device),
        proposals=tuple(_proposal_info(room, proposal, present) for proposal in room.proposals),
        up_next=next_seats(then, most, table.people_seated()),
        waiting=waiting(then, most),
        waits=games_to_wait(then, most),
        played=room.played,
        tonight=tonight(room.played, len(room.people)) if room.played else None,
        no_bets=room.no_bets,
        bets=_decided(table.settled),
        moved_to=None if table.moved_on is None else table.moved_on.table,
    )


def _decided(last: BetsSettled | None) -> BetsDecided | None:
    return None if last is None else BetsDecided(last.seat, last.knew, last.right, last.wrong, last.number)


def _proposal_info(room: Room, proposal: RoomProposal, present: Collection[Device]) -> ProposalInfo:
    plan = proposal.plan
    hands = tuple(number for hand in proposal.hands for number in room.numbers_of(hand))
    by = room.numbers_of(proposal.device)
    missing = hands_missing(proposal.hands, room.devices() & set(present))
    return ProposalInfo(proposal.number, by, plan.game, plan.options, plan.bots, hands, missing)


def presence(table: Table, present: Collection[Device], host_missed: bool) -> Presence:
    """Who of the table and the room is here: spectators are nobody's business."""
    connected = (seat for seat, chair in enumerate(table.chairs) if chair.device in present)
    people = enumerate(table.room.people if table.room else ())
    here = tuple(number for number, person in people if person.device in present and not person.left)
    return Presence(tuple(connected), host_missed, here)


def _seat_info(table: Table, seat: Seat, present: Collection[Device]) -> SeatInfo:
    chair = table.chairs[seat]
    kind: Literal["open", "person", "bot"] = "open" if chair.device is None else "person"
    if chair.bot is not None:
        kind = "bot"
    who = chair.ghost or chair
    return SeatInfo(
        kind,
        who.name,
        who.animal,
        chair.bot,
        None if chair.ghost is None else chair.ghost.month,
        connected=chair.device in present,
        shares=sharing(table, seat),
        devices=max(1, len(table.held_by[seat])) if table.held_by else 1,
        ready=table.phase == "lobby" and chair.ready,
    )


def _fair(table: Table) -> Fair:
    """The hash before and during the game, the seed after it."""
    if (seal := table.seal) is not None:
        return Fair(hash_of_seed(seal.secret), sealed=True, shares=in_order(seal.shares.values()))
    pledged = tuple(sorted(seat for share in table.shares().values() for seat in share.seats))
    if table.round is None:
        return Fair(hash_of_seed(table.seed), chosen=table.chosen, pledged=pledged)
    deal = table.round.deal
    seed = deal.secret.hex() if table.phase == "over" else None
    return Fair(hash_of_seed(deal.secret), seed, deal.chosen, shares=deal.shares, pledged=pledged)
