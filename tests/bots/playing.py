"""Games between bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from gander.contract.bot import AnyBot
from gander.contract.game import CHANCE, Game, Luck, Seat, Step
from gander.luck import QuickLuck
from tests.kit import Agreed, Made

S = TypeVar("S")

MOST_MOVES: Final = 2000
"""A game that is not over after so many never ends."""


def luck_of(seed: int, seat: Seat) -> QuickLuck:
    return QuickLuck(f"{seed}/{seat}")


def play(agreed: Agreed, bots: Sequence[AnyBot], luck: Luck) -> Iterator[Made]:
    """A game between bots that make legal moves only, and no interruptions."""
    game, state = agreed.game, agreed.setup()
    for _ in range(MOST_MOVES):
        if not (awaited := game.awaited(state)):
            return
        actor = awaited[luck.below(len(awaited))]
        if actor == CHANCE:
            move = game.chance(state, luck)
        else:
            legal = game.legal_moves(state, actor)
            move = bots[actor].choose(game.observe(state, actor), legal)
            assert move in legal
            assert not isinstance(move, game.interruptions)
        step = game.apply(state, actor, move)
        for seat, bot in enumerate(bots):
            bot.see(game.observe(step.after, seat), step.told(seat))
        yield Made(actor, move, step)
        state = step.after
    raise AssertionError(f"{agreed} did not end within {MOST_MOVES} moves")


def steps_between(bots: Sequence[AnyBot], game: Game[Any, S, Any, Any], options: Any, seed: int) -> Iterator[Step[S]]:
    """What comes of each move of a game between these bots, as it comes."""
    return (made.step for made in play(Agreed(game, options), bots, QuickLuck(seed)))
