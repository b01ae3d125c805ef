"""The specimen sheet of docs/drawing.md: every drawing large, in each pose, small, and as a mere outline."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.pictures.camera import light
from tests.pictures.readme import FOLDER
from tests.tree import ROOT

SOURCES: Final = ROOT / "client" / "src"
FOLDERS: Final = ("games/*/drawings", "games/*/drawings/things", "drawings", "drawings/things")
POSE: Final = re.compile(r'<g data-pose="(\w+)"[^>]*>.*?</g>', re.DOTALL)
SHEET: Final = """<style>
    body { margin: 0; padding: 18px; width: 1140px; display: flex; flex-wrap: wrap; gap: 12px; background: #f6eedd }
    figure { margin: 0; padding: 10px; display: flex; align-items: center; gap: 10px; background: #fffaf0 }
    svg { display: block; width: 76px }
    .small svg { width: 40px }
    .outline svg { filter: brightness(0) }
</style>"""


def take_drawings(browser: Browser) -> None:
    sheets = [svg for folder in FOLDERS for svg in sorted(SOURCES.glob(f"{folder}/*.svg"))]
    page = browser.new_page(device_scale_factor=1)
    page.set_content(SHEET + "".join(figure(sheet) for sheet in sheets))
    (FOLDER / "drawings.webp").write_bytes(light(browser, page.locator("body").screenshot()))
    page.close()


def figure(sheet: Path) -> str:
    """All poses, and the first one at the size of a small card: in colour and in black."""
    first, *others = poses(sheet.read_text(encoding="utf-8"))
    small = f'<span class="small">{first}</span><span class="small outline">{first}</span>'
    return f"<figure>{''.join([first, *others])}{small}</figure>"


def poses(svg: str) -> list[str]:
    return [in_pose(svg, found[1]) for found in POSE.finditer(svg)] or [svg]


def in_pose(svg: str, pose: str) -> str:
    return POSE.sub(lambda found: found[0] if found[1] == pose else "", svg)
