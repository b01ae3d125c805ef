"""Which bots there are, by name."""

from collections.abc import Mapping
from functools import partial
from typing import Final, TypeVar

from gander.contract.bot import AnyBot, Maker
from gander.contract.game import Event, GameError, Luck, Seat
from gander.games import box
from gander.memory.characters import PROFILES
from gander.memory.ghost_profile import TYPICAL, with_traits

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


def make_ghost(game_name: str, traits: Mapping[str, float], seat: Seat, luck: Luck) -> AnyBot:
    """Somebody's ghost. Where there is nothing to remember it plays as a typical person does."""
    profile = TYPICAL if box(game_name).answer_reader is None else with_traits(traits)
    return box(game_name).bots.character(profile, seat, luck)


def _makers(game_name: str) -> dict[str, Maker]:
    """Everybody who plays this game, also those who are no company."""
    own = box(game_name).bots
    characters = {key: partial(own.character, profile) for key, profile in PROFILES.items()}
    return {UNIFORM: lambda seat, luck: UniformBot(luck), **characters, **own.yardsticks}
