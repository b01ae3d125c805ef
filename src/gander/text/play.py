"""From «who plays?» to the result, and a way out at any moment."""

from dataclasses import dataclass
from pathlib import Path

from gander.bots import make_bot
from gander.contract.game import Outcome
from gander.luck import QuickLuck
from gander.record import encode
from gander.speech.voice import Voice
from gander.text.agree import Agreement, Wishes, agree
from gander.text.asker import Asker, Quit
from gander.text.session import Session
from gander.text.terminal import INTERRUPTED, Terminal


@dataclass(frozen=True)
class TerminalPlay:
    """One sitting at the terminal."""

    terminal: Terminal
    voice: Voice
    save: Path | None = None
    seed: str | None = None

    def run(self, wishes: Wishes) -> int:
        """Agree, play and say goodbye; the exit code. Raises `GameError` for a wish that cannot be granted."""
        asker = Asker(self.terminal, self.voice)
        session: Session | None = None
        try:
            agreed = agree(asker, wishes)
            session = self._session(agreed)
            self._welcome(agreed, session)
            self._end(session, session.play())
            return 0
        except (Quit, EOFError):
            self._leave(asker, session)
            return 0
        except KeyboardInterrupt:
            self.terminal.say("")
            self._leave(asker, session)
            return INTERRUPTED

    def _session(self, agreed: Agreement) -> Session:
        voice = Voice(self.voice.words, agreed.names)
        bots = {
            seat: make_bot(agreed.game.name, name, seat, QuickLuck(self._seed_for(f"bot {seat}")))
            for seat, name in agreed.bots.items()
        }
        luck = QuickLuck(self._seed_for("chance"))
        return Session(agreed.game, agreed.options, bots, luck, Asker(self.terminal, voice))

    def _seed_for(self, what: str) -> str | None:
        """Chance and every bot draw from their own luck, so that a bot cannot shift the dice."""
        return None if self.seed is None else f"{self.seed}: {what}"

    def _welcome(self, agreed: Agreement, session: Session) -> None:
        say, game = self.voice.say, agreed.game.name
        self.terminal.clear()
        self.terminal.say(say(f"{game}.title"), say(f"{game}.aim"))
        if len(agreed.names) > 1:
            self.terminal.say(say("welcome.players", names=self.voice.words.join(agreed.names)))
            self.terminal.say(say("welcome.starts", name=agreed.names[agreed.options.starter]))
        if len(session.people) > 1:
            self.terminal.say(say(f"{game}.sharing"))
        self.terminal.say(say("welcome.commands"))
        session.asker.wait(say("welcome.begin"))
        self.terminal.clear()

    def _end(self, session: Session, outcome: Outcome) -> None:
        if self.save is not None:
            self._write(session, self.save)
        self.terminal.say(self.voice.say("goodbye.thanks"))

    def _leave(self, asker: Asker, session: Session | None) -> None:
        """Nothing is lost that somebody wants to keep. Leaving again while being asked is leaving at once."""
        try:
            if session is not None and session.moves:
                self._offer_to_save(asker, session)
        except (Quit, EOFError, KeyboardInterrupt):
            self.terminal.say("")
        self.terminal.say(self.voice.say("goodbye.left"))

    def _offer_to_save(self, asker: Asker, session: Session) -> None:
        if self.save is not None:
            self._write(session, self.save)
            return
        self.terminal.clear()
        question = (self.voice.say("goodbye.offer"),)
        name = asker.ask_freely(question, str, lambda typed: (self.voice.say("goodbye.offer_help"),))
        if name:
            self._write(session, Path(name))

    def _write(self, session: Session, path: Path) -> None:
        try:
            path.write_bytes(encode(session.record))
        except OSError as error:
            self.terminal.say(self.voice.say("goodbye.not_saved", file=path, reason=error.strerror))
        else:
            self.terminal.say(self.voice.say("goodbye.saved", file=path))
