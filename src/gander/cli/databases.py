"""Where a command finds what is kept, and `gander check`, `gander tidy`, `gander backup` and `gander move`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gander.cli.refusal import explained
from gander.cli.serve import DATA, DATABASE, KEEP_DAYS, KEEP_UNTIL, retention_of
from gander.speech.language_flag import LanguageFlag

if TYPE_CHECKING:
    from gander.store.sql import Database


def database_in(data: Path | None, database: str | None) -> Database:
    """The database at an address, or the file in a folder. Raises `StoreError`."""
    from gander.cli.serve import data_folder
    from gander.store.address import database_at
    from gander.store.sqlite import Sqlite

    return Sqlite((data or data_folder()) / "gander.db") if database is None else database_at(database)


def check(
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """Look at every table that is kept here, and say whether it is as it was written."""
    with explained():
        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.store.upkeep.check import check_store

        speech = language or language_of()
        found = check_store(database_in(data, database))
    typer.echo(say("check.whole", speech, tables=found.whole))
    if found.unsealed:
        typer.echo(say("check.unsealed", speech, tables=found.unsealed))
    for table in found.broken:
        typer.echo(say("check.broken", speech, table=table))
    if found.broken:
        raise typer.Exit(1)


def tidy(
    yes: Annotated[bool, typer.Option("--yes", help="Do it, after showing it.")] = False,
    keep_until: Annotated[str | None, KEEP_UNTIL] = None,
    keep_days: Annotated[int | None, KEEP_DAYS] = None,
    data: Annotated[Path | None, DATA] = None,
    database: Annotated[str | None, DATABASE] = None,
    language: LanguageFlag = None,
) -> None:
    """Pack the tables that people have left, and remove what never ended or is void. A server does it by itself."""
    with explained():
        import time
        from contextlib import closing

        from msgspec.structs import asdict

        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.store.upkeep.tidy import tidy_all, to_do

        speech, store = language or language_of(), database_in(data, database)
        retention = retention_of(keep_until, keep_days)
        with closing(store.open()) as connection:
            found = to_do(connection, time.time(), retention)
            typer.echo(say("tidy.tables", speech, **asdict(found), size=found.bytes // 1000))
            typer.echo(say("tidy.rest", speech, **asdict(found)))
            if yes:
                tidy_all(connection, store, time.time(), retention)
                store.wipe(connection)
        typer.echo(say("tidy.done" if yes else "tidy.shown", speech))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; with --days a folder.")],
    days: Annotated[
        int | None, typer.Option(min=1, help="Remove copies in the folder that are this many days old.")
    ] = None,
    data: Annotated[Path | None, DATA] = None,
    language: LanguageFlag = None,
) -> None:
    """Copy all tables and notepads to a file, while people play, and check the copy. PostgreSQL has pg_dump for it."""
    with explained():
        from datetime import UTC, datetime

        from gander.cli.serve import data_folder
        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.store.upkeep.backup import back_up, back_up_daily

        speech, source, old = language or language_of(), (data or data_folder()) / "gander.db", None
        if days is None:
            found = back_up(source, file)
        else:
            found, old = back_up_daily(source, file, days, datetime.now(UTC))
        counts = {"whole": found.whole, "unsealed": found.unsealed, "broken": len(found.broken)}
        typer.echo(say("backup.done", speech, **counts))
        if old is not None:
            typer.echo(say("backup.old", speech, old=old, days=days))


OLD = typer.Argument(metavar="FROM", help="sqlite:FILE or postgresql://USER@HOST/NAME.")
NEW = typer.Argument(metavar="TO", help="The same; an empty database, or one that a move was begun to.")


def move(
    old: Annotated[str, OLD],
    new: Annotated[str, NEW],
    language: LanguageFlag = None,
) -> None:
    """Copy everything from one database to another, and check the copy. Stop the server first."""
    with explained():
        from gander.cli.words import say
        from gander.speech.languages import language_of
        from gander.store.address import database_at
        from gander.store.upkeep.move import move as move_all

        moved = move_all(database_at(old), database_at(new))
        speech = language or language_of()
        typer.echo(say("move.done", speech, tables=moved.tables, players=moved.players, games=moved.games))
