"""What can be agreed before a game. A game describes it once; page, text mode, commands and programs ask from that."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Mode: TypeAlias = Literal["solo", "versus", "cooperative"]
Level: TypeAlias = Literal["rookie", "experienced", "advanced", "expert"]

OptionKind: TypeAlias = Literal["one", "switch", "some", "seats", "amounts"]
"""One of the choices; yes or no; some of the choices; one choice for every seat, all different; a number for each.

Nobody is asked for «some»: which ones fit together only the rules know. It is for commands and programs. Nor is anybody
asked for «amounts», by which a table is made fair: who wants them says so.
"""


BY_SEAT: Final[tuple[OptionKind, ...]] = ("seats", "amounts")
"""What is agreed for every seat, in the order of the seats."""
LISTED: Final[tuple[OptionKind, ...]] = ("some", *BY_SEAT)
"""What is said as a list."""


class Option(Struct, frozen=True):
    """One thing that can be agreed before a game. Its words are in the catalogues, under `option` and its name."""

    name: str
    kind: OptionKind
    choices: tuple[str, ...] = ()
    default: str | bool | None = None
    """What is played unless somebody says otherwise; `null`: the rules know."""
    modes: tuple[Mode, ...] = ()
    """The modes in which it makes sense; all, if none is named."""
    sizes: dict[str, int] = {}
    """How large each choice is, as in "3 suspects"."""

    def applies(self, mode: Mode) -> bool:
        return not self.modes or mode in self.modes

    def read(self, said: Iterable[str]) -> tuple[str | int, ...]:
        """A list of words as the rules want it; what is no number is left for them to refuse."""
        amounts = self.kind == "amounts"
        return tuple(int(word) if amounts and word.isdigit() else word for word in said)


def level(sizes: Mapping[Level, int]) -> Option:
    """How hard it is: the same words in every game, and a size for each."""
    choices: tuple[Level, ...] = tuple(sizes)
    return Option("level", "one", choices, choices[0], sizes={choice: sizes[choice] for choice in choices})
