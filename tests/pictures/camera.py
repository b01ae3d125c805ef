"""A browser, the screens and lights in which pictures are taken, and where they go."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests import browser
from tests.tree import ROOT

Theme = Literal["light", "dark"]

PICTURES: Final = ROOT / "build" / "pictures"
SIZES: Final[dict[str, ViewportSize]] = {
    "narrow": {"width": 320, "height": 568},
    "small": {"width": 360, "height": 640},
    "low": {"width": 390, "height": 664},
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 740, "height": 360},
    "tablet": {"width": 820, "height": 1180},
    "landscape": {"width": 1180, "height": 820},
    "desktop": {"width": 1440, "height": 900},
    "tv": {"width": 1920, "height": 1080},
}
USUAL: Final = ("narrow", "small", "low", "phone", "lying", "tablet", "desktop", "tv")
"""All boards are measured at these sizes, too: see tests/gallery/test_room.py."""
HELD: Final = ("narrow", "small", "low", "phone", "lying")
FEW: Final = ("phone", "tablet", "desktop", "tv")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
AS_WEBP: Final = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const seen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), { width: seen.width, height: seen.height });
    canvas.getContext('2d').drawImage(seen, 0, 0);
    return canvas.toDataURL('image/webp', 0.7);
}"""
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        yield started
        started.close()


def light(browser: Browser, png: bytes) -> bytes:
    """The same picture as WebP, which weighs a fifth: drawn and packed by the browser itself."""
    page = browser.new_page()
    packed: str = page.evaluate(AS_WEBP, b64encode(png).decode())
    page.close()
    return b64decode(packed.partition(",")[2])


def picture(*words: str) -> Path:
    """Where a picture goes that these words name."""
    name = "-".join(re.sub(r"\W+", "-", word).strip("-") for word in words if word)
    return PICTURES / f"{name}.png"


def take_everywhere(page: Page, name: str, sizes: tuple[str, ...], themes: tuple[Theme, ...]) -> None:
    """What is on the page now, on screens of these sizes, by day and in the evening. The page stays as it was."""
    page.wait_for_load_state("networkidle")
    before = page.viewport_size
    for size, theme in product(sizes, themes):
        page.set_viewport_size(SIZES[size])
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.screenshot(path=picture(name, size, theme))
    if before is not None:
        page.set_viewport_size(before)
