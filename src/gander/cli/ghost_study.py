"""`gander ghost-study`"""

from __future__ import annotations

from typing import Annotated

import typer


def ghost_study(
    people: Annotated[int, typer.Option(metavar="N", min=2, help="How many people are simulated.")] = 200,
    game: Annotated[
        str | None, typer.Option(help="Only this game; else all where there is something to remember.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same table.")] = 1,
    processes: Annotated[int, typer.Option(metavar="P", min=1, help="They change no result.")] = 1,
) -> None:
    """Make ghosts of simulated people of whom everything is known, and print how like them they are."""
    from gander.research import ghost_study as study

    typer.echo(study.table(study.study(people, game, seed, processes)))
