"""How the text mode speaks: in one language, about the people at one table, to one of them or to all."""

from dataclasses import dataclass, replace

from gander.contract.game import Seat, Viewer
from gander.speech.catalogue import Catalogue


@dataclass(frozen=True)
class Voice:
    """`you` is the seat that is spoken to; with `None` everybody is called by name."""

    words: Catalogue
    names: tuple[str, ...]
    you: Viewer = None

    def to(self, you: Viewer) -> "Voice":
        """The same voice, speaking to somebody else."""
        return replace(self, you=you)

    def say(self, key: str, **values: object) -> str:
        return self.words.say(key, **values)

    def about(self, seat: Seat, key: str, **values: object) -> str:
        """A sentence about somebody; said to themselves it has a form of its own, under the key with `_you`."""
        if seat == self.you:
            return self.words.say(f"{key}_you", **values)
        return self.words.say(key, name=self.names[seat], **values)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def count(self, thing: str, n: int) -> str:
        """«1 card», «2 cards»: the thing is a key whose sentence has forms by number."""
        return self.words.say(thing, n=n)
