"""Glances once more (A4 to A7), laid around any table of the second implementation."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET, UnsetType

from tests.oracle import Oracle, Plain, PlainMove

TALK = ("propose", "accept")
"""A group may still talk about what was seen."""


class WithGlances:
    """A table at which some may look. It knows of the game only which cards can be looked at, and when."""

    def __init__(self, table: Any, glances: Iterable[int], cards: Callable[[Any], list[Any]]) -> None:
        """`cards`: what the player whose turn it is may look at now, place by place; `None` where nothing lies."""
        self.table = table
        self.players: int = table.players
        self.left = list(glances)
        self.cards = cards
        self.looks_at: int | None = None

    def actors(self) -> set[Any]:
        found: set[Any] = self.table.actors()
        return found

    def moves(self, actor: Any) -> set[PlainMove]:
        """A5, A6."""
        legal: set[PlainMove] = self.table.moves(actor)
        if not legal or actor != self.table.turn or not self.left[actor] or self.looks_at is not None:
            return legal
        return legal | {("glance", place) for place, card in enumerate(self.cards(self.table)) if card is not None}

    def rolls(self) -> list[PlainMove]:
        found: list[PlainMove] = self.table.rolls()
        return found

    def act(self, actor: Any, move: PlainMove) -> None:
        if move[0] == "glance":
            self.left[actor] -= 1
            self.looks_at = move[1]
            return
        self.table.act(actor, move)
        if move[0] not in TALK or not self.cards(self.table):
            self.looks_at = None

    def places(self) -> Plain:
        found: Plain = self.table.places()
        return found

    def view(self, viewer: int | None) -> Plain:
        """A7."""
        sees = None
        if self.looks_at is not None and viewer == self.table.turn:
            sees = self.cards(self.table)[self.looks_at]
        return {**self.table.view(viewer), "glances": self.left, "looks at": self.looks_at, "sees": sees}

    def result(self) -> Plain | None:
        found: Plain | None = self.table.result()
        return found


def with_glances(table: Oracle, glances: Iterable[int], cards: Callable[[Any], list[Any]]) -> Oracle:
    """The table as it is, where nobody may look."""
    left = list(glances)
    return WithGlances(table, left, cards) if any(left) else table


def glances_seen(glances: Any, plain: Callable[[Any], Any]) -> Plain:
    """What the first implementation shows of them."""
    if not glances:
        return {}
    card = None if glances.card is None else plain(glances.card)
    return {"glances": list(glances.left), "looks at": glances.place, "sees": card}


def some_glances(options: Any, rng: random.Random) -> tuple[int, ...] | UnsetType:
    """In half of the games of several people somebody may look."""
    if options.mode == "solo" or rng.random() < 0.5:
        return UNSET
    return tuple(rng.randrange(6) for _ in range(options.players))
