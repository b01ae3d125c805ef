"""The Whale shows a card only while it lies open, and every way to show more is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as broken
from typing import Any

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from gander.contract.game import Seat, Viewer
from gander.games.whale.game import GAME
from gander.games.whale.pieces import (
    CARDS,
    Card,
    FaceUp,
    LaidAway,
    Missed,
    NewCard,
    Options,
    Point,
    Taken,
    TurnedDown,
    TurnedUp,
    is_hit,
)
from gander.games.whale.state import State
from gander.luck import QuickLuck
from tests.kit import Agreed, agreements, as_json, by_pairs, random_game, random_play
from tests.secrecy import blurting, notices, seeds, some_examples

every_agreement = pytest.mark.parametrize("agreed", by_pairs(list(agreements(GAME))), ids=str)


# Cards that were turned down -----------------------------------------------------------------------------------------


def faces_in(sent: object) -> set[tuple[str, ...]]:
    """Every card whose face is somewhere in what was sent."""
    if isinstance(sent, dict):
        own = {tuple(sent.values())} if set(sent) == {"colour", "creature"} else set()
        return own.union(*map(faces_in, sent.values()))
    return set().union(*map(faces_in, sent)) if isinstance(sent, list) else set()


def faces_of(*cards: Card | None) -> set[tuple[str, ...]]:
    return {(card.colour, card.creature) for card in cards if card is not None}


class Open:
    """What lies open by the rules, followed through the events alone (W2 to W10)."""

    def __init__(self) -> None:
        self.cards: set[Card] = set()

    def follow(self, state: State, events: tuple[Any, ...]) -> set[tuple[str, ...]]:
        for event in events:
            if isinstance(event, TurnedDown):
                self.cards.clear()
            elif isinstance(event, TurnedUp | LaidAway):
                self.cards.add(event.card)
            elif isinstance(event, Taken | Missed):
                self.cards = {event.card}
            elif isinstance(event, NewCard):
                self.cards.add(state.grid[event.place])
        whole_grid = state.grid if state.phase in ("study", "over") else ()
        return faces_of(*self.cards, *whole_grid)


def glanced_by(state: State, viewer: Viewer) -> set[tuple[str, ...]]:
    """What a glance shows, to the player alone whose turn it is (A5 to A7)."""
    if viewer is None or viewer != state.turn or state.glanced is None:
        return set()
    return faces_of(state.grid[state.glanced])


@every_agreement
@some_examples
@given(seed=seeds)
def test_face_of_a_card_is_sent_only_while_it_lies_open(agreed: Agreed, seed: int) -> None:
    lying_open = Open()
    for made in random_play(agreed, seed):
        expected = lying_open.follow(made.step.after, made.step.events)
        for viewer in agreed.viewers:
            seen = msgspec.json.decode(as_json(agreed.game.observe(made.step.after, viewer)))
            told = msgspec.json.decode(as_json(made.step.told(viewer)))
            looked_at = glanced_by(made.step.after, viewer)
            assert faces_in(seen) == expected | looked_at
            assert faces_in(told) <= faces_in(seen)


@every_agreement
def test_face_down_cards_carry_no_identity(agreed: Agreed) -> None:
    backs = set()
    for made in random_game(agreed, 1):
        places = msgspec.json.decode(as_json(agreed.game.observe(made.step.after, 0)))["grid"]
        backs |= {as_json(place) for place in places if place["lies"] == "face_down"}
    assert backs == {b'{"lies":"face_down"}'}


@every_agreement
def test_W8_worlds_that_look_the_same_keep_what_the_dealer_said(agreed: Agreed) -> None:
    """Something goes with the turned card, and nothing with those just laid away."""
    luck = QuickLuck(1)
    for made in random_game(agreed, 1):
        other = GAME.rearrange(made.step.after, 0, luck)
        if other.turned is not None:
            assert any(is_hit(card, other.turned) for card in other.grid)
            assert not any(is_hit(card, away) for card in other.grid for away in other.away)


# The check has teeth -------------------------------------------------------------------------------------------------

Observe = Callable[[Any, Viewer], Any]


def first_card_face_up(state: State, viewer: Viewer) -> Any:
    seen = GAME.observe(state, viewer)
    return replace(seen, grid=(*map(FaceUp, state.grid[:1]), *seen.grid[1:]))


def cards_with_numbers(state: State, viewer: Viewer) -> Any:
    """Every place has a number that goes with the card: no face, but one can follow it."""
    return GAME.observe(state, viewer), [CARDS.index(card) * 7919 % 1009 for card in state.grid]


def crabs_taken(state: State, viewer: Viewer) -> Any:
    return GAME.observe(state, viewer), sum(card.creature == "crab" for pile in state.piles for card in pile)


def next_card(state: State, viewer: Viewer) -> Any:
    return GAME.observe(state, viewer), state.deck[-1:]


def colours_gone(state: State, viewer: Viewer) -> Any:
    return GAME.observe(state, viewer), [card.colour for card in state.box]


def last_error_stays_open(state: State, viewer: Viewer) -> Any:
    seen = GAME.observe(state, viewer)
    return replace(seen, shown=state.errors[-1]) if state.errors else seen


def how_many_match(state: State, viewer: Viewer) -> Any:
    """That there is a match is said; how many there are is not."""
    turned = state.turned
    return GAME.observe(state, viewer), turned and sum(is_hit(card, turned) for card in state.grid)


THREE, ALONE = Options(3), Options(1)


@pytest.mark.parametrize(
    ("observe", "options"),
    [
        (first_card_face_up, THREE),
        (cards_with_numbers, THREE),
        (crabs_taken, THREE),
        (next_card, THREE),
        (colours_gone, THREE),
        (how_many_match, THREE),
        (last_error_stays_open, ALONE),
    ],
)
def test_view_that_leaks_is_noticed(observe: Observe, options: Options) -> None:
    assert notices(broken(GAME, observe=observe), Agreed(GAME, options))


def hits_first(state: State, seat: Seat) -> tuple[Any, ...]:
    """The moves are in an order that gives the answer away."""
    moves, turned = GAME.legal_moves(state, seat), state.turned
    if turned is None:
        return moves
    return tuple(sorted(moves, key=lambda move: isinstance(move, Point) and not is_hit(state.grid[move.place], turned)))


def test_moves_that_leak_are_noticed() -> None:
    assert notices(broken(GAME, legal_moves=hits_first), Agreed(GAME, THREE))


@pytest.mark.parametrize(
    ("kind", "secret"),
    [
        (TurnedDown, lambda state, event: state.grid[0]),
        (TurnedUp, lambda state, event: state.deck[-2:-1]),
    ],
)
def test_event_that_leaks_is_noticed(kind: type, secret: Callable[[Any, Any], Any]) -> None:
    assert notices(blurting(GAME, kind, secret), Agreed(GAME, THREE))
