"""What the gallery shows of the Lynx."""

from __future__ import annotations

from typing import Final

from tests.games.lynx.positions import lynx_at  # type: ignore[import-not-found]  # there once it is copied

from lynx.game import GAME
from lynx.pieces import Look, Name
from tests.boards import Board, Boards, walk

ROUND: Final = (
    lynx_at("frog", phase="look", players=3),
    ((0, Look()),),
    ((0, Name("frog")),),
    ((1, Name("snail")),),
    ((2, Name("frog")),),
)

BOARDS: Final = Boards(
    seats=lambda state: len(state.named),
    tables={
        "look": Board(lynx_at("hedgehog", phase="look", players=3)),
        "name": Board(lynx_at("hedgehog", players=3)),
        "other": Board(lynx_at("hedgehog", said=("frog",), players=3)),
        "over": Board(lynx_at("hedgehog", said=("frog", "hedgehog", "snail"), players=3)),
        "solo": Board(lynx_at("snail")),
    },
    fullest={
        "4-look": Board(lynx_at("hedgehog", phase="look", players=4)),
        "4-name": Board(lynx_at("hedgehog", players=4)),
        "4-over": Board(lynx_at("hedgehog", said=("hedgehog",) * 4, players=4)),
    },
    rounds={"mine": walk(GAME, *ROUND), "screen": walk(GAME, *ROUND, seat=None)},
    ending="lynx-versus",
    piles=lambda state: (),
)
