"""Take pictures of every page and of the gallery, at four sizes, by day and in the evening.

    npm run build && python client/screenshots.py [name ...]

The built client is served from here under the same content policy as the real server's, so a style or script that the
policy forbids shows up as an error. Pictures go to client/screenshots/, which is not kept in the repository.
"""

import argparse
import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

HERE = Path(__file__).parent
STATIC = HERE.parent / "src" / "gander" / "static"
OUT = HERE / "screenshots"
POLICY = "default-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900), "tv": (1920, 1080)}
TABLES = [
    *(f"goose-{name}" for name in "study roll answer clothing others neighbour agree new-card solo".split()),
    *(f"boar-{name}" for name in "turn waiting choose naming solo empty-deck".split()),
    *(f"brains-{name}" for name in "first second pay waiting over".split()),
]
PAGES = {
    "home": "#/",
    "setup-goose": "#/play/goose",
    "setup-boar": "#/play/boar",
    "setup-brains": "#/play/brains",
    "rules-goose": "#/rules/goose",
    "rules-boar": "#/rules/boar",
    "rules-brains": "#/rules/brains",
    "about": "#/about",
    "notepad": "#/notepad",
    "missing": "#/nowhere",
    "gallery": "#/gallery",
    **{f"table-{name}": f"#/gallery/{name}" for name in TABLES},
}
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
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


def take(browser: Browser, address: str, names: list[str], size: str, theme: str) -> list[str]:
    """Pictures of these pages at one size in one theme; returns what the pages complained about."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
        is_mobile=size == "phone",
        has_touch=size in ("phone", "tablet"),
        device_scale_factor=2 if size == "phone" else 1,
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.extend(filter(None, [complaint(message)])))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for name in names:
        page.goto(address + PAGES[name])
        page.wait_for_load_state("networkidle")
        page.screenshot(path=OUT / f"{name}-{size}-{theme}.png", full_page=size in ("phone", "tablet") or name == "gallery")
    context.close()
    return [f"{size} {theme}: {text}" for text in complaints]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*PAGES, []], help="pages to take; all by default")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser to use")
    arguments = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    with served(STATIC) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=CHROMIUM)
        names = arguments.names or list(PAGES)
        complaints = [
            text for size in SIZES for theme in ("light", "dark") for text in take(browser, address, names, size, theme)
        ]
        browser.close()
    for text in complaints:
        print(text)
    if complaints:
        raise SystemExit(f"{len(complaints)} complaints from the pages")


if __name__ == "__main__":
    main()
