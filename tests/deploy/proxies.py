"""A real Caddy before real workers, set up by `deploy/Caddyfile` alone."""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from tests.databases import free_port, program, wait_for_port
from tests.tree import ROOT

CADDYFILE = ROOT / "deploy" / "Caddyfile"
NAME = "localhost"
PATIENCE = 60
"""Seconds after which Caddy is taken to hang. Nothing is measured with it."""


class Proxy(NamedTuple):
    address: str
    """By which people come."""
    authority: Path
    """Whose certificates are believed: Caddy's own, on this machine."""

    def browser(self, **more: Any) -> httpx.AsyncClient:
        trust = ssl.create_default_context(cafile=str(self.authority))
        return httpx.AsyncClient(base_url=self.address, verify=trust, timeout=30, **more)


def wait_for_certificate(proxy: Proxy, port: int) -> None:
    """Caddy listens before it has signed the name."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            trust = ssl.create_default_context(cafile=str(proxy.authority))
            with socket.create_connection(("127.0.0.1", port)) as line, trust.wrap_socket(line, server_hostname=NAME):
                return
        except OSError:
            assert time.monotonic() < deadline, "Caddy signs nothing"
            time.sleep(0.05)


@contextmanager
def caddy(folder: Path, *workers: str) -> Iterator[Proxy]:
    """Caddy as a hosted server runs it, but for the name and the ports."""
    http, https = free_port(), free_port()
    settings = {
        "GANDER_NAME": NAME,
        "GANDER_HTTP": str(http),
        "GANDER_HTTPS": str(https),
        "GANDER_CADDY_ADMIN": f"unix//{folder}/admin",
        "GANDER_WORKERS": " ".join(worker.removeprefix("http://") for worker in workers),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [program("caddy"), "run", "--config", str(CADDYFILE), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("w") as log:
        process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=log, stderr=log)
    try:
        wait_for_port(https, process)
        proxy = Proxy(f"https://{NAME}:{https}", folder / "caddy/pki/authorities/local/root.crt")
        wait_for_certificate(proxy, https)
        yield proxy
    finally:
        process.terminate()
        process.wait()
