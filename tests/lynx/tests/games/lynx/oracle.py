"""The Lynx once more, from its rules alone."""

from __future__ import annotations

from typing import Any

PREY = ["frog", "hedgehog", "snail"]


class Lynx:
    def __init__(self, players: int, starter: int) -> None:
        self.players, self.starter = players, starter
        self.deck: list[str] = []
        self.past: list[str] = []
        self.dealt = self.looking = False
        self.said: dict[int, str] = {}
        self.points = [0] * players

    @property
    def turn(self) -> int:
        return (self.starter + len(self.said)) % self.players

    @property
    def over(self) -> bool:
        return self.dealt and not self.deck

    def actors(self) -> set[Any]:
        if not self.dealt:
            return {"chance"}
        return set() if self.over else {self.turn}

    def moves(self, actor: Any) -> set[tuple[Any, ...]]:
        if actor not in self.actors() or actor == "chance":
            return set()
        return {("look",)} if self.looking else {("name", prey) for prey in PREY}

    def rolls(self) -> list[tuple[Any, ...]]:
        return []

    def act(self, actor: Any, move: tuple[Any, ...]) -> None:
        match move:
            case ("deal", deck):
                self.deck, self.looking, self.dealt = list(deck), True, True
            case ("look",):
                self.looking = False
            case ("name", prey):
                self.said[actor] = prey
                if len(self.said) == self.players:
                    self.end_of_round()

    def end_of_round(self) -> None:
        card = self.deck.pop()
        for seat, prey in self.said.items():
            self.points[seat] += prey == card
        self.past.append(card)
        if self.deck:
            self.said, self.looking = {}, True
            self.starter = (self.starter + 1) % self.players

    def places(self) -> dict[str, Any]:
        return {"deck": self.deck, "past": self.past}

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "card": self.deck[-1] if self.looking else None,
            "said": self.said,
            "points": self.points,
            "last": self.past[-1] if self.past else None,
            "left": len(self.deck),
        }

    def result(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        places = [1 + sum(other > score for other in self.points) for score in self.points]
        winners = [seat for seat, place in enumerate(places) if place == 1] if self.players > 1 else []
        return {"reason": "no card left", "scores": self.points, "places": places, "winners": winners}
