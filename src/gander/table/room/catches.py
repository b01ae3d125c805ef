"""How much everybody found in one turn: the best catch of an evening is the most of it."""

from typing import Any

from gander.contract.game import AnyGame, Seat, Step, with_item

Catches = tuple[int, ...]
"""By seat: the most that was found in one turn."""


def with_catch(game: AnyGame, step: Step[Any], running: int, catches: Catches) -> tuple[int, Catches]:
    """What has been found so far in the turn that goes on, and the best of everybody, after one more step."""
    before, after = game.tally(step.before), game.tally(step.after)
    if before is None or after is None:
        return 0, ()
    turn: Seat = before[0]
    running += max(0, after[1][turn] - before[1][turn]) if turn < len(before[1]) else 0
    bests = catches or (0,) * len(after[1])
    if turn < len(bests) and running > bests[turn]:
        bests = with_item(bests, turn, running)
    return (running if after[0] == turn else 0), bests
