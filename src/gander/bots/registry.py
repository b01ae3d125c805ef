"""Which bots there are, by name."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from gander.bots.boar import BoarBot
from gander.bots.bot import AnyBot
from gander.bots.brains import BrainsBot
from gander.bots.goose import GooseBot
from gander.bots.profiles import PROFILES, Profile
from gander.bots.uniform import UniformBot
from gander.game import GameError, Luck, Seat

Maker = Callable[[Seat, Luck], AnyBot]
"""Makes a bot for this seat, with this luck."""

Player = Callable[[Profile, Seat, Luck], AnyBot]
"""Makes a character that plays a certain game."""

PLAYERS: Final[dict[str, Player]] = {"goose": GooseBot, "boar": BoarBot, "brains": BrainsBot}
"""How the characters play each game. One who plays a new game is a line here."""


def _makers(game_name: str) -> Mapping[str, Maker]:
    """Every bot that plays this game, weakest first."""
    makers: dict[str, Maker] = {"uniform": lambda seat, luck: UniformBot(luck)}
    if game_name in PLAYERS:
        makers |= {key: partial(PLAYERS[game_name], profile) for key, profile in PROFILES.items()}
    return makers


class UnknownBot(GameError):
    code = "unknown_bot"

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.name, self.known = name, known
        super().__init__(f"unknown bot: {name!r}: known are {', '.join(known)}")


def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return tuple(_makers(game_name))


def make_bot(game_name: str, bot_name: str, seat: Seat, luck: Luck) -> AnyBot:
    """A new bot for one seat of one game. Raises `UnknownBot`, which lists the known ones."""
    makers = _makers(game_name)
    if bot_name not in makers:
        raise UnknownBot(bot_name, tuple(makers))
    return makers[bot_name](seat, luck)
