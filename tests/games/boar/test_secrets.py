"""The Boar shows nobody the own hand, and every way to show more than the rules do is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as broken
from typing import Any

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from gander.contract.game import CHANCE, Seat, Viewer
from gander.games.boar.game import GAME
from gander.games.boar.pieces import Drawn, Faces, Options
from gander.games.boar.state import State
from gander.luck import QuickLuck
from tests.kit import Agreed, agreements, as_json, by_pairs, random_game, random_play
from tests.secrecy import blurting, check_views, notices, seeds, some_examples

every_agreement = pytest.mark.parametrize("agreed", by_pairs(list(agreements(GAME))), ids=str)


@every_agreement
@some_examples
@given(seed=seeds)
def test_own_hand_is_sent_as_a_number_until_the_end(agreed: Agreed, seed: int) -> None:
    for made in random_play(agreed, seed):
        state = made.step.after
        if agreed.game.to_move(state):
            for viewer in agreed.viewers:
                hands = msgspec.json.decode(as_json(agreed.game.observe(state, viewer)))["hands"]
                for seat, hand in enumerate(hands):
                    if viewer in (seat, None):
                        assert hand == {"hand": "backs", "cards": len(state.hands[seat])}
                    else:
                        assert hand == {"hand": "faces", "animals": list(state.hands[seat])}


def test_chance_is_no_viewer() -> None:
    """Rearranging for somebody without a seat hides what is hidden from the public."""
    agreed = Agreed(GAME, Options(players=3))
    for made in random_game(agreed, 1):
        check_views(agreed.game, made.step.after, CHANCE, QuickLuck(1))
        check_views(agreed.game, made.step.after, 99, QuickLuck(1))


# The check has teeth -------------------------------------------------------------------------------------------------

Observe = Callable[[Any, Viewer], Any]


def own_hand(state: Any, viewer: Viewer) -> Any:
    return replace(GAME.observe(state, viewer), hands=tuple(map(Faces, state.hands)))


def second_card_of_the_deck(state: State, viewer: Viewer) -> Any:
    return GAME.observe(state, viewer), state.deck[-2:-1]


def points_face_up(state: State, viewer: Viewer) -> Any:
    return GAME.observe(state, viewer), state.piles


def errors_face_up(state: State, viewer: Viewer) -> Any:
    return GAME.observe(state, viewer), state.errors


def equal_backs(state: State, viewer: Viewer) -> Any:
    """Whether two cards of the own hand are the same animal, and not which."""
    hand = () if viewer is None else state.hands[viewer]
    return GAME.observe(state, viewer), [hand.index(animal) for animal in hand]


def public_sees_hands(state: State, viewer: Viewer) -> Any:
    return replace(GAME.observe(state, viewer), hands=state.hands) if viewer is None else GAME.observe(state, viewer)


@pytest.mark.parametrize(
    ("observe", "options"),
    [
        (own_hand, Options(3)),
        (own_hand, Options(1)),
        (second_card_of_the_deck, Options(2)),
        (points_face_up, Options(2)),
        (errors_face_up, Options(1)),
        (equal_backs, Options(4)),
        (public_sees_hands, Options(2)),
    ],
)
def test_view_that_leaks_is_noticed(observe: Observe, options: Options) -> None:
    assert notices(broken(GAME, observe=observe), Agreed(GAME, options))


def only_plays_that_match(state: Any, seat: Seat) -> tuple[Any, ...]:
    hand, top = state.hands[seat], state.deck[-1:]
    moves = GAME.legal_moves(state, seat)
    return tuple(move for move in moves if not hasattr(move, "slot") or hand[move.slot : move.slot + 1] == top)


def test_moves_that_leak_are_noticed() -> None:
    assert notices(broken(GAME, legal_moves=only_plays_that_match), Agreed(GAME, Options(2)))


@pytest.mark.parametrize(
    ("kind", "secret", "options"),
    [
        (Drawn, lambda state, event: event, Options(3)),
        (Drawn, lambda state, event: event, Options(1)),
        (Drawn, lambda state, event: state.deck[-3:-2], Options(2)),
    ],
)
def test_event_that_leaks_is_noticed(kind: type, secret: Callable[[Any, Any], Any], options: Options) -> None:
    assert notices(blurting(GAME, kind, secret), Agreed(GAME, options))
