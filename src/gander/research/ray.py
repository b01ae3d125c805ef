"""Many games on many machines, with Ray. Wherever a game is played, it depends on the seed and its number only.

A worker that is lost costs the time of what it was playing: Ray gives that to another one. The machines of a cluster
need this package, in the same version.
"""

import os
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, Final

from gander.extras import from_extra
from gander.research.simulate import Plan, Result, check, simulate_one

# Ray reads it when it is imported; without it, Ray tells its makers that somebody simulates.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

with from_extra("research"):
    import ray

CHUNK: Final = 25
"""Games that are played in one piece: little enough to be played again."""
AHEAD: Final = 4
"""Pieces that are given out for each worker before the first is there."""
LOSSES: Final = 100
"""How often a piece is given to another worker, before it is taken for granted that it kills them."""


def play_piece(plan: Plan, first: int, last: int) -> list[Result]:
    """The games from one number up to another."""
    return [simulate_one(plan, number) for number in range(first, last)]


@contextmanager
def workers(count: int | None = None, address: str | None = None) -> Iterator[None]:
    """Ray on this machine with so many workers, or the cluster at an address.

    Ray says on standard output when a worker died. What is printed there belongs to the results, so it says so on
    standard error meanwhile.
    """
    where: dict[str, Any] = {"address": address} if address else {"num_cpus": count, "include_dashboard": False}
    with redirect_stdout(sys.stderr):
        ray.init(**where, log_to_driver=False, logging_level="error")
        try:
            yield
        finally:
            ray.shutdown()


def simulate_on_ray(plan: Plan, games: int) -> Iterator[Result]:
    """The results of so many games, in their order, from the workers that there are."""
    check(plan)
    piece = ray.remote(max_retries=LOSSES)(play_piece)
    starts = iter(range(0, games, CHUNK))
    given: deque[Any] = deque()
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while True:
        while len(given) < room and (first := next(starts, None)) is not None:
            given.append(piece.remote(plan, first, min(first + CHUNK, games)))
        if not given:
            return
        yield from ray.get(given.popleft())
