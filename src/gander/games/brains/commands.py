"""`gander odds brains` and `gander solve brains`.

What they need is imported when they are asked, so that the help of all commands is quick.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from gander.box import Box
from gander.speech.catalogue import Language, language_of

MOST_BRAINS: Final = 150


def odds(
    dice: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="DICE",
            help="How the five dice lie, in any order: red5 or R5 for a colour and a number (R, Y, B, G, and K for "
            "black), or brain.",
        ),
    ] = None,
    throws_left: Annotated[int, typer.Option(metavar="N", min=1, max=2, help="How often you may still throw.")] = 2,
    middle: Annotated[
        int, typer.Option(metavar="BRAINS", min=1, max=MOST_BRAINS, help="How many brains are left to take.")
    ] = MOST_BRAINS,
    every: Annotated[bool, typer.Option("--all", help="List all 32 choices, not only the best.")] = False,
    language: Annotated[Language | None, typer.Option(help="By default that of your system, else English.")] = None,
) -> None:
    """What the dice of MMM… Brains! bring to somebody who wants the most: exact, for the best play."""
    from rich.console import Console

    from gander.games.brains.odds import final_values, worth_of_taking
    from gander.games.brains.odds_tables import Tables
    from gander.games.brains.typed_dice import faces_from

    faces = faces_from(dice) if dice else None
    final = final_values(worth_of_taking(middle), 0)
    tables = Tables(Box(__package__).catalogue(language or language_of()))
    console = Console()
    if faces is None:
        console.print(tables.expected(final))
        console.print(tables.totals(final))
    else:
        console.print(tables.lying(faces), highlight=False)
        console.print(tables.choices(final, faces, throws_left, every))


def solve(
    players: Annotated[int, typer.Option(min=3, max=5, help="How many begin the game.")] = 3,
    brains: Annotated[int | None, typer.Option(min=3, max=MOST_BRAINS, help="By default as the rules say.")] = None,
    file: Annotated[Path | None, typer.Option(help="Where the solution goes, and goes on.")] = None,
    gpu: Annotated[bool, typer.Option(help="Use a GPU if there is one.")] = True,
    throw_on_tie: Annotated[bool, typer.Option(help="Of equal choices take the one that throws more.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="For each level at most.")] = 12,
) -> None:
    """Solve MMM… Brains! backwards. Stop it whenever you like: the same command goes on where it was."""
    from rich.console import Console

    from gander.games.brains.solver.machines import machine_for
    from gander.games.brains.solver.run import game_for, with_progress

    machine = machine_for(players, gpu)
    game = game_for(machine, players, brains, throw_on_tie)
    path = file or Path(f"brains-{players}-{game.brains}.solution")
    tables = with_progress(game, machine, path, rounds)
    start = ", ".join(f"{chance:.4f}" for chance in tables.collect[0, 0].tolist())
    Console().print(f"{path}: from the first player on they win with {start}, the last with the rest.")


COMMANDS: Final = {"odds": odds, "solve": solve}
