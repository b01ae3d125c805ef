"""What a viewer of The Brilliant Boar sees now, and which other games would look the same."""

from collections import Counter
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from gander.contract.game import (
    Luck,
    Viewer,
    shuffled,
)
from gander.games.boar.pieces import (
    ANIMALS,
    COPIES,
    Animal,
    Backs,
    Faces,
    Glances,
    Observation,
)
from gander.games.boar.state import State

_BACKS: Final = tuple(Backs(cards) for cards in range(COPIES * len(ANIMALS) + 1))


def is_public(state: State, viewer: Viewer) -> bool:
    """Whoever holds no seat at this table sees what everybody may."""
    return viewer is None or not 0 <= viewer < len(state.hands)


def observe(state: State, viewer: Viewer) -> Observation:
    """Everybody sees the fronts of the others' cards, the public sees none; at the end all are laid open (B4, B7)."""
    deck, hands = state.deck, state.hands
    if state.phase == "over":
        seen: tuple[Backs | Faces, ...] = tuple(map(Faces, hands))
    elif is_public(state, viewer):
        seen = tuple([_BACKS[len(hand)] for hand in hands])
    else:
        seen = tuple([_BACKS[len(h)] if seat == viewer else Faces(h) for seat, h in enumerate(hands)])
    return Observation(
        mode=state.mode,
        designs=state.designs,
        naming=state.naming,
        phase=state.phase,
        turn=state.turn,
        top=deck[-1] if deck else None,
        deck=len(deck),
        table=state.table,
        played=state.played,
        hands=seen,
        collected=tuple(map(len, state.piles)),
        errors=len(state.errors),
        glances=Glances(state.glances, state.glanced, glanced_by(state, viewer)) if state.glances else UNSET,
        ahead=state.ahead or UNSET,
    )


def glanced_by(state: State, viewer: Viewer) -> Animal | None:
    """The card of one's own hand that this viewer looks at. The others see it anyway (A7, B4)."""
    return state.hands[state.turn][state.glanced] if state.glanced is not None and viewer == state.turn else None


def rearrange(state: State, viewer: Viewer, luck: Luck) -> State:
    """Exchange the cards whose faces this viewer cannot see now: hands held away, the deck below its top, all piles."""
    if state.phase == "shuffle":
        return state
    public = is_public(state, viewer)
    hidden = [state.phase != "over" and (public or seat == viewer) for seat in range(len(state.hands))]
    loose = [*state.deck[:-1], *state.errors]
    for seat, hand in enumerate(state.hands):
        loose += hand if hidden[seat] else ()
    if (glanced := glanced_by(state, viewer)) is not None:
        loose.remove(glanced)
    pool = Counter(loose) + Counter(animal for pile in state.piles for animal in pile)
    # Points are pairs, so pairs are put together first; enough of them exist, because they did before.
    pairs = shuffled([animal for animal, count in sorted(pool.items()) for _ in range(count // 2)], luck)
    piles = []
    for pile in state.piles:
        taken, pairs = pairs[: len(pile) // 2], pairs[len(pile) // 2 :]
        pool.subtract(taken + taken)
        piles.append(tuple(animal for animal in taken for _ in range(2)))
    rest = iter(shuffled(sorted(pool.elements()), luck))
    deck = tuple(next(rest) for _ in state.deck[:-1]) + state.deck[-1:]
    errors = tuple(next(rest) for _ in state.errors)
    hands = tuple(
        tuple(glanced if glanced is not None and place == state.glanced else next(rest) for place in range(len(hand)))
        if hidden[seat]
        else hand
        for seat, hand in enumerate(state.hands)
    )
    return replace(state, deck=deck, errors=errors, hands=hands, piles=tuple(piles))
