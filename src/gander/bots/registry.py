"""Which bots there are, by name."""

from collections.abc import Callable
from typing import Final

from gander.bots.bot import AnyBot
from gander.bots.uniform import UniformBot
from gander.game import GameError, Luck, Seat

Maker = Callable[[str, Seat, Luck], AnyBot]
"""Makes the bot for the game of this name, for this seat, with this luck."""

BOTS: Final[dict[str, Maker]] = {"uniform": lambda game_name, seat, luck: UniformBot(luck)}
"""Every bot, weakest first."""


class UnknownBot(GameError):
    code = "unknown_bot"

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.name, self.known = name, known
        super().__init__(f"unknown bot: {name!r}: known are {', '.join(known)}")


def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return tuple(BOTS)


def make_bot(game_name: str, bot_name: str, seat: Seat, luck: Luck) -> AnyBot:
    """A new bot for one seat of one game. Raises `UnknownBot`, which lists the known ones."""
    if bot_name not in bot_names(game_name):
        raise UnknownBot(bot_name, bot_names(game_name))
    return BOTS[bot_name](game_name, seat, luck)
