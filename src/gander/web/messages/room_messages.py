"""What people in a room can do, as actions of the table at which it is: `POST /api/tables/{id}/actions`."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from gander.table.terms import BotName, Settings
from gander.web.messages.act import Act

ProposalNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]


class ProposeGame(Act, frozen=True, tag="propose"):
    """Propose what to play next. Who does so is for it; if that is more than half of the devices that are here, and no
    game is on, everybody goes there at once. For everybody in the room and at the table."""

    game: str
    options: dict[str, Any]
    """As in the game's options, without `players` and `starter`. What is agreed for every seat is for as many as the
    mode can seat."""
    bots: Annotated[tuple[BotName, ...], Meta(max_length=4)] = ()
    """Who plays beside the people."""
    settings: Settings | None = None
    """`null`: as at this table. Something else is for the host to propose."""
    later: bool = False
    """For a whole evening: it waits for its turn, and nobody's hand is up for it yet."""


class Hand(Act, frozen=True):
    """Be for a proposal, or not any more. It is taken as in `propose`. For people in the room."""

    number: ProposalNumber
    up: bool = True


class Withdraw(Act, frozen=True):
    """Take a proposal back. For who made it, and for the host."""

    number: ProposalNumber


class TakeProposal(Act, frozen=True, tag="take"):
    """Play what was proposed: the room moves to a table where everybody who is here has a seat, as far as there are
    seats. Between games. For the host, and for everybody once enough hands are up."""

    number: ProposalNumber


class Wish(Act, frozen=True):
    """Only look on from now on, or have a seat again at the next game. Before a game this frees the seats of this
    device. For people in the room."""

    watches: bool


class GoHome(Act, frozen=True):
    """Be out of the room for good. During a game a bot plays on; a host hands the table to somebody else."""


class SendHome(Act, frozen=True):
    """Send somebody out of the room, with all on their device. During a game a bot has their seat until it is over.
    Host only."""

    person: PersonNumber


class Bet(Act, frozen=True):
    """Bet in secret whether who thinks knows it, where the view has something to bet on. One bet is all."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    """As the view named it."""
    knows: bool


class SwitchBets(Act, frozen=True, tag="bets"):
    """Have bets in the room, or none. Host only."""

    on: bool


OfTheRoom: TypeAlias = ProposeGame | Hand | Withdraw | TakeProposal | Wish | GoHome | SendHome | Bet | SwitchBets
