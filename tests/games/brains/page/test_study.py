"""A study with the Brains in a browser: what it fixes cannot be changed at the table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import DESKTOP, IMPATIENT, NO_REST, NO_WORKER
from tests.page.people import Person
from tests.page.server import Server
from tests.study.files import study_in

QUIET = """
name = "Dice without advice"
seed = "winter"

[page]
sound = false
adviser = false

[[blocks]]
game = "brains"
seats = [{ kind = "bot", bot = "otter" }, { kind = "bot", bot = "otter" }]
settings = { pace = 0 }
"""


@pytest.fixture
def studied(tmp_path: Path) -> Iterator[Server]:
    study_in(tmp_path, QUIET)
    server = Server(tmp_path, tmp_path / "study.toml")
    server.start()
    yield server
    server.stop()


def test_who_likes_the_adviser_gets_none_where_the_study_fixes_it(browser: Browser, studied: Server) -> None:
    context = browser.new_context(**DESKTOP, locale="en-GB", reduced_motion="reduce")
    for script in (NO_WORKER, NO_REST, IMPATIENT):
        context.add_init_script(script)
    me = Person(context, studied.address)
    context.add_init_script("""localStorage.setItem('gander.settings', '{"adviser": true}')""")
    me.page.goto(f"{studied.address}#/study/P1")
    me.presses("Throw the dice")
    expect(me.page.get_by_role("button", name=re.compile("Throw . dice again"))).to_be_visible()
    expect(me.page.get_by_role("button", name=re.compile("odds|Sound"))).to_have_count(0)
    expect(me.page.get_by_role("list", name="Chance to win")).to_have_count(0)
    me.presses("Menu")
    expect(me.page.get_by_role("dialog", name="At the table")).to_be_visible()
    expect(me.page.get_by_role("slider")).to_have_count(0)
    kept = json.loads(me.page.evaluate("localStorage.getItem('gander.settings')"))
    assert kept["adviser"] is True  # on this device it is as before when the study is over
    context.close()
    assert me.complaints == []
