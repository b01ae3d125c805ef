"""What the gallery shows of the Brains."""

from __future__ import annotations

from typing import Any, Final

from gander.contract.game import CHANCE, Move, Seat
from gander.games.brains.game import GAME
from gander.games.brains.pieces import BRAINS_FOR, COLOURS, Announce, Land, Throw
from gander.games.brains.state import State
from tests.boards import Board, Boards, walk
from tests.games.brains.positions import brains_at, dice

TWICE: Final = "5 * 3 3 *"
"""Two brains: 8 × 2 of red and 3 × 2 of yellow."""
EACH_ONCE: Final = "1 2 3 4 5"
"""Every colour counts something."""
BLUE: Final = "* * 5 4 3"


def table(faces: str = "", **more: Any) -> State:
    shared = {"brains_of": (13, 20, 8, 23), "colours": COLOURS[:4], "middle": 61, "phase": "collect"}
    return brains_at(faces, **{**shared, **more})


def full(faces: str = TWICE, players: int = 5, **more: Any) -> State:
    """Numbers of two digits everywhere, and as many brains as there are for so many players."""
    mine = (31, 40, 24, 27, 28) if more.get("phase") == "pay" else (18, 20, 12, 13, 14)
    brains = more.get("brains_of", mine[:players])
    middle = BRAINS_FOR[players] - sum(brains)
    shared = {"brains_of": brains, "colours": COLOURS[:players], "middle": middle, "throws": 2}
    return brains_at(faces, **{**shared, "phase": "collect", **more})


def throws(seat: Seat, faces: str, *again: int) -> tuple[tuple[Seat, Move], ...]:
    """All dice, or these again."""
    return ((seat, Throw(again or (0, 1, 2, 3, 4))), (CHANCE, Land(dice(faces))))


MINE: Final = (
    table(),
    throws(0, "5 2 3 3 *"),
    throws(0, "*", 1),
    ((0, Announce("red")),),
    throws(1, TWICE),
    ((1, Announce("yellow")),),
)
"""Somebody throws, throws one die again and takes red; the next throws and takes yellow."""

BOARDS: Final = Boards(
    seats=lambda state: len(state.brains),
    tables={
        "first": Board(table()),
        "second": Board(table(TWICE, throws=2)),
        "pay": Board(table(EACH_ONCE, phase="pay", throws=3, brains_of=(31, 40, 5, 0), middle=49, out=((3,),))),
        "waiting": Board(table(TWICE, turn=1)),
        "over": Board(table(phase="over", brains_of=(0, 17, 0, 0), middle=108, out=((3,), (2,), (0,)))),
    },
    fullest={
        "five-first": Board(full("", throws=0)),
        **{f"{players}-second": Board(full(players=players)) for players in (3, 4, 5)},
        "five-pay": Board(full(EACH_ONCE, phase="pay")),
        "five-last": Board(full(EACH_ONCE, phase="pay", throws=3, brains_of=(31, 40, 24, 0, 28), out=((3,),))),
        "five-waiting": Board(full(EACH_ONCE, phase="pay", turn=1)),
        "screen-pay": Board(full(EACH_ONCE, phase="pay"), None),
        "screen-first": Board(full("", throws=0), None),
    },
    rounds={
        "mine": walk(GAME, *MINE),
        # The longest sentence: somebody pays for another, and is out.
        "pays": walk(GAME, table(BLUE, phase="pay", middle=61, throws=3), ((0, Announce("blue")),)),
        "screen": walk(GAME, *MINE, seat=None),
    },
    ending="brains",
    piles=lambda state: (),
)
