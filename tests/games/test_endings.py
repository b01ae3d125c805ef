"""Where a game of points turned: the expected sentence follows from a list of scores by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gander.contract.ending import TurningPoint, TurnPoints, by_points, lead_for_good, longest_run
from gander.contract.game import ranked, shared_outcome
from gander.games import BOXES
from gander.record import RecordedMove, new_record
from gander.web.api.records import story_of
from tests.kit import A_FEW, Agreed, random_game


def turns(*points: str) -> list[TurnPoints]:
    """`2:1` after a turn."""
    return [TurnPoints(tuple(map(int, after.split(":")))) for after in points]


@pytest.mark.parametrize(
    ("points", "winners", "said"),
    [
        # level in turn 3, ahead in turn 4, never caught again
        (("0:1", "0:1", "1:1", "2:1", "2:1", "3:2"), (0,), TurningPoint("lead", {"turn": 4, "turns": 6}, (0,))),
        # caught once more: the first lead does not count
        (("1:0", "1:1", "1:2", "1:3", "1:3"), (1,), TurningPoint("lead", {"turn": 3, "turns": 5}, (1,))),
        (("0:0", "1:0", "2:0", "2:1"), (0,), TurningPoint("start", {"turn": 2, "turns": 4}, (0,))),
        # the last turn is the end, and no turning point
        (("0:1", "1:1", "2:1"), (0,), None),
        (("0:1:0", "1:1:0", "1:1:0"), (0, 1), TurningPoint("level", {"turn": 2, "turns": 3}, (0, 1))),
        (("0:1", "0:2", "1:2", "2:2"), (0, 1), None),
        (("1:0:1", "1:1:1"), (0, 1, 2), None),
        (("0:0", "0:0"), (0, 1), None),
    ],
)
def test_the_lead_for_good(points: tuple[str, ...], winners: tuple[int, ...], said: TurningPoint | None) -> None:
    assert lead_for_good(turns(*points), winners) == said
    scores = turns(points[-1])[0].points
    assert by_points(turns(*points), ranked("over", scores)) == said


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ("+-++-+", TurningPoint("run", {"n": 2, "from": 3, "to": 4, "turns": 6})),
        ("++-++", TurningPoint("run", {"n": 2, "from": 1, "to": 2, "turns": 5})),  # the first of two
        ("-.+..+.+-", TurningPoint("run", {"n": 3, "from": 3, "to": 8, "turns": 9})),  # a dot is neither
        (".+.++", TurningPoint("clean", {"n": 3, "from": 2, "to": 5, "turns": 5})),
        ("+-+-", None),
        ("", None),
    ],
)
def test_the_longest_run(found: str, said: TurningPoint | None) -> None:
    played = [TurnPoints((0,), {"+": True, "-": False, ".": None}[one]) for one in found]
    assert longest_run(played) == said
    assert by_points(played, shared_outcome("over", 0, 1)) == said


@pytest.mark.parametrize("agreed", A_FEW, ids=str)
def test_every_game_tells_its_story(agreed: Agreed) -> None:
    """The piles are what was counted, and whoever is named sat at the table."""
    for seed in range(3):
        made = random_game(agreed, seed)
        last = made[-1].step.after
        moves = tuple(RecordedMove(one.actor, one.move) for one in made)
        told = story_of(replace(new_record(agreed.game, agreed.options), moves=moves))
        ending = BOXES[agreed.game.name].ending
        assert told.piles == ending.piles(last)
        assert bool(told.piles) == (ending.card is not None)
        if told.turning is not None:
            assert {*told.turning.seats, told.turning.by} <= {*agreed.seats, None}
            assert all(number >= 0 for number in told.turning.values.values())
