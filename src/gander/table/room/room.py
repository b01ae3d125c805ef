"""A room as a value. It is handed on from table to table; `docs/decisions/0014-rooms.md` says how."""

from collections.abc import Callable, Collection
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from gander.table.errors import WrongTime
from gander.table.room.played import EveningGame, PersonNumber
from gander.table.terms import Animal, Device, Settings

MOST_PEOPLE: Final = 40
"""In a room, those included who have left. Then who left without a result makes place for others."""
MOST_PROPOSALS: Final = 8
MOST_BY_ONE: Final = 6
"""Proposals of one device: an evening and more, and there is room for what others would like."""
MOST_PLAYED: Final = 100
"""Games that are remembered of an evening."""


class RoomMember(Struct, frozen=True, omit_defaults=True):
    """Somebody who came for the evening."""

    device: Device
    name: str
    animal: Animal
    sat_out: int = 0
    """Games that ended since they came, and at which they had no seat."""
    watches: bool = False
    """They want no seat."""
    left: bool = False
    """They went home. What they won stays."""
    feathers: int = 0
    """Bets that they won."""


class GamePlan(Struct, frozen=True, omit_defaults=True):
    """What to play next."""

    game: str
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()
    """Who plays beside the people."""
    settings: Settings | None = None
    """`None`: as at the table before."""


class RoomProposal(Struct, frozen=True, omit_defaults=True):
    """What somebody would like to play next."""

    number: int
    device: Device
    plan: GamePlan
    hands: tuple[Device, ...] = ()
    """The devices that are for it."""


class Room(Struct, frozen=True, omit_defaults=True):
    id: str
    """That of the room's first table."""
    people: tuple[RoomMember, ...] = ()
    proposals: tuple[RoomProposal, ...] = ()
    proposed: int = 0
    """How many proposals there were."""
    played: tuple[EveningGame, ...] = ()
    no_bets: bool = False

    def numbers_of(self, device: Device) -> tuple[PersonNumber, ...]:
        """The people on a device who are in the room."""
        return tuple(n for n, person in enumerate(self.people) if person.device == device and not person.left)

    def has(self, device: Device) -> bool:
        return any(person.device == device and not person.left for person in self.people)

    def devices(self) -> frozenset[Device]:
        return frozenset(person.device for person in self.people if not person.left)

    def number_of(self, device: Device | None, name: str | None) -> PersonNumber | None:
        """Who has this name on this device, also if they have left."""
        found = (n for n, person in enumerate(self.people) if (person.device, person.name) == (device, name))
        return next(found, None)

    def names_of_others(self, device: Device, same: PersonNumber | None = None) -> list[str]:
        """Names that nobody who comes on this device may have, unless they are the same person."""
        people = enumerate(self.people)
        return [person.name for number, person in people if person.device != device and number != same]

    def proposal(self, number: int) -> RoomProposal | None:
        return next((proposal for proposal in self.proposals if proposal.number == number), None)


def check_place(room: Room, device: Device, name: str, same: PersonNumber | None = None) -> None:
    """Raises `WrongTime` where there is no place for one more; `same` is whom they may be with another device."""
    comes_back = same is not None and room.people[same].name == name
    if not comes_back and _number_for(room, device, name) is None:
        raise WrongTime("room_full", f"{MOST_PEOPLE} people have been in this room: no more come in")


def _number_for(room: Room, device: Device, name: str) -> PersonNumber | None:
    """The number that somebody has or gets: where it is crowded that of one who left and is in no result."""
    if (known := room.number_of(device, name)) is not None:
        return known
    if len(room.people) < MOST_PEOPLE:
        return len(room.people)
    played = {number for game in room.played for number in game.people}
    return next((n for n, person in enumerate(room.people) if person.left and n not in played), None)


def with_person(room: Room, device: Device, name: str, animal: Animal, *, watches: bool = False) -> Room:
    """Somebody is in the room; who was there before is the same person."""
    number = _number_for(room, device, name)
    assert number is not None  # who finds no place was refused
    person = RoomMember(device, name, animal, watches=watches)
    if room.number_of(device, name) is not None:
        person = replace(room.people[number], animal=animal, watches=watches, left=False)
    return replace(room, people=(*room.people[:number], person, *room.people[number + 1 :]))


def on_device(room: Room, number: PersonNumber, device: Device) -> Room:
    """A person goes on with another device; whatever else was on the old one stays there."""
    return with_people(room, lambda n, person: replace(person, device=device) if n == number else person)


def with_people(room: Room, change: Callable[[int, RoomMember], RoomMember]) -> Room:
    return replace(room, people=tuple(change(number, person) for number, person in enumerate(room.people)))


def without_person(room: Room, number: PersonNumber) -> Room:
    """Somebody is not in the room any more. Whoever else is on their device stays."""
    device = room.people[number].device
    gone = with_people(room, lambda n, person: replace(person, left=True) if n == number else person)
    return gone if gone.has(device) else _without_hands(gone, device)


def without_device(room: Room, device: Device) -> Room:
    """Nobody on this device is in the room any more."""
    gone = with_people(room, lambda _, person: replace(person, left=True) if person.device == device else person)
    return _without_hands(gone, device)


def _without_hands(room: Room, device: Device) -> Room:
    proposals = tuple(
        replace(proposal, hands=tuple(hand for hand in proposal.hands if hand != device)) for proposal in room.proposals
    )
    return replace(room, proposals=proposals)


def with_hand(room: Room, number: int, device: Device, *, up: bool) -> Room:
    def changed(proposal: RoomProposal) -> RoomProposal:
        if proposal.number != number:
            return proposal
        others = tuple(hand for hand in proposal.hands if hand != device)
        return replace(proposal, hands=(*others, device) if up else others)

    return replace(room, proposals=tuple(map(changed, room.proposals)))


def without_proposal(room: Room, number: int) -> Room:
    return replace(room, proposals=tuple(proposal for proposal in room.proposals if proposal.number != number))


def without_proposals_of(room: Room, device: Device) -> Room:
    """What nobody else is for."""
    kept = tuple(one for one in room.proposals if one.device != device or any(hand != device for hand in one.hands))
    return replace(room, proposals=kept)


def is_majority(hands: Collection[Device], here: Collection[Device | None]) -> bool:
    """Whether more than half of the devices that are here are for it."""
    return hands_missing(hands, here) == 0


def hands_missing(hands: Collection[Device], here: Collection[Device | None]) -> int:
    """How many more devices make it a majority."""
    return max(0, len(set(here)) // 2 + 1 - len(set(hands) & set(here)))


def with_game(room: Room, game: EveningGame | None, seated: Collection[PersonNumber]) -> Room:
    """A game has ended; it is remembered if it has a result."""
    waited = with_people(
        room,
        lambda n, person: (
            person if n in seated or person.left or person.watches else replace(person, sat_out=person.sat_out + 1)
        ),
    )
    return waited if game is None else replace(waited, played=(*waited.played, game)[-MOST_PLAYED:])
