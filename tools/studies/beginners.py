"""How often somebody who plays for the first time wins, by the character in the other seats.

    python -m tools.studies.beginners [GAMES]

prints a table of `docs/papers/bots.md`. A beginner is a character's memory without its wits: somebody who looks and
remembers as people of that age do, draws no conclusions yet, and lapses as often as the most forgetful character.
Nobody was measured for this. It answers one question: whom should a stranger be offered first?
"""

import sys
from functools import partial
from typing import Final

from msgspec.structs import replace

from gander.bots import make_bot
from gander.contract.bot import AnyBot
from gander.contract.game import AnyGame, Luck, Seat
from gander.games import GAMES, box
from gander.luck import QuickLuck
from gander.memory.characters import PROFILES, Profile
from gander.research.simulate import play_game

LIKE: Final = {"a young adult": "otter", "somebody of seventy": "tortoise", "a child of eight": "squirrel"}
"""Whose memory a beginner has. No character was fitted to children; the squirrel stands a little below the tortoise."""
OPPONENTS: Final = ("chick", "squirrel", "tortoise", "otter")
GAMES_PLAYED: Final = 400


def beginner_like(character: str) -> Profile:
    """That memory in somebody who does not know the game yet."""
    profile = PROFILES[character]
    return replace(profile, wits=0, traits=replace(profile.traits, lapse=PROFILES["chick"].traits.lapse))


def part_of_the_win(game: AnyGame, beginner: Profile, opponent: str, games: int) -> float:
    """At the easiest level, with as few players as the game allows. The seats take turns; a shared win is shared."""
    players = game.players["versus"][0]
    won = 0.0
    for number in range(games):
        mine = number % players
        bots = [
            _sits_down(game, seat, beginner if seat == mine else opponent, QuickLuck(f"{number}/seat {seat}"))
            for seat in range(players)
        ]
        played = play_game(game, game.options(players=players, mode="versus"), bots, QuickLuck(f"{number}/chance"))
        winners = played.outcome.winners
        won += (mine in winners) / len(winners)
    return won / games


def _sits_down(game: AnyGame, seat: Seat, who: Profile | str, luck: Luck) -> AnyBot:
    if isinstance(who, str):
        return make_bot(game.name, who, seat, luck)
    return box(game.name).bots.character(who, seat, luck)


def report(games: int) -> str:
    """Where there is nothing to remember all beginners are alike."""
    lines = [f"| a beginner like … | {' | '.join(OPPONENTS)} |", "| --- |" + " --- |" * len(OPPONENTS)]
    for game in GAMES.values():
        known = LIKE if box(game.name).answer_reader is not None else {"anybody": "otter"}
        for who, character in known.items():
            share = partial(part_of_the_win, game, beginner_like(character), games=games)
            lines.append(f"| {game.name}, {who} | " + " | ".join(f"{share(other):.0%}" for other in OPPONENTS) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PLAYED))
