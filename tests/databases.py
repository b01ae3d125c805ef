"""A real PostgreSQL: started once for each process that tests, and every test gets a database of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import psycopg

from tests.servers import advice, find

USER: Final = "postgres"
_numbers = count()


def program(name: str) -> str:
    """Raises `RuntimeError`: a test that cannot be run is no test that has passed."""
    found = find(name)
    if found is None:
        raise RuntimeError(advice())
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres() -> Iterator[str]:
    """A server that forgets everything with the tests; gives the address of its first database."""
    folder = Path(tempfile.mkdtemp(prefix="gander-postgres-"))
    if os.geteuid() == 0:  # it refuses to run as root
        shutil.chown(folder, USER, USER)
    port = free_port()
    _run(folder, program("initdb"), "-D", f"{folder}/data", "-A", "trust", "-U", USER, "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
    _run(folder, program("pg_ctl"), "-D", f"{folder}/data", "-w", "-o", options, "-l", f"{folder}/log", "start")
    try:
        yield f"postgresql://{USER}@127.0.0.1:{port}/{USER}"
    finally:
        _run(folder, program("pg_ctl"), "-D", f"{folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _run(folder: Path, *command: str) -> None:
    as_user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
    done = subprocess.run([*as_user, *command], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {done.stdout} {done.stderr}")


def new_database(server: str) -> str:
    """The address of a new, empty database."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return f"{server.rpartition('/')[0]}/{name}"
