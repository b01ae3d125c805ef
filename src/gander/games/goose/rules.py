"""The rules of The Astute Goose, G1 to G19, and A4 to A9."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Final

from msgspec.structs import replace

from gander.cards.deck import dealt, is_whole_deck
from gander.cards.memorising import (
    is_memorising,
    moves_while_memorising,
    nobody_ready,
    say_ready,
    who_memorises,
)
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
)
from gander.contract.glances import Glance, glances_at, glances_per_seat, looking, may_glance
from gander.contract.head_start import cards_given
from gander.games.goose.pieces import (
    FEATURES,
    LINEUP_AT,
    OVERVIEW,
    PIPS,
    PLAYERS,
    SUSPECTS,
    Accept,
    Accepted,
    Answer,
    Answered,
    Boxed,
    Dealt,
    Dice,
    Ended,
    Feature,
    Glanced,
    Looked,
    Missed,
    Move,
    NewCard,
    Options,
    Phase,
    Proposal,
    Propose,
    Proposed,
    Question,
    Ready,
    Roll,
    Rolled,
    Shuffle,
    Slip,
    Slipped,
    Suspect,
    TurnedDown,
    Value,
    Won,
)
from gander.games.goose.state import State

# Setup ---------------------------------------------------------------------------------------------------------------


def setup(options: Options) -> State:
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    if options.level not in LINEUP_AT:
        raise WrongOption("level", options.level, f"one of {', '.join(LINEUP_AT)}")
    return State(
        mode=mode,
        phase="shuffle",
        turn=options.starter,
        deck=(),
        lineup=(None,) * LINEUP_AT[options.level],
        piles=((),) * (options.players if mode == "versus" else 1),
        errors=(),
        box=(),
        ready=(False,) * options.players,
        glances=glances_per_seat(options.glances, options.players, mode),
        ahead=cards_given(options.ahead, options.players, mode),
    )


def slot_of(number: int, suspects: int) -> int:
    """The numbers 1 to 6 are laid over the line-up from the left and wrap around (G4)."""
    return (number - 1) % suspects


def numbers_over(slot: int, suspects: int) -> tuple[int, ...]:
    """The numbers that name the suspect at this place (G4)."""
    return tuple(number for number in range(1, PIPS + 1) if slot_of(number, suspects) == slot)


NUMBERS_OVER: Final = {
    suspects: tuple(numbers_over(slot, suspects) for slot in range(suspects)) for suspects in LINEUP_AT.values()
}
"""The numbers over each place of a line-up of so many suspects (G4)."""


# Legal moves ---------------------------------------------------------------------------------------------------------

ROLL: Final[tuple[Move, ...]] = (Roll(),)
SLIP: Final[tuple[Move, ...]] = (Slip(),)
ANSWERS: Final[dict[Feature, tuple[Move, ...]]] = {f: tuple(map(Answer, OVERVIEW[f])) for f in FEATURES}
PROPOSALS: Final[dict[Feature, tuple[Move, ...]]] = {f: tuple(map(Propose, OVERVIEW[f])) for f in FEATURES}
REPLIES: Final[dict[Value, tuple[Move, ...]]] = {
    value: (Accept(), *(Propose(other) for other in OVERVIEW[f] if other != value))
    for f in FEATURES
    for value in OVERVIEW[f]
}
"""What one can say to a proposal: accept it, or propose another value instead (G19)."""


def answerer(state: State) -> Seat:
    """The active player answers first, then the others from the left (G8, G11)."""
    return (state.turn + len(state.wrong)) % len(state.ready)


def to_move(state: State) -> tuple[Seat, ...]:
    """The active player alone, except while all memorise, while a group agrees, and while a card is held."""
    phase = state.phase
    if phase == "answer" or phase == "roll":
        return (state.turn,)
    if is_memorising(state):
        return who_memorises(state)
    if phase == "agree":
        accepted = state.proposal.accepted if state.proposal else (False,) * len(state.ready)
        return tuple([seat for seat, agrees in enumerate(accepted) if not agrees])
    if phase == "others":
        return (answerer(state), state.turn)
    return () if phase == "over" else (CHANCE,)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    phase, question = state.phase, state.question
    if is_memorising(state):
        return moves_while_memorising(state, seat)
    if phase == "roll":
        return ROLL if seat == state.turn else ()
    if question is None or phase == "over":
        return ()
    if phase == "agree":
        if not has_a_say(state, seat):
            return ()
        replies = REPLIES[state.proposal.value] if state.proposal else PROPOSALS[question.feature]
        return replies + glances(state, seat)
    if seat == answerer(state):
        return ANSWERS[question.feature] + glances(state, seat)
    return SLIP if phase == "others" and seat == state.turn else ()


def glances(state: State, seat: Seat) -> tuple[Glance, ...]:
    """Whoever rolled may look at a suspect before the answer (A5)."""
    if not may_glance(state, seat) or seat != state.turn or state.phase == "others":
        return ()
    return glances_at(tuple(slot for slot, card in enumerate(state.lineup) if card is not None))


def has_a_say(state: State, seat: Seat) -> bool:
    """Everybody at the table but those who are for the proposal already (G19)."""
    return 0 <= seat < len(state.ready) and not (state.proposal and state.proposal.accepted[seat])


def idle_move(state: State, seat: Seat) -> Move:
    """Go on if one can; else say the first value that nobody has said yet."""
    moves = legal_moves(state, seat)
    return next((move for move in moves if not (isinstance(move, Answer) and move.value in state.wrong)), moves[0])


# Chance --------------------------------------------------------------------------------------------------------------

DICE: Final = tuple(Dice(number, feature) for number, feature in product(range(1, PIPS + 1), FEATURES))
"""A die of six numbers and a die with each feature on two faces: 18 rolls, all as likely (G2)."""


def chance(state: State, luck: Luck) -> Move:
    return Shuffle(shuffled(SUSPECTS, luck)) if state.phase == "shuffle" else DICE[luck.below(len(DICE))]


def chances(state: State) -> Iterator[Move]:
    return map(Shuffle, permutations(SUSPECTS)) if state.phase == "shuffle" else iter(DICE)


# Apply ---------------------------------------------------------------------------------------------------------------


def apply(state: State, actor: Seat, move: Move) -> Step[State]:
    if actor == CHANCE:
        return _chance(state, move)
    if move not in legal_moves(state, actor):
        raise refusal(state, actor, move)
    if isinstance(move, Answer):
        return _answer(state, actor, move.value)
    if isinstance(move, Ready):
        return say_ready(state, actor, _turn_down)
    if isinstance(move, Roll):
        return Step(state, replace(state, phase="dice", shown=None), ())
    if isinstance(move, Propose):
        return _propose(state, actor, move.value)
    if isinstance(move, Accept):
        return _accept(state, actor)
    if isinstance(move, Slip):
        return _slip(state)
    if isinstance(move, Glance):
        return Step(state, looking(state, actor, move.place), (Glanced(actor, move.place, state.lineup[move.place]),))
    return _turn_down(state, ())


def refusal(state: State, actor: Seat, move: object) -> IllegalMove:
    """Why a move is not legal."""
    acting, moves = to_move(state), legal_moves(state, actor)
    if actor not in acting:
        return not_to_move(actor, move, acting)
    if actor == CHANCE:
        return _refused_chance(state, move)
    if isinstance(move, Answer | Propose) and isinstance(moves[0], Answer | Propose | Accept):
        assert state.question is not None
        feature = state.question.feature
        if move.value in OVERVIEW[feature]:
            return IllegalMove(actor, move, "same_value", f"{move.value} is proposed already: accept it")
        values = ", ".join(OVERVIEW[feature])
        return IllegalMove(actor, move, "wrong_feature", f"the {feature} is asked: one of {values}")
    return IllegalMove(actor, move, "wrong_move", f"possible now: {', '.join(map(repr, moves))}")


def _refused_chance(state: State, move: object) -> IllegalMove:
    if isinstance(move, Shuffle) and state.phase == "shuffle":
        return IllegalMove(CHANCE, move, "wrong_deck", "a deck is each of the 25 suspects once")
    if isinstance(move, Dice) and state.phase == "dice":
        return IllegalMove(CHANCE, move, "wrong_dice", "the number die shows 1 to 6, the other a feature")
    return IllegalMove(CHANCE, move, "wrong_move", f"possible now: {state.phase}")


def _chance(state: State, move: Move) -> Step[State]:
    if isinstance(move, Dice) and state.phase == "dice" and move in DICE:
        return _dice(state, move)
    if isinstance(move, Shuffle) and state.phase == "shuffle" and is_whole_deck(move.deck, SUSPECTS):
        return _deal(state, move)
    raise refusal(state, CHANCE, move)


def _deal(state: State, move: Shuffle) -> Step[State]:
    """The line-up is dealt face up from the shuffled deck (G5)."""
    count = len(state.lineup)
    lineup, deck = dealt(move.deck, count)
    return Step(state, replace(state, phase="study", deck=deck, lineup=lineup), (Dealt(count),))


def _turn_down(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The line-up is face down and somebody rolls: first the starter, later the left neighbour (A1, G14)."""
    turn = state.turn if state.phase == "study" else left_of(state, state.turn)
    after = replace(state, phase="roll", turn=turn, ready=nobody_ready(state), fresh=None)
    return Step(state, after, (*events, TurnedDown(state.fresh)))


