"""Games to derive answers from: played by somebody who knows some of it, or written down move by move."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from gander.contract.game import CHANCE, CLOCK, Outcome, Seat
from gander.contract.played import By, Person, PlayedGame, PlayedMove, Stint
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.progress.files import WrittenPlayer, write_file
from gander.progress.harvest import games_for_file
from gander.progress.reference import from_record, play, sometimes
from gander.store import players
from gander.store.notepad import Notepad
from gander.store.sqlite import SqliteLog
from gander.table.log import MemoryLog
from gander.table.terms import PlannedSeat
from tests.table.kit import HERE, OPEN, Sitting, opening

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


def finished(table: str, seed: int = 1, *, game: str = "goose", **options: Any) -> Sitting:
    """A game of Mia, alone, to its end."""
    sitting = Sitting(opening(game, (HERE,), table=table, **options)).start()
    sitting.play_on(QuickLuck(seed), 10_000)
    assert sitting.table.phase == "over"
    return sitting


def of_two(table: str, seed: int = 1, host: str = "Mia", guest: str = "Ben") -> Sitting:
    """A game of two people on two devices, to its end."""
    here = PlannedSeat("here", name=host)
    sitting = Sitting(opening("goose", (here, OPEN), table=table)).join(guest).start()
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


async def file_of(log: MemoryLog, notepad: Notepad, pad: str) -> bytes:
    games = [game async for game in games_for_file(log, notepad, [pad])]
    found = await notepad.ask(players.players, pad)
    return b"".join(write_file([WrittenPlayer(p.name, p.animal, p.code) for p in found], games))
