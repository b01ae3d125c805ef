"""A real Caddy before real workers, set up by `deploy/Caddyfile` alone."""

from __future__ import annotations

import os
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from tests.databases import free_port, program, wait_for_port
from tests.tree import ROOT

CADDYFILE = ROOT / "deploy" / "Caddyfile"


class Proxy(NamedTuple):
    address: str
    """By which people come."""
    authority: Path
    """Whose certificates are believed: Caddy's own, on this machine."""

    def browser(self, **more: Any) -> httpx.AsyncClient:
        trust = ssl.create_default_context(cafile=str(self.authority))
        return httpx.AsyncClient(base_url=self.address, verify=trust, timeout=30, **more)


@contextmanager
def caddy(folder: Path, *workers: str) -> Iterator[Proxy]:
    """Caddy as a hosted server runs it, but for the name and the ports."""
    http, https = free_port(), free_port()
    settings = {
        "GANDER_NAME": "localhost",
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
        yield Proxy(f"https://localhost:{https}", folder / "caddy/pki/authorities/local/root.crt")
    finally:
        process.terminate()
        process.wait()
