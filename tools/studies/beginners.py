"""How often somebody who plays for the first time wins, by the character in the other seats.

A beginner is a character's memory without its wits: somebody who looks and remembers as people of that age do, draws no
conclusions yet, and lapses as often as the most forgetful character. Nobody was measured for this. It answers one
question: whom should a stranger be offered first? `python -m tools.figures beginners` makes a table of it.
"""

from typing import Final

from msgspec.structs import replace

from gander.bots import make_bot
from gander.contract.bot import AnyBot
from gander.contract.game import AnyGame, Luck, Seat
from gander.games import box
from gander.luck import QuickLuck
from gander.memory.characters import PROFILES, Profile
from gander.research.simulate import play_game

LIKE: Final = {"a young adult": "otter", "somebody of seventy": "tortoise", "a child of eight": "squirrel"}
"""Whose memory a beginner has. No character was fitted to children; the squirrel stands a little below the tortoise."""
OPPONENTS: Final = ("chick", "squirrel", "tortoise", "otter")


def beginner_like(character: str) -> Profile:
    """That memory in somebody who does not know the game yet."""
    profile = PROFILES[character]
    return replace(profile, wits=0, traits=replace(profile.traits, lapse=PROFILES["chick"].traits.lapse))


def wins(game: AnyGame, beginner: Profile, opponent: str, games: int, seed: str = "0") -> list[float]:
    """The beginner's part of each win at the easiest level, with as few players as the game allows. The seats take
    turns; a shared win is shared."""
    players = game.players["versus"][0]
    won = []
    for number in range(games):
        mine = number % players
        bots = [
            _sits_down(game, seat, beginner if seat == mine else opponent, QuickLuck(f"{seed}/{number}/seat {seat}"))
            for seat in range(players)
        ]
        luck = QuickLuck(f"{seed}/{number}/chance")
        played = play_game(game, game.options(players=players, mode="versus"), bots, luck)
        winners = played.outcome.winners
        won.append((mine in winners) / len(winners))
    return won


def _sits_down(game: AnyGame, seat: Seat, who: Profile | str, luck: Luck) -> AnyBot:
    if isinstance(who, str):
        return make_bot(game.name, who, seat, luck)
    return box(game.name).bots.character(who, seat, luck)
