"""A player of The Brilliant Boar. It knows its own hand only from memory, and sees everybody else's.

Whenever it has the turn it goes over its hand: at each place something comes to mind. With its wits it also weighs how
likely that is, given what it sees and what it knows to be gone. Then

- it looks at a card that may well match and may well not, if it has a glance to spare;
- it plays the card that promises most, if a match is likely enough for the risk: a card that matches nothing is lost,
  and a present if somebody else holds its like;
- it pairs with the table before it pairs with the deck's top;
- else it draws; with an empty deck it lays the card that helps the others least;
- towards the end, when it is sure of its hand, it thinks every move through (`last_cards.py`).
"""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from gander.contract.bot import BotMakers
from gander.contract.game import Event, Luck, Seat
from gander.contract.glances import Glance
from gander.games.boar.greedy import GreedyBoar
from gander.games.boar.last_cards import LastCards, best
from gander.games.boar.learned_bot import LearnedBoar
from gander.games.boar.pieces import (
    COPIES,
    Animal,
    Draw,
    Drawn,
    Erred,
    Faces,
    Glanced,
    Move,
    Observation,
    Paired,
    Play,
    Played,
    Take,
)
from gander.memory.characters import PROFILES, Profile
from gander.memory.glance_timing import is_worth_a_glance
from gander.memory.model import Memory
from gander.memory.wits import happens

MISS: Final = 1.0
"""What a card costs that matches nothing; a pair is 1."""
GIFT: Final = 1.0
"""What it costs on top of that if somebody else can take it."""
SOLO_MISS: Final = 0.15
"""What it costs in the solo game: little, for a hand that grows too full is lost as well (B14, B16)."""
TIDY: Final = 0.01
"""By how much a pair with the table is better than one with the deck's top."""
SURE: Final = 0.8
"""How sure one must be of every card in hand to think a game through to its end."""

Belief = dict[Animal, float]
"""How likely a card is to be each animal."""


class Offer(NamedTuple):
    """A card that could be played, and what it promises, in pairs."""

    gain: float
    play: Play


