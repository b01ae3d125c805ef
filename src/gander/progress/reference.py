"""What people's figures are held against: perfect memory, pure guessing, and the ordinary situations of each level.

    python -m gander.progress.reference --write

plays the games anew and writes `reference.json`; without `--write` it prints what it would write. The players here look
at the state of the game, which no bot may: the perfect one knows every card, the guessing one looks at nothing.
"""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct

from gander.contract.game import CHANCE, AnyGame, Level, Luck, Outcome, Seat
from gander.contract.played import PlayedGame
from gander.games import GAMES
from gander.games.boar.pieces import Draw, Play
from gander.games.brains import measure as brains
from gander.games.brains.pieces import THROWS
from gander.games.goose.pieces import LINEUP_AT, Accept, Answer, Propose
from gander.luck import QuickLuck
from gander.progress.answers import answers_of
from gander.progress.played import from_record
from gander.progress.sample import COVARIATES, Numbers, numbers_of
from gander.record import Record, RecordedMove

GAMES_PLAYED: Final = 2000
GAMES_FOR_SITUATIONS: Final = 60
SITUATIONS: Final = 40
"""So many situations of a level stand for all of them."""
HAND: Final = 5
"""Boar: what is kept is told for a hand of so many cards."""
LEVELS: Final[tuple[Level, ...]] = ("rookie", "experienced", "advanced", "expert")
Player: TypeAlias = Callable[[Any, Seat, tuple[Any, ...], Luck], Any]
"""Chooses a move, given the whole state and the legal moves."""


class Ordinary(Struct, frozen=True):
    """The situations of a level: the covariates of ordinary answers, how many cards they are about, and the guess."""

    load: int
    guess: float
    covariates: tuple[tuple[float, ...], ...]

    @property
    def situations(self) -> Numbers:
        return np.array(self.covariates, np.float64)


class Line(Struct, frozen=True):
    """The mean result of perfect memory and of pure guessing, alone or together."""

    perfect: float
    guessing: float


class Reference(Struct, frozen=True):
    ordinary: dict[str, dict[Level, Ordinary]]
    results: dict[str, dict[Level, Line]]
    """Only where a result is a number of its own and not a share of what others lose."""
    left_by_guessing: float
    """Brains: what a decision leaves on the table on average if it is made blindly."""


@cache
def reference() -> Reference:
    """The stored figures."""
    return msgspec.json.decode((files("gander.progress") / "reference.json").read_bytes(), type=Reference)


# Players -------------------------------------------------------------------------------------------------------------


