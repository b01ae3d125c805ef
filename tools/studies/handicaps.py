"""A fair table by simulation: what some bots must be given for chances that are about even (A4, A9, M13).

    python -m tools.studies.handicaps GAME tortoise crow --level rookie

plays the same games for every number of glances, or of what else a game has for it, tells from their scores what
cards to start with would make of them, and proposes by the rule of `comparisons.even_chances`. What is proposed is
then played, cards and all, in other games than those that it was chosen by. Who sits where and who starts changes from
game to game, and a shared win counts in parts (A3).
"""

import argparse
from collections.abc import Iterator, Mapping
from typing import Final

from gander.bots import make_bot
from gander.comparisons.even_chances import CLOSE, Amounts, Handicap, Scores, best_handicap, off_by, shares, to_try
from gander.contract import head_start
from gander.contract.game import AnyGame, Outcome, options_from
from gander.contract.options import Option
from gander.games import GAMES
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.research.match import worth
from gander.research.simulate import play_game, seats_in

CHOSEN_BY: Final = "fair"
CHECKED_BY: Final = "checked"
"""Nothing may be chosen by the games that it is shown on: these are two series of seeds."""


def amounts_in(game: AnyGame) -> Option:
    """What has to be played out: a number for every seat, on which the play depends."""
    return next(option for option in game.offers if option.kind == "amounts" and option != head_start.OFFER)


def most_cards(game: AnyGame) -> int:
    return head_start.MOST if head_start.OFFER in game.offers else 0


def outcomes(
    name: str, bots: tuple[str, ...], given: Mapping[str, Amounts], games: int, agreed: dict[str, object], series: str
) -> Iterator[tuple[tuple[int, ...], Outcome]]:
    """So many games in which each bot is given so much: the seat of every bot, and how it ended."""
    game, everybody = game_of(name), range(len(bots))
    for number in range(games):
        seated = [int(bot) for bot in seats_in(number, tuple(map(str, everybody)))]
        by_seat = {option: [amounts[bot] for bot in seated] for option, amounts in given.items()}
        starter = number // len(bots) % len(bots)
        told = {"players": len(bots), "mode": "versus", "starter": starter, **by_seat, **agreed}
        players = [
            make_bot(name, bots[bot], seat, QuickLuck(f"{series} {number}/{bot}")) for seat, bot in enumerate(seated)
        ]
        played = play_game(game, options_from(game, told), players, QuickLuck(f"{series} {number}/chance"))
        yield tuple(seated.index(bot) for bot in everybody), played.outcome


def scores(
    name: str,
    bots: tuple[str, ...],
    amounts: Amounts,
    games: int,
    agreed: dict[str, object],
    series: str = CHOSEN_BY,
) -> Scores:
    """What every bot had at the end, without any cards to start with."""
    given = {amounts_in(game_of(name)).name: amounts}
    return [
        [outcome.scores[seat] for seat in seats]
        for seats, outcome in outcomes(name, bots, given, games, agreed, series)
    ]


def checked(
    name: str,
    bots: tuple[str, ...],
    found: Handicap,
    games: int,
    agreed: dict[str, object],
    series: str = CHECKED_BY,
) -> tuple[float, ...]:
    """Every bot's part of the wins in other games, in which all were given what is proposed."""
    game = game_of(name)
    given = {amounts_in(game).name: found.played} | ({head_start.OFFER.name: found.cards} if most_cards(game) else {})
    won = [0.0] * len(bots)
    for seats, outcome in outcomes(name, bots, given, games, agreed, series):
        won = [part + worth(outcome, seat) for part, seat in zip(won, seats, strict=True)]
    return tuple(part / games for part in won)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tools.studies.handicaps")
    asked.add_argument("game", choices=GAMES)
    asked.add_argument("bots", nargs="+")
    asked.add_argument("--level")
    asked.add_argument("--games", type=int, default=300, help="for each number that can be given")
    asked.add_argument("--check", type=int, default=2_000, help="games in which the proposal is played")
    said = asked.parse_args()
    agreed = {"level": said.level} if said.level else {}
    game, bots = game_of(said.game), tuple(said.bots)
    nobody = (0,) * len(bots)
    played = {nobody: scores(said.game, bots, nobody, said.games, agreed)}
    option = amounts_in(game)
    for amounts in to_try(played[nobody], [int(choice) for choice in option.choices]):
        if amounts not in played:
            played[amounts] = scores(said.game, bots, amounts, said.games, agreed)
        alone = best_handicap({amounts: played[amounts]}, most_cards(game))
        print(f"{option.name} {_said(amounts)}: {_parts(shares(played[amounts], nobody))}", end="")
        print(f"; with cards {_said(alone.cards)}: {_parts(alone.shares)}", flush=True)
    best = best_handicap(played, most_cards(game))
    print(f"proposed: {option.name} {_said(best.played)}, cards {_said(best.cards)}: {_parts(best.shares)}", flush=True)
    if said.check:
        found = checked(said.game, bots, best, said.check, agreed)
        enough = "" if off_by(found) <= CLOSE else ": not enough"
        print(f"checked: {_parts(found)}, {100 * off_by(found):.1f} points from even{enough}")


def _said(amounts: Amounts) -> str:
    return ",".join(map(str, amounts))


def _parts(found: tuple[float, ...]) -> str:
    return " ".join(f"{share:.3f}" for share in found)


if __name__ == "__main__":
    main()
