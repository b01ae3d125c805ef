"""`gander replay`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gander.cli.refusal import explained
from gander.speech.language_flag import LanguageFlag


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game saved by gander play.")],
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="See it as this player did; the first is 1. By default as everybody."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Hide nothing; for a finished game.")] = False,
    language: LanguageFlag = None,
) -> None:
    """Step through a saved game: Enter goes on, b goes back, q leaves."""
    with explained():
        from gander.contract.game import WrongOption
        from gander.record import decode
        from gander.speech.languages import language_of
        from gander.speech.voice import Voice
        from gander.text.catalogue import catalogue
        from gander.text.replay import Replay
        from gander.text.terminal import Terminal

        record = decode(file.read_bytes())
        players = record.options.players
        if seat is not None and seat not in range(1, players + 1):
            raise WrongOption("seat", seat, f"1 to {players} for this game")
        if seat is not None and everything:
            raise WrongOption("seat", seat, "left out with --all")
        words = catalogue(language or language_of())
        names = tuple(words.say("replay.player", number=number) for number in range(1, players + 1))
        voice = Voice(words, names, None if seat is None else seat - 1)
        shown = Replay(record, Terminal.of_this_process(), voice, sees_all=everything)
    raise typer.Exit(shown.run())
