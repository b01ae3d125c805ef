"""The games as games of OpenSpiel, under `python_gander_` and their names.

    import pyspiel, gander.research.openspiel
    game = pyspiel.load_game("python_gander_NAME(players=3)")

Every node of chance is explicit. A shuffle has more outcomes than can be listed, so it is dealt number by number, as
the rules draw them from luck: each node has as many outcomes as cards are left. Nothing is drawn behind the tree's
back, so a history replays to the same game, and two games begin alike only if chance says so.

An observation is what a seat sees *now*. The information state is all it was ever shown and told, and what it did; it
comes as a string, since a row with room for the longest game would be mostly empty.

Where seats play against one another, a match is worth the part of the win less an equal share: the sum is zero.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
from msgspec import UNSET

from gander.contract.game import CHANCE, AnyGame, Mode, mode_of
from gander.contract.options import LISTED
from gander.extras import from_extra
from gander.games import GAMES
from gander.games import game as game_of
from gander.research.encoding import encoding_of, words_for
from gander.research.match import LONGEST, agreed, range_of_worth, worth
from gander.research.tree import MatchNode

with from_extra("research"):
    import pyspiel

PREFIX: Final = "python_gander_"
MOST_OUTCOMES: Final = 10_000
"""No single draw of luck is among more: five dice lie in 7776 ways."""
BETWEEN: Final = "+"
"""Stands between the values of an option that has several."""


@cache
def outcomes(among: int) -> list[tuple[int, float]]:
    return [(number, 1 / among) for number in range(among)]


# OpenSpiel's classes -------------------------------------------------------------------------------------------------


def type_of(game: AnyGame, mode: Mode) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    utilities = {"versus": kinds.Utility.ZERO_SUM, "cooperative": kinds.Utility.IDENTICAL}
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Gander: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utilities.get(mode, kinds.Utility.GENERAL_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.counts),
        min_num_players=min(game.counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def parameters(game: AnyGame) -> dict[str, Any]:
    """The options of a game as parameters, with their defaults; one that is empty is left to the rules."""
    known: dict[str, Any] = {"longest": LONGEST}
    for field in msgspec.structs.fields(game.options):
        known[field.name] = "" if field.default in (None, UNSET) else field.default
    return {**known, "players": min(game.players.get("versus", game.counts))}


def options_of(game: AnyGame, given: Mapping[str, Any]) -> Any:
    """Options from parameters. Raises `WrongOption`."""
    several = {option.name: option for option in game.offers if option.kind in LISTED}
    said = {name: value for name, value in given.items() if name != "longest" and value != ""}
    return agreed(game.name, {n: several[n].read(v.split(BETWEEN)) if n in several else v for n, v in said.items()})


def load(text: str) -> Any:
    """A game from its text. Asked for here, it is also known to a process that has not met it yet."""
    return pyspiel.load_game(text)


class GanderGame(pyspiel.Game):
    """A game with what was agreed for it. Each game has a class of its own, since OpenSpiel makes it from that."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.rules = game_of(self.name)
        given = {**parameters(self.rules), **(params or {})}
        self.options, self.longest = options_of(self.rules, given), given["longest"]
        players = self.options.players
        mode = mode_of(players, self.options.mode, self.options.starter, self.rules.players)
        self.equal_share = 1 / players if mode == "versus" else 0.0
        lowest, highest = range_of_worth(self.rules, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=lowest - self.equal_share,
            max_utility=highest - self.equal_share,
            utility_sum=0.0 if mode == "versus" else None,
            max_game_length=self.longest,
        )
        super().__init__(type_of(self.rules, mode), info, dict(params or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> "GanderState":
        return GanderState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "GanderObserver":
        return GanderObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class GanderState(pyspiel.State):
    """A node of the tree."""

    def __init__(self, game: GanderGame) -> None:
        super().__init__(game)
        start = game.rules.setup(game.options)
        self.equal_share = game.equal_share
        self.position = MatchNode(game.rules, start, game.longest, (None,) * game.options.players)

    def current_player(self) -> int:
        seat = self.position.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        moves = self.position.game.legal_moves(self.position.state, player)
        return encoding_of(self.position.game.name).numbers(moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return outcomes(self.position.draw())

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.seat == CHANCE:
            self.position = position.hear(action)
        else:
            assert position.seat is not None
            self.position = position.after(position.seat, position.game.vocabulary[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return words_for(self.position.game.vocabulary[action])

    def returns(self) -> list[float]:
        seats = range(len(self.position.memories))
        outcome = self.position.game.outcome(self.position.state)
        return [0.0 if outcome is None else worth(outcome, seat) - self.equal_share for seat in seats]

    def __str__(self) -> str:
        """Everything, also what is hidden: for whoever looks at the tree from outside."""
        said = " ".join(map(str, self.position.said))
        return f"{msgspec.json.encode(self.position.state).decode()} {said}".rstrip()


class GanderObserver:
    """What one seat sees, or the public where nothing private is asked for; OpenSpiel's PyObserver."""

    def __init__(self, game: GanderGame, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no such observer: what a seat sees is public and private at once, and never all seats'")
        self._recalls = kind.perfect_recall
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._recalls and not self._is_private:
            raise ValueError("no such observer: what is recalled is recalled by a seat")
        self._encoding = encoding_of(game.rules.name)
        self.tensor = None if self._recalls else np.zeros(self._encoding.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: GanderState, player: int) -> None:
        viewer = player if self._is_private else None
        if self.tensor is not None:
            position = state.position
            self.tensor[:] = self._encoding.row(position.game.observe(position.state, viewer), viewer)

    def string_from(self, state: GanderState, player: int) -> str:
        if self._recalls:
            return state.position.recalls(player)
        return state.position.sees(player if self._is_private else None)


def register() -> None:
    """Every game under its name, for `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name, game in GAMES.items():
        if PREFIX + name not in known:
            mode: Mode = "versus" if "versus" in game.players else next(iter(game.players))
            pyspiel.register_game(type_of(game, mode), type(f"Gander{name.title()}", (GanderGame,), {"name": name}))


register()