def left_of(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.ready)


def _dice(state: State, dice: Dice) -> Step[State]:
    """The dice ask a question; a number that points at a gap ends the game (G7, G16)."""
    slot = slot_of(dice.number, len(state.lineup))
    question = Question(dice.number, slot, dice.feature)
    rolled = Rolled(state.turn, dice.number, slot, dice.feature)
    if state.lineup[slot] is None:
        return Step(state, replace(state, phase="over", question=question), (rolled, Ended(slot)))
    phase: Phase = "agree" if state.mode == "cooperative" else "answer"
    return Step(state, replace(state, phase=phase, question=question), (rolled,))


def _answer(state: State, seat: Seat, value: Value) -> Step[State]:
    """The answer is heard by all, and so is whether it was right (G8, G11)."""
    question = state.question
    assert question is not None
    card = state.held or state.lineup[question.slot]
    assert card is not None
    right = is_right(card, question.feature, value)
    answered = Answered(seat, question.feature, value, right)
    if right:
        return _win(state, seat, card, (answered,))
    if state.mode != "versus":
        return _miss(state, card, (answered,))
    wrong = (*state.wrong, value)
    if len(wrong) == len(state.ready):
        return _box(state, card, (answered,))
    lineup = with_item(state.lineup, question.slot, None)
    after = replace(state, phase="others", held=card, lineup=lineup, wrong=wrong, glanced=None)
    if state.held is None:
        return Step(state, after, (answered, Looked(seat, card)))
    return Step(state, after, (answered,))


