"""What the Brains bring to the tests of all games."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from gander.contract.game import CHANCE
from gander.games.brains.pieces import BRAIN, Land, Options, Pass, Throw
from gander.games.brains.state import State
from gander.research.playthrough import Script
from tests.games.brains.plainly import PLAINLY
from tests.specimen import Specimen

BRAINS: Final = {3: 100, 4: 125, 5: 150}
"""By the number of players (M2)."""

FIVE_BRAINS: Final = (
    (0, Throw((0, 1, 2, 3, 4))),
    (CHANCE, Land((BRAIN,) * 5)),
    (0, Pass()),
)
"""What luck alone would show once in some thousand throws."""


def brains_in(state: State) -> Counter[Any]:
    return Counter(brains=state.middle + sum(state.brains))


SPECIMEN: Final = Specimen(
    count=brains_in,
    whole=lambda options: {BRAINS[options.players]: 1},
    plainly=PLAINLY,
    more_options=(
        Options(players=3, colours=("black", "green", "red")),
        Options(players=3, brains=(0, 25, 10)),
    ),
    questions=(
        {"dice": [1, 2, 3, 4, 0], "throws": 1, "middle": 9},
        {"dice": [1, 2, 3, 4, 0], "throws": 1, "own": 9, "others": {"red": 8}, "turns": ["blue", "red"]},
    ),
    ways=(
        Options(3, starter=1, colours=("red", "blue", "black"), brains=(0, 10, 5)),
        Options(4, colours=("red", "yellow", "blue", "green")),
    ),
    scripts=(Script("brains", Options(3, colours=("green", "red", "black")), seed=36, opening=FIVE_BRAINS),),
)
