"""The tables of the docs that a command makes: each says with what it was made, and its command still finds that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gander.games import GAMES
from tests.tree import files_ending, text_of
from tools.figures.cells import is_near
from tools.figures.listed import TABLES
from tools.figures.table import Note, Row, Table, cells_off, cells_on_page, note_of, place_of
from tools.figures.table import line as line_of
from tools.figures.versions import ESTIMATE, GHOSTS, MEMORY, RULES, version_of

every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
WITH_ROWS = [
    pytest.param(table, row, id=f"{table.name}, {row.label}") for table in TABLES.values() for row in table.rows
]
MEASURED = re.compile(r"^\|.*\d ± \d", re.MULTILINE)

HELD_OTHERWISE = {
    "papers/bots.md": ("| people, before |",),
    "papers/odds.md": ("| players | estimate |",),
    "papers/tournament.md": ("|  | uniform |",),
}
"""Tables with intervals that say themselves with what they were made: other tests hold them to what they tell, or,
where it took another machine, nothing does."""


def tables_in(page: Path) -> Iterator[str]:
    for block in re.split(r"\n(?!\|)", text_of(page)):
        if block.lstrip("\n").startswith("|"):
            yield block.strip()


@every_table
def test_a_table_is_of_today_or_says_that_it_is_not(table: Table) -> None:
    note = note_of(table)
    assert note is not None, f"docs/{table.page} does not say with what {table.name} was made"
    assert note.command == table.command
    assert note.not_since or note.versions == table.versions, (
        f"what {table.name} in docs/{table.page} depends on has changed: {note.versions}, now {table.versions}. Make "
        f"it anew with `{table.command}`, or say that it was not: `python -m tools.figures --not-since {table.name}`."
    )


@every_table
def test_a_table_has_its_rows_and_no_others(table: Table) -> None:
    first, last, _ = place_of(table)
    if table.rows:
        assert [*cells_on_page(table)] == [row.label for row in table.rows]
        assert last - first == 2 + len(table.rows)


@pytest.mark.parametrize("document", [path for path in files_ending(".md") if path.parts[0] == "docs"], ids=str)
def test_every_table_with_intervals_is_listed(document: Path) -> None:
    """Whoever writes one by hand is told of the list."""
    name = document.relative_to("docs").as_posix()
    known = (*HELD_OTHERWISE.get(name, ()), *(table.head for table in TABLES.values() if table.page == name))
    measured = [block.split("\n")[0] for block in tables_in(document) if MEASURED.search(block)]
    assert [head for head in measured if not any(one in head for one in known)] == []


def test_a_page_that_is_off_is_found_and_one_that_is_not_is_not() -> None:
    table = next(table for name, table in TABLES.items() if name.endswith("-duels"))
    row = table.rows[0]
    games, ahead, part = cells_on_page(table)[row.label]
    assert [*cells_off(table, row, (games, ahead, part))] == []
    off = re.sub(r"^[\d.]+", lambda found: f"{float(found[0]) + 3:.2f}", ahead)
    (said,) = cells_off(table, row, (games, off, part))
    assert table.page in said
    assert table.command in said


def test_a_page_with_three_false_words_of_a_hundred_is_off_if_there_are_ten() -> None:
    """As it once was with "worse"; so many people are simulated every night that this comes to light."""
    few = {row.few for row in TABLES["progress-looks"].rows}
    assert [is_near("2.8 % (1.7 to 4.6)", "10.6 % (7.9 to 14.0)", 500, count) for count in few] == [False]


@pytest.mark.parametrize(("table", "row"), WITH_ROWS)
def test_of_every_row_something_is_held(table: Table, row: Row) -> None:
    on_page = cells_on_page(table)[row.label]
    assert [*cells_off(table, row, on_page)] == []
    assert [*cells_off(table, row, [far_from(cell) for cell in on_page])], f"no cell of {row.label} has an interval"


def far_from(cell: str) -> str:
    """A share at the other end of what it can be, anything else beyond all intervals."""
    number = re.match(r"−?[\d.]+", cell)
    if number is None:
        return cell
    found = float(number[0].replace("−", "-"))
    end = 0 if found > 50 else 100
    return f"{end if '%' in cell else found + 1000:.2f}{cell[number.end() :]}"


def test_what_is_never_lost_in_few_games_is_no_wonder() -> None:
    """All of forty games are won by somebody who wins 97 of 100."""
    assert is_near("97 ± 1 %", "100 ± 0 %", 2000, 40)
    assert not is_near("97 ± 1 %", "80 ± 4 %", 2000, 400)
    assert not is_near("−1.20 ± 0.10", "1.20 ± 0.30", 500, 100)


def test_the_commands_write_rows_as_the_pages_have_them() -> None:
    """Two games of the first row of each: the same number of cells, of the same kinds."""
    for table in TABLES.values():
        for row in table.rows[:1]:
            assert [kind(cell) for cell in row.play(2, "a few")] == [
                kind(cell) for cell in cells_on_page(table)[row.label]
            ]
            assert line_of(row, ["x"]) == f"| {row.label} | x |"


def kind(cell: str) -> str:
    return re.sub(r"−?[\d.,]+", "0", cell)


@pytest.mark.parametrize("what", [*GAMES, MEMORY, RULES, ESTIMATE, GHOSTS])
def test_a_version_is_the_same_every_time_and_says_what_it_is_of(what: str) -> None:
    once = version_of(what)
    version_of.cache_clear()
    assert version_of(what) == once
    assert re.fullmatch(r"[0-9a-f]{6}", once)


def test_a_note_is_read_as_it_was_written() -> None:
    note = Note("on 3 May 2026", "a game 123abc, memory 4567de", "python -m x", not_since=True)
    assert str(note) == "Made on 3 May 2026 with a game 123abc, memory 4567de, and not again since: `python -m x`"


@pytest.mark.nightly
@pytest.mark.parametrize(("table", "row"), WITH_ROWS)
def test_nightly_the_page_still_says_what_is_found(table: Table, row: Row) -> None:
    """Another seed, the same every night: a difference of two means goes beyond twice its own interval once in ten
    thousand times."""
    assert [*cells_off(table, row, row.play(row.few, "another night"))] == []
