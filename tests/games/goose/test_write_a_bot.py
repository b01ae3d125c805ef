"""The example of a bot of one's own: it runs, keeps the rules and is as short as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples import write_a_bot
from gander.games import game
from gander.games.goose.pieces import Options
from gander.luck import QuickLuck
from gander.research.simulate import play_game


def test_it_runs_and_prints_ten_games(capsys: pytest.CaptureFixture[str]) -> None:
    write_a_bot.main()
    assert len(capsys.readouterr().out.splitlines()) == 10


@pytest.mark.parametrize("options", [Options(1), Options(3, "expert"), Options(2, mode="cooperative")])
def test_it_plays_every_mode_to_the_end(options: Options) -> None:
    bots = [write_a_bot.NewestCard(QuickLuck(seat)) for seat in range(options.players)]
    assert play_game(game("goose"), options, bots, QuickLuck(1)).outcome.reason == "gap_rolled"


def test_it_is_under_40_lines() -> None:
    assert len(Path(write_a_bot.__file__).read_text(encoding="utf-8").splitlines()) < 40
