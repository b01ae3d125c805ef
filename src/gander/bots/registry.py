"""Which bots there are, by name."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from gander.bots.boar import BoarBot
from gander.bots.bot import AnyBot
from gander.bots.brains import BrainsBot
from gander.bots.goose import GooseBot
from gander.bots.greedy import GreedyBoar
from gander.bots.profiles import PROFILES, Profile
from gander.bots.uniform import UniformBot
from gander.game import GameError, Luck, Seat

Maker = Callable[[Seat, Luck], AnyBot]
"""Makes a bot for this seat, with this luck."""

PLAYERS: Final[Mapping[str, Callable[[Profile, Seat, Luck], AnyBot]]] = {
    "goose": GooseBot,
    "boar": BoarBot,
    "brains": BrainsBot,
}
"""How the characters play each game: a game that they learn is a line here."""

YARDSTICKS: Final[Mapping[str, Mapping[str, Maker]]] = {"boar": {"greedy": lambda seat, luck: GreedyBoar(seat)}}
"""Bots for measuring others, by game. They are no company, and not offered to anybody."""


class UnknownBot(GameError):
    code = "unknown_bot"

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.name, self.known = name, known
        super().__init__(f"unknown bot: {name!r}: known are {', '.join(known)}")


def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return tuple(_company(game_name))


def make_bot(game_name: str, bot_name: str, seat: Seat, luck: Luck) -> AnyBot:
    """A new bot for one seat of one game. Raises `UnknownBot`, which lists the known ones."""
    makers = {**_company(game_name), **YARDSTICKS.get(game_name, {})}
    if bot_name not in makers:
        raise UnknownBot(bot_name, tuple(makers))
    return makers[bot_name](seat, luck)


def _company(game_name: str) -> dict[str, Maker]:
    """Everybody whom one can play with, weakest first."""
    company: dict[str, Maker] = {"uniform": lambda seat, luck: UniformBot(luck)}
    if game_name in PLAYERS:
        company |= {key: partial(PLAYERS[game_name], profile) for key, profile in PROFILES.items()}
    return company
