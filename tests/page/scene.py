"""The last scene of a game, as somebody sees it: where its figures are at each moment, and whether they are painted."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

FIGURES: Final = ".scene :is(.card, .pair, .zombie, .plate, .swimmer)"
AT: Final = """when => document.getAnimations().forEach((one) => {
    one.pause();
    one.currentTime = when;
})"""
"""Sets all that moves to a moment, in milliseconds from its beginning, and holds it there."""
BOXES: Final = """figures => [...document.querySelectorAll(figures)].map((figure) => {
    const { left, top, width, height } = figure.getBoundingClientRect();
    return [left, top, width, height];
})"""
SETTLED: Final = """async () => {
    const frame = (done) => new IntersectionObserver((_, one) => (one.disconnect(), done())).observe(document.body);
    for (let frames = 0; frames < 2; frames += 1) await new Promise(frame);
}"""
"""Figures find their size in the frame after that of the window has changed; a stopped clock stops other frames."""
OPAQUE: Final = """([figures, opacity]) => {
    for (const figure of document.querySelectorAll(figures)) figure.style.opacity = opacity;
}"""
PAINTED: Final = """async ([with_them, without, boxes]) => {
    const points = async (png) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        const seen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(seen.width, seen.height).getContext('2d', { willReadFrequently: true });
        canvas.drawImage(seen, 0, 0);
        return (box) => canvas.getImageData(...box).data;
    };
    const [here, bare] = [await points(with_them), await points(without)];
    return boxes.map((box) => {
        const [some, none] = [here(box), bare(box)];
        let painted = 0;
        for (let at = 0; at < some.length; at += 4) {
            painted += [0, 1, 2].some((colour) => Math.abs(some[at + colour] - none[at + colour]) > 12);
        }
        return painted / (some.length / 4);
    });
}"""


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    width: float
    height: float

    @property
    def area(self) -> float:
        return self.width * self.height

    def less(self, share: float) -> Box:
        """Without this share of its height, above and below."""
        edge = share * self.height
        return Box(self.left, self.top + edge, self.width, self.height - 2 * edge)

    def holds(self, other: Box) -> bool:
        """With half a pixel for rounding on each side."""
        return (
            self.left - 0.5 <= other.left
            and self.top - 0.5 <= other.top
            and self.left + self.width + 0.5 >= other.left + other.width
            and self.top + self.height + 0.5 >= other.top + other.height
        )


def boxes(page: Page, parts: str) -> list[Box]:
    return [Box(*sides) for sides in page.evaluate(BOXES, parts)]


def figures_at(page: Page, moment: int) -> list[Box]:
    page.evaluate(AT, moment)
    return boxes(page, FIGURES)


def painted(page: Page, where: Sequence[Box]) -> list[float]:
    """How much of each of these boxes is another colour than the scene has there without its figures, from 0 to 1."""
    seen = page.screenshot()
    page.evaluate(OPAQUE, [FIGURES, "0"])
    bare = page.screenshot()
    page.evaluate(OPAQUE, [FIGURES, ""])
    pictures = [b64encode(picture).decode() for picture in (seen, bare)]
    whole = [[round(side) for side in (box.left, box.top, box.width, box.height)] for box in where]
    shares: list[float] = page.evaluate(PAINTED, [*pictures, whole])
    return shares
