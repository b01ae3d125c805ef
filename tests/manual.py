"""What pages of the docs take from the code, set between what is written there by hand.

    docs/cli.md     what the commands say of themselves
    docs/data.md    the columns of the tables for statistics
    docs/show.md    how long each beat lasts

python -m tests.manual --write
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import typer
from typer.testing import CliRunner

from gander.cli import app
from gander.notepad.sheets import dictionary
from gander.table.show import LENGTHS
from tests.tree import ROOT

# The commands --------------------------------------------------------------------------------------------------------

HEADING: Final = "## gander "
HELP: Final = re.compile(r"```text\n.*?```", re.DOTALL)


def commands(page: str) -> str:
    """The page of the commands, with a section for each."""
    opening, *sections = re.split(f"^(?={HEADING})", page, flags=re.MULTILINE)
    written = {section.removeprefix(HEADING).partition("\n")[0]: section for section in sections}
    names = names_of(typer.main.get_command(app))
    parts = [opening, *(section(command, written.get(command)) for command in names)]
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


# The columns ---------------------------------------------------------------------------------------------------------


def columns(page: str) -> str:
    """The page about data, with what every column means."""
    _, *rows = dictionary()
    for table in dict.fromkeys(row[0] for row in rows):
        lines = "".join(
            f"| `{column}` | {kind} | {meaning} |\n" for name, column, kind, meaning in rows if name == table
        )
        written = re.compile(rf"(### `{table}\.csv`\n\n\| [^\n]*\n\| [^\n]*\n)(?:\|[^\n]*\n)*")
        page = written.sub(lambda found, lines=lines: found[1] + lines, page)  # type: ignore[misc]
    return page


# The beats -----------------------------------------------------------------------------------------------------------


def beats(page: str) -> str:
    """The page about the show, with the length of every beat behind what one sees in it."""
    for moment in LENGTHS["own"]:
        lengths = " | ".join(f"{LENGTHS[screen][moment]:,} ms" for screen in LENGTHS)
        page = re.sub(rf"(\| {moment} \| [^|]+ \| ).*( \|\n)", rf"\g<1>{lengths}\g<2>", page)
    return page


PAGES: Final[dict[Path, Callable[[str], str]]] = {
    Path("docs/cli.md"): commands,
    Path("docs/data.md"): columns,
    Path("docs/show.md"): beats,
}


def renewed(page: Path) -> str:
    """The text of a page with what it takes from the code as that is now."""
    return PAGES[page]((ROOT / page).read_text(encoding="utf-8"))


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for path in PAGES:
        (ROOT / path).write_text(renewed(path), encoding="utf-8")
