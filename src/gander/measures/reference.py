"""What people's figures are held against: perfect memory, pure guessing, and the ordinary situations of each level.

    python -m gander.measures.reference --write

plays every game anew and writes its `reference.json`; without `--write` it prints what it would write. Names of games
choose among them. The players here look at the state of the game, which no bot may: the perfect one knows every card,
the guessing one looks at nothing.
"""

import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import as_file, files
from typing import Any, Final, get_args

import msgspec
import numpy as np
from msgspec import Struct

from gander.contract.game import CHANCE, CLOCK, Level, Luck, Outcome, Seat
from gander.contract.measure import LOAD, DecisionMeasure, RecallMeasure, Way
from gander.contract.played_game import By, Person, PlayedGame, PlayedMove, Stint
from gander.games import BOXES, box
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.estimate import Numbers
from gander.record import Record, RecordedMove

GAMES_PLAYED: Final = 2000
GAMES_FOR_SITUATIONS: Final = 60
SITUATIONS: Final = 40
"""As many situations of a level stand for all of them."""
KNOWS: Final = 0.75
"""Ordinary situations are those of somebody who knows about three answers in four."""


class OrdinaryAnswers(Struct, frozen=True):
    """The situations of a level: the covariates of ordinary answers, how many cards they are about, and the guess."""

    load: int
    guess: float
    covariates: tuple[tuple[float, ...], ...]

    @property
    def situations(self) -> Numbers:
        return np.array(self.covariates, np.float64)


class ReferenceResults(Struct, frozen=True):
    """The mean result of perfect memory and of pure guessing, alone or together."""

    perfect: float
    guessing: float


class Reference(Struct, frozen=True):
    """The figures of one game."""

    ordinary: dict[Level, OrdinaryAnswers]
    """Where it is measured how much is kept."""
    results: dict[Level, ReferenceResults]
    """Where a result is a number of its own and not a share of what others lose."""
    left_by_guessing: float | None
    """What a decision leaves on the table on average if it is made blindly, where that is measured."""


@cache
def reference(game: str) -> Reference:
    """The stored figures of a game."""
    return msgspec.json.decode((files(box(game).package) / "reference.json").read_bytes(), type=Reference)


# Levels --------------------------------------------------------------------------------------------------------------


@cache
def sizes_of(game: str) -> dict[Level, int]:
    """How large each level is, as a player would count it, the lowest first; none for a game without levels."""
    return next((_by_level(offer.sizes) for offer in game_of(game).offers if offer.name == "level"), {})


def _by_level(sizes: dict[str, int]) -> dict[Level, int]:
    return {level: size for name, size in sizes.items() if (level := level_named(name))}


def level_named(name: str | None) -> Level | None:
    levels: tuple[Level, ...] = get_args(Level)
    return next((level for level in levels if level == name), None)


def level_or_lowest(game: str, level: Level | None) -> Level:
    """The level, or the lowest where none is known."""
    lowest: Level = next(iter(sizes_of(game)), "rookie")
    return lowest if level is None else level


def _at(game: str, level: Level) -> dict[str, Level]:
    """The option that says so; none in a game without levels, in which there is one level without a name."""
    return {"level": level} if sizes_of(game) else {}


class NoOrdinaryAnswers(ValueError):
    """What the measure of a game says of a level does not come up in its games."""

    def __init__(self, game: str, level: Level, load: int, loads: set[int | None]) -> None:
        found = ", ".join(sorted(map(str, loads))) or "none, since no answer is counted"
        super().__init__(
            f"no ordinary answers: {game} at {level}: its measure says load={load}, "
            f"and the answers of simulated games have load {found}"
        )


# Playing -------------------------------------------------------------------------------------------------------------


