"""`gander progress-study`"""

from __future__ import annotations

from typing import Annotated

import typer


def progress_study(
    players: Annotated[int, typer.Option(metavar="N", min=10, help="Simulated people for each line.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same tables.")] = 1,
    processes: Annotated[int, typer.Option(metavar="P", min=1, help="They change no result.")] = 1,
) -> None:
    """Test the notepad's estimate on simulated people of whom everything is known, and print the tables."""
    from gander.research import progress_study as study

    typer.echo(f"{players} people in each line.\n")
    typer.echo(study.table(study.rates(case, players, seed, processes) for case in study.COVERAGE))
    typer.echo("\nA change that does not come in the middle of the record:\n")
    typer.echo(study.table(study.rates(case, players, seed, processes) for case in study.SHAPES))
    typer.echo("\nHow soon a true gain of ten points is seen:\n")
    power = [study.rates(case, players, seed, processes) for case in study.POWER]
    typer.echo(study.table(power))
    needed = study.games_for_power(power)
    typer.echo(f"\nFour in five are told after {f'about {needed:.0f}' if needed else 'more than 120'} games.")
    looked = max(10, players // 4)
    hope = study.rate_of_false_hope(100, looked, seed, processes)
    typer.echo(
        f"Of {looked} people who do not change and look after each of 100 games, {100 * hope:.1f} % are ever told "
        "that they got better."
    )
