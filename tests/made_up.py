"""A made-up language: English with every letter accented, a third longer, that counts as Polish does.

What still has plain letters on a screen came from no catalogue, and what has no room for it has none for the next
language. It is a folder and one line, as any language is (docs/decisions/0017).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gander.speech.languages import CATEGORIES, SOURCE, WORDS
from gander.speech.message import Choice, Message, forms_of
from gander.translation.audit import room_for
from gander.translation.fluent_file import fluent_file
from gander.translation.word_files import MANNERS, WordFile, word_files
from tests.tree import ROOT, files

TAG: Final = "xx"
LIKE: Final = "pl"
"""The language whose numbers, dates and lists a browser has for it."""
COUNTS: Final = """\
cardinal-one = i = 1 and v = 0
cardinal-few = v = 0 and i % 10 = 2..4 and i % 100 != 12..14
cardinal-many = v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
decimal-mark = ,
"""
FORMS: Final = ("one", "few", "many", "other")
ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áḃčďéḟğĥíĵķĺṁñöṗɋřšťüṽŵẋýžÁḂČĎÉḞĞĤÍĴĶĹṀÑÖṖɊŘŠŤÜṼŴẊÝŽ",
)
STAYS: Final = re.compile(r"\{\w+\}|Gander\b|gander \w+(?: --\w+)*|\w+\.\w+|Ctrl\+C|\b[B-HJ-Z]\b")
"""Gaps, names, and what is typed or pressed."""
WORD: Final = re.compile(r"[^\W\d_]+")
LONG: Final = 7
"""Words of more letters may be parted: browsers know where in real languages (`hyphens: auto`), and not in this one."""
HYPHEN: Final = "\u00ad"
REGISTRY: Final = Path("src", "gander", "speech", "languages.py")
ONE_LINE: Final = re.compile(r"(LANGUAGES: Final\[tuple\[Language, \.\.\.\]\] = \(.*)\)")
BUILD: Final = "import hatch_build; hatch_build.write_words(); hatch_build.npm('run', 'build')"


def made_up(message: Message, room: int) -> Message:
    """A sentence in the made-up language, in no more than so many letters unless English has more."""
    if isinstance(message, str):
        longer = _each_word(message, _longer)
        return longer if len(longer) <= room else _each_word(message, _accented)
    forms = {name: made_up(form, room) for name, form in message.forms.items()}
    if not set(forms) <= {*CATEGORIES}:
        return Choice(message.by, forms, message.otherwise, message.category, message.ordinal)
    own = ("other",) if message.ordinal else FORMS
    as_polish = {name: forms.get(name, forms[message.otherwise]) for name in own}
    return Choice(message.by, as_polish, "other", message.category, message.ordinal)


def _each_word(text: str, say: Callable[[str], str]) -> str:
    """The text with each of its words said otherwise, apart from what stays."""
    parts, at = [], 0
    for kept in STAYS.finditer(text):
        parts += [WORD.sub(lambda word: say(word[0]), text[at : kept.start()]), kept[0]]
        at = kept.end()
    return "".join([*parts, WORD.sub(lambda word: say(word[0]), text[at:])])


def _accented(word: str) -> str:
    return word.translate(ACCENTS)


def _longer(word: str) -> str:
    """Every third letter twice."""
    letters = [letter * 2 if place % 3 == 1 else letter for place, letter in enumerate(_accented(word))]
    middle = (len(letters) + 1) // 2
    longer = "".join(letters)
    return longer if len(longer) <= LONG else f"{''.join(letters[:middle])}{HYPHEN}{''.join(letters[middle:])}"


def english_words() -> list[str]:
    """Every word that a sentence of the English catalogues has."""
    texts = [
        re.sub(r"\{\w+\}", " ", text)
        for file in word_files()
        for entry in file.entries(SOURCE)
        for _, text in forms_of(entry.message)
    ]
    return sorted({word.lower() for text in texts for word in re.findall(r"[A-Za-z]{2,}", text)})


def write_made_up(shared: Path, games: Path) -> None:
    """The folder of the made-up language, and its file beside those of each game."""
    for file in word_files():
        own = {entry.key: made_up(entry.message, room_for(entry)) for entry in file.entries(SOURCE)}
        path = games / file.name / "words" / f"{TAG}.ftl" if file.of_game else shared / TAG / f"{file.name}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fluent_file(file.path(SOURCE), own), encoding="utf-8")
    shared.joinpath(TAG, f"{MANNERS}.ftl").write_text(COUNTS, encoding="utf-8")


def written_words(folder: Path) -> tuple[WordFile, ...]:
    """The files of all languages and the made-up one, copied to a folder."""
    copied = copy_of_sources(folder, page=False)
    return tuple(
        WordFile(file.name, copied / file.folder.relative_to(ROOT / "src"), file.of_game) for file in word_files()
    )


def copy_of_sources(folder: Path, page: bool) -> Path:
    """Gander as it lies here with one language more, to be imported from the path that this gives; with its page."""
    source = plain_copy(folder, page)
    write_made_up(source / WORDS.relative_to(ROOT / "src"), source / "gander" / "games")
    registry = folder / REGISTRY
    text, lines = ONE_LINE.subn(rf'\1, "{TAG}")', registry.read_text(encoding="utf-8"))
    assert lines == 1
    registry.write_text(text, encoding="utf-8")
    if page:
        build_page(folder)
    return source


def plain_copy(folder: Path, page: bool) -> Path:
    """Gander as it lies here, to be imported from the path that this gives; with what its page is made of."""
    for file in files():
        if file.parts[0] == "src" or (page and (file.parts[0] == "client" or file.name == "hatch_build.py")):
            target = folder / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / file, target)
    return folder / "src"


def build_page(folder: Path) -> None:
    """Do there what `make protocol page` does here, with the parts of others that are installed here."""
    folder.joinpath("client", "node_modules").symlink_to(ROOT / "client" / "node_modules")
    within = {**os.environ, "PYTHONPATH": str(folder / "src")}
    options = [sys.executable, "-m", "gander.web.writers.offer_words"]
    with folder.joinpath("client", "src", "wire", "offer-words.ts").open("w", encoding="utf-8") as out:
        subprocess.run(options, env=within, stdout=out, check=True)
    subprocess.run([sys.executable, "-c", BUILD], cwd=folder, env=within, capture_output=True, check=True)
