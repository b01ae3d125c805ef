"""Cards to start with once more (A9), laid around any table of the second implementation."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from msgspec import UNSET, UnsetType

from tests.oracle import Oracle, Plain


class WithAhead:
    """A table at which some are ahead. All of it is the table's own but the view and the result."""

    def __init__(self, table: Oracle, ahead: Iterable[int]) -> None:
        self.table = table
        self.ahead = list(ahead)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def view(self, viewer: int | None) -> Plain:
        return {**self.table.view(viewer), "ahead": self.ahead}

    def result(self) -> Plain | None:
        """Everybody's points and what they started with, in the order of the best; equals share a place (A3)."""
        found = self.table.result()
        if found is None:
            return None
        scores = [score + self.ahead[seat] for seat, score in enumerate(found["scores"])]
        in_order = sorted(scores, reverse=True)
        places = [in_order.index(score) + 1 for score in scores]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return {**found, "scores": scores, "places": places, "winners": winners}


def with_ahead(table: Oracle, ahead: Iterable[int]) -> Oracle:
    """The table as it is, where nobody is ahead."""
    cards = list(ahead)
    around: Any = WithAhead(table, cards)
    found: Oracle = around if any(cards) else table
    return found


def ahead_seen(ahead: Any) -> Plain:
    """What the first implementation shows of them."""
    return {"ahead": list(ahead)} if ahead else {}


def some_ahead(options: Any, rng: random.Random) -> tuple[int, ...] | UnsetType:
    """In half of the games of each against each somebody is ahead, often by as much as a game is won by."""
    if options.mode != "versus" or rng.random() < 0.5:
        return UNSET
    return tuple(rng.choice((0, 0, 1, 2, 3, 20)) for _ in range(options.players))
