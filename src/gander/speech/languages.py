"""The languages there are, and how each counts: the only place in the code that names one."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from gander.speech.fluent import read_fluent

Language: TypeAlias = str
"""Its two letters, such as `en`."""

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de", "fr")
"""Those that are offered to everybody. One that only has a folder in `words/` can be tried: `--language nl`."""

SOURCE: Final[Language] = LANGUAGES[0]
"""What is not translated is said in this one."""

WORDS: Final = Path(__file__).parent / "words"

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
"""Every form by number that CLDR knows; a language has some of them, and always the last."""

_RELATION: Final = re.compile(r"([nivwft])(?: % (\d+))? (!?=) ([\d.,]+)")


class UnknownLanguage(ValueError):
    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"unknown language: {language!r}: known are {', '.join(known_languages())}")


def known_languages() -> tuple[Language, ...]:
    """Those that are offered, and then those that can be tried."""
    found = sorted(folder.name for folder in WORDS.iterdir() if folder.joinpath("language.ftl").is_file())
    return (*LANGUAGES, *(language for language in found if language not in LANGUAGES))


def known_language(language: str) -> Language:
    """Raises `UnknownLanguage`."""
    if language not in known_languages():
        raise UnknownLanguage(language)
    return language


def language_of(environment: Mapping[str, str] = os.environ) -> Language:
    """The language that the environment asks for, in the order in which POSIX looks; English if we lack it."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    letters = re.split(r"[^a-z]", asked.lower())[0]
    return letters if letters in LANGUAGES else SOURCE


@cache
def manners(language: Language) -> Mapping[str, str]:
    """How a language counts and writes numbers, from its `language.ftl`; like English if it has none."""
    file = WORDS / language / "language.ftl"
    if not file.is_file():
        return manners(SOURCE)
    entries = read_fluent(file.read_text(encoding="utf-8"), lambda _value, _ordinal: "other", str(file))
    return {entry.key: str(entry.message) for entry in entries}


def category(language: Language, value: object, ordinal: bool = False) -> str:
    """The CLDR category of a number: `zero`, `one`, `two`, `few`, `many` or `other`."""
    kind = "ordinal." if ordinal else "cardinal."
    rules = {key.removeprefix(kind): rule for key, rule in manners(language).items() if key.startswith(kind)}
    return next((name for name, rule in rules.items() if holds(rule, str(value))), "other")


def categories(language: Language, ordinal: bool = False) -> tuple[str, ...]:
    """All categories that a language has."""
    kind = "ordinal." if ordinal else "cardinal."
    return (*(key.removeprefix(kind) for key in manners(language) if key.startswith(kind)), "other")


def holds(rule: str, number: str) -> bool:
    """Whether a number is as a rule of CLDR says, such as `n % 10 = 2..4 and n % 100 != 12..14`."""
    return any(all(_is_so(part, number) for part in way.split(" and ")) for way in rule.split(" or "))


def _is_so(relation: str, number: str) -> bool:
    match = _RELATION.fullmatch(relation.strip())
    if match is None:
        raise ValueError(f"not a rule of CLDR: {relation!r}: as in n % 10 = 2..4")
    letter, divisor, sign, wanted = match.groups()
    value = _operands(number)[letter]
    if divisor:
        value %= int(divisor)
    ranges = [part.partition("..") for part in wanted.split(",")]
    within = any(int(low) <= value <= int(high or low) and value == int(value) for low, _, high in ranges)
    return within == (sign == "=")


def _operands(number: str) -> dict[str, Decimal]:
    """What CLDR looks at: the number, its whole part, and its decimals with and without zeros at the end."""
    whole, _, decimals = number.lstrip("-").partition(".")
    bare = decimals.rstrip("0")
    counts = {"v": len(decimals), "w": len(bare), "f": int(decimals or 0), "t": int(bare or 0), "i": int(whole)}
    return {"n": abs(Decimal(number)), **{letter: Decimal(count) for letter, count in counts.items()}}


def decimal(language: Language, written: str) -> str:
    """A number as this language writes it: «0.5» is «0,5» in German."""
    return written.replace(".", manners(language)["decimal.mark"])
