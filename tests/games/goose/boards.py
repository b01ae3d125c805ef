"""What the gallery shows of the Goose."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import CHANCE, Move, Seat
from gander.contract.glances import Glance
from gander.games.goose.game import GAME
from gander.games.goose.pieces import SUSPECTS, Accept, Answer, Dice, Propose, Question, Ready, Roll
from gander.games.goose.state import State
from tests.boards import Board, Boards, walk
from tests.games.goose.positions import goose_at, suspect
from tests.kit import played

SIX: Final = ("yellow bow tie", "red scarf", "blue scarf", "blue necktie", "green striped shirt", "blue striped shirt")
GLANCES: Final = (5, 0, 3, 1, 2)


def some(count: int) -> str:
    return ", ".join(f"{card.colour} {card.clothing}" for card in SUSPECTS[:count])


def piles(*counts: int) -> tuple[str, ...]:
    return tuple(map(some, counts))


def table(places: int = 6, **more: Any) -> State:
    shared = {"deck": some(15), "players": 4, "piles": piles(2, 1, 0, 1), "box": some(1)}
    return goose_at(", ".join(SIX[-places:]), **{**shared, **more})


def full(players: int = 5, **more: Any) -> State:
    return table(**{"players": players, "piles": piles(12, 1, 0, 10, 0)[:players], **more})


def together(state: State, value: Any) -> State:
    """One proposes, and one of the others agrees."""
    group = replace(state, mode="cooperative", phase="agree", piles=state.piles[:1], errors=SUSPECTS[:2])
    return played(GAME, group, (1, Propose(value)), (3, Accept())).after


def new_card(state: State, slot: int, name: str) -> State:
    lineup = (*state.lineup[:slot], suspect(name), *state.lineup[slot + 1 :])
    return replace(state, phase="new_card", fresh=slot, lineup=lineup, shown=suspect("blue scarf"))


def glancing(state: State, place: int | None = None) -> State:
    """At a fair table (A4), where whoever is asked may look at a card, or does."""
    return replace(state, glances=GLANCES[: len(state.ready)], glanced=place)


def ready(seats: int = 4) -> tuple[tuple[Seat, Move], ...]:
    return tuple((seat, Ready()) for seat in range(seats))


STUDY: Final[dict[str, Any]] = {"phase": "study", "deck": some(19), "box": ""}
COLOUR: Final[dict[str, Any]] = {"phase": "answer", "asked": (3, "colour")}
CLOTHING: Final[dict[str, Any]] = {"phase": "answer", "asked": (6, "clothing")}
LAST_OF_THREE: Final[dict[str, Any]] = {"phase": "answer", "asked": (3, "animal")}
GAPS: Final = goose_at("red scarf, -, blue necktie, -", players=4, piles=piles(9, 7, 4, 4))
HELD: Final = GAME.apply(full(**CLOTHING), 0, Answer("bow tie")).after
"""The card that was missed lies with the one who was asked; their neighbour has the next word."""

MINE: Final = (
    table(piles=piles(0, 0, 0, 0), **STUDY),
    ready(),
    ((0, Roll()), (CHANCE, Dice(3, "colour"))),
    ((0, Answer("blue")),),
    ready(),
    ((1, Roll()), (CHANCE, Dice(4, "clothing"))),
    ((1, Answer("bow tie")),),
    ((2, Answer("necktie")),),
)
"""All look; somebody rolls and wins a card; the next says something wrong, and their neighbour knows it."""

BOARDS: Final = Boards(
    seats=lambda state: len(state.ready),
    tables={
        "study": Board(table(piles=piles(0, 0, 0, 0), **STUDY)),
        "roll": Board(table(4)),
        "answer": Board(table(**COLOUR)),
        "clothing": Board(replace(table(4, phase="answer", turn=1), question=Question(5, 0, "clothing"))),
        "others": Board(GAME.apply(table(**COLOUR), 0, Answer("red")).after),
        "neighbour": Board(GAME.apply(table(3, turn=3, **LAST_OF_THREE), 3, Answer("dog")).after),
        "agree": Board(together(table(5, piles=piles(6), **COLOUR), "blue")),
        "new-card": Board(new_card(table(4), 2, "green necktie")),
        "over": Board(played(GAME, GAPS, (0, Roll()), (CHANCE, Dice(4, "colour"))).after),
        "solo": Board(table(3, mode="solo", players=1, piles=piles(4), errors=some(1))),
    },
    fullest={
        "five-study": Board(full(**STUDY)),
        **{f"{players}-roll": Board(full(players)) for players in (2, 3, 4, 5)},
        "five-answer": Board(full(**CLOTHING)),
        "five-waiting": Board(glancing(full(turn=1, **CLOTHING), 5)),
        "five-glance": Board(glancing(full(**CLOTHING))),
        "five-ahead": Board(replace(glancing(full(**CLOTHING)), ahead=(12, 0, 3, 10, 1))),
        "five-glance-seen": Board(glancing(full(**CLOTHING), 5)),
        "five-glance-agree": Board(glancing(together(full(**CLOTHING), "key chain"), 5)),
        "five-held": Board(HELD),
        "five-asked": Board(
            played(GAME, full(turn=4, **CLOTHING), (4, Answer("bow tie")), (0, Answer("scarf"))).after, 1
        ),
        "five-new-card": Board(new_card(full(), 5, "green necktie")),
        "five-agree": Board(together(full(**CLOTHING), "key chain")),
        "screen-study": Board(full(**STUDY), None),
        "screen-answer": Board(glancing(full(**CLOTHING), 5), None),
    },
    rounds={
        "mine": walk(GAME, *MINE),
        "glances": (
            Board(glancing(table())),
            *walk(GAME, glancing(table(**COLOUR)), ((0, Glance(4)),)),
            Board(glancing(table(turn=1, **COLOUR), 2)),
        ),
        "screen": walk(GAME, *MINE, seat=None),
    },
    ending="goose-versus",
    piles=lambda state: state.piles,
)
