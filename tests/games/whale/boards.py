"""What the gallery shows of the Whale."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import Move, Seat
from gander.contract.glances import Glance
from gander.games.whale.game import GAME
from gander.games.whale.pieces import COLOURS, CREATURES, Point, Ready
from gander.games.whale.state import State
from tests.boards import Board, Boards, walk
from tests.games.whale.positions import card, whale_at

PUFFER: Final = "purple puffer fish"
GLANCES: Final = (5, 0, 3, 1)
READY: Final[tuple[tuple[Seat, Move], ...]] = tuple((seat, Ready()) for seat in range(4))


def some(count: int) -> str:
    """Cards of which none is like the next."""
    return ", ".join(f"{COLOURS[(5 * number + number // 6) % 6]} {CREATURES[number % 6]}" for number in range(count))


def piles(*counts: int) -> tuple[str, ...]:
    return tuple(map(some, counts))


def table(places: int = 9, **more: Any) -> State:
    shared = {"deck": some(17), "turned": "red crab", "piles": piles(3, 2, 0, 1), "box": some(3), "players": 4}
    return whale_at(some(places), **{**shared, **more})


def full(players: int = 4, **more: Any) -> State:
    """As many cards as there can be, and those with the longest names."""
    return table(16, **{"players": players, "turned": PUFFER, "piles": piles(12, 10, 0, 11)[:players], **more})


def with_card(state: State, place: int, name: str) -> State:
    return replace(state, grid=(*state.grid[:place], card(name), *state.grid[place + 1 :]))


def new_card(state: State, place: int, name: str) -> State:
    return replace(with_card(state, place, name), fresh=place, turned=None)


def glancing(state: State, place: int | None = None) -> State:
    """At a fair table (A4), where whoever has the turn may look at a card, or does."""
    return replace(state, glances=GLANCES, glanced=place)


STUDY: Final[dict[str, Any]] = {"phase": "study", "turned": None, "deck": some(20), "box": ""}
FRESH: Final[dict[str, Any]] = {"phase": "new_card", "hits": 1}
AWAY: Final = f"{PUFFER}, red crab, green seahorse"

MINE: Final = (
    whale_at(
        "red crab, blue whale, green octopus, yellow turtle, purple seahorse, orange crab, red octopus, blue turtle, "
        "green whale",
        phase="study",
        deck="green crab, orange whale, purple puffer fish",
        players=4,
    ),
    READY,
    ((0, Point(4)),),
    READY,
    ((0, Point(0)),),
    READY,
    ((1, Point(8)),),
)
"""All look; a card is taken, and the next one missed; somebody else takes one with the last card of the deck."""

BOARDS: Final = Boards(
    seats=lambda state: len(state.ready),
    tables={
        "study": Board(table(16, piles=piles(0, 0, 0, 0), **STUDY)),
        "turn": Board(table(hits=1)),
        "other": Board(table(12, turn=1, turned="yellow puffer fish")),
        "away": Board(table(6, away="purple octopus")),
        "sixteen": Board(table(16, hits=2)),
        "new-card": Board(new_card(table(shown="red turtle", **FRESH), 4, "red crab")),
        "over": Board(table(phase="over", turned=None, deck="", piles=piles(9, 7, 4, 4), shown="red crab")),
        "solo": Board(table(mode="solo", players=1, piles=piles(8), errors=some(2), box="", hits=4)),
    },
    fullest={
        "4-study": Board(full(**STUDY)),
        **{f"{players}-turn": Board(full(players, hits=2)) for players in (2, 3, 4)},
        "4-waiting": Board(glancing(full(turn=1), 15)),
        "4-away": Board(full(away=AWAY)),
        "4-glance": Board(glancing(full(away=AWAY))),
        "4-glance-seen": Board(glancing(with_card(full(away=AWAY), 15, PUFFER), 15)),
        "4-new-card": Board(new_card(full(shown="red crab", **FRESH), 15, PUFFER)),
        "screen-turn": Board(glancing(full(hits=2), 15), None),
        "screen-study": Board(full(**STUDY), None),
    },
    rounds={
        "mine": walk(GAME, *MINE),
        "glances": (
            Board(glancing(new_card(table(**FRESH), 4, "red crab"))),
            *walk(GAME, glancing(table()), ((0, Glance(4)),)),
            Board(glancing(table(turn=1), 2)),
        ),
        "screen": walk(GAME, *MINE, seat=None),
    },
    ending="whale-versus",
    piles=lambda state: state.piles,
)
