"""Positions of the Boar in one line."""

from __future__ import annotations

from gander.contract.game import Mode, Seat
from gander.games.boar.pieces import ANIMALS, Animal
from gander.games.boar.state import State


def animals(names: str) -> tuple[Animal, ...]:
    """`wolf fox fox`."""
    found = tuple(animal for name in names.split() for animal in ANIMALS if animal == name)
    assert len(found) == len(names.split()), names
    return found


def boar_at(
    *hands: str,
    deck: str = "",
    table: str = "",
    piles: tuple[str, ...] | None = None,
    errors: str = "",
    mode: Mode = "versus",
    naming: bool = False,
    turn: Seat = 0,
) -> State:
    """A position of Boar in which somebody has the turn. The last card of the deck is on top."""
    return State(
        designs=ANIMALS,
        mode=mode,
        naming=naming,
        phase="turn",
        turn=turn,
        deck=animals(deck),
        hands=tuple(map(animals, hands)),
        table=animals(table),
        piles=tuple(map(animals, piles or ("",) * len(hands))),
        errors=animals(errors),
        played=None,
    )
