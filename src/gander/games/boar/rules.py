"""The rules of The Brilliant Boar, B1 to B16, and A4 to A9."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final

from msgspec.structs import replace

from gander.contract.game import (
    CHANCE,
    Event,
    IllegalMove,
    Luck,
    Outcome,
    Seat,
    Step,
    WrongOption,
    mode_of,
    not_to_move,
    ranked,
    shared_outcome,
    shuffled,
    with_item,
    without_item,
)
from gander.contract.glances import Glance, glances_at, glances_per_seat, looking, may_glance
from gander.contract.head_start import cards_given
from gander.games.boar.pieces import (
    ANIMALS,
    COPIES,
    DESIGNS_AT,
    PLAYERS,
    Animal,
    Draw,
    Drawn,
    Ended,
    Erred,
    Glanced,
    Move,
    Options,
    Paired,
    Play,
    Played,
    Shuffle,
    Shuffled,
    Stayed,
    Take,
)
from gander.games.boar.state import State

# Setup ---------------------------------------------------------------------------------------------------------------


def designs_in_play(options: Options) -> tuple[Animal, ...]:
    """The level decides how many designs there are, the players may decide which (B2)."""
    count = DESIGNS_AT[options.level]
    if options.left_out is None:
        return ANIMALS[:count]
    spare = len(ANIMALS) - count
    left_out = set(options.left_out)
    if not left_out.issubset(ANIMALS) or len(left_out) != len(options.left_out) or len(left_out) != spare:
        wanted = f"{spare} of {', '.join(ANIMALS)}, none twice," if spare else "empty"
        raise WrongOption("left_out", options.left_out, f"{wanted} at level {options.level}")
    return tuple(animal for animal in ANIMALS if animal not in left_out)


def setup(options: Options) -> State:
    """No hands are dealt; the deck is about to be shuffled (B3)."""
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    if options.level not in DESIGNS_AT:
        raise WrongOption("level", options.level, f"one of {', '.join(DESIGNS_AT)}")
    if options.naming and mode == "solo":
        raise WrongOption("naming", options.naming, "False in a solo game: naming the card is for 2 to 4 players")
    nothing: tuple[tuple[Animal, ...], ...] = ((),) * options.players
    return State(
        designs=designs_in_play(options),
        mode=mode,
        naming=options.naming,
        phase="shuffle",
        turn=options.starter,
        deck=(),
        hands=nothing,
        table=(),
        piles=nothing,
        errors=(),
        played=None,
        glances=glances_per_seat(options.glances, options.players, mode),
        ahead=cards_given(options.ahead, options.players, mode),
    )


# Legal moves ---------------------------------------------------------------------------------------------------------

DRAW: Final = Draw()
_ONLY: Final = tuple((seat,) for seat in range(5))


def to_move(state: State) -> tuple[Seat, ...]:
    if state.phase == "shuffle":
        return (CHANCE,)
    return () if state.phase == "over" else _ONLY[state.turn]


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Draw while there is a deck, play while there is a hand (B6)."""
    if seat != state.turn:
        return ()
    if state.phase == "turn":
        turns = _turns(bool(state.deck), len(state.hands[seat]), state.designs if state.naming else None)
        return turns + glances(state, seat)
    return matches(state) if state.phase == "choose" else ()


def glances(state: State, seat: Seat) -> tuple[Glance, ...]:
    """Before drawing or playing one may look at a card of one's own hand (A5)."""
    return glances_at(tuple(range(len(state.hands[seat])))) if may_glance(state, seat) else ()


@lru_cache(maxsize=4096)
def _turns(deck: bool, cards: int, names: tuple[Animal, ...] | None) -> tuple[Move, ...]:
    plays: list[Move] = [Play(slot, name) for slot in range(cards) for name in names or (None,)]
    return (DRAW, *plays) if deck else tuple(plays)


def matches(state: State) -> tuple[Take, ...]:
    """Every face-up card that equals the card just laid (B8, B9)."""
    deck, animal = state.deck, state.played
    from_deck = (Take(None),) if deck and deck[-1] == animal else ()
    if animal not in state.table:
        return from_deck
    return from_deck + tuple(Take(place) for place, lying in enumerate(state.table) if lying == animal)


