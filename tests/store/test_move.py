"""Moving house: from a file to a server and back, with everything of an old household."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gander.cli import app
from gander.store.errors import NotMoved
from gander.store.notepad.notepad import Notepad
from gander.store.notepad.players import pad_of, player_named
from gander.store.postgres import Postgres
from gander.store.sql import Database
from gander.store.sqlite import Sqlite
from gander.store.upkeep.check import check_store
from gander.store.upkeep.move import KINDS, move


@pytest.fixture
def server(empty: Callable[[str], Postgres]) -> Postgres:
    return empty("postgres")


def everything(database: Database) -> dict[str, list[tuple[tuple[str, object], ...]]]:
    with closing(database.connect()) as connection:
        found = {kind: connection.execute(f"select * from {kind}").fetchall() for kind in KINDS}
    return {kind: sorted((tuple(sorted(dict(row).items())) for row in rows), key=repr) for kind, rows in found.items()}


def test_every_kind_of_row_moves_house(household: Sqlite) -> None:
    with closing(sqlite3.connect(household.path or "")) as connection:
        found = connection.execute("select name from sqlite_master where type = 'table'")
        assert {name for (name,) in found} == {*KINDS, "rewritten"}  # which is for servers that run


def test_there_and_back_everything_is_the_same(household: Sqlite, server: Postgres, tmp_path: Path) -> None:
    home = Sqlite(tmp_path / "new" / "gander.db")
    moved = move(household, server)
    assert everything(server) == everything(household)
    assert (moved.tables, moved.players) == tuple(len(everything(household)[kind]) for kind in ("tables", "players"))
    move(server, home)
    assert everything(home) == everything(household)
    assert check_store(home) == check_store(household)


async def test_who_comes_after_the_move_is_nobody_who_was_there(household: Sqlite, server: Postgres) -> None:
    move(household, server)
    known = {dict(row)["id"] for row in everything(server)["players"]}
    pad = Notepad(server)
    owner = await pad.run(pad_of, "a new device")
    assert await pad.run(player_named, owner, "Nova", "frog", 0.0) not in known
    await pad.close()


def test_a_move_that_was_broken_off_goes_on(household: Sqlite, server: Postgres) -> None:
    with closing(server.open()) as connection:
        first = next(iter(everything(household)["tables"]))
        row = dict(first)
        names = ", ".join(row)
        connection.execute(f"insert into tables ({names}) values ({', '.join(f':{name}' for name in row)})", row)
    move(household, server)
    assert everything(server) == everything(household)


def test_a_house_where_others_live_is_no_copy(household: Sqlite, server: Postgres) -> None:
    with closing(server.open()) as connection:
        connection.execute("insert into pads (device, pad) values ('another', 'somebody else')")
    with pytest.raises(NotMoved, match="pads"):
        move(household, server)


def test_from_the_command_line(household: Sqlite, server: Postgres) -> None:
    run = CliRunner().invoke
    moved = run(app, ["move", f"sqlite:{household.path}", server.address, "--language", "en"])
    assert moved.exit_code == 0, moved.output
    assert "Moved and checked" in moved.output
    checked = run(app, ["check", "--database", server.address, "--language", "en"])
    assert checked.exit_code == 0, checked.output
    refused = run(app, ["move", "sqlite:x.db", "nowhere"])
    assert refused.exit_code != 0
    assert "no address of a database" in refused.output
