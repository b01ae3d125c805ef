"""What participants read, in as many languages as somebody wrote it."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta

OneText: TypeAlias = Annotated[str, Meta(max_length=20_000)]
Text: TypeAlias = OneText | Annotated[dict[Annotated[str, Meta(pattern="^[a-z]{2}$")], OneText], Meta(min_length=1)]
"""One text for everybody, or one for each language by its two letters."""


def said(text: Text, language: str) -> str:
    """A text in a language, or in the first in which it was written."""
    return text if isinstance(text, str) else text[language_said(text, language)]


def language_said(text: Text, language: str) -> str:
    """In which language a text is read by whoever reads this one."""
    return language if isinstance(text, str) or text.get(language) else next(iter(text))


def languages_of(text: Text) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, Mapping) else ()
