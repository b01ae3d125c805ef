"""The answers of a ghost whose numbers are known."""

from __future__ import annotations

from typing import Any

from gander.bots import make_ghost
from gander.comparisons.questions import questions_in
from gander.contract.bot import AnyBot
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.measures.reference import from_record
from gander.memory.answered import AnsweredQuestion
from gander.research.simulate import SimulatedGame, play_game


def played(name: str, bots: list[AnyBot], number: int = 0, level: str | None = None) -> SimulatedGame:
    game = game_of(name)
    options: Any = game.options(players=len(bots), **({} if level is None else {"level": level}))
    return play_game(game, options, bots, QuickLuck(f"ghosts {number}"))


def answers_of(name: str, games: int, level: str | None = None, **manners: float) -> list[AnsweredQuestion]:
    found = []
    for number in range(games):
        one = played(name, [make_ghost(name, manners, 0, QuickLuck(f"{name} {number}"))], number, level)
        found += questions_in(from_record(one.record, one.outcome), 0)
    return found