def sometimes(game: str, chance: float) -> Way:
    """Somebody who knows the answer with this chance, and guesses at the rest."""
    measure = box(game).measure

    def way(state: Any, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
        knows = luck.below(1000) < 1000 * chance
        return (measure.perfect if knows else measure.guessing)(state, seat, moves, luck)

    return way


def play(game: str, options: Any, way: Way, luck: Luck) -> tuple[Record[Any, Any], Outcome]:
    """One game in which everybody plays alike."""
    rules = game_of(game)
    state, moves = rules.setup(options), []
    while awaited := rules.awaited(state):
        actor = awaited[0]
        if actor == CHANCE:
            move = rules.chance(state, luck)
        else:
            move = way(state, actor, rules.legal_moves(state, actor), luck)
        moves.append(RecordedMove(actor, move))
        state = rules.apply(state, actor, move).after
    outcome = rules.outcome(state)
    assert outcome is not None
    return Record(game, rules.version, options, tuple(moves)), outcome


def played_games(game: str, way: Way, games: int, **options: Any) -> Iterator[PlayedGame]:
    luck = QuickLuck(f"{game} {options}")
    for _ in range(games):
        yield from_record(*play(game, game_of(game).options(**options), way, luck))


def from_record(record: Record[Any, Any], outcome: Outcome) -> PlayedGame:
    """A game without times as if people made a move every second."""
    by: dict[Seat, By] = {CHANCE: "chance", CLOCK: "clock"}
    return PlayedGame(
        table="simulated",
        number=1,
        game=record.game,
        version=record.version,
        options=record.options,
        seed="",
        chosen=True,
        started=0.0,
        ended=float(len(record.moves)),
        moves=tuple(
            PlayedMove(moved.actor, moved.move, float(number), float(number), by.get(moved.actor, "person"))
            for number, moved in enumerate(record.moves)
        ),
        seats=tuple(
            (Stint(0, Person(f"player {seat}", "otter", f"device {seat}")),) for seat in range(record.options.players)
        ),
        outcome=outcome,
    )


# The figures ---------------------------------------------------------------------------------------------------------


def mean_result(game: str, level: Level, way: Way, games: int) -> float:
    """Of solo games; a group that agrees plays like one person."""
    luck, options = QuickLuck(f"{game} {level}"), game_of(game).options(players=1, **_at(game, level))
    return round(sum(play(game, options, way, luck)[1].scores[0] for _ in range(games)) / games, 2)


def ordinary(game: str, by: RecallMeasure, level: Level, games: int = GAMES_FOR_SITUATIONS) -> OrdinaryAnswers:
    """Situations as they come up for somebody who knows most of it, all about the same number of cards."""
    players, load = game_of(game).counts[0], by.load[level]
    replies = [
        answer
        for played in played_games(game, sometimes(game, KNOWS), games, players=players, **_at(game, level))
        for answer in answers_of(played)
        if answer.counted
    ]
    column, wanted = 1 + by.covariates.index(LOAD), np.log(load / 4)
    rows = [[reply.guess, *(covariate.of(reply) for covariate in by.covariates)] for reply in replies]
    near = np.array([row for row in rows if abs(row[column] - wanted) < by.near])
    if not len(near):
        raise NoOrdinaryAnswers(game, level, load, {reply.load for reply in replies})
    chosen = near[np.linspace(0, len(near) - 1, SITUATIONS).round().astype(np.intp)]
    chosen[:, column] = wanted
    covariates = tuple(tuple(round(float(value), 4) for value in row) for row in chosen[:, 1:])
    return OrdinaryAnswers(load, round(float(chosen[:, 0].mean()), 4), covariates)


def left_by_guessing(game: str, games: int) -> float:
    players, guessing = game_of(game).counts[0], box(game).measure.guessing
    played = played_games(game, guessing, games, players=players)
    left: list[float] = [answer.left for one in played for answer in answers_of(one) if answer.counted]
    return round(sum(left) / len(left), 3)


def computed(game: str, games: int = GAMES_PLAYED) -> Reference:
    """All figures of a game, played anew."""
    measure, alone = box(game).measure, "solo" in game_of(game).players
    lines = {
        level: ReferenceResults(*(mean_result(game, level, way, games) for way in (measure.perfect, measure.guessing)))
        for level in (sizes_of(game) if alone else ())
    }
    situations = {
        level: ordinary(game, by, level) for by in [measure.by] if isinstance(by, RecallMeasure) for level in by.load
    }
    left = left_by_guessing(game, max(1, games // 40)) if isinstance(measure.by, DecisionMeasure) else None
    return Reference(situations, lines, left)


if __name__ == "__main__":
    for name in [word for word in sys.argv[1:] if word != "--write"] or BOXES:
        text = msgspec.json.format(msgspec.json.encode(computed(name)), indent=1) + b"\n"
        if "--write" in sys.argv:
            with as_file(files(box(name).package) / "reference.json") as path:
                path.write_bytes(text)
        else:
            print(text.decode(), end="")
