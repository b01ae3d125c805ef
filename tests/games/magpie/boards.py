"""What the gallery shows of the Magpie."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from gander.cards.memorising import Ready
from gander.contract.game import Level, Move, Seat
from gander.contract.glances import Glance
from gander.games.magpie.game import GAME
from gander.games.magpie.pieces import LATTICE_AT, PATIENCE, TurnOver, deck_of
from gander.games.magpie.state import State
from tests.boards import Board, Boards, walk
from tests.games.magpie.positions import magpie_at

GLANCES: Final = (5, 0, 3, 1)
READY: Final[tuple[tuple[Seat, Move], ...]] = tuple((seat, Ready()) for seat in range(4))
FIRST: Final = "ring, key, key, ring"


def table(level: Level = "rookie", taken: int = 0, players: int = 4, **more: Any) -> State:
    """The kinds lie there in their order, twice; of the first so many pairs each seat has taken its part."""
    shape = LATTICE_AT[level]
    deck = deck_of(shape.places)
    gone = deck[:taken]
    return replace(
        magpie_at("", players=players),
        shape=shape,
        grid=tuple(None if card in gone else card for card in deck),
        piles=tuple(gone[seat::players] for seat in range(players)) if "mode" not in more else (gone,),
        turns=taken + 5,
        wrong=5,
        **more,
    )


def full(players: int = 4, **more: Any) -> State:
    """As many cards as there can be."""
    return table("expert", 6, players, **more)


def opened(state: State, *places: int) -> State:
    return replace(state, phase="second" if len(places) == 1 else "study", open=places)


def glancing(state: State, place: int | None = None) -> State:
    return replace(state, glances=GLANCES, glanced=place)


TOGETHER: Final[dict[str, Any]] = {"mode": "cooperative", "patience": PATIENCE["expert"]}
LONGEST: Final = (40, 12)
"""The places of two things with long names."""

MINE: Final = (
    magpie_at(FIRST, players=4),
    ((0, TurnOver(1)),),
    ((0, TurnOver(2)),),
    ((0, TurnOver(0)),),
    ((0, TurnOver(4)),),
    READY,
    ((1, TurnOver(3)),),
    ((1, TurnOver(0)),),
)
"""A pair, then two that differ; all have seen them, and somebody else takes a pair."""

BOARDS: Final = Boards(
    seats=lambda state: len(state.ready),
    tables={
        "first": Board(table()),
        "second": Board(opened(table("experienced", 2), 4)),
        "study": Board(opened(table(taken=1), 4, 9)),
        "other": Board(opened(table("advanced", 5, turn=1), 7)),
        "forty-two": Board(table("expert", 4)),
        "together": Board(table("experienced", 3, mode="cooperative", patience=PATIENCE["experienced"])),
        "over": Board(table(taken=6, phase="over")),
        "solo": Board(table("advanced", 4, 1, mode="solo")),
    },
    fullest={
        **{f"{players}-first": Board(full(players)) for players in (2, 3, 4)},
        "4-second": Board(opened(full(), LONGEST[0])),
        "4-study": Board(opened(full(), *LONGEST)),
        "4-waiting": Board(glancing(full(turn=1), 15)),
        "4-glance": Board(glancing(full())),
        "4-glance-seen": Board(glancing(full(), LONGEST[0])),
        "4-together": Board(opened(full(**TOGETHER), *LONGEST)),
        "1-study": Board(opened(full(1, mode="solo"), *LONGEST)),
        "screen-first": Board(glancing(full(), 15), None),
        "screen-study": Board(opened(full(**TOGETHER), *LONGEST), None),
    },
    rounds={
        "mine": walk(GAME, *MINE),
        "glances": (*walk(GAME, glancing(table()), ((0, Glance(4)),)), Board(glancing(table(turn=1), 2))),
        "screen": walk(GAME, *MINE, seat=None),
    },
    ending="magpie-versus",
    piles=lambda state: state.piles,
)
