"""The app shell in a real browser: it opens without a line, keeps nothing of a game, and makes way for a newer one."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

from playwright.sync_api import Page, expect

from gander.web.server.page_files import built_page
from tests.kinds import ALONE
from tests.page.screens import screens
from tests.page.server import Server
from tests.page.words import EN, said
from tests.waiting import wait_until

GAME: Final = ALONE.game.name
KEPT = """async () => {
    const names = await caches.keys();
    const pages = names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url));
    return Object.fromEntries(await Promise.all(names.map(async (name, i) => [name, await pages[i]])));
}"""
TAKE_OVER = """async () => {
    const once = (thing, event) => new Promise((resolve) => thing.addEventListener(event, resolve, { once: true }));
    const changed = once(navigator.serviceWorker, 'controllerchange');
    const registration = await (await navigator.serviceWorker.getRegistration()).update();
    await changed;
    if (registration.active.state !== 'activated') await once(registration.active, 'statechange');
}"""
"""Look for a newer version, and wait until it is in charge and has cleared up."""
REMEMBERED = """async (path) => {
    await (await fetch(path)).text();
    const again = fetch(path, { cache: 'only-if-cached', mode: 'same-origin' });
    return again.then((answer) => answer.status, () => 'not in a cache');
}"""
"""Whether the browser itself has kept an answer that it was just given."""
REGISTER = """([script, scope]) => {
    return navigator.serviceWorker.register(script, { scope }).then(() => 'registered', (refused) => refused.name);
}"""
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"


def kept(page: Page) -> dict[str, list[str]]:
    """The addresses in each cache of the page."""
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


def opened(page: Page, address: str) -> None:
    """Open the page and wait until its worker is in charge."""
    page.goto(address)
    wait_until(page, IN_CHARGE)


def test_opens_without_a_line_and_says_so(page: Page, server: Server) -> None:
    opened(page, server.address)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=said("home.title"))).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("No table can be laid just now.")
    page.goto(server.address + f"#/rules/{GAME}")
    expect(page.get_by_role("heading", name=f"How to play {EN.games[GAME]}")).to_be_visible()
    with page.expect_event("requestfailed"):
        page.goto(server.address + "#/")
    page.context.set_offline(False)
    expect(page.get_by_role("status")).to_have_text("")


def test_keeps_the_shell_and_nothing_else(page: Page, server: Server) -> None:
    """Play a little and look into every cache: there are only files of the built page."""
    opened(page, server.address)
    page.goto(server.address + f"#/play/{GAME}")
    page.get_by_role("button", name="Play alone").click()
    for move in (screens(GAME).begin, screens(GAME).begun):
        page.get_by_role("button", name=move).click()
        expect(page.get_by_role("button", name=move)).to_have_count(0)
    page.goto(server.address + "#/notepad")
    expect(page.get_by_role("heading", name="Notepad")).to_be_visible()
    for secret in ("tables/mine", "notepad/file"):
        assert page.evaluate(REMEMBERED, f"/api/{secret}") == "not in a cache"
    built = {"/", *(f"/{file.relative_to(built_page()).as_posix()}" for file in built_page().rglob("*"))}
    caches = kept(page)
    assert len(caches) == 1
    paths = {"/" + url.removeprefix(server.address) for urls in caches.values() for url in urls}
    assert "/" in paths
    assert paths <= built
    assert not [path for path in paths if path.startswith("/api")]


def test_no_other_script_becomes_the_worker_and_ours_none_of_another_place(page: Page, server: Server) -> None:
    """Neither what people can have the server say, nor a part of the page, which may look after its own folder only."""
    opened(page, server.address)
    part = page.locator("script[src]").first.get_attribute("src") or ""
    for script in ("/api/tables/mine", "/api/leaf", "/api/notepad/file", "/nothing.js", part):
        assert page.evaluate(REGISTER, [script, "/"]) in ("SecurityError", "TypeError"), script
    other = page.evaluate(REGISTER, ["/service-worker.js", server.address.replace("127.0.0.1", "localhost")])
    assert other == "SecurityError"
    scopes = page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)")
    assert scopes == [server.address]


def test_offers_itself_as_an_app(page: Page, server: Server) -> None:
    """Chromium's own judgement of the manifest, its icons and the worker."""
    opened(page, server.address)
    devtools = page.context.new_cdp_session(page)
    manifest: dict[str, Any] = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    faults = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window, as tests use it, never installs anything; nothing else may be wrong.
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []


# A newer version -----------------------------------------------------------------------------------------------------


class Silent(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextmanager
def files_of(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def release_another(folder: Path) -> None:
    """The same page with another name, as a new release of it."""
    index, worker = folder / "index.html", folder / "service-worker.js"
    index.write_text(index.read_text().replace("</head>", '<meta name="release" content="newer"></head>'))
    code = worker.read_text()
    version = re.search(r"""version["']?:["'`]([0-9a-f]{12})""", code)
    assert version is not None
    worker.write_text(code.replace(version[1], "newer0000000"))


def test_makes_way_for_a_newer_version(page: Page, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    shutil.copytree(built_page(), folder)
    with files_of(folder) as address:
        opened(page, address)
        page.reload()  # from now on the page knows that a worker was there before
        release_another(folder)
        page.evaluate(TAKE_OVER)
        assert list(kept(page)) == ["gander-shell-newer0000000"]
        assert page.evaluate("async () => (await (await caches.match('/')).text()).includes('content=\"newer\"')")
        newer = page.locator("meta[name=release]")
        expect(newer).to_have_count(0)
        page.get_by_role("link", name="About").click()
        expect(newer).to_have_count(1)
        expect(page.get_by_role("heading", name=said("about.scienceTitle"))).to_be_visible()
