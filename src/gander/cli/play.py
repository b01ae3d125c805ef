"""`gander play`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from gander.cli.flags import MODE, names_of_games
from gander.cli.page import PORT, play_on_page
from gander.cli.refusal import explained
from gander.cli.serve import DATA
from gander.contract.options import Mode
from gander.speech.catalogue import Language, language_of


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=names_of_games())] = None,
    text: Annotated[bool, typer.Option("--text", help="Play in this terminal, in lines of text.")] = False,
    seats: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Who plays, clockwise: 'Mia, Ben, bot, bot:uniform'.")
    ] = None,
    bot: Annotated[
        str | None, typer.Option(metavar="NAME", help="Which bot plays where the seats say only bot.")
    ] = None,
    mode: Annotated[Mode | None, MODE] = None,
    *,
    offered: dict[str, Any],
    youngest: Annotated[str | None, typer.Option(metavar="NAME", help="Who starts.")] = None,
    language: Annotated[Language | None, typer.Option(help="By default that of your system, else English.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the game to this file.")] = None,
    seed: Annotated[str | None, typer.Option(help="Shuffle and roll the same as every time with this seed.")] = None,
    local: Annotated[bool, typer.Option("--local", help="The page: only for this computer.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The page: where to listen; else the next free.")] = PORT,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="The page: open it.")] = True,
    data: Annotated[Path | None, DATA] = None,
) -> None:
    """Play a game, on the page in your browser or with --text in this terminal. Whatever you leave out is asked."""
    if not text:
        with explained():
            play_on_page(game, local=local, port=port, browser=browser, data=data, language=language or language_of())
        return
    with explained():
        from gander.speech.voice import Voice
        from gander.text.agree import Wishes
        from gander.text.catalogue import catalogue
        from gander.text.play import Play
        from gander.text.terminal import Terminal

        wishes = Wishes(game, seats, bot, mode, youngest, offered)
        voice = Voice(catalogue(language or language_of()), ())
        code = Play(Terminal.of_this_process(), voice, save, seed).run(wishes)
    raise typer.Exit(code)
