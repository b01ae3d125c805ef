"""Every sentence that the notepad sends by key has its words on the page, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from gander.contract.answer import Error
from gander.progress.coach import LEVELS, advice_for, advice_for_dice
from gander.progress.drill import BoarKind, GooseKind
from gander.progress.quantity import Interval
from gander.progress.tally import THROWS_LEFT, Tally
from gander.progress.verdict import Verdict
from tests.tree import ROOT

MESSAGES = ROOT / "client" / "src" / "messages"
KEY = re.compile(r"^  '([\w.]+)':", re.MULTILINE)


def advice_keys() -> Iterator[str]:
    for game in ("goose", "boar"):
        for level in LEVELS:
            for mean in (0.1, 0.6, 0.95):
                for games in (1, 9):
                    yield advice_for(game, level, Interval(mean, mean - 0.05, mean + 0.05, 0.02), games).why.key
    for throws in THROWS_LEFT:
        yield advice_for_dice(Tally(left={throws: [2.0, 1.0]})).why.key


def sent_keys() -> set[str]:
    errors = get_args(Error)
    return {
        *advice_keys(),
        *(f"review.{error}" for error in errors),
        *(f"error.{error}" for error in errors),
        *(f"progress.verdict.{verdict}" for verdict in get_args(Verdict)),
        *(f"progress.{unit}.{basis}" for unit in ("kept", "left") for basis in ("own", "group")),
        *(f"progress.position.{position}" for position in ("first", "middle", "last", "only")),
        *(f"drill.kind.{kind}" for kind in (*get_args(GooseKind), *get_args(BoarKind), *THROWS_LEFT)),
        "progress.nothing_yet",
        "progress.practice_is_practice",
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_key_has_its_words(language: str) -> None:
    known = set(KEY.findall((MESSAGES / language / "notepad.ts").read_text(encoding="utf-8")))
    assert sent_keys() - known == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_said_about_the_person(language: str) -> None:
    text = (MESSAGES / language / "notepad.ts").read_text(encoding="utf-8")
    assert re.findall(r"\bmemory\b|Gedächtnis|brain age|Hirnalter|\bIQ\b", text, re.IGNORECASE) == []
