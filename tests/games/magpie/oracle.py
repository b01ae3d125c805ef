"""The Magpie once more, from its rules alone."""

from __future__ import annotations

from typing import Any

SIZES = {"rookie": (3, 4), "experienced": (4, 5), "advanced": (5, 6), "expert": (6, 7)}
MOST_TURNS = 999


class Magpie:
    def __init__(self, players: int, level: str, mode: str, starter: int, patience: int) -> None:
        self.players, self.mode, self.turn, self.patience = players, mode, starter, patience
        self.rows, self.columns = SIZES[level]
        self.table: dict[int, str] = {}
        self.up: list[int] = []
        self.won: list[list[str]] = [[] for _ in range(players if mode == "versus" else 1)]
        self.turns = self.wrong = 0
        self.not_ready: set[int] = set()
        self.state = "deal"

    def actors(self) -> set[Any]:
        if self.state == "deal":
            return {"chance"}
        if self.state == "over":
            return set()
        return {*self.not_ready, "clock"} if self.not_ready else {self.turn}

    def moves(self, actor: Any) -> set[tuple[Any, ...]]:
        if actor not in self.actors() or actor == "chance":
            return set()
        if self.not_ready:
            return {("time is up",) if actor == "clock" else ("ready",)}
        return {("turn", place) for place in self.table if place not in self.up}

    def rolls(self) -> list[tuple[Any, ...]]:
        return []

    def act(self, actor: Any, move: tuple[Any, ...]) -> None:
        match move:
            case ("deal", cards):
                self.table, self.state = dict(enumerate(cards)), "play"
            case ("turn", place):
                self.up.append(place)
                if len(self.up) == 2:
                    self.compare(*self.up)
            case ("ready",):
                self.not_ready.discard(actor)
                if not self.not_ready:
                    self.cover()
            case ("time is up",):
                self.not_ready.clear()
                self.cover()

    def compare(self, one: int, other: int) -> None:
        self.turns += 1
        if self.table[one] == self.table[other]:
            self.won[self.turn if self.mode == "versus" else 0].append(self.table.pop(one))
            del self.table[other]
            self.up = []
            if not self.table or self.turns >= MOST_TURNS:
                self.state = "over"
        else:
            self.wrong += 1
            self.not_ready = set(range(self.players))

    def cover(self) -> None:
        self.up = []
        self.turn = (self.turn + 1) % self.players
        if self.turns >= MOST_TURNS or (self.mode == "cooperative" and self.wrong >= self.patience):
            self.state = "over"

    def places(self) -> dict[str, Any]:
        return {"table": self.table, "won": self.won}

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "lying": set(self.table),
            "shown": {place: self.table[place] for place in self.up},
            "pairs": [len(pile) for pile in self.won],
            "turns": self.turns,
            "wrong": self.wrong,
            "turn": self.turn,
        }

    def result(self) -> dict[str, Any] | None:
        if self.state != "over":
            return None
        reason = "flown off" if self.table else "all taken"
        pairs = [len(pile) for pile in self.won]
        if self.mode == "solo":
            return {"reason": "all taken", "scores": [-self.turns], "places": [1], "winners": []}
        if self.mode == "cooperative":
            return {
                "reason": reason,
                "scores": pairs * self.players,
                "places": [1] * self.players,
                "winners": [],
            }
        places = [1 + sum(other > mine for other in pairs) for mine in pairs]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return {"reason": "all taken", "scores": pairs, "places": places, "winners": winners}
