"""Names that look like programs, and how to notice that one ran or became a part of the page."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

MARKUP: Final = "<svg onload=run(1)>"
WATCH: Final = """
    window.ran = [];
    window.run = (...what) => void window.ran.push(what.join() || 'run');
    for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => run(name);
    addEventListener('securitypolicyviolation', (stopped) => run(stopped.violatedDirective + ' ' + stopped.sourceFile));
"""
"""Whatever runs says so, and so does the browser where it had to keep something from running."""
FOREIGN: Final = """() => {
    const ours = 'script[src^="/assets/"]';
    const kinds = `iframe, object, embed, base, form[action], meta[http-equiv], [srcdoc], x-y, script:not(${ours})`;
    const runs = ({ name, value }) => name.startsWith('on') || /^\\s*(javascript|data|vbscript):/i.test(value);
    const parts = [...document.querySelectorAll('*')];
    return parts.filter((part) => part.matches(kinds) || [...part.attributes].some(runs)).map((part) => part.outerHTML);
}"""
"""Elements and attributes that are no part of our page."""
WRITTEN: Final = """
    window.written = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
        window.written.push(text);
        fillText.call(this, text, ...more);
    };
"""
"""Every word that is drawn into a picture."""


def watch(*pages: Page) -> None:
    """From when they are next loaded."""
    for page in pages:
        page.add_init_script(WATCH)
        page.add_init_script(WRITTEN)


def is_clean(page: Page) -> None:
    assert page.evaluate("ran") == []
    assert page.evaluate(FOREIGN) == []


def shows_only_what_is_seen(page: Page, sheet: str, picture: bytes, code: str) -> None:
    """Words of the sheet, the name of the app and the day; no way into the room, and nothing beside the dots."""
    written = page.evaluate("written")
    seen = re.sub(r"\s+", " ", sheet)
    assert MARKUP in written
    assert [text for text in written if text not in seen and not re.fullmatch(r"Gander|\d+ \w+ \d{4}", text)] == []
    assert not [text for text in written if code in text or "://" in text or "#/" in text]
    assert chunks_of(picture) <= {b"IHDR", b"IDAT", b"IEND", b"sRGB", b"sBIT", b"pHYs"}


def chunks_of(picture: bytes) -> set[bytes]:
    """Of what a PNG is made: nothing is written beside the dots."""
    kinds, at = set(), 8
    while at < len(picture):
        kinds.add(picture[at + 4 : at + 8])
        at += 12 + int.from_bytes(picture[at : at + 4])
    return kinds
