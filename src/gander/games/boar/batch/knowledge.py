"""What a seat knows that forgets nothing, over arrays, and what it does by the names of the cards."""

from gander.contract.batch import Array
from gander.games.boar.batch.cards import CardRow, first, like
from gander.games.boar.batch.moves import DRAW, NAME, PLAY, TAKE, TAKE_TOP
from gander.games.boar.batch.state import BatchOptions, BatchState, of_seat, own_hand
from gander.games.boar.learned_bot import PLAY as FIRST_DESIGN
from gander.games.boar.learned_bot import TAKE_TABLE, PerfectKnowledge
from gander.games.boar.learned_bot import TAKE_TOP as THE_TOP
from gander.games.boar.pieces import ANIMALS


def knowledge_of(rules: BatchOptions, state: BatchState) -> PerfectKnowledge:
    """What the seat that decides knows. Its own cards it saw on top of the deck, one after the other."""
    xp, hands = rules.xp, tuple(_counted(rules, hand) for hand in state.hands)
    turns = [(state.turn + place) % rules.players for place in range(rules.players)]
    own, *others = (of_seat(xp, seat, hands) for seat in turns)
    return PerfectKnowledge(
        own=own,
        others=tuple(others),
        table=_counted(rules, state.table),
        top=_which(rules, state.top),
        played=_which(rules, state.played),
        under=xp.stack(state.under, axis=1),
        collected=xp.stack([of_seat(xp, seat, state.collected) for seat in turns], axis=1),
    )


def _counted(rules: BatchOptions, row: CardRow) -> Array:
    """How many cards of each design there are."""
    xp = rules.xp
    each = []
    for design in rules.designs:
        words = like(xp, row, xp.full_like(row.cards, design))
        each.append(sum(xp.bitwise_count(word).astype(xp.int8) for word in words))
    return xp.stack(each, axis=1)


def _which(rules: BatchOptions, card: Array) -> Array:
    return (card[:, None] == rules.xp.asarray(rules.designs)).astype(rules.xp.int8)


def move_of(rules: BatchOptions, state: BatchState, deed: Array) -> Array:
    """The move by which this is done: the first card of a design, with its name where names are asked for."""
    xp = rules.xp
    designs = xp.asarray([0] * FIRST_DESIGN + list(rules.designs), xp.int8)
    card = designs[deed]
    slot = first(xp, like(xp, own_hand(xp, state), card))
    plays = NAME + slot * len(ANIMALS) + card - 1 if rules.naming else PLAY + slot
    lies = TAKE + first(xp, like(xp, state.table, state.played))
    takes = xp.where(deed == THE_TOP, TAKE_TOP, lies)
    return xp.where(deed >= FIRST_DESIGN, plays, xp.where((deed == THE_TOP) | (deed == TAKE_TABLE), takes, DRAW))
