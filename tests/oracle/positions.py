"""Positions written down as text, for both implementations.

A position is a block of lines `what: value`; `tests/games/*/counts.txt` say which lines each game knows. What is left
out is empty. Cards are listed with the next one first.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.oracle import Oracle
from tests.specimen import specimen

Lines = dict[str, str]

FILES = sorted((Path(__file__).parent.parent / "games").glob("*/counts.txt"))


def blocks(text: str) -> Iterator[tuple[Lines, dict[int, int]]]:
    """Each position of a file, and its counts by depth."""
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        position = dict(line.split(": ", 1) for line in lines if ": " in line)
        pairs = [line.split() for line in lines if ": " not in line]
        if position:
            yield position, {int(depth): int(nodes) for depth, nodes in pairs}


POSITIONS = [block for file in FILES for block in blocks(file.read_text(encoding="utf-8"))]
"""All positions that are written down, with their counts."""


def both(lines: Lines) -> tuple[Any, Oracle]:
    """The position as a state of the first implementation, and as a table of the second."""
    plainly = specimen(lines["game"]).plainly
    return plainly.first_at(lines), plainly.second_at(lines)


def words(lines: Lines, what: str) -> list[str]:
    return [word.strip() for word in lines.get(what, "").split(",") if word.strip()]


def numbers(lines: Lines, what: str) -> list[int]:
    return list(map(int, words(lines, what)))
