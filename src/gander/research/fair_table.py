"""A fair table by simulation: what the first of some bots must be given for chances that are about even (A4, M13).

    python -m gander.research.fair_table GAME tortoise crow --level rookie

plays the same games for every number that can be given, and prints the share of wins that the first bot has with it.
Who sits where and who starts changes from game to game, and a shared win counts in parts (A3).
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

from gander.bots import make_bot
from gander.contract.game import AnyGame, options_from
from gander.contract.options import Option
from gander.games import GAMES
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.research.match import worth
from gander.research.simulate import play_game, seats_in

CLOSE: Final = 0.05
"""Chances are about even if they are no further from it than this."""


class Share(NamedTuple):
    """What the first bot is given, and its part of the wins."""

    given: int
    won: float


def amounts_in(game: AnyGame) -> Option:
    """How a table of this game is made fair: by a number for every seat."""
    return next(option for option in game.offers if option.kind == "amounts")


def share(name: str, bots: tuple[str, ...], given: int, games: int, agreed: dict[str, object]) -> float:
    """The first bot's part of the wins over so many games, if it is given so much and the others nothing."""
    game = game_of(name)
    won = 0.0
    for number in range(games):
        seats = seats_in(number, tuple(map(str, range(len(bots)))))
        first = seats.index("0")
        amounts = [given if seat == first else 0 for seat in range(len(bots))]
        starter = number // len(bots) % len(bots)
        told = {"players": len(bots), "mode": "versus", "starter": starter, amounts_in(game).name: amounts, **agreed}
        players = [
            make_bot(name, bots[int(bot)], seat, QuickLuck(f"fair {number}/{bot}")) for seat, bot in enumerate(seats)
        ]
        played = play_game(game, options_from(game, told), players, QuickLuck(f"fair {number}/chance"))
        won += worth(played.outcome, first)
    return won / games


def shares(name: str, bots: tuple[str, ...], games: int, agreed: dict[str, object]) -> Iterator[Share]:
    """The same for every number that can be given."""
    for choice in amounts_in(game_of(name)).choices:
        yield Share(int(choice), share(name, bots, int(choice), games, agreed))


def proposed(found: list[Share], players: int) -> Share:
    """The number with which the chances are nearest to even; the smaller of equals."""
    return min(found, key=lambda one: (abs(one.won - 1 / players), one.given))


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m gander.research.fair_table")
    asked.add_argument("game", choices=GAMES)
    asked.add_argument("bots", nargs="+", help="the first is the one that is given something")
    asked.add_argument("--level")
    asked.add_argument("--games", type=int, default=2_000)
    said = asked.parse_args()
    agreed = {"level": said.level} if said.level else {}
    found = []
    for one in shares(said.game, tuple(said.bots), said.games, agreed):
        found.append(one)
        print(f"{one.given}: {one.won:.3f}", flush=True)
    best = proposed(found, len(said.bots))
    far = abs(best.won - 1 / len(said.bots))
    print(f"proposed: {best.given}, {100 * far:.1f} points from even{'' if far <= CLOSE else ': not enough'}")


if __name__ == "__main__":
    main()
