"""Screens of all sizes, and how to see where things are on them."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce"}
WIDTHS: Final = "parts => [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().width)"
LARGE: Final = {"tablet": (820, 1180), "landscape": (1180, 820), "desktop": (1440, 900), "tv": (1920, 1080)}
PHONES: Final = {"phone": (390, 844), "small": (360, 740), "lying": (844, 390), "small lying": (740, 360)}
NARROW: Final = (320, 568)
HIDDEN: Final = """parts => [...document.querySelectorAll(parts)].filter((part) => {
    const { x, width, top, bottom } = part.getBoundingClientRect();
    const seen = (y) => part.contains(document.elementFromPoint(x + width / 2, y));
    return !seen(top + 4) || !seen(bottom - 4);
}).map((part) => part.innerText || part.outerHTML.slice(0, 90))"""
"""What is out of sight or lies below something else."""
BOXES: Final = """parts => [...document.querySelectorAll(parts)].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return { x, y, width, height };
})"""
TOO_WIDE: Final = """() => {
    const wide = document.documentElement.clientWidth;
    const out = (box) => box.width > 0 && (box.right > wide + 0.5 || box.left < -0.5);
    return [...document.querySelectorAll('main *')]
        .filter((part) => !part.closest('.for-readers') && out(part.getBoundingClientRect()))
        .map((part) => part.outerHTML.slice(0, 90));
}"""

TAPPABLE: Final = """() => [...document.querySelectorAll('.board, .board *')].flatMap((part) => {
    const control = part.closest('button, a[href], summary, label, input, [role=button]');
    const works = control !== null && !control.disabled && control.getAttribute('aria-disabled') !== 'true';
    const { cursor, boxShadow } = getComputedStyle(part);
    const raised = part.matches('button:not(.chosen, .right, .wrong)') && boxShadow !== 'none';
    const looks = [
        works && 'can be pressed',
        cursor === 'pointer' && 'has the cursor of a button',
        raised && 'is raised like a button',
    ].filter(Boolean);
    return looks.length > 0 ? [`${part.outerHTML.slice(0, 90)} ${looks.join(', ')}`] : [];
})"""
"""What can be pressed, or looks as if it could."""


def boxes(page: Page, parts: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(BOXES, parts)
    assert found, parts
    return found


def centre(box: dict[str, float]) -> float:
    return box["x"] + box["width"] / 2


def sides(page: Page, first: str, second: str) -> bool:
    """Whether the first is to the left of the second."""
    left, right = (page.locator(part).first.bounding_box() for part in (first, second))
    assert left is not None
    assert right is not None
    return left["x"] < right["x"]
