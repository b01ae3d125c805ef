"""A table as a value. `change.py` says how each event changes it."""

from typing import Any

from msgspec import Struct

from gander.contract.game import AnyGame, Outcome, Seat, Step
from gander.luck import Share
from gander.table.events import BetPlaced, BetsSettled, CodeIssued, Device, MovedOn
from gander.table.ghost_seat import Ghost
from gander.table.room.catches import Catches
from gander.table.room.played import PersonNumber
from gander.table.room.room import Room
from gander.table.series import Wins
from gander.table.show import Showing
from gander.table.terms import Animal, Phase, Settings


class Chair(Struct, frozen=True):
    """A seat and who has it."""

    name: str | None = None
    animal: Animal | None = None
    device: Device | None = None
    """The device of the person who holds the seat."""
    bot: str | None = None
    """The bot that plays here now, also for a person who may come back."""
    ghost: Ghost | None = None
    """If that is a ghost, whose it is and what it is like."""
    planned_bot: bool = False
    """The host wanted a bot here: nobody can join at this seat."""
    closed: bool = False
    """Somebody left or was sent away: a bot's until the game is over, so that nobody takes the seat for its view."""
    circle: tuple[Device, ...] = ()
    """Devices at the table that share a notepad with this one."""
    before: "Chair | None" = None
    """Who left during a game. They may come back while nobody else has the seat."""
    ready: bool = False
    """Before the game: the person here said so."""

    def is_open(self) -> bool:
        """Whether somebody may join here; before and after a game a bot that plays for somebody makes room."""
        return self.device is None and not self.planned_bot and not self.closed

    def is_empty(self) -> bool:
        """Whether neither a person nor a bot is here."""
        return self.device is None and self.bot is None


class Deal(Struct, frozen=True):
    """Where the luck of one game comes from."""

    secret: bytes
    """What the server chose, and shows after the game."""
    seed: bytes
    """The secret mixed with every share: all chance follows from it."""
    chosen: bool = False
    """The host chose it, and could know what comes."""
    shares: tuple[Share, ...] = ()


class Seal(Struct, frozen=True):
    """A game that is fixed and not begun: it waits until the devices have shown what they pledged."""

    at: float
    secret: bytes
    starter: Seat
    patience: float
    shares: dict[Device, Share]


class Round(Struct, frozen=True):
    """One game at a table."""

    options: Any
    deal: Deal
    state: Any
    legal: tuple[tuple[Any, ...], ...]
    """The legal moves of every seat."""
    awaited: tuple[Seat, ...]
    since: tuple[int, ...]
    """For every seat the number of the event since which the same is asked of it: a move that answers less is stale.
    It is counted without bets, as in a view."""
    asked_at: tuple[float, ...]
    """When that happened of which it follows."""
    shown: tuple[Showing, ...]
    """What there is to watch of it before anybody's time runs."""
    countdown: str | None
    """What runs out for everybody, by its name in the game."""
    countdown_at: float
    """When that happened with which it begins."""
    countdown_shown: Showing
    """What there is to watch of it before the countdown runs."""
    done: tuple[str | None, ...]
    """For every seat the id of its last move."""
    chances: int = 0
    """How many moves chance has made."""
    outcome: Outcome | None = None
    found: int = 0
    """What was found so far in the turn that goes on."""
    catches: Catches = ()
    """By seat, the most that was found in one turn; empty in a game in which nothing is found so."""


