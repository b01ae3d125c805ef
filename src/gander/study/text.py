"""What participants read, in as many languages as somebody wrote it."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta

OneText: TypeAlias = Annotated[str, Meta(max_length=20_000)]
Text: TypeAlias = OneText | Annotated[dict[Annotated[str, Meta(pattern="^[a-z]{2}$")], OneText], Meta(min_length=1)]
"""One text for everybody, or one for each language by its two letters."""


def said(text: Text, language: str) -> str:
    """A text in a language, or in the first in which it was written."""
    if isinstance(text, str):
        return text
    return text.get(language) or next(iter(text.values()))


def languages_of(text: Text) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, Mapping) else ()
