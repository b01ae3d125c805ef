"""What comes with the extras of `pip install`. Where it is missing, the error names the extra that brings it."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """For imports. Raises `ModuleNotFoundError` with the command that installs what is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        advice = f"{missing.name} is missing: pip install 'gander-games[{extra}]'"
        raise ModuleNotFoundError(advice, name=missing.name) from missing
