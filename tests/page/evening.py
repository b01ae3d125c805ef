"""What an evening's last page must say: counted here from the result of each game, as the server gives it to all."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, expect

from gander.client import AnyView, Device, SeatClient
from gander.contract.game import Outcome
from gander.table.view import TableInfo
from gander.web.services.sessions import COOKIE
from tests.page import wire
from tests.page.people import Person
from tests.page.words import EN, said

CLOSE: Final = 3
"""Points apart at most that are told as close."""


@dataclass(frozen=True)
class Played:
    game: str
    names: tuple[str | None, ...]
    """By seat; nobody where a bot sat at the end."""
    outcome: Outcome

    def winners(self) -> list[str]:
        return [name for seat in self.outcome.winners if (name := self.names[seat]) is not None]

    def line(self) -> str:
        winners = self.winners()
        return f"{EN.games[self.game]} {listed(winners)} won" if winners else f"{EN.games[self.game]} a bot won"

    def margin(self) -> int | None:
        """How far the second was behind, where points decide between people."""
        scores = self.outcome.scores
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        if sum(name is not None for name in self.names) < 2 or places != self.outcome.places:
            return None
        first, second = sorted(scores, reverse=True)[:2]
        return first - second


@dataclass
class Evening:
    """The games of an evening, in order."""

    played: list[Played] = field(default_factory=list)
    feathers: dict[str, int] = field(default_factory=dict)

    def ends_a_game(self, people: Sequence[Person]) -> None:
        wire.finish(people)
        info, view = public_view(people[0])
        assert info.room is not None
        assert view.outcome is not None
        names = tuple(seat.name if seat.kind == "person" else None for seat in info.seats)
        self.played.append(Played(info.game, names, view.outcome))
        self.feathers = {person.name: person.feathers for person in info.room.people}

    def wins(self) -> dict[str, int]:
        names = {name: 0 for game in self.played for name in game.names if name is not None}
        for game in self.played:
            for name in game.winners():
                names[name] += 1
        return names

    def people(self) -> set[str]:
        """Who won how often, or was there at least."""
        return {
            f"{name} {counted(won, 'win')}" if won else f"{name} {counted(self.games_of(name), 'game')}"
            for name, won in self.wins().items()
        }

    def games_of(self, name: str) -> int:
        return sum(name in game.names for game in self.played)

    def longest_series(self) -> str | None:
        best: tuple[int, int, str] | None = None
        for name in self.wins():
            run = 0
            for place, game in enumerate(self.played):
                if name in game.names:
                    run = run + 1 if name in game.winners() else 0
                if run >= 2 and (best is None or (run, -place) > best[:2]):
                    best = run, -place, name
        return best and f"{best[2]} won {best[0]} in a row."

    def closest(self) -> str | None:
        margins = [(margin, place) for place, game in enumerate(self.played) if (margin := game.margin()) is not None]
        margin, place = min(margins, default=(CLOSE + 1, 0))
        if margin > CLOSE:
            return None
        apart = "level" if margin == 0 else f"{counted(margin, 'point')} apart"
        return f"The closest finish: {EN.games[self.played[place].game]}, {apart}."

    def best_at_guessing(self) -> str | None:
        most = max(self.feathers.values())
        best = [name for name, feathers in self.feathers.items() if feathers == most]
        return f"Best at guessing others: {listed(best)}, {counted(most, 'feather')}" if most else None

    def is_told_on(self, page: Locator) -> None:
        """The last page has these figures, and no others."""
        games = page.get_by_role("list", name="What was played").get_by_role("listitem")
        expect(games).to_have_text([game.line() for game in self.played], use_inner_text=True)
        people = page.get_by_role("list", name=said("tonight.people")).get_by_role("listitem")
        assert {" ".join(text.split()) for text in people.all_inner_texts()} == self.people()
        for told, begins in (
            (self.longest_series(), "in a row"),
            (self.closest(), "The closest finish"),
            (self.best_at_guessing(), "Best at guessing others"),
        ):
            assert page.get_by_text(begins).all_inner_texts() == ([] if told is None else [told])


def listed(names: Sequence[str]) -> str:
    """As browsers list in English: with a comma before the last of three or more."""
    before_the_last = ", and " if len(names) > 2 else " and "
    return ", ".join(names[:-1]) + before_the_last + names[-1] if len(names) > 1 else names[0]


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def public_view(person: Person) -> tuple[TableInfo[Any], AnyView]:
    """The table that somebody is at, and what is to be seen of the game from their device without a seat."""
    table, token = person.page.url.rpartition("/")[2], wire.token_of(person)
    return wire.over_the_wire(seen_from(person.address, table, token))


async def seen_from(address: str, table: str, token: str) -> tuple[TableInfo[Any], AnyView]:
    async with Device(address) as device:
        device._http.cookies.set(COOKIE, token)
        facts = msgspec.json.decode(await device.get(f"/api/tables/{table}"), type=TableInfo[Any])
        async with aclosing(SeatClient(device, facts, None).views()) as views:
            return facts, await anext(views)


def play_until_asked(players: Sequence[Person], onlooker: Person) -> None:
    """Until who looks on may bet on what somebody knows; then nobody goes on."""
    for moves in range(1, 100):
        if public_view(onlooker)[1].bet is not None:
            return
        wire.play_on(players, moves)
    raise AssertionError("nobody was asked for a bet")


def goes_home(guest: Person) -> None:
    """For good: they are out of the room."""
    guest.presses("Menu")
    guest.presses("Go home")
    guest.presses("Yes, go home")
    expect(guest.page.get_by_role("heading", name=said("home.title"))).to_be_visible()
    expect(guest.page.get_by_role("button", name="Back")).to_have_count(0)
