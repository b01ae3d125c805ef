"""The check that a game keeps its secrets: nobody can tell apart two worlds that differ in what they may not see now.

*Views*: a world with its hidden cards rearranged looks the same to the viewer, byte by byte, and offers the same moves.
*Telling*: whenever a move leaves two worlds that look the same, the viewer was told the same about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace as broken
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from gander.contract.game import AnyGame, IllegalMove, Luck, PublicEvent, Seat, Step, Viewer
from gander.luck import QuickLuck
from tests.kit import Agreed, Made, as_json, random_play
from tests.specimen import specimen

seeds = st.integers(min_value=0, max_value=2**32)
some_examples = settings(max_examples=3, derandomize=True, deadline=None)


class Leak(AssertionError):
    """A viewer can tell apart what looks the same."""


# Views ---------------------------------------------------------------------------------------------------------------


def view(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """Everything that a viewer is sent about a state."""
    to_move = game.to_move(state)
    moves = game.legal_moves(state, viewer) if viewer is not None else ()
    idle = game.idle_move(state, viewer) if viewer is not None and viewer in to_move else None
    return as_json((game.observe(state, viewer), to_move, moves, idle))


def check_views(game: AnyGame, state: Any, viewer: Viewer, luck: Luck) -> None:
    """A state looks the same with its hidden parts rearranged."""
    other = game.rearrange(state, viewer, luck)
    if view(game, state, viewer) != view(game, other, viewer):
        raise Leak(f"{viewer} can tell {state} from {other}")


# Telling -------------------------------------------------------------------------------------------------------------


def check_telling(game: AnyGame, made: Made, other: Any, viewer: Viewer) -> bool:
    """If a move leaves two worlds that look the same, it is told in the same words; whether they looked the same."""
    try:
        twin = game.apply(other, made.actor, made.move)
    except IllegalMove:
        return False
    step = game.apply(made.step.before, made.actor, made.move)
    laid_open = specimen(game.name).laid_open
    same_views = view(game, step.after, viewer) == view(game, twin.after, viewer)
    if not same_views or laid_open(step.before, made.move) != laid_open(other, made.move):
        return False
    if as_json(step.told(viewer)) != as_json(twin.told(viewer)):
        raise Leak(f"{viewer} was told {step.told(viewer)}, and {twin.told(viewer)} in a world that looks the same")
    return True


def check_game(game: AnyGame, agreed: Agreed, seed: int) -> Iterator[tuple[Viewer, Made]]:
    """Both checks for some viewers at every step of a game; the tellings that could be compared."""
    luck = QuickLuck(f"viewers of {agreed} {seed}")
    for made in random_play(agreed, seed):
        viewer = agreed.viewers[luck.below(len(agreed.viewers))]
        check_views(game, made.step.after, viewer, luck)
        before = made.step.before
        worlds = (game.rearrange(before, viewer, luck), specimen(game.name).exchanged(before, luck))
        if sum(check_telling(game, made, other, viewer) for other in worlds):
            yield viewer, made


# Faults that are planted on purpose ----------------------------------------------------------------------------------


def notices(game: AnyGame, agreed: Agreed) -> bool:
    """Whether the check, which finds nothing in a whole game, finds a leak in a broken one."""
    check_games(agreed.game, agreed)
    try:
        check_games(game, agreed)
    except Leak:
        return True
    return False


def check_games(game: AnyGame, agreed: Agreed) -> None:
    for seed in range(3):
        list(check_game(game, agreed, seed))


class Blurted(PublicEvent, frozen=True):
    """An event told to all that should not have been."""

    secret: Any


def blurting(game: AnyGame, kind: type, secret: Callable[[Any, Any], Any]) -> AnyGame:
    """The game, but a kind of event is told to everybody with its secret."""

    def apply(state: Any, actor: Seat, move: Any) -> Step[Any]:
        step = game.apply(state, actor, move)
        events = [Blurted(secret(state, event)) if isinstance(event, kind) else event for event in step.events]
        return Step(step.before, step.after, tuple(events))

    return broken(game, apply=apply)
