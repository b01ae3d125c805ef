"""How a command says no."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

WRONG_USE: Final = 2
"""The exit code for something that was asked wrongly, as for a wrong option."""


@contextmanager
def explained() -> Iterator[None]:
    """A rule that was broken, or a file that cannot be read, ends the command with its reason in one line."""
    from gander.contract.game import GameError
    from gander.store.errors import StoreError

    try:
        yield
    except (GameError, StoreError, OSError) as error:
        typer.echo(f"gander: {error}", err=True)
        raise typer.Exit(WRONG_USE) from error


def words(listed: str | None) -> tuple[str, ...] | None:
    """«fox, hare» as a tuple; `None` stays `None`."""
    return None if listed is None else tuple(word.strip() for word in listed.split(",") if word.strip())
