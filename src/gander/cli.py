"""The command line: `gander`."""

from __future__ import annotations

import typer

from gander import __version__

app = typer.Typer(name="gander", no_args_is_help=True, add_completion=False)


@app.callback()
def gander() -> None:
    """Take a gander. Then remember."""


@app.command()
def version() -> None:
    """Print the version."""
    typer.echo(__version__)


def main() -> None:
    """Run the command line."""
    app()
