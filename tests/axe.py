"""axe, which knows what people who see, hear or move otherwise need of a page, looks at one."""

from __future__ import annotations

from typing import Final, Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.waiting import wait_until

RULES: Final[dict[Literal["light", "dark"], dict[str, object]]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
"""Everything by day; in the evening only the colours are different."""
RUN: Final = """rules => axe.run({ resultTypes: ['violations'], ...rules }).then(({ violations }) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`))"""
"""Hands over faults only: with all that is right, an answer takes longer to send than to find."""

STILL: Final = """() => document.getAnimations().every(({ playState, effect }) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""
"""A card that fades in has, half-way, too little contrast for a moment; so have colours on their way to the evening."""

LOOKS: Final = 3
"""A movement may begin while axe looks. What is a fault is one in every look."""


def faults(page: Page, rules: dict[str, object]) -> list[str]:
    """What is wrong with what is on the screen now; each fault begins with the name of its rule."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(RUN, rules)
    return found


def check(page: Page, what_is_seen: str) -> None:
    """No fault on what is on the screen now, by day and in the evening."""
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme)
        looks = 0
        while found := _faults_at_rest(page, rules):
            looks += 1
            assert looks < LOOKS, f"{what_is_seen}, {theme}: {found}"
    page.emulate_media(color_scheme="light")  # somebody else may look at this page by and by


def _faults_at_rest(page: Page, rules: dict[str, object]) -> list[str]:
    wait_until(page, STILL)
    return faults(page, rules)
