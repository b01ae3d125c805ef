"""The adviser at a real table of MMM… Brains!: off until asked for, right about the dice, and taken by a tap."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from gander.games.brains.adviser import AskOdds, advise
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
    expect(page.locator(".table[data-beat]")).to_have_count(0)  # they lie
    advice = page.get_by_role("list", name="Chance to win").get_by_role("button")
    expect(advice).to_have_count(0)

    with page.expect_request("**/api/advice/brains") as asked:
        page.get_by_role("button", name="Show the odds").click()
    expect(advice).to_have_count(3)
    question = msgspec.convert(asked.value.post_data_json, AskOdds)
    assert question.dice == faces(page)
    assert (question.middle, question.own, len(set(question.turns))) == (BRAINS_FOR[3], 0, 3)
    best = advise(question).keeps
    words = [button.get_attribute("aria-label") or "" for button in advice.all()]
    shown = [[float(number) for number in re.findall(r"[\d.]+", label.split(": ")[-1])] for label in words]
    assert shown == [pytest.approx([100 * (keep.chance or 0), keep.brains], abs=0.051) for keep in best[:3]]

    advice.first.click()
    expect(advice.first).to_have_attribute("aria-pressed", "true")
    kept = [die.get_attribute("aria-pressed") == "true" for die in page.locator(".dice button").all()]
    assert tuple(die for die, keeps in enumerate(kept) if keeps) == best[0].keep
