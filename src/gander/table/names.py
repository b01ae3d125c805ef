"""How people are called at a table."""

import re
import unicodedata
from collections.abc import Collection
from itertools import chain, count
from typing import Final

from gander.table.errors import WrongValue
from gander.table.terms import LONGEST_NAME

JOINER: Final = re.compile(r"(?<=[^\s\u200c\u200d])[\u200c\u200d](?=[^\s\u200c\u200d])")
"""What makes one picture of several, as a family of four people, or shapes a Persian name."""
VARIANT: Final = re.compile(r"[\u034f\u17b4\u17b5\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""What shows nothing itself and at most changes the letter before: a heart becomes a red one."""
BLANK: Final = re.compile(r"[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters, as far as Unicode goes, at whose place there is nothing to be seen."""


def clean_name(name: str | None) -> str:
    """A name as it may be shown: no line breaks or other invisible tricks."""
    cleaned = " ".join((name or "").split())
    if not VARIANT.sub("", cleaned) or not JOINER.sub("", cleaned).isprintable() or BLANK.search(cleaned):
        raise WrongValue("wrong_name", f"wrong name: {name!r}: 1 to 20 visible letters are needed")
    return cleaned


def as_read(name: str) -> str:
    """The same for two names that look alike: «Mia», «mia», «Ｍia», and «Mia» with something invisible in it. Letters
    of another script that look like these stay others."""
    return unicodedata.normalize("NFKC", VARIANT.sub("", name)).casefold()


def told_apart(name: str, others: Collection[str | None]) -> str:
    """Two people at one table never have the same name: the second Mia is «Mia 2»."""
    taken = {as_read(other) for other in others if other is not None}
    numbered = (f"{name[: LONGEST_NAME - 2]} {n}" for n in count(2))
    return next(known for known in chain([name], numbered) if as_read(known) not in taken)
