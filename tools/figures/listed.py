"""Which tables there are.

A table that is made of rows is made by `python -m tools.figures NAME`, and each night some games of every row hold the
page to it. One without rows has a command of its own; `tests/tools/figures/` says what holds it to the page.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from typing import Final

from gander.bots import bot_names
from gander.contract.game import Level
from gander.games import GAMES
from gander.games import game as game_of
from gander.games.magpie.pieces import PATIENCE
from tools.figures.people import WITH_MEMORY, estimated, ghosts_of, lookers, people, told_apart, watched
from tools.figures.plays import (
    against,
    alone,
    beginner,
    behind,
    duel,
    glances,
    learned,
    one_among,
    searched,
    two_among,
    with_cards,
)
from tools.figures.table import Row, Table
from tools.figures.versions import ESTIMATE, GHOSTS, MEMORY, RULES
from tools.studies.baselines import WHO, played_alone
from tools.studies.beginners import LIKE, OPPONENTS
from tools.studies.kinds_of_people import Kind
from tools.studies.progress import COVERAGE, LEARNERS, LOOKERS, POWER, SHAPES
from tools.studies.reliability import AFTER, size_of

LEVELS: Final = ("rookie", "experienced", "advanced", "expert")
UNEQUAL: Final = (("tortoise", "crow"), ("chick", "otter"))
GHOSTS_OF: Final[Mapping[Kind, str]] = {
    "model": "as in the model",
    "slots": "slots",
    "streaks": "streaks",
    "learners": "learners",
    "planless": "without a plan",
}
EVENED: Final = ("goose", "whale", "boar")
"""The games for which fair tables were measured."""


def duels(game: str, level: str, games: Sequence[int]) -> tuple[Row, ...]:
    """Everybody against the next weaker."""
    return tuple(duel(game, level, *pair, each) for pair, each in zip(pairwise(bot_names()), games, strict=True))


def at_every_level(game: str, games: int, sign: int = 1, before: Sequence[str] = ()) -> tuple[Row, ...]:
    bots = bot_names()[1:] if before else bot_names()
    labels = [f"{level} | {first}" for level, first in zip(LEVELS, before, strict=True)] if before else LEVELS
    return tuple(alone(label, game, level, bots, games, sign=sign) for label, level in zip(labels, LEVELS, strict=True))


def baselines() -> Iterator[Row]:
    for game in played_alone():
        games = 100 if game == "magpie" else 500
        yield alone(f"{game} | {game_of(game).version}", game, "expert", WHO, games, digits=2)


def beginners() -> Iterator[Row]:
    for game in GAMES:
        known = LIKE if game in WITH_MEMORY else {"anybody": "otter"}
        for who, like in known.items():
            yield beginner(f"{game}, {who}", game, like, OPPONENTS, 200)


def against_who_learned() -> Iterator[Row]:
    crow = "recalling-crow"
    for level in ("advanced", "rookie"):
        yield learned(f"`{crow}`, two players, {level}", ("learned", crow), level, 1000)
    for other in ("elephant", "crow", "greedy"):
        yield learned(f"`{other}`, two players, advanced", ("learned", other), "advanced", 1000)
    for level in ("rookie", "advanced", "expert"):
        yield learned(f"two of `{crow}`, {level}", ("learned", crow, crow), level, 400)
    for level in ("rookie", "advanced"):
        yield learned(f"three of `{crow}`, {level}", ("learned", crow, crow, crow), level, 150)


def characters_of_the_brains() -> Iterator[Row]:
    for other, one in (("chick", "squirrel"), ("squirrel", "otter"), ("otter", "crow")):
        for others in (2, 3, 4):
            yield one_among(one, other, others, 3000)


def of_the_bots() -> Iterator[Table]:
    page, goose, boar = "papers/bots.md", "goose", "boar"
    rows = duels(goose, "expert", (*[1000] * 4, 2000, 4000))
    yield Table("goose-duels", page, "| The Astute Goose, expert |", (goose,), rows)
    rows = duels(boar, "advanced", (*[1000] * 5, 4000))
    yield Table("boar-duels", page, "| The Brilliant Boar, advanced |", (boar,), rows)
    rows = tuple(alone(name.capitalize(), name, "expert", bot_names(), 500) for name in (goose, boar))
    yield Table("alone", page, "| alone, expert |", (goose, boar), rows)
    yield Table("beginners", page, "| a beginner like … |", tuple(GAMES), tuple(beginners()))
    rows = (
        against("random moves, two players, advanced", boar, "advanced", ("uniform", "elephant"), 200),
        against("`greedy`, two players, advanced", boar, "advanced", ("greedy", "elephant"), 2000),
        against("`greedy`, two players, expert", boar, "expert", ("greedy", "elephant"), 2000),
        against("three times `greedy`, advanced", boar, "advanced", (*["greedy"] * 3, "elephant"), 1000),
    )
    yield Table("boar-elephant", page, "| the elephant against |", (boar,), rows)
    kinds: tuple[tuple[str, int, Level], ...] = (
        ("elephant", 2, "rookie"),
        ("elephant", 2, "expert"),
        ("elephant", 4, "expert"),
        ("greedy", 2, "expert"),
        ("greedy", 4, "expert"),
    )
    rows = tuple(searched(*kind, 200) for kind in kinds)
    yield Table("boar-search", page, "| 200 decisions each |", (boar,), rows)


def of_ghosts() -> Iterator[Table]:
    page, needs = "papers/bots.md", (GHOSTS, *WITH_MEMORY)
    rows = tuple(ghosts_of(label, kind, 30) for kind, label in GHOSTS_OF.items())
    yield Table("ghosts", page, "| people and their ghosts |", needs, rows, seed="3")
    own = "python -m tools.studies.ghosts --sharpens --people 24 --seed 2"
    yield Table("ghosts-sharpen", page, "| games | the ghost's loss", needs, own=own)


def of_the_odds() -> Iterator[Table]:
    page, needs = "papers/odds.md", ("brains",)
    rows = tuple(characters_of_the_brains())
    yield Table("brains-characters", page, "| one | among |", needs, rows, seed="2026")
    rows = tuple(one_among("elephant", "crow", others, games) for others, games in ((2, 4000), (3, 2000), (4, 1000)))
    yield Table("brains-elephants", page, "| the strongest | among |", needs, rows)
    between = ("chick", "squirrel", "otter", "crow", "exact")
    rows = tuple(two_among(("exact", "elephant"), other, 2000) for other in between)
    yield Table("brains-exact", page, "| between |", needs, rows)
    rows = tuple(behind(third, 600) for third in ("uniform", "chick", "squirrel", "tortoise", "otter"))
    yield Table("brains-seats", page, "| the third |", needs, rows)


def of_fair_tables() -> Iterator[Table]:
    page, kinds = "papers/fair-table.md", tuple(product(EVENED, LEVELS[:2], UNEQUAL))
    rows = tuple(glances(name, level, pair, 400) for name, level, pair in kinds)
    yield Table("glances", page, "| game, with glances |", EVENED, rows)
    rows = tuple(with_cards(name, level, pair, 500) for name, level, pair in kinds)
    yield Table("cards", page, "| game, with cards |", EVENED, rows)
    own = "python -m tools.studies.handicap_proposals goose --pairs 8 --tried 200 --checked 300 --seed 2 --kind slots"
    yield Table("proposals", page, "| game | level | people |", (MEMORY, *EVENED), own=own)


def of_progress() -> Iterator[Table]:
    page = "papers/progress.md"
    kinds = {"coverage": COVERAGE, "shapes": SHAPES, "learners": LEARNERS, "power": POWER}
    for nth, (kind, cases) in enumerate(kinds.items()):
        rows = tuple(people(case, 1000) for case in cases)
        yield Table(f"progress-{kind}", page, "| cards | games |", (ESTIMATE,), rows, seed="1", nth=nth)
    rows = tuple(lookers(practices, 500) for practices in LOOKERS)
    yield Table("progress-looks", page, "| practice | people |", (ESTIMATE,), rows, seed="1")


def of_research() -> Iterator[Table]:
    page = "papers/research.md"
    yield Table("baselines", page, "| game | rules |", played_alone(), tuple(baselines()))
    yield Table("sizes", page, "|  | goose | boar |", (RULES,), own="python -m tools.studies.sizes")
    yield Table("learned", page, "| `learned` against |", ("boar",), tuple(against_who_learned()))
    own = "gander tournament --games 200 --seed 0"
    yield Table("tournament", "papers/tournament.md", "| rating |", tuple(GAMES), own=own)


def of_studies() -> Iterator[Table]:
    page = "studies.md"
    rows = tuple(told_apart(name, *size_of(name, 200, 20)) for name in GAMES)
    yield Table("reliability", page, "| game (figure) |", (RULES,), rows, seed="1")
    yield Table(
        "reliability-estimate",
        page,
        "| games | truth |",
        (ESTIMATE,),
        tuple(estimated(games, 200) for games in AFTER),
        seed="1",
    )


def of_the_memory() -> Iterator[Table]:
    page, needs = "papers/memory.md", (MEMORY,)
    yield Table("memory-people", page, "| | young people | otter |", needs, own="gander memory --trials 20000")
    own = "python -m tools.studies.unfitted_tasks"
    yield Table("memory-predicted", page, "| | people | otter |", needs, own=own)
    yield Table("memory-eight-words", page, "| | 1 | 2 |", needs, own=own)


def of_games() -> Iterator[Table]:
    page, needs = "games/whale.md", ("whale",)
    yield Table("whale-alone", page, "| alone |", needs, at_every_level("whale", 500))
    rows = duels("whale", "expert", (*[1000] * 5, 3000))
    yield Table("whale-duels", page, "| expert, duels |", needs, rows)
    page, needs = "games/magpie.md", ("magpie",)
    yield Table("magpie-patience", page, "| level | watched |", needs, tuple(watched(level, 300) for level in PATIENCE))
    rows = at_every_level("magpie", 100, -1, ("36", "100", "225", "441"))
    yield Table("magpie-alone", page, "| alone | luck alone |", needs, rows)
    rows = duels("magpie", "experienced", [500] * 6)
    yield Table("magpie-duels", page, "| experienced, duels |", needs, rows)


LISTS: Final = (
    of_the_bots,
    of_ghosts,
    of_the_odds,
    of_fair_tables,
    of_progress,
    of_research,
    of_studies,
    of_the_memory,
    of_games,
)
TABLES: Final = {table.name: table for those in LISTS for table in those()}
