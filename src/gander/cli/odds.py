"""`gander odds`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from gander.cli.refusal import explained
from gander.speech.catalogue import Language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from gander.games.brains.odds import Choice, Values
    from gander.games.brains.pieces import Faces

MOST_BRAINS = 150
AT_LEAST, AT_MOST = 5, 12
"""So many choices are listed however poor they are, and however good."""


def odds(
    game: Annotated[str, typer.Argument(metavar="GAME", help="brains: of our games only this one is all about dice.")],
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
    with explained():
        from rich.console import Console

        from gander.cli.dice import faces_from
        from gander.contract.game import UnknownGame
        from gander.games.brains.odds import final_values, worth_of_taking
        from gander.speech.catalogue import language_of

        if game != "brains":
            raise UnknownGame(game, ["brains"])
        faces = faces_from(dice) if dice else None
        final = final_values(worth_of_taking(middle), 0)
    tables = Tables(language or language_of())
    console = Console()
    if faces is None:
        console.print(tables.expected(final))
        console.print(tables.totals(final))
    else:
        console.print(tables.lying(faces), highlight=False)
        console.print(tables.choices(final, faces, throws_left, every))


class Tables:
    """The answers as tables in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, **values: object) -> str:
        from gander.cli.words import say

        return say(f"odds.{key}", self.language, **values)

    def number(self, value: float, digits: int = 2) -> str:
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.language == "de" else text

    def expected(self, final: Values) -> Table:
        """What a turn takes on average, with one, two and three throws."""
        from gander.cli.simulate import numbers_table
        from gander.games.brains.odds import expectation
        from gander.games.brains.pieces import THROWS

        table = numbers_table(self.say("throws"), self.say("take"))
        for throws in range(1, THROWS + 1):
            table.add_row(str(throws), self.number(expectation(final, throws)))
        return table

    def totals(self, final: Values) -> Table:
        """How likely each final total is after three throws, and how likely it is to have at least so much."""
        from gander.cli.simulate import numbers_table
        from gander.games.brains.odds import results, totals_after

        chances = totals_after(results(final))
        table = numbers_table(self.say("total"), self.say("chance"), self.say("at_least"))
        for total, chance in enumerate(chances):
            if chance > 0:
                table.add_row(str(total), self.percent(chance), self.percent(chances[total:].sum()))
        return table

    def percent(self, chance: float) -> str:
        return f"{self.number(100 * chance)} %"

    def lying(self, faces: Faces) -> str:
        """The dice as they lie, and what they count now."""
        from gander.games.brains.pieces import COLOURS, totals_of

        counted = [
            f"{self.colour(colour)} {total}" for colour, total in zip(COLOURS, totals_of(faces), strict=True) if total
        ]
        every_die = self.faces(faces, range(len(faces)))
        return self.say("lying", dice=every_die, totals=", ".join(counted) or self.say("nothing"))

    def choices(self, final: Values, faces: Faces, throws_left: int, every: bool) -> Table:
        """What one can do and what it brings on average, best first."""
        from gander.cli.simulate import numbers_table
        from gander.games.brains.odds import choices
        from gander.games.brains.pieces import DICE

        listed = choices(final, faces, throws_left)
        table = numbers_table(self.say("keep"), self.say("take"))
        table.add_column(self.say("throw"))
        table.caption = self.say("left", n=throws_left)
        for choice in listed if every else sensible(listed):
            kept = [die for die in range(DICE) if die not in choice.thrown]
            keep = self.faces(faces, kept) if 0 < len(kept) < DICE else self.say("all" if kept else "none")
            throw = self.faces(faces, choice.thrown) if choice.thrown else self.say("stop")
            table.add_row(keep, self.number(choice.value), throw)
        return table

    def faces(self, faces: Faces, dice: Sequence[int]) -> str:
        return ", ".join(self.face(die, faces[die]) for die in dice)

    def face(self, die: int, number: int) -> str:
        """«red 4», or «brain (red)», since brains on different dice are not the same to throw."""
        from gander.games.brains.pieces import BRAIN, colour_of
        from gander.text.catalogue import catalogue

        colour = self.colour(colour_of(die, number))
        return f"{catalogue(self.language).say('brains.brain')} ({colour})" if number == BRAIN else f"{colour} {number}"

    def colour(self, colour: str) -> str:
        from gander.text.catalogue import catalogue

        return catalogue(self.language).say(f"brains.value.{colour}")


def sensible(listed: Sequence[Choice]) -> list[Choice]:
    """To stop, and the best of what beats both stopping and throwing all dice again without looking at them."""
    from gander.games.brains.pieces import DICE

    without_thinking = max(choice.value for choice in listed if len(choice.thrown) in (0, DICE))
    return [
        choice
        for place, choice in enumerate(listed)
        if not choice.thrown or place < AT_LEAST or (place < AT_MOST and choice.value >= without_thinking)
    ]
