"""The answers in a game of Boar, against games written down by hand."""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.game import CHANCE
from gander.contract.played_game import Stint
from gander.games.boar.game import GAME
from gander.games.boar.measure import MEASURE, TurnAnswer
from gander.games.boar.pieces import ANIMALS, COPIES, Draw, Paired, Play, Shuffle
from gander.measures.answers import answers_of
from gander.measures.playback import loveliest
from gander.measures.reference import played_games, sometimes
from tests.games.boar.positions import animals
from tests.notepad.kit import BEN, MIA, some_game, written

DESIGNS = ANIMALS[:6]


def deck(top: str) -> Shuffle:
    """A whole deck of six designs that begins with these cards from the top."""
    first = animals(top)
    rest = list(DESIGNS * COPIES)
    for animal in first:
        rest.remove(animal)
    return Shuffle((*rest, *reversed(first)))


def alone(top: str, *moves: Any) -> tuple[TurnAnswer, ...]:
    """The answers of a solo game in which a move is made every ten seconds."""
    return answers_of(written("boar", [(CHANCE, deck(top), 0.0), *((0, m, 10.0 * n) for n, m in enumerate(moves, 1))]))


def test_a_first_card_is_no_answer_and_a_match_is_right() -> None:
    (answer,) = alone("boar boar", Draw(), Play(0))
    assert (answer.kind, answer.right, answer.matched) == ("play", True, True)
    assert (answer.truth, answer.answer) == ((Play(0),), Play(0))
    assert (answer.load, answer.events, answer.replacements, answer.position) == (1, 0, 0, "only")
    assert (answer.shown_for, answer.age, answer.response) == (10.0, 0.0, 10.0)
    assert answer.options == (Draw(), Play(0))
    assert answer.guess == pytest.approx(1 / 2)  # to draw is a choice, too


def test_drawing_past_a_match_is_a_miss() -> None:
    (answer,) = alone("boar boar", Draw(), Draw())
    assert (answer.kind, answer.right, answer.error, answer.counted) == ("draw", False, "missed", True)
    assert (answer.found_animal, answer.match_animal) == ("boar", "boar")


def test_drawing_without_a_match_is_right_but_tells_nothing() -> None:
    (answer,) = alone("boar wolf", Draw(), Draw())
    assert (answer.right, answer.matching, answer.counted) == (True, 0, False)


def test_playing_without_a_match_in_hand() -> None:
    (answer,) = alone("boar wolf", Draw(), Play(0))
    assert (answer.right, answer.error, answer.counted) == (False, "none_in_hand", False)
    assert (answer.found_animal, answer.match_animal) == ("boar", "wolf")  # the wolf lay on the deck to be drawn


def test_the_card_beside_the_right_one() -> None:
    *_, answer = alone("boar wolf deer boar", Draw(), Draw(), Draw(), Play(1))
    assert answer.outcomes == ("missed", "right", "neighbour", "elsewhere")
    assert (answer.found_animal, answer.match_animal) == ("wolf", "boar")
    assert (answer.truth, answer.error, answer.load, answer.events, answer.position) == (
        (Play(0),),
        "neighbour",
        3,
        2,
        "first",
    )


def test_the_place_where_the_right_card_was_before_the_hand_closed_up() -> None:
    # Hand: boar wolf deer owl. The wolf is paired, so deer and owl move up; the deer was at place 2, where the owl is.
    *_, answer = alone("boar wolf deer owl wolf deer", Draw(), Draw(), Draw(), Draw(), Play(1), Play(2))
    assert answer.truth == (Play(1),)
    assert answer.outcomes[1:] == ("neighbour", "right", "before")
    assert (answer.error, answer.replacements) == ("before", 1)


def test_two_cards_match_and_the_newest_is_what_counts() -> None:
    *_, answer = alone("boar wolf boar boar", Draw(), Draw(), Draw(), Play(0))
    # The third card would have been drawn past a match; now both boars match.
    assert (answer.truth, answer.matching, answer.right) == ((Play(0), Play(2)), 2, True)
    assert (answer.position, answer.events) == ("last", 0)
    assert answer.guess == pytest.approx(2 / 4)


def test_a_wrong_name_spoils_the_right_card_B15() -> None:
    moves = [(CHANCE, deck("boar wolf boar wolf"), 0.0), (0, Draw(), 1.0), (1, Draw(), 2.0), (0, Play(0, "deer"), 3.0)]
    (answer,) = answers_of(written("boar", moves, [[Stint(0, MIA)], [Stint(0, BEN)]], players=2, naming=True))
    assert (answer.right, answer.error, answer.named, answer.matched) == (False, "misnamed", "deer", False)
    assert answer.answer == Play(0)  # among the options, whatever it was called


def test_choices_in_a_table() -> None:
    assert [MEASURE.spell(choice) for choice in (Draw(), Play(0), Play(3))] == ["draw", "0", "3"]


def test_a_card_drawn_by_somebody_else_at_the_seat_does_not_count() -> None:
    moves = [(CHANCE, deck("boar wolf boar wolf"), 0.0), (0, Draw(), 1.0), (1, Draw(), 2.0), (0, Play(0), 3.0)]
    stints = [[Stint(0, bot="uniform"), Stint(2, MIA)], [Stint(0, BEN)]]
    (answer,) = answers_of(written("boar", moves, stints, players=2))
    assert (answer.seen, answer.counted, answer.right) == (False, False, True)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 2, "naming": True}], ids=str)
def test_answers_agree_with_the_log_they_came_from(seed: int, options: dict[str, Any]) -> None:
    """Every pair that the rules made belongs to one right play, and to no other."""
    played = some_game("boar", seed, knows=0.5, level="expert", **options)
    pairs, state = 0, GAME.setup(played.options)
    for moved in played.moves:
        step = GAME.apply(state, moved.actor, moved.move)
        pairs += sum(isinstance(event, Paired) for event in step.events)
        state = step.after
    answers = answers_of(played)
    assert sum(answer.kind == "play" and bool(answer.matched) for answer in answers) == pairs
    for answer in answers:
        assert answer.right == (answer.error is None)
        if answer.kind == "play" and not (answer.forced and not answer.matching):
            assert answer.right == answer.matched
        if answer.counted:
            assert answer.matching
            assert 0 < answer.guess < 1


def test_a_miss_is_played_back_from_its_last_sight() -> None:
    """The card that matches lies on the deck, and whoever missed it is about to draw it (B4)."""
    found = [
        playback
        for played in played_games("boar", sometimes("boar", 0.5), 3, players=3)
        for playback in loveliest(played)
    ]
    assert len(found) > 2
    for playback in found:
        first = playback.moments[0].observation
        assert (first.turn, first.top) == (playback.seat, playback.answer.match_animal)
