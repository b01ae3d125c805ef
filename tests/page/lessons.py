"""A person in a lesson: where the buttons are, and which step it is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.page.people import Person
from tests.page.screens import screens


def button(me: Person, name: str) -> Locator:
    return me.page.locator("main").get_by_role("button", name=re.compile("^" + re.escape(name)))


def at_step(me: Person, number: int, game: str, words: str = "Step {} of {}") -> None:
    expect(
        me.page.get_by_role("group", name=words.format(number, screens(game).lesson_steps), exact=True)
    ).to_be_visible()


def opens_lesson(me: Person, game: str) -> None:
    me.page.goto(f"{me.address}#/learn/{game}")
    expect(me.page.get_by_role("status")).not_to_be_empty()
