"""MMM… Brains! in words."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from gander.contract.game import Event, Outcome, Seat
from gander.games.brains.pieces import (
    BRAIN,
    DICE,
    THROWS,
    Announce,
    Colour,
    Ended,
    Face,
    Landed,
    Move,
    Observation,
    Out,
    Paid,
    Pass,
    Passed,
    PhaseTwo,
    Throw,
    Took,
    Total,
)
from gander.games.brains.state import State
from gander.games.brains.view import observe
from gander.speech.answers import AnswerChoice, Prompt, names_of
from gander.speech.result import places
from gander.speech.teller import Teller
from gander.speech.voice import Voice


def colour_word(voice: Voice, colour: Colour) -> str:
    return voice.say(f"brains.value.{colour}")


def face_words(voice: Voice, face: Face) -> str:
    """«red 4», or «brain»."""
    return voice.say("brains.brain") if face.number == BRAIN else f"{colour_word(voice, face.colour)} {face.number}"


# Events --------------------------------------------------------------------------------------------------------------


def event(voice: Voice, happened: Event) -> str:
    match happened:
        case Landed(seat=seat, throw=throw, faces=faces):
            dice = ", ".join(face_words(voice, face) for face in faces)
            return voice.about(seat, "brains.event.landed", throw=throw, dice=dice)
        case Took(seat=seat, colour=colour, total=total, brains=brains):
            key = "brains.event.took" if brains == total else "brains.event.took_rest"
            colour_name, taken = colour_word(voice, colour), voice.count("brains.count", brains)
            return voice.about(seat, key, colour=colour_name, total=total, brains=taken)
        case Paid():
            return _paid(voice, happened)
        case Passed(seat=seat):
            return voice.about(seat, "brains.event.passed")
        case PhaseTwo():
            return voice.say("brains.event.phase_two")
        case Out(seat=seat):
            return voice.about(seat, "brains.event.out")
        case Ended():
            return voice.say("brains.event.ended")
        case _:
            raise TypeError(f"no words for {happened!r}")


def _paid(voice: Voice, paid: Paid) -> str:
    chose = voice.about(paid.seat, "brains.event.chose", colour=colour_word(voice, paid.colour), total=paid.total)
    return f"{chose} {voice.about(paid.payer, 'brains.event.paid', brains=voice.count('brains.count', paid.brains))}"


def news(voice: Voice, events: Sequence[Event]) -> list[str]:
    """Of a turn only the last throw is told, and dice that still lie there are left to `situation`."""
    return [
        event(voice, happened)
        for happened, then in zip_longest(events, events[1:])
        if not (isinstance(happened, Landed) and isinstance(then, Landed | None))
    ]


# The table -----------------------------------------------------------------------------------------------------------


def situation(voice: Voice, seen: Observation) -> list[str]:
    lines = [_holdings(voice, seen)]
    if seen.stage == "collect":
        lines.append(voice.say("brains.middle", brains=voice.count("brains.count", seen.middle)))
    if seen.dice and not seen.thrown:
        dice = [voice.say("brains.die", die=i, face=face_words(voice, face)) for i, face in enumerate(seen.dice, 1)]
        lines.append(voice.say("brains.dice", throw=seen.throws, throws=THROWS, dice=", ".join(dice)))
        lines += [_total(voice, seen, total) for total in seen.totals if total.total]
    return lines


def _holdings(voice: Voice, seen: Observation) -> str:
    """Everybody's colour and brains, in one line."""
    held = (
        voice.say("brains.holding", name=voice.name(seat), colour=colour_word(voice, colour), brains=seen.brains[seat])
        for seat, colour in enumerate(seen.colours)
        if seat not in seen.out
    )
    return voice.say("brains.holdings", holdings=", ".join(held))


def _total(voice: Voice, seen: Observation, total: Total) -> str:
    """What a colour counts, and what choosing it would do (M5, M6, M8, M9)."""
    key = "brains.total" if total.multiplier == 1 else "brains.total_times"
    colour = colour_word(voice, total.colour)
    counts = voice.say(key, colour=colour, sum=total.sum, multiplier=total.multiplier, total=total.total)
    brains = voice.count("brains.count", total.brains)
    if total.payer is None:
        return f"{counts} {voice.about(seen.turn, 'brains.would_take', brains=brains)}"
    return f"{counts} {voice.about(total.payer, 'brains.would_pay', brains=brains)}"


# Questions -----------------------------------------------------------------------------------------------------------


def question(voice: Voice, seen: Observation, seat: Seat, moves: tuple[Move, ...]) -> Prompt[Move]:
    name, may_throw = voice.name(seat), any(isinstance(move, Throw) for move in moves)
    if not seen.throws:
        return Prompt((voice.say("brains.ask.first", name=name),), (AnswerChoice(moves[0], ("",)),))
    choices = tuple(_choice(voice, move) for move in moves)
    first = "pass" if isinstance(moves[0], Pass) else "stop"
    if not may_throw:
        return Prompt((voice.say(f"brains.ask.{first}", name=name),), choices)
    named = names_of(choice for choice in choices if not isinstance(choice.value, Throw))
    lines = (voice.say(f"brains.ask.{first}_or_throw", name=name),)
    return Prompt(lines, choices, tidy_dice, voice.say("brains.ask.possible", choices=named))


def _choice(voice: Voice, move: Move) -> AnswerChoice[Move]:
    match move:
        case Announce(colour=colour):
            return AnswerChoice(move, (colour_word(voice, colour),))
        case Pass():
            return AnswerChoice(move, (voice.say("brains.move.pass"), ""))
        case Throw(dice=dice):
            return AnswerChoice(move, _ways_to_name(voice, dice))
        case _:
            raise TypeError(f"no answer stands for {move!r}")


def _ways_to_name(voice: Voice, dice: tuple[int, ...]) -> tuple[str, ...]:
    """Dice may be named by those to throw or by those to keep (M4)."""
    thrown = "".join(str(die + 1) for die in dice)
    kept = "".join(str(die + 1) for die in range(DICE) if die not in dice)
    if not kept:
        return (thrown, voice.say("brains.move.all"))
    return (thrown, f"{voice.say('brains.move.keep')} {kept}")


def tidy_dice(typed: str) -> str:
    """«5, 2» and «keep 4 1» are «25» and «keep 14»."""
    words = "".join(" " if letter.isdigit() or letter == "," else letter for letter in typed).split()
    digits = "".join(sorted({letter for letter in typed if letter.isdigit()}))
    return " ".join([*words, digits] if digits else words)


def rules_now(seen: Observation) -> tuple[str, ...]:
    if seen.stage == "over":
        return ("M11",)
    dice = ("M4", "M5") if seen.throws else ("M4",)
    return dice + (("M6", "M7") if seen.stage == "collect" else ("M8", "M9", "M10", "M11"))


# The end -------------------------------------------------------------------------------------------------------------


def result(voice: Voice, seen: Observation, outcome: Outcome) -> list[str]:
    """The last player with brains wins; the others in the order in which they went out, last first (M11)."""
    return [voice.about(outcome.winners[0], "brains.result"), *places(voice, outcome, "brains.count")]


def laid_open(state: State) -> Observation:
    return observe(state, None)


TELLER: Final = Teller[State, Observation, Move](
    event=event,
    news=news,
    situation=situation,
    question=question,
    rules_now=rules_now,
    result=result,
    laid_open=laid_open,
)
