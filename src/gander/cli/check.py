"""`gander check`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gander.cli.refusal import explained
from gander.cli.serve import DATA
from gander.speech.catalogue import Language


def check(
    data: Annotated[Path | None, DATA] = None,
    language: Annotated[Language | None, typer.Option(help="By default that of your system, else English.")] = None,
) -> None:
    """Look at every table that is kept here, and say whether it is as it was written."""
    with explained():
        from gander.cli.serve import data_folder
        from gander.cli.words import say
        from gander.speech.catalogue import language_of
        from gander.store.check import check_store

        speech = language or language_of()
        found = check_store((data or data_folder()) / "gander.db")
    typer.echo(say("check.whole", speech, tables=found.whole))
    if found.unsealed:
        typer.echo(say("check.unsealed", speech, tables=found.unsealed))
    for table in found.broken:
        typer.echo(say("check.broken", speech, table=table))
    if found.broken:
        raise typer.Exit(1)
