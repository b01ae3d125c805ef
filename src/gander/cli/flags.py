"""Flags that commands share, and those for what the games offer, made from their own descriptions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import Parameter, signature
from itertools import chain
from typing import Annotated, Any, Final, Literal

import typer

from gander.cli.refusal import words
from gander.contract.options import LISTED, Option
from gander.games import GAMES
from gander.speech.languages import SOURCE
from gander.speech.options import OptionWords
from gander.text.catalogue import catalogue

MODE: Final = typer.Option(help="How to play, where the game leaves a choice.")
EXAMPLE: Final = 3
"""So many choices show how several are written."""


def names_of_games() -> str:
    """For the help of a command."""
    *most, last = GAMES
    return f"{', '.join(most)} or {last}."


def with_flags(command: Callable[..., None]) -> Callable[..., None]:
    """The command with a flag for everything that a game offers. What was said comes as its parameter `offered`."""
    offered = dict(_offers())

    def run(**given: Any) -> None:
        said = {name: given.pop(name) for name in offered}
        said = {name: _value(offered[name], value) for name, value in said.items() if value is not None}
        command(**given, offered=said)

    known = signature(command, eval_str=True)
    places = [
        [_flag(name, options) for name, options in offered.items()] if parameter.name == "offered" else [parameter]
        for parameter in known.parameters.values()
    ]
    run.__doc__, run.__name__ = command.__doc__, command.__name__
    run.__annotations__ = {}
    run.__signature__ = known.replace(parameters=list(chain.from_iterable(places)))  # type: ignore[attr-defined]
    return run


def _offers() -> Iterator[tuple[str, dict[str, Option]]]:
    """Every option by name, as each game has it that has it."""
    names = dict.fromkeys(option.name for game in GAMES.values() for option in game.offers)
    for name in names:
        yield name, {game.name: option for game in GAMES.values() for option in game.offers if option.name == name}


def _flag(name: str, options: dict[str, Option]) -> Parameter:
    game, option = next(iter(options.items()))
    line = OptionWords(catalogue(SOURCE), game, option).say("line")
    help_line = f"{line} ({', '.join(options)})"
    spelt = name.replace("_", "-")
    kind: Any = str
    match option.kind:
        case "one":
            choices = tuple(dict.fromkeys(chain.from_iterable(known.choices for known in options.values())))
            kind, flag = Literal[choices], typer.Option(help=help_line)
        case "switch":
            kind, flag = bool, typer.Option(f"--{spelt}/--no-{spelt}", help=help_line)
        case _:
            example = ", ".join(option.choices[:EXAMPLE])
            flag = typer.Option(metavar="NAMES", help=f"{line} As '{example}'. ({', '.join(options)})")
    annotation = Annotated[kind | None, flag]
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _value(options: dict[str, Option], said: Any) -> Any:
    option = next(iter(options.values()))
    return option.read(words(said) or ()) if option.kind in LISTED else said
