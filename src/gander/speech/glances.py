"""Glances in words: the same in every game but for what lies there (A4 to A8)."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import UnsetType

from gander.contract.game import Seat
from gander.contract.glances import Glance, Glanced, Glances
from gander.speech.answers import AnswerChoice
from gander.speech.voice import Voice

M = TypeVar("M")


def glance_told(voice: Voice, glanced: Glanced, card: str | None) -> str:
    """That somebody looks, and where; what they see is for themselves (A7)."""
    if card is None:
        return voice.about(glanced.seat, "glance.told", number=glanced.place + 1)
    return voice.about(glanced.seat, "glance.told_card", number=glanced.place + 1, card=card)


def glance_lines(voice: Voice, glances: Glances | UnsetType, card: str | None) -> list[str]:
    """Who may still look, and what lies open to the one who is spoken to."""
    if isinstance(glances, UnsetType):
        return []
    left = ", ".join(f"{voice.name(seat)} {n}" for seat, n in enumerate(glances.left) if n)
    lines = [voice.say("glance.left", glances=left)] if left else []
    if card is not None:
        lines.append(voice.say("glance.open", number=glances.place + 1, card=card))
    return lines


def without_glances(moves: Sequence[M]) -> tuple[M, ...]:
    return tuple(move for move in moves if not isinstance(move, Glance))


def glance_question(
    voice: Voice, glances: Glances | UnsetType, seat: Seat, moves: Sequence[Any]
) -> tuple[tuple[str, ...], tuple[AnswerChoice[Any], ...]]:
    """What one may do before answering: a line to read, and an answer for each place (A5)."""
    places = [move for move in moves if isinstance(move, Glance)]
    if not places or isinstance(glances, UnsetType):
        return (), ()
    choices = tuple(AnswerChoice(move, (voice.say("glance.move", number=move.place + 1),)) for move in places)
    return (voice.say("glance.ask", n=glances.left[seat], example=choices[0].says[0]),), choices


def glance_rules(glances: Glances | UnsetType) -> tuple[str, ...]:
    return () if isinstance(glances, UnsetType) else ("A5", "A6", "A7")
