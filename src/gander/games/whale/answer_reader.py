"""What the pointings in a game of The Wise Whale were made from."""

from functools import cache
from typing import Any, Final

from gander.contract.game import Seat
from gander.games.whale.bots import WhaleBot
from gander.games.whale.pieces import CARDS, FEATURES, Observation, Point, is_hit
from gander.luck import QuickLuck
from gander.memory.answered import AnsweredQuestion, QuestionKind, question
from gander.memory.characters import PROFILES
from gander.memory.exposures import Exposures


@cache
def _kind(columns: int) -> QuestionKind:
    cards = tuple(tuple(getattr(card, feature) for feature in FEATURES) for card in CARDS)
    return QuestionKind(FEATURES, cards, all_speak=True, points=True, columns=columns)


class WhaleReader(WhaleBot):
    """Sees what somebody in a seat sees, and notes where they pointed and why they could."""

    def __init__(self, seat: Seat) -> None:
        self._exposures = Exposures()
        super().__init__(PROFILES["elephant"], seat, QuickLuck(0), self._exposures)

    def read(self, observation: Observation, move: Any) -> list[AnsweredQuestion]:
        turned = observation.turned
        if turned is None or not isinstance(move, Point):
            return []
        places = tuple(range(len(observation.grid)))
        return [
            question(
                self._exposures,
                _kind(observation.columns),
                places=places,
                chosen=move.place,
                fits=tuple(number for number, card in enumerate(CARDS) if is_hit(card, turned)),
                options=len(places),
                copies=(1.0,) * len(CARDS),
                out=tuple(int(card in self._gone or card == turned) for card in CARDS),
            )
        ]


ANSWER_READER: Final = WhaleReader
