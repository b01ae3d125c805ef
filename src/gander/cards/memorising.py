"""Memorising: cards lie face up until all are ready or the time is over, and are then turned down.

There are two phases of it. In `study` several cards lie face up, such as all that were dealt; in `new_card` one card
does, where another was. A game brings the fields of `Memorising` in its state, `Ready` and `TimeUp` among its moves,
`GotReady` among its events, and says itself what comes once the cards are turned down. One in which cards are replaced
brings the field of `Refilled` as well.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from msgspec.structs import replace

from gander.contract.game import CLOCK, Event, Move, PublicEvent, Seat, Step, with_item

COUNTDOWNS: Final[dict[str, float]] = {"study": 120, "new_card": 10}
"""How long the phases of memorising usually last, in seconds."""


class Ready(Move, frozen=True, gc=False):
    """I have seen enough."""


class TimeUp(Move, frozen=True, gc=False):
    """The time to memorise is over for all."""


class GotReady(PublicEvent, frozen=True, gc=False):
    """Somebody has seen enough."""

    seat: Seat


class Memorising(Protocol):
    """What a state says of memorising."""

    @property
    def phase(self) -> str: ...

    @property
    def ready(self) -> tuple[bool, ...]:
        """Who has seen enough."""
        ...


class Refilled(Memorising, Protocol):
    """What a state says of it where new cards come to places."""

    @property
    def fresh(self) -> int | None:
        """The place of the new card that lies face up alone."""
        ...


S = TypeVar("S", bound=Memorising)

READY: Final = (Ready(),)
TIME_UP: Final = (TimeUp(),)


def is_memorising(state: Memorising) -> bool:
    return state.phase == "study" or state.phase == "new_card"


def countdown(state: Memorising) -> str | None:
    """While all memorise, time runs."""
    return state.phase if is_memorising(state) else None


def is_face_up(state: Refilled, place: int) -> bool:
    """All cards while they are studied and when all is over; else only a new card."""
    return place == state.fresh or state.phase == "study" or state.phase == "over"


def who_memorises(state: Memorising) -> tuple[Seat, ...]:
    """Whoever has not seen enough yet, and the clock."""
    return (*[seat for seat, ready in enumerate(state.ready) if not ready], CLOCK)


def moves_while_memorising(state: Memorising, seat: Seat) -> tuple[Ready | TimeUp, ...]:
    """Everybody says once that they are ready; the clock may say that the time is over."""
    if seat == CLOCK:
        return TIME_UP
    return READY if 0 <= seat < len(state.ready) and not state.ready[seat] else ()


def nobody_ready(state: Memorising) -> tuple[bool, ...]:
    return (False,) * len(state.ready)


def say_ready(state: S, seat: Seat, turn_down: Callable[[S, tuple[Event, ...]], Step[S]]) -> Step[S]:
    """Cards are turned down as soon as all are ready."""
    ready, got_ready = with_item(state.ready, seat, True), (GotReady(seat),)
    if all(ready):
        return turn_down(state, got_ready)
    changed: Any = state
    after: S = replace(changed, ready=ready)
    return Step(state, after, got_ready)
