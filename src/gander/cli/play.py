"""`gander play`"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from gander.cli.refusal import explained, words
from gander.game import Level, Mode
from gander.text.catalogue import Language


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="goose, boar or brains.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Play in this terminal, in lines of text.")] = False,
    seats: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Who plays, clockwise: 'Mia, Ben, bot, bot:uniform'.")
    ] = None,
    bot: Annotated[
        str | None, typer.Option(metavar="NAME", help="Which bot plays where the seats say only bot.")
    ] = None,
    level: Annotated[Level | None, typer.Option(help="How hard: goose and boar.")] = None,
    mode: Annotated[Mode | None, typer.Option(help="Each for themself, or together: goose.")] = None,
    naming: Annotated[bool | None, typer.Option("--naming/--no-naming", help="Name the card you play: boar.")] = None,
    left_out: Annotated[
        str | None, typer.Option(metavar="ANIMALS", help="The designs to leave out, as 'fox, hare, mouse': boar.")
    ] = None,
    colours: Annotated[
        str | None, typer.Option(metavar="COLOURS", help="The colour of each seat, as 'red, blue, green': brains.")
    ] = None,
    youngest: Annotated[str | None, typer.Option(metavar="NAME", help="Who starts.")] = None,
    language: Annotated[Language | None, typer.Option(help="By default that of your system, else English.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the game to this file.")] = None,
    seed: Annotated[str | None, typer.Option(help="Shuffle and roll the same as every time with this seed.")] = None,
) -> None:
    """Play a game. Whatever you leave out is asked."""
    page = None if text else page_to_play_on()
    if page is not None:
        page(game)
        return
    with explained():
        from gander.text.agree import Wishes
        from gander.text.catalogue import catalogue, language_of
        from gander.text.play import Play
        from gander.text.terminal import Terminal
        from gander.text.voice import Voice

        wishes = Wishes(game, seats, bot, level, mode, naming, words(left_out), words(colours), youngest)
        voice = Voice(catalogue(language or language_of()), ())
        code = Play(Terminal.of_this_process(), voice, save, seed).run(wishes)
    raise typer.Exit(code)


def page_to_play_on() -> Callable[[str | None], None] | None:
    """The page in a browser (`gander.web.play`), if this installation has it."""
    if importlib.util.find_spec("gander.web") is None:
        return None
    found: Callable[[str | None], None] | None = getattr(importlib.import_module("gander.web"), "play", None)
    return found
