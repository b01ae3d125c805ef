"""The flag `--language` of every command that speaks."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import typer

from gander.speech.languages import LANGUAGES, Language, UnknownLanguage, known_language


def spoken(language: str) -> Language:
    """A language as somebody types it; one that is not offered can be tried as well."""
    try:
        return known_language(language)
    except UnknownLanguage as unknown:
        raise typer.BadParameter(str(unknown)) from None


SPOKEN: Final[dict[str, Any]] = {"metavar": f"<{'|'.join(LANGUAGES)}>", "parser": spoken}
LanguageFlag: TypeAlias = Annotated[
    Language | None, typer.Option(help="By default that of your system, else English.", **SPOKEN)
]
