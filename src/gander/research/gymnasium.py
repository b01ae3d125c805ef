"""The games as environments of Gymnasium: one agent at a table with bots.

    import gymnasium, gander.research.gymnasium
    table = gymnasium.make("gander/NAME-v1", bots=("owl", "otter"))

An observation is a row of `gander.research.encoding`: what the agent's seat sees *now*. `info["action_mask"]` says
which moves are legal; one that is not ends the episode with a reward of -1. The reward comes at the end: the part of
the win, or the score where there is nobody to beat.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from gander.bots import UNIFORM, make_bot
from gander.contract.bot import AnyBot
from gander.contract.game import Seat, WrongOption
from gander.extras import from_extra
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.research.encoding import VERSION, Row, encoding_of
from gander.research.match import LONGEST, Match, agreed

with from_extra("research"):
    import gymnasium
    from gymnasium import spaces

ILLEGAL: Final = -1.0
SEEDS: Final = 2**32


class TableEnv(gymnasium.Env):
    """One agent at a table with bots: `bots` are all the others, clockwise from its left."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - so Gymnasium wants it

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = (),
        *,
        seat: Seat | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` is the agent's; by default another one in every episode. Raises `GameError` for a wrong wish."""
        given = {"players": 1 + len(bots), **options} if bots else options
        self.options = agreed(game, given)
        self.game, self.bots, self.longest, self.render_mode = game, tuple(bots), longest, render_mode
        self.bots = self.bots or (UNIFORM,) * (self.options.players - 1)
        if len(self.bots) != self.options.players - 1:
            raise WrongOption("bots", self.bots, f"{self.options.players - 1} for {self.options.players} players")
        if seat is not None and seat not in range(self.options.players):
            raise WrongOption("seat", seat, f"below {self.options.players}")
        for bot in self.bots:
            make_bot(game, bot, 0, QuickLuck(0))
        self._chosen_seat = seat
        encoding = encoding_of(game)
        self.observation_space = spaces.Box(0, 1, (encoding.size,), np.float32)
        self.action_space = spaces.Discrete(len(encoding.moves))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = self._chosen_seat
        self.seat = int(self.np_random.integers(self.options.players)) if chosen is None else chosen
        self._match = Match(self.game, self.options, self._luck())
        self._others: dict[Seat, AnyBot] = {}
        for place, name in enumerate(self.bots, start=1):
            seat = (self.seat + place) % self.options.players
            self._others[seat] = make_bot(self.game, name, seat, self._luck())
        self._tell()
        self._let_bots_move()
        return self._match.row(self.seat), self._info()

    def _luck(self) -> QuickLuck:
        return QuickLuck(int(self.np_random.integers(SEEDS)))

    def _let_bots_move(self) -> None:
        """Until the agent is awaited, or the match is over."""
        match = self._match
        while match.seat is not None and match.seat != self.seat:
            seen = match.game.observe(match.state, match.seat)
            match.make(self._others[match.seat].choose(seen, match.moves(match.seat)))
            self._tell()

    def _tell(self) -> None:
        """The bots are told what happened, each in its own form."""
        for step in self._match.steps:
            for seat, bot in self._others.items():
                bot.see(self._match.game.observe(step.after, seat), step.told(seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._match.encoding.mask(self._match.moves(self.seat))}

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        match = self._match
        move = match.encoding.moves[int(action)]
        if move not in match.moves(self.seat):
            return match.row(self.seat), ILLEGAL, True, False, self._info()
        match.make(move)
        self._tell()
        self._let_bots_move()
        over = match.outcome is not None
        broken_off = not over and match.moved >= self.longest
        return match.row(self.seat), match.reward(self.seat), over, broken_off, self._info()

    def render(self) -> str | None:
        """What the agent sees, in words."""
        words = self._match.words(self.seat)
        if self.render_mode == "human":
            print(words)
            return None
        return words


def register() -> None:
    """Every game under its name, for `gymnasium.make`."""
    for name in GAMES:
        known = f"gander/{name}-v{VERSION}"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point=f"{__name__}:{TableEnv.__name__}", kwargs={"game": name})


register()
