"""A table on a page that a command makes: how it is written, read again, and compared with a smaller one.

Under such a table stands when it was made, with which versions of what it depends on (`versions.py`), and how to make
it anew. Every cell that was measured has half of its 95 % interval behind a ±.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from tools.figures.cells import is_near
from tools.figures.versions import version_of

DOCS: Final = Path(__file__).parents[2] / "docs"
FEW: Final = 40
PART: Final = 5
"""By so many games at least is a page checked, or by one in so many of its own."""
NOTED: Final = re.compile(
    r"^Made (?P<day>.+?) with (?P<versions>.+?)(?P<since>, and not again since)?: `(?P<command>[^`]+)`$"
)
MEASURED: Final = re.compile(r"±| %")

Play = Callable[[int, str], Sequence[str]]
"""Plays so many games with this seed, and tells the cells of a row."""


class Row(NamedTuple):
    """A line of a table."""

    label: str
    """Its first cell; of several that lead a line, all, as they are written."""
    games: int
    """The games of each cell, on the page."""
    play: Play
    check: int = 0
    """The games by which the page is checked, if they are not as many as of others."""

    @property
    def few(self) -> int:
        return self.check or max(FEW, self.games // PART)


@dataclass(frozen=True)
class Table:
    """One that is made of rows by our own command, or, without rows, by a command of its own."""

    name: str
    page: str
    """From the folder of the docs."""
    head: str
    """The first line, which no other table of the page has; a part of it is enough."""
    needs: tuple[str, ...]
    """What it depends on."""
    rows: tuple[Row, ...] = ()
    own: str = ""
    """The command of a table without rows."""
    seed: str = "0"
    nth: int = 0
    """Which it is, where several on a page have the same first line."""

    @property
    def command(self) -> str:
        return self.own or f"python -m tools.figures {self.name}"

    @property
    def versions(self) -> str:
        return ", ".join(f"{what} {version_of(what)}" for what in self.needs)


class Note(NamedTuple):
    """What stands under a table."""

    day: str
    versions: str
    command: str
    not_since: bool
    """Whether it says itself that what it depends on has changed."""

    def __str__(self) -> str:
        since = ", and not again since" if self.not_since else ""
        return f"Made {self.day} with {self.versions}{since}: `{self.command}`"


class Place(NamedTuple):
    """Where a table stands on its page: its first line, the line after its last, and the line after its note."""

    first: int
    last: int
    end: int


# On the page ---------------------------------------------------------------------------------------------------------


def lines_of(table: Table) -> list[str]:
    return (DOCS / table.page).read_text("utf-8").split("\n")


def place_of(table: Table) -> Place:
    return place_in(lines_of(table), table)


def place_in(lines: Sequence[str], table: Table) -> Place:
    firsts = [at for at, line in enumerate(lines) if line.startswith("|") and table.head in line]
    if len(firsts) <= table.nth:
        raise LookupError(f"{table.name}: {len(firsts)} tables with {table.head!r} in docs/{table.page}")
    first = last = firsts[table.nth]
    while lines[last].startswith("|"):
        last += 1
    noted = lines[last + 1 : last + 2] and NOTED.match(lines[last + 1])
    return Place(first, last, last + 2 if noted else last)


def note_of(table: Table) -> Note | None:
    """What the page says of how this table was made."""
    found = NOTED.match(lines_of(table)[place_of(table).end - 1])
    return Note(found["day"], found["versions"], found["command"], bool(found["since"])) if found else None


def written(table: Table, note: Note, rows: Sequence[str] = (), heading: Sequence[str] = ()) -> str:
    """The whole page with another note under that table, and with other rows and another heading if they are given."""
    lines = lines_of(table)
    first, last, end = place_of(table)
    above = heading or lines[first : first + 2]
    return "\n".join([*lines[:first], *above, *(rows or lines[first + 2 : last]), "", str(note), *lines[end:]])


def note_now(table: Table) -> Note:
    today = date.today()
    return Note(f"on {today.day} {today:%B %Y}", table.versions, table.command, not_since=False)


def line(row: Row, cells: Sequence[str]) -> str:
    return f"| {' | '.join([row.label, *cells])} |"


def cells_on_page(table: Table) -> dict[str, list[str]]:
    """By the label of its row."""
    lines = lines_of(table)
    first, last, _ = place_of(table)
    found = {}
    for text in lines[first + 2 : last]:
        for row in table.rows:
            if text.startswith(f"| {row.label} | "):
                found[row.label] = text.removeprefix(f"| {row.label} | ").removesuffix(" |").split(" | ")
    return found


# Cells ---------------------------------------------------------------------------------------------------------------


def cells_off(table: Table, row: Row, cells: Sequence[str]) -> Iterator[str]:
    """What of a row on the page is further from these, of a few games, than both intervals allow."""
    for on_page, now in zip(cells_on_page(table)[row.label], cells, strict=True):
        if MEASURED.search(on_page + now) and not is_near(on_page, now, row.games, row.few):
            yield f"docs/{table.page}, {row.label}: {on_page} on the page, {now} in {row.few} games ({table.command})"
