"""How long the players of MMM… Brains! think about a move, how long a game takes to review, and its end to solve."""

from __future__ import annotations

from functools import partial
from time import process_time
from typing import Any

from bench.measure import speed
from gander.bots import make_bot
from gander.contract.game import CHANCE
from gander.contract.played_game import PlayedGame
from gander.games import BOXES
from gander.games.brains.chances.course import course
from gander.games.brains.chances.win_chances import Position, win_chances
from gander.games.brains.game import GAME
from gander.games.brains.odds.turn_odds import best_choice, final_values, worth_of_taking
from gander.games.brains.pieces import Options
from gander.luck import QuickLuck
from gander.measures.reference import from_record, play
from tools.brains_solver.two import solve

DECISIONS = 300
GOAL_MILLISECONDS = 50
GOAL_REVIEW_MILLISECONDS = 1000
CHARACTERS = ("squirrel", "otter", "crow", "elephant")


def tables(players: int, count: int) -> list[tuple[Any, Any]]:
    """So many moments of games among elephants in which there is something to decide: the view, and the moves."""
    luck = QuickLuck(1)
    bot = make_bot("brains", "elephant", 0, luck)
    found: list[tuple[Any, Any]] = []
    state = GAME.setup(Options(players))
    while len(found) < count:
        acting = GAME.to_move(state)
        if not acting:
            state = GAME.setup(Options(players))
        elif acting[0] == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.chance(state, luck)).after
        else:
            asked = GAME.observe(state, acting[0]), GAME.legal_moves(state, acting[0])
            if len(asked[1]) > 1:
                found.append(asked)
            state = GAME.apply(state, acting[0], bot.choose(*asked)).after
    return found


def decide(character: str, asked: list[tuple[Any, Any]]) -> int:
    bot = make_bot("brains", character, 0, QuickLuck(1))
    for observation, moves in asked:
        bot.choose(observation, moves)
    return len(asked)


def slowest(character: str, asked: list[tuple[Any, Any]]) -> float:
    """The CPU seconds of the longest decision."""
    bot = make_bot("brains", character, 0, QuickLuck(1))
    seconds = []
    for observation, moves in asked:
        start = process_time()
        bot.choose(observation, moves)
        seconds.append(process_time() - start)
    return max(seconds)


def odds_of_a_turn() -> int:
    """The best of the 32 choices with two throws left, from nothing but what the totals are worth."""
    for _ in range(DECISIONS):
        best_choice(final_values(worth_of_taking(), 0), (1, 2, 3, 4, 5), 2)
    return DECISIONS


def game_of(players: int) -> PlayedGame:
    """A game of people who know nothing, which is a long one, and of whose course nothing has been read yet."""
    return from_record(*play("brains", Options(players), BOXES["brains"].measure.guessing, QuickLuck(1)))


def look_back(played: PlayedGame) -> int:
    course(played, 0)
    return 1


def print_reviews() -> None:
    """How a whole game went: the first time, when the shipped chances are read, and from then on."""
    print("review of a whole game: milliseconds of CPU time")
    print(f"{'':24}{'turns':>8}{'first':>8}{'then':>8}{'ratio':>10}")
    for players in (3, 4, 5):
        played = game_of(players)
        start = process_time()
        turns = len(course(played, 0).turns)
        first = process_time() - start
        found = speed(partial(look_back, played))
        title = f"{players} players"
        print(f"{title:24}{turns:>8}{1000 * first:>8.0f}{1000 / found.per_second:>8.0f}{found.per_yardstick:>10.7f}")
    print(f"{'goal':32}{GOAL_REVIEW_MILLISECONDS:>8}{GOAL_REVIEW_MILLISECONDS:>8}")


def run() -> None:
    """Print a line for each character and number of players."""
    print_reviews()
    start = process_time()
    win_chances(Position((20, 30, 50), (0, 1, 2)))
    print(f"the shipped chances of one arrangement of three players: read in {1000 * (process_time() - start):.0f} ms")
    print("odds: milliseconds of CPU time per decision in MMM… Brains!, median of five")
    print(f"{'':24}{'mean':>8}{'longest':>10}{'ratio':>10}")
    for players in (3, 4, 5):
        asked = tables(players, DECISIONS)
        for character in CHARACTERS:
            found = speed(partial(decide, character, asked))
            longest = slowest(character, asked)
            title = f"{character}, {players} players"
            print(
                f"{title:24}{1000 / found.per_second:>8.2f}{1000 * longest:>10.2f}{found.per_yardstick:>10.5f}",
                flush=True,
            )
    turn = speed(odds_of_a_turn)
    print(f"{'one turn, nothing else':24}{1000 / turn.per_second:>8.2f}{'':10}{turn.per_yardstick:>10.5f}")
    print(f"{'goal':24}{'':8}{GOAL_MILLISECONDS:>10}")
    start = process_time()
    solve()
    print(f"the end with two players, all holdings: solved in {process_time() - start:.1f} s of CPU time (goal 60)")
    print("ratio: decisions made while the yardstick of bench/measure.py goes one round")
