"""The Brilliant Boar in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import UnsetType
from msgspec.structs import replace

from gander.contract.game import Event, Outcome, Seat, with_ahead
from gander.games.boar.pieces import (
    Animal,
    Backs,
    Draw,
    Drawn,
    Ended,
    Erred,
    Faces,
    Glanced,
    Move,
    Observation,
    Paired,
    Play,
    Played,
    Shuffled,
    Stayed,
    Take,
)
from gander.games.boar.state import State
from gander.games.boar.view import observe
from gander.speech.answers import AnswerChoice, Prompt
from gander.speech.glances import glance_lines, glance_question, glance_rules, glance_told, without_glances
from gander.speech.head_start import ahead_lines, ahead_rules
from gander.speech.result import ranking, result_of_all
from gander.speech.teller import Teller
from gander.speech.voice import Voice


def animal_word(voice: Voice, animal: Animal) -> str:
    return voice.say(f"boar.value.{animal}")


def animal_words(voice: Voice, animals: Iterable[Animal]) -> str:
    return ", ".join(animal_word(voice, animal) for animal in animals)


# Events --------------------------------------------------------------------------------------------------------------


def event(voice: Voice, happened: Event) -> str:
    match happened:
        case Shuffled(cards=cards):
            return voice.say("boar.event.shuffled", n=cards)
        case Drawn(seat=seat, animal=None):
            return voice.about(seat, "boar.event.drawn")
        case Drawn(seat=seat, animal=str(animal)):
            return voice.about(seat, "boar.event.drawn_card", animal=animal_word(voice, animal))
        case Played(seat=seat, slot=slot, animal=animal, name=None):
            return voice.about(seat, "boar.event.played", number=slot + 1, animal=animal_word(voice, animal))
        case Played():
            return _played_by_name(voice, happened)
        case Paired(seat=seat, animal=animal, table=table):
            key = "boar.event.paired_deck" if table is None else "boar.event.paired_table"
            return voice.about(seat, key, animal=animal_word(voice, animal))
        case Stayed(animal=animal):
            return voice.say("boar.event.stayed", animal=animal_word(voice, animal))
        case Erred(animal=animal, top=top):
            return voice.say("boar.event.erred", animal=animal_word(voice, animal), top=animal_word(voice, top))
        case Glanced(card=card):
            return glance_told(voice, happened, None if card is None else animal_word(voice, card))
        case Ended():
            return voice.say("boar.event.ended")
        case _:
            raise TypeError(f"no words for {happened!r}")


def _played_by_name(voice: Voice, played: Played) -> str:
    """The card with the name it was given (B15)."""
    assert played.name is not None
    key = "boar.event.played_right" if played.name == played.animal else "boar.event.played_wrong"
    said, animal = animal_word(voice, played.name), animal_word(voice, played.animal)
    return voice.about(played.seat, key, number=played.slot + 1, said=said, animal=animal)


def news(voice: Voice, events: Sequence[Event]) -> list[str]:
    return [event(voice, happened) for happened in events]


# The table -----------------------------------------------------------------------------------------------------------


def situation(voice: Voice, seen: Observation) -> list[str]:
    lines = [_deck(voice, seen)]
    if seen.table:
        lines.append(voice.say("boar.table", animals=animal_words(voice, seen.table)))
    lines += [_hand(voice, seen, seat) for seat in range(len(seen.hands)) if seat != voice.you]
    if voice.you is not None:
        lines.append(_hand(voice, seen, voice.you))
    if seen.mode == "solo":
        lines.append(voice.say("boar.errors", n=seen.errors))
    return [*lines, *ahead_lines(voice, seen.ahead), *_glances(voice, seen)]


def _glances(voice: Voice, seen: Observation) -> list[str]:
    card = None if isinstance(seen.glances, UnsetType) else seen.glances.card
    return glance_lines(voice, seen.glances, None if card is None else animal_word(voice, card))


def _deck(voice: Voice, seen: Observation) -> str:
    if seen.top is None:
        return voice.say("boar.deck_empty")
    return voice.say("boar.deck", animal=animal_word(voice, seen.top), n=seen.deck)


def _hand(voice: Voice, seen: Observation, seat: Seat) -> str:
    """One's own cards from behind, those of others from the front (B4, B7)."""
    hand, points = seen.hands[seat], voice.count("count.point", with_ahead(seen.collected, seen.ahead)[seat])
    cards = hand.cards if isinstance(hand, Backs) else len(hand.animals)
    if not cards:
        return voice.about(seat, "boar.hand_empty", points=points)
    if isinstance(hand, Faces):
        return voice.about(seat, "boar.hand_faces", animals=animal_words(voice, hand.animals), points=points)
    return voice.about(seat, "boar.hand_backs", n=cards, points=points)


