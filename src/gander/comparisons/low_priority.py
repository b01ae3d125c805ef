"""Work in a process of its own: a question comes in, the answer goes out, and all else on this machine goes first."""

import os
import sys
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

KINDEST: Final = 19
"""As nice as a process can be."""

Question = TypeVar("Question")


def step_back() -> None:
    """Let everything else on this machine go first."""
    if hasattr(os, "nice"):
        os.nice(KINDEST)


def work_at_low_priority(kind: type[Question], answer: Callable[[Question], object]) -> None:
    """Read a question, write the answer."""
    step_back()
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=kind)
    sys.stdout.buffer.write(msgspec.json.encode(answer(asked)))
