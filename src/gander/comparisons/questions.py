"""What somebody was asked in a game, and what they had been shown by then."""

from gander.contract.game import Seat
from gander.contract.played_game import PlayedGame
from gander.games import box
from gander.games import game as game_of
from gander.memory.likelihood import AnsweredQuestion


def questions_in(played: PlayedGame, seat: Seat) -> list[AnsweredQuestion]:
    """The answers from memory of the person at a seat; none of somebody who has not seen the game from its beginning,
    and none in a game where there is nothing to remember."""
    reader_of = box(played.game).answer_reader
    if reader_of is None or played.at_the_end(seat).start:
        return []
    game, reader = game_of(played.game), reader_of(seat)
    state = game.setup(played.options)
    seen = game.observe(state, seat)
    found: list[AnsweredQuestion] = []
    for moved in played.moves:
        if moved.actor == seat and moved.by == "person":
            found += reader.read(seen, moved.move)
        step = game.apply(state, moved.actor, moved.move)
        state = step.after
        seen = game.observe(state, seat)
        reader.see(seen, step.told(seat))
    return found
