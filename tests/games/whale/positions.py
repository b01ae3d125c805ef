"""Positions of the Whale in one line."""

from __future__ import annotations

from gander.contract.game import Mode, Seat
from gander.games.whale.pieces import CARDS, GRID_AT, Card, Phase
from gander.games.whale.state import State

SHAPES = {shape.places: shape for shape in GRID_AT.values()}


def card(name: str) -> Card:
    """`red crab`."""
    (found,) = (card for card in CARDS if f"{card.colour} {card.creature}" == name)
    return found


def cards(names: str) -> tuple[Card, ...]:
    """`red crab, blue puffer fish`."""
    return tuple(card(name.strip()) for name in names.split(",")) if names else ()


def whale_at(
    grid: str,
    *,
    deck: str = "",
    turned: str | None = None,
    away: str = "",
    hits: int = 0,
    phase: Phase = "turn",
    mode: Mode = "versus",
    players: int = 2,
    turn: Seat = 0,
    fresh: int | None = None,
    shown: str | None = None,
    piles: tuple[str, ...] | None = None,
    errors: str = "",
    box: str = "",
) -> State:
    """A position of Whale. The last card of the deck is next."""
    laid = cards(grid)
    return State(
        mode=mode,
        phase=phase,
        turn=turn,
        shape=SHAPES[len(laid)],
        deck=cards(deck),
        grid=laid,
        piles=tuple(map(cards, piles or ("",) * players)),
        errors=cards(errors),
        box=cards(box),
        ready=(False,) * players,
        turned=card(turned) if turned else None,
        away=cards(away),
        hits=hits,
        fresh=fresh,
        shown=card(shown) if shown else None,
    )
