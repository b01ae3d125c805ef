"""A game of Boar in a real terminal and in a file: nobody sees the own hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from gander.text.catalogue import catalogue
from tests.commands import command
from tests.processes import gander, real_terminal

SEATS = ("--seats", "Mia, Ben", "--level", "rookie", "--no-naming", "--youngest", "Mia", "--seed", "1")


def test_real_terminal_is_covered_between_people() -> None:
    with real_terminal("play", "--text", "boar", *SEATS) as terminal:
        terminal.wait_for("Press Enter to begin.")
        terminal.type("\n")
        terminal.wait_for("Hand over to Mia.")
        terminal.type("\n")
        terminal.wait_for("Mia, you have no cards in hand.")
        drawn = terminal.visible.partition("Top of the deck: ")[2].partition(".")[0]
        terminal.type("d\n")
        terminal.wait_for(catalogue("en").say("cover.before", name="Ben"))
        assert drawn not in terminal.visible
        terminal.type("\n")
        terminal.wait_for("Hand over to Ben.")
        assert terminal.visible == "Hand over to Ben. Press Enter when only Ben looks.\n> "
        terminal.type("\n")
        terminal.wait_for("Ben, ")
        assert f"Mia draws the top card: {drawn}." in terminal.visible
        assert "You draw" not in terminal.visible


# Replaying -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Boar that was left after four moves: two cards are in hand."""
    file = tmp_path_factory.mktemp("games") / "boar.json"
    drawing = "\n\nd\n\n\nd\n\n\nquit\n"
    played = gander("play", "--text", "boar", *SEATS, "--save", str(file), typed=drawing)
    assert played.returncode == 0
    assert f"gander replay {file}" in played.stdout
    return file


def test_saved_game_is_stepped_through(saved: Path) -> None:
    shown = gander("replay", str(saved), typed="\n\nb\nq\n")
    assert shown.returncode == 0
    steps = [line for line in shown.stdout.splitlines() if line.startswith("Step ")]
    assert steps == [f"Step {number} of 3." for number in (1, 2, 3, 2)]
    assert "holds, oldest first" not in shown.stdout


def test_seat_sees_more_than_the_public(saved: Path) -> None:
    assert "Player 2 holds, oldest first: " in gander("replay", str(saved), "--seat", "1", typed="\n\n\n").stdout


@pytest.mark.parametrize(
    ("options", "explained"),
    [(("--seat", "3"), "seat=3: must be 1 to 2"), (("--seat", "0"), "seat=0"), (("--all",), "not finished")],
)
def test_view_that_the_game_lacks_is_refused(saved: Path, options: tuple[str, ...], explained: str) -> None:
    shown = command("replay", str(saved), *options)
    assert shown.exit_code == 2
    assert explained in shown.stderr


# Wrong wishes --------------------------------------------------------------------------------------------------------


def test_design_that_there_is_not_is_refused() -> None:
    played = command("play", "--text", "boar", "--seats", "Mia", "--level", "rookie", "--left-out", "cow")
    assert played.exit_code == 2
    assert played.stderr.startswith("gander: wrong option: left_out=('cow',)")
    assert played.stderr.count("\n") == 1


def test_record_against_the_rules_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"game": "boar", "version": 1, "options": {}, "moves": [[0, {"move": "draw"}]]}')
    shown = command("replay", str(file))
    assert shown.exit_code == 2
    assert "move 1 of 1: illegal" in shown.stderr
    assert "Traceback" not in shown.stderr
