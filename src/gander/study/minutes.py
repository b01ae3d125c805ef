"""How long a study takes. The games are played by bots, and what people need for each move is added."""

from statistics import fmean
from typing import Final

from gander.bots import make_bot
from gander.contract.game import CHANCE, options_from
from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.study.plan import Assignment, steps_for
from gander.study.study_file import Block, Study

DECISION: Final = 6.0
"""Seconds that people take for a move, with what they look at before it; countdowns are not waited for longer."""
READING: Final = 4.0
"""Words that people read in a second."""
QUESTION: Final = 8.0
GAMES: Final = 3
MOST_MOVES: Final = 2000


def minutes_of(study: Study, given: Assignment) -> float:
    """What a participant needs for everything."""
    seconds, played = 0.0, dict[str, float]()
    for step in steps_for(study, given):
        if step.kind == "consent" and study.consent is not None:
            seconds += reading(study.consent.text)
        elif step.page is not None:
            asked = reading(step.page.text) + QUESTION * len(step.page.questions)
            seconds += max(asked, step.page.seconds)
        elif step.block is not None:
            if step.block.id not in played:
                played[step.block.id] = seconds_of_game(step.block.block)
            seconds += played[step.block.id]
    return seconds / 60


def reading(text: object) -> float:
    words = text if isinstance(text, str) else next(iter(text.values())) if isinstance(text, dict) else ""
    return len(words.split()) / READING


def seconds_of_game(block: Block) -> float:
    return fmean(_seconds(block, seed) for seed in range(GAMES))


def _seconds(block: Block, seed: int) -> float:
    game, luck = game_of(block.game), QuickLuck(seed)
    players = block.people + len(block.seats)
    state = game.setup(options_from(game, {**block.options, "players": players}))
    bots = {seat: make_bot(block.game, "otter", seat, QuickLuck(f"{seed} {seat}")) for seat in range(players)}
    seconds = 0.0
    for _ in range(MOST_MOVES):
        if game.outcome(state) is not None:
            break
        if game.to_move(state) == (CHANCE,):
            step = game.apply(state, CHANCE, game.chance(state, luck))
        else:
            seat = game.awaited(state)[0]
            move = bots[seat].choose(game.observe(state, seat), game.legal_moves(state, seat))
            step = game.apply(state, seat, move)
            seconds += DECISION if seat < block.people else block.settings.pace + 1
        state = step.after
        for seat, bot in bots.items():
            bot.see(game.observe(state, seat), step.told(seat))
    return seconds
