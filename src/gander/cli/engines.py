"""Where games between bots are played: in processes of this machine, or by Ray on one or many."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import typer

from gander.cli.refusal import WRONG_USE

if TYPE_CHECKING:
    from gander.research.simulate import Plan, Result
    from gander.research.tournament import Play

Engine: TypeAlias = Literal["processes", "ray"]

ENGINE: Final = typer.Option(help="Processes of this machine, or Ray; the results are the same.")
ADDRESS: Final = typer.Option(metavar="ADDRESS", help="Ray: the cluster to use; by default this machine alone.")
PROCESSES: Final = typer.Option(metavar="P", min=1, help="By default one for each core. They change no result.")


@contextmanager
def player(engine: Engine, processes: int | None, address: str | None) -> Iterator[Play]:
    """Plays the games of plans with this engine."""
    if engine == "processes":
        from gander.research.simulate import simulate_many

        yield lambda plan, games: simulate_many(plan, games, processes)
        return
    try:
        from gander.research.ray import simulate_on_ray, workers
    except ModuleNotFoundError as missing:
        typer.echo(f"gander: {missing}", err=True)
        raise typer.Exit(WRONG_USE) from missing
    with workers(processes, address):
        yield simulate_on_ray


def play_all(play: Play, plan: Plan, games: int) -> list[Result]:
    """The results of all games of a plan, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    title = f"{plan.game}: {', '.join(dict.fromkeys(plan.bots))}"
    results = play(plan, games)
    return list(track(results, title, total=games, console=console, transient=True, disable=not console.is_terminal))
