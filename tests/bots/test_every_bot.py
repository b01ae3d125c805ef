"""What holds for every bot in every game: legal moves, an end, nothing seen that its seat may not see, nothing lost.

A game is written down from each seat: what its bot was told, asked, and answered. Such notes can be read to another bot
of the same luck, which must then give the same answers; also when the notes were taken in another world that this seat
cannot tell from the first.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

from gander.bots import UnknownBot, bot_names, make_bot
from gander.contract.bot import AnyBot
from gander.contract.game import Event, IllegalMove, Seat, Step
from gander.games import GAMES, box
from gander.luck import QuickLuck
from tests.bots.playing import luck_of, play
from tests.kit import AGREEMENTS, Agreed, Made, as_json, every_agreement
from tests.specimen import specimen


def names(game_name: str) -> tuple[str, ...]:
    """All bots that play a game, also those for measuring."""
    return (*bot_names(), *box(game_name).bots.yardsticks)


class Told(NamedTuple):
    observation: Any
    events: tuple[Event, ...]


class Asked(NamedTuple):
    observation: Any
    moves: tuple[Any, ...]
    answer: Any


Note = Told | Asked


class Noted:
    """A bot, and notes of all that it was told and asked."""

    def __init__(self, bot: AnyBot) -> None:
        self.bot = bot
        self.notes: list[Note] = []

    def see(self, observation: Any, events: tuple[Event, ...]) -> None:
        self.notes.append(Told(observation, events))
        self.bot.see(observation, events)

    def choose(self, observation: Any, moves: tuple[Any, ...]) -> Any:
        answer = self.bot.choose(observation, moves)
        self.notes.append(Asked(observation, moves, answer))
        return answer


def answers_of(bot: AnyBot, notes: list[Note]) -> list[Any]:
    """What a bot answers to notes that are read to it."""
    answers = []
    for note in notes:
        if isinstance(note, Told):
            bot.see(note.observation, note.events)
        else:
            answers.append(bot.choose(note.observation, note.moves))
    return answers


def seated(agreed: Agreed, seed: int) -> list[tuple[str, AnyBot]]:
    """Bots in all seats, beginning with another one for each seed."""
    known = names(agreed.game.name)
    chosen = [known[(seed + seat) % len(known)] for seat in agreed.seats]
    return [(name, make_bot(agreed.game.name, name, seat, luck_of(seed, seat))) for seat, name in enumerate(chosen)]


def seeds_for(agreed: Agreed) -> range:
    """As many games as bring every bot to the table."""
    return range(0, len(names(agreed.game.name)), len(agreed.seats))


@cache
def noted_game(agreed: Agreed, seed: int) -> tuple[list[Made], list[tuple[str, list[Note]]]]:
    """A game, and the notes of each seat with the name of its bot."""
    bots = seated(agreed, seed)
    noted = [Noted(bot) for _, bot in bots]
    made = list(play(agreed, noted, QuickLuck(seed)))
    return made, [(name, one.notes) for (name, _), one in zip(bots, noted, strict=True)]


# Every bot, every agreement ------------------------------------------------------------------------------------------


@every_agreement
def test_only_legal_moves_and_always_an_end(agreed: Agreed) -> None:
    for seed in seeds_for(agreed):
        made, _ = noted_game(agreed, seed)
        assert agreed.game.outcome(made[-1].step.after) is not None


@every_agreement
def test_who_sees_the_same_again_decides_the_same_again(agreed: Agreed) -> None:
    """This is how a table wakes its bots after a restart."""
    for seed in seeds_for(agreed):
        for seat, (name, notes) in enumerate(noted_game(agreed, seed)[1]):
            again = make_bot(agreed.game.name, name, seat, luck_of(seed, seat))
            assert answers_of(again, notes) == [note.answer for note in notes if isinstance(note, Asked)], name


@every_agreement
def test_who_only_watched_can_take_over(agreed: Agreed) -> None:
    """A bot that takes the seat of somebody who left has seen all, and was never asked."""
    _, seats = noted_game(agreed, 0)
    for seat, (name, notes) in enumerate(seats):
        questions = [number for number, note in enumerate(notes) if isinstance(note, Asked)]
        for number in {questions[len(questions) // 2], questions[-1]}:
            note = notes[number]
            assert isinstance(note, Asked)
            substitute = make_bot(agreed.game.name, name, seat, QuickLuck(1))
            answers_of(substitute, [told for told in notes[:number] if isinstance(told, Told)])
            assert substitute.choose(note.observation, note.moves) in note.moves


# Nothing that is hidden ----------------------------------------------------------------------------------------------


class Elsewhere(NamedTuple):
    """Notes of the same game, taken in worlds that differ in what the seat cannot see."""

    notes: list[Note]
    parted: int
    """How often the same move led to something else there, so that the news had to come from here."""


def taken_elsewhere(agreed: Agreed, made: list[Made], seat: Seat, notes: list[Note]) -> Elsewhere:
    """Before every step all that this seat cannot see is rearranged."""
    game, luck = agreed.game, QuickLuck(seat)
    steps = iter(made)
    state, taken, parted = agreed.setup(), list[Note](), 0
    for note in notes:
        if isinstance(note, Asked):
            other = game.rearrange(state, seat, luck)
            taken.append(Asked(game.observe(other, seat), game.legal_moves(other, seat), note.answer))
            continue
        one = next(steps)
        twin = made_elsewhere(agreed, one, game.rearrange(state, seat, luck))
        state = one.step.after
        if twin is None or as_json(game.observe(twin.after, seat)) != as_json(note.observation):
            twin = one.step
            parted += 1
        taken.append(Told(game.observe(game.rearrange(twin.after, seat, luck), seat), twin.told(seat)))
    return Elsewhere(taken, parted)


def made_elsewhere(agreed: Agreed, one: Made, other: Any) -> Step[Any] | None:
    """The same move in another world, if it is legal there."""
    try:
        return agreed.game.apply(other, one.actor, one.move)
    except IllegalMove:
        return None


@every_agreement
def test_same_decisions_in_every_world_that_looks_the_same(agreed: Agreed) -> None:
    made, seats = noted_game(agreed, 0)
    for seat, (name, notes) in enumerate(seats):
        elsewhere = taken_elsewhere(agreed, made, seat, notes)
        assert elsewhere.parted < len(made)
        twin = make_bot(agreed.game.name, name, seat, luck_of(0, seat))
        assert answers_of(twin, elsewhere.notes) == [note.answer for note in notes if isinstance(note, Asked)], name


def test_the_other_worlds_are_others() -> None:
    for agreed in AGREEMENTS:
        if specimen(agreed.game.name).hidden_places:
            states = [one.step.after for one in noted_game(agreed, 0)[0]]
            luck = QuickLuck(0)
            others = [agreed.game.rearrange(state, 0, luck) != state for state in states]
            assert sum(others) > len(states) / 2, str(agreed)


# The registry --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_character_plays_every_game(name: str) -> None:
    assert bot_names() == ("uniform", "chick", "squirrel", "tortoise", "otter", "crow", "elephant")


@pytest.mark.parametrize("name", GAMES)
def test_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"unknown bot: 'unicorn': known are {', '.join(names(name))}"):
        make_bot(name, "unicorn", 0, QuickLuck(0))


@pytest.mark.parametrize("name", GAMES)
def test_yardsticks_are_not_offered_as_company(name: str) -> None:
    assert not set(box(name).bots.yardsticks) & set(bot_names())
