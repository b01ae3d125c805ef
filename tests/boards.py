"""The boards of the page's gallery, made by the rules: `python -m tests.boards --write` writes them for the page.

`tests/games/<game>/boards.py` lists positions, walks from them and the end of a golden game. What lies there for each
viewer, what they may do and what they are told is as the server would send it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from gander.contract.game import AnyGame, Event, Move, Seat, Viewer
from gander.games import GAMES
from gander.research.playthrough import steps
from tests.kit import as_json
from tests.specimen import specimen
from tests.tree import ROOT

HEADING: Final = """\
// Made by `python -m tests.boards --write` from positions of tests/games/{game}/boards.py. Do not edit.
/* eslint-disable */
import type {{ Boards }} from "../contract";

export const boards = {{
"""


class Board(NamedTuple):
    """A moment of a game, and from where it is looked at."""

    state: Any
    seat: Viewer = 0
    news: tuple[Event, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Boards:
    """What a game lays out for the gallery, by the names that `client/src/games/contract.ts` explains."""

    seats: Callable[[Any], int]
    """How many sit at a table."""
    tables: dict[str, Board]
    fullest: dict[str, Board]
    """Positions with more on the table than a game is likely to reach."""
    rounds: dict[str, tuple[Board, ...]]
    ending: str
    """The golden playthrough whose end is shown."""
    piles: Callable[[Any], tuple[tuple[Any, ...], ...]]


def walk(game: AnyGame, start: Any, *moments: tuple[tuple[Seat, Move], ...], seat: Viewer = 0) -> tuple[Board, ...]:
    """A position, and what lies there after these moves: those of one moment come with one view."""
    boards = [Board(start, seat)]
    for moves in moments:
        state = boards[-1].state
        news: tuple[Event, ...] = ()
        for actor, move in moves:
            step = game.apply(state, actor, move)
            state, news = step.after, (*news, *step.told(seat))
        boards.append(Board(state, seat, news))
    return tuple(boards)


def from_the_room(boards: tuple[Board, ...]) -> tuple[Board, ...]:
    """The same positions as everybody may see them."""
    return tuple(Board(board.state, None) for board in boards)


def line(value: Any) -> str:
    return json.dumps(json.loads(as_json(value)), ensure_ascii=False)


def written(game: AnyGame, board: Board, players: int) -> str:
    state, seat, news = board
    moves = () if seat is None else game.legal_moves(state, seat)
    parts = [
        f"players: {players}, me: {line(seat)}, awaited: {line(game.awaited(state))}",
        f"observation: {line(game.observe(state, seat))}",
        f"moves: {line(moves)}",
        *([f"news: {line(news)}"] if news else []),
    ]
    return "{\n" + "".join(f"      {part},\n" for part in parts) + "    }"


def ending_of(game: AnyGame, boards: Boards) -> str:
    [script] = [script for script in specimen(game.name).scripts if script.name == boards.ending]
    *_, (_, _, last) = steps(game, script)
    outcome = game.outcome(last.after)
    assert outcome is not None
    piles = boards.piles(last.after)
    parts = [
        f"players: {boards.seats(last.after)}",
        f"observation: {line(game.observe(last.after, None))}",
        f"outcome: {line(outcome)}",
        f"pile: {line(piles[outcome.winners[0]] if piles else ())}",
    ]
    return "".join(f"    {part},\n" for part in parts)


def page(game: AnyGame) -> str:
    """The whole file of a game."""
    boards = boards_of(game)

    def group(name: str, inside: Iterator[tuple[str, str]]) -> str:
        return f"  {name}: {{\n" + "".join(f"    {json.dumps(key)}: {text},\n" for key, text in inside) + "  },\n"

    def one(board: Board) -> str:
        return written(game, board, boards.seats(board.state))

    rounds = ((name, f"[{', '.join(map(one, moments))}]") for name, moments in boards.rounds.items())
    return "".join(
        [
            HEADING.format(game=game.name),
            group("tables", ((name, one(board)) for name, board in boards.tables.items())),
            group("fullest", ((name, one(board)) for name, board in boards.fullest.items())),
            group("rounds", rounds),
            f"  ending: {{\n{ending_of(game, boards)}  }},\n",
            f'}} as const satisfies Boards<"{game.name}">;\n',
        ]
    )


def boards_of(game: AnyGame) -> Boards:
    found: Boards = import_module(f"tests.games.{game.name}.boards").BOARDS
    return found


def path_of(game: AnyGame) -> Path:
    return Path("client/src/games") / game.name / "boards.ts"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.boards", description="the boards of the gallery")
    parser.add_argument("--write", action="store_true", required=True, help="write them for the page")
    parser.parse_args()
    for game in GAMES.values():
        (ROOT / path_of(game)).write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
