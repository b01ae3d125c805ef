"""Codes that people read aloud and tokens that only devices hold."""

import hashlib
import secrets
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Digits and letters that nobody takes for one another: no 0 and O, no 1, I and L."""
CODE_LENGTH: Final = 8
"""31 to the power of 8: with a thousand open tables one guess in 850 million finds one, and guessing is limited."""


def new_code() -> str:
    """A code to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def as_typed(text: str) -> str:
    """A code as it was meant: people add spaces and dashes, and type small letters."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_token() -> str:
    """What a device is known by: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Long enough that knowing it means having been told."""
    return secrets.token_urlsafe(15)


def hash_of(secret: str) -> str:
    """How codes and tokens are kept: whoever reads the database can use neither."""
    return hashlib.sha256(secret.encode()).hexdigest()
