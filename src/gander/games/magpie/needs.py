"""How many turns so many pairs need alone on the average (P7): with perfect memory, and by luck alone."""

from functools import cache


@cache
def perfect_turns(unseen: int, single: int = 0) -> float:
    """Who forgets nothing takes what is known to be a pair, and else turns cards that were never turned.

    `unseen` are the pairs of which no card was turned, `single` those of which one was.
    """
    if unseen == 0:
        return float(single)
    cards = 2 * unseen + single
    pair = 1 + perfect_turns(unseen - 1, single)
    known_too_late = single * (1 + pair) if single else 0.0
    both_new = 2 * (unseen - 1) * (1 + perfect_turns(unseen - 2, single + 2)) if unseen > 1 else 0.0
    second = (pair + known_too_late + both_new) / (cards - 1)
    at_once = single * (1 + perfect_turns(unseen, single - 1)) if single else 0.0
    return (2 * unseen * second + at_once) / cards


def turns_by_luck(pairs: int) -> int:
    """With n pairs left one try in 2n − 1 finds one, and these numbers add up to a square."""
    return pairs * pairs
