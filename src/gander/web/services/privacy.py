"""What a server keeps of people, said in five sentences that are true of this server. The page, the leaf for parents
and `docs/data.md` have them from here."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from gander.speech.catalogue import shared_words
from gander.speech.languages import Language
from gander.speech.message import filled
from gander.store.upkeep.retention import FOR_EVER, Retention

if TYPE_CHECKING:
    from gander.study.study_file import Study


class Privacy(Struct, frozen=True):
    """Who runs a server, and what they promise."""

    operator: str | None = None
    contact: str | None = None
    at_home: bool = False
    """Whoever plays knows who started it."""
    progress: bool = True
    """Whether notepads have progress and ghosts before anybody has said so."""
    retention: Retention = FOR_EVER
    backup_days: int | None = None
    study: bool = False
    """Whether a study runs here, and nothing else: it keeps what people answer, and the names of nobody."""
    of_study_only: bool = False
    """Who runs the study is known, and not who runs the server."""

    def of_study(self, study: Study) -> Privacy:
        """The same where this study runs; who runs it is who to ask, unless the server has somebody of its own."""
        here = replace(self, study=True, progress=True)
        if self.operator is not None or not study.by:
            return here
        return replace(here, operator=study.by, contact=study.contact or None, of_study_only=True)


def title(language: Language) -> str:
    return _say(language, "title")


def sentences(privacy: Privacy, language: Language, now: float) -> tuple[str, ...]:
    """Who runs the server, what is kept, what is made of it, how long, and what anybody can do about it."""
    return (
        _who(privacy, language),
        _say(language, "what.study" if privacy.study else "what"),
        _say(language, _progress(privacy)),
        _how_long(privacy, language, now),
        _say(language, "rights.study" if privacy.study else "rights"),
    )


def of_a_class(language: Language) -> str:
    """What a leaf for parents says besides."""
    return _say(language, "class")


def _say(language: Language, key: str, **values: object) -> str:
    return filled(shared_words(language, "privacy")[key], values)


def _progress(privacy: Privacy) -> str:
    if privacy.study:
        return "progress.study"
    return "progress.on" if privacy.progress else "progress.off"


def _who(privacy: Privacy, language: Language) -> str:
    if privacy.operator is None:
        return _say(language, "who.home" if privacy.at_home else "who.unnamed")
    what = "study" if privacy.of_study_only else "server"
    if privacy.contact is None:
        return _say(language, f"who.{what}_no_contact", operator=privacy.operator)
    return _say(language, f"who.{what}", operator=privacy.operator, contact=privacy.contact)


def _how_long(privacy: Privacy, language: Language, now: float) -> str:
    days = privacy.backup_days
    backups = _say(language, "long.own_backups") if days is None else _say(language, "long.backups", days=days)
    retention, end = privacy.retention, privacy.retention.next_end(now)
    if end is not None:
        and_days = "" if retention.days is None else _say(language, "long.and_days", days=retention.days)
        return _say(language, "long.until", date=_written(end, language), days=and_days, backups=backups)
    if retention.days is None:
        return _say(language, "long.ever_study" if privacy.study else "long.ever", backups=backups)
    return _say(language, "long.days", days=retention.days, backups=backups)


def _written(day: date, language: Language) -> str:
    return _say(language, "date", day=day.day, month=_say(language, f"month.{day.month}"), year=day.year)
