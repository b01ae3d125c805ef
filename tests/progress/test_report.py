"""The report, the coach, the review and the drill."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from gander.contract.game import Level
from gander.contract.measure import Kept
from gander.games import BOXES, box
from gander.games.boar import drill as boar_drill
from gander.games.boar.measure import Turn
from gander.games.boar.pieces import Play
from gander.games.brains import drill as brains_drill
from gander.games.brains.drill import TAKING
from gander.games.brains.measure import Decision
from gander.games.brains.pieces import Pass
from gander.games.brains.worth import odds_for
from gander.games.goose import drill as goose_drill
from gander.games.goose.measure import Error, Reply
from gander.games.goose.pieces import SUSPECTS
from gander.luck import QuickLuck
from gander.progress.answers import answers_of
from gander.progress.coach import advice_on_level
from gander.progress.drill import drill
from gander.progress.figure import Figure, Interval
from gander.progress.measures import figures_of, numbers_of, tally_of
from gander.progress.reference import (
    left_by_guessing,
    mean_result,
    ordinary,
    played_games,
    reference,
    sizes_of,
    sometimes,
)
from gander.progress.report import Game, Report, report
from gander.progress.review import review
from gander.progress.tally import Count, Tally, counts_of, share, tally_from
from tests.games.brains.oracle import colour_of
from tests.progress.kit import some_game

KEPT = {name: one.measure.by for name, one in BOXES.items() if isinstance(one.measure.by, Kept)}
LEVELS: tuple[Level, ...] = ("rookie", "experienced", "advanced", "expert")


def in_numbers(name: str, at: float, level: Level | None, answers: list[Any]) -> Game:
    counts = counts_of(tally_of(name, answers), figures_of(name).pairs)
    return Game(at, level, numbers_of(name, answers), counts)


def games(name: str, count: int, knows: float, level: Level | None = "expert", **options: Any) -> list[Game]:
    """Games of somebody who knows this share of the answers, in numbers."""
    agreed = {"players": 1, **({} if level is None else {"level": level}), **options}
    found = []
    for number, played in enumerate(played_games(name, sometimes(name, knows), count, **agreed)):
        own = [answer for answer in answers_of(played) if answer.seat in (0, None)]
        found.append(in_numbers(name, float(number), level, own))
    return found


USUAL: dict[str, Any] = {"number": 1, "move": 1, "at": 0.0, "seat": 0, "by": "person", "counted": True, "right": True}


def reply(**facts: Any) -> Reply:
    """An answer with a few facts, the others ordinary."""
    asked = {"kind": "answer", "truth": ("red",), "answer": "red", "feature": "colour", "place": 0}
    return Reply(**USUAL | asked | {"load": 3, "events": 0, "replacements": 0} | facts)


def turn(**facts: Any) -> Turn:
    return Turn(**USUAL | {"kind": "play", "truth": (Play(0),), "answer": Play(1), "load": 3, "matching": 1} | facts)


def decision(**facts: Any) -> Decision:
    chosen = {"kind": "keep", "truth": (Pass(),), "answer": Pass(), "value": 0.0, "best": 0.0, "luck": 0.0}
    return Decision(**USUAL | chosen | facts)


# The report ----------------------------------------------------------------------------------------------------------


def test_what_somebody_keeps_is_told_in_cards() -> None:
    """Who knows three of four answers keeps 4.5 of 6 suspects, and the interval says so."""
    found = report("goose", "own", games("goose", 60, 0.75))
    assert (found.load, found.perfect, found.guessing, found.unit) == (6, 6.0, 0.0, "cards")
    assert found.now is not None
    assert found.now.low < 4.5 < found.now.high
    assert found.now.high - found.now.low < 1
    assert found.sentences[0].key == "progress.kept.own"


def test_the_plain_share_of_right_answers_is_counted_and_nothing_is_left_out() -> None:
    played = games("goose", 9, 0.5)
    found = report("goose", "own", played)
    right = sum(float(one.numbers[:, 0].sum()) for one in played)
    assert found.answers == sum(len(one.numbers) for one in played)
    assert found.right is not None
    assert found.right.mean == pytest.approx(right / found.answers)
    assert sum(point.answers for point in found.curve) == found.answers
    assert (found.curve[0].first, found.curve[-1].last) == (1, 9)
    assert sum(step.answers for step in found.fading) == found.answers
    assert sum(place.answers for place in found.positions) == found.answers


def test_difficulty_is_taken_into_account() -> None:
    """Easy games first, hard ones later, by somebody who always knows half: fewer are right, but nothing changed."""
    found = report("goose", "own", games("goose", 40, 0.5, "rookie") + games("goose", 40, 0.5, "expert"))
    assert found.change is not None
    assert found.change.verdict != "better"
    assert found.change.figure.low < 0 < found.change.figure.high


def test_no_games_no_claims() -> None:
    for game in BOXES:
        found = report(game, "own", [])
        assert (found.games, found.now, found.change, found.curve) == (0, None, None, ())
        assert [sentence.key for sentence in found.sentences] == ["progress.nothing_yet"]


def test_few_games_are_too_early_and_say_how_many_more_would_tell() -> None:
    found = report("boar", "own", games("boar", 3, 0.6))
    assert found.change is not None
    assert found.change.verdict == "too_early"
    assert found.change.more_games > 10


def test_brains_shows_what_was_left_and_luck_beside_it() -> None:
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


@pytest.mark.parametrize(("name", "level"), [("goose", "rookie"), ("brains", None)])
def test_games_without_an_answer_that_counts_are_on_neither_side_of_a_comparison(
    name: str, level: Level | None
) -> None:
    """Two such games come first. The first recent game is the fifth of all: of those that count the third."""
    played = games(name, 10, 0.6, level, players=3)
    nothing = [in_numbers(name, 0.0, level, []) for _ in range(2)]
    found = report(name, "own", [*nothing, *played], 4)
    assert found.change is not None
    assert (found.change.before, found.change.recent) == (2, 8)
    assert found.games == 12


def test_a_report_never_speaks_of_a_persons_memory() -> None:
    forbidden = re.compile(r"memory|brain.age|\biq\b|intelligence", re.IGNORECASE)
    for found in (report("goose", "own", games("goose", 10, 0.7)), report("goose", "group", [])):
        said = [sentence.key for sentence in found.sentences] + ([found.advice.why.key] if found.advice else [])
        assert [key for key in said if forbidden.search(key)] == []


def test_practice_at_a_game_is_practice_at_that_game_is_always_said() -> None:
    found: Report = report("goose", "own", games("goose", 2, 0.7))
    assert found.sentences[-1].key == "progress.practice_is_practice"


# Counting ------------------------------------------------------------------------------------------------------------


def test_errors_are_counted_beside_what_blind_guesses_would_be() -> None:
    outcomes = ("right", "before", "neighbour", "neighbour", "never")
    wrong: list[Error] = ["before", "before", "never"]
    tally = tally_of("goose", [reply(right=False, error=error, outcomes=outcomes) for error in wrong])
    assert tally.errors == {
        "before": [2, pytest.approx(3 / 4)],
        "neighbour": [0, pytest.approx(6 / 4)],
        "never": [1, pytest.approx(3 / 4)],
    }


def test_tallies_add_up() -> None:
    for name in BOXES:
        answers, pairs = answers_of(some_game(name, 4, players=3)), figures_of(name).pairs
        whole = counts_of(tally_of(name, answers), pairs)
        halves = [counts_of(tally_of(name, part), pairs) for part in (answers[:7], answers[7:])]
        assert sum(halves) == pytest.approx(whole)
        assert counts_of(tally_from(whole, pairs), pairs) == pytest.approx(whole)


def test_answers_that_do_not_count_are_not_counted() -> None:
    assert tally_of("goose", [reply(counted=False, events=3, position="first")]) == Tally()


def test_wilsons_interval() -> None:
    """8 of 10: the textbook's 0.490 to 0.943."""
    found = share(Count(10, 8))
    assert (found.mean, found.low, found.high) == pytest.approx((0.8, 0.490, 0.943), abs=1e-3)
    assert share(Count()) == Figure(0.0, 0.0, 1.0)


