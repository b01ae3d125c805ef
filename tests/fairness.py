"""Luck, written a second time from the words of docs/fair.md alone, and games to check with it."""

from __future__ import annotations

import hashlib
import hmac
import sys
from pathlib import Path
from typing import Any

import msgspec

from gander.fair import FairRecord
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table import begin
from gander.web.api.records import record_of
from tests.table.kit import HERE, HOST, sitting


def numbers(seed: bytes, chance: int, sizes: list[int]) -> list[int]:
    """The numbers that a seed gives for one move of chance."""
    stream = b"".join(hmac.new(seed, b"gander %d %d" % (chance, i), hashlib.sha256).digest() for i in range(50))
    words = [int.from_bytes(stream[i : i + 8], "big") for i in range(0, len(stream), 8)]
    drawn = []
    for n in sizes:
        while (word := words.pop(0)) >= 2**64 // n * n:
            pass
        drawn.append(word % n)
    return drawn


def shuffled(cards: list[Any], seed: bytes, chance: int) -> list[Any]:
    """Step 6 of docs/fair.md."""
    draws = numbers(seed, chance, list(range(len(cards), 1, -1)))
    for i, j in zip(range(len(cards) - 1, 0, -1), draws, strict=True):
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def chance_moves(record: Any) -> list[dict[str, Any]]:
    """What chance did in a record, as plain JSON."""
    return [move for actor, move in msgspec.json.decode(msgspec.json.encode(record))["moves"] if actor == -1]


def finished(game: str, salt: str | None = None, *, silent: bool = False) -> FairRecord[Any, Any]:
    """The record of a game of three on one device, which adds this salt to the luck, or only pledged it."""
    table = sitting(game, HERE, HERE, HERE)
    if salt is not None:
        pledge = hashlib.sha256(bytes.fromhex(salt)).hexdigest()
        table.take(begin.pledge(table.table, table.now, HOST, pledge))
    table.start()
    if salt is not None and silent:
        table.take(begin.without_the_silent(table.table, table.now + 60))
    elif salt is not None:
        table.take(begin.reveal(table.table, table.now, HOST, salt))
    table.play_on(QuickLuck(5), 10_000)
    assert table.table.phase == "over"
    return record_of(table.table, 1, table.events)


SALT = "5a" * 32
FOLDER = Path(__file__).parent / "games"


def kept(game: str) -> Path:
    """Where a record lies for the page: its own tests check it with its own code."""
    return FOLDER / game / "fair.json"


if __name__ == "__main__" and "--write" in sys.argv:
    for name in GAMES:
        kept(name).write_bytes(msgspec.json.encode(finished(name, SALT)))
