"""Misses played back: the table shows what was to be kept, hides it, and is the one at which it was asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from gander.contract.measure import RecallMeasure
from gander.contract.played_game import PlayedGame
from gander.games import BOXES, box
from gander.measures.answers import answers_at, answers_of
from gander.measures.playback import BETWEEN, LOVELIEST, loveliest, playbacks
from gander.measures.reference import played_games, sometimes

RECALLED: Final = [name for name, one in BOXES.items() if isinstance(one.measure.by, RecallMeasure)]


def games(name: str) -> Iterator[PlayedGame]:
    """Games of three people who know every second answer and guess the others."""
    return played_games(name, sometimes(name, 0.5), 4, players=3)


def misses(played: PlayedGame, seat: int) -> list[Any]:
    return [answer for answer in answers_at(answers_of(played), seat) if answer.counted and not answer.right]


@pytest.mark.parametrize("name", RECALLED)
def test_a_playback_leads_from_the_last_sight_to_the_question(name: str) -> None:
    shown = 0
    for played in games(name):
        for miss in misses(played, 1):
            (playback,) = playbacks(played, 1, [miss])
            first, last = playback.moments[0], playback.moments[-1]
            assert first.observation != last.observation
            assert len(playback.moments) <= 2 + BETWEEN
            agos = [moment.ago for moment in playback.moments]
            assert agos == sorted(agos, reverse=True)
            assert last.ago == 0
            assert played.moves[miss.move].move in playback.moves
            assert last.observation == table_before(played, miss.move, 1)
            shown += 1
    assert shown > 2


def table_before(played: PlayedGame, number: int, seat: int) -> Any:
    rules = box(played.game).game
    state = rules.setup(played.options)
    for moved in played.moves[:number]:
        state = rules.apply(state, moved.actor, moved.move).after
    return rules.observe(state, seat)


@pytest.mark.parametrize("name", RECALLED)
def test_the_loveliest_are_one_of_each_and_the_freshest_of_theirs(name: str) -> None:
    for played in games(name):
        chosen = loveliest(played)
        seats = [playback.seat for playback in chosen]
        assert len(seats) == len(set(seats)) <= LOVELIEST
        for playback in chosen:
            assert playback.answer.events == min(miss.events for miss in misses(played, playback.seat))


def test_what_was_in_open_sight_is_not_played_back() -> None:
    decided = next(name for name in BOXES if name not in RECALLED)
    for played in played_games(decided, sometimes(decided, 0.0), 1, players=3):
        assert playbacks(played, 0, answers_of(played)) == ()
        assert loveliest(played) == ()
