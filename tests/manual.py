"""The manual of the commands, docs/cli.md: what the commands say themselves, set between what is written there by hand.

python -m tests.manual --write
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any, Final

import typer
from typer.testing import CliRunner

from gander.cli import app
from tests.tree import ROOT

PAGE: Final = ROOT / "docs" / "cli.md"
HEADING: Final = "## gander "
HELP: Final = re.compile(r"```text\n.*?```", re.DOTALL)


def manual() -> str:
    """The whole page, with a section for every command."""
    opening, *sections = re.split(f"^(?={HEADING})", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    written = {section.removeprefix(HEADING).partition("\n")[0]: section for section in sections}
    commands = names_of(typer.main.get_command(app))
    parts = [opening, *(section(command, written.get(command)) for command in commands)]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


def names_of(group: Any, before: str = "") -> Iterator[str]:
    """All commands; of a group those inside it."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from names_of(command, f"{before}{name} ")
        else:
            yield before + name


def section(command: str, written: str | None) -> str:
    """What is written about a command, with its help as it is now."""
    written = written or f"{HEADING}{command}\n\n```text\n```\n"
    return HELP.sub(lambda _: f"```text\n{help_of(command)}```", written)


def help_of(command: str) -> str:
    """What `gander COMMAND --help` prints in a window of the usual width."""
    said = CliRunner().invoke(app, [*command.split(), "--help"], prog_name="gander", env={"COLUMNS": "80"}).output
    return "\n".join(line.rstrip() for line in said.splitlines()) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    PAGE.write_text(manual(), encoding="utf-8")
