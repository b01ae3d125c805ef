"""The games. Adding one is adding a line to `GAMES`."""

from typing import Final

from gander.game import AnyGame, UnknownGame
from gander.games import boar, brains, goose

GAMES: Final[dict[str, AnyGame]] = {module.GAME.name: module.GAME for module in (goose, boar, brains)}


def game(name: str) -> AnyGame:
    """The game of that name. Raises `UnknownGame`, which lists the known ones."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(name, GAMES) from None