class BoarBot:
    """One character in one seat. All it knows it has from `see`, so it can take over from somebody else."""

    def __init__(self, profile: Profile, seat: Seat, luck: Luck, memory: Memory | None = None) -> None:
        self._wits, self._rash = profile.wits, profile.rash
        self._seat = seat
        self._luck = luck
        self._memory = memory or Memory(profile, luck)
        self._gone: Counter[Animal] = Counter()
        self._top: Animal | None = None
        self._glanced: Glanced | None = None
        """One's own look, until one draws or plays (A5)."""

    # Seeing ----------------------------------------------------------------------------------------------------------

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Drawn):
                self._see_drawn(event, observation)
            elif isinstance(event, Played):
                self._see_played(event)
            elif isinstance(event, Glanced):
                self._see_glance(event)
            elif isinstance(event, Paired) and happens(self._wits, self._luck):
                self._gone[event.animal] += 2
            elif isinstance(event, Erred) and happens(self._wits, self._luck):
                self._gone.update((event.animal, event.top))
        self._top = observation.top

    def _see_glance(self, glanced: Glanced) -> None:
        """What one looks at oneself is learnt again (A5)."""
        if glanced.card is not None:
            self._glanced = glanced
            self._memory.see(glanced.place, glanced.card)

    def _see_drawn(self, drawn: Drawn, observation: Observation) -> None:
        """One's own card is the one that lay on the deck a moment ago, and is to be remembered (B4)."""
        if drawn.seat == self._seat:
            self._glanced = None
        if drawn.seat == self._seat and self._top is not None:
            self._memory.see(_cards_in_hand(observation, self._seat) - 1, self._top)
        else:
            self._memory.tick()

    def _see_played(self, played: Played) -> None:
        """When one's own card is played, those behind it move up (B5, B7)."""
        self._memory.tick()
        if played.seat == self._seat:
            self._glanced = None
            self._memory.remove(played.slot)

    # Beliefs ---------------------------------------------------------------------------------------------------------

    def beliefs(self, observation: Observation) -> list[Belief]:
        """What each card of one's own is held to be: without wits what comes to mind, with them the odds."""
        unseen = self._unseen(observation)
        return [self._belief(slot, unseen) for slot in range(_cards_in_hand(observation, self._seat))]

    def _belief(self, slot: int, unseen: dict[Animal, int]) -> Belief:
        if self._glanced is not None and self._glanced.place == slot:
            return {animal: float(animal == self._glanced.card) for animal in unseen}
        odds = self._odds(slot, unseen)
        in_mind = self._memory.draw(odds).value
        return {a: self._wits * chance + (1 - self._wits) * (a == in_mind) for a, chance in odds.items()}

    def _odds(self, slot: int, unseen: dict[Animal, int]) -> Belief:
        """What it may be, by memory and by reasoning: also who goes by what comes to mind feels how sure that is."""
        remembered = self._memory.distribution(slot, tuple(unseen))
        weights = {animal: chance * unseen[animal] ** self._wits for animal, chance in remembered.items()}
        total = sum(weights.values())
        return {animal: weight / total for animal, weight in weights.items()}

    def _unseen(self, observation: Observation) -> dict[Animal, int]:
        """How many of each animal can be in one's hand or in the deck, as far as one knows."""
        seen = self._gone + Counter(observation.table)
        for _, hand in self._other_hands(observation):
            seen.update(hand)
        seen.update(animal for animal in (observation.top, observation.played) if animal is not None)
        return {animal: COPIES - seen[animal] for animal in observation.designs}

    def _other_hands(self, observation: Observation) -> Iterator[tuple[Seat, tuple[Animal, ...]]]:
        for seat, hand in enumerate(observation.hands):
            if seat != self._seat and isinstance(hand, Faces):
                yield seat, hand.animals

    # Choosing --------------------------------------------------------------------------------------------------------

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        if len(moves) == 1:
            return moves[0]
        hand = self.beliefs(observation)
        if (place := self._place_to_look(observation, moves)) is not None:
            return Glance(place)
        if observation.phase != "choose" and happens(self._rash, self._luck):
            return self._rashly(observation, hand, moves)
        if self._thinks_ahead(observation, hand):
            return self._think_ahead(observation, hand)
        if observation.phase == "choose":
            return moves[-1]  # the newest of the table; the deck's top comes first
        return self._turn(observation, hand)

    def _rashly(self, observation: Observation, hand: list[Belief], moves: tuple[Move, ...]) -> Move:
        """Play any card that comes to mind as a match; if none does, make any move."""
        wanted, in_mind = {*observation.table, observation.top}, [_likeliest(belief) for belief in hand]
        matches: list[Move] = [
            Play(slot, animal if observation.naming else None)
            for slot, animal in enumerate(in_mind)
            if animal in wanted
        ]
        any_move = matches or [move for move in moves if not isinstance(move, Glance)]
        return any_move[self._luck.below(len(any_move))]

    def _turn(self, observation: Observation, hand: list[Belief]) -> Move:
        """Play the most promising card if it is worth the risk, or if one must (B12)."""
        gains = {animal: self._gain(animal, observation) for animal in observation.designs}
        losses = {animal: self._loss(animal, observation) for animal in observation.designs}
        offer = max(
            (_offer(slot, belief, gains, losses, observation.naming) for slot, belief in enumerate(hand)),
            key=lambda offer: offer.gain,
        )
        if offer.gain > 0 or observation.top is None:
            return offer.play
        return Draw()

    def _place_to_look(self, observation: Observation, moves: tuple[Move, ...]) -> int | None:
        """The card of which a look would bring most, if the play would be a guess (A5).

        A look brings most where a match is as likely as not: half a pair.
        """
        if observation.glances is UNSET or not isinstance(moves[-1], Glance):
            return None
        fitting, unseen = {*observation.table, observation.top}, self._unseen(observation)
        hand = [self._odds(slot, unseen) for slot in range(_cards_in_hand(observation, self._seat))]
        matches = [sum(chance for animal, chance in odds.items() if animal in fitting) for odds in hand]
        place = min(range(len(hand)), key=lambda place: abs(matches[place] - 0.5))
        sure = abs(2 * matches[place] - 1)
        answers = (1 + observation.deck) / len(observation.hands) + len(hand)
        return place if is_worth_a_glance(sure, observation.glances.left[self._seat], answers) else None

    def _gain(self, animal: Animal, observation: Observation) -> float:
        """What this animal brings if it is played (B8)."""
        if animal in observation.table:
            return 1 + TIDY
        return 1 if animal == observation.top else self._loss(animal, observation)

    def _loss(self, animal: Animal, observation: Observation) -> float:
        """What it brings if it is played and not paired (B10, B16)."""
        if observation.mode == "solo":
            return -SOLO_MISS
        return -MISS - GIFT * any(animal in hand for _, hand in self._other_hands(observation))

    # The end ---------------------------------------------------------------------------------------------------------

    def _thinks_ahead(self, observation: Observation, hand: list[Belief]) -> bool:
        """Only with one card left in the deck or none, when one is sure of one's hand, and not everybody always."""
        return (
            observation.mode == "versus"
            and observation.deck <= 1
            and all(max(belief.values()) >= SURE for belief in hand)
            and happens(self._wits, self._luck)
        )

    def _think_ahead(self, observation: Observation, hand: list[Belief]) -> Move:
        """The move that ends best, if the hand is what one believes."""
        position = self._position(observation, hand)
        options = position.options()
        if observation.played is not None:
            played = observation.designs.index(observation.played)
            options = [option for option in options if option.design == played]
        kind, design = best(position, options, self._luck)
        if kind == "draw":
            return Draw()
        animal = observation.designs[design]
        if observation.phase == "choose":
            return Take(None if kind == "top" else observation.table.index(animal))
        slot = max(range(len(hand)), key=lambda slot: hand[slot][animal])
        return Play(slot, animal if observation.naming else None)

    def _position(self, observation: Observation, hand: list[Belief]) -> LastCards:
        """All cards that are left, one's own as one believes them; a card just laid is still in hand."""
        own = [_likeliest(belief) for belief in hand]
        if observation.played is not None:
            own.append(observation.played)
        hands = {self._seat: tuple(own), **dict(self._other_hands(observation))}
        designs = observation.designs
        top = None if observation.top is None else designs.index(observation.top)
        counts = [[hands[seat].count(animal) for animal in designs] for seat in sorted(hands)]
        return LastCards(counts, [observation.table.count(animal) for animal in designs], top, self._seat)


