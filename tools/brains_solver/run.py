"""Solving a game from the command line: with progress, on the fastest machine there is, stopped and resumed at will."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn

from gander.games.brains.chances.position_numbers import table_shape
from gander.games.brains.pieces import BRAINS_FOR
from tools.brains_solver.file import add, take_up
from tools.brains_solver.levels import ROUNDS, Machine, solve_level
from tools.brains_solver.tables import NEAR, Game, Level, Tables, levels
from tools.brains_solver.two import solve as solve_two

Tell = Callable[[Level, float, float], None]
"""What is being solved, which share of the work is done, and the seconds that are left."""


def solve(game: Game, machine: Machine, path: Path, tell: Tell = lambda *_: None, rounds: int = ROUNDS) -> Tables:
    """Solve a game into a file, or what is left of it."""
    tables = machine.tables(game)
    tables.put_duels(solve_two(game.brains))
    left = take_up(path, tables)
    done, start = work(levels(game)) - work(left), time.monotonic()
    begun, whole = done, work(levels(game))
    for level in left:
        solve_level(machine, tables, level, rounds)
        add(path, tables, level)
        done += work([level])
        spent = time.monotonic() - start
        tell(level, done / whole, spent * (whole - done) / (done - begun))
    return tables


def work(some: Sequence[Level]) -> int:
    """How many positions they have."""
    return sum(table_shape(level.players, 1, False)[0] * (level.places.stop - level.places.start) for level in some)


def game_for(machine: Machine, players: int, brains: int | None, throw_on_tie: bool, paying_only: bool) -> Game:
    """A game as this machine can solve it."""
    precision = machine.precision
    return Game(players, brains or BRAINS_FOR[players], precision, NEAR[precision], throw_on_tie, paying_only)


def with_progress(game: Game, machine: Machine, path: Path, rounds: int) -> Tables:
    """Solve a game and show how far it is."""
    with Progress(TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}")) as progress:
        bar = progress.add_task("two players", total=1.0, left="")

        def tell(level: Level, share: float, left: float) -> None:
            phase = "collecting" if level.collecting else "paying"
            what = f"{phase}, {level.players} players, {level.together} brains"
            progress.update(bar, description=what, completed=share, left=f"{left:.0f} s left")

        return solve(game, machine, path, tell, rounds)
