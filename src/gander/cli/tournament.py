"""`gander tournament`"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from gander.cli.engines import ADDRESS, ENGINE, PROCESSES, Engine, play_all, player
from gander.cli.refusal import explained, words
from gander.contract.options import Level


def tournament(
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many games at each table.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same results.")] = "0",
    level: Annotated[
        Level | None, typer.Option(help="How hard it is, in the games that have this level; by default the hardest.")
    ] = None,
    bots: Annotated[str | None, typer.Option(metavar="NAMES", help="Which bots; by default all of them.")] = None,
    engine: Annotated[Engine, ENGINE] = "processes",
    address: Annotated[str | None, ADDRESS] = None,
    processes: Annotated[int | None, PROCESSES] = None,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the page here instead.")] = None,
) -> None:
    """Let all characters play all games with each other, and rate them."""
    with explained():
        from gander.research import tournament as held
        from gander.speech.languages import SOURCE
        from gander.text.catalogue import catalogue

        with player(engine, processes, address) as play:
            watched = partial(play_all, play)
            played = list(held.tournament(watched, games, seed, level, words(bots)))
        chosen = ("" if level is None else f" --level {level}") + ("" if bots is None else f" --bots {bots}")
        command = f"gander tournament --games {games} --seed {seed}{chosen}"
        titles = {one.game: catalogue(SOURCE).say(f"{one.game}.title") for one in played}
        page = held.page(titles, played, command)
        if write is None:
            typer.echo(page, nl=False)
        else:
            write.write_text(page, encoding="utf-8")
