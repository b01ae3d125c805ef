"""The commands as a new user starts them: real processes, with pipes and in a real terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gander import __version__
from gander.text.terminal import INTERRUPTED
from tests.manual import PAGE, manual

GANDER = str(Path(sys.executable).with_name("gander"))
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empty the screen, forget what was scrolled off it, begin at the top."""
PATIENCE = 30
"""Seconds after which a process that says nothing is taken to hang. Nothing is measured with it."""

SOLO_GOOSE = ("play", "--text", "goose", "--seats", "Mia", "--level", "rookie", "--seed", "1")


def environment(**more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**plain, "TERM": "xterm", "PYTHONUTF8": "1", "LANG": "en_GB.UTF-8", **more}


def gander(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command with what somebody typed, and wait for its end."""
    return subprocess.run(
        [GANDER, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE * 4,
        env=environment(**more),
        check=False,
    )


class RealTerminal:
    """A process in a terminal of its own."""

    def __init__(self, master: int, process: subprocess.Popen[bytes]) -> None:
        self.master, self.process = master, process
        self.received = b""

    @property
    def text(self) -> str:
        return self.received.decode(errors="replace").replace("\r\n", "\n")

    @property
    def visible(self) -> str:
        """What is left on the screen and above it: all since it was last cleared."""
        return self.text.rpartition(CLEAR)[2]

    def wait_for(self, words: str) -> None:
        """Read until these words are on the screen and an answer is awaited."""
        deadline = time.monotonic() + PATIENCE
        while not (words in self.visible and self.visible.endswith("> ")):
            assert time.monotonic() < deadline, f"waited for {words!r} in vain: {self.visible!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                self.received += os.read(self.master, 65536)

    def type(self, line: str) -> None:
        os.write(self.master, line.encode())

    def end(self) -> int:
        """Read to the end; the exit code."""
        while True:
            try:
                received = os.read(self.master, 65536)
            except OSError:  # how Linux says that the other end of a terminal is closed
                break
            if not received:
                break
            self.received += received
        return self.process.wait(PATIENCE)


@contextmanager
def real_terminal(*arguments: str) -> Iterator[RealTerminal]:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [GANDER, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment(), start_new_session=True
    )
    os.close(slave)
    try:
        yield RealTerminal(master, process)
    finally:
        process.kill()
        process.wait()
        os.close(master)


# Playing -------------------------------------------------------------------------------------------------------------


def test_new_user_finds_a_game_by_answering() -> None:
    played = gander("play", "--text", typed="1\nMia\n\n\n\n\nquit\n\n")
    assert played.returncode == 0
    assert "Which game?" in played.stdout
    assert "Mia, press Enter to roll the dice." in played.stdout
    assert played.stdout.endswith("Goodbye. See you soon.\n")
    assert played.stderr == ""


def test_german_by_locale_and_by_option() -> None:
    by_locale = gander("play", "--text", typed="ende\n", LANG="de_DE.UTF-8")
    by_option = gander("play", "--text", "--language", "de", typed="ende\n")
    assert by_locale.stdout == by_option.stdout
    assert "Welches Spiel?" in by_locale.stdout
    assert by_locale.stdout.endswith("Auf Wiedersehen. Bis bald.\n")


def test_real_terminal_keeps_nothing_of_what_was_turned_down() -> None:
    with real_terminal(*SOLO_GOOSE) as terminal:
        terminal.wait_for("Press Enter to begin.")
        terminal.type("\n")
        terminal.wait_for("Press Enter when you are ready.")
        suspects = [line.partition("): ")[2] for line in terminal.visible.splitlines() if "dice numbers" in line]
        terminal.type("\n")
        terminal.wait_for("Mia, press Enter to roll the dice.")
        assert len(suspects) == 3
        assert not any(suspect in terminal.visible for suspect in suspects)
        assert "\x1b" not in terminal.visible  # nothing is drawn


def test_real_terminal_is_covered_between_people() -> None:
    seats = ("--seats", "Mia, Ben", "--level", "rookie", "--no-naming", "--youngest", "Mia", "--seed", "1")
    with real_terminal("play", "--text", "boar", *seats) as terminal:
        terminal.wait_for("Press Enter to begin.")
        terminal.type("\n")
        terminal.wait_for("Hand over to Mia.")
        terminal.type("\n")
        terminal.wait_for("Mia, you have no cards in hand.")
        drawn = terminal.visible.partition("Top of the deck: ")[2].partition(".")[0]
        terminal.type("d\n")
        terminal.wait_for("Then it is Ben's turn.")
        assert drawn not in terminal.visible
        terminal.type("\n")
        terminal.wait_for("Hand over to Ben.")
        assert terminal.visible == "Hand over to Ben. Press Enter when only Ben looks.\n> "
        terminal.type("\n")
        terminal.wait_for("Ben, ")
        assert f"Mia draws the top card: {drawn}." in terminal.visible
        assert "You draw" not in terminal.visible


def test_interrupt_leaves_cleanly() -> None:
    with real_terminal(*SOLO_GOOSE) as terminal:
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
    with real_terminal(*SOLO_GOOSE) as terminal:
        terminal.wait_for("Press Enter to begin.")
        terminal.type("\x04")  # Ctrl-D
        assert terminal.end() == 0
        assert terminal.visible.endswith("Goodbye. See you soon.\n")


@pytest.mark.parametrize(
    ("arguments", "explained"),
    [
        (("chess",), "unknown game: 'chess': known are goose, boar, brains"),
        (("goose", "--seats", "bot"), "wrong option: seats='bot': must be 1 to 5 different names"),
        (("boar", "--seats", "Mia", "--level", "rookie", "--left-out", "cow"), "wrong option: left_out=('cow',)"),
        (("goose", "--seats", "Mia, bot:kraken"), "unknown bot: 'kraken'"),
    ],
)
def test_wrong_wishes_are_explained(arguments: tuple[str, ...], explained: str) -> None:
    played = gander("play", "--text", *arguments)
    assert played.returncode == 2
    assert played.stderr.startswith(f"gander: {explained}")
    assert played.stderr.count("\n") == 1


# Replaying -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Boar that was left after four moves: two cards are in hand."""
    file = tmp_path_factory.mktemp("games") / "boar.json"
    seats = ("--seats", "Mia, Ben", "--level", "rookie", "--no-naming", "--youngest", "Mia", "--seed", "1")
    drawing = "\n\nd\n\n\nd\n\n\nquit\n"
    played = gander("play", "--text", "boar", *seats, "--save", str(file), typed=drawing)
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
    shown = gander("replay", str(saved), *options)
    assert shown.returncode == 2
    assert explained in shown.stderr


@pytest.mark.parametrize(
    ("content", "explained"),
    [
        (b"", "broken record: "),
        (b"not a game", "broken record: "),
        (b"\xff\xfe\x00", "broken record: "),
        (b'{"game": "chess", "version": 1}', "unknown game: 'chess'"),
        (b'{"game": "boar", "version": 99, "options": {}}', "rules version 99"),
        (b'{"game": "boar", "version": 1, "options": {}, "moves": [[-1, {"move": "fly"}]]}', "broken record: "),
        (b'{"game": "boar", "version": 1, "options": {}, "moves": [[0, {"move": "draw"}]]}', "move 1 of 1: illegal"),
    ],
)
def test_broken_file_is_explained(tmp_path: Path, content: bytes, explained: str) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    shown = gander("replay", str(file))
    assert shown.returncode == 2
    assert explained in shown.stderr
    assert "Traceback" not in shown.stderr


def test_missing_file_is_explained(tmp_path: Path) -> None:
    shown = gander("replay", str(tmp_path / "nothing.json"))
    assert shown.returncode == 2
    assert "nothing.json" in shown.stderr


# Simulating ----------------------------------------------------------------------------------------------------------


def test_simulation_prints_the_same_whatever_the_number_of_processes() -> None:
    arguments = ("simulate", "boar", "--players", "2", "--games", "40", "--seed", "3", "--bots", "uniform")
    one, two = (gander(*arguments, "--processes", number) for number in "12")
    assert one.stdout == two.stdout
    assert one.returncode == two.returncode == 0
    assert "boar: 40 games, uniform, uniform." in one.stdout
    assert "mean score" in one.stdout


@pytest.mark.parametrize(
    ("arguments", "explained"),
    [
        (("chess",), "unknown game"),
        (("goose", "--players", "9"), "players=9"),
        (("brains", "--level", "expert"), "level='expert': must be left out"),
        (("goose", "--players", "2", "--bots", "kraken"), "unknown bot: 'kraken'"),
        (("goose", "--players", "3", "--bots", "uniform,uniform"), "bots='uniform,uniform'"),
    ],
)
def test_wrong_simulation_is_explained(arguments: tuple[str, ...], explained: str) -> None:
    simulated = gander("simulate", *arguments, "--games", "1")
    assert simulated.returncode == 2
    assert explained in simulated.stderr


# The command itself --------------------------------------------------------------------------------------------------


def test_version() -> None:
    assert gander("--version").stdout == f"{__version__}\n"


def test_help_loads_no_game_and_no_server() -> None:
    """Help is quick because it imports little."""
    code = (
        "import sys, gander.cli; print([name for name in ('numpy', 'litestar', 'rich.table') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_manual_is_what_the_commands_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == manual(), "run: .venv/bin/python -m tests.manual --write"
