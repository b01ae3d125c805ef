"""Kill workers again and again while people play: `make soak KILLS=1000`.

Each of three workers is killed by itself, at any moment, also while it starts, and replaced at once; so at times two
are away, or all. Four people sit at every table. Ends with one line to be written down, and fails if a move that was
acknowledged is lost or written twice, or if anything else is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.tree import ROOT
from tests.workers.balancer import Balancer
from tests.workers.cluster import WORKERS, Site, servers
from tests.workers.nursery import ForkedWorker, Nursery
from tests.workers.play import FOUR, Play

TABLES = 3
LONGEST_LIFE = 1.5
"""Seconds that a worker serves before it is killed, at most."""
A_WHILE = 60
PATIENCE = 3600
"""Seconds after which a game is taken to hang. Where no worker lives for long, one goes on slowly."""


class Kills:
    """Counts down, for all workers together."""

    def __init__(self, wanted: int, chance: random.Random) -> None:
        self.wanted, self.done, self._chance = wanted, 0, chance

    async def rage(self, workers: list[ForkedWorker]) -> None:
        saying = asyncio.create_task(self._say_how_far())
        await asyncio.gather(*(self._kill(worker) for worker in workers))
        saying.cancel()

    async def _kill(self, worker: ForkedWorker) -> None:
        while self.done < self.wanted:
            self.done += 1
            await asyncio.sleep(self._chance.uniform(0.0, LONGEST_LIFE))
            await worker.kill()
            await worker.start()
            if self._chance.random() < 0.9:  # now and then it dies while it starts
                await worker.is_ready()

    async def _say_how_far(self) -> None:
        while True:
            await asyncio.sleep(A_WHILE)
            print(f"{self.done} kills", flush=True)


def revision() -> str:
    asked = ["git", "describe", "--always", "--dirty", "--exclude", "*"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


async def soak(folder: Path, wanted: int, seed: int) -> tuple[Play, str]:
    """What was played, and the line that says what came of it."""
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert task is not None
    for told in (signal.SIGINT, signal.SIGTERM):  # the servers go with it, also if it was started in the background
        loop.add_signal_handler(told, task.cancel)
    began, chance = time.monotonic(), random.Random(seed)
    kills = Kills(wanted, chance)
    with servers(folder) as (postgres, redis):
        async with Nursery(str(folder), postgres.address, redis.address) as nursery:
            workers = [ForkedWorker(number, nursery) for number in range(WORKERS)]
            for worker in workers:
                await worker.start()
            async with Balancer([worker.port for worker in workers], chance) as balancer:
                play = Play(Site(balancer, postgres.address), TABLES, FOUR, patience=PATIENCE, rooms=False)
                await play.under(kills.rage(workers))
    minutes = (time.monotonic() - began) / 60
    return play, (
        f"{kills.done} kills in {minutes:.0f} minutes at {revision()}: {play.games} games, {play.acknowledged} "
        f"acknowledged moves, {play.lost} lost, {play.doubled} doubled, {len(play.faults)} faults in all"
    )


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("kills", type=int)
    arguments.add_argument("seed", type=int, nargs="?", default=time.time_ns())
    asked = arguments.parse_args()
    with TemporaryDirectory(prefix="gander-soak-") as folder:
        play, line = asyncio.run(soak(Path(folder), asked.kills, asked.seed))
    print(line)
    if play.faults:
        sys.exit("\n".join(play.faults))


if __name__ == "__main__":
    main()