def is_legal(state: State, actor: Seat, move: Move) -> bool:
    """Whether `legal_moves` has the move, without listing all names for all cards."""
    if actor != state.turn or state.phase != "turn":
        return move in legal_moves(state, actor)
    if type(move) is Draw:
        return bool(state.deck)
    if type(move) is Glance:
        return move in glances(state, actor)
    if type(move) is not Play or not 0 <= move.slot < len(state.hands[actor]):
        return False
    return move.name in state.designs if state.naming else move.name is None


def idle_move(state: State, seat: Seat) -> Move:
    """Draw if there is a deck; else play the newest card, or take the first match."""
    moves = legal_moves(state, seat)
    if state.phase == "turn" and not state.deck:
        return next(move for move in reversed(moves) if isinstance(move, Play))
    return moves[0]


# Chance --------------------------------------------------------------------------------------------------------------


def all_cards(state: State) -> tuple[Animal, ...]:
    """Six copies of each design in play (B1)."""
    return state.designs * COPIES


def chance(state: State, luck: Luck) -> Shuffle:
    return Shuffle(shuffled(all_cards(state), luck))


def chances(state: State) -> Iterator[Shuffle]:
    return map(Shuffle, permutations(all_cards(state)))


# Apply ---------------------------------------------------------------------------------------------------------------


def apply(state: State, actor: Seat, move: Move) -> Step[State]:
    if actor == CHANCE:
        return _shuffle(state, move)
    if not is_legal(state, actor, move):
        raise refusal(state, actor, move)
    if type(move) is Play:
        return _play(state, move)
    if type(move) is Take:
        return _pair(state, state, move, ())
    if type(move) is Glance:
        animal = state.hands[actor][move.place]
        return Step(state, looking(state, actor, move.place), (Glanced(actor, move.place, animal),))
    return _draw(state)


def refusal(state: State, actor: Seat, move: Move) -> IllegalMove:
    """Why a move is not legal."""
    if actor not in to_move(state):
        return not_to_move(actor, move, to_move(state))
    if actor == CHANCE:
        designs = ", ".join(state.designs)
        return IllegalMove(actor, move, "wrong_deck", f"a deck is {COPIES} cards of each of {designs}")
    if state.phase == "choose":
        return IllegalMove(actor, move, "no_match", f"choose one of {matches(state)}")
    if isinstance(move, Draw):
        return IllegalMove(actor, move, "deck_empty", "the deck is empty: play a card")
    if isinstance(move, Play):
        return _refused_play(state, move)
    return IllegalMove(actor, move, "wrong_move", "the turn is to draw or to play a card")


def _refused_play(state: State, move: Play) -> IllegalMove:
    cards = len(state.hands[state.turn])
    if not 0 <= move.slot < cards:
        return IllegalMove(state.turn, move, "no_such_card", f"{cards} cards are in the hand, counted from 0")
    if state.naming:
        return IllegalMove(state.turn, move, "name_missing", f"name one of {', '.join(state.designs)}")
    return IllegalMove(state.turn, move, "name_not_asked", "cards are not named in this game")


def _shuffle(state: State, move: Move) -> Step[State]:
    """The deck lies face up (B3)."""
    if state.phase != "shuffle" or not isinstance(move, Shuffle) or not is_whole_deck(state, move.deck):
        raise refusal(state, CHANCE, move)
    return Step(state, replace(state, phase="turn", deck=move.deck), (Shuffled(len(move.deck)),))


def is_whole_deck(state: State, deck: tuple[Animal, ...]) -> bool:
    return Counter(deck) == Counter(all_cards(state))


def _draw(state: State) -> Step[State]:
    """The top card goes to the last place of the hand and the turn ends (B4)."""
    seat, deck = state.turn, state.deck
    hands = with_item(state.hands, seat, (*state.hands[seat], deck[-1]))
    return _end_turn(state, replace(state, deck=deck[:-1], hands=hands, glanced=None), Drawn(seat, deck[-1]))


