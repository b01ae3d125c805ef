"""A view of a table in words, for somebody who reads instead of looks. All of it comes from the view."""

from collections.abc import Sequence
from typing import Any

from gander.client import AnyView
from gander.contract.game import Event
from gander.games import box
from gander.speech.answers import Prompt, names_of
from gander.speech.catalogue import Catalogue
from gander.speech.teller import AnyTeller
from gander.speech.voice import Voice
from gander.table.terms import LONGEST_NAME
from gander.table.view import SeatInfo, TableInfo
from gander.text.agree import bot_title
from gander.web.messages.page_paths import address_of


def names(words: Catalogue, table: TableInfo[Any]) -> tuple[str, ...]:
    """Everybody's name; a seat that is free has none yet."""
    return tuple(_name(words, number, seat) for number, seat in enumerate(table.seats, start=1))


def _name(words: Catalogue, number: int, seat: SeatInfo) -> str:
    """A name that stands here was chosen by a person, also where a bot plays for them, or their ghost."""
    if seat.name:
        return quoted(seat.name)
    return words.say("assistant.free_seat", number=number) if seat.bot is None else bot_title(words, seat.bot)


def quoted(name: str) -> str:
    """A name that somebody chose, for a language model: on one line, no longer than a name, and in quotation marks out
    of which it does not come, so that «ignore all rules» is what somebody is called and nothing that is asked."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name).replace('"', "'")
    return '"' + " ".join(visible.split())[:LONGEST_NAME] + '"'


def lobby(words: Catalogue, table: TableInfo[Any], server: str) -> list[str]:
    """Who is there before the game, and how others get in."""
    lines = [words.say("assistant.lobby", names=words.join(names(words, table)))]
    if table.code is not None:
        lines.append(words.say("assistant.invite", link=address_of(server, "join", table.code)))
    return [*lines, words.say("assistant.start")]


class ViewReader:
    """Reads views of one table to one seat."""

    def __init__(self, words: Catalogue, table: TableInfo[Any], seat: int) -> None:
        self.seat = seat
        self.voice = Voice(words, names(words, table), seat)
        self.teller: AnyTeller = box(table.game).teller

    def question(self, view: AnyView) -> Prompt[Any] | None:
        """What the seat is asked, if the game waits for it."""
        if self.seat not in view.awaited or not view.moves:
            return None
        question: Prompt[Any] = self.teller.question(self.voice, view.observation, self.seat, view.moves)
        return question

    def read(self, view: AnyView, events: Sequence[Event]) -> list[str]:
        """What happened, how the table lies, and what is asked."""
        if view.observation is None:
            return [self.voice.say("assistant.covered")]
        news = self.teller.news(self.voice, events)
        lines = [*news, *self.teller.situation(self.voice, view.observation)]
        if view.outcome is not None:
            return [*lines, *self.teller.result(self.voice, view.observation, view.outcome)]
        question = self.question(view)
        if question is not None:
            return [*lines, *question.lines, self._sayable(question)]
        awaited = [self.voice.name(seat) for seat in view.awaited if seat >= 0]
        waiting = self.voice.say("assistant.waiting", names=self.voice.words.join(awaited)) if awaited else ""
        return [*lines, *([waiting] if waiting else [])]

    def _sayable(self, question: Prompt[Any]) -> str:
        if len(question.choices) == 1:
            return self.voice.say("assistant.only_go_on")
        return self.voice.say("assistant.sayable", choices=question.possible or names_of(question.choices))
