"""The command line: `gander`. Each command is one function in a module of its name; adding one is adding a line here.

What a command needs is imported inside its function, so that `gander --help` is quick.
"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from gander import __version__
from gander.cli.databases import backup, check, move, tidy
from gander.cli.flags import with_flags
from gander.cli.games import add_commands_of_games
from gander.cli.mcp import mcp
from gander.cli.memory import memory
from gander.cli.notepad import export_notepad, import_notepad
from gander.cli.participant import participant
from gander.cli.people import forget, list_players, unlock
from gander.cli.play import play
from gander.cli.replay import replay
from gander.cli.serve import serve
from gander.cli.simulate import simulate
from gander.cli.study import study
from gander.cli.tournament import tournament
from gander.cli.translators import translators
from gander.cli.verify import verify

# Help as plain lines: boxes are noise to a screen reader.
app = typer.Typer(name="gander", no_args_is_help=True, add_completion=False, rich_markup_mode=None)

app.command()(with_flags(play))
app.command()(serve)
app.command()(verify)
app.command()(check)
app.command()(tidy)
app.command()(backup)
app.command()(move)
app.command()(participant)
app.add_typer(study, name="study", help="Prepare, check and look after a study.")
app.command()(replay)
app.command()(with_flags(simulate))
app.command()(tournament)
app.command("export")(export_notepad)
app.command("import")(import_notepad)
app.command("players")(list_players)
app.command()(forget)
app.command()(unlock)
app.command()(memory)
app.command()(mcp)
app.add_typer(translators, name="words", help="For translators: what a language lacks, and its sentences as a table.")
add_commands_of_games(app)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def gander(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Take a gander. Then remember."""


def main() -> None:
    """Run the command line. Bots multiply small arrays, and on a busy machine several threads take ten times as long
    for these as one; numpy reads how many it may have when it is imported."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    app()
