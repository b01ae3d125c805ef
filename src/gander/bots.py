"""Which bots there are, by name."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, TypeVar

from gander.contract.bot import AnyBot, Maker
from gander.contract.game import Event, GameError, Luck, Seat
from gander.contract.glances import Glance
from gander.games import box
from gander.memory.characters import PROFILES
from gander.memory.ghost_profile import TYPICAL, with_traits
from gander.memory.wits import happens

M = TypeVar("M")

UNIFORM: Final = "uniform"


class UniformBot:
    """A bot for every game: it makes any legal move, all as likely."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def see(self, observation: object, events: tuple[Event, ...]) -> None:
        """It remembers nothing."""

    def choose(self, observation: object, moves: tuple[M, ...]) -> M:
        return moves[self._luck.below(len(moves))]


class UnknownBot(GameError):
    code = "unknown_bot"

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.name, self.known = name, known
        super().__init__(f"unknown bot: {name!r}: known are {', '.join(known)}")


def bot_names() -> tuple[str, ...]:
    """The bots that one can play with, weakest first."""
    return (UNIFORM, *PROFILES)


def make_bot(game_name: str, bot_name: str, seat: Seat, luck: Luck) -> AnyBot:
    """A new bot for one seat of one game. Raises `UnknownBot`, which lists the known ones."""
    makers = _makers(game_name)
    if bot_name not in makers:
        raise UnknownBot(bot_name, tuple(makers))
    return makers[bot_name](seat, luck)


class BlindAtTimes:
    """Somebody who makes some moves without a thought: any legal one, but no look, for a look is thought of."""

    def __init__(self, player: AnyBot, blind: float, luck: Luck) -> None:
        self._player, self._blind, self._luck = player, blind, luck

    def see(self, observation: object, events: tuple[Event, ...]) -> None:
        self._player.see(observation, events)

    def choose(self, observation: object, moves: tuple[Any, ...]) -> Any:
        considered = self._player.choose(observation, moves)
        if len(moves) == 1 or not happens(self._blind, self._luck):
            return considered
        blind = [move for move in moves if not isinstance(move, Glance)]
        return blind[self._luck.below(len(blind))]


def make_ghost(game_name: str, traits: Mapping[str, float], seat: Seat, luck: Luck) -> AnyBot:
    """Somebody's ghost. Where there is nothing to remember it plays as a typical person does."""
    if box(game_name).answer_reader is None:
        return box(game_name).bots.character(TYPICAL, seat, luck)
    profile = with_traits(traits)
    player = box(game_name).bots.character(profile, seat, luck)
    return BlindAtTimes(player, profile.blind, luck) if profile.blind else player


def _makers(game_name: str) -> dict[str, Maker]:
    """Everybody who plays this game, also those who are no company."""
    own = box(game_name).bots
    characters = {key: partial(own.character, profile) for key, profile in PROFILES.items()}
    return {UNIFORM: lambda seat, luck: UniformBot(luck), **characters, **own.yardsticks}
