"""Take pictures of every page and of the gallery: at five sizes, by day and in the evening, and as some people need it.

    npm run build && python client/screenshots.py [name ...] [--size phone] [--theme light] [--need huge]

The built client is served from here under the same content policy as the real server's, so a style or script that the
policy forbids shows up as an error. Pictures go to client/screenshots/, which is not kept in the repository.
"""

import argparse
import functools
import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

HERE = Path(__file__).parent
STATIC = HERE.parent / "src" / "gander" / "static"
OUT = HERE / "screenshots"
POLICY = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)

SIZES = {"narrow": (320, 568), "phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900), "tv": (1920, 1080)}
THEMES = ("light", "dark")
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
    "goose": ("study", "roll", "answer", "clothing", "others", "neighbour", "agree", "new-card", "solo"),
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
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


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


def take(browser: Browser, address: str, names: list[str], size: str, theme: str, need: str) -> list[str]:
    """Pictures of these pages for one screen, theme and need; returns what the pages complained about."""
    width, height = SIZES[size]
    handheld = size in ("narrow", "phone")
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
        is_mobile=handheld,
        has_touch=handheld or size == "tablet",
        device_scale_factor=2 if handheld else 1,
    )
    context.add_init_script(f"localStorage.setItem('gander.settings', {json.dumps(json.dumps(NEEDS[need]))})")
    page = context.new_page()
    page.route("**/api/odds/brains", lambda route: route.fulfill(json=ODDS))
    complaints: list[str] = []
    page.on("console", lambda message: complaints.extend(filter(None, [complaint(message)])))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for name in names:
        page.goto(address + PAGES[name])
        page.wait_for_load_state("networkidle")
        page.locator("main p.wait").wait_for(state="detached")
        page.evaluate("document.fonts.ready")
        file = OUT / "-".join(filter(None, [name, size, theme, need if need != "plain" else ""]))
        page.screenshot(path=f"{file}.png", full_page=handheld or size == "tablet" or name == "gallery")
    context.close()
    return [f"{size} {theme} {need}: {text}" for text in complaints]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*PAGES, []], help="pages to take; all by default")
    parser.add_argument("--size", action="append", choices=SIZES, help="all but narrow by default")
    parser.add_argument("--theme", action="append", choices=THEMES, help="both by default")
    parser.add_argument("--need", action="append", choices=NEEDS, help="plain by default")
    parser.add_argument("--static", type=Path, default=STATIC, help="the built page")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser to use")
    asked = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    looks = product(asked.size or list(SIZES)[1:], asked.theme or THEMES, asked.need or ["plain"])
    with served(asked.static) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=asked.chromium, args=CHROMIUM)
        names = asked.names or list(PAGES)
        complaints = [text for look in looks for text in take(browser, address, names, *look)]
        browser.close()
    for text in complaints:
        print(text)
    if complaints:
        raise SystemExit(f"{len(complaints)} complaints from the pages")


if __name__ == "__main__":
    main()
