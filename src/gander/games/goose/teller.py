"""The Astute Goose in words."""

from collections.abc import Sequence
from typing import Final

from msgspec import UnsetType
from msgspec.structs import replace

from gander.cards.news import worth_telling
from gander.contract.game import Event, Outcome, Seat, with_ahead
from gander.games.goose.pieces import (
    Accept,
    Accepted,
    Answer,
    Answered,
    Boxed,
    Dealt,
    Ended,
    FaceUp,
    Gap,
    Glanced,
    GotReady,
    Looked,
    Missed,
    Move,
    NewCard,
    Observation,
    Propose,
    Proposed,
    Ready,
    Roll,
    Rolled,
    Slipped,
    Suspect,
    TurnedDown,
    Won,
)
from gander.games.goose.state import State
from gander.games.goose.view import observe
from gander.speech.answers import AnswerChoice, Prompt
from gander.speech.glances import glance_lines, glance_question, glance_rules, glance_told, without_glances
from gander.speech.head_start import ahead_lines, ahead_rules
from gander.speech.result import ranking, result_of_all
from gander.speech.teller import Teller
from gander.speech.voice import Voice


def value_word(voice: Voice, value: str) -> str:
    return voice.say(f"goose.value.{value.replace(' ', '_')}")


def suspect_words(voice: Voice, suspect: Suspect) -> str:
    """«red, scarf, cat»."""
    return ", ".join(value_word(voice, value) for value in (suspect.colour, suspect.clothing, suspect.animal))


# Events --------------------------------------------------------------------------------------------------------------


def event(voice: Voice, happened: Event) -> str:
    match happened:
        case Dealt(suspects=n):
            return voice.say("goose.event.dealt", n=n)
        case TurnedDown(slot=None):
            return voice.say("goose.event.turned_down")
        case TurnedDown(slot=int(slot)):
            return voice.say("goose.event.turned_down_one", number=slot + 1)
        case Rolled(seat=seat, number=number, slot=slot, feature=feature):
            asked = voice.say(f"goose.feature.{feature}")
            return voice.about(seat, "goose.event.rolled", number=number, feature=asked, suspect=slot + 1)
        case Boxed(slot=slot):
            return voice.say("goose.event.boxed", number=slot + 1)
        case NewCard(slot=slot):
            return voice.say("goose.event.new_card", number=slot + 1)
        case Ended(slot=slot):
            return voice.say("goose.event.ended", number=slot + 1)
        case Missed(suspect=suspect):
            return voice.say("goose.event.missed", suspect=suspect_words(voice, suspect))
        case _:
            return _event_of_somebody(voice, happened)


def _event_of_somebody(voice: Voice, happened: Event) -> str:
    match happened:
        case GotReady(seat=seat):
            return voice.about(seat, "goose.event.got_ready")
        case Answered(seat=seat, value=value, right=right):
            key = "goose.event.answered_right" if right else "goose.event.answered_wrong"
            return voice.about(seat, key, value=value_word(voice, value))
        case Looked(seat=seat, suspect=None):
            return voice.about(seat, "goose.event.looked")
        case Looked(seat=seat, suspect=Suspect() as suspect):
            return voice.about(seat, "goose.event.looked_card", suspect=suspect_words(voice, suspect))
        case Won(seat=None, suspect=suspect):
            return voice.say("goose.event.won_together", suspect=suspect_words(voice, suspect))
        case Won(seat=int(seat), suspect=suspect):
            return voice.about(seat, "goose.event.won", suspect=suspect_words(voice, suspect))
        case Slipped(seat=seat, winner=winner):
            shown = voice.about(seat, "goose.event.slipped")
            return f"{shown} {voice.about(winner, 'goose.event.slipped_to')}"
        case Glanced(card=card):
            return glance_told(voice, happened, None if card is None else suspect_words(voice, card))
        case Proposed(seat=seat, value=value):
            return voice.about(seat, "goose.event.proposed", value=value_word(voice, value))
        case Accepted(seat=seat):
            return voice.about(seat, "goose.event.accepted")
        case _:
            raise TypeError(f"no words for {happened!r}")


def news(voice: Voice, events: Sequence[Event]) -> list[str]:
    return [event(voice, happened) for happened in worth_telling(events, voice.you, TurnedDown)]


# The table -----------------------------------------------------------------------------------------------------------


def situation(voice: Voice, seen: Observation) -> list[str]:
    lines = [_place(voice, seen, slot) for slot in range(len(seen.lineup)) if isinstance(seen.lineup[slot], FaceUp)]
    if seen.held is not None:
        lines.append(voice.say("goose.held", suspect=suspect_words(voice, seen.held)))
    if seen.wrong:
        lines.append(voice.say("goose.wrong", values=", ".join(value_word(voice, value) for value in seen.wrong)))
    if seen.proposal is not None:
        lines.append(_proposal(voice, seen))
    if seen.phase in {"roll", "dice"}:
        lines += [_points(voice, seen), *ahead_lines(voice, seen.ahead), *_gaps(voice, seen)]
    return [*lines, *_glances(voice, seen)]


