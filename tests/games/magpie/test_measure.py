"""What a game of Magpie says about a player."""

from __future__ import annotations

from gander.cards.memorising import Ready
from gander.contract.game import CHANCE
from gander.games.magpie.pieces import Shuffle, TurnOver
from gander.measures.answers import answers_of
from gander.measures.playback import loveliest
from gander.measures.reference import played_games, sometimes
from tests.games.magpie.positions import magpie_at
from tests.notepad.kit import written


def test_the_second_card_is_an_answer_where_its_like_was_seen() -> None:
    """Ring and key, turned down at 6 seconds. Then the other key at 8, and at 11 the ring beside the first one."""
    deck = magpie_at("ring, key, key, ring").grid
    moves = [
        (CHANCE, Shuffle(deck), 0.0),  # type: ignore[arg-type]  # no place is empty yet
        (0, TurnOver(0), 1.0),
        (0, TurnOver(1), 2.0),
        (0, Ready(), 5.0),
        (1, Ready(), 6.0),
        (1, TurnOver(2), 8.0),
        (1, TurnOver(0), 11.0),
    ]
    (answer,) = answers_of(written("magpie", moves, players=2))
    assert (answer.seat, answer.truth, answer.answer, answer.error) == (1, (1,), 0, "neighbour")
    assert (answer.card, answer.found, answer.load) == ("key", "ring", 2)
    assert (answer.events, answer.shown_for, answer.age, answer.response) == (0, 4.0, 2.0, 3.0)
    assert answer.counted
    assert answer.guess == 1 / 11


def test_a_miss_is_played_back_from_its_last_sight() -> None:
    """The like of the card that was turned shows its face (P4)."""
    found = [
        playback
        for played in played_games("magpie", sometimes("magpie", 0.5), 3, players=3)
        for playback in loveliest(played)
    ]
    assert len(found) > 2
    for playback in found:
        (place,) = playback.answer.truth
        assert playback.moments[0].observation.grid[place].card == playback.answer.card
