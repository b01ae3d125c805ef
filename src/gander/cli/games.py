"""The commands that games bring: in `gander odds GAME` the game comes behind the command."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import typer

from gander.cli.refusal import explained
from gander.games import BOXES


def add_commands_of_games(app: typer.Typer) -> None:
    """A group for each command, with the games that have it."""
    groups: dict[str, typer.Typer] = {}
    for name, box in BOXES.items():
        for command, run in box.commands.items():
            if command not in groups:
                groups[command] = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
                app.add_typer(groups[command], name=command, help="For one game; its name comes next.")
            groups[command].command(name)(_explained(run))


def _explained(run: Callable[..., None]) -> Callable[..., None]:
    """A command of a game refuses as the others do."""

    @wraps(run)
    def explaining(**given: Any) -> None:
        with explained():
            run(**given)

    return explaining
