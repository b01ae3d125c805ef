"""`gander mcp`"""

from __future__ import annotations

from typing import Annotated

import typer

from gander.cli.refusal import WRONG_USE, explained
from gander.speech.language_flag import SPOKEN
from gander.speech.languages import SOURCE, Language


def mcp(
    server: Annotated[str, typer.Option(metavar="URL", help="The server with the tables.")] = "http://127.0.0.1:8000",
    language: Annotated[
        Language,
        typer.Option(help="In which language the table is told.", **SPOKEN),
    ] = SOURCE,
) -> None:
    """Let a language model play: a server of the Model Context Protocol, over standard input and output."""
    with explained():
        try:
            from gander.assistant.server import server_for
        except ModuleNotFoundError as missing:
            typer.echo(f"gander: {missing}", err=True)
            raise typer.Exit(WRONG_USE) from missing
        from gander.assistant.guest import Guest

        server_for(Guest(server, language)).run()
