"""What the bots reach alone, at the hardest level.

    python -m tools.studies.baselines [GAMES]

prints the table of `docs/papers/research.md`. The same seed, the same table; a nightly test plays some games with
another seed and holds the page to it.
"""

from typing import Annotated, Final

import typer

from gander.contract.game import options_from
from gander.day import levels_of_day
from gander.games import GAMES
from gander.games import game as game_of
from gander.research.simulate import Plan, simulate_one
from gander.research.standings import Mean, mean_of

WHO: Final = ("uniform", "chick", "tortoise", "elephant")


def played_alone() -> tuple[str, ...]:
    """The games with levels that one can play alone."""
    return tuple(name for name, game in GAMES.items() if levels_of_day(game))


def baseline(game: str, who: str, games: int, seed: str = "0") -> Mean:
    """What a bot reaches alone at the hardest level."""
    rules = game_of(game)
    options = options_from(rules, {"players": 1, "mode": "solo", "level": levels_of_day(rules)[-1]})
    plan = Plan(game, options, (who,), seed)
    return mean_of([simulate_one(plan, number).scores[0] for number in range(games)])


def row(game: str, games: int, seed: str) -> str:
    """A line of the page, with true minus signs."""
    cells = [cell(baseline(game, who, games, seed)) for who in WHO]
    return f"| {game} | {game_of(game).version} | {' | '.join(cells)} |"


def cell(found: Mean) -> str:
    return f"{found.mean:.2f} ± {found.margin or 0:.2f}".replace("-", "−")


def main(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAMES", help="By default all.")] = None,
    *,
    games: Annotated[int, typer.Option(metavar="N", min=10, help="Games for each cell.")] = 500,
    seed: Annotated[str, typer.Option(help="The same seed gives the same table.")] = "0",
) -> None:
    """Let the bots play alone, and print what they reach."""
    typer.echo(f"| game | rules | {' | '.join(WHO)} |\n| --- | --- |{' --- |' * len(WHO)}")
    for game in names or played_alone():
        typer.echo(row(game, games, seed))


if __name__ == "__main__":
    typer.run(main)
