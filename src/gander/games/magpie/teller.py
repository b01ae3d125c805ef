"""The Thieving Magpie in words."""

from collections.abc import Sequence
from typing import Final

from msgspec import UnsetType
from msgspec.structs import replace

from gander.cards.memorising import GotReady, Ready
from gander.cards.news import worth_telling
from gander.contract.game import Event, Outcome, Seat, with_ahead
from gander.games.magpie.needs import perfect_turns, turns_by_luck
from gander.games.magpie.pieces import (
    Ended,
    FlownOff,
    Glanced,
    Laid,
    Move,
    NoPair,
    Observation,
    PairTaken,
    Spot,
    Thing,
    TurnedDown,
    TurnedOver,
    TurnOver,
)
from gander.games.magpie.state import State
from gander.games.magpie.view import TAKEN, observe
from gander.speech.answers import AnswerChoice, Prompt
from gander.speech.glances import glance_lines, glance_question, glance_rules, glance_told
from gander.speech.head_start import ahead_lines, ahead_rules
from gander.speech.result import ranking, result_of_all
from gander.speech.teller import Teller
from gander.speech.voice import Voice


def card_words(voice: Voice, card: Thing) -> str:
    return voice.say(f"magpie.value.{card}")


def event(voice: Voice, happened: Event) -> str:
    match happened:
        case Laid(cards=cards):
            return voice.say("magpie.event.laid", n=cards)
        case TurnedOver(seat=seat, place=place, card=card):
            return voice.about(seat, "magpie.event.turned_over", number=place + 1, card=card_words(voice, card))
        case PairTaken(seat=seat, card=card):
            return voice.about(seat, "magpie.event.pair_taken", card=card_words(voice, card))
        case NoPair():
            return voice.say("magpie.event.no_pair")
        case GotReady(seat=seat):
            return voice.about(seat, "magpie.event.got_ready")
        case TurnedDown(places=(first, second)):
            return voice.say("magpie.event.turned_down", first=first + 1, second=second + 1)
        case Glanced(card=card):
            return glance_told(voice, happened, None if card is None else card_words(voice, card))
        case FlownOff(pairs=pairs):
            return voice.say("magpie.event.flown_off", n=pairs)
        case Ended():
            return voice.say("magpie.event.ended")
        case _:
            raise TypeError(f"no words for {happened!r}")


def news(voice: Voice, events: Sequence[Event]) -> list[str]:
    return [event(voice, happened) for happened in worth_telling(events, voice.you, TurnedDown)]


# The table -----------------------------------------------------------------------------------------------------------


def situation(voice: Voice, seen: Observation) -> list[str]:
    starts = range(0, len(seen.grid), seen.columns)
    rows = ["   ".join(_place(voice, seen, place) for place in range(start, start + seen.columns)) for start in starts]
    if seen.phase == "over":
        return rows
    card = None if isinstance(seen.glances, UnsetType) else seen.glances.card
    looked = glance_lines(voice, seen.glances, None if card is None else card_words(voice, card))
    return [*rows, _standing(voice, seen), *ahead_lines(voice, seen.ahead), *looked]


def _place(voice: Voice, seen: Observation, place: int) -> str:
    """A number where a card lies face down, a face where one lies open, and a dot where none is left (P5)."""
    spot = seen.grid[place]
    if spot.lies == "taken":
        return voice.say("magpie.place_empty")
    if spot.card is None:
        return voice.say("magpie.place_down", number=place + 1)
    return voice.say("magpie.place", number=place + 1, card=card_words(voice, spot.card))


def _standing(voice: Voice, seen: Observation) -> str:
    if seen.mode == "solo":
        return voice.say("magpie.turns", n=seen.turns)
    if seen.mode == "cooperative":
        return voice.say("magpie.patience", n=seen.patience - seen.wrong)
    points = (f"{voice.name(seat)} {pairs}" for seat, pairs in enumerate(with_ahead(seen.pairs, seen.ahead)))
    return voice.say("magpie.pairs", pairs=", ".join(points))


# Questions -----------------------------------------------------------------------------------------------------------


def question(voice: Voice, seen: Observation, seat: Seat, moves: tuple[Move, ...]) -> Prompt[Move]:
    name, first = voice.name(seat), moves[0]
    if isinstance(first, Ready):
        return Prompt((voice.say("magpie.ask.study", name=name),), (AnswerChoice(first, ("",)),))
    key = "magpie.ask.first" if seen.phase == "first" else "magpie.ask.second"
    looking, looks = glance_question(voice, seen.glances, seat, moves)
    turns = tuple(AnswerChoice(move, (str(move.place + 1),)) for move in moves if isinstance(move, TurnOver))
    return Prompt((voice.say(key, name=name), *looking), (*turns, *looks))


TO_WIN: Final = {"solo": ("P7",), "versus": ("P6", "A3"), "cooperative": ("P8",)}


def rules_now(seen: Observation) -> tuple[str, ...]:
    base = ("P1", "P2") if seen.phase == "shuffle" else ("P3", "P4", "P5", "P10")
    return tuple(dict.fromkeys(base + TO_WIN[seen.mode] + glance_rules(seen.glances) + ahead_rules(seen.ahead)))


# The end -------------------------------------------------------------------------------------------------------------


def result(voice: Voice, seen: Observation, outcome: Outcome) -> list[str]:
    if seen.mode == "versus":
        return ranking(voice, outcome, "count.point")
    if seen.mode == "solo":
        pairs = len(seen.grid) // 2
        needs = {"cards": 2 * pairs, "perfect": round(perfect_turns(pairs)), "luck": turns_by_luck(pairs)}
        return [voice.say("magpie.result_turns", n=seen.turns), voice.say("magpie.needs", **needs)]
    return result_of_all(voice, outcome, voice.say("magpie.result_saved", pairs=sum(seen.pairs)))


def laid_open(state: State) -> Observation:
    grid = tuple(TAKEN if card is None else Spot("face_up", card) for card in state.grid)
    return replace(observe(state, None), grid=grid)


TELLER: Final = Teller[State, Observation, Move](
    event=event,
    news=news,
    situation=situation,
    question=question,
    rules_now=rules_now,
    result=result,
    laid_open=laid_open,
)
