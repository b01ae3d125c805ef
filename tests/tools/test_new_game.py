"""`make new-game` writes a game that keeps the contract as it is, and `make check-game` says what is left to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gander.speech.languages import LANGUAGES
from tests.tree import ROOT, files
from tools.new_game import NotBegun, begin, letter_for, renamed

THIS = Path("tests/tools/test_new_game.py")
NAME = "heron"
COMMAND = "from gander.cli import app; app()"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this project with one game more."""
    root = tmp_path_factory.mktemp("checkout")
    for path in files():
        if path == THIS:  # it names the game, as nothing else may
            continue
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, root / path)
    told(root, "git", "init", "--quiet")
    told(root, sys.executable, "-m", "tools.new_game", NAME, "--root", str(root), "--without-page")
    return root


def told(root: Path, *command: str, fails: bool = False) -> str:
    """What a program says that is run in the copy, with the copy's own code."""
    where = os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    done = subprocess.run(command, cwd=root, env=where, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == fails, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def passes(root: Path, *arguments: str) -> None:
    told(root, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)


def test_what_it_wrote_keeps_the_contract(checkout: Path) -> None:
    shared = ["contract", "options", "encoding", "oracle", "counts", "boards", "pages"]
    modules = ["tests/test_boxes.py", *(f"tests/games/test_{module}.py" for module in shared)]
    habits = [f"tests/test_{habit}.py" for habit in ("docs", "names", "class_names")]
    passes(checkout, "-k", f"{NAME} or rule or paths or names", *modules, f"tests/games/{NAME}", *habits)


def test_it_speaks_every_language_that_is_offered(checkout: Path) -> None:
    passes(
        checkout, "tests/speech/test_word_files.py", "tests/test_boxes.py::test_words_are_the_same_in_every_language"
    )


def test_it_has_the_same_name_in_all_its_words() -> None:
    """The title of the smallest game stays nowhere, in no language."""
    for path in (ROOT / "tests/lynx/src/lynx/words").glob("*.ftl"):
        said = dict(
            line.split(" = ") for line in renamed(path.read_text("utf-8"), NAME, "H").splitlines() if " = " in line
        )
        assert {said["title"], said["page-lid-title"]} <= {"Heron", "The Heron"}, path.name


def test_it_is_played_in_a_terminal_by_bots(checkout: Path) -> None:
    played = told(checkout, sys.executable, "-c", COMMAND, "simulate", NAME, "--players", "2", "--games", "3")
    assert f"{NAME}: 3 games" in played


def test_the_code_is_as_tidy_as_the_rest(checkout: Path) -> None:
    told(checkout, sys.executable, "-m", "ruff", "check", "--quiet", f"src/gander/games/{NAME}", f"tests/games/{NAME}")


def test_what_is_left_to_do_is_said_with_its_command(checkout: Path) -> None:
    said = told(checkout, sys.executable, "-m", "tools.check_game", NAME)
    assert f"client/src/games/{NAME}: still as in tests/lynx" in said
    assert "--write docs/papers/tournament.md" in said
    assert len(said.splitlines()) < 40
    gone = [
        f"tests/games/{NAME}/encoding.txt",
        *(f"src/gander/games/{NAME}/words/{lang}.ftl" for lang in LANGUAGES[1:]),
    ]
    for file in gone:
        (checkout / file).unlink()
    said = told(checkout, sys.executable, "-m", "tools.check_game", NAME)
    assert all(f"- {file}\n" in said for file in gone)
    assert f"gander.research.encoding {NAME} >" in said


@pytest.mark.nightly
def test_the_page_is_as_tidy_as_the_rest(checkout: Path) -> None:
    """Types, lint and the page's own tests, with the modules of this checkout."""
    shutil.copytree(ROOT / "client/node_modules", checkout / "client/node_modules", symlinks=True)
    npm = (sys.executable, str(checkout / "hatch_build.py"), "npm")
    told(checkout, *npm, "exec", "--", "prettier", "--write", f"src/games/{NAME}")
    for script in ("check", "lint", "test"):
        told(checkout, *npm, "run", script)


@pytest.mark.parametrize("name", ["", "Owl", "two words", "ow", "owl2"])
def test_a_name_is_one_word_of_small_letters(name: str) -> None:
    with pytest.raises(NotBegun, match="must be one word"):
        begin(ROOT, name)


def test_a_name_is_taken_once() -> None:
    with pytest.raises(NotBegun, match="there is a folder"):
        begin(ROOT, next((ROOT / "src/gander/games").glob("*/pieces.py")).parent.name)


def test_its_rules_have_a_letter_that_no_other_game_has(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/rules.md").write_text("## A. All\n\n## O. Something else\n")
    assert [letter_for(tmp_path, name) for name in ("owl", "lynx", "oao")] == ["W", "L", "B"]


def test_renaming_leaves_other_words_alone() -> None:
    text = 'from lynx.pieces import X  # type: ignore[import-not-found]\n"""The Lynx: L1, LOAD, test_L2_x, [L1]."""\n'
    assert (
        renamed(text, "owl", "W")
        == 'from gander.games.owl.pieces import X\n"""The Owl: W1, LOAD, test_W2_x, [W1]."""\n'
    )
