"""What the hosted checks run on every system is run here too, and finds a page that is not whole."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import httpx
import pytest

from tests.processes import environment
from tests.tree import ROOT
from tools.smoke import fetch_page

PROGRAM = '<script type="module" src="/assets/index.js"></script>'
Site = Callable[[dict[str, str]], AbstractContextManager[str]]


@pytest.fixture
def site() -> Site:
    @contextmanager
    def serve(pages: dict[str, str]) -> Iterator[str]:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200 if self.path in pages else 404)
                self.end_headers()
                self.wfile.write(pages.get(self.path, "").encode())

            def log_message(self, *_: object) -> None:
                pass

        with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
            Thread(target=server.serve_forever).start()
            yield f"http://127.0.0.1:{server.server_port}"
            server.shutdown()

    return serve


def test_everything_works_from_this_checkout() -> None:
    command = [sys.executable, "tools/smoke.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("all is well\n")


def test_a_whole_page_is_fetched_with_its_files(site: Site) -> None:
    with site(
        {"/": f'{PROGRAM}<link href="/icon.svg">', "/assets/index.js": "start()", "/icon.svg": "<svg/>"}
    ) as address:
        assert fetch_page(address) == 2


@pytest.mark.parametrize(
    ("pages", "fault"),
    [
        ({}, "404 Not Found"),
        ({"/": "no page was built"}, "the page has no program"),
        ({"/": PROGRAM}, "404 Not Found"),
        ({"/": PROGRAM, "/assets/index.js": ""}, "/assets/index.js is empty"),
    ],
    ids=["no page", "a page without a program", "a program that is missing", "a program that is empty"],
)
def test_what_is_missing_is_found(site: Site, pages: dict[str, str], fault: str) -> None:
    with site(pages) as address, pytest.raises((AssertionError, httpx.HTTPStatusError), match=fault):
        fetch_page(address)
