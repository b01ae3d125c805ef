"""What a person perceives of a page: the accessibility tree, as a screen reader would read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

LINE = re.compile(
    r"""^(?P<indent>\s*)-\s(?P<quote>'?)(?P<role>[a-z]+)(?:\s"(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)$"""
)


@dataclass(frozen=True)
class Thing:
    """Something on the page: its role, its name, and where it belongs."""

    depth: int
    role: str
    name: str
    disabled: bool


@dataclass(frozen=True)
class Glance:
    """Everything that is on the page now."""

    things: tuple[Thing, ...]

    def inside(self, role: str) -> Iterator[Thing]:
        """What lies inside the things of this role."""
        depth = None
        for thing in self.things:
            if depth is not None and thing.depth <= depth:
                depth = None
            if depth is not None:
                yield thing
            elif thing.role == role:
                depth = thing.depth

    def buttons(self) -> list[str]:
        """What could be pressed now: in a dialog if one is open, else on the board or the cover."""
        within = [thing for role in ("dialog", "region") for thing in self.inside(role) if thing.role == "button"]
        in_dialog = [thing for thing in self.inside("dialog") if thing.role == "button"]
        return [thing.name for thing in in_dialog or within if not thing.disabled]

    def names(self, role: str) -> list[str]:
        return [thing.name for thing in self.things if thing.role == role]


def glance_of(snapshot: str) -> Glance:
    """Read Playwright's aria snapshot."""
    things = []
    for line in snapshot.splitlines():
        found = LINE.match(line)
        if found:
            name = (found["name"] or "").replace('\\"', '"')
            things.append(Thing(len(found["indent"]), found["role"], name, "[disabled]" in found["rest"]))
    return Glance(tuple(things))
