"""What somebody was asked in a game, and what they had been shown by then; and how much each of their games counts."""

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from gander.contract.game import Seat
from gander.contract.played_game import PlayedGame
from gander.games import box
from gander.games import game as game_of
from gander.memory.answered import AnsweredQuestion

HALF_LIFE: Final = 12
"""After so many more games a game counts half: who changes plays as in the last, and who does not has lost little
(docs/papers/bots.md)."""


class WeighedAnswers(NamedTuple):
    """The answers of several games, and how much each of them counts."""

    questions: list[AnsweredQuestion]
    weights: list[float]
    practice: list[float]
    """For each how much less practice there was than now, as a logarithm: 0 in the last game."""


def weighed(games: Sequence[Sequence[AnsweredQuestion]], half_life: float = HALF_LIFE) -> WeighedAnswers:
    """The answers of somebody's games, the newest last, which counts most.

    Together they count as much as the answers say that are as good as independent: all where all count alike, and where
    few count most not many more than these few. So the errors of a fit come out as they should.
    """
    each = [0.5 ** (age / half_life) for age in range(len(games) - 1, -1, -1)]
    weights = [weight for weight, game in zip(each, games, strict=True) for _ in game]
    together = sum(weights) / sum(weight * weight for weight in weights) if weights else 1.0
    practice = [log(number / len(games)) for number, game in enumerate(games, 1) for _ in game]
    return WeighedAnswers([one for game in games for one in game], [weight * together for weight in weights], practice)


def questions_in(played: PlayedGame, seat: Seat) -> list[AnsweredQuestion]:
    """The answers from memory of the person at a seat; none of somebody who has not seen the game from its beginning,
    and none in a game where there is nothing to remember."""
    reader_of = box(played.game).answer_reader
    if reader_of is None or played.at_the_end(seat).start:
        return []
    game, reader = game_of(played.game), reader_of(seat)
    state = game.setup(played.options)
    seen = game.observe(state, seat)
    found: list[AnsweredQuestion] = []
    for moved in played.moves:
        if moved.actor == seat and moved.by == "person":
            found += reader.read(seen, moved.move)
        step = game.apply(state, moved.actor, moved.move)
        state = step.after
        seen = game.observe(state, seat)
        reader.see(seen, step.told(seat))
    return found
