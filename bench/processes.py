"""What processes use, as Linux tells it. A process is counted with all that it has started."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
TICKS: Final = os.sysconf("SC_CLK_TCK")
PARENT, USER, SYSTEM = 1, 11, 12
"""Places in `/proc/N/stat`, after the name."""
IDLE, WAITING = 3, 4
"""Places in the first line of `/proc/stat`."""


def figures(process: int) -> list[str]:
    """None if the process is gone."""
    try:
        return (PROC / str(process) / "stat").read_text().rpartition(") ")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def parent(process: int) -> int:
    return int(figures(process)[PARENT])


def family(process: int) -> set[int]:
    """The process, and all that come from it."""
    alive = [int(folder.name) for folder in PROC.iterdir() if folder.name.isdigit()]
    parents = {one: int(found[PARENT]) for one in alive if (found := figures(one))}
    members = {process}
    while grown := {one for one, by in parents.items() if by in members} - members:
        members |= grown
    return members


def cpu_seconds(process: int) -> float:
    """Used so far, in all threads."""
    used = [found for member in family(process) if (found := figures(member))]
    return sum(int(found[USER]) + int(found[SYSTEM]) for found in used) / TICKS


def resident_bytes(process: int) -> int:
    return sum(_resident(member) for member in family(process))


def _resident(process: int) -> int:
    lines = (PROC / str(process) / "status").read_text().splitlines()
    return 1024 * next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def busy_seconds() -> float:
    """What all cores of the machine have done so far, whoever asked them to."""
    spent = list(map(int, (PROC / "stat").read_text().splitlines()[0].split()[1:9]))
    return (sum(spent) - spent[IDLE] - spent[WAITING]) / TICKS
