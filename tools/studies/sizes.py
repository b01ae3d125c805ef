"""How large the games are as decision problems, counted over games of random moves.

    python -m tools.studies.sizes [GAMES]

prints the table of `docs/papers/research.md`: every game with as few players as it can be played against one another,
at the hardest level. The same seed, the same table.
"""

import math
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct, json

from gander.contract.game import CHANCE, AnyGame
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.research.encoding import encoding_of
from gander.research.match import LONGEST
from gander.research.standings import Mean, mean_of
from gander.research.tournament import plans
from gander.research.tree import MatchNode

GAMES_PLAYED: Final = 200
SAMPLE: Final = 5_000
"""Among so many decisions different observations are counted."""


class Node(Struct, frozen=True):
    """One node on the way through a game: who is asked, in how many ways it goes on, and what the asked one knows."""

    seat: int
    ways: int
    sees: bytes = b""
    recalls: int = 0


class Sizes(Struct, frozen=True):
    """What was counted of a game."""

    players: int
    moves: int
    row: int
    decisions: Mean
    ways: Mean
    most_ways: int
    deals: float
    """The logarithm, to the base of ten, of the number of ways in which chance can begin."""
    tree: Mean
    """The logarithm of the product of the ways at all nodes: the logarithm of the number of games is no less."""
    observations: int
    """Different ones among the first `SAMPLE` decisions."""
    information: float
    """The part of these decisions at which the one who decides was in a situation that had not occurred before."""


def walk(game: AnyGame, options: Any, luck: QuickLuck) -> Iterator[Node]:
    """A game of random moves, node by node."""
    position = MatchNode(game, game.setup(options), LONGEST, (None,) * options.players)
    while (seat := position.seat) is not None:
        if seat == CHANCE:
            among = position.draw()
            yield Node(CHANCE, among)
            position = position.hear(luck.below(among))
            continue
        moves = game.legal_moves(position.state, seat)
        seen = json.encode(game.observe(position.state, seat))
        yield Node(seat, len(moves), seen, hash(position.recalls(seat)))
        position = position.after(seat, moves[luck.below(len(moves))])


def sizes_of(game: AnyGame, games: int = GAMES_PLAYED) -> Sizes:
    """The sizes of a game, from this many games of random moves."""
    options = plans(game, ("nobody",) * max(game.counts), None, "0")[0].options
    played = [list(walk(game, options, QuickLuck(f"sizes {number}"))) for number in range(games)]
    decided = [[node for node in nodes if node.seat != CHANCE] for nodes in played]
    every = [node for nodes in decided for node in nodes]
    first = every[:SAMPLE]
    return Sizes(
        players=options.players,
        moves=len(game.vocabulary),
        row=encoding_of(game.name).size,
        decisions=mean_of([len(nodes) for nodes in decided]),
        ways=mean_of([node.ways for node in every]),
        most_ways=max(node.ways for node in every),
        deals=logarithm(_opening(played[0])),
        tree=mean_of([logarithm(nodes) for nodes in played]),
        observations=len({(node.seat, node.sees) for node in first}),
        information=len({(node.seat, node.recalls) for node in first}) / len(first),
    )


def _opening(nodes: Sequence[Node]) -> list[Node]:
    """What chance does before anybody decides."""
    found = []
    for node in nodes:
        if node.seat != CHANCE:
            break
        found.append(node)
    return found


def logarithm(nodes: Sequence[Node]) -> float:
    return math.fsum(math.log10(node.ways) for node in nodes)


def table(games: int = GAMES_PLAYED) -> str:
    """All games, in Markdown."""
    found = {name: sizes_of(game, games) for name, game in GAMES.items() if "versus" in game.players}
    rows = [
        ("players", [str(one.players) for one in found.values()]),
        ("moves there are", [str(one.moves) for one in found.values()]),
        ("numbers in an observation", [f"{one.row:,}" for one in found.values()]),
        ("decisions in a game", [_mean(one.decisions, 0) for one in found.values()]),
        ("legal moves at a decision", [_mean(one.ways, 1) for one in found.values()]),
        ("the most of them", [str(one.most_ways) for one in found.values()]),
        ("shuffles", ["none" if not one.deals else _power(one.deals) for one in found.values()]),
        ("games, at least", [_power(one.tree.mean) for one in found.values()]),
        (f"different observations at {SAMPLE:,} decisions", [f"{one.observations:,}" for one in found.values()]),
        ("decisions in a situation never met before", [f"{100 * one.information:.0f} %" for one in found.values()]),
    ]
    heads = ["", *found]
    lines = [heads, ["---"] * len(heads), *([name, *cells] for name, cells in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _mean(mean: Mean, digits: int) -> str:
    return f"{mean.mean:.{digits}f}" if mean.margin is None else f"{mean.mean:.{digits}f} ± {mean.margin:.{digits}f}"


def _power(logarithm: float) -> str:
    return f"10^{logarithm:.0f}"


if __name__ == "__main__":
    print(table(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PLAYED))
