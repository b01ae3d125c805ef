"""The study of the magpie's patience (P8): how many wrong turns do groups of otters need to find all pairs?

    python -m tools.studies.magpie_patience [GAMES]

Two, three and four otters play so many games each at every level, as against one another: they turn cards in the same
way then, and nobody flies off. A group wins if it made fewer wrong turns than the magpie watches. Proposed is the
number at which groups of all three sizes, taken together, win nearest to half of their games.
"""

import multiprocessing
import sys
from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Final, NamedTuple

from gander.bots import make_bot
from gander.contract.game import Level
from gander.games.magpie.game import GAME
from gander.games.magpie.pieces import LATTICE_AT, PATIENCE, PLAYERS, NoPair, Options
from gander.luck import QuickLuck
from gander.record import replay
from gander.research.simulate import play_game
from gander.research.standings import mean_of

GAMES: Final = 300


class Group(NamedTuple):
    """So many otters at a level."""

    level: Level
    players: int


def wrong_turns(group: Group, number: int) -> int:
    """How many there were in one game, which depends on its number only."""
    options = Options(group.players, group.level, "versus", starter=number % group.players)
    luck = QuickLuck(f"patience/{group}/{number}")
    otters = [make_bot(GAME.name, "otter", seat, luck) for seat in range(group.players)]
    record = play_game(GAME, options, otters, luck).record
    return sum(isinstance(event, NoPair) for step in replay(record) for event in step.events)


def won(wrong: Sequence[int], patience: int) -> list[float]:
    """For each game whether the group would have won."""
    return [float(turns < patience) for turns in wrong]


def proposed(wrong: Sequence[int]) -> int:
    """The patience at which nearest to half of these games are won; of two equally near the smaller."""
    return min(range(1, max(wrong) + 2), key=lambda patience: abs(sum(won(wrong, patience)) / len(wrong) - 0.5))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("| level | proposed | now | two win | three win | four win |\n| --- | --- | --- | --- | --- | --- |")
    with multiprocessing.Pool() as pool:
        counts = {
            Group(level, players): pool.map(partial(wrong_turns, Group(level, players)), range(games))
            for level, players in product(LATTICE_AT, PLAYERS["cooperative"])
        }
    for level, now in PATIENCE.items():
        found = [counts[Group(level, players)] for players in PLAYERS["cooperative"]]
        shares = [mean_of(won(wrong, now)) for wrong in found]
        parts = [f"{100 * share.mean:.0f} ± {100 * (share.margin or 0):.0f} %" for share in shares]
        print(f"| {level} | {proposed([turns for wrong in found for turns in wrong])} | {now} | {' | '.join(parts)} |")


if __name__ == "__main__":
    main()
