"""Games by what they are like, for tests that need one of a kind and do not care which."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import pytest

from gander.contract.game import CHANCE, CLOCK
from gander.games import GAMES
from tests.kit import Agreed, agreements, random_game
from tests.specimen import specimen


def first(is_wanted: Callable[[Agreed], bool]) -> Agreed:
    """The first agreement of this kind, in the order of the registry."""
    return next(agreed for game in GAMES.values() for agreed in agreements(game) if is_wanted(agreed))


def has_countdown(agreed: Agreed) -> bool:
    return any(CLOCK in agreed.game.to_move(made.step.after) for made in random_game(agreed, 1))


def has_chance_in_play(agreed: Agreed) -> bool:
    """Whether chance has a part in the game after its beginning."""
    return any(made.actor == CHANCE for made in random_game(agreed, 1)[1:])


def begins_together(agreed: Agreed) -> bool:
    """Whether the game waits for all at once when the cards lie."""
    return set(agreed.seats) <= set(agreed.game.awaited(random_game(agreed, 1)[0].step.after))


def has_own_views(agreed: Agreed) -> bool:
    """Whether seats see more than the public before the end."""
    game = agreed.game
    states = [made.step.after for made in random_game(agreed, 1)[:-1]]
    return any(game.observe(state, seat) != game.observe(state, None) for state in states for seat in agreed.seats)


def by_day(turn: int, cases: Iterable[Any] = GAMES) -> list[Any]:
    """Games, all but one of them only at night: a walk through a browser is dear. Walks of all turns meet them all."""
    given = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [
        pytest.param(*case, marks=[] if place == turn % len(given) else [pytest.mark.nightly])
        for place, case in enumerate(given)
    ]


ALONE: Final = first(lambda agreed: agreed.options.players == 1)
ALSO_ALONE: Final = first(lambda agreed: agreed.options.players == 1 and agreed.game is not ALONE.game)
"""Another game than that."""
FOR_TWO: Final = first(lambda agreed: agreed.options.players == 2)
FOR_THREE: Final = first(lambda agreed: agreed.options.players == 3)
FOR_FOUR: Final = first(lambda agreed: agreed.options.players == 4)
WITH_LEVELS: Final = first(lambda agreed: any(option.name == "level" for option in agreed.game.offers))
WITH_COUNTDOWN: Final = first(has_countdown)
TURN_BY_TURN: Final = first(lambda agreed: agreed.options.players == 2 and not has_countdown(agreed))
"""Nobody has to hurry: two in turn."""
WITH_DICE: Final = first(has_chance_in_play)
ALL_AT_ONCE: Final = first(lambda agreed: agreed.options.players == 3 and begins_together(agreed))
WITH_OWN_VIEWS: Final = first(lambda agreed: agreed.options.players == 2 and has_own_views(agreed))
OPEN_TO_ALL: Final = first(lambda agreed: not specimen(agreed.game.name).hidden_places)
"""Nothing is ever hidden."""
