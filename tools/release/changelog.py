"""What CHANGELOG.md says about a version, and whether it is ready to be released."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

UNRELEASED = "Unreleased"
HEADING = re.compile(r"^## (?P<version>\S+)(?: – (?P<day>\S+))?[ ]*$", re.MULTILINE)
LINK_INTO_REPOSITORY = re.compile(r"\[([^]]+)\]\((?!\w+:)[^)]+\)")


class NotReady(Exception):
    """Something keeps this version from being released; the message says what to do about it."""


@dataclass(frozen=True)
class Section:
    version: str
    day: date | None
    text: str


def sections(changelog: str) -> list[Section]:
    """The versions in the order in which they are told. Raises `NotReady` for a day that is none."""
    headings = list(HEADING.finditer(changelog))
    ends = [heading.start() for heading in headings[1:]] + [len(changelog)]
    return [
        Section(heading["version"], day_of(heading["day"]), changelog[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]


def day_of(written: str | None) -> date | None:
    if written is None:
        return None
    try:
        return date.fromisoformat(written)
    except ValueError:
        raise NotReady(f"CHANGELOG.md: {written!r} is not a day: write it as 2026-11-16") from None


def notes_for(version: str, changelog: str) -> str:
    """What is told about this version where it is downloaded. Raises `NotReady`."""
    found = {section.version: section for section in sections(changelog)}
    unreleased, ours = found.get(UNRELEASED), found.get(version)
    if unreleased is None:
        raise NotReady(f"CHANGELOG.md has no section «{UNRELEASED}»: put an empty one on top")
    if unreleased.text:
        raise NotReady(f"CHANGELOG.md has lines under «{UNRELEASED}»: move them to the section of {version}")
    if ours is None or not ours.text:
        raise NotReady(f"CHANGELOG.md says nothing about {version}: add a section «## {version} – YYYY-MM-DD»")
    if ours.day is None:
        raise NotReady(f"CHANGELOG.md does not say when {version} was released: write «## {version} – YYYY-MM-DD»")
    told = LINK_INTO_REPOSITORY.sub(r"\1", ours.text)  # from the page of a release such a link leads nowhere
    return f"# Gander {version}\n\n{told}\n"
