"""Writes with which codes the page can be refused: `python -m gander.web.writers.codes > client/src/wire/codes.ts`."""

import json
from typing import Final

from gander.web.messages.error_codes import meanings

HEADING: Final = """\
// Made by `python -m gander.web.writers.codes` from the server's list of error codes. Do not edit.
/* eslint-disable */

/** Every code with which the server can refuse something, those of the games included. */
"""


def codes() -> str:
    """The whole file."""
    lines = "".join(f"  {json.dumps(code)},\n" for code in sorted(meanings()))
    return f"{HEADING}export const CODES = [\n{lines}] as const;\n\nexport type Code = (typeof CODES)[number];\n"


if __name__ == "__main__":
    print(codes(), end="")
