"""Codes that people read aloud and tokens that only devices hold."""

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Digits and letters that nobody takes for one another: no 0 and O, no 1, I and L."""
CODE_LENGTH: Final = 8
"""31 to the power of 8: with a thousand open tables one guess in 850 million finds one, and guessing is limited."""

TABLE_BYTES: Final = 15
TABLE_ID: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


def new_code() -> str:
    """A code to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Codes:
    """The codes that lead to tables, by a key that is not in the database: who reads the events cannot come in.

    The code of a table follows from its id, so it need not be written down to be shown again.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of_table(self, table: str) -> str:
        number = int.from_bytes(self._sealed(f"table {table}"))
        return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH))

    def letters_number(self, room: str, attempt: int) -> int:
        """What the few letters follow from that are shown on a screen."""
        return int.from_bytes(self._sealed(f"letters {attempt} {room}"))

    def hash_of(self, code: str) -> str:
        """How a code is written down: it is too short for a hash that anybody can try."""
        return self._sealed(f"code {code}").hex()

    def hash_of_address(self, address: str) -> str:
        """How a network address is written down: there are so few that a hash of any can be tried."""
        return self._sealed(f"address {address}").hex()

    def seed_of(self, deal: str) -> str:
        """The seed of a deal that was agreed on by its name, as in a study: 64 letters of hexadecimal."""
        return self._sealed(f"deal {deal}").hex()

    def shared_seed(self, deal: str) -> str:
        """The same for a deal that several tables play at once: its second half is the seal of the first, so that from
        the seed alone this server knows that somebody may still be playing it. What is left is 128 bits to guess."""
        first = self._sealed(f"shared deal {deal}")[:16]
        return (first + self._second_half(first)).hex()

    def is_shared(self, seed: str) -> bool:
        """Whether several tables play the deal of this seed at once."""
        whole = bytes.fromhex(seed)
        return hmac.compare_digest(whole[16:], self._second_half(whole[:16]))

    def _second_half(self, first: bytes) -> bytes:
        return self._sealed(f"shared seed {first.hex()}")[:16]

    def proof(self) -> str:
        """Shows that two have the same key, and gives nothing of it away."""
        return self._sealed("proof").hex()

    def _sealed(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")


def as_typed(text: str) -> str:
    """A code as it was meant: people add spaces and dashes, and type small letters."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_token() -> str:
    """What a device is known by: 256 random bits."""
    return secrets.token_urlsafe(32)


def is_table_id(text: str) -> bool:
    """Whether there can be a table of this id."""
    return TABLE_ID.fullmatch(text) is not None


def new_table_id() -> str:
    """Long enough that knowing it means having been told."""
    return secrets.token_urlsafe(TABLE_BYTES)


def token_from(key: str) -> str:
    """What a device is known by that had no token yet when it made this key: the same, however often it asks."""
    return _letters(hashlib.sha256(f"token {key}".encode()).digest())


def table_id_from(device: str, key: str) -> str:
    """The table that a device opens with a key; with the same key it can open no other."""
    return _letters(hashlib.sha256(f"table {device} {key}".encode()).digest()[:TABLE_BYTES])


def _letters(digest: bytes) -> str:
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def hash_of(secret: str) -> str:
    """How tokens are kept, and codes that are void within minutes: whoever reads the database can use neither."""
    return hashlib.sha256(secret.encode()).hexdigest()
