"""Ray gives the same table as processes do, byte by byte, with any number of workers and if one is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Final

import pytest

from gander.games import GAMES

GAME: Final = next(iter(GAMES))
PROGRAM: Final = (sys.executable, "-c", "from gander.cli import main; main()", "simulate", GAME, "--players", "2")
GAMES_TO_PLAY: Final = ("--bots", "uniform,chick", "--games", "600", "--seed", "5")


def printed(*more: str) -> str:
    return subprocess.run(
        [*PROGRAM, *GAMES_TO_PLAY, *more], capture_output=True, text=True, check=True, timeout=300
    ).stdout


@pytest.fixture(scope="module")
def table() -> str:
    """What is printed without Ray."""
    return printed("--processes", "1")


@pytest.mark.parametrize("workers", ["1", "3"])
def test_table_is_the_same_with_any_number_of_workers(table: str, workers: str) -> None:
    assert printed("--engine", "ray", "--processes", workers) == table


def workers_below(parent: int) -> list[int]:
    """The processes below a process in which Ray plays a piece just now."""
    lines = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(maxsplit=2) for line in lines.splitlines()[1:]]
    below, found = {parent}, []
    for _ in range(4):
        below |= {int(pid) for pid, above, *_ in rows if int(above) in below}
    for pid, _, *said in rows:
        if int(pid) in below and said and said[0].startswith("ray::play_piece"):
            found.append(int(pid))
    return found


def test_a_killed_worker_costs_time_and_no_result(table: str) -> None:
    running = subprocess.Popen(
        [*PROGRAM, *GAMES_TO_PLAY, "--engine", "ray", "--processes", "2"], stdout=subprocess.PIPE, text=True
    )
    killed = 0
    while killed < 2 and running.poll() is None:
        for worker in workers_below(running.pid)[:1]:
            os.kill(worker, signal.SIGKILL)
            killed += 1
        time.sleep(0.05)
    said, _ = running.communicate(timeout=300)
    assert killed == 2, "no worker was seen at work"
    assert running.returncode == 0
    assert said == table