# Reference lines -----------------------------------------------------------------------------------------------------


def test_perfect_memory_is_always_right_and_guessing_as_often_as_the_floor_says() -> None:
    for name in KEPT:
        measure = box(name).measure
        knows, guesses = (
            [a for played in played_games(name, way, 20, players=1) for a in answers_of(played) if a.counted]
            for way in (measure.perfect, measure.guessing)
        )
        assert all(a.right for a in knows)
        right, floor = sum(a.right for a in guesses), sum(a.guess for a in guesses)
        spread = sum(a.guess * (1 - a.guess) for a in guesses) ** 0.5
        assert abs(right - floor) < 4 * spread


def test_a_perfect_boar_takes_every_card() -> None:
    """Six of each design are three pairs: with perfect memory none is ever left."""
    assert mean_result("boar", "rookie", box("boar").measure.perfect, 20) == 36
    assert [reference("boar").results[level].perfect for level in LEVELS] == [36, 42, 48, 54]


def test_the_stored_lines_are_those_of_our_engine() -> None:
    """A small sample stays within what luck allows of the stored means."""
    goose = box("goose").measure
    for level in LEVELS[::3]:
        stored = reference("goose").results[level]
        assert mean_result("goose", level, goose.perfect, 200) == pytest.approx(stored.perfect, abs=0.5)
        assert mean_result("goose", level, goose.guessing, 200) == pytest.approx(stored.guessing, abs=2)
    assert left_by_guessing("brains", 8) == pytest.approx(reference("brains").left_by_guessing, abs=0.4)


