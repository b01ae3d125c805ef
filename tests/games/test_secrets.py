"""The games keep their secrets over whole games, and the check notices when they do not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as broken
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gander.contract.game import CHANCE, AnyGame, PublicEvent, Seat, Step, Viewer
from gander.games import GAMES
from gander.games.boar.pieces import Drawn, Faces
from gander.games.boar.pieces import Options as BoarOptions
from gander.games.goose.pieces import SUSPECTS, Answer, Boxed, FaceUp, Looked, Missed, Roll, Suspect, TurnedDown, Won
from gander.games.goose.pieces import Options as GooseOptions
from gander.games.goose.state import State as GooseState
from gander.luck import QuickLuck
from tests.kit import AGREEMENTS, Agreed, as_json, random_game, random_play
from tests.secrecy import Leak, check_game, check_views

every_agreement = pytest.mark.parametrize("agreed", AGREEMENTS, ids=str)
seeds = st.integers(min_value=0, max_value=2**32)
some_examples = settings(max_examples=3, derandomize=True, deadline=None)


def agreements_of(name: str) -> list[Agreed]:
    return [agreed for agreed in AGREEMENTS if agreed.game.name == name]


# The games keep their secrets ----------------------------------------------------------------------------------------


@every_agreement
@some_examples
@given(seed=seeds)
def test_nobody_can_tell_apart_what_looks_the_same(agreed: Agreed, seed: int) -> None:
    assert any(True for _ in check_game(agreed.game, agreed, seed))


HIDDEN_PLACES = {
    "goose": {"deck", "lineup", "piles", "errors", "box", "held"},
    "boar": {"deck", "hands", "piles", "errors"},
    "brains": set(),
}


@pytest.mark.parametrize("name", [name for name, places in HIDDEN_PLACES.items() if places])
def test_telling_of_every_kind_of_event_was_compared(name: str) -> None:
    compared = set()
    for agreed in agreements_of(name):
        for viewer, made in check_game(agreed.game, agreed, seed=1):
            compared |= {(type(event), viewer is None) for event in made.step.events}
    assert compared == {(kind, public) for kind in GAMES[name].event.__args__ for public in (False, True)}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("public", [False, True])
def test_rearranging_changes_every_hidden_place(name: str, public: bool) -> None:
    luck, changed = QuickLuck(1), set()
    for agreed in agreements_of(name):
        for made in random_game(agreed, 1):
            state = made.step.after
            other = agreed.game.rearrange(state, None if public else luck.below(len(agreed.seats)), luck)
            fields = state.__struct_fields__
            changed |= {field for field in fields if getattr(state, field) != getattr(other, field)}
    assert changed == HIDDEN_PLACES[name]


# Cards that were turned down -----------------------------------------------------------------------------------------


def faces_in(sent: object) -> set[tuple[str, ...]]:
    """Every suspect whose face is somewhere in what was sent."""
    if isinstance(sent, dict):
        own = {tuple(sent.values())} if set(sent) == {"colour", "clothing", "animal"} else set()
        return own.union(*map(faces_in, sent.values()))
    return set().union(*map(faces_in, sent)) if isinstance(sent, list) else set()


def faces_of(*cards: Suspect | None) -> set[tuple[str, ...]]:
    return {(card.colour, card.clothing, card.animal) for card in cards if card is not None}


def open_to(state: GooseState, viewer: Viewer, shown: Suspect | None) -> set[tuple[str, ...]]:
    """The faces that the rules lay open, phase by phase (G5, G6, G9, G10, G14, G16)."""
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


@pytest.mark.parametrize("agreed", agreements_of("goose"), ids=str)
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


@pytest.mark.parametrize("agreed", agreements_of("goose"), ids=str)
def test_face_down_cards_carry_no_identity(agreed: Agreed) -> None:
    backs = set()
    for made in random_game(agreed, 1):
        places = msgspec.json.decode(as_json(agreed.game.observe(made.step.after, 0)))["lineup"]
        backs |= {as_json(place) for place in places if place["card"] == "face_down"}
    assert backs == {b'{"card":"face_down"}'}


@pytest.mark.parametrize("agreed", agreements_of("boar"), ids=str)
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
    agreed = Agreed(GAMES["boar"], BoarOptions(players=3))
    for made in random_game(agreed, 1):
        check_views(agreed.game, made.step.after, CHANCE, QuickLuck(1))
        check_views(agreed.game, made.step.after, 99, QuickLuck(1))


# The check has teeth -------------------------------------------------------------------------------------------------

GOOSE, BOAR = GAMES["goose"], GAMES["boar"]
Observe = Callable[[Any, Viewer], Any]


def suspects_face_up(state: GooseState, viewer: Viewer) -> Any:
    """The first face-down card is sent with its face."""
    seen = GOOSE.observe(state, viewer)
    return replace(seen, lineup=(state.lineup[0] and FaceUp(state.lineup[0]), *seen.lineup[1:]))


def held_card_for_all(state: GooseState, viewer: Viewer) -> Any:
    return replace(GOOSE.observe(state, viewer), held=state.held)


def suspects_with_numbers(state: GooseState, viewer: Viewer) -> Any:
    """Every place has a number that goes with the card: no face, but one can follow it."""
    numbers = [card and SUSPECTS.index(card) * 7919 % 1009 for card in state.lineup]
    return GOOSE.observe(state, viewer), numbers


def rats_won(state: GooseState, viewer: Viewer) -> Any:
    """How many of the cards won are rats."""
    return GOOSE.observe(state, viewer), sum(card.animal == "rat" for pile in state.piles for card in pile)


def next_suspect(state: GooseState, viewer: Viewer) -> Any:
    return GOOSE.observe(state, viewer), state.deck[-1:]


def last_error_stays_open(state: GooseState, viewer: Viewer) -> Any:
    seen = GOOSE.observe(state, viewer)
    return replace(seen, shown=state.errors[-1]) if state.errors else seen


def boxed_colours(state: GooseState, viewer: Viewer) -> Any:
    return GOOSE.observe(state, viewer), [card.colour for card in state.box]


def own_hand(state: Any, viewer: Viewer) -> Any:
    return replace(BOAR.observe(state, viewer), hands=tuple(map(Faces, state.hands)))


def second_card_of_the_deck(state: Any, viewer: Viewer) -> Any:
    return BOAR.observe(state, viewer), state.deck[-2:-1]


def points_face_up(state: Any, viewer: Viewer) -> Any:
    return BOAR.observe(state, viewer), state.piles


def errors_face_up(state: Any, viewer: Viewer) -> Any:
    return BOAR.observe(state, viewer), state.errors


def equal_backs(state: Any, viewer: Viewer) -> Any:
    """Whether two cards of the own hand are the same animal, and not which."""
    hand = () if viewer is None else state.hands[viewer]
    return BOAR.observe(state, viewer), [hand.index(animal) for animal in hand]


def public_sees_hands(state: Any, viewer: Viewer) -> Any:
    return replace(BOAR.observe(state, viewer), hands=state.hands) if viewer is None else BOAR.observe(state, viewer)


THREE, ALONE = GooseOptions(3), GooseOptions(1)


@pytest.mark.parametrize(
    ("game", "observe", "options"),
    [
        (GOOSE, suspects_face_up, THREE),
        (GOOSE, held_card_for_all, THREE),
        (GOOSE, suspects_with_numbers, THREE),
        (GOOSE, rats_won, THREE),
        (GOOSE, next_suspect, THREE),
        (GOOSE, boxed_colours, THREE),
        (GOOSE, last_error_stays_open, ALONE),
        (GOOSE, last_error_stays_open, GooseOptions(2, mode="cooperative")),
        (BOAR, own_hand, BoarOptions(3)),
        (BOAR, own_hand, BoarOptions(1)),
        (BOAR, second_card_of_the_deck, BoarOptions(2)),
        (BOAR, points_face_up, BoarOptions(2)),
        (BOAR, errors_face_up, BoarOptions(1)),
        (BOAR, equal_backs, BoarOptions(4)),
        (BOAR, public_sees_hands, BoarOptions(2)),
    ],
)
def test_view_that_leaks_is_noticed(game: AnyGame, observe: Observe, options: Any) -> None:
    assert notices(broken(game, observe=observe), Agreed(game, options))


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


def right_answer_first(state: GooseState, seat: Seat) -> tuple[Any, ...]:
    """The moves are in an order that gives the answer away."""
    moves = GOOSE.legal_moves(state, seat)
    card = state.held or (state.lineup[state.question.slot] if state.question else None)
    right = {card.colour, card.clothing, card.animal} if card else set()
    return tuple(sorted(moves, key=lambda move: not (isinstance(move, Answer) and move.value in right)))


def only_plays_that_match(state: Any, seat: Seat) -> tuple[Any, ...]:
    hand, top = state.hands[seat], state.deck[-1:]
    moves = BOAR.legal_moves(state, seat)
    return tuple(move for move in moves if not hasattr(move, "slot") or hand[move.slot : move.slot + 1] == top)


def test_moves_that_leak_are_noticed() -> None:
    assert notices(broken(GOOSE, legal_moves=right_answer_first), Agreed(GOOSE, THREE))
    assert notices(broken(BOAR, legal_moves=only_plays_that_match), Agreed(BOAR, BoarOptions(2)))


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


@pytest.mark.parametrize(
    ("game", "kind", "secret", "options"),
    [
        (GOOSE, Looked, lambda state, event: event, THREE),
        (GOOSE, Boxed, lambda state, event: state.held, THREE),
        (GOOSE, TurnedDown, lambda state, event: state.lineup[0], THREE),
        (BOAR, Drawn, lambda state, event: event, BoarOptions(3)),
        (BOAR, Drawn, lambda state, event: event, BoarOptions(1)),
        (BOAR, Drawn, lambda state, event: state.deck[-3:-2], BoarOptions(2)),
    ],
)
def test_event_that_leaks_is_noticed(
    game: AnyGame, kind: type, secret: Callable[[Any, Any], Any], options: Any
) -> None:
    assert notices(blurting(game, kind, secret), Agreed(game, options))