class Table(Struct, frozen=True):
    """Everything there is at a table, also what nobody may see."""

    id: str
    seq: int
    """The number of its last event; the first has number 1."""
    game: AnyGame
    phase: Phase
    options: Any
    """As the host wanted them; a later game may have another starter."""
    settings: Settings
    host: Device
    """The device that looks after the table."""
    code: str | None
    """Only of an older table; of a later one only the hash is written down."""
    code_hash: str
    seed: bytes
    """For the first game."""
    chosen: bool
    chairs: tuple[Chair, ...]
    invitations: tuple[CodeIssued, ...] = ()
    """Codes given out and not used yet."""
    stages: tuple[Device, ...] = ()
    hosts_before: tuple[Device, ...] = ()
    """The devices from which the table was taken over, one from the other. Each may have it back."""
    pledges: dict[Device, str] = {}
    """What devices pledged for the coming game."""
    seal: Seal | None = None
    held_by: tuple[frozenset[Device], ...] = ()
    """For every seat the devices that have held it in this game."""
    began_with: tuple[Device | None, ...] = ()
    """For every seat the device that held it when the game began."""
    games: int = 0
    wins: Wins | None = None
    """In a best of three."""
    round: Round | None = None
    step: Step[Any] | None = None
    """The step that the last event made in the game, if it was a move."""
    paused_at: float = 0
    room: Room | None = None
    """In which the table stands, if others may come."""
    moved_on: MovedOn | None = None
    """Where the room went from here."""
    gone_home: frozenset[Device] = frozenset()
    """Devices for which the table is not there any more."""
    asked_to_end: tuple[Device, ...] = ()
    bets: tuple[BetPlaced, ...] = ()
    """Those on what was last bet on. Whether they are still open, `room/bets.py` says."""
    settled: BetsSettled | None = None
    """The bets that were decided last."""
    untold: int = 0
    """How many of its events were bets, of which nobody else is told before the truth."""

    @property
    def told(self) -> int:
        """The number of the last event of which everybody is told. Bets have no such number: whatever comes after
        them, nobody can count them."""
        return self.seq - self.untold

    def seats_of(self, device: Device) -> tuple[Seat, ...]:
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.device == device])

    def waits_for(self, device: Device) -> bool:
        """Whether the game waits for somebody on a device."""
        if self.round is None or self.phase != "playing":
            return False
        awaited = self.round.awaited
        return any(chair.device == device and chair.bot is None and n in awaited for n, chair in enumerate(self.chairs))

    def seats_left_by(self, device: Device) -> tuple[Seat, ...]:
        """The seats that a device left during a game, as far as nobody else has them."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.before and chair.before.device == device])

    def holds(self, device: Device, seat: Seat | None) -> bool:
        return seat is not None and seat < len(self.chairs) and self.chairs[seat].device == device

    def shares(self) -> dict[Device, Share]:
        """What the devices pledged for the coming game; only who sits at the table has a share."""
        held = {device: self.seats_of(device) for device in self.pledges}
        return {device: Share(seats, self.pledges[device]) for device, seats in held.items() if seats}

    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.is_open())

    def has(self, device: Device) -> bool:
        """Whether a device is at this table, with a place of its own or as a stage."""
        return self.has_place_for(device) or (device in self.stages and device not in self.gone_home)

    def has_place_for(self, device: Device) -> bool:
        """Whether a device looks after the table or holds a seat, or may have either back."""
        if device in self.gone_home:
            return False
        runs = device in (self.host, *self.hosts_before)
        return runs or bool(self.seats_of(device)) or bool(self.seats_left_by(device))

    def is_on_big_screen(self) -> bool:
        """Whether a room looks at it on one screen: one that was admitted, or a host without a seat."""
        return bool(self.stages) or not self.seats_of(self.host)

    def is_deserted(self) -> bool:
        """Whether all who played this game have left. Bots that play one another from the first wait for nobody."""
        return any(chair.closed for chair in self.chairs) and not any(chair.device for chair in self.chairs)

    def may_see(self, device: Device) -> bool:
        """Whether a device may see what is public at this table."""
        return self.has(device) or self.looks_on(device) or self.settings.spectators

    def looks_on(self, device: Device) -> bool:
        """Whether somebody on a device is in the room."""
        return self.room is not None and self.room.has(device)

    def person_at(self, seat: Seat) -> PersonNumber | None:
        """Who has a seat, also while a bot plays for them."""
        chair = self.chairs[seat]
        return None if self.room is None else self.room.number_of(chair.device, chair.name)

    def people_seated(self) -> tuple[PersonNumber, ...]:
        """In the order of the seats."""
        found = (self.person_at(seat) for seat in range(len(self.chairs)))
        return tuple(person for person in found if person is not None)
