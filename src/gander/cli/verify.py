"""`gander verify`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gander.cli.refusal import explained
from gander.speech.language_flag import LanguageFlag


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, downloaded after its end.")],
    language: LanguageFlag = None,
) -> None:
    """Recompute every shuffle and roll of a game from its seed, and say whether it was fair."""
    with explained():
        from gander import fair
        from gander.cli.words import say
        from gander.speech.languages import language_of

        speech = language or language_of()
        verdict = fair.verify(fair.decode(file.read_bytes()))
    if verdict.fault is not None:
        typer.echo(say("verify.unfair", speech, fault=verdict.fault))
        raise typer.Exit(1)
    typer.echo(say("verify.fair", speech, chances=verdict.chances, moves=verdict.moves))
    for key, seats in (("verify.shared", verdict.shared), ("verify.silent", verdict.silent)):
        if seats:
            typer.echo(say(key, speech, seats=", ".join(str(seat + 1) for seat in seats)))
    if verdict.chosen:
        typer.echo(say("verify.chosen", speech))
