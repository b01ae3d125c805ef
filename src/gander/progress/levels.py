"""The levels of a game, as it offers them."""

from functools import cache
from typing import get_args

from gander.contract.options import Level
from gander.games import game as game_of


@cache
def sizes_of(game: str) -> dict[Level, int]:
    """How large each level is, as a player would count it, the lowest first; none for a game without levels."""
    return next((_by_level(offer.sizes) for offer in game_of(game).offers if offer.name == "level"), {})


def _by_level(sizes: dict[str, int]) -> dict[Level, int]:
    return {level: size for name, size in sizes.items() if (level := level_named(name))}


def level_named(name: str | None) -> Level | None:
    levels: tuple[Level, ...] = get_args(Level)
    return next((level for level in levels if level == name), None)


def level_or_lowest(game: str, level: Level | None) -> Level:
    """The level, or the lowest where none is known."""
    lowest: Level = next(iter(sizes_of(game)), "rookie")
    return lowest if level is None else level
