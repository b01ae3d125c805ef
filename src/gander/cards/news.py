"""What is worth telling while all memorise."""

from collections.abc import Sequence

from gander.cards.memorising import GotReady
from gander.contract.game import Event, Viewer


def worth_telling(events: Sequence[Event], you: Viewer, turned_down: type[Event]) -> list[Event]:
    """Who is ready is told while others are not; once the cards are turned down it does not matter."""
    turned = max((i for i, event in enumerate(events) if isinstance(event, turned_down)), default=-1)
    return [
        event
        for i, event in enumerate(events)
        if not (isinstance(event, GotReady) and (i < turned or event.seat == you))
    ]
