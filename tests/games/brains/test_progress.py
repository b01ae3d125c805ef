"""What the notepad says to players of the Brains."""

from __future__ import annotations

import re
from typing import Any, get_args

import numpy as np
import pytest

from gander.contract.played_game import uid_of
from gander.games.brains.adviser import AskOdds, advise
from gander.games.brains.chances.course import course, turns_of
from gander.games.brains.chances.worth import odds_for
from gander.games.brains.drill import DRILL, STEPS, TAKING, Difficulty, DrillKind, Item
from gander.games.brains.measure import Decision
from gander.games.brains.pieces import Pass
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.decisions import mean_of
from gander.measures.drill import drill
from gander.measures.figures import figures_of
from gander.measures.reference import left_by_guessing, reference
from gander.measures.report import ReportedGame, report
from gander.measures.tally import tally_from
from gander.notepad.export_file import read_file
from gander.notepad.finished_games import finished_games
from gander.notepad.harvest import bring, catch_up
from gander.notepad.review import review
from gander.notepad.sheets import zipped
from gander.notepad.views import review_for
from gander.store.notepad import players
from gander.store.notepad.notepad import Notepad
from gander.store.notepad.notepad_views import Player
from gander.table.log import MemoryLog
from gander.table.terms import PlannedSeat
from tests.games.brains.oracle import colour_of
from tests.notepad.kit import TABLET, USUAL, file_of, games, in_numbers, open_pad, read, rows, some_game, write
from tests.table.kit import HOST, Sitting, opening


def decision(**facts: Any) -> Decision:
    chosen = {"kind": "keep", "truth": (Pass(),), "answer": Pass(), "value": 0.0, "best": 0.0, "luck": 0.0}
    chances = {"chance_left": 0.0, "chance_luck": 0.0, "chance_exact": True}
    return Decision(**USUAL | chosen | chances | facts)


def test_what_was_left_is_shown_and_luck_beside_it() -> None:
    played = games("brains", 12, 0.6, level=None, players=3)
    found = report("brains", "own", played)
    assert (found.unit, found.perfect) == ("left", 0.0)
    assert found.guessing == reference("brains").left_by_guessing
    assert found.now is not None
    mean = np.concatenate([one.numbers[:, 1] for one in played]).mean()
    assert found.now.low < mean < found.now.high
    assert found.luck is not None
    assert found.luck.left == pytest.approx(mean * found.luck.decisions, abs=0.01)
    assert found.luck.luck == pytest.approx(
        sum(tally_from(one.counts, figures_of("brains").pairs).luck for one in played), abs=0.01
    )


@pytest.mark.parametrize(("seats", "exact"), [(3, True), (4, False)])
def test_chances_given_away_are_those_of_the_course(seats: int, exact: bool) -> None:
    """The same game five times, so that the mean over games is that game, and nothing scatters."""
    played = some_game("brains", 3, 0.6, players=seats)
    own = [answer for answer in answers_of(played) if answer.seat == 0]
    found = report("brains", "own", [in_numbers("brains", 0.0, None, own)] * 5).luck
    assert found is not None
    (given,) = found.given_away
    assert (given.exact, given.games) == (exact, 5)
    assert given.figure.mean == pytest.approx(100 * course(played, 0).left, abs=0.001)
    assert given.figure.low == pytest.approx(given.figure.high, abs=0.002)


def gave_away(*chances: float, exact: bool = True) -> list[ReportedGame]:
    """Games with one decision each."""
    made = [decision(throws_left=1, left=0.0, chance_left=chance, chance_exact=exact) for chance in chances]
    return [in_numbers("brains", 0.0, None, [one]) for one in made]


def test_chances_given_away_have_a_wider_side_above() -> None:
    """Mean 20 %, standard deviation √250 %, so 7.0711 % of error; Student's t for four degrees is 2.7764."""
    found = report("brains", "own", gave_away(0.0, 0.1, 0.2, 0.3, 0.4)).luck
    assert found is not None
    (given,) = found.given_away
    reach = 2.7764 * 7.0711
    assert given.figure.mean == pytest.approx(20)
    assert given.figure.low == pytest.approx(20 - reach, abs=0.01)
    assert given.figure.high == pytest.approx(20 * 2.718281828 ** (reach / 20), abs=0.01)


def test_exact_and_estimated_games_are_not_mixed_and_few_games_tell_nothing() -> None:
    four, five = gave_away(0.1, 0.1, 0.1, 0.1), gave_away(0.3, 0.3, 0.3, 0.3, 0.3, exact=False)
    found = report("brains", "own", four + five).luck
    assert found is not None
    assert [(given.exact, given.games, given.figure.mean) for given in found.given_away] == [(False, 5, 30.0)]


