"""All characters over all games: who is how strong, and how sure is that."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

from msgspec import Struct

from gander.bots import bot_names
from gander.contract.game import AnyGame, options_from
from gander.contract.options import Level
from gander.games import GAMES
from gander.research.ratings import ratings
from gander.research.simulate import Plan, Result
from gander.research.standings import Mean, mean_of, won_by

Play: TypeAlias = Callable[[Plan, int], Iterable[Result]]
"""Plays the games of a plan, wherever that may be."""


def level_at(game: AnyGame, level: Level | None = None) -> str | None:
    """The level at which a game is played: the one asked for if it has it, else its hardest; none in a game without."""
    choices = next((option.choices for option in game.offers if option.name == "level"), ())
    return level if level in choices else next(reversed(choices), None)


class TournamentGame(Struct, frozen=True):
    """A game with the results of all its tables."""

    game: str
    players: int
    results: tuple[Result, ...]


def plans(game: AnyGame, bots: Sequence[str], level: Level | None, seed: str) -> list[Plan]:
    """Every choice of as many bots as the game needs to be played against one another."""
    if "versus" not in game.players:
        return []
    players = game.players["versus"][0]
    given: dict[str, object] = {"players": players, "mode": "versus"}
    if (played := level_at(game, level)) is not None:
        given["level"] = played
    options: Any = options_from(game, given)
    return [Plan(game.name, options, seated, seed) for seated in combinations(bots, players)]


def tournament(
    play: Play, games: int, seed: str, level: Level | None = None, bots: Sequence[str] | None = None
) -> Iterator[TournamentGame]:
    """Every game that is played against one another, one after the other."""
    for game in GAMES.values():
        tables = plans(game, bots or bot_names(), level, seed)
        results = [result for plan in tables for result in play(plan, games)]
        if results:
            yield TournamentGame(game.name, len(results[0].bots), tuple(results))


# The page ------------------------------------------------------------------------------------------------------------


def page(title: dict[str, str], played: Sequence[TournamentGame], command: str) -> str:
    """What was found, in Markdown: one table for all games, then for each who got which part of the wins."""
    names = list(dict.fromkeys(bot for one in played for result in one.results for bot in result.bots))
    names.sort(key=bot_names().index)
    rated = {one.game: ratings(names, one.results) for one in played}
    rated["all games"] = ratings(names, [result for one in played for result in one.results])
    lines = ["# The tournament", "", OPENING, "", "```sh", command, "```", "", *_table(title, names, rated)]
    for one in played:
        lines += ["", f"## {title[one.game]}", "", _told(one), "", *_against(names, one)]
    return "\n".join([*lines, ""])


OPENING: Final = """\
Every character, and `uniform`, which makes any legal move, at every table at which they can sit together, with as few
players as a game allows. A rating is the logarithm of a strength: at a table the chance of each to win is its strength
divided by the strengths of all (Luce; for two, Bradley and Terry). 400 more is ten times as strong, the mean is 0, and
± is half of a 95 % interval. Before the first game every two are taken to have shared one, so that a bot which never
wins has a rating, too.

This page is written by a command, and comes out the same every time:"""


def _table(title: dict[str, str], names: Sequence[str], rated: dict[str, dict[str, Mean]]) -> list[str]:
    heads = [title.get(game, game) for game in rated]
    rows = [[name, *(_rating(rated[game][name]) for game in rated)] for name in names]
    return [_row(["rating", *heads]), _row(["---"] * (1 + len(heads))), *map(_row, rows)]


def _told(one: TournamentGame) -> str:
    return f"{len(one.results):,} games of {one.players}. Each row: its part of the win where the other sat there, too."


def _against(names: Sequence[str], one: TournamentGame) -> list[str]:
    """What part of the win a bot got at the tables where another one sat."""
    lines = [_row(["", *names]), _row(["---"] * (1 + len(names)))]
    return [*lines, *(_row([name, *(_part(name, other, one) for other in names)]) for name in names)]


def _part(name: str, other: str, one: TournamentGame) -> str:
    if name == other:
        return ""
    parts = [
        won_by(result.bots.index(name), result)
        for result in one.results
        if name in result.bots and other in result.bots
    ]
    part = mean_of(parts)
    margin = f" ± {100 * part.margin:.0f}" if part.margin else ""
    return f"{100 * part.mean:.0f}{margin} %"


def _rating(rating: Mean) -> str:
    return f"{rating.mean:+.0f} ± {rating.margin:.0f}".replace("-", "−")


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
