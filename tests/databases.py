"""A real PostgreSQL, and a pooler before it: started once for each process that tests; a database for every test."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import psycopg

from tests.servers import advice, find

USER: Final = "postgres"
ROOM: Final = 4 * 2**30
"""Bytes for the servers of all processes that test."""
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


def in_memory() -> Path | None:
    """Where files are kept that need not outlive the machine, if it has room: a hundred databases are 50,000 files."""
    shared = Path("/dev/shm")
    return shared if shared.is_dir() and shutil.disk_usage(shared).free > ROOM else None


class PostgresServer:
    """A server that forgets everything with the tests."""

    def __init__(self, copy_of: str | None = None, *, to_disk: bool = False) -> None:
        """Empty, or a base backup of the server at an address."""
        self._fsync = "on" if to_disk else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="gander-postgres-", dir=None if to_disk else in_memory()))
        if os.geteuid() == 0:  # it refuses to run as root
            shutil.chown(self.folder, USER, USER)
        self._port = free_port()
        self.address = f"postgresql://{USER}@127.0.0.1:{self._port}/{USER}"
        if copy_of is None:
            whatever_the_machine_speaks = ("--encoding=UTF8", "--locale=C")
            self.run(
                *(program("initdb"), "-D", f"{self.folder}/data", "-A", "trust", "-U", USER, "--no-sync"),
                *whatever_the_machine_speaks,
            )
        else:
            self.run(program("pg_basebackup"), "-d", copy_of, "-D", f"{self.folder}/data", "--checkpoint=fast")

    def set(self, *lines: str) -> None:
        """Write these into its settings, before it starts."""
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{line}\n" for line in lines)

    def start(self) -> None:
        at = f"-p {self._port} -k {self.folder} -c listen_addresses=127.0.0.1"
        options = f"{at} -c fsync={self._fsync} -c max_connections=200"
        self._control("-w", "-o", options, "-l", f"{self.folder}/log", "start")

    def crash(self) -> None:
        """All its processes end at once, without tidying up: when it is started again, it recovers."""
        self._control("-m", "immediate", "stop")

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def _control(self, *command: str) -> None:
        self.run(program("pg_ctl"), "-D", f"{self.folder}/data", *command)

    def run(self, *command: str) -> None:
        """Run something as the user of the server."""
        as_user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        done = subprocess.run([*as_user, *command], cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stdout} {done.stderr}")


@contextmanager
def postgres(*, to_disk: bool = False) -> Iterator[str]:
    """A server for tests that let it live; gives the address of its first database.

    `to_disk`: what it has committed it would still know after the power failed, as for measuring.
    """
    server = PostgresServer(to_disk=to_disk)
    server.start()
    try:
        yield server.address
    finally:
        server.crash()
        server.remove()


POOLER: Final = """\
[databases]
* = host={host} port={port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {own}
unix_socket_dir =
auth_type = trust
auth_file = {folder}/users
pool_mode = transaction
default_pool_size = 3
max_client_conn = 500
server_lifetime = 1
server_login_retry = 1
server_connect_timeout = 3
"""
"""Few connections, and none of them for long: whoever counts on getting the same one again is soon mistaken."""


@contextmanager
def pgbouncer(server: str, port: int | None = None) -> Iterator[str]:
    """PgBouncer before a server, with another connection for each transaction; gives the address to use instead."""
    folder, own, behind = Path(tempfile.mkdtemp(prefix="gander-pgbouncer-")), port or free_port(), urlsplit(server)
    settings = folder / "pgbouncer.ini"
    settings.write_text(POOLER.format(host=behind.hostname, port=behind.port, own=own, folder=folder))
    (folder / "users").write_text(f'"{USER}" ""\n')
    for path in (folder, settings, folder / "users"):
        path.chmod(0o755)
    somebody = USER if os.geteuid() == 0 else None  # it refuses to run as root, too
    process = subprocess.Popen([program("pgbouncer"), "-q", str(settings)], cwd=folder, user=somebody, group=somebody)
    try:
        wait_for_port(own, process)
        yield server.replace(f":{behind.port}/", f":{own}/")
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for_port(port: int, process: subprocess.Popen[Any]) -> None:
    """Until somebody listens there."""
    while True:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended with {process.returncode}")
        time.sleep(0.02)


def new_database(server: str) -> str:
    """The address of a new, empty database."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return f"{server.rpartition('/')[0]}/{name}"