def test_the_interval_of_chances_given_away_holds_what_it_promises() -> None:
    """Games of somebody who errs now and then, drawn again and again: the truth is inside about 95 times of 100."""
    games_played = [some_game("brains", seed, 0.9, players=3) for seed in range(20)]
    sums = np.array(
        [
            sum(step.left for turn in turns if turn.seat == seat for step in turn.steps)
            for turns in (tuple(turns_of(played)) for played in games_played)
            for seat in range(3)
        ]
    )
    chance = np.random.default_rng(1)
    drawn = [mean_of(chance.choice(sums, 10)) for _ in range(1000)]
    inside = np.mean([found.low <= sums.mean() <= found.high for found in drawn])
    assert 0.91 < inside < 0.99


def test_the_costliest_decision_comes_first() -> None:
    answers = [a for a in answers_of(some_game("brains", 2, knows=0.3, players=3)) if a.seat == 0]
    left = [missed.left for missed in review("id", "brains", answers).missed]
    assert left
    assert left == sorted(left, reverse=True)


NAMES = ("Mia", "Ben", "Ida")


def of_three() -> Sitting:
    """A game of three on one device, to its end."""
    sitting = Sitting(opening("brains", [PlannedSeat("here", name=name) for name in NAMES])).start()
    sitting.play_on(QuickLuck(1), 10_000)
    return sitting


async def ben_on(notepad: Notepad, pad: str) -> Player:
    return next(player for player in await notepad.ask(players.players, pad) if player.name == "Ben")


async def test_a_review_tells_how_the_game_went_from_the_log_and_from_a_file() -> None:
    log, sitting = MemoryLog(), of_three()
    await write(log, sitting)
    (played,) = finished_games(sitting.events)
    async with open_pad() as notepad, open_pad() as elsewhere:
        await catch_up(log, notepad, HOST)
        file = await file_of(log, notepad, await notepad.run(players.pad_of, HOST))
        await bring(elsewhere, TABLET, read_file(file))
        for one, events, device in ((notepad, log, HOST), (elsewhere, MemoryLog(), TABLET)):
            pad = await one.run(players.pad_of, device)
            ben = await ben_on(one, pad)
            found = await review_for(events, one, pad, ben.id, uid_of(played))
            assert found.course == course(played, 1)
            assert tuple(seat.name for seat in found.seats) == NAMES


async def test_a_review_of_a_table_that_is_gone_tells_what_was_missed_all_the_same() -> None:
    log, sitting = MemoryLog(), of_three()
    await write(log, sitting)
    (played,) = finished_games(sitting.events)
    async with open_pad() as notepad:
        await catch_up(log, notepad, HOST)
        pad = await notepad.run(players.pad_of, HOST)
        ben = await ben_on(notepad, pad)
        found = await review_for(MemoryLog(), notepad, pad, ben.id, uid_of(played))
        assert found.course is None
        assert found.answers > 0


def test_a_drill_of_dice_knows_the_best_value() -> None:
    answers = [decision(right=False, throws_left=1, left=2.0), decision(throws_left=2, left=0.1)]
    found = drill("brains", None, answers, QuickLuck(3))
    assert found.kind == "1"
    for item in found.items:
        assert isinstance(item, Item)
        faces = tuple(face.number for face in item.dice)
        assert item.best == pytest.approx(odds_for(TAKING).best(faces, 1), abs=1e-3)
        assert item.throws == 2  # of three (M4)
        assert [face.colour for face in item.dice] == [colour_of(die, face or 5) for die, face in enumerate(faces)]


@pytest.mark.parametrize("step", STEPS)
def test_harder_is_a_choice_that_is_nearly_as_good(step: Difficulty) -> None:
    """The second way: what the adviser says of every choice."""
    for kind in get_args(DrillKind):
        made = DRILL.make(kind, step, QuickLuck(f"{kind} {step}"))
        one, two, three, four, five = (face.number for face in made.dice)
        worth = [keep.brains for keep in advise(AskOdds((one, two, three, four, five), made.throws, made.middle)).keeps]
        next_best = next(value for value in worth if value < worth[0] - 0.005)
        assert step.least <= worth[0] - next_best < step.most


def test_the_stored_line_is_that_of_our_engine() -> None:
    """A small sample stays within what luck allows of the stored mean."""
    assert left_by_guessing("brains", 8) == pytest.approx(reference("brains").left_by_guessing, abs=0.4)


def test_without_any_answer_the_drill_is_with_two_throws_left() -> None:
    assert drill("brains", None, [], QuickLuck(1)).kind == "2"


def test_a_choice_stands_in_a_table_in_words() -> None:
    answers = read(zipped(rows("brains")), "answers.csv")
    spelled = r"pass|announce (red|yellow|blue|green|black)|throw \d( \d)*"
    assert all(re.fullmatch(spelled, row[column]) for row in answers for column in ("truth", "answer"))
    assert {row["options"] for row in answers} == {""}
