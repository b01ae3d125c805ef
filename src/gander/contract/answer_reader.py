"""What a reader is: somebody who sees a game from a seat and notes what the answers there were given from."""

from typing import Any, Protocol, TypeAlias, TypeVar

from gander.contract.game import Event

V = TypeVar("V", contravariant=True)
M = TypeVar("M", contravariant=True)
Q = TypeVar("Q")


class AnswerReader(Protocol[V, M, Q]):
    """Sees what a bot in that seat would see (`contract/bot.py`), and is told how the person there moved."""

    def see(self, observation: V, events: tuple[Event, ...]) -> None: ...

    def read(self, observation: V, move: M) -> list[Q]:
        """What the person was asked, and answered by this move from memory: mostly one question or none."""
        ...


AnyAnswerReader: TypeAlias = AnswerReader[Any, Any, Any]
