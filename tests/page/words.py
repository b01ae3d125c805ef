"""What the tests read on the page, in the languages they are run in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from gander.games import BOXES
from gander.speech.languages import Language
from gander.speech.message import Message, filled
from gander.translation.word_files import word_files


@dataclass(frozen=True)
class Words:
    games: dict[str, str]
    alone: str
    start: re.Pattern[str]
    add_person: str
    add_bot: str
    pad: str
    your_name: str
    sit_down: str
    line_down: str
    move_kept: str
    move_overdue: str
    avoids: re.Pattern[str]
    """Buttons that stop, undo or give away."""
    agrees: re.Pattern[str]
    """The button that ends a discussion."""
    dawdles: re.Pattern[str]
    """Buttons that change one's mind and not the game: pressed now and then only."""


@cache
def _shared(language: Language) -> dict[str, Message]:
    """What the page says by itself, and no game."""
    files = [file for file in word_files() if file.name.startswith("page/")]
    return {entry.key: entry.message for file in files for entry in file.entries(language)}


def said(key: str, language: Language = "en", **values: object) -> str:
    """A sentence of the page, such as that of `room.youNext`."""
    return filled(_shared(language)[key], values)


def titles(language: Language) -> dict[str, str]:
    return {name: box.catalogue(language).say(f"{name}.title") for name, box in BOXES.items()}


EN = Words(
    games=titles("en"),
    alone="Play alone",
    start=re.compile(r"^(Start with|Open the table)"),
    add_person="+ Add a person",
    add_bot="+ Add a bot",
    pad="The result",
    your_name="What is your name?",
    sit_down="Sit down",
    line_down=said("line.down"),
    move_kept=said("line.kept"),
    move_overdue=said("line.silentKept"),
    avoids=re.compile(
        r"^(Luck is sealed|Same for all|No, wait|Close|Somebody saw it|.*Hold to look"
        r"|Another game|A different game|Again.*)$"
    ),
    agrees=re.compile(r"agree$"),
    dawdles=re.compile(r"^Die \d"),
)
DE = Words(
    games=titles("de"),
    alone="Allein spielen",
    start=re.compile(r"^(Zu .* starten|Tisch eröffnen)"),
    add_person="+ Noch jemand",
    add_bot="+ Ein Bot",
    pad="Das Ergebnis",
    your_name="Wie heißt du?",
    sit_down="Platz nehmen",
    line_down="Keine Verbindung. Neuer Versuch …",
    move_kept=said("line.kept", "de"),
    move_overdue=said("line.silentKept", "de"),
    avoids=re.compile(
        r"^(Glück versiegelt|Für alle gleich|Nein, .*|Schließen|.*hat sie gesehen|.*Zum Ansehen halten"
        r"|Noch einmal.*|Ein anderes Spiel)$"
    ),
    agrees=re.compile(r"einig$|einverstanden$"),
    dawdles=re.compile(r"^Würfel \d"),
)
