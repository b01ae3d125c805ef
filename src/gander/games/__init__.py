"""The games. Adding one is adding its folder and its line to `PACKAGES`."""

from typing import Final

from gander.box import Box, on_the_shelf
from gander.contract.game import AnyGame

PACKAGES: Final = (
    "gander.games.goose",
    "gander.games.boar",
    "gander.games.brains",
    "gander.games.whale",
    "gander.games.magpie",
)

BOXES: Final[dict[str, Box]] = {}
GAMES: Final[dict[str, AnyGame]] = {}
"""The rules of each."""


def register(package: str) -> None:
    """Put the game of a package on the shelf."""
    box = Box(package)
    BOXES[box.name], GAMES[box.name] = box, box.game


for _package in PACKAGES:
    register(_package)


def box(name: str) -> Box:
    """All that is known of a game. Raises `UnknownGame`, which lists the known ones."""
    return on_the_shelf(BOXES, name)


def game(name: str) -> AnyGame:
    """The rules of a game. Raises `UnknownGame`."""
    return on_the_shelf(GAMES, name)
