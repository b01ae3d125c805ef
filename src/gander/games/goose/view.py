"""What a viewer of The Astute Goose sees now, and which other games would look the same."""

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from gander.cards.deck import exchanged_piles
from gander.cards.memorising import is_face_up
from gander.contract.game import Luck, Viewer, shuffled
from gander.games.goose.pieces import SUSPECTS, FaceDown, FaceUp, Gap, Glances, Observation, Place, Suspect
from gander.games.goose.rules import NUMBERS_OVER
from gander.games.goose.state import State

_FACES: Final = {suspect: FaceUp(suspect) for suspect in SUSPECTS}
_DOWN: Final = FaceDown()
_GAP: Final = Gap()


def observe(state: State, viewer: Viewer) -> Observation:
    """The line-up lies face up while it is studied and when all is over; else only a new card does (G6, G14)."""
    if state.phase == "study" or state.phase == "over" or state.fresh is not None:
        lineup: tuple[Place, ...] = tuple(
            _GAP if card is None else _FACES[card] if is_face_up(state, slot) else _DOWN
            for slot, card in enumerate(state.lineup)
        )
    else:
        lineup = tuple([_GAP if card is None else _DOWN for card in state.lineup])
    held = state.held
    return Observation(
        mode=state.mode,
        phase=state.phase,
        turn=state.turn,
        lineup=lineup,
        numbers=NUMBERS_OVER[len(lineup)],
        deck=len(state.deck),
        points=tuple(map(len, state.piles)),
        errors=len(state.errors),
        box=len(state.box),
        ready=state.ready,
        fresh=state.fresh,
        question=state.question,
        wrong=state.wrong,
        holder=None if held is None else state.turn,
        held=held if viewer == state.turn else None,
        proposal=state.proposal,
        shown=state.shown,
        glances=Glances(state.glances, state.glanced, glanced_by(state, viewer)) if state.glances else UNSET,
        ahead=state.ahead or UNSET,
    )


def glanced_by(state: State, viewer: Viewer) -> Suspect | None:
    """The suspect that lies open to this viewer alone (A7)."""
    return state.lineup[state.glanced] if state.glanced is not None and viewer == state.turn else None


def seen_now(state: State, viewer: Viewer) -> set[Suspect]:
    """The cards whose faces this viewer can see at this moment."""
    seen = {card for slot, card in enumerate(state.lineup) if card is not None and is_face_up(state, slot)}
    if state.shown is not None:
        seen.add(state.shown)
    if state.held is not None and viewer == state.turn:
        seen.add(state.held)
    if (glanced := glanced_by(state, viewer)) is not None:
        seen.add(glanced)
    return seen


def rearrange(state: State, viewer: Viewer, luck: Luck) -> State:
    """Exchange the cards that this viewer cannot see now; a held card stays one that the answers do not name."""
    if state.phase == "shuffle":
        return state
    seen = seen_now(state, viewer)
    hidden = [suspect for suspect in SUSPECTS if suspect not in seen]
    dealt = list(shuffled(hidden, luck))
    becomes = {suspect: suspect for suspect in seen}
    if state.held is not None and state.held not in seen:
        assert state.question is not None
        feature = state.question.feature
        held = next(card for card in dealt if getattr(card, feature) not in state.wrong)
        hidden.remove(state.held)
        dealt.remove(held)
        becomes[state.held] = held
    becomes.update(zip(hidden, dealt, strict=True))
    return replace(
        exchanged_piles(state, becomes),
        lineup=tuple(None if card is None else becomes[card] for card in state.lineup),
        held=None if state.held is None else becomes[state.held],
    )
