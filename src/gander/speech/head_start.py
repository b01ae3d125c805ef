"""Cards to start with in words: the same in every game that has them (A9)."""

from msgspec import UnsetType

from gander.contract.game import Outcome, Seat
from gander.contract.head_start import CardsAhead
from gander.speech.voice import Voice


def ahead_lines(voice: Voice, ahead: CardsAhead) -> list[str]:
    """Who started with how many: they are among the points that were told."""
    if isinstance(ahead, UnsetType):
        return []
    return [voice.say("ahead.line", cards=", ".join(f"{voice.name(seat)} {n}" for seat, n in enumerate(ahead) if n))]


def ahead_rules(ahead: CardsAhead) -> tuple[str, ...]:
    return () if isinstance(ahead, UnsetType) else ("A9",)


def score_told(voice: Voice, outcome: Outcome, seat: Seat, unit: str) -> str:
    """A score, and how much of it was there from the beginning."""
    score, given = voice.count(unit, outcome.scores[seat]), outcome.scores[seat] - outcome.earned[seat]
    return voice.say("ahead.score", score=score, n=given) if given else score
