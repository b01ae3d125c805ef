"""What a household installs without make and git: the wheel, in an environment where nothing else is."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from gander.client import Device
from gander.web.messages.table_messages import Start
from tests.databases import free_port, wait_for_port
from tests.installed import alone, run
from tests.kinds import FOR_TWO
from tests.tree import ROOT
from tests.web.kit import BOT, HERE, play_to_the_end, table_for


@pytest.mark.nightly
def test_the_wheel_alone_is_enough_to_play(programs: Path, tmp_path: Path) -> None:
    assert "psycopg" not in run(programs / "pip", "list", folder=tmp_path), "a household needs no PostgreSQL"
    said = run(programs / "python", ROOT / "tools" / "smoke.py", folder=tmp_path)
    assert str(programs.parent) in said.splitlines()[0], "another Gander was tried"


@pytest.mark.nightly
async def test_the_wheel_alone_looks_after_what_was_played(programs: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [str(programs / "gander"), "play", "--local", "--no-browser", "--port", str(port)]
    server = subprocess.Popen([*command, "--data", str(tmp_path / "data")], cwd=tmp_path, env=alone())
    try:
        wait_for_port(port, server)
        async with Device(f"http://127.0.0.1:{port}") as device:
            player = await device.open(table_for(FOR_TWO.game.name, HERE, BOT))
            await device.act(player.table.id, Start())
            assert (await play_to_the_end(player, 1)).outcome is not None
            assert b'"Mia"' in await device.get("/api/notepad")
        for command_of_databases in (["check"], ["backup", "copy.db"], ["tidy"]):
            run(programs / "gander", *command_of_databases, "--data", tmp_path / "data", folder=tmp_path)
    finally:
        server.terminate()
        server.wait()
