"""The study of the magpie's patience (P8): how many wrong turns do groups of otters need to find all pairs?

Two, three and four otters play so many games each at every level, as against one another: they turn cards in the same
way then, and nobody flies off. A group wins if it made fewer wrong turns than the magpie watches. Nearest to half of
their games groups of all three sizes, taken together, win with the number that is found.
`python -m tools.figures magpie-patience` makes a table of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from gander.bots import make_bot
from gander.contract.game import Level
from gander.games.magpie.game import GAME
from gander.games.magpie.pieces import PATIENCE, PLAYERS, NoPair, Options
from gander.luck import QuickLuck
from gander.record import replay
from gander.research.simulate import play_game
from gander.research.standings import mean_of
from tools.figures.cells import share


class Group(NamedTuple):
    """So many otters at a level."""

    level: Level
    players: int


def wrong_turns(group: Group, number: int, seed: str = "0") -> int:
    """How many there were in one game, which depends on its number and the seed only."""
    options = Options(group.players, group.level, "versus", starter=number % group.players)
    luck = QuickLuck(f"{seed}/patience/{group}/{number}")
    otters = [make_bot(GAME.name, "otter", seat, luck) for seat in range(group.players)]
    record = play_game(GAME, options, otters, luck).record
    return sum(isinstance(event, NoPair) for step in replay(record) for event in step.events)


def won(wrong: Sequence[int], patience: int) -> list[float]:
    """For each game whether the group would have won."""
    return [float(turns < patience) for turns in wrong]


def proposed(wrong: Sequence[int]) -> int:
    """The patience at which nearest to half of these games are won; of two equally near the smaller."""
    return min(range(1, max(wrong) + 2), key=lambda patience: abs(sum(won(wrong, patience)) / len(wrong) - 0.5))


def cells(level: Level, games: int, seed: str) -> list[str]:
    """How many wrong turns the magpie watches, with how many half of the games would be won, and the part of its games
    that a group of each size wins."""
    groups = [Group(level, players) for players in PLAYERS["cooperative"]]
    found = [[wrong_turns(group, number, seed) for number in range(games)] for group in groups]
    shares = [share(mean_of(won(wrong, PATIENCE[level]))) for wrong in found]
    return [str(PATIENCE[level]), str(proposed([turns for wrong in found for turns in wrong])), *shares]
