"""What somebody types is letters wherever it is shown, also if it looks like a program; and no other site gets at ours.

The page has no `{@html}`, and the policy of the server would stop what slipped through. Here both are tried: nothing
may run, nothing may become markup, and the policy must have had nothing to stop, which the browser would have said.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

from playwright.sync_api import expect

from tests.kinds import FOR_TWO
from tests.page import wire
from tests.page.conftest import DESKTOP
from tests.page.hostile import FOREIGN, MARKUP, is_clean, watch
from tests.page.people import Person
from tests.page.server import Server
from tests.page.words import said
from tests.waiting import wait_until

Device = Callable[..., Person]
GAME: Final = FOR_TWO.game.name
AT_SET_UP, JOINING, IN_A_FILE = MARKUP, '"><x-y onclick=run()', "</script>{{run()}}${"
TURNED_ROUND: Final = "Mia\u202eaiM"
IMAGE, SCRIPT = "<img src=x onerror=run()>", "javascript:run()"
CODES: Final = (IMAGE, SCRIPT, "../../api/leaf", "%3Csvg%20onload=run()%3E", "%E2%80%AE")
FRAGMENTS: Final = (
    *(IMAGE, SCRIPT, "//evil.example", "%00%ff", "__proto__", "constructor/prototype"),
    *(f"{page}/{IMAGE}" for page in ("table", "join", "link", "play", "notepad/1/missed", "day")),
)


def test_the_watch_would_notice(device: Device) -> None:
    """What the tests below count on: a script that comes as markup is stopped by the policy, and that is heard."""
    me = device()
    watch(me.page)
    me.goes_home()
    me.page.get_by_role("heading", level=1).wait_for()
    me.expects_any_complaint()  # the picture is not there, and the policy stopped its script
    me.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=/nothing.png onerror=run()>')")
    wait_until(me.page, "() => ran.length > 0")
    assert me.page.evaluate("ran")[0].startswith("script-src")
    assert me.page.evaluate(FOREIGN) == ['<img src="/nothing.png" onerror="run()">']


def test_names_are_letters_from_set_up_to_the_board(device: Device) -> None:
    """`test_evening.py` takes such a name into a room, to results and into a picture."""
    host, guest = device(DESKTOP), device()
    watch(host.page, guest.page)
    host.page.goto(f"{host.address}#/play/{GAME}")
    host.page.get_by_role("textbox", name="Name of player 1").fill(AT_SET_UP)
    host.presses(host.words.add_person)
    host.picks("By link")
    host.presses(said("setup.invite"))
    link = host.page.get_by_role("region", name="The way in").get_by_role("link").get_attribute("href") or ""
    guest.page.goto(link)
    guest.expects_refusals()
    guest.page.get_by_role("textbox", name=guest.words.your_name).fill(TURNED_ROUND)
    guest.presses(guest.words.sit_down)
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.joins(link, JOINING)
    for person in (host, guest):
        for name in (AT_SET_UP, JOINING):
            expect(person.page.get_by_text(name).first).to_be_visible()
    host.presses(host.words.start)
    for person in (host, guest):
        expect(person.page.locator(".board")).to_be_visible()
        is_clean(person.page)


def test_files_codes_and_addresses_are_letters(device: Device, tmp_path: Path) -> None:
    me = device(DESKTOP)
    watch(me.page)
    wire.has_played_alone(me, GAME)
    file = me.context.request.get(f"{me.address}api/notepad/file").text()
    me.goes_home()
    me.page.goto(f"{me.address}#/notepad")
    me.expects_refusals()
    me.context.clear_cookies()
    me.reloads()
    for name, answer in ((TURNED_ROUND, "This file is no notepad"), (IN_A_FILE, "1 game is new on this notepad.")):
        path = tmp_path / "notepad.json"
        path.write_text(file.replace('"Ben"', json.dumps(name)))
        me.page.get_by_label(re.compile(said("notepad.import"))).set_input_files(path)
        expect(me.page.get_by_text(re.compile(answer))).to_be_visible()
    expect(me.page.get_by_text(IN_A_FILE).first).to_be_visible()
    is_clean(me.page)
    me.goes_home()
    for code in CODES:
        me.page.get_by_role("textbox", name=said("home.joinLabel")).fill(code)
        me.page.get_by_role("button", name="Join").click()
        expect(me.page.get_by_role("alert")).to_be_visible()
        is_clean(me.page)
    for fragment in FRAGMENTS:
        me.page.evaluate("place => void (location.hash = `#/${place}`)", fragment)
        expect(me.page.get_by_role("heading", level=1).or_(me.page.get_by_role("alert")).first).to_be_visible()
        is_clean(me.page)
    assert me.page.url.startswith(me.address)


# Another site --------------------------------------------------------------------------------------------------------

EVIL: Final = """<!doctype html><title>Win a prize</title><button id=prize>Click here</button>
<iframe src="{ours}"></iframe><object data="{ours}" type="text/html"></object><embed src="{ours}" type="text/html">"""
READ: Final = """async (address) => {
    const told = [];
    for (const mode of ['cors', 'no-cors']) {
        try {
            const answer = await fetch(address, { mode, credentials: 'include' });
            told.push(`${mode} ${(await answer.text()).length}`);
        } catch (refused) {
            told.push(refused.name);
        }
    }
    return told;
}"""
TAKE_OVER: Final = """address => navigator.serviceWorker.register(address).then(() => 'registered', (no) => no.name)"""


class Evil(BaseHTTPRequestHandler):
    ours = ""

    def do_GET(self) -> None:
        body = EVIL.format(ours=self.ours).encode()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextmanager
def another_site(ours: str) -> Iterator[str]:
    """Under another name, so that a browser takes it for somebody else's."""
    handler = type("EvilTwin", (Evil,), {"ours": ours})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://localhost:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def test_no_other_site_shows_our_page_reads_it_or_takes_over_its_worker(device: Device, server: Server) -> None:
    me = device(keeps_the_shell=True)
    table = wire.begun(GAME, [me, device()])
    with another_site(f"{server.address}#/table/{table}") as evil:
        me.expects_any_complaint()  # the browser says of each that it was refused
        me.page.goto(evil, wait_until="load")
        expect(me.page.frame_locator("iframe").locator("button, a, input, main")).to_have_count(0)
        assert [frame.url for frame in me.page.frames if frame.url.startswith(server.address)] == []
        for path in ("", "api/tables/mine", f"api/tables/{table}", "api/notepad/file", "service-worker.js"):
            assert me.page.evaluate(READ, server.address + path) == ["TypeError", "TypeError"]
        assert me.page.evaluate(TAKE_OVER, f"{server.address}service-worker.js") == "SecurityError"
        me.page.evaluate("address => void (window.ours = open(address))", server.address)
        wait_until(me.page, "() => ours === null || ours.closed")  # it is nobody's, and can be led nowhere
