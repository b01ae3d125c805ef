"""What the bots reach alone: several tables of the docs (`tools/figures/`) are made of this."""

from typing import Final

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


def baseline(game: str, who: str, games: int, seed: str, level: str) -> Mean:
    """What a bot reaches alone."""
    options = options_from(game_of(game), {"players": 1, "mode": "solo", "level": level})
    plan = Plan(game, options, (who,), seed)
    return mean_of([simulate_one(plan, number).scores[0] for number in range(games)])
