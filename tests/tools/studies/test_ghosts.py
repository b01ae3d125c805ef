"""Ghosts of simulated people: how like them they are. The whole study is `python -m tools.studies.ghosts`."""

from __future__ import annotations

import numpy as np
import pytest

from gander.comparisons.ghost_readiness import games_missing, is_enough
from gander.comparisons.questions import HALF_LIFE, WeighedAnswers, questions_in, weighed
from gander.games import BOXES, box
from gander.luck import QuickLuck
from gander.memory.answered import AnsweredQuestion
from gander.memory.fit import fit
from gander.memory.ghost_profile import TYPICAL, with_traits
from gander.memory.row_task import share_right
from tools.studies.ghosts import EARLY, Plan, many, mean_of, plans, played, study
from tools.studies.kinds_of_people import KINDS, Kind, Slots, anybody

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
    person = anybody(np.random.default_rng(5))
    one = played(person, Plan(game, "expert", players), "heeded")
    counted = [answer for answer in box(game).measure.answers(one) if answer.seat == 0 and answer.counted]
    found = questions_in(one, 0)
    assert counted
    assert len(found) >= len(counted)


def test_after_three_games_it_is_too_early_and_more_are_asked_for() -> None:
    person, offered = anybody(np.random.default_rng(4)), plans()
    found = fit(*weighed([questions_in(played(person, offered[number], f"{number}"), 0) for number in range(EARLY)]))
    assert not is_enough(found, EARLY)
    assert games_missing(found, EARLY) >= 1
    assert games_missing(fit([]), 0) >= 1


# People unlike the model ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", [1, 2])
def test_people_of_every_kind_play_every_game_to_its_end(kind: Kind, players: int) -> None:
    person = KINDS[kind](np.random.default_rng(6))
    for game in WITH_MEMORY:
        one = played(person, Plan(game, "rookie", players), "to its end", before=3)
        assert questions_in(one, 0)


def test_a_slot_holds_a_thing_whole_or_not_at_all() -> None:
    """Two slots, the oldest goes: of three things that came one by one the last two are kept, and places move up."""
    memory = Slots(2, True, QuickLuck(1))
    for place, value in enumerate("abc"):
        memory.see(place, value)
    said = [memory.distribution(place, tuple("abc")) for place in range(3)]
    assert set(said[0].values()) == {1 / 3}
    assert [said[place]["abc"[place]] > 0.97 for place in (1, 2)] == [True, True]
    memory.remove(0)
    assert memory.distribution(0, tuple("abc"))["b"] > 0.97
    assert memory.load == 2


def answers(keenness: float, games: int, seed: str) -> list[list[AnsweredQuestion]]:
    person = with_traits({"keenness": keenness})
    return [questions_in(game, 0) for game in many(person, [Plan(WITH_MEMORY[0], "rookie", 1)] * games, seed)]


def keeps(answers: WeighedAnswers) -> float:
    """How much of a plain task a ghost of theirs answers right."""
    return share_right(with_traits(fit(*answers).as_played()).traits)


def test_later_games_weigh_more() -> None:
    """Of somebody who got better, and of somebody who got worse, the last games say more than the first."""
    weak, strong = answers(28, 16, "weak"), answers(170, 16, "strong")
    alike = keeps(weighed([*weak, *strong], half_life=1e9))
    assert keeps(weighed([*strong, *weak])) < alike < keeps(weighed([*weak, *strong]))


def test_who_got_better_is_taken_for_what_they_are_now() -> None:
    """Of somebody who gets better as people do, a ghost that knows the order of the games does nearly as well as they
    do now; one that counts the games of late most, and knows no more, does worse."""
    games = [
        game
        for number in range(1, 17)
        for game in answers(TYPICAL.traits.keenness * (number / 16) ** 0.6, 1, f"better {number}")
    ]
    known = weighed(games)
    now, found, unordered = (
        share_right(TYPICAL.traits),
        keeps(known),
        keeps(known._replace(practice=[0.0] * len(known.weights))),
    )
    assert unordered < found < now + 0.02


def test_games_of_somebody_who_does_not_change_lose_little_by_it() -> None:
    """The standard error is at most half as large again."""
    games = answers(TYPICAL.traits.keenness / 2, 24, "steady")
    alike, late = (fit(*weighed(games, half)).traits["keenness"].error for half in (1e9, HALF_LIFE))
    assert late < 1.5 * alike


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
        off = mean_of(one.ahead[game] for one in found if game in one.ahead)
        assert abs(off.value) - off.reach < 1
    assert all(one.early for one in found)
    assert np.mean([one.enough for one in found]) > 0.9
