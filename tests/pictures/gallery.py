"""Pictures of every page that needs no table, and of every piece and board in every state: the gallery.

The built page is served from here under the same content policy as the real server's, so a style or script that the
policy forbids shows up as a complaint.
"""

from __future__ import annotations

import functools
import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage

from gander.web.safety import POLICY
from tests.pictures.camera import SIZES, Theme, picture
from tests.tree import ROOT

STATIC: Final = ROOT / "src" / "gander" / "static"
NEEDS: dict[str, dict[str, object]] = {
    "plain": {},
    "huge": {"text": "huge"},
    "german": {"language": "de"},
    "left": {"hand": "left"},
    "odds": {"adviser": True},
}
"""What somebody has chosen in the settings, by a name for the pictures."""
KEEPS = {(0, 2, 4): 16.87, (0, 2, 3, 4): 16.17, (0, 1, 2, 3, 4): 16}
ODDS = {"keeps": [{"keep": keep, "brains": brains} for keep, brains in KEEPS.items()]}
"""What the adviser is answered here, since there is no server."""
TABLES = {
    "goose": ("study", "roll", "answer", "clothing", "others", "neighbour", "agree", "new-card", "over", "solo"),
    "boar": ("turn", "waiting", "choose", "naming", "solo", "empty-deck"),
    "brains": ("first", "second", "pay", "waiting", "over"),
}
NOTEPADS = ("pad-5", "pad-60", "pad-500", "diary-5", "diary-60", "goose-5", "goose-60", "goose-500", "brains-60")
LOOKING_BACK = ("missed-goose", "missed-brains", "drill-goose", "drill-boar", "drill-brains")
PAGES = {
    "home": "#/",
    "setup-goose": "#/play/goose",
    "setup-boar": "#/play/boar",
    "setup-brains": "#/play/brains",
    "rules-goose": "#/rules/goose",
    "rules-boar": "#/rules/boar",
    "rules-brains": "#/rules/brains",
    **{f"learn-{game}": f"#/learn/{game}" for game in ("goose", "boar", "brains")},
    "about": "#/about",
    "notepad": "#/notepad",
    "missing": "#/nowhere",
    "gallery": "#/gallery",
    **{f"notepad-{name}": f"#/gallery/notepad-{name}" for name in (*NOTEPADS, *LOOKING_BACK)},
    **{f"table-{game}-{name}": f"#/gallery/{game}-{name}" for game, names in TABLES.items() for name in names},
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The folder at an address of this machine, for as long as the block runs."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def complaint(message: ConsoleMessage) -> str | None:
    """What the page complains about; the service worker is blocked here on purpose."""
    loud = message.type in ("error", "warning") and "Service Worker" not in message.text
    return message.text if loud else None


def take_gallery(
    browser: Browser, names: list[str], sizes: tuple[str, ...], themes: tuple[Theme, ...], needs: list[str]
) -> list[str]:
    """Pictures of these pages for every screen, light and need; returns what the pages complained about."""
    if not names:
        return []
    with served(STATIC) as address:
        looks = product(sizes, themes, needs)
        return [text for look in looks for text in take(browser, address, names, *look)]


def take(browser: Browser, address: str, names: list[str], size: str, theme: Theme, need: str) -> list[str]:
    """Pictures of these pages for one screen, theme and need; returns what the pages complained about."""
    handheld = size in ("narrow", "phone")
    context = browser.new_context(
        viewport=SIZES[size],
        color_scheme=theme,
        reduced_motion="reduce",
        service_workers="block",
        is_mobile=handheld,
        has_touch=handheld or size == "tablet",
        device_scale_factor=2 if handheld else 1,
    )
    context.add_init_script(f"localStorage.setItem('gander.settings', {json.dumps(json.dumps(NEEDS[need]))})")
    page = context.new_page()
    page.route("**/api/advice/brains", lambda route: route.fulfill(json=ODDS))
    complaints: list[str] = []
    page.on("console", lambda message: complaints.extend(filter(None, [complaint(message)])))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for name in names:
        page.goto(address + PAGES[name])
        page.wait_for_load_state("networkidle")
        page.locator("main p.wait").wait_for(state="detached")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(200)  # the overview of the Goose is drawn feature by feature
        file = picture(name, size, theme, need if need != "plain" else "")
        page.screenshot(path=file, full_page=handheld or size == "tablet" or name == "gallery")
    context.close()
    return [f"{size} {theme} {need}: {text}" for text in complaints]
