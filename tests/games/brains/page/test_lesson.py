"""The lesson of the Brains in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.lessons import button, opens_lesson
from tests.page.people import Person


def test_in_a_lesson_only_the_lesson_itself_gives_advice(device: Callable[..., Person]) -> None:
    me = device()
    me.context.add_init_script("""localStorage.setItem('gander.settings', '{"adviser": true}')""")
    opens_lesson(me, "brains")
    button(me, "Throw the dice").click()
    expect(button(me, "Throw 5 dice again")).to_be_visible()
    expect(me.page.get_by_role("button", name=re.compile("odds"))).to_have_count(0)
    expect(me.page.locator("main")).not_to_contain_text("with good play")
