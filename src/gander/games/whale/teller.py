"""The Wise Whale in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import UnsetType
from msgspec.structs import replace

from gander.cards.news import worth_telling
from gander.contract.game import Event, Outcome, Seat, with_ahead
from gander.games.whale.pieces import (
    Card,
    Dealt,
    Ended,
    FaceUp,
    Glanced,
    GotReady,
    LaidAway,
    Missed,
    Move,
    NewCard,
    Observation,
    Point,
    Ready,
    Taken,
    TurnedDown,
    TurnedUp,
)
from gander.games.whale.state import State
from gander.games.whale.view import observe
from gander.speech.answers import AnswerChoice, Prompt
from gander.speech.glances import glance_lines, glance_question, glance_rules, glance_told
from gander.speech.head_start import ahead_lines, ahead_rules
from gander.speech.result import ranking, result_of_all
from gander.speech.teller import Teller
from gander.speech.voice import Voice


def value_word(voice: Voice, value: str) -> str:
    return voice.say(f"whale.value.{value.replace(' ', '_')}")


def card_words(voice: Voice, card: Card) -> str:
    """«red crab», in the form that the colour takes there."""
    forms = voice.say(f"whale.tint.{card.colour}").split()
    bend = int(voice.say(f"whale.bend.{card.creature.replace(' ', '_')}"))
    tint = forms[bend - 1] if bend <= len(forms) else forms[0]
    return voice.say("whale.card", tint=tint, creature=value_word(voice, card.creature))


# Events --------------------------------------------------------------------------------------------------------------


def event(voice: Voice, happened: Event) -> str:
    match happened:
        case Dealt(cards=cards):
            return voice.say("whale.event.dealt", n=cards)
        case GotReady(seat=seat):
            return voice.about(seat, "whale.event.got_ready")
        case TurnedDown(place=None):
            return voice.say("whale.event.turned_down")
        case TurnedDown(place=int(place)):
            return voice.say("whale.event.turned_down_one", number=place + 1)
        case TurnedUp(card=card):
            return voice.say("whale.event.turned_up", card=card_words(voice, card))
        case LaidAway(card=card):
            return voice.say("whale.event.laid_away", card=card_words(voice, card))
        case Taken(seat=seat, place=place, card=card):
            return voice.about(seat, "whale.event.taken", number=place + 1, card=card_words(voice, card))
        case Missed(seat=seat, place=place, card=card):
            return voice.about(seat, "whale.event.missed", number=place + 1, card=card_words(voice, card))
        case NewCard(place=place):
            return voice.say("whale.event.new_card", number=place + 1)
        case Glanced(card=card):
            return glance_told(voice, happened, None if card is None else card_words(voice, card))
        case Ended():
            return voice.say("whale.event.ended")
        case _:
            raise TypeError(f"no words for {happened!r}")


def news(voice: Voice, events: Sequence[Event]) -> list[str]:
    return [event(voice, happened) for happened in worth_telling(events, voice.you, TurnedDown)]


# The table -----------------------------------------------------------------------------------------------------------


def situation(voice: Voice, seen: Observation) -> list[str]:
    if seen.phase == "new_card":
        assert seen.fresh is not None
        return [_place(voice, seen, seen.fresh)]
    lines = _rows(voice, seen)
    if seen.phase == "turn":
        assert seen.turned is not None
        turned = voice.say("whale.turned", card=card_words(voice, seen.turned))
        hits = [voice.say("whale.hits", n=seen.hits)] if seen.hits else []
        lines += [_points(voice, seen), *ahead_lines(voice, seen.ahead), *hits, turned]
    return [*lines, *_glances(voice, seen)]


def _glances(voice: Voice, seen: Observation) -> list[str]:
    card = None if isinstance(seen.glances, UnsetType) else seen.glances.card
    return glance_lines(voice, seen.glances, None if card is None else card_words(voice, card))


def _rows(voice: Voice, seen: Observation) -> list[str]:
    """The grid as it lies: numbers, and faces where they are up."""
    starts = range(0, len(seen.grid), seen.columns)
    return ["   ".join(_places(voice, seen, range(start, start + seen.columns))) for start in starts]


def _places(voice: Voice, seen: Observation, places: Iterable[int]) -> Iterable[str]:
    return (_place(voice, seen, place) for place in places)


def _place(voice: Voice, seen: Observation, place: int) -> str:
    lying = seen.grid[place]
    if isinstance(lying, FaceUp):
        return voice.say("whale.place", number=place + 1, card=card_words(voice, lying.card))
    return voice.say("whale.place_down", number=place + 1)


def _points(voice: Voice, seen: Observation) -> str:
    deck = voice.say("whale.deck", n=seen.deck) if seen.deck else voice.say("whale.deck_empty")
    if seen.mode == "solo":
        return voice.say("whale.taken_and_missed", taken=seen.points[0], missed=seen.errors, deck=deck)
    points = (f"{voice.name(seat)} {points}" for seat, points in enumerate(with_ahead(seen.points, seen.ahead)))
    return voice.say("whale.points", points=", ".join(points), deck=deck)


# Questions -----------------------------------------------------------------------------------------------------------


def question(voice: Voice, seen: Observation, seat: Seat, moves: tuple[Move, ...]) -> Prompt[Move]:
    name, first = voice.name(seat), moves[0]
    if isinstance(first, Ready):
        key = "whale.ask.study" if seen.fresh is None else "whale.ask.new_card"
        return Prompt((voice.say(key, name=name),), (AnswerChoice(first, ("",)),))
    assert seen.turned is not None
    asked = voice.say(
        "whale.ask.point",
        name=name,
        colour=value_word(voice, seen.turned.colour),
        creature=value_word(voice, seen.turned.creature),
        cards=len(seen.grid),
    )
    looking, looks = glance_question(voice, seen.glances, seat, moves)
    points = tuple(AnswerChoice(move, (str(move.place + 1),)) for move in moves if isinstance(move, Point))
    return Prompt((asked, *looking), (*points, *looks))


RULES_IN: Final[dict[str, tuple[str, ...]]] = {
    "shuffle": ("W1", "W2"),
    "study": ("W1", "W2", "W3"),
    "turn": ("W4", "W5", "W8"),
    "new_card": ("W5", "W9"),
    "over": ("W10",),
}
RULES_TO_WIN: Final = {"versus": ("W6", "W7", "W10", "W11", "A3"), "solo": ("W10", "W12")}


def rules_now(seen: Observation) -> tuple[str, ...]:
    more = RULES_TO_WIN[seen.mode] if seen.phase in {"turn", "over"} else ()
    return tuple(dict.fromkeys(RULES_IN[seen.phase] + more + glance_rules(seen.glances) + ahead_rules(seen.ahead)))


# The end -------------------------------------------------------------------------------------------------------------


def result(voice: Voice, seen: Observation, outcome: Outcome) -> list[str]:
    if seen.mode == "versus":
        return ranking(voice, outcome, "count.point")
    detail = voice.say("whale.result", taken=voice.count("count.card", seen.points[0]), missed=seen.errors)
    return result_of_all(voice, outcome, detail)


def laid_open(state: State) -> Observation:
    return replace(observe(state, None), grid=tuple(map(FaceUp, state.grid)))


TELLER: Final = Teller[State, Observation, Move](
    event=event,
    news=news,
    situation=situation,
    question=question,
    rules_now=rules_now,
    result=result,
    laid_open=laid_open,
)
