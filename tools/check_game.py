"""What a game still lacks: `make check-game NAME=owl` says it in one screen, with the command that makes it.

Whatever the smallest game has, every game has. What a program writes must be what it would write now, and no sentence
may be left that speaks of the smallest game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from gander.box import Box
from gander.contract.options import Option
from gander.day import levels_of_day
from gander.games import BOXES
from gander.measures.reference import computed, reference
from gander.research.encoding import encoding_of
from gander.research.playthrough import page as playthrough
from gander.speech.languages import LANGUAGES
from tests import boards, fairness, playthroughs
from tests.page.truths import has_truth
from tests.specimen import specimen
from tools.new_game import HERE, PLACES, SMALLEST, copies, renamed

WRITTEN_BY: Final = {
    "boards.ts": "make protocol",
    "encoding.txt": ".venv/bin/python -m gander.research.encoding {name} > tests/games/{name}/encoding.txt",
    "fair.json": ".venv/bin/python -m tests.fairness --write",
    "reference.json": ".venv/bin/python -m gander.measures.reference --write {name}",
    "playthroughs": "make playthroughs",
}
"""By which command a file is written; all others are written by hand."""
OPTIONAL: Final = {
    "positions.py",
    "parts.ts",
    "PreyCard.svelte",
    "Back.svelte",
    "test_fair.py",
    "rules.py",
    "state.py",
    "view.py",
}
"""What the smallest game has and another may call otherwise, or do without."""
ALIKE: Final = {"language.ts"}
"""What every game has in the same words."""


class Missing(NamedTuple):
    what: str
    do: str


def missing(name: str) -> Iterator[Missing]:
    """All that a game lacks, the most needed first."""
    if name not in BOXES:
        yield Missing("the game itself", f"make new-game NAME={name}")
        return
    gone = list(files_missing(name))
    yield from gone
    if not gone:
        yield from stale(name)
    yield from unchanged(name)
    yield from lists(name, BOXES[name])


def files_missing(name: str) -> Iterator[Missing]:
    """Every file that the smallest game has, and what follows from the rules."""
    needed = [target for _, target in copies(HERE, name) if target.name not in OPTIONAL]
    needed += [HERE / place for place in written_files(name)]
    needed += [path for path in words_of(name) if path not in needed]
    if has_truth(BOXES[name].game):
        needed.append(HERE / f"tests/games/{name}/truth.py")
    for path in needed:
        if not path.exists() and not lies_below(path):
            yield Missing(str(path.relative_to(HERE)), how_to_write(path).format(name=name))


def words_of(name: str) -> list[Path]:
    """One file in every language that is offered, whether the smallest game has it or not."""
    return [HERE / f"src/gander/games/{name}/words/{language}.ftl" for language in LANGUAGES]


def how_to_write(path: Path) -> str:
    if path.suffix == ".ftl":
        return f".venv/bin/gander words table {path.stem} {path.stem}.csv, and `words fill` once it is translated"
    return WRITTEN_BY.get(path.name, "write it")


def lies_below(path: Path) -> bool:
    """A game with more modules than its folder may hold keeps them in folders of that."""
    return any(path.parent.glob(f"*/{path.name}"))


def written_files(name: str) -> Iterator[str]:
    yield f"src/gander/games/{name}/reference.json"
    yield f"client/src/games/{name}/boards.ts"
    yield from (f"tests/games/{name}/{file}" for file in ("encoding.txt", "fair.json", "playthroughs"))


def stale(name: str) -> Iterator[Missing]:
    """What a program wrote before the rules became what they are now."""
    game, own = BOXES[name].game, HERE / "tests/games" / name
    found: dict[str, Callable[[], bool]] = {
        "encoding.txt": lambda: (own / "encoding.txt").read_text() == "\n".join(encoding_of(name).lines()) + "\n",
        "boards.ts": lambda: (HERE / boards.path_of(game)).read_text() == boards.page(game),
        "playthroughs": lambda: all(
            playthroughs.path_of(game, script).read_text() == playthrough(game, script)
            for script in specimen(name).scripts
        ),
        "fair.json": lambda: f'"version":{game.version}'.encode() in fairness.kept(name).read_bytes(),
        "reference.json": lambda: reference(name).ordinary == computed(name, 1).ordinary,
    }
    for file, is_fresh in found.items():
        if not is_fresh():
            yield Missing(f"{file} is of other rules", WRITTEN_BY[file].format(name=name))


def unchanged(name: str) -> Iterator[Missing]:
    """Files that still say what they said of the smallest game."""
    rules = (HERE / "docs/rules.md").read_text(encoding="utf-8")
    letter = next(iter(re.findall(rf"^## ([A-Z])\. .*\b{name.title()}\b", rules, re.MULTILINE)), "L")
    same = [
        str(target.relative_to(HERE))
        for source, target in copies(HERE, name)
        if target.exists()
        and target.name not in ALIKE
        and plain(target.read_text("utf-8")) == plain(renamed(source.read_text("utf-8"), name, letter))
    ]
    by_folder = {
        place.format(name=name): [path for path in same if path.startswith(place.format(name=name))]
        for place in PLACES.values()
    }
    for folder, paths in by_folder.items():
        if paths:
            names = ", ".join(sorted(Path(path).name for path in paths))
            yield Missing(f"{folder}: still as in {SMALLEST}: {names}", "make them the game's own")


def plain(text: str) -> str:
    """Without what a formatter decides: where lines break, and in which order modules are imported."""
    return "".join(sorted(re.sub(r"[\s(),]", "", text)))


def lists(name: str, box: Box) -> Iterator[Missing]:
    """Pages that tell of all games."""
    title = str(box.words("en")[f"{name}.title"])
    level = next((option for option in box.game.offers if option.name == "level"), None)
    if f"## {title}" not in text("docs/papers/tournament.md"):
        yield Missing(
            "docs/papers/tournament.md",
            ".venv/bin/gander tournament --games 200 --seed 0 --write docs/papers/tournament.md",
        )
    if levels_of_day(box.game) and not re.search(rf"^\S+ {name} ", text("docs/day.md"), re.MULTILINE):
        yield Missing("a seed in docs/day.md", example_of_day(name, level))
    for page, what in (("docs/rules.md", title), ("README.md", f"`{name}`"), ("docs/fair.md", f"**{name.title()},")):
        if what not in text(page):
            yield Missing(f"{what} in {page}", "write it")


def example_of_day(name: str, level: Option | None) -> str:
    choice = level.choices[0] if level else ""
    return f"printf 'gander day 2026-11-15 {name} {choice}' | sha256sum"


def text(page: str) -> str:
    return (HERE / page).read_text(encoding="utf-8")


def main() -> None:
    (name,) = sys.argv[1:] or sys.exit("which game? make check-game NAME=owl")
    found = list(missing(name))
    for one in found:
        print(f"- {one.what}\n    {one.do}")
    print(
        f"{name}: {len(found)} things are missing."
        if found
        else f"{name} is complete; `make test` says whether it is right."
    )


if __name__ == "__main__":
    main()
