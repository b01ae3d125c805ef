"""A copy of a household's file while people play: everything as it was at one moment, and checked."""

import secrets
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from gander.store.database import connect, fault_of, open_database
from gander.store.errors import NotCopied
from gander.store.sqlite import Sqlite
from gander.store.upkeep.check import Findings, check_store

DATED: Final = "gander-%Y-%m-%d-%H%M%S.db"


def back_up_daily(file: Path, folder: Path, days: int, now: datetime) -> tuple[Findings, int]:
    """Copy the database into a folder, and remove the copies there that are so many days old; how many there were.

    They are so by their dates: where a job starts a second earlier than it did, a copy would stay for a day more.
    Copies are known by their names, so nothing else in the folder is touched. Raises `StoreError`.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    found, old = back_up(file, folder / now.strftime(DATED)), 0
    for copy in sorted(folder.glob("gander-*.db")):
        with suppress(ValueError):
            if datetime.strptime(copy.name, DATED).date() <= now.astimezone(UTC).date() - timedelta(days=days):
                copy.unlink()
                old += 1
    return found, old


def back_up(file: Path, target: Path) -> Findings:
    """Copy the database to a new file, which is there when it is whole. Raises `StoreError`."""
    if not file.exists():
        raise NotCopied(f"there is no database at {file}")
    if target.exists():
        raise NotCopied(f"{target} is there already")
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        draft.touch(mode=0o600)  # seeds of running games are in it
        with closing(open_database(file)) as source, closing(connect(draft)) as copy:
            source.backup(copy)
            copy.execute("pragma journal_mode = delete")  # one file, with nothing beside it
        found = check_store(Sqlite(draft))
        draft.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise fault_of(target, error) if isinstance(error, sqlite3.Error) else NotCopied(str(error)) from error
    finally:
        for path in target.parent.glob(f"{draft.name}*"):
            path.unlink()
    return found
