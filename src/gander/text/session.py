"""One game at one terminal: who acts next, what they are told, and when the screen is covered.

A screen is cleared after every answer, so nothing that was seen stays readable: not a card that was turned down, not
the deck's top that went into a hand. Between two people there is a cover whenever one of them sees something that the
other may not. Where all see the same, the screen is for everybody and is not covered.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from gander.contract.bot import AnyBot
from gander.contract.game import CHANCE, AnyGame, Event, Luck, Outcome, Seat, Viewer
from gander.games import box
from gander.record import Record, RecordedMove, new_record
from gander.speech.answers import AnswerChoice, Prompt
from gander.speech.teller import AnyTeller
from gander.speech.voice import Voice
from gander.text.asker import Asker, Help
from gander.text.rules import rules_in_words

PAGE: Final = 14
"""How many lines of news are read before Enter is pressed."""


@dataclass(frozen=True)
class ToldEvent:
    """An event as a seat may be told it, and as everybody may."""

    here: Event
    public: Event


class Session:
    """A game being played."""

    def __init__(self, game: AnyGame, options: object, bots: Mapping[Seat, AnyBot], luck: Luck, asker: Asker) -> None:
        self.game, self.luck, self.bots = game, luck, bots
        self.asker, self.terminal = asker, asker.terminal
        self.teller: AnyTeller = box(game.name).teller
        self.options = options
        self.moves: list[RecordedMove[Any]] = []
        self.state: Any = game.setup(options)
        seats = range(len(asker.voice.names))
        self.people = tuple(seat for seat in seats if seat not in bots)
        self.holder: Viewer = self.people[0] if len(self.people) == 1 else None
        self.pending: dict[Seat, list[ToldEvent]] = {seat: [] for seat in self.people}

    @property
    def record(self) -> Record[Any, Any]:
        """What has been played so far."""
        return replace(new_record(self.game, self.options), moves=tuple(self.moves))

    def play(self) -> Outcome:
        """Play to the end. Raises `Quit`, `EOFError` or `KeyboardInterrupt` if somebody leaves before."""
        while awaited := self.game.awaited(self.state):
            if awaited == (CHANCE,):
                self._make(CHANCE, self.game.chance(self.state, self.luck))
                continue
            seat = self._next(awaited)
            if seat in self.bots:
                moves = self.game.legal_moves(self.state, seat)
                self._make(seat, self.bots[seat].choose(self._seen(seat), moves))
            else:
                self._hand_to(seat)
                self._make(*self._ask(seat))
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        self._tell_end(outcome)
        return outcome

    def _next(self, awaited: tuple[Seat, ...]) -> Seat:
        """Whoever has the screen goes first, then the bots, then the others: so it changes hands least."""
        if self.holder is not None and self.holder in awaited:
            return self.holder
        return next((seat for seat in awaited if seat in self.bots), awaited[0])

    def _make(self, actor: Seat, move: Any) -> None:
        step = self.game.apply(self.state, actor, move)
        self.state = step.after
        self.moves.append(RecordedMove(actor, move))
        for seat, bot in self.bots.items():
            bot.see(self._seen(seat), step.told(seat))
        for seat, pending in self.pending.items():
            pending += map(ToldEvent, step.told(seat), step.told(None))

    def _seen(self, seat: Seat) -> Any:
        return self.game.observe(self.state, seat)

    # The screen ------------------------------------------------------------------------------------------------------

    def _may_all_see(self, seat: Seat) -> bool:
        """Whether what this seat is about to be shown is the same for everybody."""
        told_alike = all(told.here == told.public for told in self.pending[seat])
        return told_alike and not self.game.sees_alone(self.state, seat)

    def _hand_to(self, seat: Seat) -> None:
        """Cover the screen if the one who gives it away or the one who takes it sees what the other may not."""
        giver, self.holder = self.holder, seat
        if giver == seat or (self._may_all_see(seat) and (giver is None or self._may_all_see(giver))):
            return
        name = self.asker.voice.name(seat)
        if giver is not None and self._show_news(giver):
            self.asker.wait(self.asker.voice.say("cover.before", name=name))
        self.terminal.clear()
        self.asker.wait(self.asker.voice.say("cover.hand_over", name=name))
        self.terminal.clear()

    def _voice_for(self, seat: Seat) -> Voice:
        """Speak to one person where one person looks; else call everybody by name."""
        alone = len(self.people) == 1 or not self._may_all_see(seat)
        return self.asker.voice.to(seat if alone else None)

    def _show_news(self, seat: Seat) -> bool:
        """What happened since this seat last looked, if anything. What all may see, all have seen now."""
        for_all = self._may_all_see(seat)
        lines = self.teller.news(self._voice_for(seat), [told.here for told in self.pending[seat]])
        for start in range(0, len(lines), PAGE):
            if start:
                self.asker.wait(self.asker.voice.say("page.more"))
            self.terminal.say(*lines[start : start + PAGE])
        self.pending[seat].clear()
        for pending in self.pending.values():
            if for_all and all(told.here == told.public for told in pending):
                pending.clear()
        return bool(lines)

    def _ask(self, seat: Seat) -> tuple[Seat, Any]:
        """What this seat does; or that a card was seen, which anybody at the screen may say."""
        voice, seen = self._voice_for(seat), self._seen(seat)
        if self._show_news(seat):
            self.terminal.leave_space()
        self.terminal.say(*self.teller.situation(voice, seen))
        question = self.teller.question(voice, seen, seat, self.game.legal_moves(self.state, seat))
        answered = self.asker.ask(self._with_interruptions(voice, question, seat), self._help(seat))
        self.terminal.clear()
        return answered

    def _with_interruptions(self, voice: Voice, question: Prompt[Any], seat: Seat) -> Prompt[tuple[Seat, Any]]:
        """The question with what others may do meanwhile."""
        choices = [AnswerChoice((seat, choice.value), choice.says) for choice in question.choices]
        hints = []
        for other in self.game.to_move(self.state):
            if other in self.people and other != seat:
                for move in self.game.legal_moves(self.state, other):
                    if isinstance(move, self.game.interruptions):
                        key = f"{self.game.name}.interruption.{type(move).__name__.lower()}"
                        choices.append(AnswerChoice((other, move), (voice.say(key),)))
                        hints.append(voice.say(f"{key}_hint", name=voice.name(other)))
        return Prompt((*hints, *question.lines), tuple(choices), question.tidy, question.possible)

    def _help(self, seat: Seat) -> Help:
        def lines(typed: str) -> tuple[str, ...]:
            numbers = None if typed else self.teller.rules_now(self._seen(seat))
            return rules_in_words(self.asker.voice.words, self.game.name, numbers)

        return lines

    def _tell_end(self, outcome: Outcome) -> None:
        """Nothing is hidden any more, so everybody may look."""
        last = self.people[0] if self.holder is None else self.holder
        voice = self.asker.voice.to(last if len(self.people) == 1 else None)
        self._show_news(last)
        seen = self._seen(last)
        self.terminal.say(*self.teller.situation(voice, seen), *self.teller.result(voice, seen, outcome))
