"""How long a game is said to take, beside games that were played: it stands on its box and in the sum of an evening.

Three people, as the game is usually played. What is counted are questions: somebody is asked and answers, or all are
asked the same at once. A question takes ten seconds, with reading, thinking, talking and the show on a big screen of
what came of it: a verdict has four of them, and a throw of dice three.
"""

from __future__ import annotations

import re
from pathlib import Path
from statistics import mean
from typing import Any, Final

import pytest

from gander.bots import make_bot
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.record import Record
from gander.research.simulate import play_game
from gander.speech.languages import LANGUAGES
from tests.tree import text_of

PEOPLE: Final = 3
SECONDS: Final = 10
GAMES_PLAYED: Final = 3
APART: Final = 3
"""Minutes: said are five, ten, fifteen."""


def questions(record: Record[Any, Any], name: str) -> int:
    game = GAMES[name]
    state, before, asked = game.setup(record.options), frozenset[int](), 0
    for moved in record.moves:
        awaited = frozenset(game.to_move(state))
        if moved.actor >= 0:
            asked += not awaited < before  # the others answer the same question
            before = awaited
        state = game.apply(state, moved.actor, moved.move).after
    return asked


def one_game(name: str, number: int) -> Record[Any, Any]:
    game = GAMES[name]
    bots = [make_bot(name, "tortoise", seat, QuickLuck(f"{number}/{seat}")) for seat in range(PEOPLE)]
    return play_game(game, game.options(players=PEOPLE), bots, QuickLuck(str(number))).record


def lid_of(name: str, language: str) -> str:
    return text_of(Path(f"src/gander/games/{name}/words/{language}.ftl"))


@pytest.mark.parametrize("name", GAMES)
def test_the_minutes_on_the_box_are_those_of_games_that_were_played(name: str) -> None:
    minutes = SECONDS / 60 * mean(questions(one_game(name, number), name) for number in range(GAMES_PLAYED))
    said = {
        int(found[1])
        for language in LANGUAGES
        if (found := re.search(r"page-lid-time = (\d+) ", lid_of(name, language)))
    }
    assert len(said) == 1
    assert abs(said.pop() - minutes) <= APART, minutes
