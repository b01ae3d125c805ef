"""Lists of words: how they are said again in order, and which of two words came at a place.

- *In order* (Cowan, Saults, Elliott and Moreno 2002, Journal of Memory and Language 46): nine digits are read one after
  the other, none twice. Then all nine are said from the first, the fourth or the seventh on and round to the beginning,
  or only the three from there on. The figures are those of digits that were seen and not grouped, computed from the
  authors' data (github.com/oberauer/BenchmarksWM), of 32 people.
- *Two words*: one place of a list of eight is asked about with two candidates, the word that came there and another of
  the same list. The two figures are known to us without the difference between their conditions: the higher is held
  against any other word of the list, the lower against one from the next place.

To say something takes everybody's attention, so every answer is an event.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from gander.contract.game import Luck, shuffled
from gander.memory.characters import Profile
from gander.memory.model import Memory

DIGITS: Final = range(1, 10)
GROUP: Final = 3
STARTS: Final = (1, 4, 7)
"""Where one begins to say them again."""
WORDS: Final = range(8)

READ: Final = 1.25
"""Effort: one digit is read, in a second, and may be said over."""
HEARD: Final = 0.5
"""Effort: one word of many comes and goes."""

IN_ORDER: Final[Mapping[str, Sequence[float | None]]] = {
    "whole 1": (0.706, 0.650, 0.637, 0.537, 0.487, 0.537, 0.412, 0.362, 0.463),
    "whole 4": (0.544, 0.425, 0.450, 0.550, 0.506, 0.550, 0.619, 0.487, 0.550),
    "whole 7": (0.556, 0.450, 0.506, 0.512, 0.481, 0.450, 0.725, 0.738, 0.838),
    "part 1": (0.700, 0.656, 0.650, None, None, None, None, None, None),
    "part 4": (None, None, None, 0.656, 0.537, 0.594, None, None, None),
    "part 7": (None, None, None, None, None, None, 0.800, 0.800, 0.875),
}
"""People, by place in the list: the share that is right when that place is said."""
TWO_WORDS: Final[Mapping[str, float]] = {"any other": 0.815, "neighbour": 0.776}
"""People: the share of right choices."""


def mean_right(by_place: Sequence[float | None]) -> float:
    return fmean(share for share in by_place if share is not None)


def said_in_order(profile: Profile, condition: str, trials: int, luck: Luck) -> list[float | None]:
    """The share right at every place of the list that is asked for."""
    what, start = condition.split()
    count = len(DIGITS) if what == "whole" else GROUP
    asked = [(int(start) - 1 + step) % len(DIGITS) for step in range(count)]
    right: list[list[float]] = [[] for _ in DIGITS]
    for _ in range(trials):
        memory, digits = Memory(profile, luck), shuffled(DIGITS, luck)
        for place, digit in enumerate(digits):
            memory.see(place, digit, effort=READ)
        for place in asked:
            right[place].append(memory.chances_to_say(place, DIGITS)[digits[place]])
            memory.tick()
    return [fmean(shares) if shares else None for shares in right]


def chosen_of_two(profile: Profile, other: str, trials: int, luck: Luck) -> float:
    """The share of right choices between the word of a place and another of the list."""
    right = []
    for _ in range(trials):
        memory = Memory(profile, luck)
        for place, word in enumerate(WORDS):
            memory.see(place, word, effort=HEARD)
        for place in WORDS:
            others = [word for word in WORDS if abs(word - place) == 1 or (other == "any other" and word != place)]
            right += [memory.chances_to_say(place, (place, word))[place] for word in others]
    return fmean(right)
