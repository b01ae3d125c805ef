"""The study of ghosts: does a person's ghost answer as they do, also where they are wrong, and score as they do?

`python -m tools.studies.ghosts` prints the table of `docs/papers/bots.md`. All traits of the simulated people
are drawn at random, apart from one another, so hardly anybody is like one of our characters; with `--kind` they are
people whom the model does not contain (`kinds_of_people.py`). A person depends on the seed and a number only, so the
results are the same whatever the number of processes.
"""

import multiprocessing
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from math import sqrt
from typing import Annotated, Any, Final, NamedTuple

import numpy as np
import typer

from gander.bots import make_ghost
from gander.comparisons.ghost_readiness import is_enough
from gander.comparisons.low_priority import step_back
from gander.comparisons.questions import questions_in, weighed
from gander.contract.played_game import PlayedGame
from gander.games import BOXES, box
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.measures.reference import from_record, sizes_of
from gander.memory.characters import PROFILES, Profile
from gander.memory.fit import fit, logs_of
from gander.memory.ghost_profile import TYPICAL, with_traits
from gander.research.simulate import play_game
from tools.studies.kinds_of_people import KINDS, Kind, Person, Sitting, anybody, by_profile

LEARNT: Final = 20
"""The games to which a ghost is fitted."""
FORETOLD: Final = 10
EARLY: Final = 3
COMPARED: Final = 40
"""The games in which the scores of a person and of their ghost are compared, on the same deals."""


class Plan(NamedTuple):
    """A game as it may come: which, how hard, and with how many."""

    game: str
    level: str
    players: int


class Found(NamedTuple):
    """What came of one person."""

    ghost: float
    """The mean loss of the ghost: the logarithm of the chance that it gave to what the person did, without its sign."""
    character: float
    """The same for the character that was the best in the games before."""
    lucky: float
    """The same for the character that turns out to be the best."""
    early: bool
    """Whether it was too early after three games."""
    enough: bool
    """Whether it was enough after twenty."""
    ahead: dict[str, float]
    """By how many cards the ghost's mean score is above the person's, for every game."""


# Games ---------------------------------------------------------------------------------------------------------------


@cache
def plans(only: str | None = None) -> tuple[Plan, ...]:
    """Every game where there is something to remember, at every level, alone and with a typical person."""
    games = [name for name in BOXES if box(name).answer_reader is not None and only in (None, name)]
    return tuple(Plan(game, level, players) for players in (1, 2) for level in sizes_of(games[0]) for game in games)


def played(person: Profile | Person, plan: Plan, seed: str, before: int = 0) -> PlayedGame:
    """One game of a person who has played some before. The deal follows from the seed alone."""
    game, sits = game_of(plan.game), by_profile(person) if isinstance(person, Profile) else person
    seated = (sits, *(by_profile(TYPICAL) for _ in range(1, plan.players)))
    bots = [one(Sitting(plan.game, seat, QuickLuck(f"{seed} {seat}"), before)) for seat, one in enumerate(seated)]
    options: Any = game.options(players=plan.players, level=plan.level)
    one = play_game(game, options, bots, QuickLuck(f"{seed} deal"))
    return from_record(one.record, one.outcome)


def many(person: Profile | Person, chosen: Sequence[Plan], seed: str) -> list[PlayedGame]:
    return [played(person, plan, f"{seed} {number}", number) for number, plan in enumerate(chosen)]


# One person ----------------------------------------------------------------------------------------------------------


def one(only: str | None, seed: int, compared: int, kind: Kind, number: int) -> Found:
    """Somebody plays; their ghost is made, and held against what they do as they are then."""
    luck = np.random.default_rng((seed, number))
    person, offered = KINDS[kind](luck), plans(only)
    chosen = [offered[place] for place in luck.integers(len(offered), size=LEARNT + FORETOLD + compared)]
    name = f"{seed} {number}"
    before = [questions_in(game, 0) for game in many(person, chosen[:LEARNT], f"{name} before")]
    after = [
        some
        for number_after, plan in enumerate(chosen[LEARNT:][:FORETOLD])
        for some in questions_in(played(person, plan, f"{name} after {number_after}", LEARNT), 0)
    ]
    learnt = [some for game in before for some in game]
    made = fit(*weighed(before))
    ghost = with_traits(made.as_played())
    characters = [profile for profile in PROFILES.values() if profile.traits.lapse > 0]
    known = min(characters, key=lambda profile: _loss(learnt, profile))
    return Found(
        ghost=_loss(after, ghost),
        character=_loss(after, known),
        lucky=min(_loss(after, profile) for profile in characters),
        early=not is_enough(fit(*weighed(before[:EARLY])), EARLY),
        enough=is_enough(made, LEARNT),
        ahead=_ahead(person, as_ghost(made.as_played()), chosen[LEARNT + FORETOLD :], f"{name} compared"),
    )


def as_ghost(traits: dict[str, float]) -> Person:
    return lambda sitting: make_ghost(sitting.game, traits, sitting.seat, sitting.luck)


def _loss(questions: Sequence[Any], profile: Profile) -> float:
    return -float(logs_of(questions, profile).mean())


