"""`gander simulate`"""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gander.cli.engines import ADDRESS, ENGINE, PROCESSES, Engine, play_all, player
from gander.cli.flags import MODE, names_of_games
from gander.cli.refusal import explained, words
from gander.contract.options import Mode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from gander.research.simulate import Plan, Result
    from gander.research.standings import Mean, Standing

INTERRUPTED = 130
STDOUT = Path("-")
CSV = typer.Option(metavar="FILE", help="Write every game as CSV, a row for each seat; - prints it instead of tables.")
JSON = typer.Option(metavar="FILE", help="The same as a list in JSON.")


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help=names_of_games())],
    players: Annotated[int | None, typer.Option(metavar="N", help="By default as few as the game allows.")] = None,
    games: Annotated[
        int, typer.Option(metavar="K", min=1, help="How many games, at each table of a tournament.")
    ] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same results.")] = "0",
    mode: Annotated[Mode | None, MODE] = None,
    *,
    offered: dict[str, Any],
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help="One bot for all seats, one for each, or more for a tournament of all with all."
        ),
    ] = "uniform",
    engine: Annotated[Engine, ENGINE] = "processes",
    address: Annotated[str | None, ADDRESS] = None,
    processes: Annotated[int | None, PROCESSES] = None,
    csv: Annotated[Path | None, CSV] = None,
    json: Annotated[Path | None, JSON] = None,
) -> None:
    """Let bots play many games, and print who won how often and with which scores."""
    with explained():
        from gander.contract.game import options_from
        from gander.games import game as game_of
        from gander.research.simulate import Plan, tables

        rules = game_of(game)
        count = players or rules.counts[0]
        options = options_from(rules, {"players": count, "mode": mode, **offered})
        plans = [Plan(game, options, seated, seed) for seated in tables(words(bots) or (), count)]
        check_files(csv, json)
        try:
            with player(engine, processes, address) as play:
                played = [play_all(play, plan, games) for plan in plans]
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        export(plans, played, csv, json)
    if STDOUT not in (csv, json):
        for results in played:
            report(game, results)


def check_files(csv: Path | None, json: Path | None) -> None:
    """Say before the games that a file cannot be written, not after them. Raises `WrongOption` and `OSError`."""
    from gander.contract.game import WrongOption

    if csv is not None and csv == json:
        raise WrongOption("json", str(json), "another file than the one for CSV")
    for path in (csv, json):
        if path not in (None, STDOUT):
            path.open("a").close()


def export(plans: Sequence[Plan], played: Sequence[Sequence[Result]], csv: Path | None, json: Path | None) -> None:
    """Write every game to the files that were named. Raises `OSError`."""
    from gander.research.result_rows import seat_rows, write_csv, write_json

    for path, write in ((csv, write_csv), (json, write_json)):
        if path is not None:
            with nullcontext(sys.stdout) if path == STDOUT else path.open("w", encoding="utf-8") as file:
                write(seat_rows(zip(plans, played, strict=True)), file)


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
    """Wins are left out where nobody can win, alone or together."""
    from gander.speech.tables import numbers_table

    has_winners = any(standing.won or standing.shared for standing in standings)
    table = numbers_table(who, *(("won", "shared", "part of the win") if has_winners else ()), "mean score")
    table.caption = "± is half of a 95 % interval"
    for standing in standings:
        wins = (str(standing.won), str(standing.shared), percent(standing.win)) if has_winners else ()
        table.add_row(standing.name, *wins, plus_minus(standing.score))
    return table


def differences_table(results: Sequence[Result]) -> Table:
    """A difference is clear where its interval leaves out 0."""
    from gander.research.standings import differences
    from gander.speech.tables import numbers_table

    table = numbers_table("difference", "part of the win", "clear", "mean score", "clear")
    for found in differences(results):
        clear = ["yes" if mean.excludes(0) else "no" for mean in (found.win, found.score)]
        table.add_row(f"{found.one} − {found.other}", percent(found.win), clear[0], plus_minus(found.score), clear[1])
    return table


def plus_minus(mean: Mean, digits: int = 2) -> str:
    return f"{mean.mean:.{digits}f}" + ("" if mean.margin is None else f" ± {mean.margin:.{digits}f}")


def percent(mean: Mean) -> str:
    margin = "" if mean.margin is None else f" ± {100 * mean.margin:.1f}"
    return f"{100 * mean.mean:.1f}{margin} %"
