"""What a study fixes on the devices of its participants."""

from typing import Literal

from msgspec import Struct


class FixedPage(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is the same on everybody's device; all else is recorded."""

    language: Literal["en", "de"] | None = None
    sound: bool | None = None
    text: Literal["normal", "large", "huge"] | None = None
    motion: Literal["auto", "less"] | None = None
    pace: Literal["relaxed", "usual", "quick"] | None = None
    remarks: bool | None = None
    adviser: bool | None = None
    theme: Literal["auto", "light", "dark"] | None = None
