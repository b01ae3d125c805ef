"""WebKitGTK, the engine of Safari: its own little browser, over WebDriver, on a screen that nobody sees."""

from __future__ import annotations

import base64
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.engines.window import wait_for

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")
TAB = "\ue004"


def program() -> Path | None:
    found = [path for pattern in BROWSERS for path in sorted(Path("/").glob(pattern.lstrip("/")))]
    return found[-1] if found and shutil.which(DRIVER) and shutil.which(SCREEN) else None


class WebKit:
    def __init__(self, driver: httpx.Client, browser: Path) -> None:
        self._driver = driver
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        opened = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{opened['sessionId']}"
        self._ask("POST", f"{self._session}/window/rect", {"width": 430, "height": 930})

    def goes_to(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": "about:blank"})
        self._ask("POST", f"{self._session}/url", {"url": address})

    def runs(self, script: str) -> Any:
        return self._ask("POST", f"{self._session}/execute/sync", {"script": script, "args": []})

    def presses_tab(self) -> None:
        presses = [{"type": "keyDown", "value": TAB}, {"type": "keyUp", "value": TAB}]
        keys = {"type": "key", "id": "keys", "actions": presses}
        self._ask("POST", f"{self._session}/actions", {"actions": [keys]})

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._ask("GET", f"{self._session}/screenshot")))

    def close(self) -> None:
        self._ask("DELETE", self._session)

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self._driver.request(method, path, json=body)
        told = answer.json()["value"]
        assert answer.status_code == 200, told
        return told


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    browser = program()
    assert browser is not None, "there is no WebKit: `make engines` installs one"
    with ExitStack() as stack:
        display = stack.enter_context(screen())
        port = free_port()
        quiet = {**os.environ, "DISPLAY": display, "HOME": str(folder), "LIBGL_ALWAYS_SOFTWARE": "1"}
        stack.enter_context(process([DRIVER, f"--port={port}"], env=quiet))
        wait_for(lambda: answers(port), lambda: f"{DRIVER} does not answer")
        driver = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120))
        window = WebKit(driver, browser)
        yield window
        window.close()


@contextmanager
def screen() -> Iterator[str]:
    """A display of its own; the screen says which number it took."""
    reading, writing = os.pipe()
    command = [SCREEN, "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with process(command, pass_fds=(writing,)), os.fdopen(reading) as told:
        yield f":{told.readline().strip()}"


@contextmanager
def process(command: list[str], **how: Any) -> Iterator[None]:
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    try:
        yield
    finally:
        running.terminate()
        running.wait(30)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0