def _glances(voice: Voice, seen: Observation) -> list[str]:
    card = None if isinstance(seen.glances, UnsetType) else seen.glances.card
    return glance_lines(voice, seen.glances, None if card is None else suspect_words(voice, card))


def _place(voice: Voice, seen: Observation, slot: int) -> str:
    """A suspect that lies face up, with the numbers that name it (G4)."""
    place = seen.lineup[slot]
    assert isinstance(place, FaceUp)
    numbers = voice.words.join(map(str, seen.numbers[slot]))
    key = "goose.place" if numbers == str(slot + 1) else "goose.place_numbers"
    return voice.say(key, number=slot + 1, numbers=numbers, suspect=suspect_words(voice, place.suspect))


def _proposal(voice: Voice, seen: Observation) -> str:
    assert seen.proposal is not None
    agreed = [voice.name(seat) for seat, agrees in enumerate(seen.proposal.accepted) if agrees]
    value = value_word(voice, seen.proposal.value)
    return voice.say("goose.proposal", value=value, names=voice.words.join(agreed))


def _points(voice: Voice, seen: Observation) -> str:
    deck = voice.say("goose.deck", n=seen.deck) if seen.deck else voice.say("goose.deck_empty")
    if seen.mode != "versus":
        return voice.say("goose.right_and_wrong", right=seen.points[0], wrong=seen.errors, deck=deck)
    points = (f"{voice.name(seat)} {points}" for seat, points in enumerate(with_ahead(seen.points, seen.ahead)))
    return voice.say("goose.points", points=", ".join(points), deck=deck)


def _gaps(voice: Voice, seen: Observation) -> list[str]:
    gaps = [str(slot + 1) for slot, place in enumerate(seen.lineup) if isinstance(place, Gap)]
    return [voice.say("goose.gaps", n=len(gaps), numbers=voice.words.join(gaps))] if gaps else []


# Questions -----------------------------------------------------------------------------------------------------------


def question(voice: Voice, seen: Observation, seat: Seat, moves: tuple[Move, ...]) -> Prompt[Move]:
    name, first = voice.name(seat), moves[0]
    if isinstance(first, Ready):
        key = "goose.ask.study" if seen.fresh is None else "goose.ask.new_card"
        return Prompt((voice.say(key, name=name),), (AnswerChoice(first, ("",)),))
    if isinstance(first, Roll):
        return Prompt((voice.say("goose.ask.roll", name=name),), (AnswerChoice(first, ("",)),))
    assert seen.question is not None
    asked = voice.say(f"goose.ask.{seen.question.feature}", name=name, suspect=seen.question.slot + 1)
    choices = tuple(_choice(voice, move, i) for i, move in enumerate(without_glances(moves), 1))
    values = ", ".join(f"{i} {choice.says[0]}" for i, choice in enumerate(choices, 1))
    if isinstance(first, Accept):
        asked = voice.say("goose.ask.agree", name=name, question=asked)
    elif isinstance(first, Propose):
        asked = voice.say("goose.ask.propose", question=asked)
    looking, looks = glance_question(voice, seen.glances, seat, moves)
    return Prompt((asked, values, *looking), (*choices, *looks))


def _choice(voice: Voice, move: Move, number: int) -> AnswerChoice[Move]:
    match move:
        case Answer(value=value) | Propose(value=value):
            return AnswerChoice(move, (value_word(voice, value), str(number)))
        case Accept():
            return AnswerChoice(move, (voice.say("goose.move.accept"), str(number)))
        case _:
            raise TypeError(f"no answer stands for {move!r}")


RULES_IN: Final[dict[str, tuple[str, ...]]] = {
    "shuffle": ("G5",),
    "study": ("G4", "G5", "G6"),
    "roll": ("G7", "G4", "G16"),
    "dice": ("G7", "G16"),
    "answer": ("G3", "G8"),
    "others": ("G11", "G12", "G13"),
    "agree": ("G3", "G19"),
    "new_card": ("G14", "G15"),
    "over": ("G16",),
}
RULES_TO_WIN: Final = {"versus": ("G9", "G10", "G11", "G17", "A3"), "solo": ("G18",), "cooperative": ("G19",)}


def rules_now(seen: Observation) -> tuple[str, ...]:
    more = RULES_TO_WIN[seen.mode] if seen.phase in {"answer", "roll", "over"} else ()
    return tuple(dict.fromkeys(RULES_IN[seen.phase] + more + glance_rules(seen.glances) + ahead_rules(seen.ahead)))


# The end -------------------------------------------------------------------------------------------------------------


def result(voice: Voice, seen: Observation, outcome: Outcome) -> list[str]:
    if seen.mode == "versus":
        return ranking(voice, outcome, "count.point")
    detail = voice.say("goose.result", right=voice.count("count.card", seen.points[0]), wrong=seen.errors)
    return result_of_all(voice, outcome, detail)


def laid_open(state: State) -> Observation:
    lineup = tuple(Gap() if card is None else FaceUp(card) for card in state.lineup)
    return replace(observe(state, state.turn), lineup=lineup)


TELLER: Final = Teller[State, Observation, Move](
    event=event,
    news=news,
    situation=situation,
    question=question,
    rules_now=rules_now,
    result=result,
    laid_open=laid_open,
)
