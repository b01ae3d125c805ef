"""Glances, by which a table is made fair: a few times in a game one may look at a hidden card on one's turn (A4 to A8).

A game that has hidden cards brings little for it: the two fields of `Glancing` in its state, `Glance` among its moves,
a `Glanced` and a `Glances` of its own that know what kind of card is seen, and where `glances_at` may be used.
"""

from functools import cache
from typing import Annotated, Any, Final, Protocol, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from gander.contract.game import Event, Mode, Move, Seat, Viewer, WrongOption, with_item
from gander.contract.options import Option

MOST: Final = 5
MOST_SEATS: Final = 5

LEFT_IN_ROW: Final = MOST_SEATS * (1 + 1 + MOST)
"""The places of an encoded row that say what everybody has left."""

Left: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
"""How many glances."""
Given: TypeAlias = tuple[Left, ...] | UnsetType
"""The glances of each seat, as they are agreed. Absent in a game without, and in all that were played before (A4)."""

MODES: Final[tuple[Mode, ...]] = ("versus", "cooperative")
"""Alone there is nobody to be fair to (A4)."""
OFFER: Final = Option("glances", "amounts", tuple(map(str, range(MOST + 1))), modes=MODES)


class Glance(Move, frozen=True, gc=False):
    """Look at the hidden card at this place, counted from 0 (A5)."""

    place: int


class Glanced(Event, frozen=True, gc=False):
    """Somebody looks at a hidden card. All are told where, and nobody else what (A7)."""

    seat: Seat
    place: int
    card: Any

    def seen_by(self, viewer: Viewer) -> "Glanced":
        return self if viewer == self.seat else replace(self, card=None)


class Glances(Struct, frozen=True, gc=False):
    """What is seen of glances: how many everybody has left, and the card that lies open to one (A6, A7)."""

    left: Annotated[tuple[Left, ...], Meta(max_length=MOST_SEATS)]
    place: Any
    """Where the player whose turn it is looks now."""
    card: Any
    """What lies there; only for that player."""


class Glancing(Protocol):
    """What a state says of glances."""

    @property
    def glances(self) -> tuple[int, ...]:
        """What every seat has left; empty in a game without."""
        ...

    @property
    def glanced(self) -> int | None:
        """The place of the card that lies open to the player whose turn it is."""
        ...


S = TypeVar("S", bound=Glancing)


def glances_per_seat(agreed: Given, players: int, mode: Mode) -> tuple[int, ...]:
    """The glances of each seat; none for a game in which nobody has any (A4). Raises `WrongOption`."""
    if agreed is UNSET or not any(agreed):
        return ()
    if mode not in MODES:
        raise WrongOption("glances", agreed, "left out in a game alone")
    if len(agreed) != players or not all(0 <= glances <= MOST for glances in agreed):
        raise WrongOption("glances", agreed, f"a number from 0 to {MOST} for each of the {players} seats")
    return tuple(agreed)


def may_glance(state: Glancing, seat: Seat) -> bool:
    """Whoever has a glance left and has not used one for this answer (A6)."""
    return bool(state.glances) and state.glanced is None and state.glances[seat] > 0


@cache
def glances_at(places: tuple[int, ...]) -> tuple[Glance, ...]:
    """A look at any of these places."""
    return tuple(map(Glance, places))


def looking(state: S, seat: Seat, place: int) -> S:
    """A glance is used, and the card lies open to one player (A6)."""
    changed: Any = state
    used: S = replace(changed, glances=with_item(state.glances, seat, state.glances[seat] - 1), glanced=place)
    return used
