"""How long a study takes. The games are played by bots, and what people need for each move is added."""

from __future__ import annotations

from statistics import fmean
from typing import Final, NamedTuple

from gander.bots import make_bot
from gander.contract.game import CHANCE, options_from
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.study.plan import Assignment, steps_for
from gander.study.study_file import Block, Study

DECISION: Final = 6.0
"""Seconds that people take for a move, with what they look at before it."""
READING: Final = 4.0
"""Words that people read in a second."""
QUESTION: Final = 8.0
GAMES: Final = 3
MOST_MOVES: Final = 2000


class Length(NamedTuple):
    """How long something takes."""

    least: float
    """For who says that they are ready as soon as they would move."""
    most: float
    """For who lets every countdown run out."""

    def plus(self, least: float, most: float) -> Length:
        return Length(self.least + least, self.most + most)


def minutes_of(study: Study, given: Assignment) -> Length:
    """What a participant needs for everything."""
    whole, played = Length(0, 0), dict[str, Length]()
    for step in steps_for(study, given):
        if step.kind == "consent" and study.consent is not None:
            read = reading(study.consent.text)
            whole = whole.plus(read, read)
        elif step.page is not None:
            asked = reading(step.page.text) + QUESTION * len(step.page.questions)
            takes = max(asked, step.page.seconds)
            whole = whole.plus(takes, takes)
        elif step.block is not None:
            if step.block.id not in played:
                played[step.block.id] = seconds_of_game(step.block.block)
            whole = whole.plus(*played[step.block.id])
    return Length(whole.least / 60, whole.most / 60)


def reading(text: object) -> float:
    words = text if isinstance(text, str) else next(iter(text.values())) if isinstance(text, dict) else ""
    return len(words.split()) / READING


def seconds_of_game(block: Block) -> Length:
    games = [_seconds(block, seed) for seed in range(GAMES)]
    return Length(fmean(one.least for one in games), fmean(one.most for one in games))


def _seconds(block: Block, seed: int) -> Length:
    game, luck = game_of(block.game), QuickLuck(seed)
    players = block.people + len(block.seats)
    state = game.setup(options_from(game, {**block.options, "players": players}))
    bots = {seat: make_bot(block.game, "otter", seat, QuickLuck(f"{seed} {seat}")) for seat in range(players)}
    length, counted = Length(0, 0), None
    for _ in range(MOST_MOVES):
        if game.outcome(state) is not None:
            break
        if game.to_move(state) == (CHANCE,):
            step = game.apply(state, CHANCE, game.chance(state, luck))
        else:
            seat = game.awaited(state)[0]
            running = None if block.settings.relaxed else game.countdown(state)
            if running is None:
                takes = DECISION if seat < block.people else block.settings.pace + 1
                length = length.plus(takes, takes)
            elif running != counted:  # one for all at the table
                longest = block.settings.countdowns.get(running, game.countdowns[running])
                length = length.plus(min(DECISION, longest), longest)
            counted = running
            move = bots[seat].choose(game.observe(state, seat), game.legal_moves(state, seat))
            step = game.apply(state, seat, move)
        state = step.after
        for seat, bot in bots.items():
            bot.see(game.observe(state, seat), step.told(seat))
    return length
