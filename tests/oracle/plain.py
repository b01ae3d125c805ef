"""What the first implementation says, in the plain words of the second."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, get_args

from gander.contract.game import CHANCE, CLOCK, Level, Outcome, Seat
from gander.games.boar import pieces as boar
from gander.games.boar import state as boar_state
from gander.games.brains import pieces as brains
from gander.games.brains import state as brains_state
from gander.games.goose import pieces as goose
from gander.games.goose import state as goose_rules
from tests.games.boar import oracle as boar_oracle
from tests.games.brains import oracle as brains_oracle
from tests.games.goose import oracle as goose_oracle
from tests.oracle import Oracle, Plain, PlainMove

LEVELS: Final[tuple[Level, ...]] = get_args(Level)


@dataclass(frozen=True, eq=False)
class Plainly:
    """How to say in plain words what one game says."""

    option_sets: tuple[Any, ...]
    """Every kind of game that can be agreed."""
    vary: Callable[[Any, random.Random], Any]
    """The same kind of game with another starter, other colours, other designs."""
    oracle: Callable[[Any], Oracle]
    """The second implementation of a game with these options."""
    move: Callable[[Any], PlainMove]
    places: Callable[[Any], Plain]
    view: Callable[[Any], Plain]
    reasons: dict[str, str]

    def result(self, outcome: Outcome | None) -> Plain | None:
        if outcome is None:
            return None
        return {
            "reason": self.reasons[outcome.reason],
            "scores": list(outcome.scores),
            "places": list(outcome.places),
            "winners": list(outcome.winners),
        }


NOT_SEATED: Final = {CHANCE: "chance", CLOCK: "clock"}


def actor(seat: Seat) -> Any:
    return NOT_SEATED.get(seat, seat)


# Goose ---------------------------------------------------------------------------------------------------------------

Card = tuple[str, str, str]
GOOSE_PHASES: Final = {"shuffle": "deal", "new_card": "memorise"}
CARD: Final[dict[goose.Suspect | None, Card]] = {
    suspect: (suspect.colour, suspect.clothing, suspect.animal) for suspect in goose.SUSPECTS
}
NO_CARD: Final[dict[goose.Suspect | None, Card | None]] = {None: None, **CARD}


def goose_options() -> Iterator[goose.Options]:
    for level in LEVELS:
        yield goose.Options(1, level, "solo")
        for players in range(2, 6):
            yield goose.Options(players, level, "versus")
            yield goose.Options(players, level, "cooperative")


def vary_goose(options: goose.Options, rng: random.Random) -> goose.Options:
    return goose.Options(options.players, options.level, options.mode, rng.randrange(options.players))


def second_goose(options: goose.Options) -> Oracle:
    assert options.mode is not None
    return goose_oracle.Goose(options.players, options.level, options.mode, options.starter)


def goose_move(move: goose.Move) -> PlainMove:
    match move:
        case goose.Shuffle(deck):
            return "deal", tuple(CARD[card] for card in reversed(deck))
        case goose.Dice(number, feature):
            return "dice", number, feature
        case goose.Answer(value):
            return "answer", value
        case goose.Propose(value):
            return "propose", value
    words = {goose.Ready: "ready", goose.TimeUp: "time is up", goose.Roll: "roll", goose.Slip: "slip"}
    return (words.get(type(move), "accept"),)


def goose_places(state: goose_rules.State) -> Plain:
    piles = [sorted(map(CARD.__getitem__, pile)) for pile in state.piles]
    face_up = [slot for slot in range(len(state.lineup)) if state.phase == "study" or slot == state.fresh]
    return {
        "line-up": [NO_CARD[card] for card in state.lineup],
        "face up": face_up,
        "deck": [CARD[card] for card in reversed(state.deck)],
        "piles": piles if state.mode != "cooperative" else [[] for _ in state.ready],
        "shared": piles[0] if state.mode == "cooperative" else [],
        "errors": sorted(map(CARD.__getitem__, state.errors)),
        "box": sorted(map(CARD.__getitem__, state.box)),
        "taken": NO_CARD[state.held],
    }


def goose_place(place: goose.Place) -> Any:
    if isinstance(place, goose.FaceUp):
        return CARD[place.suspect]
    return "gap" if isinstance(place, goose.Gap) else "back"


def goose_view(seen: goose.Observation) -> Plain:
    players = len(seen.ready)
    question, proposal = seen.question, seen.proposal
    together = seen.mode == "cooperative"
    phase = GOOSE_PHASES.get(seen.phase, seen.phase)
    getting_ready = phase in ("study", "memorise")
    return {
        "phase": phase,
        "turn": seen.turn,
        "line-up": list(map(goose_place, seen.lineup)),
        "numbers": list(map(list, seen.numbers)),
        "deck": seen.deck,
        "piles": [0] * players if together else list(seen.points),
        "shared": seen.points[0] if together else 0,
        "errors": seen.errors,
        "box": seen.box,
        "holder": seen.holder,
        "taken": NO_CARD[seen.held],
        "shown": NO_CARD[seen.shown],
        "asked": question and question.feature,
        "number": question and question.number,
        "suspect": question and question.slot,
        "answers": [((seen.turn + place) % players, value) for place, value in enumerate(seen.wrong)],
        "proposal": proposal and (proposal.seat, proposal.value),
        "accepted": [s for s in range(players) if proposal and proposal.accepted[s] and s != proposal.seat],
        "unready": [seat for seat in range(players) if getting_ready and not seen.ready[seat]],
    }


# Boar ----------------------------------------------------------------------------------------------------------------


def boar_options() -> Iterator[boar.Options]:
    for level in LEVELS:
        yield boar.Options(1, level, "solo")
        for players in range(2, 5):
            for naming in (False, True):
                yield boar.Options(players, level, "versus", naming=naming)


def vary_boar(options: boar.Options, rng: random.Random) -> boar.Options:
    """Half of the games are played with the usual designs."""
    left_out = None
    if rng.random() < 0.5:
        left_out = tuple(rng.sample(boar.ANIMALS, len(boar.ANIMALS) - boar.DESIGNS_AT[options.level]))
    starter = rng.randrange(options.players)
    return boar.Options(options.players, options.level, options.mode, starter, options.naming, left_out)


def second_boar(options: boar.Options) -> Oracle:
    return boar_oracle.Boar(options.players, options.level, options.naming, options.left_out, options.starter)


def boar_move(move: boar.Move) -> PlainMove:
    match move:
        case boar.Shuffle(deck):
            return "deal", deck[::-1]
        case boar.Play(slot, None):
            return "play", slot
        case boar.Play(slot, name):
            return "play", slot, name
        case boar.Take(table):
            return "take", table
        case boar.Draw():
            return ("draw",)


def boar_places(state: boar_state.State) -> Plain:
    return {
        "deck": list(reversed(state.deck)),
        "hands": list(map(list, state.hands)),
        "table": list(state.table),
        "piles": [sorted(pile) for pile in state.piles],
        "errors": sorted(state.errors),
        "played": state.played,
    }


def boar_view(seen: boar.Observation) -> Plain:
    return {
        "designs": set(seen.designs),
        "turn": seen.turn,
        "top": seen.top,
        "deck": seen.deck,
        "hands": [list(hand.animals) if isinstance(hand, boar.Faces) else hand.cards for hand in seen.hands],
        "table": list(seen.table),
        "piles": list(seen.collected),
        "errors": seen.errors,
        "played": seen.played,
    }


# Brains --------------------------------------------------------------------------------------------------------------


def vary_brains(options: brains.Options, rng: random.Random) -> brains.Options:
    """Half of the games are played with the usual colours."""
    colours = tuple(rng.sample(brains.COLOURS, options.players)) if rng.random() < 0.5 else None
    return brains.Options(options.players, options.mode, rng.randrange(options.players), colours)


def second_brains(options: brains.Options) -> Oracle:
    colours = options.colours or brains_oracle.COLOURS[: options.players]
    return brains_oracle.Brains(list(colours), options.starter)


def brains_faces(faces: brains.Faces) -> tuple[int, ...]:
    return tuple([face or brains_oracle.BRAIN for face in faces])


def brains_move(move: brains.Move) -> PlainMove:
    match move:
        case brains.Throw(dice):
            return "throw", dice
        case brains.Land(faces):
            return "land", brains_faces(faces)
        case brains.Announce(colour):
            return "choose", colour
        case brains.Pass():
            return ("pass",)


def brains_places(state: brains_state.State) -> Plain:
    """In phase 2 the middle holds what was paid."""
    collecting = state.stage == "collect"
    return {
        "middle": state.middle if collecting else 0,
        "gone": 0 if collecting else state.middle,
        "brains": list(state.brains),
    }


def brains_view(seen: brains.Observation) -> Plain:
    collecting = seen.stage == "collect"
    colours_shown = [brains_oracle.colour_of(die, face.number or 5) for die, face in enumerate(seen.dice)]
    assert [face.colour for face in seen.dice] == colours_shown
    return {
        "turn": None if seen.stage == "over" else seen.turn,
        "colours": list(seen.colours),
        "phase": 1 if collecting else 2,
        "middle": seen.middle if collecting else 0,
        "gone": 0 if collecting else seen.middle,
        "brains": list(seen.brains),
        "faces": [face.number or brains_oracle.BRAIN for face in seen.dice],
        "throws": seen.throws,
        "rolling": list(seen.thrown),
        "out": list(seen.out),
        "offers": {t.colour: (t.sum, t.multiplier, t.total, t.payer, t.brains) for t in seen.totals},
    }


PLAINLY: Final = {
    "goose": Plainly(
        option_sets=tuple(goose_options()),
        vary=vary_goose,
        oracle=second_goose,
        move=goose_move,
        places=goose_places,
        view=goose_view,
        reasons={"gap_rolled": "gap"},
    ),
    "boar": Plainly(
        option_sets=tuple(boar_options()),
        vary=vary_boar,
        oracle=second_boar,
        move=boar_move,
        places=boar_places,
        view=boar_view,
        reasons={"deck_empty": "deck empty", "one_hand_left": "at most one hand"},
    ),
    "brains": Plainly(
        option_sets=tuple(brains.Options(players, "versus") for players in range(3, 6)),
        vary=vary_brains,
        oracle=second_brains,
        move=brains_move,
        places=brains_places,
        view=brains_view,
        reasons={"last_with_brains": "last with brains"},
    ),
}
