"""Take pictures of the page for the docs: `make screenshots`.

Pages that need no table are enough here, so the built page is served as plain files.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests import browser
from tests.tree import ROOT

STATIC = ROOT / "src" / "gander" / "static"
PICTURES = ROOT / "docs" / "screenshots"
SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
PAGES = {
    "home": "#/",
    "goose": "#/play/goose",
    "boar": "#/play/boar",
    "brains": "#/play/brains",
    "notepad": "#/notepad",
    "pieces": "#/gallery",
}


class Silent(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server that gives out the files of a folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def photograph(chromium: Browser, address: str, screen: str) -> None:
    """Take every page on a screen of that size, whole, without motion."""
    context = chromium.new_context(viewport=SCREENS[screen], reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    for name, route in PAGES.items():
        page.goto(address + route)
        page.get_by_role("main").wait_for()
        page.evaluate("document.fonts.ready")
        page.screenshot(path=PICTURES / f"{name}-{screen}.png", full_page=name == "pieces")
    context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with served(STATIC) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=["--no-sandbox", "--disable-gpu"])
        for screen in SCREENS:
            photograph(chromium, address, screen)
        chromium.close()
    print(f"{len(PAGES) * len(SCREENS)} pictures are in {PICTURES.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
