"""`gander odds brains`.

What it needs is imported when it is asked, so that the help of all commands is quick.
"""

from __future__ import annotations

from typing import Annotated, Final

import typer

from gander.box import Box
from gander.speech.language_flag import LanguageFlag
from gander.speech.languages import language_of

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
    language: LanguageFlag = None,
) -> None:
    """What the dice of MMM… Brains! bring to somebody who wants the most: exact, for the best play."""
    from rich.console import Console

    from gander.games.brains.odds.tables import OddsTables
    from gander.games.brains.odds.turn_odds import final_values, worth_of_taking
    from gander.games.brains.odds.typed_dice import faces_from

    faces = faces_from(dice) if dice else None
    final = final_values(worth_of_taking(middle), 0)
    tables = OddsTables(Box(__package__).catalogue(language or language_of()))
    console = Console()
    if faces is None:
        console.print(tables.expected(final))
        console.print(tables.totals(final))
    else:
        console.print(tables.lying(faces), highlight=False)
        console.print(tables.choices(final, faces, throws_left, every))


COMMANDS: Final = {"odds": odds}
