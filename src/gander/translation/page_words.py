"""Writes the catalogues of the page, in `client/src/generated/`, before the page is built, checked or tested.

This runs where Gander is not installed yet, so it imports the readers of words and nothing else. Every language gets
every key: what it lacks is written in English here, and the page need not look for it. What the page cannot say ends
this for a language that is offered, and is English in one that is only tried.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from gander.speech.catalogue import ON_THE_PAGE, read_entries
from gander.speech.fluent import WrongFluent
from gander.speech.languages import CATEGORIES, LANGUAGES, SOURCE, WORDS, Language, known_languages
from gander.speech.message import Choice, Message

Messages = dict[str, Message]

HEADING: Final = "// Made from the .ftl files of `src/gander` by gander.translation.page_words. Do not edit.\n"
NUMBER: Final = "n"
"""What the page chooses forms by."""
REMARKS: Final = "remarks"
"""The file of what bots say of themselves now and then: lists, from which the page takes one."""
EACH: Final = 8
"""So many sentences a character has for each occasion."""


class NotForThePage(ValueError):
    """A sentence that the page cannot say, in a language that everybody can choose."""


def write_page_words(target: Path, games: Mapping[str, Path]) -> None:
    """All catalogues, below a folder; a file that is right already is left alone, so that nothing is built anew."""
    wanted = dict(_files(games))
    for name, text in wanted.items():
        path = target / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for folder in ("words", "games", "remarks"):
        for path in sorted((target / folder).rglob("*.ts")):
            if path.relative_to(target).as_posix() not in wanted:
                path.unlink()


def folders_of_games(source: Path) -> dict[str, Path]:
    """The folders with the words of each game, found as they lie: the registry is not installed yet."""
    return {path.parent.name: path for path in sorted((source / "gander" / "games").glob("*/words"))}


def _files(games: Mapping[str, Path]) -> Iterator[tuple[str, str]]:
    yield "languages.ts", HEADING + _tags()
    for language in known_languages():
        shared = WORDS / SOURCE / "page"
        yield f"words/{language}.ts", catalogue(_read([shared / "home.ftl"], language))
        yield f"words/{language}/table.ts", catalogue(_read([shared / "table.ftl"], language))
        yield f"words/{language}/beyond.ts", catalogue(_read(sorted((shared / "beyond").glob("*.ftl")), language))
        yield f"remarks/{language}.ts", _remarks(_read([shared / f"{REMARKS}.ftl"], language))
        for game, folder in games.items():
            own = _of_game(folder, language)
            yield f"games/{game}/lid/{language}.ts", catalogue(_part(own, "lid"))
            yield f"games/{game}/words/{language}.ts", catalogue(_part(own, "table"))
            if beyond := _part(own, "beyond"):
                yield f"games/{game}/words/{language}/beyond.ts", catalogue(beyond)


def _tags() -> str:
    tried = [language for language in known_languages() if language not in LANGUAGES]
    lists = "".join(
        f"/** {line} */\nexport const {name}: readonly string[] = {json.dumps(tags)};\n"
        for name, tags, line in (
            ("OFFERED", LANGUAGES, "Those that everybody can choose."),
            ("TRIED", tried, "Those that are spoken only if somebody asks for them by name."),
        )
    )
    return f"{lists}export const SOURCE: string = {json.dumps(SOURCE)};\n"


def _read(english: Iterable[Path], language: Language) -> Messages:
    """The sentences of English files in a language; in English where one lacks."""
    messages: Messages = {}
    for file in english:
        own = WORDS / language / file.relative_to(WORDS / SOURCE)
        messages |= _in_english_order(_messages(file, SOURCE), _messages(own, language))
    return messages


def _of_game(folder: Path, language: Language) -> Messages:
    return _in_english_order(
        _messages(folder / f"{SOURCE}.ftl", SOURCE), _messages(folder / f"{language}.ftl", language)
    )


def _messages(file: Path, language: Language) -> Messages:
    try:
        messages = {entry.key: entry.message for entry in read_entries(file, language)}
    except WrongFluent:
        if language in LANGUAGES:
            raise
        return {}
    if language in LANGUAGES:
        return messages
    is_remark = file.stem == REMARKS
    return {key: message for key, message in messages.items() if not beyond_the_page(message, is_remark)}


def _in_english_order(english: Messages, own: Messages) -> Messages:
    return {key: own.get(key, message) for key, message in english.items()}


def _part(messages: Messages, part: str) -> Messages:
    prefix = f"{ON_THE_PAGE}{part}."
    return {key.removeprefix(prefix): message for key, message in messages.items() if key.startswith(prefix)}


def catalogue(messages: Messages) -> str:
    """A file of the page: `words`, with the places of each sentence in its type."""
    lines = [f"  {_quoted(key)}: {_value(key, message)}," for key, message in messages.items()]
    return "\n".join([f"{HEADING}export const words = {{", *lines, "} as const;", "", "export default words;", ""])


def _remarks(messages: Messages) -> str:
    """Lists of sentences, by character and occasion."""
    lists: dict[str, dict[str, list[Message]]] = {}
    for key, message in messages.items():
        _must_be_sayable(key, message, is_remark=True)
        bot, kind, _ = key.split(".")
        lists.setdefault(bot, {}).setdefault(kind, []).append(message)
    if short := [f"{bot}.{kind}" for bot, kinds in lists.items() for kind, said in kinds.items() if len(said) != EACH]:
        raise NotForThePage(f"not {EACH} remarks: {', '.join(short)}")
    return f"{HEADING}export default {json.dumps(lists, ensure_ascii=False)} as const;\n"


def beyond_the_page(message: Message, is_remark: bool = False) -> str | None:
    """What the page cannot choose by in a sentence, as the file has it; nothing if it can say the sentence."""
    if isinstance(message, str):
        return None
    if is_remark or message.by != NUMBER or message.otherwise != "other":
        return f"${message.by}"
    unknown = [name for name in message.forms if name not in CATEGORIES]
    forked = [form.by for form in message.forms.values() if isinstance(form, Choice)]
    return f"[{unknown[0]}]" if unknown else f"${message.by} → ${forked[0]}" if forked else None


def _must_be_sayable(key: str, message: Message, is_remark: bool = False) -> None:
    if beyond := beyond_the_page(message, is_remark):
        raise NotForThePage(
            f"{key} has forms by {beyond}: the page chooses once, by the number ${NUMBER} and among "
            f"{', '.join(CATEGORIES)}; a remark has no forms"
        )


def _value(key: str, message: Message) -> str:
    _must_be_sayable(key, message)
    if isinstance(message, str):
        return _quoted(message)
    forms = ", ".join(f"{name}: {_quoted(str(form))}" for name, form in message.forms.items())
    return f'{{ type: "ordinal", {forms} }}' if message.ordinal else f"{{ {forms} }}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
