"""Positions of the Goose in one line."""

from __future__ import annotations

from gander.contract.game import Mode, Seat
from gander.games.goose.pieces import SUSPECTS, Feature, Phase, Question, Suspect, Value
from gander.games.goose.state import State


def suspect(name: str) -> Suspect:
    """`red scarf` is the card with these two values; there is one."""
    (found,) = (card for card in SUSPECTS if f"{card.colour} {card.clothing}" == name)
    return found


def suspects(names: str) -> tuple[Suspect, ...]:
    """`red scarf, blue necktie`."""
    return tuple(suspect(name.strip()) for name in names.split(",")) if names else ()


def goose_at(
    lineup: str,
    *,
    deck: str = "",
    asked: tuple[int, Feature] | None = None,
    phase: Phase = "roll",
    mode: Mode = "versus",
    players: int = 2,
    turn: Seat = 0,
    held: str | None = None,
    wrong: tuple[Value, ...] = (),
    fresh: int | None = None,
    piles: tuple[str, ...] | None = None,
    errors: str = "",
    box: str = "",
) -> State:
    """A position of Goose. In the line-up `-` is a gap; the last card of the deck is next; `asked` counts from 1."""
    places = [None if name.strip() == "-" else suspect(name.strip()) for name in lineup.split(",")]
    full = ("",) * (players if mode == "versus" else 1) if piles is None else piles
    return State(
        mode=mode,
        phase=phase,
        turn=turn,
        deck=suspects(deck),
        lineup=tuple(places),
        piles=tuple(map(suspects, full)),
        errors=suspects(errors),
        box=suspects(box),
        ready=(False,) * players,
        fresh=fresh,
        question=Question(asked[0], asked[0] - 1, asked[1]) if asked else None,
        held=suspect(held) if held else None,
        wrong=wrong,
    )
