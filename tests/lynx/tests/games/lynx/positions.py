"""Positions of the Lynx, written down: for both implementations, and for tests."""

from __future__ import annotations

from tests.games.lynx.oracle import Lynx  # type: ignore[import-not-found]  # there once it is copied

from lynx.pieces import PREY, Prey
from lynx.state import State


def lynx_at(card: str = "frog", *, phase: str = "name", said: tuple[str, ...] = (), players: int = 1) -> State:
    """A game in which this is the card in question, and the first seats have said this."""
    deck: tuple[Prey, ...] = (*(prey for prey in PREY if prey != card), *(prey for prey in PREY if prey == card))
    named = tuple(prey for word in said for prey in PREY if prey == word)
    return State(
        mode="versus" if players > 1 else "solo",
        phase="look" if phase == "look" else "over" if len(said) == players else "name",
        turn=len(said) % players,
        deck=deck,
        named=(*named, *[None] * (players - len(said))),
    )


def second_at(lines: dict[str, str]) -> Lynx:
    """The same for the second implementation."""
    table = Lynx(int(lines["players"]), 0)
    state = first_at(lines)
    table.deck, table.looking = list(state.deck), state.phase == "look"
    table.said = {seat: prey for seat, prey in enumerate(state.named) if prey is not None}
    return table


def first_at(lines: dict[str, str]) -> State:
    said = tuple(word.strip() for word in lines.get("said", "").split(",") if word.strip())
    return lynx_at(lines["card"], phase=lines["phase"], said=said, players=int(lines["players"]))
