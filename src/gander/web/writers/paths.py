"""Writes where each page is found: `python -m gander.web.writers.paths > client/src/wire/paths.ts`."""

import json
from typing import Final

from gander.web.messages.page_paths import PATHS

HEADING: Final = """\
// Made by `python -m gander.web.writers.paths` from the server's list of pages. Do not edit.
/* eslint-disable */

/** The first part of the address of each page, behind its hash. */
"""


def paths() -> str:
    """The whole file."""
    lines = [f"  {page}: {json.dumps(path)},\n" for page, path in PATHS.items()]
    return f"{HEADING}export const PATHS = {{\n{''.join(lines)}}} as const;\n"


if __name__ == "__main__":
    print(paths(), end="")
