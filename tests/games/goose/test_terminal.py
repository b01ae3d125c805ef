"""A game of Goose alone in a real terminal: what was turned down is gone, and one can leave at any time."""

from __future__ import annotations

import signal

from gander.text.terminal import INTERRUPTED
from tests.processes import gander, real_terminal

ALONE = ("play", "--text", "goose", "--seats", "Mia", "--level", "rookie", "--seed", "1")


def test_real_terminal_keeps_nothing_of_what_was_turned_down() -> None:
    with real_terminal(*ALONE) as terminal:
        terminal.wait_for("Press Enter to begin.")
        terminal.type("\n")
        terminal.wait_for("Press Enter when you are ready.")
        suspects = [line.partition("): ")[2] for line in terminal.visible.splitlines() if "dice numbers" in line]
        terminal.type("\n")
        terminal.wait_for("Mia, press Enter to roll the dice.")
        assert len(suspects) == 3
        assert not any(suspect in terminal.visible for suspect in suspects)
        assert "\x1b" not in terminal.visible  # nothing is drawn


def test_interrupt_leaves_cleanly() -> None:
    with real_terminal(*ALONE) as terminal:
        terminal.wait_for("Press Enter to begin.")
        terminal.type("\n")
        terminal.wait_for("Press Enter when you are ready.")
        terminal.process.send_signal(signal.SIGINT)
        terminal.wait_for("Shall I save the game so far?")
        assert "Suspect 1" not in terminal.visible
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.end() == INTERRUPTED
        assert terminal.visible.endswith("Goodbye. See you soon.\n")
        assert "Traceback" not in terminal.text


def test_end_of_input_leaves_cleanly() -> None:
    with real_terminal(*ALONE) as terminal:
        terminal.wait_for("Press Enter to begin.")
        terminal.type("\x04")  # Ctrl-D
        assert terminal.end() == 0
        assert terminal.visible.endswith("Goodbye. See you soon.\n")


def test_new_user_finds_the_first_game_by_answering() -> None:
    played = gander("play", "--text", typed="1\nMia\n\n\n\n\nquit\n\n")
    assert played.returncode == 0
    assert "Which game?" in played.stdout
    assert "Mia, press Enter to roll the dice." in played.stdout
    assert played.stdout.endswith("Goodbye. See you soon.\n")
    assert played.stderr == ""
