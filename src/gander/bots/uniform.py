"""A bot for every game: it makes any legal move, all as likely."""

from typing import TypeVar

from gander.game import Event, Luck

M = TypeVar("M")


class UniformBot:
    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def see(self, observation: object, events: tuple[Event, ...]) -> None:
        """It remembers nothing."""

    def choose(self, observation: object, moves: tuple[M, ...]) -> M:
        return moves[self._luck.below(len(moves))]
