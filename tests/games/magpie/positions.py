"""Positions of the Magpie, written down."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gander.contract.game import CHANCE
from gander.games.magpie.game import GAME
from gander.games.magpie.pieces import PATIENCE, THINGS, Options, Shuffle, Thing, deck_of
from gander.games.magpie.state import State
from tests.games.magpie.oracle import Magpie


def things(words: str) -> tuple[Thing, ...]:
    return tuple(kind for word in words.split(",") for kind in THINGS if kind == word.strip())


def magpie_at(first: str, *, players: int = 2, **more: Any) -> State:
    """Twelve cards lie there, these first; the rest follows as in a new deck."""
    wanted = things(first)
    rest = list(deck_of(12))
    for card in wanted:
        rest.remove(card)
    laid = GAME.apply(GAME.setup(Options(players)), CHANCE, Shuffle((*wanted, *rest))).after
    return replace(laid, **more)


def first_at(lines: dict[str, str]) -> State:
    """`-` is a place whose card was taken; `open` counts places from 1."""
    words = [word.strip() for word in lines["cards"].split(",")]
    grid = tuple(None if word == "-" else next(kind for kind in THINGS if kind == word) for word in words)
    players, state = int(lines["players"]), magpie_at("", players=int(lines["players"]))
    opened = tuple(int(word) - 1 for word in lines.get("open", "").split(",") if word)
    gone = tuple(kind for kind in deck_of(12)[:6] if kind not in grid)
    return replace(
        state, phase="second" if opened else "first", grid=grid, open=opened, piles=(gone, *[()] * (players - 1))
    )


def second_at(lines: dict[str, str]) -> Magpie:
    state = first_at(lines)
    table = Magpie(int(lines["players"]), "rookie", state.mode, 0, PATIENCE["rookie"])
    table.state, table.up = "play", list(state.open)
    table.table = {place: card for place, card in enumerate(state.grid) if card is not None}
    table.won = [list(pile) for pile in state.piles]
    return table
