"""Who gets what in which order: conditions in blocks of chance, orders that balance one another, and the steps of one
participant. All of it follows from the file, the server's key and the number by which somebody came."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from gander.luck import FairLuck
from gander.study.questions import Place, QuestionPage
from gander.study.study_file import Block, Study
from gander.table.codes import Codes

ROUNDS: Final = 2
"""In a block of chance everybody comes this often for each unit of weight: a smaller one is guessed more easily."""


class Assignment(NamedTuple):
    condition: str
    """Empty in a study without conditions."""
    order: int
    """Which of the balanced orders."""


def assigned(study: Study, codes: Codes, number: int) -> Assignment:
    """What the participant gets who comes as this one, counted from 0."""
    condition = condition_of(study, codes, number)
    same = sum(condition_of(study, codes, earlier) == condition for earlier in range(number))
    orders = len(balanced_orders(sum(is_for(block.conditions, condition) for block in moving(study))))
    return Assignment(condition, same % orders)


def condition_of(study: Study, codes: Codes, number: int) -> str:
    """Blocked: within each block every condition comes as often as its weight says, in an order nobody can know."""
    names = [condition.name for condition in study.conditions for _ in range(condition.weight * ROUNDS)]
    if not names:
        return ""
    block, place = divmod(number, len(names))
    luck = FairLuck(bytes.fromhex(codes.seed_of(f"{study.seed} conditions")), block)
    for last in range(len(names) - 1, 0, -1):
        other = luck.below(last + 1)
        names[last], names[other] = names[other], names[last]
    return names[place]


def balanced_orders(things: int) -> tuple[tuple[int, ...], ...]:
    """Williams' design: over all orders each thing comes as often at each place, and as often after each other one."""
    if things < 2:
        return (tuple(range(things)),)
    first = [0]
    for step in range(1, things):
        first.append((step + 1) // 2 if step % 2 else things - step // 2)
    rows = [tuple((one + shift) % things for one in first) for shift in range(things)]
    return tuple(rows if things % 2 == 0 else [*rows, *(row[::-1] for row in rows)])


def moving(study: Study) -> list[Block]:
    return [block for block in study.blocks if block.balanced]


def is_for(conditions: Sequence[str], condition: str) -> bool:
    return not conditions or condition in conditions


class NumberedBlock(NamedTuple):
    """A block, and the number of its first game in the file."""

    block: Block
    first: int
    id: str


def blocks_for(study: Study, given: Assignment) -> list[NumberedBlock]:
    """The blocks of a participant in their order; those that do not move keep their places."""
    found, first = [], 0
    for place, block in enumerate(study.blocks):
        if is_for(block.conditions, given.condition):
            found.append(NumberedBlock(block, first, block.id or f"block-{place + 1}"))
        first += block.games
    places = [place for place, one in enumerate(found) if one.block.balanced]
    orders = balanced_orders(len(places))
    order = orders[given.order % len(orders)]
    moved = {place: found[places[which]] for place, which in zip(places, order, strict=True)}
    return [moved.get(place, one) for place, one in enumerate(found)]


class StudyStep(NamedTuple):
    """One thing that a participant does."""

    id: str
    """As it is written down: `consent`, `page:mood:2` or `game:7`."""
    kind: Literal["consent", "page", "game"]
    page: QuestionPage | None = None
    block: NumberedBlock | None = None
    number: int = 0
    """Of a game in the file, counted from 0."""


def most_games(study: Study) -> int:
    """How many games a participant plays, in the condition that has the most."""
    conditions = [condition.name for condition in study.conditions] or [""]
    return max(sum(one.block.games for one in blocks_for(study, Assignment(name, 0))) for name in conditions)


def steps_for(study: Study, given: Assignment) -> tuple[StudyStep, ...]:
    """All that a participant does, from the agreement to the end."""
    return tuple(_steps(study, given))


def _steps(study: Study, given: Assignment) -> Iterator[StudyStep]:
    if study.consent is not None:
        yield StudyStep("consent", "consent")
    yield from _pages(study, given, "start")
    for block in blocks_for(study, given):
        yield from _pages(study, given, "before", block)
        for game in range(block.block.games):
            if game > 0:
                yield from _pages(study, given, "between", block, game)
            number = block.first + game
            yield StudyStep(f"game:{number}", "game", block=block, number=number)
        yield from _pages(study, given, "after", block)
    yield from _pages(study, given, "end")


def _pages(
    study: Study, given: Assignment, place: Place, block: NumberedBlock | None = None, game: int = 0
) -> Iterator[StudyStep]:
    for page in study.pages:
        here = page.place == place and (block is None or page.block in (None, block.id))
        if here and is_for(page.conditions, given.condition):
            marks = [page.id, *([] if block is None else [block.id]), *([str(game)] if game else [])]
            yield StudyStep(f"page:{':'.join(marks)}", "page", page, block)
