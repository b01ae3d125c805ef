"""A bot of your own: it keeps the newest card in mind and guesses all others. Run it to see who wins ten games."""

from __future__ import annotations

from functools import partial

from gander.bots import make_bot
from gander.contract.game import Event, Luck, Seat
from gander.games import game
from gander.games.goose.pieces import FaceUp, Move, Observation, Options, Suspect
from gander.research.simulate import play_games
from gander.research.standings import by_bot


class NewestCard:
    def __init__(self, seat: Seat, luck: Luck) -> None:
        self.luck = luck
        self.newest: tuple[int, Suspect] | None = None

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        for slot, place in enumerate(observation.lineup):
            if isinstance(place, FaceUp):
                self.newest = slot, place.suspect

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        asked = observation.question
        if asked and self.newest and asked.slot == self.newest[0]:
            value = getattr(self.newest[1], asked.feature)
            return next((move for move in moves if getattr(move, "value", None) == value), moves[0])
        return moves[self.luck.below(len(moves))]


def main() -> None:
    chick = partial(make_bot, "goose", "chick")
    for standing in by_bot([*play_games(game("goose"), Options(2), {"newest": NewestCard, "chick": chick}, games=10)]):
        print(f"{standing.name} won {standing.won} of {standing.games} games")


if __name__ == "__main__":
    main()
