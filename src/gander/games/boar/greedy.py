"""A yardstick for players of The Brilliant Boar: it forgets nothing and thinks of nothing but the next pair."""

from gander.contract.game import Event, Seat
from gander.games.boar.pieces import Animal, Draw, Drawn, Faces, Move, Observation, Play, Played


class GreedyBoar:
    """Plays a card if one matches, else draws. With an empty deck it lays one that nobody else holds, if it can."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._hand: list[Animal] = []
        self._top: Animal | None = None

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Drawn) and event.seat == self._seat and self._top is not None:
                self._hand.append(self._top)
            elif isinstance(event, Played) and event.seat == self._seat:
                del self._hand[event.slot]
        self._top = observation.top

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        if observation.phase == "choose":
            return moves[0]
        for slot, animal in enumerate(self._hand):
            if animal in observation.table or animal == observation.top:
                return self._play(slot, observation)
        return self._play(self._safest(observation), observation) if observation.top is None else Draw()

    def _play(self, slot: int, observation: Observation) -> Play:
        return Play(slot, self._hand[slot] if observation.naming else None)

    def _safest(self, observation: Observation) -> int:
        wanted = {animal for hand in observation.hands if isinstance(hand, Faces) for animal in hand.animals}
        return next((slot for slot, animal in enumerate(self._hand) if animal not in wanted), 0)
