"""HTTP: an adviser for the dice of MMM… Brains! It knows no table, only what it is asked: the game hides nothing."""

from typing import Any

import numpy as np
from litestar import Request, post
from litestar.params import JSONBody

from gander.games.brains.odds import EACH_DIE, TOTALS, Choice, Worth, choices, final_values, worth_of_taking
from gander.games.brains.pieces import COLOURS, THROWS
from gander.web.messages import AskBrainsOdds, BrainsKeep, BrainsOdds
from gander.web.server import TheServer
from gander.web.sessions import address_of


@post("/api/odds/brains", status_code=200, sync_to_thread=False)
def brains_odds(request: Request[Any, Any, Any], server: TheServer, data: JSONBody[AskBrainsOdds]) -> BrainsOdds:
    """What each keep of the dice is worth: brains taken in phase 1, in phase 2 those that others pay less one's own."""
    server.asking.check(address_of(request))
    final = final_values(worth_of_taking(data.middle) if data.middle else worth_of_paying(data), passing=0)
    return BrainsOdds(tuple(keep(choice) for choice in choices(final, data.dice, THROWS - data.throws)))


def worth_of_paying(data: AskBrainsOdds) -> Worth:
    """A colour is worth what its opponent pays; without one the thrower pays, nobody more than they hold (M8, M9)."""
    paid = [data.others.get(colour, data.own) for colour in COLOURS]
    signs = [1.0 if colour in data.others else -1.0 for colour in COLOURS]
    worth: Worth = np.minimum.outer(paid, TOTALS) * np.array(signs)[:, None]
    return worth


def keep(choice: Choice) -> BrainsKeep:
    """A choice by the dice that lie instead of those that are thrown."""
    return BrainsKeep(tuple(die for die in EACH_DIE if die not in choice.thrown), choice.value)
