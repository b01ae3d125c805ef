"""Every glance of games between bots, with what came next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from gander.bots import make_bot
from gander.contract.game import AnyGame
from gander.contract.glances import Glance
from gander.luck import QuickLuck
from tests.bots.playing import luck_of, play
from tests.kit import Agreed, Made, agreements

SEEDS: Final = range(4)


def with_glances(game: AnyGame) -> list[Agreed]:
    """The agreements of a game at which people play against each other and somebody may look."""
    found = [agreed for agreed in agreements(game) if agreed.options.mode == "versus" and agreed.options.glances]
    assert found
    return found


def game_of(agreed: Agreed, character: str, seed: int) -> list[Made]:
    """The same character in all seats."""
    bots = [make_bot(agreed.game.name, character, seat, luck_of(seed, seat)) for seat in agreed.seats]
    return list(play(agreed, bots, QuickLuck(seed)))


def looks(agreed: Agreed, character: str) -> Iterator[tuple[Made, Made]]:
    """A glance, and the move after it."""
    looked = 0
    for seed in SEEDS:
        for one, then in pairwise(game_of(agreed, character, seed)):
            if isinstance(one.move, Glance):
                looked += 1
                assert then.actor == one.actor
                yield one, then
    assert looked
