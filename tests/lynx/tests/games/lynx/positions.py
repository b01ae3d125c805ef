"""Positions of the Lynx, written down: for both implementations, and for tests."""

from __future__ import annotations

from tests.games.lynx.oracle import Lynx  # type: ignore[import-not-found]  # there once it is copied

from lynx.pieces import DECK, PREY, Phase, Prey
from lynx.state import State


def prey(words: str) -> tuple[Prey, ...]:
    return tuple(kind for word in words.split(",") for kind in PREY if kind == word.strip())


def lynx_at(deck: str, *, phase: Phase = "name", said: str = "", points: tuple[int, ...] = (0,)) -> State:
    """A game in which these cards are left, the next one last, and the first seats have said this."""
    left, named = prey(deck), prey(said)
    gone = list(DECK)
    for card in left:
        gone.remove(card)
    return State(
        mode="versus" if len(points) > 1 else "solo",
        phase=phase,
        turn=len(named) % len(points),
        deck=left,
        gone=tuple(gone),
        points=points,
        named=(*named, *[None] * (len(points) - len(named))),
    )


def first_at(lines: dict[str, str]) -> State:
    phase: Phase = "look" if lines["card"] == "up" else "name"
    return lynx_at(lines["deck"], phase=phase, said=lines.get("said", ""), points=(0,) * int(lines["players"]))


def second_at(lines: dict[str, str]) -> Lynx:
    state, table = first_at(lines), Lynx(int(lines["players"]), 0)
    table.deck, table.past = list(state.deck), list(state.gone)
    table.dealt, table.looking = True, lines["card"] == "up"
    table.said = dict(enumerate(prey(lines.get("said", ""))))
    return table
