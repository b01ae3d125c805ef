"""Pictures of the screens on which sentences stand, for translators: `make word-pictures`.

In a copy of Gander every English sentence of the page begins with two letters that show nothing and say which sentence
it is; its page notes them when it says the sentence, and leaves them out. All pages, boards and walks are gone through,
and of each screen that has a sentence which none before it had a picture is taken. Then `gander words table nl nl.csv
--pictures build/word-pictures` leads from each sentence to its picture, with a frame around it.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, Error, Page, expect

from gander.games import GAMES
from gander.speech.catalogue import ON_THE_PAGE
from gander.speech.languages import SOURCE
from gander.speech.message import Choice, Message
from gander.translation.audit import PAGE_FILES
from gander.translation.fluent_file import fluent_file
from gander.translation.table import PICTURED
from gander.translation.word_files import word_files
from tests.gallery.conftest import DRAWN, shows
from tests.gallery.pages import BOARDS, SHOW, Gallery
from tests.gallery.room import STILL
from tests.made_up import build_page, plain_copy
from tests.page.conftest import QUICK_AND_KNOWN
from tests.page.people import Person
from tests.page.server import Server
from tests.page.walk import Walk
from tests.page.walks import WALKS
from tests.pictures.camera import chromium
from tests.pictures.gallery import PAGES
from tests.tree import ROOT

FOLDER: Final = ROOT / "build" / "word-pictures"
PHONE: Final = {"width": 390, "height": 844}
FIRST, MANY = 0xE0100, 240
"""Variation selectors: a browser draws none of them, and no sentence has one of its own."""
MARK: Final = re.compile(f"[{chr(FIRST)}-{chr(FIRST + MANY - 1)}]{{2}}")
SHEETS: Final = {
    **{name: address for name, address in PAGES.items() if name != "gallery" and not name.startswith("table-")},
    **{name: f"#/{name}" for name in ("tv", "teach", "practice", "day", "link/ABCD")},
    **{f"ending-{game}": f"#/gallery/ending-{game}" for game in GAMES},
}
SAYS: Final = Path("client", "src", "words", "message.ts")
NOTED: Final = """
export function sentence(...said: Parameters<typeof unnoted>): string {
  return (globalThis as unknown as { noted: (text: string) => string }).noted(unnoted(...said));
}
"""
LISTENS: Final = f"""
    window.said = new Map();
    window.noted = (text) => {{
        const plain = text.replace(/{MARK.pattern}/gu, '');
        for (const [mark] of text.matchAll(/{MARK.pattern}/gu)) said.set(mark, plain);
        return plain;
    }};
