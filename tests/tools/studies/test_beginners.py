"""Whom a stranger is offered first."""

from statistics import fmean

import pytest

from gander.games import GAMES, box
from gander.memory.characters import PROFILES
from tools.studies.beginners import beginner_like, wins

REMEMBERED = [name for name in GAMES if box(name).answer_reader is not None]


def test_a_beginner_remembers_as_people_do_and_draws_no_conclusions() -> None:
    beginner, otter = beginner_like("otter"), PROFILES["otter"]
    assert beginner.wits == 0
    assert beginner.traits.keenness == otter.traits.keenness
    assert beginner.traits.lapse > otter.traits.lapse


@pytest.mark.parametrize("name", REMEMBERED)
def test_the_stronger_the_opponent_the_less_is_won(name: str) -> None:
    game, beginner = GAMES[name], beginner_like("tortoise")
    assert fmean(wins(game, beginner, "chick", 60)) > 0.5 > fmean(wins(game, beginner, "otter", 60))
