"""`gander simulate`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from gander.cli.refusal import explained, words
from gander.game import Level, Mode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from gander.research.simulate import Result
    from gander.research.standings import Mean, Standing

INTERRUPTED = 130


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="goose, boar or brains.")],
    players: Annotated[int | None, typer.Option(metavar="N", help="By default as few as the game allows.")] = None,
    games: Annotated[
        int, typer.Option(metavar="K", min=1, help="How many games, at each table of a tournament.")
    ] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same results.")] = "0",
    level: Annotated[Level | None, typer.Option(help="How hard: goose and boar.")] = None,
    mode: Annotated[Mode | None, typer.Option(help="Each for themself, or together: goose.")] = None,
    naming: Annotated[bool, typer.Option("--naming", help="Name the card that is played: boar.")] = False,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help="One bot for all seats, one for each, or more for a tournament of all with all."
        ),
    ] = "uniform",
    processes: Annotated[
        int | None, typer.Option(metavar="P", min=1, help="By default one for each core. They change no result.")
    ] = None,
) -> None:
    """Let bots play many games, and print who won how often and with which scores."""
    with explained():
        from gander.games import game as game_of
        from gander.research.simulate import Plan, tables

        rules = game_of(game)
        count = players or rules.players.start
        wishes: dict[str, Any] = {"players": count, "level": level, "mode": mode, "naming": naming or None}
        options = options_for(rules.options, wishes)
        plans = [Plan(game, options, seated, seed) for seated in tables(words(bots) or (), count)]
        try:
            played = [play_all(plan, games, processes) for plan in plans]
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    for results in played:
        report(game, results)


def options_for(kind: type[Any], wishes: dict[str, Any]) -> Any:
    """The options of a game; one that it does not know is refused."""
    from msgspec.structs import fields

    from gander.game import WrongOption

    known = {field.name for field in fields(kind)}
    wished = {name: value for name, value in wishes.items() if value is not None}
    for name, value in wished.items():
        if name not in known:
            raise WrongOption(name, value, "left out: this game has no such option")
    return kind(**wished)


def play_all(plan: Any, games: int, processes: int | None) -> list[Result]:
    """The results of all games of a plan, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import track

    from gander.research.simulate import simulate_many

    console = Console(stderr=True)
    results = simulate_many(plan, games, processes)
    title = " ".join(dict.fromkeys(plan.bots))
    return list(track(results, title, total=games, console=console, transient=True, disable=not console.is_terminal))


# The report ----------------------------------------------------------------------------------------------------------


def report(game: str, results: Sequence[Result]) -> None:
    from rich.console import Console

    from gander.research.standings import by_bot, by_seat, mean_length

    console = Console()
    bots = ", ".join(results[0].bots)
    console.print(
        f"\n{game}: {len(results)} games, {bots}. {plus_minus(mean_length(results))} moves each.", highlight=False
    )
    console.print(standings_table("seat", by_seat(results)))
    if len(set(results[0].bots)) > 1:
        console.print(standings_table("bot", by_bot(results)))
        console.print(differences_table(results))


def standings_table(who: str, standings: Sequence[Standing]) -> Table:
    from rich.table import Table

    table = Table(who, caption="± is half of a 95 % interval")
    for heading in ("won", "shared", "part of the win", "mean score"):
        table.add_column(heading, justify="right")
    for standing in standings:
        won, shared = str(standing.won), str(standing.shared)
        table.add_row(standing.name, won, shared, percent(standing.win), plus_minus(standing.score))
    return table


def differences_table(results: Sequence[Result]) -> Table:
    from rich.table import Table

    from gander.research.standings import differences

    table = Table("difference")
    for heading in ("part of the win", "mean score", "clear"):
        table.add_column(heading, justify="right")
    for found in differences(results):
        clear = "yes" if found.score.excludes(0) else "no"
        table.add_row(f"{found.one} − {found.other}", percent(found.win), plus_minus(found.score), clear)
    return table


def plus_minus(mean: Mean, digits: int = 2) -> str:
    return f"{mean.mean:.{digits}f}" + ("" if mean.margin is None else f" ± {mean.margin:.{digits}f}")


def percent(mean: Mean) -> str:
    margin = "" if mean.margin is None else f" ± {100 * mean.margin:.1f}"
    return f"{100 * mean.mean:.1f}{margin} %"
