"""Dice of MMM… Brains! as people type them: `red5 K1 brain brain Y2`, in any order.

Every number occurs once in every colour (M1), so a colour and a number say which die it is. Brains lie on the dice that
are left.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from gander.box import Box
from gander.contract.game import GameError
from gander.games.brains.pieces import BRAIN, COLOURS, DICE, FACES, Colour, Faces, colour_of
from gander.speech.languages import LANGUAGES

LETTERS: Final[dict[str, Colour]] = {"r": "red", "y": "yellow", "b": "blue", "g": "green", "k": "black"}
"""Short for a colour, as printers have it: K is black."""

_BOX: Final = Box("gander.games.brains")
_COLOUR_AND_NUMBER: Final = re.compile(rf"([^\W\d]+)[- ]?([1-{FACES[-1]}])")


class WrongDice(GameError):
    code = "wrong_dice"

    def __init__(self, typed: str, expected: str) -> None:
        self.typed, self.expected = typed, expected
        super().__init__(f"wrong dice: {typed!r}: {expected}")


def faces_from(typed: Sequence[str]) -> Faces:
    """How the five dice lie. Raises `WrongDice`."""
    if len(typed) != DICE:
        raise WrongDice(" ".join(typed), f"there are {DICE} dice, so name {DICE} faces, such as red5 K1 brain brain Y2")
    lying: dict[int, tuple[str, int]] = {}
    for word in typed:
        if word.lower() in _words_for_brain():
            continue
        colour, number = _face(word)
        die = next(die for die in range(DICE) if colour_of(die, number) == colour)
        if die in lying:
            raise WrongDice(word, f"this face is on the same die as {lying[die][0]}, which shows {_sides(die)}")
        lying[die] = word, number
    return tuple(lying[die][1] if die in lying else BRAIN for die in range(DICE))


def _face(word: str) -> tuple[Colour, int]:
    match = _COLOUR_AND_NUMBER.fullmatch(word.lower())
    colour = _colours().get(match[1]) if match else None
    if match is None or colour is None:
        raise WrongDice(
            word,
            f"a face is brain, or a colour and a number from 1 to {FACES[-1]}: "
            f"{', '.join(COLOURS)}, or short {', '.join(LETTERS).upper()}",
        )
    return colour, int(match[2])


def _sides(die: int) -> str:
    return ", ".join(f"{colour_of(die, number)} {number}" for number in FACES if number != BRAIN)


@cache
def _colours() -> dict[str, Colour]:
    """All words for colours in every language."""
    spoken = {
        _BOX.catalogue(language).say(f"brains.value.{colour}"): colour for language in LANGUAGES for colour in COLOURS
    }
    return {**LETTERS, **spoken}


@cache
def _words_for_brain() -> set[str]:
    return {_BOX.catalogue(language).say("brains.brain").lower() for language in LANGUAGES}
