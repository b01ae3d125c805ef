"""Node counts: in how many ways can a game go on for so many moves?

A count says little by itself, but two implementations of the same rules that give the same counts to some depth
agree on every legal move on the way. Where they do not, `divided` shows below which first move to look.

Rolls are counted one by one, each face of each die a way of its own. A shuffle of a whole deck has more outcomes than
can be counted, so start after it.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

from gander.contract.game import CHANCE, AnyGame, Seat

Acted: TypeAlias = tuple[Seat, Any]
"""Who moves, and the move."""


def ways_on(game: AnyGame, state: Any) -> Iterator[Acted]:
    """Every move that anybody, chance and clock included, can make now."""
    for actor in game.to_move(state):
        moves = game.chances(state) if actor == CHANCE else game.legal_moves(state, actor)
        for move in moves:
            yield actor, move


def count(game: AnyGame, state: Any, depth: int) -> int:
    """In how many ways the next `depth` moves can be made. Games that end sooner do not count."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in ways_on(game, state))
    return sum(divided(game, state, depth).values())


def divided(game: AnyGame, state: Any, depth: int) -> dict[Acted, int]:
    """The same count, for each first move by itself."""
    return {
        (actor, move): count(game, game.apply(state, actor, move).after, depth - 1)
        for actor, move in ways_on(game, state)
    }