def _offer(slot: int, belief: Belief, gains: Belief, losses: Belief, naming: bool) -> Offer:
    """What a card promises; if it must be named, with the name that promises most (B15)."""
    if not naming:
        return Offer(sum(chance * gains[animal] for animal, chance in belief.items()), Play(slot))
    named = {animal: chance * (gains[animal] - losses[animal]) for animal, chance in belief.items()}
    best_name = max(belief, key=lambda animal: (named[animal], belief[animal]))
    unnamed = sum(chance * losses[animal] for animal, chance in belief.items())
    return Offer(unnamed + named[best_name], Play(slot, best_name))


def _likeliest(belief: Belief) -> Animal:
    return max(belief, key=belief.__getitem__)


def _cards_in_hand(observation: Observation, seat: Seat) -> int:
    hand = observation.hands[seat]
    return len(hand.animals) if isinstance(hand, Faces) else hand.cards


RECALLING_CROW: Final = replace(PROFILES["crow"], key="recalling-crow", traits=PROFILES["elephant"].traits)
"""The crow with its memory model off: it reasons as it does, on cards that it never forgets."""

BOTS: Final = BotMakers(
    BoarBot,
    yardsticks={
        "greedy": lambda seat, luck: GreedyBoar(seat),
        "learned": lambda seat, luck: LearnedBoar(seat),
        RECALLING_CROW.key: partial(BoarBot, RECALLING_CROW),
    },
)
