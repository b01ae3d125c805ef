"""A player of the Lynx, who remembers one card."""

from typing import Any, Final

from gander.contract.bot import BotMakers
from gander.contract.game import Event, Luck, Seat
from lynx.pieces import Move, Name, Observation, Prey


class LynxBot:
    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._seen: Prey | None = None

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        self._seen = observation.card or self._seen

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        named = [move for move in moves if isinstance(move, Name) and move.prey == self._seen]
        return named[0] if named else moves[self._luck.below(len(moves))]


def character(profile: Any, seat: Seat, luck: Luck) -> LynxBot:
    return LynxBot(luck)


BOTS: Final = BotMakers(character=character)
