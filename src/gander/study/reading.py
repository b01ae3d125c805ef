"""Reads a study, and says what is wrong with it and in which line."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from gander.contract.game import GameError, options_from
from gander.games import game as game_of
from gander.study.questions import faults_of
from gander.study.study_file import Block, BrokenProtocol, Study
from gander.study.text import Text, languages_of
from gander.table.clock import check_countdowns
from gander.table.live.bots import check_bot

HEADING: Final = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
SETTING: Final = re.compile(r"\s*([\w-]+)\s*=")
PART: Final = re.compile(r"([\w-]+)|\[(\d+)\]")
IN_TOML: Final = re.compile(r"line (\d+)")
IN_TYPES: Final = re.compile(r"^(.*) - at `(?:key in )?`?\$?([^`]*)`$")


class StudyFault(NamedTuple):
    line: int
    """Counted from 1; 0 for the whole file."""
    what: str


def read_study(path: Path) -> Study:
    """Raises `BrokenProtocol`, before anybody is asked to play."""
    try:
        study, faults = studied(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise BrokenProtocol(f"broken protocol {path}: {error}") from error
    if study is None or faults:
        first = faults[0]
        place = f"{path}, line {first.line}" if first.line else str(path)
        raise BrokenProtocol(f"broken protocol {place}: {first.what}")
    return study


def studied(text: str) -> tuple[Study | None, list[StudyFault]]:
    """The study, and all that is wrong with it; what has the wrong shape is found one fault at a time."""
    try:
        study = msgspec.convert(tomllib.loads(text), Study)
    except tomllib.TOMLDecodeError as error:
        found = IN_TOML.search(str(error))
        return None, [StudyFault(int(found[1]) if found else 0, str(error))]
    except msgspec.ValidationError as error:
        found = IN_TYPES.match(str(error))
        what, place = (found[1], found[2]) if found else (str(error), "")
        if unknown := re.search(r"unknown field `([\w-]+)`", what):
            place = f"{place}.{unknown[1]}"
        return None, [StudyFault(line_of(text, place), what)]
    return study, [StudyFault(line_of(text, place), what) for place, what in faults_in(study)]


def faults_in(study: Study) -> Iterator[tuple[str, str]]:
    """Where something is wrong that the types allow, and what."""
    names = [condition.name for condition in study.conditions]
    blocks = [block.id for block in study.blocks]
    for number, block in enumerate(study.blocks):
        where = f"blocks[{number}]"
        yield from _faults_of_block(block, where, names)
        if block.id is not None and block.id in blocks[:number]:
            yield f"{where}.id", f"two blocks are called {block.id!r}"
    for number, page in enumerate(study.pages):
        where = f"pages[{number}]"
        yield from ((f"{where}.{part}", what) for part, what in faults_of(page))
        yield from _unknown_conditions(page.conditions, where, names)
        if page.block is not None and page.block not in blocks:
            yield f"{where}.block", f"no block is called {page.block!r}"
        if page.id in [other.id for other in study.pages[:number]]:
            yield f"{where}.id", f"two pages are called {page.id!r}"
    if len(names) == 1 or len(set(names)) < len(names):
        yield "conditions", "two conditions or more are needed, each with a name of its own"
    if study.access == "code" and study.recruiting is not None:
        yield "recruiting", 'who is recruited comes by a link: access = "link"'


def untranslated(study: Study, text: str) -> list[StudyFault]:
    """Where a language is missing in which one can take part: those who read it are told the first that was written."""
    found = []
    for place, said in _texts(study):
        missing = [one for one in study.languages if one not in languages_of(said)]
        if missing and not isinstance(said, str):
            found.append(StudyFault(line_of(text, place), ", ".join(missing)))
    return found


def _texts(study: Study) -> Iterator[tuple[str, Text]]:
    """All that participants read, and where it stands."""
    yield "about", study.about
    if study.consent is not None:
        yield "consent.text", study.consent.text
    for number, page in enumerate(study.pages):
        where = f"pages[{number}]"
        yield f"{where}.title", page.title
        yield f"{where}.text", page.text
        for place, question in enumerate(page.questions):
            asked = f"{where}.questions[{place}]"
            yield from ((f"{asked}.{part}", getattr(question, part)) for part in ("text", "low", "high"))
            yield from ((f"{asked}.choices", choice.text) for choice in question.choices)


def _faults_of_block(block: Block, where: str, names: list[str]) -> Iterator[tuple[str, str]]:
    yield from _unknown_conditions(block.conditions, where, names)
    for seat in block.seats:
        if seat.kind != "bot":
            yield f"{where}.seats", f"beside participants sit bots: {seat.kind!r} is none"
    try:
        game = game_of(block.game)
    except GameError as error:
        yield f"{where}.game", str(error)
        return
    try:
        game.setup(options_from(game, {**block.options, "players": block.people + len(block.seats)}))
        for seat in block.seats:
            check_bot(seat.bot)
    except GameError as error:
        yield f"{where}.options", str(error)
    try:
        check_countdowns(game, block.settings)
    except GameError as error:
        yield f"{where}.settings", str(error)


def _unknown_conditions(wanted: tuple[str, ...], where: str, names: list[str]) -> Iterator[tuple[str, str]]:
    for name in wanted:
        if name not in names:
            yield f"{where}.conditions", f"no condition is called {name!r}"


def line_of(text: str, place: str) -> int:
    """The line of `.blocks[1].games` or of the nearest thing around it; 0 if there is none."""
    parts = [name or int(number) for name, number in PART.findall(place)]
    best, best_depth, here = 0, 0, []  # type: tuple[int, int, list[str | int]]
    counts: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if heading := HEADING.match(line):
            here = _place_of(heading[2], heading[1] == "[[", counts)
            found = here
        elif setting := SETTING.match(line):
            found = [*here, setting[1]]
        else:
            continue
        depth = len(found)
        if found == parts[:depth] and depth > best_depth:
            best, best_depth = number, depth
    return best


def _place_of(name: str, in_list: bool, counts: dict[str, int]) -> list[str | int]:
    """A heading as a place: `[[pages.questions]]` belongs to the last page."""
    place: list[str | int] = []
    path = ""
    names = name.split(".")
    for depth, part in enumerate(names):
        path = f"{path}.{part}"
        place.append(part)
        if depth == len(names) - 1 and in_list:
            counts[path] = counts.get(path, -1) + 1
            for other in [known for known in counts if known.startswith(f"{path}.")]:
                del counts[other]
        if path in counts:
            place.append(counts[path])
    return place
