"""The last sentences of a game."""

from gander.contract.game import Outcome
from gander.speech.head_start import score_told
from gander.speech.voice import Voice


def ranking(voice: Voice, outcome: Outcome, unit: str) -> list[str]:
    """Who won, and everybody's place; a shared place is said to be shared (A3)."""
    return [winners(voice, outcome, unit), *places(voice, outcome, unit)]


def winners(voice: Voice, outcome: Outcome, unit: str) -> str:
    first = outcome.winners[0]
    score = score_told(voice, outcome, first, unit)
    if len(outcome.winners) == 1:
        return voice.about(first, "result.wins", score=score)
    score = voice.count(unit, outcome.scores[first])
    names = voice.words.join(voice.name(seat) for seat in outcome.winners)
    return voice.say("result.share", names=names, score=score)


def places(voice: Voice, outcome: Outcome, unit: str) -> list[str]:
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    return [
        voice.say(
            "result.place",
            place=outcome.places[seat],
            name=voice.name(seat),
            score=score_told(voice, outcome, seat, unit),
        )
        for seat in order
    ]


def result_of_all(voice: Voice, outcome: Outcome, detail: str) -> list[str]:
    """The one result of a solo player or of a group."""
    key = "result.solo" if len(outcome.scores) == 1 else "result.together"
    return [voice.say(key, result=voice.count("count.point", outcome.scores[0])), detail]
