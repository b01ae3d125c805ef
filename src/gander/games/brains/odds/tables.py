"""The odds of the dice as tables for a terminal."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from gander.games.brains.odds.turn_odds import Reroll, Values, choices, expectation, results, totals_after
from gander.games.brains.pieces import BRAIN, COLOURS, DICE, THROWS, Faces, colour_of, totals_of
from gander.speech.catalogue import Catalogue
from gander.speech.tables import numbers_table

AT_LEAST: Final = 5
AT_MOST: Final = 12
"""How many choices are listed however poor they are, and however good."""


class OddsTables:
    """The answers as tables in one language."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    def say(self, key: str, **values: object) -> str:
        return self.words.say(f"brains.odds.{key}", **values)

    def number(self, value: float, digits: int = 2) -> str:
        return self.words.decimal(value, digits)

    def expected(self, final: Values) -> Table:
        """What a turn takes on average, with one, two and three throws."""
        table = numbers_table(self.say("throws"), self.say("take"))
        for throws in range(1, THROWS + 1):
            table.add_row(str(throws), self.number(expectation(final, throws)))
        return table

    def totals(self, final: Values) -> Table:
        """How likely each final total is after three throws, and how likely it is to have at least so much."""
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
        counted = [
            f"{self.colour(colour)} {total}" for colour, total in zip(COLOURS, totals_of(faces), strict=True) if total
        ]
        every_die = self.faces(faces, range(len(faces)))
        return self.say("lying", dice=every_die, totals=", ".join(counted) or self.say("nothing"))

    def choices(self, final: Values, faces: Faces, throws_left: int, every: bool) -> Table:
        """What one can do and what it brings on average, best first."""
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
        colour = self.colour(colour_of(die, number))
        return f"{self.words.say('brains.brain')} ({colour})" if number == BRAIN else f"{colour} {number}"

    def colour(self, colour: str) -> str:
        return self.words.say(f"brains.value.{colour}")


def sensible(listed: Sequence[Reroll]) -> list[Reroll]:
    """To stop, and the best of what beats both stopping and throwing all dice again without looking at them."""
    without_thinking = max(choice.value for choice in listed if len(choice.thrown) in (0, DICE))
    return [
        choice
        for place, choice in enumerate(listed)
        if not choice.thrown or place < AT_LEAST or (place < AT_MOST and choice.value >= without_thinking)
    ]
