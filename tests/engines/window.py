"""A window of any browser, as far as a walk needs one. Who drives it is in `firefox.py` and `webkit.py`."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 30.0
WATCH = """
window.complaints = [];
addEventListener('error', (event) => window.complaints.push(String(event.message)));
addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
"""
QUICK = """
const fetched = window.fetch;
window.fetch = (path, how) => {
  if (path !== '/api/tables') return fetched(path, how);
  const table = JSON.parse(how.body);
  return fetched(path, { ...how, body: JSON.stringify({ ...table, settings: { ...table.settings, pace: 0 } }) });
};
"""
"""Bots at the next table do not dawdle."""
BUTTONS = """
const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
const seen = [...scope.querySelectorAll('button:not(header *)')].filter((button) => {
  const { width, height } = button.getBoundingClientRect();
  return !button.disabled && width > 0 && height > 0 && button.closest('[inert]') === null;
});
const named = (button) => (button.getAttribute('aria-label') ?? button.innerText).replace(/\\s+/g, ' ').trim();
"""
"""What can be pressed now, besides the menu. A dialog lies over everything else."""


class Window(Protocol):
    def goes_to(self, address: str) -> None: ...

    def runs(self, script: str) -> Any:
        """What a script returns."""
        ...

    def presses_tab(self) -> None:
        """The key itself, as a person presses it."""
        ...

    def picture(self, file: Path) -> None: ...


def until(window: Window, script: str) -> Any:
    """What a script returns, as soon as that is something."""
    return wait_for(lambda: window.runs(script), lambda: f"never came: {script}\n{window.runs(TEXT)}")


def wait_for(look: Callable[[], Any], complaint: Callable[[], str]) -> Any:
    give_up = time.monotonic() + PATIENCE
    while not (seen := look()):
        if time.monotonic() > give_up:
            raise AssertionError(complaint())
        time.sleep(0.02)
    return seen


TEXT = "return document.body.innerText"


def loads(window: Window, address: str) -> None:
    window.goes_to(address)
    until(window, "return document.querySelector('main h1, main [role=region], main .board') !== null")
    window.runs(WATCH)


def buttons(window: Window) -> list[str]:
    names: list[str] = window.runs(BUTTONS + "return seen.map(named)")
    return names


def presses(window: Window, name: str) -> bool:
    """Press the button of this name; false if it is gone."""
    wanted = f"seen.find((button) => named(button) === {name!r})"
    return bool(window.runs(f"{BUTTONS} const found = {wanted}; found?.click(); return found !== undefined"))


def complaints(window: Window) -> list[str]:
    heard: list[str] = window.runs("return window.complaints")
    return heard
