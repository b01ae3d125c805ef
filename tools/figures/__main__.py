"""Make tables of the docs anew, or say how old they are.

python -m tools.figures                      # all tables: which of them are of today
python -m tools.figures goose-duels          # makes this one and writes it into its page
python -m tools.figures --old                # makes all that are not of today
python -m tools.figures --not-since          # writes under these that they were not made again since
"""

import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from tools.figures.listed import TABLES
from tools.figures.table import DOCS, Table, line, note_now, note_of, place_in, written


def state(table: Table) -> str:
    note = note_of(table)
    if note is None:
        return "no note"
    if note.versions == table.versions:
        return "of today"
    return "not made again since" if note.not_since else "old"


def make(table: Table) -> None:
    """Write it into its page as it comes out now, with the note of today."""
    began = time.monotonic()
    if table.rows:
        rows = []
        for row in table.rows:
            rows.append(line(row, row.play(row.games, table.seed)))
            typer.echo(rows[-1])
        save(table, written(table, note_now(table), rows))
    else:
        take(table, printed_by(table.own))
    typer.echo(f"{table.name}: {(time.monotonic() - began) / 60:.1f} minutes", err=True)


def printed_by(command: str) -> str:
    program, *arguments = shlex.split(command)
    here = Path(sys.executable)
    start = here if program == "python" else here.with_name(program)
    return subprocess.run([start, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


def take(table: Table, printed: str) -> None:
    """The whole page if that is what was printed, else the one table of it."""
    if printed.startswith("# "):
        save(table, printed)
        save(table, written(table, note_now(table)))
        return
    lines = printed.split("\n")
    try:
        first, last, _ = place_in(lines, table)
    except LookupError:
        typer.echo(f"{printed}\nWrite these into docs/{table.page}; then: python -m tools.figures --made {table.name}")
        return
    save(table, written(table, note_now(table), lines[first + 2 : last], lines[first : first + 2]))


def save(table: Table, page: str) -> None:
    (DOCS / table.page).write_text(page, "utf-8")


def main(
    names: Annotated[list[str] | None, typer.Argument(metavar="TABLES", help="Those to make.")] = None,
    *,
    old: Annotated[bool, typer.Option("--old", help="Make all that are not of today.")] = False,
    made: Annotated[bool, typer.Option("--made", help="They were just made by hand: note it.")] = False,
    not_since: Annotated[bool, typer.Option("--not-since", help="Say under old ones that they are old.")] = False,
) -> None:
    """Make tables of the docs anew, or say how old they are."""
    asked = [table for table in TABLES.values() if not names or table.name in names]
    if unknown := {*(names or ())} - {*TABLES}:
        raise typer.BadParameter(f"{', '.join(sorted(unknown))}: known are {', '.join(TABLES)}")
    if not_since:
        for table in asked:
            if state(table) == "old" and (note := note_of(table)):
                save(table, written(table, note._replace(not_since=True)))
    elif made:
        for table in asked if names else ():
            save(table, written(table, note_now(table)))
    elif names or old:
        for table in asked:
            if names or state(table) != "of today":
                make(table)
    else:
        for table in asked:
            typer.echo(f"{table.name:<22} {table.page:<22} {state(table):<22} {table.command}")


if __name__ == "__main__":
    typer.run(main)