"""
"""A page that notes what it said last of each sentence."""
READ: Final = (Path(__file__).parent / "marked_sentences.js").read_text(encoding="utf-8")
LONGEST: Final = 20
"""Seconds until a walk has lost its way."""
STYLE: Final = """\
body { margin: 1rem; font: 1rem/1.4 sans-serif; background: #eee }
figure { display: none; position: relative; margin: 0 }
figure:target { display: inline-block }
i { position: absolute; border: 3px solid #d0006f; border-radius: 4px; scroll-margin: 40vh }
"""

Box: TypeAlias = list[float]
"""From the left, from the top, how wide, how high; empty for what is only heard."""
Sightings: TypeAlias = dict[str, tuple[str, Box]]
"""By sentence, the picture of its screen and where it stands there."""


def mark(number: int) -> str:
    return chr(FIRST + number // MANY) + chr(FIRST + number % MANY)


def number_of(marked: str) -> int:
    return (ord(marked[0]) - FIRST) * MANY + ord(marked[1]) - FIRST


def marked(message: Message, number: int) -> Message:
    """A sentence, each form of which says which it is."""
    if isinstance(message, str):
        return mark(number) + message
    forms = {name: marked(form, number) for name, form in message.forms.items()}
    return Choice(message.by, forms, message.otherwise, message.category, message.ordinal)


def sentences() -> list[str]:
    """All, as the table for translators calls them; the place in this list is the number of a sentence."""
    return [f"{file.name}:{entry.key}" for file in word_files() for entry in file.entries(SOURCE)]


def copy_with_marks(folder: Path) -> Path:
    """Gander and its page, which knows of each English sentence that it says which it is."""
    source, numbers = plain_copy(folder, page=True), {name: number for number, name in enumerate(sentences())}
    for file in word_files():
        own = {
            entry.key: marked(entry.message, numbers[f"{file.name}:{entry.key}"])
            if file.name.startswith(PAGE_FILES) or entry.key.startswith(ON_THE_PAGE)
            else entry.message
            for entry in file.entries(SOURCE)
        }
        path = source / file.path(SOURCE).relative_to(ROOT / "src")
        path.write_text(fluent_file(file.path(SOURCE), own), encoding="utf-8")
    says = folder / SAYS
    text, functions = re.subn(r"export function sentence\(", "function unnoted(", says.read_text(encoding="utf-8"))
    assert functions == 1
    says.write_text(text + NOTED, encoding="utf-8")
    build_page(folder)
    return source


class Album:
    """Pictures of screens, and where sentences stand in them."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.names = folder, sentences()
        self.read: Sightings = {}
        self.heard: Sightings = {}
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def found(self) -> Sightings:
        return {**self.heard, **self.read}

    def look(self, page: Page, screen: str) -> None:
        """Take a picture, if there is a sentence on this screen that none before it had."""
        picture = re.sub(r"\W+", "-", screen) + ".jpg"
        there = {self.names[number_of(said)]: box for said, box in page.evaluate(READ)}
        read = {name: (picture, box) for name, box in there.items() if box and name not in self.read}
        heard = {name: (picture, box) for name, box in there.items() if not box and name not in self.found}
        if read or heard:
            page.screenshot(path=self.folder / picture, type="jpeg", quality=60, full_page=True)
        self.read |= read
        self.heard |= heard

    def write(self) -> None:
        self.folder.joinpath(PICTURED).write_text(json.dumps(sorted(self.found), indent=0), encoding="utf-8")
        self.folder.joinpath("index.html").write_text(book(self.found), encoding="utf-8")


def go_through_the_gallery(browser: Browser, address: str, album: Album) -> None:
    page = Gallery(browser, address, LISTENS).page({}, {"viewport": PHONE, "is_mobile": True, **STILL})
    for name, place in SHEETS.items():
        page.evaluate(SHOW, place)
        page.locator("main h1, main .board").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(DRAWN)
        album.look(page, name)
    page.evaluate(SHOW, BOARDS)
    page.locator(".links a").first.wait_for()
    for name in page.locator(".links a, .fullest a").all_inner_texts():
        shows(page, name)
        album.look(page, name)
    page.context.close()


def go_on_walks(browser: Browser, address: str, album: Album, walks: Mapping[str, Walk]) -> None:
    for walk in walks.values():
        people: list[Person] = []

        def device(screen: dict[str, Any], people: list[Person] = people) -> Person:
            context = browser.new_context(**screen, locale="en-GB", **STILL)
            context.add_init_script(LISTENS)
            context.add_init_script(QUICK_AND_KNOWN)
            people.append(Person(context, address, seed=len(people) + 1))
            people[-1].page.set_default_timeout(1000 * LONGEST)
            return people[-1]

        try:
            walk(device, lambda person, moment: album.look(person.page, moment))
        except (AssertionError, Error) as lost:  # its later screens have no pictures, and all others do
            print(f"{walk.__name__} lost its way: {str(lost).splitlines()[0]}", file=sys.stderr)
        for person in people:
            person.context.close()


def look_at_all(browser: Browser, folder: Path, walks: Mapping[str, Walk] = WALKS) -> Sightings:
    album = Album(folder)
    with tempfile.TemporaryDirectory() as place:
        server = Server(Path(place) / "data", source=copy_with_marks(Path(place)))
        server.folder.mkdir()
        server.start()
        try:
            go_through_the_gallery(browser, server.address, album)
            go_on_walks(browser, server.address, album, walks)
        finally:
            server.stop()
    album.write()
    return album.found


def book(found: Sightings) -> str:
    """One page with all pictures, of which a link shows one."""
    figures = "\n".join(figure(name, picture, box) for name, (picture, box) in sorted(found.items()))
    return f"<!doctype html>\n<title>Where the sentences stand</title>\n<style>\n{STYLE}</style>\n{figures}\n"


def figure(name: str, picture: str, box: Box) -> str:
    frame = ""
    if box:
        left, top, width, height = (round(number) for number in box)
        frame = f'<i style="left:{left - 6}px;top:{top - 6}px;width:{width + 6}px;height:{height + 6}px"></i>'
    return f'<figure id="{escape(name)}"><img loading="lazy" alt="" src="{escape(picture)}">{frame}</figure>'


def main() -> None:
    expect.set_options(timeout=1000 * LONGEST)
    with chromium() as browser:
        found = look_at_all(browser, FOLDER)
    print(f"{len(found)} of {len(sentences())} sentences have a picture in {FOLDER}")


if __name__ == "__main__":
    main()
