"""How people are called at a table."""

import re
from collections.abc import Collection
from itertools import chain, count
from typing import Final

from gander.table.errors import WrongValue
from gander.table.terms import LONGEST_NAME

JOINER: Final = re.compile(r"(?<=[^\s\u200c\u200d])[\u200c\u200d](?=[^\s\u200c\u200d])")
"""What makes one picture of several, as a family of four people, or shapes a Persian name."""


def clean_name(name: str | None) -> str:
    """A name as it may be shown: no line breaks or other invisible tricks."""
    cleaned = " ".join((name or "").split())
    if not cleaned or not JOINER.sub("", cleaned).isprintable():
        raise WrongValue("wrong_name", f"wrong name: {name!r}: 1 to 20 visible letters are needed")
    return cleaned


def told_apart(name: str, others: Collection[str | None]) -> str:
    """Two people at one table never have the same name: the second Mia is «Mia 2»."""
    taken = {other.casefold() for other in others if other is not None}
    numbered = (f"{name[: LONGEST_NAME - 2]} {n}" for n in count(2))
    return next(known for known in chain([name], numbered) if known.casefold() not in taken)
