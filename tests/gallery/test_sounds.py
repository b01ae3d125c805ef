"""Every sound, rendered by a real browser: none is cut off at full volume, none lasts, none is out of the row."""

from __future__ import annotations

from tests.gallery.conftest import Opens

HEARD = """() => [...document.querySelectorAll('[data-sound]')].map(({ dataset: { sound, peak, loud, end } }) =>
    ({ sound, peak: Number(peak), loud: Number(loud), end: Number(end) }))"""

ALIKE = 8
"""Decibels. Most sounds begin as a noise that is another one each time, which alone moves them by one or two."""


def test_sounds_are_not_cut_off_and_alike_in_loudness(opens: Opens) -> None:
    page = opens(1440, 900)
    page.goto(page.url.split("#")[0] + "#/gallery/sounds")
    page.locator("[data-sound]").first.wait_for()
    heard = page.evaluate(HEARD)
    kinds = {one["sound"].split()[0] for one in heard}
    assert kinds >= {"wood", "paper", "felt", "right", "wrong", "turn", "dice", "tune"}
    assert all(0.1 < one["peak"] < 0.9 for one in heard), heard
    assert all(one["end"] < (2.2 if one["sound"].startswith("tune") else 1.1) for one in heard), heard
    levels = [one["loud"] for one in heard]
    assert max(levels) - min(levels) < ALIKE, heard