def _ahead(person: Person, ghost: Person, chosen: Sequence[Plan], seed: str) -> dict[str, float]:
    found: dict[str, list[float]] = {}
    for number, plan in enumerate(chosen):
        scores = [played(who, plan, f"{seed} {number}", LEARNT).outcome.scores[0] for who in (person, ghost)]
        found.setdefault(plan.game, []).append(scores[1] - scores[0])
    return {game: sum(some) / len(some) for game, some in found.items()}


# How it sharpens -----------------------------------------------------------------------------------------------------

AFTER: Final = (2, 4, 8, 12, 20, 40)
"""The numbers of games after which a ghost is held against the character that was the nearest so far."""


def sharpened(only: str | None, seed: int, number: int) -> list[float]:
    """By how much a person's ghost foretells their next answers better than the nearest character, after each number.

    Less than nothing is better.
    """
    luck = np.random.default_rng((seed, number))
    person, offered = anybody(luck), plans(only)
    chosen = [offered[place] for place in luck.integers(len(offered), size=max(AFTER) + FORETOLD)]
    read = [questions_in(game, 0) for game in many(person, chosen, f"{seed} {number} sharpening")]
    after = [some for game in read[max(AFTER) :] for some in game]
    characters = [profile for profile in PROFILES.values() if profile.traits.lapse > 0]
    found = []
    for games in AFTER:
        learnt = [some for game in read[:games] for some in game]
        nearest = min(characters, key=lambda profile: _loss(learnt, profile))
        found.append(_loss(after, with_traits(fit(*weighed(read[:games])).as_played())) - _loss(after, nearest))
    return found


def sharpening(found: Sequence[Sequence[float]]) -> str:
    """The study of how ghosts sharpen, as a table in Markdown."""
    columns = [mean_of(values) for values in zip(*found, strict=True)]
    better = [sum(value < 0 for value in values) / len(found) for values in zip(*found, strict=True)]
    lines = [f"| {games} | {mean} | {share:.0%} |" for games, mean, share in zip(AFTER, columns, better, strict=True)]
    heading = f"| games ({len(found)} people) | the ghost's loss less the nearest character's | less for |"
    return "\n".join([heading, "| --- | --- | --- |", *lines])


# Many ----------------------------------------------------------------------------------------------------------------


def study(
    people: int,
    only: str | None = None,
    seed: int = 1,
    processes: int = 1,
    compared: int = COMPARED,
    kind: Kind = "model",
) -> list[Found]:
    work: Callable[[int], Found] = partial(one, only, seed, compared, kind)
    if processes <= 1:
        return [work(number) for number in range(people)]
    with multiprocessing.get_context("spawn").Pool(processes, initializer=step_back) as pool:
        return list(pool.imap(work, range(people)))


class Mean(NamedTuple):
    """A mean over people, with the reach of its 95 % interval."""

    value: float
    reach: float

    def __str__(self) -> str:
        return f"{self.value:+.3f} ± {self.reach:.3f}"


def mean_of(values: Iterable[float]) -> Mean:
    found = np.array(list(values))
    return Mean(float(found.mean()), 1.96 * float(found.std(ddof=1)) / sqrt(len(found)))


def table(found: Sequence[Found]) -> str:
    """A study as a table in Markdown."""
    games = sorted({game for one in found for game in one.ahead})
    lines = [
        ("the ghost's loss per answer", mean_of(one.ghost for one in found)),
        ("… less that of the character who was the best before", mean_of(one.ghost - one.character for one in found)),
        ("… less that of the character who turns out to be the best", mean_of(one.ghost - one.lucky for one in found)),
        *(
            (
                f"the ghost's mean score less the person's, {game}",
                mean_of(o.ahead[game] for o in found if game in o.ahead),
            )
            for game in games
        ),
        ("too early after 3 games", mean_of(one.early for one in found)),
        ("enough after 20", mean_of(one.enough for one in found)),
    ]
    return "\n".join(
        [f"| {len(found)} people | |", "| --- | --- |", *(f"| {words} | {mean} |" for words, mean in lines)]
    )


def main(
    people: Annotated[int, typer.Option(metavar="N", min=2, help="How many people are simulated.")] = 200,
    game: Annotated[
        str | None, typer.Option(help="Only this game; else all where there is something to remember.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same table.")] = 1,
    processes: Annotated[int, typer.Option(metavar="P", min=1, help="They change no result.")] = 1,
    kind: Annotated[Kind, typer.Option(help="What the people are like.")] = "model",
    compared: Annotated[int, typer.Option(metavar="N", help="Games in which scores are compared.")] = COMPARED,
    sharpens: Annotated[bool, typer.Option("--sharpens", help="Only after how many games they are how like.")] = False,
) -> None:
    """Make ghosts of simulated people of whom everything is known, and print how like them they are."""
    if sharpens:
        typer.echo(sharpening([sharpened(game, seed, number) for number in range(people)]))
        return
    typer.echo(table(study(people, game, seed, processes, compared, kind)))


if __name__ == "__main__":
    typer.run(main)
