"""What others reach on one deal, as it is told. `same_deal.py` works it out."""

from msgspec import Struct

from gander.contract.game import Seat


class Bar(Struct, frozen=True):
    """In how many games it came to this."""

    value: int
    games: int


class OtherPlayer(Struct, frozen=True):
    """Somebody in the place of the people at a table, and what they reach."""

    who: str
    """`guessing`, a character, or `perfect`."""
    games: int
    """How many were played; one, where nothing is left to chance and every other would be the same."""
    seats: tuple[tuple[Bar, ...], ...]
    """The results at each seat, the lowest first."""


class Fortune(Struct, frozen=True):
    """What the dice brought to a seat, in what results are counted in."""

    brought: float
    """Beyond what could be expected of them; below 0 if they brought less."""
    otherwise: tuple[Bar, ...]
    """The same in games with other dice, the lowest first."""


class SameDeal(Struct, frozen=True):
    """`GET /api/tables/{id}/same-deal`: what others reach on the deal of a game that is over."""

    ready: bool
    """Whether it is worked out; if not, it soon will be: ask again."""
    people: tuple[Seat, ...] = ()
    """The seats at which somebody else was put; bots kept theirs."""
    others: tuple[OtherPlayer, ...] = ()
    """The weakest first."""
    luck: tuple[Fortune, ...] = ()
    """For each seat; empty in a game that cannot tell luck from play."""
