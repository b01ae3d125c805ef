"""What can be agreed before a game. A game describes it once; page, text mode, commands and programs ask from that."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

Mode: TypeAlias = Literal["solo", "versus", "cooperative"]
Level: TypeAlias = Literal["rookie", "experienced", "advanced", "expert"]

OptionKind: TypeAlias = Literal["one", "switch", "some", "seats"]
"""One of the choices; yes or no; some of the choices; one choice for every seat, all different.

Nobody is asked for «some»: which ones fit together only the rules know. It is for commands and programs.
"""


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
    """How large each choice is, as in «3 suspects»."""

    def applies(self, mode: Mode) -> bool:
        return not self.modes or mode in self.modes


def level(sizes: Mapping[Level, int]) -> Option:
    """How hard it is: the same words in every game, and a size for each."""
    choices: tuple[Level, ...] = tuple(sizes)
    return Option("level", "one", choices, choices[0], sizes={choice: sizes[choice] for choice in choices})
