"""Whom a stranger is offered first."""

from collections import Counter

import pytest

from gander.games import GAMES, box
from gander.memory.characters import PROFILES
from tools.studies.beginners import LIKE, OPPONENTS, beginner_like, part_of_the_win, report

REMEMBERED = [name for name in GAMES if box(name).answer_reader is not None]


def test_a_beginner_remembers_as_people_do_and_draws_no_conclusions() -> None:
    beginner, otter = beginner_like("otter"), PROFILES["otter"]
    assert beginner.wits == 0
    assert beginner.traits.keenness == otter.traits.keenness
    assert beginner.traits.lapse > otter.traits.lapse


@pytest.mark.parametrize("name", REMEMBERED)
def test_the_stronger_the_opponent_the_less_is_won(name: str) -> None:
    game, beginner = GAMES[name], beginner_like("tortoise")
    assert part_of_the_win(game, beginner, "chick", 60) > 0.5 > part_of_the_win(game, beginner, "otter", 60)


def test_the_report_has_a_line_for_each_game_and_beginner() -> None:
    head, _, *lines = report(1).splitlines()
    assert head == f"| a beginner like … | {' | '.join(OPPONENTS)} |"
    beginners = {name: len(LIKE) if name in REMEMBERED else 1 for name in GAMES}
    assert Counter(line.split(",")[0].removeprefix("| ") for line in lines) == beginners
