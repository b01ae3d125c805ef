"""`python -m tools.brains_solver`: solve MMM… Brains! backwards, or play with a small game."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gander.games.brains.commands import MOST_BRAINS
from tools.brains_solver.machines import machine_for
from tools.brains_solver.run import game_for, with_progress


def solve(
    players: Annotated[int, typer.Option(min=3, max=5, help="How many begin the game.")] = 3,
    brains: Annotated[int | None, typer.Option(min=3, max=MOST_BRAINS, help="By default as the rules say.")] = None,
    file: Annotated[Path | None, typer.Option(help="Where the solution goes, and goes on.")] = None,
    gpu: Annotated[bool, typer.Option(help="Use a GPU if there is one.")] = True,
    throw_on_tie: Annotated[bool, typer.Option(help="Of equal choices take the one that throws more.")] = False,
    paying_only: Annotated[bool, typer.Option(help="Only when the middle is empty, as for the end of four.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="For each level at most.")] = 12,
) -> None:
    """Solve MMM… Brains! backwards. Stop it whenever you like: the same command goes on where it was."""
    machine = machine_for(players, gpu)
    game = game_for(machine, players, brains, throw_on_tie, paying_only)
    path = file or Path(f"brains-{players}-{game.brains}.solution")
    tables = with_progress(game, machine, path, rounds)
    if not paying_only:
        start = ", ".join(f"{chance:.4f}" for chance in tables.collect[0, 0].tolist())
        Console().print(f"{path}: from the first player on they win with {start}, the last with the rest.")


if __name__ == "__main__":
    typer.run(solve)
