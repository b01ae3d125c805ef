"""What the answers in a game of The Astute Goose were given from."""

from typing import Any, Final

from gander.contract.game import Seat
from gander.games.goose.bots import GooseBot
from gander.games.goose.pieces import FEATURES, OVERVIEW, SUSPECTS, Answer, Feature, Observation, Propose
from gander.luck import QuickLuck
from gander.memory.answered import AnsweredQuestion, QuestionKind, question
from gander.memory.characters import PROFILES
from gander.memory.exposures import Exposures


def _kind(asked: Feature) -> QuestionKind:
    topics = (asked, *(other for other in FEATURES if other != asked))
    return QuestionKind(topics, tuple(tuple(getattr(card, topic) for topic in topics) for card in SUSPECTS))


_KINDS: Final = {feature: _kind(feature) for feature in FEATURES}


class GooseReader(GooseBot):
    """Sees what somebody in a seat sees, and notes what they were asked and what they said."""

    def __init__(self, seat: Seat) -> None:
        self._exposures = Exposures()
        super().__init__(PROFILES["elephant"], seat, QuickLuck(0), self._exposures)

    def read(self, observation: Observation, move: Any) -> list[AnsweredQuestion]:
        """An answer; of what a group says, only who speaks first does so from memory alone (G8, G11, G19).

        What was just called wrong the page does not offer, so it tells nothing of a memory: it is no answer, and the
        others are as likely as they are without it.
        """
        asked = observation.question
        if asked is None or not isinstance(move, Answer | Propose) or self._proposals or move.value in self._wrong:
            return []
        value_of = [getattr(card, asked.feature) for card in SUSPECTS]
        return [
            question(
                self._exposures,
                _KINDS[asked.feature],
                places=(asked.slot,),
                chosen=0,
                fits=tuple(number for number, value in enumerate(value_of) if value == move.value),
                options=len(OVERVIEW[asked.feature]) - len(self._wrong),
                copies=(1.0,) * len(SUSPECTS),
                out=tuple(int(card in self._gone) for card in SUSPECTS),
                closed=tuple(number for number, value in enumerate(value_of) if value in self._wrong),
            )
        ]


ANSWER_READER: Final = GooseReader
