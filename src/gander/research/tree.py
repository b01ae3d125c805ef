"""A game as a tree, with every node of chance explicit.

Chance is said draw by draw, as the rules draw numbers from luck: a node has as many outcomes as the draw has numbers,
and a shuffle is a row of nodes. A position never changes, and remembers what every seat was shown and told.
"""

from dataclasses import dataclass, replace
from typing import Any, Self

import msgspec

from gander.contract.game import CHANCE, AnyGame, Seat, Step, Viewer

Memory = tuple[Any, str] | None
"""What a seat was shown and told, the newest last: all before it, and a line."""


# Chance, draw by draw ------------------------------------------------------------------------------------------------


class NotYetDrawn(Exception):
    """Luck is asked for a number that chance has not said yet."""

    def __init__(self, among: int) -> None:
        self.among = among
        super().__init__(f"not yet drawn: one of {among}")


class SaidLuck:
    """Luck as chance said it, number by number."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self._numbers = iter(numbers)

    def below(self, n: int) -> int:
        for number in self._numbers:
            return number
        raise NotYetDrawn(n)


# A position ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MatchNode:
    """A match at one node. It never changes, so a copy of it is itself."""

    game: AnyGame
    state: Any
    longest: int
    memories: tuple[Memory, ...]
    said: tuple[int, ...] = ()
    """What chance has said of the move that it is making."""
    moved: int = 0
    """Moves of seats so far."""

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def seat(self) -> Seat | None:
        """`CHANCE`, the first seat that is awaited, or nobody at the end."""
        return None if self.moved >= self.longest else next(iter(self.game.awaited(self.state)), None)

    def draw(self) -> int:
        """Among how many numbers chance draws next."""
        try:
            self.game.chance(self.state, SaidLuck(self.said))
        except NotYetDrawn as asked:
            return asked.among
        raise AssertionError("a draw that was said is a move that was made")

    def hear(self, number: int) -> "MatchNode":
        """Chance says a number; with the last one its move is made."""
        heard = replace(self, said=(*self.said, number))
        try:
            move = self.game.chance(self.state, SaidLuck(heard.said))
        except NotYetDrawn:
            return heard
        return replace(heard.after(CHANCE, move), said=())

    def after(self, actor: Seat, move: Any) -> "MatchNode":
        step = self.game.apply(self.state, actor, move)
        memories = tuple(
            memory if line is None else (memory, line)
            for memory, line in (
                (memory, self._line(step, actor, move, seat)) for seat, memory in enumerate(self.memories)
            )
        )
        return replace(self, state=step.after, memories=memories, moved=self.moved + (actor != CHANCE))

    def _line(self, step: Step[Any], actor: Seat, move: Any, viewer: Seat) -> str | None:
        """What a seat did, was told, and sees otherwise than before."""
        news: dict[str, Any] = {"did": move} if actor == viewer else {}
        if told := step.told(viewer):
            news["told"] = told
        before, after = self.game.observe(step.before, viewer), self.game.observe(step.after, viewer)
        changed = {name: getattr(after, name) for name in after.__struct_fields__}
        news |= {name: value for name, value in changed.items() if value != getattr(before, name)}
        return msgspec.json.encode(news).decode() if news else None

    def recalls(self, seat: Seat) -> str:
        """All that a seat was ever shown and told, and what it did."""
        lines, memory = [], self.memories[seat]
        while memory is not None:
            memory, line = memory
            lines.append(line)
        return "\n".join([f"seat {seat}", *reversed(lines)])

    def sees(self, viewer: Viewer) -> str:
        return f"seat {viewer} " + msgspec.json.encode(self.game.observe(self.state, viewer)).decode()
