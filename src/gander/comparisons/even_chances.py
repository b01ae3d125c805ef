"""What to give at a table so that all have about the same chances: glances first, then cards to start with (A4, A9).

Nobody's play depends on who is ahead, so games that were played without cards tell what would have come of them with
any number. Glances change the play and have to be played out: `to_try` says which, `best_handicap` chooses among them.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, TypeAlias

from msgspec import Struct

CLOSE: Final = 0.05
"""Chances are about even if none is further from it than this."""
ERRORS: Final = 0.5
"""By how many standard errors they have to be close. A card may be worth seven points: to be surer than this would mean
to pass over the nearest that there is, or the one with fewer cards."""

Scores: TypeAlias = Sequence[Sequence[int]]
"""What each player had at the end of each game, nobody having been given a card. Players keep their place in the row
wherever they sat."""
Amounts: TypeAlias = tuple[int, ...]
"""How many each player is given."""


class Handicap(Struct, frozen=True):
    """What everybody is given, and their parts of the wins with it."""

    played: Amounts
    """What the games were played with: glances, or what else a game has for it."""
    cards: Amounts
    shares: tuple[float, ...]

    @property
    def off(self) -> float:
        """How far the chances are from even, at worst."""
        return off_by(self.shares)

    @property
    def is_even(self) -> bool:
        return self.off <= CLOSE


def shares(scores: Scores, cards: Amounts) -> tuple[float, ...]:
    """Everybody's part of the wins if they start with these cards; those who share a win have a part of it (A3)."""
    won = [0.0] * len(cards)
    for game in scores:
        points = [score + ahead for score, ahead in zip(game, cards, strict=True)]
        winners = [player for player, score in enumerate(points) if score == max(points)]
        for winner in winners:
            won[winner] += 1 / len(winners)
    return tuple(part / len(scores) for part in won)


def off_by(found: tuple[float, ...]) -> float:
    """How far from even the chances are, at worst."""
    return max(abs(share - 1 / len(found)) for share in found)


def points_behind(scores: Scores) -> tuple[float, ...]:
    """By how many points each player usually is behind the strongest."""
    means = [sum(game[player] for game in scores) / len(scores) for player in range(len(scores[0]))]
    return tuple(max(means) - mean for mean in means)


def to_try(scores: Scores, choices: Sequence[int]) -> tuple[Amounts, ...]:
    """What is worth playing out, by games in which nobody was given anything: each choice for the weakest, nothing for
    the strongest, and for those between by how far behind they are."""
    gaps = points_behind(scores)
    furthest = max(gaps) or 1
    return tuple(
        tuple(max(choice for choice in choices if choice <= most * gap / furthest + 1e-9) for gap in gaps)
        for most in choices
    )


def best_handicap(played: Mapping[Amounts, Scores], most_cards: int) -> Handicap:
    """Fewest cards win, among equals the chances nearest to even, among equals what is given less.

    Only what is surely close counts; where nothing is, the nearest to even is taken, and `is_even` says what it is.
    """
    found = [_with_cards(amounts, scores, most_cards) for amounts, scores in played.items()]
    sure = [one for one in found if is_sure(one.shares, len(played[one.played]))]
    if not sure:
        return min(found, key=lambda one: (one.off, sum(one.cards), sum(one.played)))
    return min(sure, key=lambda one: (sum(one.cards), one.off, sum(one.played)))


def is_sure(found: tuple[float, ...], games: int) -> bool:
    """Whether chances are close by more than chance: other games should say the same."""
    even = 1 / len(found)
    return off_by(found) + ERRORS * sqrt(even * (1 - even) / games) <= CLOSE


def _with_cards(amounts: Amounts, scores: Scores, most_cards: int) -> Handicap:
    """One card after the other for the one with the smallest chance, until the chances are surely close; never for the
    strongest. If they never are: the nearest to even on the way."""
    gaps = points_behind(scores)
    strongest = gaps.index(0)
    cards = (0,) * len(gaps)
    nearest = Handicap(amounts, cards, shares(scores, cards))
    while not is_sure(nearest.shares, len(scores)):
        found = shares(scores, cards)
        weakest = min((one for one in range(len(gaps)) if one != strongest), key=lambda one: (found[one], -gaps[one]))
        if found[weakest] >= 1 / len(gaps) or cards[weakest] == most_cards:
            break
        cards = tuple(count + (one == weakest) for one, count in enumerate(cards))
        nearest = min(nearest, Handicap(amounts, cards, shares(scores, cards)), key=lambda one: one.off)
    return nearest
