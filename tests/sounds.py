"""`python -m tests.sounds [folder]`: measure every sound, print the table of docs/sound.md, and write them as files.

A browser plays them, through the same instruments and the same mixer as at a table, at full volume.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.pictures.camera import chromium
from tests.pictures.gallery import STATIC, served
from tests.tree import ROOT

DOCS: Final = ROOT / "docs" / "sound.md"
ALL: Final = "everything at once"
HEARD: Final = """() => [...document.querySelectorAll('[data-sound]')].map(({ dataset: { sound, measured } }) =>
    [sound, JSON.parse(measured)])"""
HEADINGS: Final = ("sound", "quiet", "usual", "loud", "on a phone", "peak", "strongest", "above 8 kHz", "lasts")

Measured = dict[str, dict[str, float]]


def heard(page: Page) -> Measured:
    """What the gallery measures of each sound, by its name."""
    page.goto(page.url.split("#")[0] + "#/gallery/sounds")
    page.locator("[data-sound]").first.wait_for()
    rows: list[tuple[str, dict[str, float]]] = page.evaluate(HEARD)
    return dict(rows)


def save(page: Page, name: str, folder: Path) -> None:
    with page.expect_download() as saved:
        page.locator(f"[data-sound='{name}'] a").click()
    saved.value.save_as(folder / f"{name}.wav")


def row(name: str, one: dict[str, float]) -> str:
    levels = (f"{one[evening]:.1f}" for evening in ("quiet", "usual", "loud", "phone"))
    rest = (f"{one['peak']:.2f}", f"{one['strongest']:.0f} Hz", f"{one['hiss']:.1%}", f"{one['end']:.2f} s")
    return f"| {name} | {' | '.join((*levels, *rest))} |"


def table(measured: Measured) -> list[str]:
    head = [f"| {' | '.join(HEADINGS)} |", f"|{' --- |' * len(HEADINGS)}"]
    return [*head, *(row(name, one) for name, one in measured.items())]


def levels_in_docs() -> dict[str, list[float]]:
    """Quiet, usual, loud and on a phone, as docs/sound.md says."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in DOCS.read_text().splitlines()]
    return {row[0]: [float(cell) for cell in row[1:5]] for row in cells if len(row) == len(HEADINGS) and "." in row[1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, help="where to write each sound as a WAV file")
    folder: Path | None = parser.parse_args().folder
    with chromium() as browser, served(STATIC) as address:
        page = browser.new_page()
        page.goto(address)
        measured = heard(page)
        print("\n".join(table(measured)))
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            for name in measured:
                save(page, name, folder)


if __name__ == "__main__":
    main()
