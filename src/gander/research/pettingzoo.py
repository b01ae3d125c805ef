"""The games as environments of PettingZoo.

    from gander.research.pettingzoo import env
    table = env("NAME", players=3)

One seat is one agent, `seat_0` clockwise. An observation is `{"observation": row, "action_mask": mask}`, as
`gander.research.encoding` lays them out: what the seat sees *now*. What was shown before is for the agent to remember.
The reward comes at the end: the seat's part of the win, or the score where there is nobody to beat.
"""

from typing import Any, Final

import numpy as np

from gander.contract.game import Seat
from gander.extras import from_extra
from gander.luck import QuickLuck
from gander.research.encoding import VERSION, encoding_of
from gander.research.match import LONGEST, Match, agreed

with from_extra("research"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

ILLEGAL: Final = -1.0
"""The reward for a move that is not legal, which ends the match."""


def env(game: str, *, max_cycles: int = LONGEST, render_mode: str | None = None, **options: Any) -> Any:
    """A game, one seat after the other. A move that is not legal loses. Raises `UnknownGame`, `WrongOption`."""
    table = wrappers.TerminateIllegalWrapper(raw_env(game, max_cycles, render_mode, **options), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def parallel_env(game: str, *, max_cycles: int = LONGEST, render_mode: str | None = None, **options: Any) -> Any:
    """A game for tools that want an action from everybody in every cycle.

    Only that of the seat that is awaited counts, and in place of one that is not legal comes what the table does for
    somebody whose time ran out.
    """
    return raw_parallel_env(game, max_cycles, render_mode, **options)


class _MatchEnvironment(EzPickle):
    """What both kinds of environment share: the seats, their spaces, and the match."""

    def __init__(self, game: str, max_cycles: int, render_mode: str | None, **options: Any) -> None:
        EzPickle.__init__(self, game, max_cycles, render_mode, **options)
        self.game, self.max_cycles, self.render_mode = game, max_cycles, render_mode
        self.options = agreed(game, options)
        encoding = encoding_of(game)
        self.metadata = {
            "name": f"gander_{game}_v{VERSION}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (encoding.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (len(encoding.moves),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(encoding.moves)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        self.match = Match(self.game, self.options, QuickLuck(seed))
        self.agents = self.possible_agents[:]

    def seen_by(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        mask = self.match.encoding.mask(self.match.moves(seat))
        return {"observation": self.match.row(seat), "action_mask": mask}

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    @property
    def is_broken_off(self) -> bool:
        return not self.is_over and self.match.moved >= self.max_cycles

    def render(self) -> str | None:
        """What everybody may see, in words."""
        words = self.match.words(None)
        if self.render_mode == "human":
            print(words)
            return None
        return words

    def close(self) -> None:
        """Nothing is open."""


class raw_env(_MatchEnvironment, AECEnv):  # noqa: N801 - PettingZoo's own name for it
    """A game, one seat after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        seat = self.match.seat
        self.agent_selection = self.agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen_by(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.match.make(self.match.encoding.moves[int(action)])
        self.rewards = {agent: self.match.reward(self.seats[agent]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, self.is_over)
        self.truncations = dict.fromkeys(self.agents, self.is_broken_off)
        self._accumulate_rewards()
        self._ask()


class raw_parallel_env(_MatchEnvironment, ParallelEnv):  # noqa: N801 - as above
    """A game in which every seat sends an action in every cycle."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.begin(seed)
        return self._all_see(), {agent: {} for agent in self.agents}

    def _all_see(self) -> dict[str, dict[str, Any]]:
        return {agent: self.seen_by(agent) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        match, agents = self.match, self.agents
        seat = match.seat
        assert seat is not None
        match.make(self._meant(seat, int(actions[self.possible_agents[seat]])))
        seen = self._all_see()
        rewards = {agent: match.reward(self.seats[agent]) for agent in agents}
        over, broken_off = dict.fromkeys(agents, self.is_over), dict.fromkeys(agents, self.is_broken_off)
        if self.is_over or self.is_broken_off:
            self.agents = []
        return seen, rewards, over, broken_off, {agent: {} for agent in agents}

    def _meant(self, seat: Seat, action: int) -> Any:
        move = self.match.encoding.moves[action]
        return move if move in self.match.moves(seat) else self.match.game.idle_move(self.match.state, seat)
