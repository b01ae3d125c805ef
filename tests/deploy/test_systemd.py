"""The unit for systemd: systemd itself finds no fault with it, and what it starts says when it is ready.

No machine of these tests is booted by systemd, so it starts no unit here; nor is it installed for a test. The one that
needs it is for the night, and fails where it is not.
"""

from __future__ import annotations

import re
import shlex
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from tests.databases import free_port
from tests.processes import GANDER, PATIENCE, environment
from tests.servers import find
from tests.tree import ROOT

FOLDER = ROOT / "deploy" / "systemd"
UNIT = (FOLDER / "gander@.service").read_text()
INSTALLED = "/opt/gander/bin/gander"
SAFE_ENOUGH = 2.0
"""Of 10, by systemd's own count of what a service could do to the machine."""


def settings() -> dict[str, str]:
    lines = (FOLDER / "gander.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def command(port: int, folder: Path, **here: str) -> list[str]:
    """What the unit runs; the program, its data and its servers are elsewhere here."""
    line = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)[0].replace("%i", str(port))
    here = {**settings(), **here}
    words = [re.sub(r"\$\{(\w+)\}", lambda name: here[name[1]], word) for word in shlex.split(line)]
    return [{INSTALLED: GANDER, "/var/lib/gander": str(folder)}.get(word, word) for word in words]


@pytest.mark.nightly
def test_systemd_takes_the_unit_and_calls_it_safe(tmp_path: Path) -> None:
    unit = tmp_path / "gander@8001.service"
    unit.write_text(UNIT.replace(INSTALLED, GANDER))
    analyze = find("systemd-analyze")
    assert analyze is not None, "this test needs a machine with systemd"
    done = subprocess.run([analyze, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    security = [analyze, "security", "--offline=yes", "--no-pager", str(unit)]
    said = subprocess.run(security, capture_output=True, text=True, check=True, env=environment()).stdout
    assert float(re.findall(r"exposure level for \S+: ([\d.]+)", said)[0]) <= SAFE_ENOUGH


def test_a_worker_says_when_it_serves_and_when_it_stops(tmp_path: Path, database: str, redis_server: str) -> None:
    worker = command(port := free_port(), tmp_path, GANDER_DATABASE=database, GANDER_CHANNELS=redis_server)
    place = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(place)
        systemd.settimeout(PATIENCE)
        process = subprocess.Popen(worker, env=environment(NOTIFY_SOCKET=place), stdout=subprocess.PIPE)
        try:
            assert systemd.recv(100) == b"READY=1"
            socket.create_connection(("127.0.0.1", port)).close()
            process.send_signal(signal.SIGTERM)
            assert systemd.recv(100) == b"STOPPING=1"
            process.send_signal(signal.SIGTERM)  # who says it twice waits for no balancer
            assert process.wait(PATIENCE) == -signal.SIGTERM, "systemd calls that a clean end"
        finally:
            process.kill()
            process.communicate()
