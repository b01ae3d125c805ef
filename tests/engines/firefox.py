"""Firefox as it is installed, over WebDriver BiDi: it needs no driver beside it."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
TAB = "\ue004"
PREFERENCES = 'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n'


def program() -> str | None:
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class Firefox:
    def __init__(self, line: ClientConnection) -> None:
        self._line, self._numbers = line, count(1)
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self._page, viewport={"width": 390, "height": 844})

    def goes_to(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url="about:blank", wait="complete")
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def runs(self, script: str) -> Any:
        function = f"() => JSON.stringify((() => {{ {script} }})() ?? null)"
        told = self._ask(
            "script.callFunction", functionDeclaration=function, target={"context": self._page}, awaitPromise=False
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def presses_tab(self) -> None:
        keys = {
            "type": "key",
            "id": "keys",
            "actions": [{"type": "keyDown", "value": TAB}, {"type": "keyUp", "value": TAB}],
        }
        self._ask("input.performActions", context=self._page, actions=[keys])

    def picture(self, file: Path) -> None:
        taken = self._ask("browsingContext.captureScreenshot", context=self._page)
        file.write_bytes(base64.b64decode(taken["data"]))

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(timeout=60))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    found = program()
    assert found is not None, "there is no Firefox: `make engines` installs one"
    (folder / "user.js").write_text(PREFERENCES)
    command = [found, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0", "about:blank"]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    try:
        assert running.stderr is not None
        address = next(match[1] for line in running.stderr if (match := LISTENING.search(line)))
        with connect(f"{address}/session", max_size=None) as line:
            yield Firefox(line)
    finally:
        running.terminate()
        running.communicate(timeout=30)
