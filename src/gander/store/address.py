"""From the address of a database to the database."""

from pathlib import Path

from gander.store.errors import WrongAddress
from gander.store.sql import Database
from gander.store.sqlite import Sqlite

FILE = "sqlite:"
SERVER = ("postgresql://", "postgres://")


def server_at(address: str | None) -> str | None:
    """An address at which several servers may work. A file is found by its folder, in which its key lies as well.

    Raises `WrongAddress`."""
    if address is not None and not address.startswith(SERVER):
        raise WrongAddress(
            f"no address of a server: {address!r}: it begins with {SERVER[0]}; for a file say --data DIR"
        )
    return address


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
