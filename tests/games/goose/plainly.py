"""The Goose in the plain words of its second implementation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, cast, get_args

from gander.contract.game import Level, Mode
from gander.contract.glances import Glance
from gander.games.goose import pieces as goose
from gander.games.goose.state import State
from tests.games.goose import oracle
from tests.oracle import Oracle, Plain, PlainMove
from tests.oracle.ahead import ahead_seen, some_ahead, with_ahead
from tests.oracle.glances import glances_seen, some_glances, with_glances
from tests.oracle.plain import Plainly
from tests.oracle.positions import Lines, numbers, words

Card = tuple[str, str, str]
PHASES: Final = {"shuffle": "deal", "new_card": "memorise"}
ASKED: Final = ("answer", "agree")
CARD: Final[dict[goose.Suspect | None, Card]] = {
    suspect: (suspect.colour, suspect.clothing, suspect.animal) for suspect in goose.SUSPECTS
}
NO_CARD: Final[dict[goose.Suspect | None, Card | None]] = {None: None, **CARD}


def option_sets() -> Iterator[goose.Options]:
    for level in get_args(Level):
        yield goose.Options(1, level, "solo")
        for players in range(2, 6):
            yield goose.Options(players, level, "versus")
            yield goose.Options(players, level, "cooperative")


def vary(options: goose.Options, rng: random.Random) -> goose.Options:
    starter = rng.randrange(options.players)
    glances, ahead = some_glances(options, rng), some_ahead(options, rng)
    return goose.Options(options.players, options.level, options.mode, starter, glances, ahead)


def second(options: goose.Options) -> Oracle:
    assert options.mode is not None
    table = oracle.Goose(options.players, options.level, options.mode, options.starter)
    may_look = with_glances(table, options.glances or (), lambda it: it.line_up if it.phase in ASKED else [])
    return with_ahead(may_look, options.ahead or ())


def plain_move(move: goose.Move) -> PlainMove:
    match move:
        case goose.Shuffle(deck):
            return "deal", tuple(CARD[card] for card in reversed(deck))
        case goose.Dice(number, feature):
            return "dice", number, feature
        case goose.Answer(value):
            return "answer", value
        case goose.Propose(value):
            return "propose", value
        case Glance(place):
            return "glance", place
    words = {goose.Ready: "ready", goose.TimeUp: "time is up", goose.Roll: "roll", goose.Slip: "slip"}
    return (words.get(type(move), "accept"),)


def places(state: State) -> Plain:
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


def plain_place(place: goose.Place) -> Any:
    if isinstance(place, goose.FaceUp):
        return CARD[place.suspect]
    return "gap" if isinstance(place, goose.Gap) else "back"


def view(seen: goose.Observation) -> Plain:
    players = len(seen.ready)
    question, proposal = seen.question, seen.proposal
    together = seen.mode == "cooperative"
    phase = PHASES.get(seen.phase, seen.phase)
    getting_ready = phase in ("study", "memorise")
    return {
        "phase": phase,
        "turn": seen.turn,
        "line-up": list(map(plain_place, seen.lineup)),
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
        **glances_seen(seen.glances, CARD.__getitem__),
        **ahead_seen(seen.ahead),
    }


# Positions: a card is named by its colour and its clothing, which decide the animal.


def first_at(lines: Lines) -> State:
    suspects = {f"{card.colour} {card.clothing}": card for card in goose.SUSPECTS}
    players, mode = int(lines["players"]), cast(Mode, lines["mode"])
    lineup = tuple(suspects.get(name) for name in words(lines, "line-up"))
    deck = tuple(suspects[name] for name in reversed(words(lines, "deck")))
    fresh = numbers(lines, "new card")
    return State(
        mode=mode,
        phase="study" if lines["cards"] == "face up" else "new_card" if fresh else "roll",
        turn=int(lines["turn"]),
        deck=deck,
        lineup=lineup,
        piles=((),) * (players if mode == "versus" else 1),
        errors=(),
        box=tuple(card for card in goose.SUSPECTS if card not in deck and card not in lineup),
        ready=(False,) * players,
        fresh=fresh[0] if fresh else None,
    )


def second_at(lines: Lines) -> Oracle:
    cards = {f"{card[0]} {card[1]}": card for card in oracle.all_cards()}
    line_up = [cards.pop(name, None) for name in words(lines, "line-up")]
    level = {size: level for level, size in oracle.SUSPECTS.items()}[len(line_up)]
    table = oracle.Goose(int(lines["players"]), level, lines["mode"], int(lines["turn"]))
    table.line_up = line_up
    table.deck = [cards.pop(name) for name in words(lines, "deck")]
    table.box = list(cards.values())
    table.face_up = set(range(table.size)) if lines["cards"] == "face up" else set(numbers(lines, "new card"))
    table.unready = set(range(table.players)) if table.face_up else set()
    table.phase = "study" if lines["cards"] == "face up" else "memorise" if table.face_up else "roll"
    return table


PLAINLY: Final = Plainly(
    option_sets=tuple(option_sets()),
    vary=vary,
    oracle=second,
    move=plain_move,
    places=places,
    view=view,
    reasons={"gap_rolled": "gap"},
    first_at=first_at,
    second_at=second_at,
)
