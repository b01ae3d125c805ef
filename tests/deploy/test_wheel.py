"""What a household installs without make and git: the wheel, in an environment where nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import pytest

from gander.client import Device
from gander.web.messages.table_messages import Start
from tests.databases import free_port, wait_for_port
from tests.kinds import FOR_TWO
from tests.processes import environment
from tests.tree import ROOT
from tests.web.kit import BOT, HERE, play_to_the_end, table_for

CONSTRAINTS = ROOT / "constraints.txt"


def run(*command: str, folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=environment())
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The folder of the programs, after the wheel was built and installed as pipx does it."""
    build = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(ROOT)]
    run(sys.executable, "-m", "pip", *build, folder=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    venv.create(tmp_path / "alone", with_pip=True)
    programs = tmp_path / "alone" / "bin"
    run(str(programs / "pip"), "install", "--quiet", "--constraint", str(CONSTRAINTS), str(wheel), folder=tmp_path)
    return programs


@pytest.mark.nightly
async def test_the_wheel_alone_is_enough_to_play(installed: Path, tmp_path: Path) -> None:
    assert "psycopg" not in run(str(installed / "pip"), "list", folder=tmp_path), "a household needs no PostgreSQL"
    port = free_port()
    command = [str(installed / "gander"), "play", "--local", "--no-browser", "--port", str(port)]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    server = subprocess.Popen([*command, "--data", str(tmp_path / "data")], cwd=tmp_path, env=plain)
    try:
        wait_for_port(port, server)
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address) as browser:
            assert "/assets/" in (await browser.get("/")).text
        async with Device(address) as device:
            player = await device.open(table_for(FOR_TWO.game.name, HERE, BOT))
            await device.act(player.table.id, Start())
            assert (await play_to_the_end(player, 1)).outcome is not None
            assert b'"Mia"' in await device.get("/api/notepad")
        for command_of_databases in (["check"], ["backup", "copy.db"], ["tidy"]):
            run(str(installed / "gander"), *command_of_databases, "--data", str(tmp_path / "data"), folder=tmp_path)
    finally:
        server.terminate()
        server.wait()
