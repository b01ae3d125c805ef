"""What a game of Lynx says about a player: whether one card was kept in mind."""

from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec import Struct

from gander.contract.answer import RecalledAnswer
from gander.contract.game import Level, Luck, Seat, shuffled
from gander.contract.measure import LOAD, DrillRules, Measure, RecallMeasure
from gander.contract.played_game import PlayedGame
from lynx.game import GAME
from lynx.pieces import PREY, Name, Prey
from lynx.state import State


class Naming(RecalledAnswer[Prey], frozen=True, gc=False, kw_only=True):
    """What somebody said the card was."""

    error: Literal["never"] | None = None


def answers(played: PlayedGame) -> Iterator[Naming]:
    state: State = GAME.setup(played.options)
    for place, moved in enumerate(played.moves):
        if isinstance(moved.move, Name):
            yield reply(state, place, moved)
        state = GAME.apply(state, moved.actor, moved.move).after


def reply(state: State, place: int, moved: Any) -> Naming:
    truth, said = state.deck[-1], moved.move.prey
    return Naming(
        number=place,
        move=place,
        at=moved.at,
        seat=moved.actor,
        by=moved.by,
        kind="name",
        counted=moved.by == "person",
        right=said == truth,
        truth=(truth,),
        answer=said,
        options=PREY,
        outcomes=tuple("right" if prey == truth else "never" for prey in PREY),
        error=None if said == truth else "never",
        guess=1 / len(PREY),
        load=1,
        place=0,
        position="only",
        events=sum(prey is not None for prey in state.named),
        shown_for=1.0,
    )


class Item(Struct, frozen=True):
    """A card to keep in mind."""

    card: Prey


def perfect(state: State, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    return next((move for move in moves if isinstance(move, Name) and move.prey == state.deck[-1]), moves[0])


def item(kind: str, level: Level, luck: Luck) -> Item:
    return Item(shuffled(PREY, luck)[0])


MEASURE: Final = Measure(
    answer=Naming,
    answers=answers,
    errors=("never",),
    spell=str,
    by=RecallMeasure(covariates=(LOAD,), load={"rookie": 1}),
    drill=DrillRules(item=Item, kinds={"one": ("never",)}, steps=("rookie",), at_level=str, make=item),
    perfect=perfect,
)
