"""The check that a game keeps its secrets: nobody can tell apart two worlds that differ in what they may not see now.

*Views*: a world with its hidden cards rearranged looks the same to the viewer, byte by byte, and offers the same moves.
*Telling*: whenever a move leaves two worlds that look the same, the viewer was told the same about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import AnyGame, IllegalMove, Luck, Viewer
from gander.games.boar import state as boar
from gander.games.boar.pieces import Play
from gander.games.goose.pieces import SUSPECTS, Suspect
from gander.games.goose.state import State as GooseState
from gander.luck import QuickLuck
from tests.kit import Agreed, Made, as_json, random_play


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


def exchanged_suspects(state: GooseState, luck: Luck) -> GooseState:
    """Two suspects change places, one of them the card that matters now."""
    asked = state.lineup[state.question.slot] if state.question else None
    matters = [card for card in (state.held, asked, state.shown, *state.deck[-1:]) if card is not None] or SUSPECTS
    one, other = matters[luck.below(len(matters))], SUSPECTS[luck.below(25)]

    def swap(card: Suspect) -> Suspect:
        return other if card == one else one if card == other else card

    return replace(
        state,
        deck=tuple(map(swap, state.deck)),
        lineup=tuple(card and swap(card) for card in state.lineup),
        piles=tuple(tuple(map(swap, pile)) for pile in state.piles),
        errors=tuple(map(swap, state.errors)),
        box=tuple(map(swap, state.box)),
        held=state.held and swap(state.held),
        shown=state.shown and swap(state.shown),
    )


def exchanged_animals(state: boar.State, luck: Luck) -> boar.State:
    """The deck's top card, or any other of deck and hands, changes places with another of them."""
    sizes = [len(state.deck), *map(len, state.hands)]
    cards = [*state.deck, *(animal for hand in state.hands for animal in hand)]
    if not cards:
        return state
    one = len(state.deck) - 1 if state.deck and luck.below(2) else luck.below(len(cards))
    other = luck.below(len(cards))
    cards[one], cards[other] = cards[other], cards[one]
    groups = [tuple(cards[sum(sizes[:i]) : sum(sizes[: i + 1])]) for i in range(len(sizes))]
    return replace(state, deck=groups[0], hands=tuple(groups[1:]))


EXCHANGED: Final[dict[str, Callable[[Any, Luck], Any]]] = {
    "goose": exchanged_suspects,
    "boar": exchanged_animals,
    "brains": lambda state, luck: state,
}
"""Another state of a game, in which any two cards changed places, whoever may see them."""


def laid_open(state: Any, move: Any) -> tuple[Any, ...]:
    """What lies open to all only while the move is made: a card that is played, beside the deck's top (B3, B5)."""
    return (state.hands[state.turn][move.slot], state.deck[-1:]) if isinstance(move, Play) else ()


def check_telling(game: AnyGame, made: Made, other: Any, viewer: Viewer) -> bool:
    """If a move leaves two worlds that look the same, it is told in the same words; whether they looked the same."""
    try:
        twin = game.apply(other, made.actor, made.move)
    except IllegalMove:
        return False
    step = game.apply(made.step.before, made.actor, made.move)
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
        worlds = (game.rearrange(before, viewer, luck), EXCHANGED[game.name](before, luck))
        if sum(check_telling(game, made, other, viewer) for other in worlds):
            yield viewer, made
