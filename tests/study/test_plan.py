"""Who gets what: by blocks of chance, in orders that balance one another, and from a file that says what is wrong."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from gander.study import minutes
from gander.study.fixed_page import FixedPage
from gander.study.plan import Assignment, assigned, balanced_orders, condition_of, most_games, steps_for
from gander.study.questions import StudyQuestion
from gander.study.reading import studied, untranslated
from gander.study.study_file import Block, Condition, StudySettings
from gander.table.codes import Codes
from gander.table.errors import WrongValue
from tests.kinds import WITH_COUNTDOWN
from tests.study.files import ALONE, TWO_CONDITIONS, study_in

CODES = Codes(b"k" * 32)


def test_conditions_are_balanced_in_every_block_and_nobody_can_know_the_next(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    given = [condition_of(study, CODES, number) for number in range(80)]
    blocks = [given[first : first + 4] for first in range(0, 80, 4)]
    assert all(Counter(block) == {"early": 2, "late": 2} for block in blocks)
    assert len({tuple(block) for block in blocks}) == 6  # every order of two and two
    assert given != [condition_of(study, Codes(b"another key" * 3), number) for number in range(80)]


def test_a_condition_of_twice_the_weight_comes_twice_as_often(tmp_path: Path) -> None:
    study = replace(study_in(tmp_path, TWO_CONDITIONS), conditions=(Condition("early"), Condition("late", 2)))
    assert Counter(condition_of(study, CODES, number) for number in range(60)) == {"early": 20, "late": 40}


@pytest.mark.parametrize("things", [2, 3, 4, 5, 6])
def test_over_all_orders_everything_comes_as_often_at_each_place_and_after_each_other(things: int) -> None:
    orders = balanced_orders(things)
    for place in range(things):
        assert len(set(Counter(order[place] for order in orders).values())) == 1
    after = Counter(pair for order in orders for pair in pairwise(order))
    assert len(after) == things * (things - 1)
    assert len(set(after.values())) == 1


def test_balanced_blocks_change_places_within_each_condition_and_the_others_stay(tmp_path: Path) -> None:
    study = replace(
        study_in(tmp_path, TWO_CONDITIONS),
        blocks=(Block(ALONE, id="a", balanced=True), Block(ALONE, id="stays"), Block(ALONE, id="b", balanced=True)),
    )
    orders = Counter()  # type: Counter[tuple[str, ...]]
    for number in range(8):
        given = assigned(study, CODES, number)
        games = tuple(step.id for step in steps_for(study, given) if step.kind == "game")
        orders[given.condition, *games] += 1
    for condition in ("early", "late"):
        assert orders[condition, "game:0", "game:1", "game:2"] == 2
        assert orders[condition, "game:2", "game:1", "game:0"] == 2


def test_the_steps_of_a_participant_are_those_of_their_condition(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    steps = [step.id for step in steps_for(study, Assignment("late", 0))]
    assert steps == ["consent", "page:you", "game:1", "page:effort"]


def test_a_participant_plays_the_games_of_their_condition_and_not_those_of_the_others(tmp_path: Path) -> None:
    assert most_games(study_in(tmp_path, TWO_CONDITIONS)) == 1
    more = TWO_CONDITIONS.replace('conditions = ["late"]', 'conditions = ["late"]\ngames = 3')
    assert most_games(study_in(tmp_path, more)) == 3
    assert most_games(study_in(tmp_path, f'name = "One"\nseed = "a"\n[[blocks]]\ngame = "{ALONE}"\ngames = 2\n')) == 2


def test_a_block_of_one_deal_deals_the_same_every_time(tmp_path: Path) -> None:
    two = replace(study_in(tmp_path, TWO_CONDITIONS), blocks=(Block(ALONE), Block(ALONE, 2, one_deal=True)))
    first, second, third = two.deals(CODES)
    assert first != second
    assert second == third


@pytest.mark.parametrize(
    ("wrong", "line", "fault"),
    [
        ("least = 18", "leest = 18", "leest"),
        ('game = "', 'game = "chess" #', "chess"),
        ('conditions = ["late"]', 'conditions = ["lately"]', "lately"),
        ('place = "end"', 'place = "ende"', "ende"),
        ("points = 5", "points = 1", ">= 2"),
        ('version = "v1"', 'version = "v1', "line"),
        ('access = "link"', 'access = "code"', "link"),
    ],
)
def test_a_fault_is_named_with_its_line(wrong: str, line: str, fault: str) -> None:
    text = TWO_CONDITIONS.replace(wrong, line, 1)
    _, faults = studied(text)
    wanted = 'recruiting = "PROLIFIC_PID"' if line == 'access = "code"' else line
    assert [fault in one.what for one in faults] == [True]
    assert wanted in text.split("\n")[faults[0].line - 1]


def test_a_text_that_lacks_a_language_is_named_with_its_line() -> None:
    text = TWO_CONDITIONS.replace('language = "en"\n', "").replace(', de = "Wie alt sind Sie?"', "")
    study, faults = studied(text)
    assert study is not None
    assert faults == []
    (gap,) = untranslated(study, text)  # «How hard did you try?» is one text for all
    assert gap.what == "de"
    assert "How old are you?" in text.split("\n")[gap.line - 1]
    assert untranslated(replace(study, page=FixedPage(language="en")), text) == []


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        (StudyQuestion("age", "number", "?", least=18, most=110), [18, 44.5, 110], [17, 111, "18", None]),
        (StudyQuestion("hard", "scale", "?", points=5), [1, 5], [0, 6, 2.5, "3", None]),
        (StudyQuestion("say", "text", "?", longest=3, optional=True), ["abc", "", None], ["abcd", 3]),
    ],
)
def test_what_is_no_answer_is_refused(question: StudyQuestion, right: list[object], wrong: list[object]) -> None:
    for answer in right:
        question.check(answer)  # type: ignore[arg-type]
    for answer in wrong:
        with pytest.raises(WrongValue):
            question.check(answer)  # type: ignore[arg-type]


def test_a_study_takes_as_long_as_its_parts(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    game = minutes.seconds_of_game(study.blocks[0])
    assert game.most >= game.least > minutes.DECISION
    questions, words = 2, 7  # one on each page; «I take part because I want to.»
    around = questions * minutes.QUESTION + words / minutes.READING
    expected = [(around + seconds) / 60 for seconds in game]
    assert minutes.minutes_of(study, Assignment("early", 0)) == pytest.approx(expected)


def test_a_countdown_takes_no_longer_than_it_lasts() -> None:
    game = WITH_COUNTDOWN.game

    def length(seconds: float, *, relaxed: bool = False) -> minutes.Length:
        settings = StudySettings(countdowns=dict.fromkeys(game.countdowns, seconds), relaxed=relaxed)
        return minutes.seconds_of_game(Block(game.name, people=len(WITH_COUNTDOWN.seats), settings=settings))

    none, short, long = length(0), length(2), length(200)
    assert none.least == none.most < short.least == short.most < long.least < long.most
    assert long.most - none.most == pytest.approx(100 * (short.most - none.most))
    relaxed = length(200, relaxed=True)  # nobody's time runs, and nobody is as slow as that
    assert none.least < relaxed.least == relaxed.most < long.most
