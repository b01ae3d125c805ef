"""Games to derive answers from: played by somebody who knows some of it, or written down move by move."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from gander.contract.game import CHANCE, CLOCK, Level, Outcome, Seat
from gander.contract.played_game import By, Person, PlayedGame, PlayedMove, Stint
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.figures import figures_of, numbers_of, tally_of
from gander.measures.reference import from_record, play, played_games, sizes_of, sometimes
from gander.measures.report import ReportedGame
from gander.measures.tally import counts_of
from gander.notepad.export_file import WrittenPlayer, write_file
from gander.notepad.harvest import catch_up, games_for_file, saved_game
from gander.store.notepad import players
from gander.store.notepad.notepad import Notepad
from gander.store.notepad.result_rows import AllAnswers
from gander.store.sqlite import SqliteLog
from gander.table.log import MemoryLog
from gander.table.terms import PlannedSeat
from tests.kinds import ALONE, FOR_TWO
from tests.table.kit import HERE, HOST, OPEN, Sitting, opening

NOON = 1_000_000.0
MIA = Person("Mia", "otter", "device of Mia")
BEN = Person("Ben", "frog", "device of Ben")


def some_game(name: str, seed: int, knows: float = 0.6, **options: Any) -> PlayedGame:
    """A whole game by the rules, with mistakes."""
    return from_record(*play(name, GAMES[name].options(**options), sometimes(name, knows), QuickLuck(seed)))


def written(
    name: str, moves: Sequence[tuple[Seat, Any, float]], stints: Sequence[Sequence[Stint]] | None = None, **options: Any
) -> PlayedGame:
    """A game of which the moves and their times, in seconds from its start, are spelt out; it need not be over."""
    game = GAMES[name]
    agreed = game.options(**options)
    by: dict[Seat, By] = {CHANCE: "chance", CLOCK: "clock"}
    return PlayedGame(
        table="table",
        number=1,
        game=name,
        version=game.version,
        options=agreed,
        seed="",
        chosen=False,
        started=NOON,
        ended=NOON + 1000,
        moves=tuple(
            PlayedMove(actor, move, NOON + clock, clock, by.get(actor, "person")) for actor, move, clock in moves
        ),
        seats=tuple(map(tuple, stints)) if stints else ((Stint(0, MIA),),) * agreed.players,
        outcome=Outcome("for the test", (), (), ()),
    )


# Notepads ------------------------------------------------------------------------------------------------------------

TABLET = "another device"


def finished(table: str, seed: int = 1, *, game: str = ALONE.game.name, **options: Any) -> Sitting:
    """A game of Mia, alone, to its end."""
    sitting = Sitting(opening(game, (HERE,), table=table, **options)).start()
    sitting.play_on(QuickLuck(seed), 10_000)
    assert sitting.table.phase == "over"
    return sitting


def of_two(table: str, seed: int = 1, host: str = "Mia", guest: str = "Ben", **options: Any) -> Sitting:
    """A game of two people on two devices, to its end."""
    here = PlannedSeat("here", name=host)
    sitting = Sitting(opening(FOR_TWO.game.name, (here, OPEN), table=table, **options)).join(guest).start()
    sitting.play_on(QuickLuck(seed), 10_000)
    assert sitting.table.phase == "over"
    return sitting


async def write(log: MemoryLog | SqliteLog, *sittings: Sitting) -> None:
    for sitting in sittings:
        await log.append(sitting.table.id, 0, sitting.events, None)


@asynccontextmanager
async def open_pad(path: Path | None = None) -> AsyncIterator[Notepad]:
    notepad = Notepad(path)
    yield notepad
    await notepad.close()


@asynccontextmanager
async def pad_with(*sittings: Sitting) -> AsyncIterator[tuple[MemoryLog, Notepad, str]]:
    """The log of these games, a notepad that has caught up with it, and the pad of their host."""
    log = MemoryLog()
    await write(log, *sittings)
    async with open_pad() as notepad:
        await catch_up(log, notepad, HOST)
        yield log, notepad, await notepad.run(players.pad_of, HOST)


async def file_of(log: MemoryLog, notepad: Notepad, pad: str) -> bytes:
    games = [game async for game in games_for_file(log, notepad, [pad])]
    found = await notepad.ask(players.players, pad)
    return b"".join(write_file([WrittenPlayer(p.name, p.animal, p.code) for p in found], games))


# Reports -------------------------------------------------------------------------------------------------------------

USUAL: dict[str, Any] = {"number": 1, "move": 1, "at": 0.0, "seat": 0, "by": "person", "counted": True, "right": True}
"""What is ordinary about an answer."""


def in_numbers(name: str, at: float, level: Level | None, answers: list[Any]) -> ReportedGame:
    counts = counts_of(tally_of(name, answers), figures_of(name).pairs)
    return ReportedGame(at, level, numbers_of(name, answers), counts)


def games(name: str, count: int, knows: float, level: Level | None = "expert", **options: Any) -> list[ReportedGame]:
    """Games of somebody who knows this share of the answers, in numbers; at no level where the game has none."""
    level = level if sizes_of(name) else None
    agreed = {"players": 1, **({} if level is None else {"level": level}), **options}
    found = []
    for number, played in enumerate(played_games(name, sometimes(name, knows), count, **agreed)):
        own = [answer for answer in answers_of(played) if answer.seat in (0, None)]
        found.append(in_numbers(name, float(number), level, own))
    return found


# Tables for statistics -----------------------------------------------------------------------------------------------


def rows(*names: str) -> list[AllAnswers]:
    """All answers of a game of three, for each of these games."""
    found = []
    for name in names:
        played = some_game(name, 5, players=3)
        game, seats = saved_game(played)
        found += [AllAnswers(7, seat.name, "P1", seat.seat, seat.answers, game, seat.result) for seat in seats]
    return found


def read(archive: bytes, name: str) -> list[dict[str, str]]:
    with zipfile.ZipFile(io.BytesIO(archive)) as zipped_file:
        return list(csv.DictReader(io.StringIO(zipped_file.read(name).decode())))
