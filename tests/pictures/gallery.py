"""Pictures of every page that needs no table, and of every piece and board in every state: the gallery.

The built page is served from here under the same content policy as the real server's, so a style or script that the
policy forbids shows up as a complaint.
"""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Route

from gander.games import GAMES
from gander.web.server.safety import POLICY
from tests.page.screens import screens
from tests.pictures.camera import HELD, SIZES, Theme, picture
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
FIRST: Final = next(iter(GAMES))
NOTEPADS: Final = (
    *("pad-5", "pad-60", "pad-500", "diary-5", "diary-60", f"{FIRST}-5", f"{FIRST}-500"),
    *(name for game in GAMES for name in (f"{game}-60", f"missed-{game}", f"drill-{game}")),
)
PAGES = {
    "home": "#/",
    **{f"setup-{game}": f"#/play/{game}" for game in GAMES},
    **{f"rules-{game}": f"#/rules/{game}" for game in GAMES},
    **{f"learn-{game}": f"#/learn/{game}" for game in GAMES},
    "about": "#/about",
    "notepad": "#/notepad",
    "missing": "#/nowhere",
    "gallery": "#/gallery",
    **{f"notepad-{name}": f"#/gallery/notepad-{name}" for name in NOTEPADS},
    **{f"table-{game}-{name}": f"#/gallery/{game}-{name}" for game in GAMES for name in screens(game).tables},
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
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def advises(route: Route) -> None:
    """Answers for the adviser of a game, since there is no server."""
    route.fulfill(json=screens(route.request.url.rpartition("/")[2]).advice)


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
    handheld = size in HELD
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
    page.route("**/api/advice/*", advises)
    page.route("**/api/tables/mine", lambda route: route.fulfill(json={"tables": []}))
    page.route("**/api/notepad", lambda route: route.fulfill(json={"players": [], "waiting": 0, "taken_off": None}))
    page.route("**/api/notepad/results", lambda route: route.fulfill(json={"games": [], "more": False}))
    complaints: list[str] = []
    page.on("console", lambda message: complaints.extend(filter(None, [complaint(message)])))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for name in names:
        page.goto(address + PAGES[name])
        page.wait_for_load_state("networkidle")
        page.locator("main p.wait").wait_for(state="detached")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(200)  # an overview is drawn part by part
        file = picture(name, size, theme, need if need != "plain" else "")
        page.screenshot(path=file, full_page=handheld or size == "tablet" or name == "gallery")
    context.close()
    return [f"{size} {theme} {need}: {text}" for text in complaints]
