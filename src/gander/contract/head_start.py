"""Cards to start with, by which a table is made fair where glances are not enough (A9).

They are points and nothing else, so a game brings little for them: an option, a field of its state, and that what is
seen and how it ends speak of them. `ranked` counts them. Nobody's play depends on them.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from gander.contract.game import Mode, WrongOption
from gander.contract.options import Option

MOST: Final = 30
MOST_SEATS: Final = 5

Cards: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
"""How many cards to start with."""
CardsGiven: TypeAlias = tuple[Cards, ...] | UnsetType
"""The cards that each seat starts with, as they are agreed. Absent in a game without, and in all played before."""
CardsAhead: TypeAlias = Annotated[tuple[Cards, ...], Meta(max_length=MOST_SEATS)] | UnsetType
"""What all see of them, all the time; absent in a game without."""

MODES: Final[tuple[Mode, ...]] = ("versus",)
"""Alone and in a group there is nobody to be ahead of."""
OFFER: Final = Option("ahead", "amounts", tuple(map(str, range(MOST + 1))), modes=MODES)


def cards_given(agreed: CardsGiven, players: int, mode: Mode) -> tuple[int, ...]:
    """The cards that each seat starts with; none for a game in which nobody has any (A9). Raises `WrongOption`."""
    if agreed is UNSET or not any(agreed):
        return ()
    if mode not in MODES:
        raise WrongOption("ahead", agreed, "left out where nobody plays against another")
    if len(agreed) != players or not all(0 <= cards <= MOST for cards in agreed):
        raise WrongOption("ahead", agreed, f"a number from 0 to {MOST} for each of the {players} seats")
    return tuple(agreed)
