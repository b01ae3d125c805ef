"""Writes how long the page shows what happened: `python -m gander.web.writers.show > client/src/wire/show.ts`."""

import json
from collections.abc import Mapping
from typing import Any, Final

from gander.table.show import LENGTHS, STRETCHED

HEADING: Final = """\
// Made by `python -m gander.web.writers.show` from what the server adds to everybody's time. Do not edit.
/* eslint-disable */
"""


def show() -> str:
    """The whole file."""
    lengths = constant("LENGTHS", "In milliseconds, by screen: one's own, or a big one across the room.", LENGTHS)
    stretched = constant("STRETCHED", "What a pace makes of a length; where nothing is said, nothing.", STRETCHED)
    return f"{HEADING}\n{lengths}\n{stretched}"


def constant(name: str, says: str, values: Mapping[Any, Mapping[Any, float]]) -> str:
    """One table, a row to a line."""
    rows = "".join(f"  {row}: {written(cells)},\n" for row, cells in values.items())
    return f"/** {says} */\nexport const {name} = {{\n{rows}}} as const;\n"


def written(cells: Mapping[Any, float]) -> str:
    inside = ", ".join(f"{name}: {json.dumps(value)}" for name, value in cells.items())
    return f"{{ {inside} }}" if inside else "{}"


if __name__ == "__main__":
    print(show(), end="")
