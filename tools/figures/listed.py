"""Which tables there are.

A table that is made of rows is made by `python -m tools.figures NAME`, and each night some games of every row hold the
page to it. One without rows has a command of its own; `tests/tools/figures/` says what holds it to the page.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import Final

from gander.bots import bot_names
from gander.games import GAMES, box
from gander.games import game as game_of
from tools.figures.plays import against, alone, beginner, behind, duel, glances, one_among, two_among, with_cards
from tools.figures.table import Row, Table
from tools.studies.baselines import WHO, played_alone
from tools.studies.beginners import LIKE, OPPONENTS

LEVELS: Final = ("rookie", "experienced", "advanced", "expert")
WITH_MEMORY: Final = tuple(name for name in GAMES if box(name).answer_reader is not None)
UNEQUAL: Final = (("tortoise", "crow"), ("chick", "otter"))
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


def characters_of_the_brains() -> Iterator[Row]:
    for other, one in (("chick", "squirrel"), ("squirrel", "otter"), ("otter", "crow")):
        for others in (2, 3, 4):
            yield one_among(one, other, others, 6000)


def _listed() -> Iterator[Table]:
    goose, boar, brains, whale, magpie = "goose", "boar", "brains", "whale", "magpie"
    bots_page, fair, research = "papers/bots.md", "papers/fair-table.md", "papers/research.md"
    yield Table(
        "goose-duels",
        bots_page,
        "| The Astute Goose, expert |",
        (goose,),
        duels(goose, "expert", (*[1000] * 4, 2000, 4000)),
    )
    yield Table(
        "boar-duels",
        bots_page,
        "| The Brilliant Boar, advanced |",
        (boar,),
        duels(boar, "advanced", (*[1000] * 5, 4000)),
    )
    yield Table(
        "alone",
        bots_page,
        "| alone, expert |",
        (goose, boar),
        tuple(alone(name.capitalize(), name, "expert", bot_names(), 500) for name in (goose, boar)),
    )
    yield Table("beginners", bots_page, "| a beginner like … |", tuple(GAMES), tuple(beginners()))
    yield Table(
        "boar-elephant",
        bots_page,
        "| the elephant against |",
        (boar,),
        (
            against("random moves, two players, advanced", boar, "advanced", ("uniform", "elephant"), 200),
            against("`greedy`, two players, advanced", boar, "advanced", ("greedy", "elephant"), 2000),
            against("`greedy`, two players, expert", boar, "expert", ("greedy", "elephant"), 2000),
            against(
                "three times `greedy`, advanced", boar, "advanced", ("greedy", "greedy", "greedy", "elephant"), 1000
            ),
        ),
    )
    yield Table(
        "brains-characters",
        "papers/odds.md",
        "| one | among |",
        (brains,),
        tuple(characters_of_the_brains()),
        seed="2026",
    )
    yield Table(
        "brains-elephants",
        "papers/odds.md",
        "| the strongest | among |",
        (brains,),
        tuple(one_among("elephant", "crow", others, games) for others, games in ((2, 4000), (3, 3000), (4, 1500))),
    )
    yield Table(
        "brains-exact",
        "papers/odds.md",
        "| between |",
        (brains,),
        tuple(
            two_among(("exact", "elephant"), other, 2000) for other in ("chick", "squirrel", "otter", "crow", "exact")
        ),
    )
    yield Table(
        "brains-seats",
        "papers/odds.md",
        "| the third |",
        (brains,),
        tuple(behind(third, 600) for third in ("uniform", "chick", "squirrel", "tortoise", "otter")),
    )
    yield Table(
        "glances",
        fair,
        "| game, with glances |",
        EVENED,
        tuple(glances(name, level, pair, 400) for name, level, pair in product(EVENED, LEVELS[:2], UNEQUAL)),
    )
    yield Table(
        "cards",
        fair,
        "| game, with cards |",
        EVENED,
        tuple(with_cards(name, level, pair, 500) for name, level, pair in product(EVENED, LEVELS[:2], UNEQUAL)),
    )
    yield Table("baselines", research, "| game | rules |", played_alone(), tuple(baselines()))
    yield Table("sizes", research, "|  | goose | boar |", ("rules",), own="python -m tools.studies.sizes")
    yield Table(
        "tournament", "papers/tournament.md", "| rating |", tuple(GAMES), own="gander tournament --games 200 --seed 0"
    )
    yield Table("whale-alone", "games/whale.md", "| alone |", (whale,), at_every_level(whale, 500))
    yield Table(
        "whale-duels", "games/whale.md", "| expert, duels |", (whale,), duels(whale, "expert", (*[1000] * 5, 3000))
    )
    yield Table(
        "magpie-alone",
        "games/magpie.md",
        "| alone | luck alone |",
        (magpie,),
        at_every_level(magpie, 100, -1, ("36", "100", "225", "441")),
    )
    yield Table(
        "magpie-duels", "games/magpie.md", "| experienced, duels |", (magpie,), duels(magpie, "experienced", [500] * 6)
    )


TABLES: Final = {table.name: table for table in _listed()}