def test_every_game_has_the_lines_that_its_measure_needs() -> None:
    for name, one in BOXES.items():
        stored, measure = reference(name), one.measure
        assert set(stored.results) == (set(sizes_of(name)) if "solo" in one.game.players else set())
        assert set(stored.ordinary) == (set(measure.by.load) if isinstance(measure.by, Kept) else set())
        assert (stored.left_by_guessing is None) == isinstance(measure.by, Kept)


def test_ordinary_situations_are_about_a_full_line_up() -> None:
    for level, load in zip(LEVELS, (3, 4, 5, 6), strict=True):
        stored = reference("goose").ordinary[level]
        assert (stored.load, stored.guess) == (load, 0.2)
        assert stored.situations[:, 0] == pytest.approx(np.log(load / 4), abs=1e-3)
    assert ordinary("boar", KEPT["boar"], "rookie", games=8).load == reference("boar").ordinary["rookie"].load


def test_the_stored_situations_are_those_of_our_engine() -> None:
    """Played anew, to the last digit."""
    for name, by in KEPT.items():
        assert ordinary(name, by, "rookie") == reference(name).ordinary["rookie"]


# The coach -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "kept", "played", "move", "to"),
    [
        ("rookie", (0.9, 0.8, 0.95), 5, "up", "experienced"),
        ("rookie", (0.9, 0.8, 0.95), 2, "stay", "rookie"),
        ("rookie", (0.8, 0.6, 0.9), 5, "stay", "rookie"),
        ("expert", (0.9, 0.8, 0.95), 5, "stay", "expert"),
        ("advanced", (0.3, 0.2, 0.45), 5, "down", "experienced"),
        ("rookie", (0.3, 0.2, 0.45), 5, "stay", "rookie"),
    ],
)
def test_advice(level: Level, kept: tuple[float, float, float], played: int, move: str, to: str) -> None:
    found = advice_on_level(
        {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6}, level, Interval(*kept, 0.05), played
    )
    assert (found.move, found.level) == (move, to)
    assert found.why.key.startswith("coach.")


