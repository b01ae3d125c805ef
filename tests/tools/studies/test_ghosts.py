"""Ghosts of simulated people: how like them they are. The whole study is `python -m tools.studies.ghosts`."""

from __future__ import annotations

import numpy as np
import pytest

from gander.comparisons.ghost_readiness import games_missing, is_enough
from gander.comparisons.questions import questions_in
from gander.games import BOXES, box
from gander.memory.fit import fit
from tools.studies.ghosts import EARLY, Plan, anybody, mean_of, plans, played, study

WITH_MEMORY = [name for name in BOXES if box(name).answer_reader is not None]


def test_every_game_of_memory_has_a_reader_and_the_others_say_so() -> None:
    """Where answers are about something hidden they are read; where all lies open there is nothing to remember."""
    hidden = [name for name, one in BOXES.items() if hasattr(one.measure.by, "covariates")]
    assert hidden == WITH_MEMORY


@pytest.mark.parametrize("game", WITH_MEMORY)
@pytest.mark.parametrize("players", [1, 2])
def test_what_is_read_is_what_the_notepad_counts(game: str, players: int) -> None:
    """A question for every answer of the person, found a second way by the game's measure.

    In none of these games somebody says again what was just called wrong: that is counted, but not read.
    """
    person = anybody(np.random.default_rng(3))
    one = played(person, Plan(game, "expert", players), "heeded")
    counted = [answer for answer in box(game).measure.answers(one) if answer.seat == 0 and answer.counted]
    found = questions_in(one, 0)
    assert counted
    assert len(found) >= len(counted)


def test_after_three_games_it_is_too_early_and_more_are_asked_for() -> None:
    person, offered = anybody(np.random.default_rng(4)), plans()
    found = fit(
        [one for number in range(EARLY) for one in questions_in(played(person, offered[number], f"{number}"), 0)]
    )
    assert not is_enough(found, EARLY)
    assert games_missing(found, EARLY) >= 1
    assert games_missing(fit([]), 0) >= 1


def test_a_few_ghosts_foretell_better_than_the_best_character() -> None:
    """Two people, the mean of them; the study has two hundred."""
    found = study(2, compared=0)
    assert mean_of(one.ghost - one.character for one in found).value < 0
    assert all(one.early and one.enough for one in found)


@pytest.mark.nightly
def test_ghosts_are_like_their_people() -> None:
    """Seventy people, as in docs/papers/bots.md: foretold better than by any character, also with hindsight,
    beyond luck; in every game the mean scores are within a card of one another."""
    found = study(70, processes=2)
    for worse in (mean_of(one.ghost - one.character for one in found), mean_of(one.ghost - one.lucky for one in found)):
        assert worse.value + worse.reach < 0
    for game in WITH_MEMORY:
        assert abs(mean_of(one.ahead[game] for one in found if game in one.ahead).value) < 1
    assert all(one.early for one in found)
    assert np.mean([one.enough for one in found]) > 0.9
