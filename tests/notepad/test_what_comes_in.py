"""A file is held to the same limits as what is played here."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gander.contract.played_game import Person
from gander.notepad.export_file import BrokenFile, brought_by, read_file, read_game, write_game
from gander.notepad.finished_games import finished_games
from gander.notepad.harvest import bring, saved_game
from gander.store.notepad import import_export, players
from tests.notepad.kit import TABLET, file_of, finished, open_pad, pad_with
from tests.table.kit import HOST

FILE: dict[str, Any] = {"format": "gander-notepad", "version": 1, "players": [], "games": []}


def written_game(table: str = "one", seed: int = 1) -> dict[str, Any]:
    """A game alone, as it stands in a file."""
    (played,) = finished_games(finished(table, seed).events)
    game: dict[str, Any] = msgspec.json.decode(write_game(played, {0: Person("Mia", "otter", HOST)}))
    return game


UNTYPABLE = ["", "M" * 21, "M" * 100_000, "Mi\0a", "\u202eaiM", " ", "\n"]
"""Names that nobody could have typed at a table."""


@pytest.mark.parametrize(
    "absurd",
    [
        *({"started": at} for at in (-1, 1e300)),
        {"ended": 1e12},
        {"number": 0},
        {"number": 10**30},
        {"seed": "0" * 65},
        {"seed": "Mia"},
        {"seed": "ab\n"},
        {"seats": [[]]},
        {"seats": [[{"start": 1}]]},
        {"seats": [[{"start": 0}, {"start": 10**30}]]},
        {"seats": [[{"start": 0, "bot": "b" * 21}]]},
        {"seats": [[{"start": 0, "person": {"name": "Mia", "animal": "dragon", "device": "own"}}]]},
        *({"seats": [[{"start": 0, "person": {"name": n, "animal": "otter", "device": "own"}}]]} for n in UNTYPABLE),
    ],
    ids=lambda absurd: str(absurd)[:60],
)
async def test_what_could_not_have_been_played_here_is_refused(absurd: dict[str, Any]) -> None:
    game = written_game()
    text = msgspec.json.encode({**FILE, "games": [game | absurd, game]})
    async with open_pad() as notepad:
        brought = await bring(notepad, TABLET, read_file(text))
    assert (brought.new, brought.refused) == (1, 1)


@pytest.mark.parametrize("place", [2, 3, 6], ids=["at", "clock", "took"])
async def test_a_move_at_an_absurd_time_is_refused(place: int) -> None:
    game = written_game()
    moves = [[*move] for move in game["moves"]]
    moves[0][place] = 1e300
    async with open_pad() as notepad:
        brought = await bring(
            notepad, TABLET, read_file(msgspec.json.encode({**FILE, "games": [game | {"moves": moves}]}))
        )
    assert (brought.new, brought.refused) == (0, 1)


@pytest.mark.parametrize("name", UNTYPABLE)
def test_a_file_with_a_player_whom_nobody_could_have_named_is_refused(name: str) -> None:
    player = {"name": "Mia", "animal": "otter", "code": "P7"}
    for wrong in (player | {"name": name}, player | {"code": name}, player | {"animal": "dragon"}):
        with pytest.raises(BrokenFile):
            read_file(msgspec.json.encode({**FILE, "players": [wrong]}))


async def test_names_and_codes_come_in_as_if_typed() -> None:
    person = {"name": "\n=1 +\t1", "animal": "otter", "device": "own"}
    game = written_game() | {"seats": [[{"start": 0, "person": person}]]}
    listed = {"name": "=1 + 1", "animal": "otter", "code": "\n=P7 "}
    async with open_pad() as notepad:
        await bring(notepad, TABLET, read_file(msgspec.json.encode({**FILE, "players": [listed], "games": [game]})))
        (player,) = await notepad.ask(players.players, await notepad.run(players.pad_of, TABLET))
    assert (player.name, player.code) == ("=1 + 1", "=P7")


async def test_a_game_that_was_brought_before_files_were_checked_stops_no_export() -> None:
    async with pad_with(finished("one", 1)) as (log, notepad, pad):
        before = await file_of(log, notepad, pad)
        game, seats = saved_game(
            brought_by(read_game(msgspec.json.encode(written_game("two", 2))), HOST), elsewhere=b"{}"
        )
        await notepad.run(import_export.bring, HOST, game, seats)
        assert await file_of(log, notepad, pad) == before
