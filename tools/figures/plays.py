"""What is played for a row of a table."""

from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt
from statistics import fmean
from typing import Final

from gander.bots import make_bot
from gander.comparisons.even_chances import Amounts, Scores, best_handicap, shares, to_try
from gander.contract.game import Level, options_from
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.research.match import worth
from gander.research.simulate import Plan, play_game, simulate_one
from gander.research.standings import SURE, Mean, by_bot, differences, mean_of
from tools.figures.cells import cell, share
from tools.figures.table import FEW, Row
from tools.studies.baselines import baseline
from tools.studies.beginners import beginner_like, wins
from tools.studies.boar_search import ROLLOUTS, between, study
from tools.studies.handicaps import CHECKED_BY, CHOSEN_BY, amounts_in, checked, most_cards, scores

NAMES: Final[Mapping[str, str]] = {"uniform": "random moves"}
NOTHING: Final = (0, 0)
SEARCHED_AGAIN: Final = 20
"""Decisions; each takes some thousand games."""
CHOSEN_BY_GAMES: Final = 300
"""As many as for a proposal, for each number of glances that is tried."""


def duel(game: str, level: str, weaker: str, stronger: str, games: int) -> Row:
    """`chick over random moves`, a line of a table of duels."""
    label = f"{NAMES.get(stronger, stronger)} over {NAMES.get(weaker, weaker)}"
    return Row(label, games, partial(_ahead, game, level, (weaker, stronger)))


def against(label: str, game: str, level: str, bots: tuple[str, ...], games: int) -> Row:
    """How much better the last of these does than the first, who may sit in several seats."""
    return Row(label, games, partial(_ahead, game, level, bots))


def _ahead(game: str, level: str, bots: tuple[str, ...], games: int, seed: str) -> Sequence[str]:
    rules = game_of(game)
    options = options_from(rules, {"players": len(bots), "mode": "versus", "level": level})
    plan = Plan(game, options, bots, seed)
    (found,) = differences([simulate_one(plan, number) for number in range(games)])
    return f"{games:,}", cell(_turned(found.score), 2), share(_turned(found.win), 1)


def _turned(found: Mean) -> Mean:
    return Mean(-found.mean, found.margin)


def alone(label: str, game: str, level: str, bots: Sequence[str], games: int, digits: int = 1, sign: int = 1) -> Row:
    """What each of these reaches alone. With a sign of −1 a score below zero is told as what it counts."""

    def play(games: int, seed: str) -> Sequence[str]:
        found = [baseline(game, bot, games, seed, level) for bot in bots]
        return [cell(Mean(sign * one.mean, one.margin), digits) for one in found]

    return Row(label, games, play)


def one_among(one: str, other: str, others: int, games: int) -> Row:
    """The part of the wins of one character among several of another kind, in MMM… Brains!"""
    label = f"{one} | {('two', 'three', 'four')[others - 2]} {other}s"

    def play(games: int, seed: str) -> Sequence[str]:
        return f"{games:,}", share(_among(one, other, others, games, seed), 1), f"{100 / (1 + others):.3g} %"

    return Row(label, games, play, FEW)


def two_among(ones: Sequence[str], other: str, games: int) -> Row:
    """The part of the wins of each of these between two of another kind."""

    def play(games: int, seed: str) -> Sequence[str]:
        return [share(_among(one, other, 2, games, seed), 1) for one in ones]

    return Row(f"two of `{other}`", games, play)


def _among(one: str, other: str, others: int, games: int, seed: str) -> Mean:
    options = options_from(game_of("brains"), {"players": 1 + others, "mode": "versus"})
    plan = Plan("brains", options, (one, *(other,) * others), seed)
    return by_bot([simulate_one(plan, number) for number in range(games)])[0].win


def behind(third: str, games: int) -> Row:
    """What an elephant and a crow win beside a third in MMM… Brains!, by which of them sits behind the third."""

    def play(games: int, seed: str) -> Sequence[str]:
        options = options_from(game_of("brains"), {"players": 3, "mode": "versus"})
        won: list[str] = []
        for two in (("elephant", "crow"), ("crow", "elephant")):
            plan = Plan("brains", options, (third, *two), seed)
            standings = by_bot([simulate_one(plan, _kept_in_order(number)) for number in range(games)])
            by_name = {standing.name: standing.win for standing in standings}
            won += [share(by_name["elephant"], 1), share(by_name["crow"], 1)]
        return won

    return Row(third, games, play)


