"""A bot of one's own: it keeps the newest card in mind and guesses all others. Run it to see it play ten games."""

from __future__ import annotations

from gander.bots import make_bot
from gander.contract.game import Event, Luck
from gander.games import game
from gander.games.goose.pieces import FaceUp, Move, Observation, Options, Suspect
from gander.luck import QuickLuck
from gander.research.simulate import play_game


class NewestCard:
    def __init__(self, luck: Luck) -> None:
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
    for number in range(10):
        bots = [NewestCard(QuickLuck(number)), make_bot("goose", "chick", 1, QuickLuck(-number))]
        print(play_game(game("goose"), Options(players=2), bots, QuickLuck(f"game {number}")).outcome.scores)


if __name__ == "__main__":
    main()
