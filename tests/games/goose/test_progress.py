"""What the notepad says to players of the Goose."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from gander.bots import make_bot
from gander.contract.game import Level
from gander.games.goose.drill import DRILL, STEPS, DrillKind, Item
from gander.games.goose.game import GAME
from gander.games.goose.measure import MEASURE, Error, Reply
from gander.games.goose.pieces import SUSPECTS, Options
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.drill import drill
from gander.measures.figures import figures_of, numbers_of, tally_of
from gander.measures.reference import from_record, mean_result, reference
from gander.measures.report import report
from gander.measures.tally import Tally
from gander.notepad.harvest import catch_up
from gander.notepad.sheets import zipped
from gander.notepad.views import drill_for
from gander.research.simulate import play_game
from gander.store.notepad import players
from gander.table.log import MemoryLog
from tests.notepad.kit import USUAL, finished, games, open_pad, read, rows, write
from tests.table.kit import HOST
from tools.studies.progress import margin

LEVELS: tuple[Level, ...] = ("rookie", "experienced", "advanced", "expert")


def reply(**facts: Any) -> Reply:
    """An answer with a few facts, the others ordinary."""
    asked = {"kind": "answer", "truth": ("red",), "answer": "red", "feature": "colour", "place": 0}
    return Reply(**USUAL | asked | {"load": 3, "events": 0, "replacements": 0} | facts)


def test_what_somebody_keeps_is_told_in_cards() -> None:
    """Who knows three of four answers keeps 4.5 of 6 suspects, and the interval says so."""
    found = report("goose", "own", games("goose", 60, 0.75))
    assert (found.load, found.perfect, found.guessing, found.unit) == (6, 6.0, 0.0, "cards")
    assert found.now is not None
    assert found.now.low < 4.5 < found.now.high
    assert found.now.high - found.now.low < 1
    assert found.sentences[0].key == "progress.kept.own"


def test_errors_are_counted_beside_what_blind_guesses_would_be() -> None:
    outcomes = ("right", "before", "neighbour", "neighbour", "never")
    wrong: list[Error] = ["before", "before", "never"]
    tally = tally_of("goose", [reply(right=False, error=error, outcomes=outcomes) for error in wrong])
    assert tally.errors == {
        "before": [2, pytest.approx(3 / 4)],
        "neighbour": [0, pytest.approx(6 / 4)],
        "never": [1, pytest.approx(3 / 4)],
    }


def test_answers_that_do_not_count_are_not_counted() -> None:
    assert tally_of("goose", [reply(counted=False, events=3, position="first")]) == Tally()


def test_the_stored_lines_are_those_of_our_engine() -> None:
    """A small sample stays within what luck allows of the stored means."""
    for level in LEVELS[::3]:
        stored = reference("goose").results[level]
        assert mean_result("goose", level, MEASURE.perfect, 200) == pytest.approx(stored.perfect, abs=0.5)
        assert mean_result("goose", level, MEASURE.guessing, 200) == pytest.approx(stored.guessing, abs=2)


def test_ordinary_situations_are_about_a_full_line_up() -> None:
    for level, load in zip(LEVELS, (3, 4, 5, 6), strict=True):
        stored = reference("goose").ordinary[level]
        assert (stored.load, stored.guess) == (load, 0.2)
        assert stored.situations[:, 0] == pytest.approx(np.log(load / 4), abs=1e-3)


@pytest.mark.parametrize("kind", ["before", "neighbour", "never"])
def test_a_drill_asks_what_is_missed_most(kind: Error) -> None:
    outcomes = ("right", "before", "neighbour", "elsewhere", "never")
    answers = [reply(right=False, error=kind, outcomes=outcomes)] * 5
    found = drill("goose", "expert", answers, QuickLuck(1))
    assert found.kind == {"never": "long_ago"}.get(kind, kind)
    for item in found.items:
        assert isinstance(item, Item)
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


@pytest.mark.parametrize(("kind", "usual"), [("before", 0), ("neighbour", 1), ("long_ago", 4)])
def test_harder_is_a_longer_line_up_and_more_in_between(kind: DrillKind, usual: int) -> None:
    luck = QuickLuck(kind)
    for step in STEPS:
        made = DRILL.make(kind, step, luck)
        seen = [*made.lineup, *(change.suspect for change in made.replaced)]
        assert len(set(seen)) == len(seen)
        assert len(made.lineup) == {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6}[step.level]
        elsewhere = [change for change in made.replaced if change.place != made.place]
        assert len(elsewhere) == usual + step.between


def test_without_any_answer_the_drill_asks_what_was_seen_long_ago() -> None:
    assert drill("goose", None, [], QuickLuck(1)).kind == "long_ago"


async def test_a_drill_is_at_the_level_that_was_played_last() -> None:
    log = MemoryLog()
    await write(log, finished("one", 1, game="goose", level="expert"))
    async with open_pad() as notepad:
        await catch_up(log, notepad, HOST)
        pad = await notepad.run(players.pad_of, HOST)
        (mia,) = await notepad.ask(players.players, pad)
        sizes = [
            len((await drill_for(notepad, pad, mia.id, "goose", level, "seed")).items[0].lineup)
            for level in (None, "rookie")
        ]
    assert sizes == [6, 3]


def test_an_answer_stands_in_a_table_as_it_was_said() -> None:
    answers = read(zipped(rows("goose")), "answers.csv")
    assert all(re.fullmatch(r"[a-z ]+", row[column]) for row in answers for column in ("truth", "answer"))
    assert "yellow|red|purple|blue|green" in {row["options"] for row in answers}


@pytest.mark.nightly
@pytest.mark.parametrize("character", ["tortoise", "squirrel"])
def test_nightly_intervals_cover_what_bots_keep(character: str) -> None:
    """Bots forget in a third way, and play real games; what they keep is counted over all of them."""
    games, right = [], []
    for number in range(600):
        bot = make_bot("goose", character, 0, QuickLuck(f"{character} {number}"))
        played = play_game(GAME, Options(players=1, level="expert"), [bot], QuickLuck(f"chance {number}"))
        answers = answers_of(from_record(played.record, played.outcome))
        games.append(numbers_of("goose", answers))
        right += [answer.right for answer in answers if answer.load == 6]
    truth, figures = (np.mean(right) - 0.2) / 0.8, figures_of("goose")
    found = [figures.judgement(games[first : first + 15], "expert", None).now for first in range(0, 600, 15)]
    covered = sum(one.low <= truth <= one.high for one in found) / len(found)
    assert covered >= 0.95 - margin(0.95, len(found))
