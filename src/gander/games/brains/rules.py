"""The rules of MMM… Brains!, M1 to M13."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Final

from msgspec import UNSET
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
    with_item,
)
from gander.games.brains.pieces import (
    AHEAD,
    BRAINS_FOR,
    COLOURS,
    DICE,
    FACES,
    PLAYERS,
    THROWS,
    Announce,
    Colour,
    Ended,
    Faces,
    Land,
    Landed,
    Move,
    Options,
    Out,
    Paid,
    Pass,
    Passed,
    PhaseTwo,
    Throw,
    Took,
    faces_up,
    totals_of,
)
from gander.games.brains.state import State

# Setup ---------------------------------------------------------------------------------------------------------------


def colours_of(options: Options) -> tuple[Colour, ...]:
    """Every player has a colour of their own (M3)."""
    chosen = COLOURS[: options.players] if options.colours is None else options.colours
    if len(chosen) != options.players or len(set(chosen)) != len(chosen) or not set(chosen) <= set(COLOURS):
        expected = f"{options.players} different colours of {', '.join(COLOURS)}"
        raise WrongOption("colours", options.colours, expected)
    return chosen


def brains_ahead(options: Options) -> tuple[int, ...]:
    """What every seat starts with, out of the middle (M13)."""
    if options.brains is UNSET:
        return (0,) * options.players
    if len(options.brains) != options.players or not set(options.brains) <= set(AHEAD):
        expected = f"one of {', '.join(map(str, AHEAD))} for each of the {options.players} seats"
        raise WrongOption("brains", options.brains, expected)
    return options.brains


def setup(options: Options) -> State:
    mode, ahead = mode_of(options.players, options.mode, options.starter, PLAYERS), brains_ahead(options)
    return State(
        mode=mode,
        phase="collect",
        turn=options.starter,
        colours=colours_of(options),
        middle=BRAINS_FOR[options.players] - sum(ahead),
        brains=ahead,
        out=(),
        throws=0,
        faces=(),
        thrown=(),
    )


# Legal moves ---------------------------------------------------------------------------------------------------------

ALL_DICE: Final = tuple(range(DICE))
FIRST_THROW: Final[tuple[Move, ...]] = (Throw(ALL_DICE),)
SOME_DICE: Final = tuple(dice for n in ALL_DICE for dice in combinations(ALL_DICE, n + 1))
RETHROWS: Final[tuple[Move, ...]] = tuple(map(Throw, SOME_DICE))
"""Any dice may be thrown again, also those set aside before (M4)."""


def to_move(state: State) -> tuple[Seat, ...]:
    if state.thrown:
        return (CHANCE,)
    return () if state.phase == "over" else (state.turn,)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat != state.turn or state.thrown or state.phase == "over":
        return ()
    if not state.throws:
        return FIRST_THROW
    return choices(state.faces, state.throws < THROWS)


@cache
def choices(faces: Faces, may_throw: bool) -> tuple[Move, ...]:
    """Announce a colour with a positive total, or throw again (M4, M6, M8)."""
    totals = totals_of(faces)
    announcements: list[Move] = [Announce(colour) for colour, total in zip(COLOURS, totals, strict=True) if total]
    return (*(announcements or [Pass()]), *(RETHROWS if may_throw else ()))


def is_legal(state: State, actor: Seat, move: Move) -> bool:
    """Whether `legal_moves` has the move, without walking through all ways to throw."""
    if isinstance(move, Throw) and 0 < state.throws < THROWS:
        return actor == state.turn and not state.thrown and move.dice in _SOME_DICE
    return move in legal_moves(state, actor)


_SOME_DICE: Final = frozenset(SOME_DICE)


def idle_move(state: State, seat: Seat) -> Move:
    """Throw once, then stop with the colour that counts most while collecting, else with the first one."""
    moves = legal_moves(state, seat)
    if state.throws and state.phase == "collect":
        totals = totals_of(state.faces)
        best = Announce(COLOURS[totals.index(max(totals))])
        return best if best in moves else moves[0]
    return moves[0]


# Chance --------------------------------------------------------------------------------------------------------------

ROLLS: Final = tuple(tuple(product(FACES, repeat=count)) for count in range(DICE + 1))
"""Every way in which so many dice can lie, all as likely."""


def chance(state: State, luck: Luck) -> Land:
    rolls = ROLLS[len(state.thrown)]
    return Land(rolls[luck.below(len(rolls))])


_FACES: Final = frozenset(FACES)


def are_faces(faces: Faces, count: int) -> bool:
    return len(faces) == count and _FACES.issuperset(faces)


def chances(state: State) -> Iterator[Land]:
    return map(Land, ROLLS[len(state.thrown)])


# Apply ---------------------------------------------------------------------------------------------------------------


def apply(state: State, actor: Seat, move: Move) -> Step[State]:
    if actor == CHANCE:
        return _land(state, move)
    if not is_legal(state, actor, move):
        raise refusal(state, actor, move)
    if type(move) is Throw:
        return Step(state, replace(state, thrown=move.dice), ())
    if type(move) is Announce:
        return _announce(state, move.colour)
    return _next_turn(state, state, (Passed(actor),))


def refusal(state: State, actor: Seat, move: Move) -> IllegalMove:
    """Why a move is not legal."""
    acting, moves = to_move(state), legal_moves(state, actor)
    if actor not in acting:
        return not_to_move(actor, move, acting)
    if actor == CHANCE and isinstance(move, Land):
        return IllegalMove(actor, move, "wrong_faces", f"{len(state.thrown)} dice were thrown, each shows 0 to 5")
    if actor == CHANCE:
        return IllegalMove(actor, move, "wrong_move", "the dice are in the air: say how they land")
    if isinstance(move, Announce) and state.throws:
        return IllegalMove(actor, move, "no_total", f"{move.colour} counts nothing with these dice")
    if isinstance(move, Throw) and state.throws == THROWS:
        return IllegalMove(actor, move, "no_throw_left", f"the dice were thrown {THROWS} times")
    if isinstance(move, Throw) and not state.throws:
        return IllegalMove(actor, move, "throw_all", "the first throw is with all five dice")
    if isinstance(move, Throw):
        return IllegalMove(actor, move, "wrong_dice", "name one or more of the dice 0 to 4, in order, each once")
    return IllegalMove(actor, move, "wrong_move", f"possible now: {', '.join(map(repr, moves))}")


def _land(state: State, move: Move) -> Step[State]:
    """The dice come to lie, those that were thrown among those that were set aside (M4)."""
    if not state.thrown or not isinstance(move, Land) or not are_faces(move.faces, len(state.thrown)):
        raise refusal(state, CHANCE, move)
    if len(state.thrown) == DICE:
        faces = move.faces
    else:
        lying = list(state.faces)
        for die, face in zip(state.thrown, move.faces, strict=True):
            lying[die] = face
        faces = tuple(lying)
    throws = state.throws + 1
    after = replace(state, throws=throws, faces=faces, thrown=())
    return Step(state, after, (Landed(state.turn, throws, state.thrown, faces_up(faces)),))


def _announce(state: State, colour: Colour) -> Step[State]:
    """A colour is chosen: while there is a middle it brings brains, later it costs somebody some (M6, M8)."""
    total = totals_of(state.faces)[COLOURS.index(colour)]
    return _collect(state, colour, total) if state.phase == "collect" else _pay(state, colour, total)


def _collect(state: State, colour: Colour, total: int) -> Step[State]:
    """The player takes the total from the middle, or what is left there (M6, M7)."""
    seat = state.turn
    taken = min(total, state.middle)
    brains = with_item(state.brains, seat, state.brains[seat] + taken)
    after = replace(state, middle=state.middle - taken, brains=brains)
    took = Took(seat, colour, total, taken)
    if after.middle:
        return _next_turn(state, after, (took,))
    empty = tuple(seat for seat, held in enumerate(brains) if not held)
    return _next_turn(state, _leave(replace(after, phase="pay"), empty), (took, PhaseTwo(), *map(Out, empty)))


def _pay(state: State, colour: Colour, total: int) -> Step[State]:
    """Whoever the colour hits pays into the middle, all if it is too few (M8, M10)."""
    payer = payer_of(state, colour)
    paid = min(total, state.brains[payer])
    brains = with_item(state.brains, payer, state.brains[payer] - paid)
    after = replace(state, middle=state.middle + paid, brains=brains)
    event = Paid(state.turn, payer, colour, total, paid)
    if brains[payer]:
        return _next_turn(state, after, (event,))
    return _next_turn(state, _leave(after, (payer,)), (event, Out(payer)))


def payer_of(state: State, colour: Colour) -> Seat:
    """The opponent still in the game who holds the colour; if there is none, the active player (M8, M9)."""
    holder = state.colours.index(colour) if colour in state.colours else state.turn
    return holder if state.brains[holder] else state.turn


def _leave(state: State, seats: tuple[Seat, ...]) -> State:
    return replace(state, out=(*state.out, seats)) if seats else state


def plays_on(state: State, seat: Seat) -> bool:
    """Not out (M10)."""
    return not any(seat in seats for seats in state.out)


def _next_turn(before: State, after: State, events: tuple[Event, ...]) -> Step[State]:
    """The next player still in throws; the last one with brains has won (M10, M11)."""
    if after.phase == "pay" and sum(map(bool, after.brains)) == 1:
        winner = next(seat for seat, held in enumerate(after.brains) if held)
        over = replace(after, phase="over", turn=winner, throws=0, faces=())
        return Step(before, over, (*events, Ended(winner)))
    seat = (after.turn + 1) % len(after.brains)
    while after.phase == "pay" and not after.brains[seat]:
        seat = (seat + 1) % len(after.brains)
    return Step(before, replace(after, turn=seat, throws=0, faces=()), events)


# Outcome -------------------------------------------------------------------------------------------------------------


def finishing_places(state: State) -> tuple[int, ...]:
    """The winner is first, then who went out last; those who went at the same moment share a place (M11)."""
    places = {state.turn: 1}
    for seats in reversed(state.out):
        places |= dict.fromkeys(seats, len(places) + 1)
    return tuple(places[seat] for seat in range(len(state.brains)))


def outcome(state: State) -> Outcome | None:
    """The last player with brains wins (M11)."""
    if state.phase != "over":
        return None
    return Outcome("last_with_brains", state.brains, finishing_places(state), (state.turn,))
