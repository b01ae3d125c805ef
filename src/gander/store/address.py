"""From the address of a database to the database."""

from pathlib import Path

from gander.store.errors import WrongAddress
from gander.store.sql import Database
from gander.store.sqlite import Sqlite

FILE = "sqlite:"
SERVER = ("postgresql://", "postgres://")


def database_at(address: str) -> Database:
    """`sqlite:FILE` or `postgresql://USER@HOST/NAME`. Raises `WrongAddress`."""
    if address.startswith(FILE):
        return Sqlite(Path(address.removeprefix(FILE)))
    if not address.startswith(SERVER):
        raise WrongAddress(f"no address of a database: {address!r}: it begins with {FILE} or {SERVER[0]}")
    try:
        from gander.store.postgres import Postgres
    except ModuleNotFoundError as error:
        raise WrongAddress(str(error)) from error
    return Postgres(address)
