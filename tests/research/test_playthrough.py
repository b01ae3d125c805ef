"""The golden playthroughs: every game has them, they show all there is, and the games still go as written."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from gander.contract.game import AnyGame, Mode
from gander.games import GAMES
from gander.games.boar.pieces import Backs, Faces, Take
from gander.games.goose.pieces import SUSPECTS, Answer, FaceDown, FaceUp
from gander.research.playthrough import FOLDER, SCRIPTS, Script, differences, main, moves_named, named, show, steps

PAGES = Path(__file__).parent.parent.parent / FOLDER


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_game_goes_as_written(script: Script) -> None:
    changed = differences(script, PAGES)
    assert not changed, "\n".join([*changed, "if this is meant: make playthroughs, and read the diff"])


@pytest.mark.parametrize(("game", "mode"), [(game, mode) for game in GAMES.values() for mode in game.players])
def test_every_mode_of_every_game_has_a_playthrough(game: AnyGame, mode: Mode) -> None:
    modes = [game.setup(script.options).mode for script in SCRIPTS if script.game == game.name]
    assert mode in modes


def test_every_page_belongs_to_a_script() -> None:
    assert {path.stem for path in PAGES.iterdir()} == {script.name for script in SCRIPTS}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kind_of_move_and_event_occurs(game: AnyGame) -> None:
    played = [taken for script in SCRIPTS if script.game == game.name for taken in steps(script)]
    assert {type(move) for _, move, _ in played} == set(get_args(game.move))
    assert {type(event) for _, _, step in played for event in step.events} == set(get_args(game.event))


def test_boar_chooses_between_deck_and_table() -> None:
    played = [move for script in SCRIPTS for _, move, _ in steps(script)]
    assert Take(None) in played
    assert any(isinstance(move, Take) and move.table is not None for move in played)


def test_values_are_written_short() -> None:
    assert show((FaceUp(SUSPECTS[0]), FaceDown())) == "[face_up (yellow, bow tie, rat), face_down]"
    assert show((Backs(2), Faces(("owl", "owl")))) == "[backs 2, faces [owl, owl]]"
    assert show((0, 0, 0, True, None)) == "[3 × 0, yes, –]"
    assert named(Take(None)) == "Take table –"
    assert moves_named([Answer("rat"), Answer("dog")]) == "Answer value rat/dog"


def test_command_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(tmp_path)]
    assert main(["--check", *folder]) == 1
    assert main(["--write", *folder]) == 0
    capsys.readouterr()
    assert main(["--check", *folder]) == 0
    assert capsys.readouterr().out == f"{len(SCRIPTS)} playthroughs are as written\n"

    page = tmp_path / "brains.txt"
    page.write_text(page.read_text(encoding="utf-8").replace("middle 100", "middle 99"), encoding="utf-8")
    assert main(["--check", *folder]) == 1
    assert "middle 99" in capsys.readouterr().out
