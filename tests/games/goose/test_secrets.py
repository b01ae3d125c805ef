"""The Goose shows a suspect only while it lies open, and every way to show more is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as broken
from typing import Any

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from gander.contract.game import Seat, Viewer
from gander.games.goose.game import GAME
from gander.games.goose.pieces import (
    SUSPECTS,
    Answer,
    Boxed,
    FaceUp,
    Looked,
    Missed,
    Options,
    Roll,
    Suspect,
    TurnedDown,
    Won,
)
from gander.games.goose.state import State
from tests.kit import Agreed, agreements, as_json, by_pairs, random_game, random_play
from tests.secrecy import blurting, notices, seeds, some_examples

every_agreement = pytest.mark.parametrize("agreed", by_pairs(list(agreements(GAME))), ids=str)


# Cards that were turned down -----------------------------------------------------------------------------------------


def faces_in(sent: object) -> set[tuple[str, ...]]:
    """Every suspect whose face is somewhere in what was sent."""
    if isinstance(sent, dict):
        own = {tuple(sent.values())} if set(sent) == {"colour", "clothing", "animal"} else set()
        return own.union(*map(faces_in, sent.values()))
    return set().union(*map(faces_in, sent)) if isinstance(sent, list) else set()


def faces_of(*cards: Suspect | None) -> set[tuple[str, ...]]:
    return {(card.colour, card.clothing, card.animal) for card in cards if card is not None}


def open_to(state: State, viewer: Viewer, shown: Suspect | None) -> set[tuple[str, ...]]:
    """The faces that the rules lay open, phase by phase (G5, G6, G9, G10, G14, G16), and by a glance (A5 to A7)."""
    if viewer is not None and viewer == state.turn and state.glanced is not None:
        return faces_of(state.lineup[state.glanced])
    match state.phase:
        case "study" | "over":
            return faces_of(*state.lineup)
        case "new_card":
            assert state.fresh is not None
            return faces_of(state.lineup[state.fresh], shown)
        case "others":
            return faces_of(state.held) if viewer == state.turn else set()
        case "roll":
            return faces_of(shown)
    return set()


@every_agreement
@some_examples
@given(seed=seeds)
def test_face_of_a_suspect_is_sent_only_while_it_lies_open(agreed: Agreed, seed: int) -> None:
    shown = None
    for made in random_play(agreed, seed):
        shown = None if isinstance(made.move, Roll) else shown
        shown = next((event.suspect for event in made.step.events if isinstance(event, Won | Missed)), shown)
        for viewer in agreed.viewers:
            seen = msgspec.json.decode(as_json(agreed.game.observe(made.step.after, viewer)))
            told = msgspec.json.decode(as_json(made.step.told(viewer)))
            assert faces_in(seen) == open_to(made.step.after, viewer, shown)
            assert faces_in(told) <= faces_in(seen)


@every_agreement
def test_face_down_cards_carry_no_identity(agreed: Agreed) -> None:
    backs = set()
    for made in random_game(agreed, 1):
        places = msgspec.json.decode(as_json(agreed.game.observe(made.step.after, 0)))["lineup"]
        backs |= {as_json(place) for place in places if place["card"] == "face_down"}
    assert backs == {b'{"card":"face_down"}'}


# The check has teeth -------------------------------------------------------------------------------------------------

Observe = Callable[[Any, Viewer], Any]


def suspects_face_up(state: State, viewer: Viewer) -> Any:
    """The first face-down card is sent with its face."""
    seen = GAME.observe(state, viewer)
    return replace(seen, lineup=(state.lineup[0] and FaceUp(state.lineup[0]), *seen.lineup[1:]))


def held_card_for_all(state: State, viewer: Viewer) -> Any:
    return replace(GAME.observe(state, viewer), held=state.held)


def suspects_with_numbers(state: State, viewer: Viewer) -> Any:
    """Every place has a number that goes with the card: no face, but one can follow it."""
    numbers = [card and SUSPECTS.index(card) * 7919 % 1009 for card in state.lineup]
    return GAME.observe(state, viewer), numbers


def rats_won(state: State, viewer: Viewer) -> Any:
    """How many of the cards won are rats."""
    return GAME.observe(state, viewer), sum(card.animal == "rat" for pile in state.piles for card in pile)


def next_suspect(state: State, viewer: Viewer) -> Any:
    return GAME.observe(state, viewer), state.deck[-1:]


def last_error_stays_open(state: State, viewer: Viewer) -> Any:
    seen = GAME.observe(state, viewer)
    return replace(seen, shown=state.errors[-1]) if state.errors else seen


def boxed_colours(state: State, viewer: Viewer) -> Any:
    return GAME.observe(state, viewer), [card.colour for card in state.box]


THREE, ALONE = Options(3), Options(1)


@pytest.mark.parametrize(
    ("observe", "options"),
    [
        (suspects_face_up, THREE),
        (held_card_for_all, THREE),
        (suspects_with_numbers, THREE),
        (rats_won, THREE),
        (next_suspect, THREE),
        (boxed_colours, THREE),
        (last_error_stays_open, ALONE),
        (last_error_stays_open, Options(2, mode="cooperative")),
    ],
)
def test_view_that_leaks_is_noticed(observe: Observe, options: Options) -> None:
    assert notices(broken(GAME, observe=observe), Agreed(GAME, options))


def right_answer_first(state: State, seat: Seat) -> tuple[Any, ...]:
    """The moves are in an order that gives the answer away."""
    moves = GAME.legal_moves(state, seat)
    card = state.held or (state.lineup[state.question.slot] if state.question else None)
    right = {card.colour, card.clothing, card.animal} if card else set()
    return tuple(sorted(moves, key=lambda move: not (isinstance(move, Answer) and move.value in right)))


def test_moves_that_leak_are_noticed() -> None:
    assert notices(broken(GAME, legal_moves=right_answer_first), Agreed(GAME, THREE))


@pytest.mark.parametrize(
    ("kind", "secret"),
    [
        (Looked, lambda state, event: event),
        (Boxed, lambda state, event: state.held),
        (TurnedDown, lambda state, event: state.lineup[0]),
    ],
)
def test_event_that_leaks_is_noticed(kind: type, secret: Callable[[Any, Any], Any]) -> None:
    assert notices(blurting(GAME, kind, secret), Agreed(GAME, THREE))
