"""Begin a game: `make new-game NAME=owl` copies the smallest one under this name, and writes what programs write.

The smallest game is the Lynx in `tests/lynx/`, which lies there as a game lies in this repository: rules, bots, words,
tests, page and docs. The copy is registered, and can be played, before anything is changed by hand.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase
from typing import Final

HERE: Final = Path(__file__).resolve().parent.parent
SMALLEST: Final = Path("tests/lynx")
NAME: Final = re.compile(r"[a-z]{3,14}")
PLACES: Final = {
    "src/lynx": "src/gander/games/{name}",
    "tests/games/lynx": "tests/games/{name}",
    "client/src/games/lynx": "client/src/games/{name}",
    "docs/games": "docs/games",
}
"""Where the folders of the smallest game lie in the repository, once it has a name."""
ONCE_COPIED: Final = re.compile(r"  # type: ignore\[import-not-found\].*")
TITLES: Final = {"The Attentive Lynx": "The {}", "Der aufmerksame Luchs": "{}", "Le Lynx attentif": "{}"}
"""What the smallest game is called in each language, and what another is until somebody thinks of a title."""
RULE: Final = re.compile(r"\bL(?=\d)|_L(?=\d)|(?<=## )L(?=\.)")


class NotBegun(ValueError):
    """A game cannot be begun like this."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description="begin a game")
    parser.add_argument("name", help="as its folders are called: one word of small letters")
    parser.add_argument("--root", type=Path, default=HERE, help="the checkout to write to")
    parser.add_argument("--without-page", action="store_true", help="leave the format of the page's files alone")
    asked = parser.parse_args()
    try:
        begin(asked.root, asked.name)
    except NotBegun as error:
        sys.exit(str(error))
    write(asked.root, asked.name, page=not asked.without_page)
    print(f"{asked.name} can be played: `make play`, or `.venv/bin/gander play {asked.name}` in a terminal.")
    print(f"`make check-game NAME={asked.name}` says what is left to do.")


# Copying -------------------------------------------------------------------------------------------------------------


def begin(root: Path, name: str) -> None:
    """Copy the smallest game, and name the new one wherever the games are listed."""
    refuse(root, name)
    letter = letter_for(root, name)
    for source, target in copies(root, name):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), name, letter), encoding="utf-8")
    list_game(root, name, letter)


def refuse(root: Path, name: str) -> None:
    """Say what is wrong with a name. Raises `NotBegun`."""
    if not NAME.fullmatch(name):
        raise NotBegun(f"not a name: {name!r}: must be one word of 3 to 14 small letters, as 'owl'")
    taken = [place for place in PLACES.values() if (root / place.format(name=name)).exists() and "{" in place]
    if taken:
        raise NotBegun(f"taken: {name!r}: there is a folder {taken[0].format(name=name)}")


def letter_for(root: Path, name: str) -> str:
    """The letter of its rules: the first of its name that no other game has, else any that is free."""
    used = set(re.findall(r"^## ([A-Z])\. ", (root / "docs/rules.md").read_text(encoding="utf-8"), re.MULTILINE))
    free: list[str] = [letter for letter in (*name.upper(), *ascii_uppercase) if letter not in used]
    if not free:
        raise NotBegun("every letter has its rules: docs/rules.md needs another way to number them")
    return free[0]


def copies(root: Path, name: str) -> Iterator[tuple[Path, Path]]:
    """Every file of the smallest game that is text, and where it goes."""
    for place, target in PLACES.items():
        for path in sorted((HERE / SMALLEST / place).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                inside = Path(str(path.relative_to(HERE / SMALLEST / place)).replace("lynx", name))
                yield path, root / target.format(name=name) / inside


def renamed(text: str, name: str, letter: str) -> str:
    """What is said of the Lynx, said of another game."""
    text = ONCE_COPIED.sub("", text)
    text = re.sub(r"(?m)^(from|import) lynx\.", rf"\1 gander.games.{name}.", text)
    for title, other in TITLES.items():
        text = text.replace(title, other.format(name.title()))
    text = RULE.sub(lambda found: found[0].replace("L", letter), text)
    return text.replace("lynx", name).replace("Lynx", name.title()).replace("LYNX", name.upper())


# Lists of games ------------------------------------------------------------------------------------------------------


def list_game(root: Path, name: str, letter: str) -> None:
    """The registry, and the pages that have a line for every game."""
    own = HERE / SMALLEST / "docs"
    section, drawn = ((own / page).read_text(encoding="utf-8") for page in ("rules.md", "fair.md"))
    title = name.title()
    insert(
        root, "src/gander/games/__init__.py", r"(?s)(PACKAGES: Final = \(.*?)(?=\n\))", f'\n    "gander.games.{name}",'
    )
    insert(root, "docs/rules.md", r"(?s)(A page for each game.*?\))(?=\.\n)", f",\n[{title}](games/{name}.md)")
    insert(root, "docs/rules.md", r"(?s)(.*)(?=\Z)", renamed(section, name, letter))
    insert(root, "docs/fair.md", r"(?s)(6\. What is drawn:\n.*?)(?=7\. Compare)", renamed(drawn, name, letter))
    insert(
        root, "README.md", r"(?s)(## The games\n.*?\|\n)(?=\n)", f"| `{name}` | The {title} | ourselves | 1 to 4 |\n"
    )
    insert(root, "CHANGELOG.md", r"(?s)(## Unreleased\n\n)", f"- **A new game:** The {title}.\n\n")


def insert(root: Path, page: str, after: str, text: str) -> None:
    path = root / page
    written, times = re.subn(after, lambda found: found[1] + text, path.read_text(encoding="utf-8"), count=1)
    if not times:
        raise NotBegun(f"{page} has no place for a game: expected {after}")
    path.write_text(written, encoding="utf-8")


# What programs write -------------------------------------------------------------------------------------------------


def write(root: Path, name: str, *, page: bool = True) -> None:
    """Format the copy, and write what follows from the rules, the tests and the types."""
    ours = [f"src/gander/games/{name}", f"tests/games/{name}"]
    run(root, "ruff", "check", "--quiet", "--fix", "--select", "I", *ours)
    run(root, "ruff", "format", "--quiet", *ours)
    for module, file in (
        ("gander.web.writers.typescript", "client/src/wire/protocol.ts"),
        ("gander.web.writers.offers", "client/src/wire/offers.ts"),
        ("gander.web.writers.offer_words", "client/src/wire/offer-words.ts"),
        ("gander.web.writers.paths", "client/src/wire/paths.ts"),
        ("gander.web.writers.codes", "client/src/wire/codes.ts"),
        ("gander.web.writers.protocol_page", "docs/protocol.md"),
    ):
        (root / file).write_text(run(root, module), encoding="utf-8")
    (root / f"tests/games/{name}/encoding.txt").write_text(run(root, "gander.research.encoding", name), "utf-8")
    run(root, "gander.measures.reference", "--write", name)
    run(root, "tests.playthroughs", "--write")
    run(root, "tests.fairness", "--write")
    run(root, "tests.boards", "--write")
    run(root, "tests.manual", "--write")
    if page:
        folder = f"src/games/{name}"
        npm = [sys.executable, str(root / "hatch_build.py"), "npm", "exec", "--", "prettier", "--log-level", "warn"]
        subprocess.run([*npm, "--write", folder], cwd=root / "client", check=True)


def run(root: Path, module: str, *arguments: str) -> str:
    """What a program prints, run in the checkout."""
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    main()
