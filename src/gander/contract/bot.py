"""What a bot is: somebody at the table who gets what a person in that seat gets, and answers with a move."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

from gander.contract.game import Event, Luck, Seat

V = TypeVar("V", contravariant=True)
M = TypeVar("M")


class Bot(Protocol[V, M]):
    """One bot in one seat for one game.

    A bot draws its random numbers only inside these two methods, so whoever calls both again in the same order, with
    the same luck, has the same bot again: this is how a table wakes its bots after a restart.
    """

    def see(self, observation: V, events: tuple[Event, ...]) -> None:
        """Told after every step: the table as this seat sees it now, and this seat's form of what happened."""
        ...

    def choose(self, observation: V, moves: tuple[M, ...]) -> M:
        """Asked when the game waits for this seat: one of the legal moves."""
        ...


AnyBot: TypeAlias = Bot[Any, Any]

Maker: TypeAlias = Callable[[Seat, Luck], AnyBot]
"""Makes a bot for this seat, with this luck."""


@dataclass(frozen=True)
class BotMakers:
    """Who plays a game when nobody is there."""

    character: Callable[[Any, Seat, Luck], AnyBot]
    """Makes a bot that plays as a character does (`memory/characters.py` has them), for this seat, with this luck."""
    yardsticks: Mapping[str, Maker] = field(default_factory=dict)
    """Bots for measuring others. They are no company, and not offered to anybody."""