def _play(state: State, move: Play) -> Step[State]:
    """The card leaves the hand, is seen by all, and is paired if it can be (B5, B8, B15)."""
    seat, slot, name = state.turn, move.slot, move.name
    hand = state.hands[seat]
    animal = hand[slot]
    hands = with_item(state.hands, seat, without_item(hand, slot))
    after = replace(state, hands=hands, played=animal, glanced=None)
    played = Played(seat, slot, animal, name)
    found = matches(after) if name is None or name == animal else ()
    if len(found) > 1:
        return Step(state, replace(after, phase="choose"), (played,))
    if found:
        return _pair(state, after, found[0], (played,))
    if state.mode == "solo":
        return _err(state, after, played)
    after = replace(after, table=(*state.table, animal), played=None)
    return _end_turn(state, after, played, Stayed(seat, animal))


def _pair(before: State, state: State, take: Take, events: tuple[Event, ...]) -> Step[State]:
    """Both cards are points, and the player has another turn (B8, B11)."""
    seat, animal = state.turn, state.played
    assert animal is not None
    deck, table = state.deck, state.table
    if take.table is None:
        deck = deck[:-1]
    else:
        table = without_item(table, take.table)
    piles = with_item(state.piles, seat, (*state.piles[seat], animal, animal))
    after = replace(state, phase="turn", deck=deck, table=table, piles=piles, played=None)
    events = (*events, Paired(seat, animal, take.table))
    if is_over(after):
        return Step(before, replace(after, phase="over"), (*events, Ended()))
    if not deck and not after.hands[seat]:
        after = replace(after, turn=next_seat(after))
    return Step(before, after, events)


def _err(before: State, state: State, played: Played) -> Step[State]:
    """Solo: the wrong card and the deck's top go to the error pile (B16)."""
    top = state.deck[-1]
    after = replace(state, deck=state.deck[:-1], errors=(*state.errors, played.animal, top), played=None)
    return _end_turn(before, after, played, Erred(played.seat, played.animal, top))


def _end_turn(before: State, after: State, *events: Event) -> Step[State]:
    if is_over(after):
        return Step(before, replace(after, phase="over"), (*events, Ended()))
    return Step(before, replace(after, turn=next_seat(after)), events)


def next_seat(state: State) -> Seat:
    """The next player clockwise; with an empty deck those without cards sit out (A1, B6)."""
    hands = state.hands
    seats = len(hands)
    seat = (state.turn + 1) % seats
    if not state.deck:
        while not hands[seat]:
            seat = (seat + 1) % seats
    return seat


# Outcome -------------------------------------------------------------------------------------------------------------


def is_over(state: State) -> bool:
    """The deck is empty and at most one player holds cards; solo, the deck is empty (B13, B16)."""
    if state.deck:
        return False
    return state.mode == "solo" or sum(map(bool, state.hands)) <= 1


def score(state: State, seat: Seat) -> int:
    """Collected cards less the cards left in hand (B14); the error pile counts against a solo player (B16)."""
    return len(state.piles[seat]) - len(state.hands[seat]) - len(state.errors)


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    if state.mode == "solo":
        return shared_outcome("deck_empty", score(state, 0), 1)
    return ranked("one_hand_left", tuple(score(state, seat) for seat in range(len(state.hands))), state.ahead)


# Bets -----------------------------------------------------------------------------------------------------------------


def tally(state: State) -> tuple[Seat, tuple[int, ...]]:
    """The pairs that everybody has collected (B8)."""
    return state.turn, tuple(len(pile) // 2 for pile in state.piles)


def bet_on(state: State) -> Seat | None:
    """The one whose turn it is, unless they hold no card or look at one. Who draws has shown nothing (B4, B5)."""
    return state.turn if state.phase == "turn" and state.hands[state.turn] and state.glanced is None else None


def knew(step: Step[State]) -> bool | None:
    """A card that fits several others is a pair already, whichever its player chooses (B9)."""
    if step.after.phase == "choose" or any(isinstance(event, Paired) for event in step.events):
        return True
    return False if any(isinstance(event, Stayed | Erred) for event in step.events) else None
