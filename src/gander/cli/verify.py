"""`gander verify`"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gander.cli.refusal import explained
from gander.speech.language_flag import LanguageFlag
from gander.speech.languages import Language

if TYPE_CHECKING:
    from gander.fair import FairRecord

DAY = typer.Option(formats=["%Y-%m-%d"], metavar="DATE", help="Was it the deal of this day? As 2026-11-15.")
SECRET = typer.Option(
    metavar="HEX", help="With --day: the secret that the server showed after that day; else the formula of the world."
)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, downloaded after its end.")],
    day: Annotated[datetime | None, DAY] = None,
    secret: Annotated[str | None, SECRET] = None,
    language: LanguageFlag = None,
) -> None:
    """Recompute every shuffle and roll of a game from its seed, and say whether it was fair."""
    with explained():
        from gander import fair
        from gander.cli.words import say
        from gander.speech.languages import language_of

        speech = language or language_of()
        check_secret(day, secret)
        record = fair.decode(file.read_bytes())
        verdict = fair.verify(record)
    if verdict.fault is not None:
        typer.echo(say("verify.unfair", speech, fault=verdict.fault))
        raise typer.Exit(1)
    typer.echo(say("verify.fair", speech, chances=verdict.chances, moves=verdict.moves))
    for key, seats in (("verify.shared", verdict.shared), ("verify.silent", verdict.silent)):
        if seats:
            typer.echo(say(key, speech, seats=", ".join(str(seat + 1) for seat in seats)))
    if day is not None:
        say_whether_of(record, day, secret, speech)
    elif verdict.chosen:
        typer.echo(say("verify.chosen", speech))


def check_secret(day: datetime | None, secret: str | None) -> None:
    """Raises `WrongOption`."""
    from gander.contract.game import WrongOption

    if secret is None:
        return
    if day is None:
        raise WrongOption("secret", secret, "one of a day: name it with --day")
    try:
        bytes.fromhex(secret)
    except ValueError:
        raise WrongOption("secret", secret, "hexadecimal") from None


def say_whether_of(record: FairRecord[Any, Any], day: datetime, secret: str | None, speech: Language) -> None:
    """Whether it was the deal of that day; and the seal that must have been shown the day before."""
    from gander import fair
    from gander.cli.words import say
    from gander.luck import hash_of_seed

    shown = day.date().isoformat()
    if not fair.follows_day(record, day.date(), secret):
        typer.echo(say("verify.otherDay", speech, day=shown))
        raise typer.Exit(1)
    if secret is None:
        typer.echo(say("verify.worldDay", speech, day=shown))
    else:
        typer.echo(say("verify.drawnDay", speech, day=shown, seal=hash_of_seed(bytes.fromhex(secret))))
