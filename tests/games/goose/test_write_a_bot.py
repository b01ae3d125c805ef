"""The example of a bot of one's own: it runs, keeps the rules and is as short as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from examples import write_a_bot
from gander.games import game
from gander.games.goose.pieces import Options
from gander.luck import QuickLuck
from gander.research.simulate import play_game


def test_it_runs_and_says_who_won_of_ten_games(capsys: pytest.CaptureFixture[str]) -> None:
    write_a_bot.main()
    said = capsys.readouterr().out
    won = re.findall(r"^(newest|chick) won (\d+) of 10 games$", said, re.MULTILINE)
    assert [name for name, _ in won] == ["newest", "chick"]
    assert sum(int(games) for _, games in won) <= 10


@pytest.mark.parametrize("options", [Options(1), Options(3, "expert"), Options(2, mode="cooperative")])
def test_it_plays_every_mode_to_the_end(options: Options) -> None:
    bots = [write_a_bot.NewestCard(seat, QuickLuck(seat)) for seat in range(options.players)]
    assert play_game(game("goose"), options, bots, QuickLuck(1)).outcome.reason == "gap_rolled"


def test_it_has_no_more_than_40_lines() -> None:
    assert len(Path(write_a_bot.__file__).read_text(encoding="utf-8").splitlines()) <= 40
