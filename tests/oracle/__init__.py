"""A second implementation of the games, to compare the first with.

Written from the numbered rules alone, before its author had read `gander.games`, and on purpose in another style:
objects that change, lists, plain tuples for moves. Speed and elegance do not matter here; being independent does.
So nothing in `tests/games/*/oracle.py` may import from `gander`. Only what the rules leave open was taken from there
afterwards: which acts are moves of their own (rolling before the dice lie, stopping by naming a colour), and that
hidden cards are laid open when the game is over.

Each game offers the same few things:

* `actors()`: who may act now: a set of seats, or of the words "chance" and "clock";
* `moves(actor)`: the legal moves of a seat or of the clock, as a set of tuples;
* `rolls()`: every way in which dice that were thrown can lie, as moves of "chance";
* `act(actor, move)`: make the move;
* `places()`: every card or brain in every place, hidden or not;
* `view(viewer)`: what a seat, or the public (None), can see right now;
* `result()`: None, or why it ended, the scores, the places and the winners.

`plainly.py` of each game says in these plain words what the first implementation says, and `duel.py` plays both side by
side.
"""

from __future__ import annotations

from typing import Any, Protocol

PlainMove = tuple[Any, ...]
Plain = dict[str, Any]


class Oracle(Protocol):
    """One table of any of the games."""

    players: int

    def actors(self) -> set[Any]: ...

    def moves(self, actor: Any, /) -> set[PlainMove]: ...

    def rolls(self) -> list[PlainMove]: ...

    def act(self, actor: Any, move: PlainMove) -> None: ...

    def places(self) -> Plain: ...

    def view(self, viewer: int | None) -> Plain: ...

    def result(self) -> Plain | None: ...
