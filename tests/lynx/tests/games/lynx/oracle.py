"""The Lynx once more, from its rules alone."""

from __future__ import annotations

from typing import Any

PREY = ["frog", "hedgehog", "snail"]


class Lynx:
    def __init__(self, players: int, starter: int) -> None:
        self.players, self.starter = players, starter
        self.deck: list[str] = []
        self.looking = False
        self.said: dict[int, str] = {}

    @property
    def turn(self) -> int:
        return (self.starter + len(self.said)) % self.players

    def actors(self) -> set[Any]:
        if not self.deck:
            return {"chance"}
        return {self.turn} if len(self.said) < self.players else set()

    def moves(self, actor: Any) -> set[tuple[Any, ...]]:
        if actor not in self.actors() or actor == "chance":
            return set()
        return {("look",)} if self.looking else {("name", prey) for prey in PREY}

    def rolls(self) -> list[tuple[Any, ...]]:
        return []

    def act(self, actor: Any, move: tuple[Any, ...]) -> None:
        match move:
            case ("deal", deck):
                self.deck, self.looking = list(deck), True
            case ("look",):
                self.looking = False
            case ("name", prey):
                self.said[actor] = prey

    def places(self) -> dict[str, Any]:
        return {"deck": self.deck}

    def view(self, viewer: int | None) -> dict[str, Any]:
        is_open = self.looking or len(self.said) == self.players
        return {"card": self.deck[-1] if self.deck and is_open else None, "said": self.said}

    def result(self) -> dict[str, Any] | None:
        if len(self.said) < self.players:
            return None
        scores = [int(self.said[seat] == self.deck[-1]) for seat in range(self.players)]
        places = [1 + sum(other > score for other in scores) for score in scores]
        winners = [seat for seat, place in enumerate(places) if place == 1] if self.players > 1 else []
        return {"reason": "all named", "scores": scores, "places": places, "winners": winners}
