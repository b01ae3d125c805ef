"""What the gallery shows of the Boar."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import Seat
from gander.contract.glances import Glance
from gander.games.boar.game import GAME
from gander.games.boar.pieces import ANIMALS, Draw, Play
from gander.games.boar.state import State
from tests.boards import Board, Boards, from_the_room, walk
from tests.games.boar.positions import boar_at

GLANCES: Final = (5, 0, 3, 1)


def some(cards: int, first: int = 0) -> str:
    """Cards of which none is like the next."""
    return " ".join(ANIMALS[(first + 5 * card) % len(ANIMALS)] for card in range(cards))


def piles(*cards: int) -> tuple[str, ...]:
    return tuple("boar " * count for count in cards)


def table(
    seat: Seat = 0, *, mine: str = "wolf hare owl deer boar duck", laid: str = "fox duck mouse", **more: Any
) -> State:
    """Four who are in the middle of it, with hands of very different sizes."""
    others = ("boar owl hare wolf badger", "deer mouse mouse fox", "duck hare owl boar wolf fox badger deer deer mouse")
    deck = f"{some(20)} hare deer owl"
    return boar_at(mine, *others, **{"deck": deck, "table": laid, "piles": piles(6, 4, 2, 4), "turn": seat, **more})


def full(players: int = 4, cards: int = 13, **more: Any) -> State:
    """Everybody only draws, at Expert: the last of the 54 cards is on the deck."""
    hands = (some(cards, 8), some(14), some(13, 1), some(13, 2))
    shared: dict[str, Any] = {"deck": "owl", "piles": piles(10, 12, 0, 20)[:players]}
    return boar_at(*hands[:players], **{**shared, **more})


def halfway(cards: int = 8, top: str = "boar", **more: Any) -> State:
    """What usually lies there half-way through a game of four."""
    hands = (some(cards, 1), some(6), some(8, 3), some(7, 5))
    return boar_at(*hands, **{"deck": top, "table": "fox duck mouse owl", "piles": piles(10, 12, 0, 20), **more})


def glancing(state: State, place: int | None = None) -> State:
    """At a fair table (A4), where whoever has the turn may look at a card, or does."""
    return replace(state, glances=GLANCES, glanced=place)


def growing(cards: int) -> State:
    hands = (some(cards, 3), some(cards), some(cards, 1), some(cards, 2))
    return boar_at(*hands, deck=f"{some(22)} owl", table="fox duck mouse", piles=piles(6, 4, 2, 4))


MINE: Final = (
    table(laid="fox mouse"),
    ((0, Play(2)),),
    ((0, Play(0)),),
    ((1, Play(0)),),
    ((2, Draw()),),
    ((3, Play(5)),),
)
"""A pair is found, so the turn goes on; two cards stay; a card is drawn; a fox is fetched from the table."""

BOARDS: Final = Boards(
    seats=lambda state: len(state.hands),
    tables={
        "turn": Board(table()),
        "waiting": Board(table(2, laid="")),
        "choose": Board(GAME.apply(table(laid="fox owl"), 0, Play(2)).after),
        "naming": Board(table(naming=True)),
        "solo": Board(boar_at(some(4), deck=f"{some(22)} owl", piles=piles(8), errors="fox owl", mode="solo")),
        "empty-deck": Board(table(deck="")),
    },
    fullest={
        "2-turn": Board(full(2)),
        "3-turn": Board(full(3)),
        "4-turn": Board(full()),
        "4-halfway": Board(halfway()),
        "4-waiting": Board(glancing(halfway(turn=1), 5)),
        "4-glance": Board(glancing(halfway())),
        "4-ahead": Board(replace(glancing(halfway()), ahead=(12, 0, 3, 10))),
        "4-glance-full": Board(glancing(full())),
        "4-glance-seen": Board(glancing(halfway(), 7)),
        "4-glance-naming": Board(glancing(halfway(naming=True), 7)),
        "4-choose": Board(GAME.apply(halfway(9, "owl"), 0, Play(8)).after),
        "4-naming": Board(halfway(naming=True)),
        "4-naming-full": Board(full(naming=True)),
        "1-turn": Board(full(1, 18, mode="solo", errors="fox owl fox owl")),
        "screen-turn": Board(glancing(halfway(), 7), None),
        "screen-full": Board(full(), None),
    },
    rounds={
        "mine": walk(GAME, *MINE),
        "glances": (
            Board(glancing(table(3))),
            *walk(GAME, glancing(table()), ((0, Glance(4)),)),
            Board(glancing(table(3), 2)),
        ),
        "growing": tuple(Board(growing(cards)) for cards in range(1, 9)),
        "wall": from_the_room(tuple(Board(growing(cards)) for cards in range(1, 9))),
        "screen": walk(GAME, *MINE, seat=None),
    },
    ending="boar-versus",
    piles=lambda state: state.piles,
)
