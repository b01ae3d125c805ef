"""What the gallery shows of the Lynx."""

from __future__ import annotations

from typing import Final

from tests.games.lynx.positions import lynx_at  # type: ignore[import-not-found]  # there once it is copied

from lynx.game import GAME
from lynx.pieces import Look, Name
from tests.boards import Board, Boards, walk

DECK: Final = "frog, snail, hedgehog"
THREE: Final = (1, 0, 2)
FOUR: Final = (1, 0, 2, 3)
ROUND: Final = (
    lynx_at("snail, frog", phase="look", points=THREE),
    ((0, Look()),),
    ((0, Name("frog")),),
    ((1, Name("snail")),),
    ((2, Name("frog")),),
)

BOARDS: Final = Boards(
    seats=lambda state: len(state.points),
    tables={
        "look": Board(lynx_at(DECK, phase="look", points=THREE)),
        "name": Board(lynx_at(DECK, points=THREE)),
        "other": Board(lynx_at(DECK, said="frog", points=THREE)),
        "over": Board(lynx_at("", phase="over", said="frog, frog, snail", points=(4, 3, 6))),
        "solo": Board(lynx_at(DECK, points=(2,))),
    },
    fullest={
        "4-look": Board(lynx_at(DECK, phase="look", points=FOUR)),
        "4-name": Board(lynx_at(DECK, points=FOUR)),
        "4-said": Board(lynx_at(DECK, said="hedgehog, hedgehog, hedgehog", points=FOUR)),
    },
    rounds={"mine": walk(GAME, *ROUND), "screen": walk(GAME, *ROUND, seat=None)},
    ending="lynx-versus",
    piles=lambda state: (),
)