def is_right(suspect: Suspect, feature: Feature, value: Value) -> bool:
    return bool(getattr(suspect, feature) == value)


def _win(state: State, seat: Seat, card: Suspect, events: tuple[Event, ...]) -> Step[State]:
    """The card is shown to all and is a point (G10, G11, G19)."""
    owner = seat if state.mode == "versus" else 0
    piles = with_item(state.piles, owner, (*state.piles[owner], card))
    won = Won(None if state.mode == "cooperative" else seat, _slot(state), card)
    return _refill(state, replace(state, piles=piles, shown=card), (*events, won))


def _miss(state: State, card: Suspect, events: tuple[Event, ...]) -> Step[State]:
    """Solo and together a wrong answer puts the card on the error pile (G18, G19)."""
    after = replace(state, errors=(*state.errors, card), shown=card)
    return _refill(state, after, (*events, Missed(_slot(state), card)))


def _box(state: State, card: Suspect, events: tuple[Event, ...]) -> Step[State]:
    """Nobody was right: the card leaves the game and is not shown (G12)."""
    return _refill(state, replace(state, box=(*state.box, card)), (*events, Boxed(_slot(state))))


def _slip(state: State) -> Step[State]:
    """The left neighbour gets the card at once (G13)."""
    assert state.held is not None
    winner = left_of(state, state.turn)
    piles = with_item(state.piles, winner, (*state.piles[winner], state.held))
    return _refill(state, replace(state, piles=piles), (Slipped(state.turn, winner),))


def _slot(state: State) -> int:
    assert state.question is not None
    return state.question.slot


def _refill(before: State, after: State, events: tuple[Event, ...]) -> Step[State]:
    """The gap is filled face up while there is a deck; else it stays and the next player rolls (G14, G16)."""
    slot, deck = _slot(after), after.deck
    card = deck[-1] if deck else None
    lineup = with_item(after.lineup, slot, card)
    after = replace(
        after, deck=deck[:-1], lineup=lineup, question=None, held=None, wrong=(), proposal=None, glanced=None
    )
    if card is None:
        return Step(before, replace(after, phase="roll", turn=left_of(after, after.turn)), events)
    return Step(before, replace(after, phase="new_card", fresh=slot), (*events, NewCard(slot)))


def _propose(state: State, seat: Seat, value: Value) -> Step[State]:
    """A new proposal needs everybody's word again (G19)."""
    accepted = with_item((False,) * len(state.ready), seat, True)
    return Step(state, replace(state, proposal=Proposal(seat, value, accepted)), (Proposed(seat, value),))


def _accept(state: State, seat: Seat) -> Step[State]:
    """The group has answered when all have accepted (G19)."""
    assert state.proposal is not None
    proposal = replace(state.proposal, accepted=with_item(state.proposal.accepted, seat, True))
    if not all(proposal.accepted):
        return Step(state, replace(state, proposal=proposal), (Accepted(seat),))
    step = _answer(state, proposal.seat, proposal.value)
    return Step(state, step.after, (Accepted(seat), *step.events))


# Outcome -------------------------------------------------------------------------------------------------------------


def outcome(state: State) -> Outcome | None:
    """Most cards win (G17); alone or together the wrong cards count against the right ones (G18, G19)."""
    if state.phase != "over":
        return None
    if state.mode == "versus":
        return ranked("gap_rolled", tuple(map(len, state.piles)), state.ahead)
    return shared_outcome("gap_rolled", len(state.piles[0]) - len(state.errors), len(state.ready))


# Bets -----------------------------------------------------------------------------------------------------------------


def bet_on(state: State) -> Seat | None:
    """The one who has to answer, unless they are looking; a group that agrees is nobody to bet on (G8, G11)."""
    return answerer(state) if state.phase in ("answer", "others") and state.glanced is None else None


def knew(step: Step[State]) -> bool | None:
    return next((event.right for event in step.events if isinstance(event, Answered)), None)