def _kept_in_order(number: int) -> int:
    """The games of three in which they sit round the table in the order in which they are named."""
    return number // 3 * 6 + number % 3


def beginner(label: str, game: str, like: str, opponents: Sequence[str], games: int) -> Row:
    """How often somebody wins who plays for the first time."""

    def play(games: int, seed: str) -> Sequence[str]:
        return [share(mean_of(wins(game_of(game), beginner_like(like), other, games, seed))) for other in opponents]

    return Row(label, games, play)


def learned(label: str, bots: tuple[str, ...], level: str, deals: int) -> Row:
    """The part of the win of the first of these in the Boar, each deal from every seat."""

    rules, seats = game_of("boar"), range(len(bots))
    options = options_from(rules, {"players": len(bots), "mode": "versus", "level": level})

    def won(deal: int, own: int, seed: str) -> float:
        players = [
            make_bot("boar", bots[(seat - own) % len(bots)], seat, QuickLuck(f"{seed} {deal}/{own}/seat {seat}"))
            for seat in seats
        ]
        return worth(play_game(rules, options, players, QuickLuck(f"{seed} {deal}/chance")).outcome, own)

    def play(deals: int, seed: str) -> Sequence[str]:
        parts = [fmean(won(deal, own, seed) for own in seats) for deal in range(deals)]
        return f"{deals:,}", cell(mean_of(parts), 3), f"{1 / len(bots):.3f}"

    return Row(label, deals, play)


def searched(bot: str, players: int, level: Level, decisions: int) -> Row:
    """What somebody gives away in the Boar, as a search finds that takes its time."""

    def play(decisions: int, seed: str) -> Sequence[str]:
        found = study(between(bot, players, level, seed), decisions, ROLLOUTS)
        same = f"{100 * found.same / decisions:.1f} %"
        return same, cell(found.given_away, 3), cell(found.measured_anew, 3), f"{found.worst:.2f}"

    return Row(f"`{bot}`, {players} players, {level}", decisions, play, SEARCHED_AGAIN)


def glances(game: str, level: str, bots: tuple[str, str], games: int) -> Row:
    """The first one's part of the wins with so many glances, the other having none."""

    def play(games: int, seed: str) -> Sequence[str]:
        choices = amounts_in(game_of(game)).choices
        agreed: dict[str, object] = {"level": level}
        played = [scores(game, bots, (int(given), 0), games, agreed, f"{CHOSEN_BY}{seed}") for given in choices]
        return [share(_part(shares(each, NOTHING)[0], games)) for each in played]

    return Row(_of_two(game, level, bots), games, play)


def with_cards(game: str, level: str, bots: tuple[str, str], games: int) -> Row:
    """Glances and cards that make two about even by some games, and the first one's part of the wins in others."""

    def play(games: int, seed: str) -> Sequence[str]:
        rules, tried = game_of(game), min(games, CHOSEN_BY_GAMES)
        agreed: dict[str, object] = {"level": level}
        amounts, series = amounts_in(rules), f"{CHOSEN_BY}{seed}"
        played: dict[Amounts, Scores] = {NOTHING: scores(game, bots, NOTHING, tried, agreed, series)}
        for given in to_try(played[NOTHING], [int(choice) for choice in amounts.choices]):
            played[given] = scores(game, bots, given, tried, agreed, series)
        best = best_handicap(played, most_cards(rules))
        found = checked(game, bots, best, games, agreed, f"{CHECKED_BY}{seed}")
        before = share(_part(shares(played[NOTHING], NOTHING)[0], tried))
        return before, str(best.played[0]), str(best.cards[0]), f"{best.shares[0]:.0%}", share(_part(found[0], games))

    # With fewer games something else would be chosen, and what comes of that is not what stands on the page.
    return Row(_of_two(game, level, bots), games, play, CHOSEN_BY_GAMES)


def _of_two(game: str, level: str, bots: tuple[str, str]) -> str:
    return f"{game} | {level} | {bots[0]} against {bots[1]}"


def _part(part: float, games: int) -> Mean:
    """As of games that are won or lost; where wins are shared it is a little less."""
    return Mean(part, SURE * sqrt(part * (1 - part) / games))