def guessing(state: Any, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    """Any move; but nobody repeats what was just called wrong, and a group takes the first proposal."""
    open_moves = [move for move in moves if not (isinstance(move, Answer) and move.value in state.wrong)]
    agreeing = [move for move in open_moves if isinstance(move, Accept)]
    choices = agreeing or open_moves
    return choices[luck.below(len(choices))]


def perfect(state: Any, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    """The true answer, the matching card, the best choice of dice."""
    if isinstance(moves[0], Answer | Propose | Accept):
        return _true_answer(state, moves)
    if isinstance(moves[0], Draw | Play):
        return _matching_card(state, seat, moves)
    if hasattr(state, "faces") and state.faces and len(moves) > 1:
        return _best_choice(state, moves)
    return moves[0]


def _true_answer(state: Any, moves: tuple[Any, ...]) -> Any:
    question = state.question
    truth = getattr(state.held or state.lineup[question.slot], question.feature)
    return next(move for move in moves if isinstance(move, Accept) or move.value == truth)


def _matching_card(state: Any, seat: Seat, moves: tuple[Any, ...]) -> Any:
    """Lay a card that matches, with its name; else draw; else lay the first."""
    targets = {*state.table, *state.deck[-1:]}
    hand = state.hands[seat]
    plays = [move for move in moves if isinstance(move, Play) and move.name in (None, hand[move.slot])]
    return next((move for move in plays if hand[move.slot] in targets), moves[0])


def _best_choice(state: Any, moves: tuple[Any, ...]) -> Any:
    most = brains.stakes(state)
    values = brains.values_of(state, brains.odds_for(most), THROWS - state.throws, most)
    return max(moves, key=lambda move: values[brains.name_of(move)])


def sometimes(chance: float) -> Player:
    """Somebody who knows so much, and guesses at the rest."""

    def player(state: Any, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
        knows = luck.below(1000) < 1000 * chance
        return (perfect if knows else guessing)(state, seat, moves, luck)

    return player


def play(game: AnyGame, options: Any, player: Player, luck: Luck) -> tuple[Record[Any, Any], Outcome]:
    """One game in which everybody plays alike."""
    state, moves = game.setup(options), []
    while awaited := game.awaited(state):
        actor = awaited[0]
        if actor == CHANCE:
            move = game.chance(state, luck)
        else:
            move = player(state, actor, game.legal_moves(state, actor), luck)
        moves.append(RecordedMove(actor, move))
        state = game.apply(state, actor, move).after
    outcome = game.outcome(state)
    assert outcome is not None
    return Record(game.name, game.version, options, tuple(moves)), outcome


# The figures ---------------------------------------------------------------------------------------------------------


def mean_result(name: str, level: Level, player: Player, games: int) -> float:
    """Of solo games; a group that agrees plays like one person (G18, G19)."""
    game, luck = GAMES[name], QuickLuck(f"{name} {level}")
    options = game.options(players=1, level=level)
    return round(sum(play(game, options, player, luck)[1].scores[0] for _ in range(games)) / games, 2)


def played_games(name: str, player: Player, games: int, **options: Any) -> Iterator[PlayedGame]:
    luck = QuickLuck(f"{name} {options}")
    for _ in range(games):
        yield from_record(*play(GAMES[name], GAMES[name].options(**options), player, luck))


def ordinary(name: str, level: Level, games: int = GAMES_FOR_SITUATIONS) -> Ordinary:
    """Situations as they come up for somebody who knows about three answers in four."""
    load = LINEUP_AT[level] if name == "goose" else HAND
    column = 2 + [covariate.name for covariate in COVARIATES[name]].index("load")
    rows = np.concatenate(
        [
            numbers_of(name, answers_of(game))
            for game in played_games(name, sometimes(0.75), games, players=1, level=level)
        ]
    )
    wanted = np.log(load / 4)
    near = rows[np.abs(rows[:, column] - wanted) < (0.01 if name == "goose" else 0.25)]
    chosen = near[np.linspace(0, len(near) - 1, SITUATIONS).round().astype(np.intp)]
    chosen[:, column] = wanted
    covariates = tuple(tuple(round(float(value), 4) for value in row) for row in chosen[:, 2:])
    return Ordinary(load, round(float(chosen[:, 1].mean()), 4), covariates)


def left_by_guessing(games: int) -> float:
    left = [
        answer.left
        for game in played_games("brains", guessing, games, players=3)
        for answer in answers_of(game)
        if answer.counted and answer.left is not None
    ]
    return sum(left) / len(left)


def computed(games: int = GAMES_PLAYED) -> Reference:
    """All figures, played anew."""
    lines = {
        name: {
            level: Line(mean_result(name, level, perfect, games), mean_result(name, level, guessing, games))
            for level in LEVELS
        }
        for name in COVARIATES
    }
    situations = {name: {level: ordinary(name, level) for level in LEVELS} for name in COVARIATES}
    return Reference(situations, lines, round(left_by_guessing(max(1, games // 40)), 3))


if __name__ == "__main__":
    text = msgspec.json.format(msgspec.json.encode(computed()), indent=1) + b"\n"
    if "--write" in sys.argv:
        Path(__file__).with_name("reference.json").write_bytes(text)
    else:
        print(text.decode(), end="")