def test_the_size_of_a_level_is_the_games_own() -> None:
    sizes: dict[Level, int] = {"rookie": 6, "experienced": 9}
    up = advice_on_level(sizes, "rookie", Interval(0.9, 0.8, 0.95, 0.05), 5)
    assert (up.why.key, up.why.values["size"]) == ("coach.up", 9)
    top = advice_on_level(sizes, "experienced", Interval(0.9, 0.8, 0.95, 0.05), 5)
    assert top.why.key == "coach.top"


# Review and drill ----------------------------------------------------------------------------------------------------


def test_a_review_shows_what_was_missed_and_when_it_was_seen() -> None:
    answers = answers_of(some_game("goose", 2, knows=0.5, players=1))
    found = review("id", "goose", answers)
    assert found.answers == len(answers)
    assert found.right == sum(a.right for a in answers)
    assert [(m.number, m.truth, m.events) for m in found.missed] == [
        (a.number, a.truth, a.events) for a in answers if not a.right
    ]


def test_the_costliest_decision_comes_first() -> None:
    answers = [a for a in answers_of(some_game("brains", 2, knows=0.3, players=3)) if a.seat == 0]
    left = [missed.left for missed in review("id", "brains", answers).missed]
    assert left
    assert left == sorted(left, reverse=True)


@pytest.mark.parametrize("kind", ["before", "neighbour", "never"])
def test_a_drill_asks_what_is_missed_most(kind: Error) -> None:
    outcomes = ("right", "before", "neighbour", "elsewhere", "never")
    answers = [reply(right=False, error=kind, outcomes=outcomes)] * 5
    found = drill("goose", "expert", answers, QuickLuck(1))
    assert found.kind == {"never": "long_ago"}.get(kind, kind)
    for item in found.items:
        assert isinstance(item, goose_drill.Item)
        lying = list(item.lineup)
        for change in item.replaced:
            lying[change.place] = change.suspect
        assert len(set(lying)) == len(lying) == 6
        assert set(lying) <= set(SUSPECTS)
        assert item.truth == getattr(lying[item.place], item.feature)
        if kind == "before":
            assert item.truth != getattr(item.lineup[item.place], item.feature)
        else:
            assert item.place not in [change.place for change in item.replaced]


def test_a_drill_of_boar_has_its_matching_places() -> None:
    outcomes = ("missed", "right", "before", "neighbour")
    for kind, named in (("before", "closed_up"), ("neighbour", "neighbour"), ("missed", "full_hand")):
        answers = [turn(right=False, error=kind, outcomes=outcomes)] * 5
        found = drill("boar", "rookie", answers, QuickLuck(2))
        assert found.kind == named
        for item in found.items:
            assert isinstance(item, boar_drill.Item)
            hand = list(item.drawn)
            for slot in item.played:
                del hand[slot]
            assert item.truth == tuple(slot for slot, animal in enumerate(hand) if animal == item.top)
            assert item.truth


def test_a_drill_of_dice_knows_the_best_value() -> None:
    answers = [decision(right=False, throws_left=1, left=2.0), decision(throws_left=2, left=0.1)]
    found = drill("brains", None, answers, QuickLuck(3))
    assert found.kind == "1"
    for item in found.items:
        assert isinstance(item, brains_drill.Item)
        faces = tuple(face.number for face in item.dice)
        assert item.best == pytest.approx(odds_for(TAKING).best(faces, 1), abs=1e-3)
        assert item.throws == 2  # of three (M4)
        assert [face.colour for face in item.dice] == [colour_of(die, face or 5) for die, face in enumerate(faces)]


def test_without_any_answer_there_is_a_drill_all_the_same() -> None:
    found = {game: drill(game, None, [], QuickLuck(1)) for game in BOXES}
    assert [found[game].kind for game in ("goose", "boar", "brains")] == ["long_ago", "full_hand", "2"]
    assert all(one.kind in box(game).measure.drill.kinds for game, one in found.items())
