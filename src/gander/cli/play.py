"""`gander play`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gander.cli.flags import MODE, names_of_games
from gander.cli.page import PORT, play_on_page
from gander.cli.refusal import explained
from gander.cli.serve import DATA
from gander.contract.options import Mode
from gander.speech.language_flag import LanguageFlag
from gander.speech.languages import Language, language_of

if TYPE_CHECKING:
    from gander.text.agree import Wishes

GAME = typer.Argument(metavar="GAME", help=names_of_games())
TEXT = typer.Option("--text", help="Play in this terminal, in lines of text.")
SEATS = typer.Option(metavar="NAMES", help="Who plays, clockwise: 'Mia, Ben, bot, bot:uniform'.")
BOT = typer.Option(metavar="NAME", help="Which bot plays where the seats say only bot.")
YOUNGEST = typer.Option(metavar="NAME", help="Who starts.")
SAVE = typer.Option(metavar="FILE", help="Write the game to this file.")
SEED = typer.Option(help="Shuffle and roll as every time with this seed.")
LOCAL = typer.Option("--local", help="The page: only for this computer.")
LISTEN_AT = typer.Option(min=0, max=65535, help="The page: where to listen; else the next free.")
BROWSER = typer.Option("--browser/--no-browser", help="The page: open it.")


def play(
    game: Annotated[str | None, GAME] = None,
    text: Annotated[bool, TEXT] = False,
    seats: Annotated[str | None, SEATS] = None,
    bot: Annotated[str | None, BOT] = None,
    mode: Annotated[Mode | None, MODE] = None,
    *,
    offered: dict[str, Any],
    youngest: Annotated[str | None, YOUNGEST] = None,
    language: LanguageFlag = None,
    save: Annotated[Path | None, SAVE] = None,
    seed: Annotated[str | None, SEED] = None,
    local: Annotated[bool, LOCAL] = False,
    port: Annotated[int, LISTEN_AT] = PORT,
    browser: Annotated[bool, BROWSER] = True,
    data: Annotated[Path | None, DATA] = None,
) -> None:
    """Play a game, on the page in your browser or with --text in this terminal. Whatever you leave out is asked."""
    speech = language or language_of()
    with explained():
        if not text:
            play_on_page(game, local=local, port=port, browser=browser, data=data, language=speech)
            return
        from gander.text.agree import Wishes

        code = play_in_terminal(Wishes(game, seats, bot, mode, youngest, offered), speech, save, seed)
    raise typer.Exit(code)


def play_in_terminal(wishes: Wishes, language: Language, save: Path | None, seed: str | None) -> int:
    """Agree on what was not wished for, and play; the exit code."""
    from gander.speech.voice import Voice
    from gander.text.catalogue import catalogue
    from gander.text.play import TerminalPlay
    from gander.text.terminal import Terminal

    return TerminalPlay(Terminal.of_this_process(), Voice(catalogue(language), ()), save, seed).run(wishes)