# Questions -----------------------------------------------------------------------------------------------------------


def question(voice: Voice, seen: Observation, seat: Seat, moves: tuple[Move, ...]) -> Prompt[Move]:
    choices = tuple(_choice(voice, move) for move in without_glances(moves))
    looking, looks = glance_question(voice, seen.glances, seat, moves)
    if isinstance(moves[0], Take):
        assert seen.played is not None
        asked = voice.say("boar.ask.take", name=voice.name(seat), animal=animal_word(voice, seen.played))
        lines = (asked, ", ".join(_take_line(voice, move) for move in moves if isinstance(move, Take)))
        return Prompt(lines, choices)
    may_draw = isinstance(moves[0], Draw)
    if may_draw and len(moves) == 1:
        choices = (AnswerChoice(moves[0], ("", *choices[0].says)),)
    possible = voice.say("boar.ask.possible" if may_draw else "boar.ask.possible_play") if seen.naming else ""
    return Prompt((*_ask_turn(voice, seen, seat, moves), *looking), (*choices, *looks), possible=possible)


def _ask_turn(voice: Voice, seen: Observation, seat: Seat, moves: tuple[Move, ...]) -> tuple[str, ...]:
    cards = max((move.slot + 1 for move in moves if isinstance(move, Play)), default=0)
    draw = isinstance(moves[0], Draw)
    key = "turn" if draw and cards else "draw" if draw else "play"
    asked = voice.say(f"boar.ask.{key}", name=voice.name(seat), cards=voice.count("count.number", cards))
    if not (seen.naming and cards):
        return (asked,)
    return (voice.say("boar.ask.naming", animals=animal_words(voice, seen.designs)), asked)


def _choice(voice: Voice, move: Move) -> AnswerChoice[Move]:
    match move:
        case Draw():
            return AnswerChoice(move, (voice.say("boar.move.draw"), "0"))
        case Play(slot=slot, name=None):
            return AnswerChoice(move, (str(slot + 1), voice.say("boar.move.play", number=slot + 1)))
        case Play(slot=slot, name=str(name)):
            said = f"{slot + 1} {animal_word(voice, name)}"
            return AnswerChoice(move, (said, voice.say("boar.move.play", number=said)))
        case Take(table=None):
            return AnswerChoice(move, (voice.say("boar.move.take_deck"), "0"))
        case Take(table=int(place)):
            return AnswerChoice(move, (str(place + 1), voice.say("boar.move.take_table", number=place + 1)))
        case _:
            raise TypeError(f"no answer stands for {move!r}")


def _take_line(voice: Voice, take: Take) -> str:
    if take.table is None:
        return voice.say("boar.ask.take_deck")
    return voice.say("boar.ask.take_table", number=take.table + 1)


def rules_now(seen: Observation) -> tuple[str, ...]:
    if seen.phase == "choose":
        return ("B9",)
    if seen.phase != "turn":
        return ("B3",) if seen.phase == "shuffle" else ("B13", "B14")
    first = ("B4",) if seen.deck else ("B12",)
    then = ("B16",) if seen.mode == "solo" else ("B10", "B13", "B14")
    fair = glance_rules(seen.glances) + ahead_rules(seen.ahead)
    return (*first, "B5", "B7", "B8", *then, *(("B15",) if seen.naming else ()), *fair)


# The end -------------------------------------------------------------------------------------------------------------


def result(voice: Voice, seen: Observation, outcome: Outcome) -> list[str]:
    if seen.mode == "versus":
        return [*ranking(voice, outcome, "count.point"), voice.say("boar.result_hands")]
    hand = seen.hands[0]
    left = len(hand.animals) if isinstance(hand, Faces) else hand.cards
    values = {"collected": voice.count("count.card", seen.collected[0]), "errors": seen.errors, "left": left}
    return result_of_all(voice, outcome, voice.say("boar.result", **values))


def laid_open(state: State) -> Observation:
    return replace(observe(state, None), hands=tuple(map(Faces, state.hands)))


TELLER: Final = Teller[State, Observation, Move](
    event=event,
    news=news,
    situation=situation,
    question=question,
    rules_now=rules_now,
    result=result,
    laid_open=laid_open,
)
