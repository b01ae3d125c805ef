"""A best of three: whoever first wins two games, also among more than two. A win that is shared counts for nobody."""

from typing import Final, TypeAlias

from gander.contract.game import Outcome

Wins: TypeAlias = tuple[int, ...]
"""How many games each seat has won."""

NEEDED: Final = 2


def with_winner(wins: Wins, outcome: Outcome | None) -> Wins:
    winners = outcome.winners if outcome else ()
    return tuple(won + (winners == (seat,)) for seat, won in enumerate(wins))


def runs(wins: Wins | None) -> bool:
    """Whether there is a series that nobody has won yet."""
    return wins is not None and max(wins) < NEEDED
