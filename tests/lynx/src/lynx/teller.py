"""The Attentive Lynx in words."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from gander.contract.game import Event, Outcome, Seat
from gander.speech.answers import AnswerChoice, Prompt
from gander.speech.result import ranking, result_of_all
from gander.speech.teller import Teller
from gander.speech.voice import Voice
from lynx.pieces import ItWas, Look, Move, Name, Named, Observation, Shown
from lynx.state import State
from lynx.view import observe


def event(voice: Voice, happened: Event) -> str:
    match happened:
        case Shown(prey):
            return voice.say("lynx.event.shown", prey=voice.say(f"lynx.value.{prey}"))
        case Named(seat, prey):
            return voice.about(seat, "lynx.event.named", prey=voice.say(f"lynx.value.{prey}"))
        case ItWas(prey):
            return voice.say("lynx.event.it_was", prey=voice.say(f"lynx.value.{prey}"))
    return voice.say("lynx.event.turned_down")


def news(voice: Voice, events: Sequence[Event]) -> list[str]:
    return [event(voice, happened) for happened in events]


def situation(voice: Voice, seen: Observation) -> list[str]:
    if seen.card is None:
        return [voice.say("lynx.down")]
    return [voice.say("lynx.up", prey=voice.say(f"lynx.value.{seen.card}"))]


def question(voice: Voice, seen: Observation, seat: Seat, moves: tuple[Move, ...]) -> Prompt[Move]:
    if isinstance(moves[0], Look):
        return Prompt((voice.say("lynx.ask.look", name=voice.name(seat)),), (AnswerChoice(moves[0], ("",)),))
    named = [move for move in moves if isinstance(move, Name)]
    choices = tuple(AnswerChoice[Move](move, (voice.say(f"lynx.value.{move.prey}"),)) for move in named)
    return Prompt((voice.say("lynx.ask.name", name=voice.name(seat)),), choices)


def rules_now(seen: Observation) -> tuple[str, ...]:
    return ("L1", "L2") if seen.phase == "look" else ("L3", "L4")


def result(voice: Voice, seen: Observation, outcome: Outcome) -> list[str]:
    if len(outcome.scores) > 1:
        return ranking(voice, outcome, "count.point")
    return result_of_all(voice, outcome, situation(voice, seen)[0])


def laid_open(state: State) -> Observation:
    return replace(observe(state, None), card=state.deck[-1] if state.deck else None)


TELLER: Final = Teller[State, Observation, Move](
    event=event,
    news=news,
    situation=situation,
    question=question,
    rules_now=rules_now,
    result=result,
    laid_open=laid_open,
)
