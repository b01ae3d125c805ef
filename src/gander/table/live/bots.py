"""The bots at a table. They get what a person in their seat gets, through the same `observe` and `seen_by`."""

from collections.abc import Sequence
from typing import Any

from gander.bots import UnknownBot, bot_names, make_bot, make_ghost
from gander.contract.bot import AnyBot
from gander.contract.game import Luck, Seat, Step
from gander.luck import QuickLuck
from gander.table.change import course
from gander.table.events import AnyEvent, Moved, Started
from gander.table.table import Chair, Table


class Bots:
    """The bots of one game at one table, each with what it has seen so far.

    They are in no log. A bot draws luck only when it sees and chooses, so doing that again in the same order, from the
    same seed, wakes the same bot after a restart. One that takes over for a person has watched from that seat.
    """

    def __init__(self, table: Table) -> None:
        self.key = key_of(table)
        self._game = table.game
        self._bots: dict[Seat, AnyBot] = {}
        if table.round is not None:
            seed = table.round.deal.seed.hex()
            self._bots = {
                seat: _seated(table.game.name, chair, seat, QuickLuck(f"{seed} bot {seat}"))
                for seat, chair in enumerate(table.chairs)
                if chair.bot is not None
            }

    def see(self, step: Step[Any]) -> None:
        for seat, bot in self._bots.items():
            bot.see(self._game.observe(step.after, seat), step.told(seat))

    def choose(self, table: Table, seat: Seat) -> Any:
        assert table.round is not None
        return self._bots[seat].choose(self._game.observe(table.round.state, seat), table.round.legal[seat])


def key_of(table: Table) -> object:
    """Other bots are needed as soon as this is another: for a new game, or when a bot came or went."""
    return (table.games, tuple((chair.bot, chair.ghost) for chair in table.chairs))


def _seated(game: str, chair: Chair, seat: Seat, luck: Luck) -> AnyBot:
    if chair.ghost is not None:
        return make_ghost(game, chair.ghost.traits, seat, luck)
    assert chair.bot is not None
    return make_bot(game, chair.bot, seat, luck)


def woken(table: Table, events: Sequence[AnyEvent]) -> Bots:
    """The bots as they were before the table was put away."""
    bots, before = Bots(table), None
    for event, after in course(events):
        if isinstance(event, Started):
            bots = Bots(table)
        elif isinstance(event, Moved):
            if event.by == "bot" and table.chairs[event.actor].bot is not None:
                assert before is not None
                bots.choose(before, event.actor)
            assert after.step is not None
            bots.see(after.step)
        before = after
    return bots


def check_bot(bot: str | None) -> str:
    """The bot that was asked for, or the usual one. Raises `UnknownBot`."""
    names = bot_names()
    if bot is None:
        return names[len(names) // 2]
    if bot not in names:
        raise UnknownBot(bot, names)
    return bot


def stand_in(table: Table) -> str:
    """Who plays on for somebody who goes: the usual bot or, if it sits there already, the nearest to it in strength."""
    names = bot_names()
    usual, seated = len(names) // 2, {chair.bot for chair in table.chairs}
    nearest = sorted(names, key=lambda name: abs(names.index(name) - usual))
    return next((name for name in nearest if name not in seated), names[usual])
