"""The golden playthroughs: every game has them, they show all there is, and the games still go as written."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from gander.contract.game import AnyGame, Mode
from gander.games import GAMES
from gander.research.playthrough import Script, steps
from tests.playthroughs import FOLDER, differences, main, path_of, scripts
from tests.specimen import specimen

SCRIPTS = [pytest.param(game, script, id=script.name) for game, script in scripts()]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize(("game", "script"), SCRIPTS)
def test_game_goes_as_written(game: AnyGame, script: Script) -> None:
    changed = differences(game, script)
    assert not changed, "\n".join([*changed, "if this is meant: make playthroughs, and read the diff"])


@pytest.mark.parametrize(("game", "mode"), [(game, mode) for game in GAMES.values() for mode in game.players])
def test_every_mode_of_every_game_has_a_playthrough(game: AnyGame, mode: Mode) -> None:
    assert mode in [game.setup(script.options).mode for script in specimen(game.name).scripts]


def test_every_page_belongs_to_a_script() -> None:
    assert set(FOLDER.glob("*/playthroughs/*")) == {path_of(game, script) for game, script in scripts()}


@every_game
def test_every_kind_of_move_and_event_occurs(game: AnyGame) -> None:
    played = [taken for script in specimen(game.name).scripts for taken in steps(game, script)]
    assert {type(move) for _, move, _ in played} == set(get_args(game.move))
    assert {type(event) for _, _, step in played for event in step.events} == set(get_args(game.event))


def test_command_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(tmp_path)]
    assert main(["--check", *folder]) == 1
    assert main(["--write", *folder]) == 0
    capsys.readouterr()
    assert main(["--check", *folder]) == 0
    assert capsys.readouterr().out == f"{len(SCRIPTS)} playthroughs are as written\n"

    page = path_of(*next(scripts()), tmp_path)
    page.write_text(page.read_text(encoding="utf-8").replace("seat 0", "seat 7"), encoding="utf-8")
    assert main(["--check", *folder]) == 1
    assert "seat 7" in capsys.readouterr().out
