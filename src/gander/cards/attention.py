"""How a bot looks at cards that it can see: every feature of a card is a thing of its own to remember."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from gander.memory.model import Memory, Sight

C = TypeVar("C")


def look_at(memory: Memory, cards: Iterable[tuple[int, C]], features: Sequence[str], effort: float) -> None:
    """Memorise the cards at these places, all at once."""
    memory.see_all(
        [Sight(place, getattr(card, feature), feature) for place, card in cards for feature in features], effort
    )
