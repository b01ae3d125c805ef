"""The adviser at a real table of MMM… Brains!: off until asked for, right about the dice, and taken by a tap."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gander.games.brains.odds import choices, final_values, worth_of_taking
from gander.games.brains.pieces import BRAINS_FOR
from tests.gallery.conftest import Opens
from tests.page.server import Server

DIE = re.compile(r"Die \d: (\d|brain)")


def faces(page: Page) -> tuple[int, ...]:
    """How the dice lie, by what readers are told."""
    labels = [die.get_attribute("aria-label") or "" for die in page.locator(".dice button").all()]
    numbers = [found[1] for label in labels if (found := DIE.match(label))]
    return tuple(0 if number == "brain" else int(number) for number in numbers)


def test_the_best_keep_is_shown_and_a_tap_takes_it(opens: Opens, server: Server) -> None:
    page = opens(390, 844, reduced_motion="reduce")
    page.goto(server.address + "#/play/brains")
    page.get_by_role("button", name="Start with 3 players").click()
    page.get_by_role("button", name="Throw the dice").click()
    expect(page.locator(".dice button")).to_have_count(5)
    advice = page.get_by_role("list", name="Average take with good play").get_by_role("button")
    expect(advice).to_have_count(0)

    page.get_by_role("button", name="Show the odds").click()
    expect(advice).to_have_count(3)
    best = choices(final_values(worth_of_taking(BRAINS_FOR[3]), 0), faces(page), throws_left=2)
    words = [button.get_attribute("aria-label") or "" for button in advice.all()]
    shown = [float(re.findall(r"[\d.]+(?= on average$)|[\d.]+$", label)[0]) for label in words]
    assert shown == pytest.approx([choice.value for choice in best[:3]], abs=0.051)

    advice.first.click()
    kept = [die.get_attribute("aria-pressed") == "true" for die in page.locator(".dice button").all()]
    assert [die for die, keeps in enumerate(kept) if not keeps] == list(best[0].thrown)
    expect(advice.first).to_have_attribute("aria-pressed", "true")
