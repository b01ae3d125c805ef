"""Run the benchmarks that are named, or all."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from typing import Final

from bench import batch, notepad, odds, peers, rules, same_deal, scale, server, shares
from bench.measure import rate, yardstick

PARTS: Final[dict[str, Callable[[], None]]] = {
    "rules": rules.run,
    "batch": batch.run,
    "peers": peers.run,
    "odds": odds.run,
    "server": server.run,
    "scale": scale.run,
    "shares": shares.run,
    "notepad": notepad.run,
    "same-deal": same_deal.run,
}
"""Another benchmark is another module with a `run`, and a line here."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="measure how fast things are")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"{', '.join(PARTS)}; all if none is named")
    asked = parser.parse_args().parts or list(PARTS)
    if unknown := [part for part in asked if part not in PARTS]:
        parser.error(f"unknown part: {unknown[0]!r}: known are {', '.join(PARTS)}")
    print(f"Python {platform.python_version()}, yardstick {rate(yardstick):,.0f} rounds per CPU-second")
    for part in asked:
        print()
        PARTS[part]()


if __name__ == "__main__":
    main()
