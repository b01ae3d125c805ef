"""What a table depends on, in a few letters that change when it changes.

Nobody has to raise a number, and nothing changes with the text of the program: what is summed up is what bots do in
some games with fixed seeds, and what lies there as data. So the play of a game stands for its rules, its bots and the
memory they have; whoever changes any of these finds out here which tables are from before.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from msgspec import json
from msgspec.structs import asdict

from gander.bots import make_bot, make_ghost
from gander.comparisons.questions import questions_in, weighed
from gander.contract import glances
from gander.contract.game import AnyGame, options_from
from gander.day import levels_of_day
from gander.games import GAMES, box
from gander.luck import QuickLuck
from gander.measures.reference import from_record
from gander.memory.characters import PROFILES
from gander.memory.fit import fit
from gander.memory.model import SWEEP, Memory
from gander.research.encoding import encoding_of
from gander.research.simulate import play_game
from tools.studies.progress import GAIN, Case, said_of

MEMORY: Final = "memory"
RULES: Final = "rules"
ESTIMATE: Final = "estimate"
GHOSTS: Final = "ghosts"
LETTERS: Final = 6
WITHOUT_LEVELS: Final = 12
"""So many times everybody plays a game without levels: a small change of mind does not show in every game."""
DATA: Final = (".bin", ".npz")
"""Solutions and networks. Where a network decides, another processor may choose otherwise between two moves that are as
good as equal; so these files are summed up, and not what larger tables do with them."""


@cache
def version_of(what: str) -> str:
    """Of a game; or of the memory alone, the rules of all games, the notepad's estimate, ghosts."""
    known: dict[str, Callable[[], Iterator[bytes]]] = {
        MEMORY: _of_memory,
        RULES: _of_rules,
        ESTIMATE: _of_estimate,
        GHOSTS: _of_ghosts,
    }
    told = b"".join(known.get(what, partial(_of_play, what))())
    return sha256(told).hexdigest()[:LETTERS]


def _of_memory() -> Iterator[bytes]:
    """The traits of all characters, and what each has in mind of a few things that it was shown."""
    for name, profile in PROFILES.items():
        yield json.encode([name, asdict(profile.traits)])
        memory = Memory(profile, QuickLuck(name))
        for place, value in enumerate("abcd"):
            memory.see(place, value, effort=SWEEP)
        memory.see(1, "e")
        memory.tick(3)
        for place in range(4):
            chances = memory.distribution(place, list("abcdef"))
            yield json.encode([round(chance, 5) for chance in chances.values()])


def _of_rules() -> Iterator[bytes]:
    """Their versions, and the moves there are."""
    for name, game in GAMES.items():
        yield json.encode([name, game.version, len(game.vocabulary), encoding_of(name).size])


def _of_estimate() -> Iterator[bytes]:
    """What it says of a few simulated people, to a hundredth."""
    for case in (Case(10, 3), Case(20), Case(40, gain=GAIN)):
        for number in range(3):
            found = said_of(case, 1, number)[0]
            limits = (found.now.low, found.now.high, found.change.low, found.change.high)
            yield json.encode([*(round(limit, 2) for limit in limits), found.verdict])


def _of_ghosts() -> Iterator[bytes]:
    """How a ghost plays twice alone, wherever there is something to remember, and what a fit finds in its answers."""
    for game in (game for game in GAMES.values() if box(game.name).answer_reader is not None):
        asked = []
        for luck in map(QuickLuck, (f"{game.name} first", f"{game.name} second")):
            ghost = make_ghost(game.name, {"wits": 0.3, "blind": 0.1, "rash": 0.5}, 0, luck)
            one = play_game(game, options_from(game, {"players": 1, "mode": "solo"}), [ghost], luck)
            asked.append(questions_in(from_record(one.record, one.outcome), 0))
            yield json.encode(one.outcome.scores)
        yield json.encode({name: round(trait.off, 1) for name, trait in fit(*weighed(asked)).traits.items()})


def _of_play(name: str) -> Iterator[bytes]:
    game = GAMES[name]
    met = Counter[str]()
    for told, bots in _tables(game):
        table = f"{told} {bots}"
        luck = QuickLuck(f"{table} {met[table]}" if met[table] else table)
        met[table] += 1
        seated = [make_bot(game.name, bot, seat, luck) for seat, bot in enumerate(bots)]
        record = play_game(game, options_from(game, told), seated, luck).record
        yield json.encode(record)
    folder = files(f"gander.games.{game.name}")
    for path in sorted((path for path in _below(folder) if path.name.endswith(DATA)), key=lambda path: path.name):
        yield path.read_bytes()


def _tables(game: AnyGame) -> Iterator[tuple[dict[str, object], tuple[str, ...]]]:
    """Everybody in small tables at every level, with and without glances, and alone at the hardest."""
    everybody = tuple(PROFILES)
    levels: tuple[str | None, ...] = levels_of_day(game) or (None,) * WITHOUT_LEVELS
    players = game.players["versus"][0]
    takes_glances = glances.OFFER in game.offers
    for number, level in enumerate(levels):
        agreed = {"players": players, "mode": "versus", **({"level": level} if level else {})}
        for first in range(0, len(everybody), players):
            some = (*everybody[first:], *everybody)[:players]
            yield agreed, some[number % players :] + some[: number % players]
        if takes_glances:
            yield {**agreed, glances.OFFER.name: [3] * players}, everybody[1 : 1 + players]
    if "solo" in game.players:
        for bot in everybody:
            yield {"players": 1, "mode": "solo", "level": levels[-1]}, (bot,)


def _below(folder: Any) -> Iterator[Any]:
    for path in folder.iterdir():
        yield from _below(path) if path.is_dir() else [path]
