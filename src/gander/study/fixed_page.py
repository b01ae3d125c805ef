"""What a study fixes on the devices of its participants."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gander.speech.languages import LANGUAGES


class FixedPage(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is the same on everybody's device; all else is recorded."""

    language: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] | None = None
    sound: bool | None = None
    text: Literal["normal", "large", "huge"] | None = None
    motion: Literal["auto", "less"] | None = None
    pace: Literal["relaxed", "usual", "quick"] | None = None
    remarks: bool | None = None
    adviser: bool | None = None
    theme: Literal["auto", "light", "dark"] | None = None
