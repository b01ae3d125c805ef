"""A big screen shows everything at once: nobody has a finger there to scroll with."""

from __future__ import annotations

from typing import Final

from tests.gallery.conftest import Opens, shows, sized
from tests.gallery.room import STILL

SCREENS: Final = {"landscape": (1180, 820), "old": (1280, 720), "tv": (1920, 1080)}
"""What televisions say they are, and a tablet in their place. A phone that looks on may scroll."""
SCROLLS: Final = "() => document.documentElement.scrollHeight - innerHeight"


def test_the_fullest_boards_of_a_big_screen_do_not_scroll(opens: Opens) -> None:
    page = opens(1920, 1080, **STILL)
    names = [name for name in page.locator(".fullest a").all_inner_texts() if "-screen-" in name]
    page.evaluate("() => { document.documentElement.style.opacity = 0 }")  # measured and never painted
    over: dict[str, int] = {}
    for name in names:
        shows(page, name)
        for size in sized(page, SCREENS):
            over[f"{name} {size}"] = page.evaluate(SCROLLS)
    assert len(names) > 5
    assert {where: pixels for where, pixels in over.items() if pixels > 0} == {}


LETTERS: Final = """parts => [...document.querySelectorAll(parts)].filter((part) => part.innerText.trim() !== '')
    .map((part) => parseFloat(getComputedStyle(part).fontSize))"""


def test_what_is_left_is_read_from_a_sofa(opens: Opens) -> None:
    page = opens(1920, 1080, **STILL)
    read: dict[str, float] = {}
    for name in [name for name in page.locator(".fullest a").all_inner_texts() if "-screen-" in name]:
        shows(page, name)
        if sizes := page.evaluate(LETTERS, ".board :is(.piles, .hint, .caption, .none)"):
            read[name] = min(sizes)
    assert len(read) > 3
    assert {name: size for name, size in read.items() if size < 0.026 * 1080} == {}
