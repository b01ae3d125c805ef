"""What a viewer of The Wise Whale sees now, and which other games would look the same."""

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from gander.cards.deck import exchanged, exchanged_piles
from gander.cards.memorising import is_face_up
from gander.contract.game import Luck, Viewer, shuffled
from gander.games.whale.pieces import CARDS, Card, FaceDown, FaceUp, Glances, Observation, is_hit
from gander.games.whale.state import State

_FACES: Final = {card: FaceUp(card) for card in CARDS}
_DOWN: Final = FaceDown()


def observe(state: State, viewer: Viewer) -> Observation:
    """Everything here lies in the middle of the table, so all viewers see the same, but for a glance.

    The grid lies face up while it is studied and when all is over; else only a new card does (W3, W5).
    """
    grid = [_FACES[card] if is_face_up(state, place) else _DOWN for place, card in enumerate(state.grid)]
    return Observation(
        mode=state.mode,
        phase=state.phase,
        turn=state.turn,
        rows=state.shape.rows,
        columns=state.shape.columns,
        grid=tuple(grid),
        deck=len(state.deck),
        turned=state.turned,
        away=state.away,
        hits=state.hits,
        points=tuple(map(len, state.piles)),
        errors=len(state.errors),
        box=len(state.box),
        ready=state.ready,
        fresh=state.fresh,
        shown=state.shown,
        glances=Glances(state.glances, state.glanced, glanced_by(state, viewer)) if state.glances else UNSET,
        ahead=state.ahead or UNSET,
    )


def glanced_by(state: State, viewer: Viewer) -> Card | None:
    """The card of the grid that lies open to this viewer alone (A7)."""
    return state.grid[state.glanced] if state.glanced is not None and viewer == state.turn else None


def seen_now(state: State, viewer: Viewer) -> set[Card]:
    """The cards whose faces this viewer can see at this moment."""
    lying = {card for place, card in enumerate(state.grid) if is_face_up(state, place)}
    single = (state.turned, state.shown, glanced_by(state, viewer))
    return lying.union(state.away, {card for card in single if card is not None})


def rearrange(state: State, viewer: Viewer, luck: Luck) -> State:
    """Exchange the cards that lie face down; what the dealer has just said of the grid stays true (W8)."""
    if state.phase == "shuffle":
        return state
    seen = seen_now(state, viewer)
    lying = [card for card in state.grid if card not in seen]
    elsewhere = [card for card in CARDS if card not in seen and card not in lying]
    dealt = shuffled([*lying, *elsewhere], luck)
    glanced = glanced_by(state, viewer)
    grid = shuffled(_fitting(state, dealt, len(lying), glanced), luck)
    rest = [card for card in dealt if card not in grid]
    becomes = {card: card for card in seen}
    becomes.update(zip([*lying, *elsewhere], [*grid, *rest], strict=True))
    return replace(exchanged_piles(state, becomes), grid=exchanged(state.grid, becomes))


def _fitting(state: State, cards: tuple[Card, ...], count: int, glanced: Card | None) -> tuple[Card, ...]:
    """Cards for the grid: none like those just laid away, at least one like the card that is turned (W8).

    That may be the one that this viewer has just looked at.
    """
    turned = state.turned
    if turned is None:
        return cards[:count]
    possible = [card for card in cards if not any(is_hit(card, away) for away in state.away)]
    if glanced is not None and is_hit(glanced, turned):
        return tuple(possible[:count])
    match = next(card for card in possible if is_hit(card, turned))
    possible.remove(match)
    return (match, *possible[: count - 1])
