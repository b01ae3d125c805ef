"""A player of The Astute Goose. It remembers as its character does; how much it also reasons is a dial of its own.

It remembers the three features of each suspect, apart from one another. With its wits it also reasons:

- a value that was called wrong for this suspect is out;
- a card that it saw leave the game lies nowhere any more;
- two values meet on one card only, so what it remembers of two features speaks for the third.

Without wits it says what comes to mind. It uses a glance where that would be a guess, and takes the word of
somebody who has just looked.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import UNSET

from gander.cards.attention import look_at
from gander.contract.bot import BotMakers
from gander.contract.game import Event, Luck, Seat
from gander.contract.glances import Glance
from gander.games.goose.pieces import (
    FEATURES,
    OVERVIEW,
    SUSPECTS,
    Accept,
    Answer,
    Answered,
    Boxed,
    Dealt,
    FaceUp,
    Feature,
    Glanced,
    Looked,
    Missed,
    Move,
    NewCard,
    Observation,
    Propose,
    Proposed,
    Question,
    Rolled,
    Slipped,
    Suspect,
    Value,
    Won,
)
from gander.memory.characters import Profile
from gander.memory.glance_timing import is_worth_a_glance
from gander.memory.model import LOOK, STUDY, Memory, Recollection
from gander.memory.wits import happens

HEARD: Final = 3.0
"""How much likelier a value gets each time that somebody else proposes it."""


def _asked_first(feature: Feature) -> tuple[Feature, ...]:
    return (feature, *(other for other in FEATURES if other != feature))


_CARDS: Final = {
    feature: tuple((card, *(getattr(card, f) for f in _asked_first(feature))) for card in SUSPECTS)
    for feature in FEATURES
}
"""All cards, each with its value of the feature that is asked and with its two others: they are gone through often."""
# Laid out beforehand, too: a union is made anew wherever it is written.
_SHOWS_A_FACE: Final = (Looked, Won, Missed)
_TAKES_AWAY: Final = (Won, Missed, Boxed, Slipped)


class GooseBot:
    """One character in one seat. All it knows it has from `see`, so it can take over from somebody else."""

    def __init__(self, profile: Profile, seat: Seat, luck: Luck, memory: Memory | None = None) -> None:
        self._wits = profile.wits
        self._seat = seat
        self._luck = luck
        self._memory = memory or Memory(profile, luck)
        self._gone: set[Suspect] = set()
        self._slot = 0
        self._wrong: set[Value] = set()
        self._proposals: list[Proposed] = []
        self._recollection: Recollection[Value] | None = None
        self._glanced: Glanced | None = None
        """A look at the suspect that is asked about, by anybody (A5)."""

    # Seeing ----------------------------------------------------------------------------------------------------------

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Dealt):
                self._look_at(range(event.suspects), observation, STUDY)
            elif isinstance(event, NewCard):
                self._look_at((event.slot,), observation, LOOK)
            elif isinstance(event, Rolled):
                self._hear_question(event)
            elif isinstance(event, Answered):
                self._hear_answer(event)
            elif isinstance(event, Proposed):
                self._proposals.append(event)
            elif isinstance(event, _SHOWS_A_FACE):
                self._see_face(event)
            elif isinstance(event, Glanced):
                self._see_glance(event)
            if isinstance(event, _TAKES_AWAY):
                self._memory.clear(self._slot)

    def _look_at(self, slots: Iterable[int], observation: Observation, effort: float) -> None:
        """Memorise cards that lie face up, all at once (G6, G14)."""
        places = [(slot, observation.lineup[slot]) for slot in slots]
        cards = [(slot, place.suspect) for slot, place in places if isinstance(place, FaceUp)]
        look_at(self._memory, cards, FEATURES, effort)

    def _hear_question(self, rolled: Rolled) -> None:
        """A question takes everybody's attention, and so is an event for the memory (G7)."""
        self._memory.tick()
        self._slot = rolled.slot
        self._wrong.clear()
        self._proposals.clear()
        self._recollection = self._glanced = None

    def _hear_answer(self, answered: Answered) -> None:
        """Nearly everybody heeds what was called wrong a moment ago: three chances to think of it (G11)."""
        if not answered.right and happens(1 - (1 - self._wits) ** 3, self._luck):
            self._wrong.add(answered.value)

    def _see_face(self, event: Looked | Won | Missed) -> None:
        """A card whose face one sees now will not come again (G9, G10, G18)."""
        if event.suspect is not None and happens(self._wits, self._luck):
            self._gone.add(event.suspect)

    def _see_glance(self, glanced: Glanced) -> None:
        """What one looks at oneself is learnt again (A5)."""
        if glanced.place == self._slot:
            self._glanced = glanced
        if glanced.card is not None:
            look_at(self._memory, [(glanced.place, glanced.card)], FEATURES, LOOK)

    # Choosing --------------------------------------------------------------------------------------------------------

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        question = observation.question
        if question is None:
            return moves[0]  # to be ready, or to roll
        chances = self.chances(question)
        if self._recollection is None:
            if self._looks(question, chances, observation, moves):
                return Glance(question.slot)
            self._recollection = self._certain(question) or self._memory.draw(chances)
        value = self._recollection.value
        if observation.phase != "agree":
            return Answer(value)
        proposal = observation.proposal
        return Propose(value) if proposal is None else self._reply(proposal.value, value, chances)

    def chances(self, question: Question) -> dict[Value, float]:
        """How likely each value is, by memory and by reasoning; values that are out are not among them."""
        remembered = {f: self._memory.distribution(question.slot, OVERVIEW[f], f) for f in FEATURES}
        weights = {value: 0.0 for value in OVERVIEW[question.feature] if value not in self._wrong}
        asked, one, other = (remembered[f] for f in _asked_first(question.feature))
        for card, value, beside, also_beside in _CARDS[question.feature]:
            if value in weights and card not in self._gone:
                weights[value] += asked[value] * (one[beside] * other[also_beside]) ** self._wits
        total = sum(weights.values())
        return {value: weight / total for value, weight in weights.items()}

    def _reply(self, proposed: Value, own: Value, chances: dict[Value, float]) -> Move:
        """Accept, unless surer of another value; but speak against others once only, or two would argue for ever."""
        if proposed == own or self._has_objected() or self._has_looked():
            return Accept()
        return Propose(own) if self._after_talk(own, chances) > self._after_talk(proposed, chances) else Accept()

    def _looks(
        self, question: Question, chances: dict[Value, float], observation: Observation, moves: tuple[Move, ...]
    ) -> bool:
        """Look at the suspect that is asked about, if it would be a guess (A5)."""
        if observation.glances is UNSET or Glance(question.slot) not in moves:
            return False
        answers = (1 + observation.deck) / len(observation.ready)
        return is_worth_a_glance(max(chances.values()), observation.glances.left[self._seat], answers)

    def _certain(self, question: Question) -> Recollection[Value] | None:
        """What one has just seen oneself."""
        if self._glanced is None or self._glanced.card is None:
            return None
        return Recollection(getattr(self._glanced.card, question.feature), 1.0)

    def _has_looked(self) -> bool:
        """Whether the last proposal comes from somebody who has looked."""
        return self._glanced is not None and self._proposals[-1].seat == self._glanced.seat

    def _has_objected(self) -> bool:
        """Whether one has proposed something after somebody else had."""
        mine = [proposal.seat == self._seat for proposal in self._proposals]
        return any(mine[1:])

    def _after_talk(self, value: Value, chances: dict[Value, float]) -> float:
        """How likely a value is, given who else is for it."""
        voices = sum(proposal.value == value and proposal.seat != self._seat for proposal in self._proposals)
        return chances.get(value, 0.0) * HEARD**voices


BOTS: Final = BotMakers(GooseBot)
