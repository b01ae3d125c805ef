"""A study is one file. `gander study new` writes one with every setting explained; `docs/studies.md` has a whole one.

The least that a study needs is

    name = "Twelve games, one after the other"
    seed = "autumn"

    [[blocks]]
    game = "GAME"
    games = 12
    options = { level = "advanced" }

Then everybody who takes part, known by a code, gets the same games with the same deals, one after the other.
"""

import hashlib
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gander.contract.game import GameError
from gander.study.fixed_page import FixedPage
from gander.study.questions import Key, QuestionPage
from gander.study.text import Text, languages_of
from gander.table.codes import CODE_LENGTH, LETTERS, Codes
from gander.table.names import as_read
from gander.table.terms import PlannedSeat, Settings


class BrokenProtocol(GameError):
    """A study that cannot be read, or asks for a game that the rules do not allow."""


class StudySettings(Settings, frozen=True, forbid_unknown_fields=True):
    """A setting that is not known would change a study without a word."""


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Some games of the same kind."""

    game: str
    games: Annotated[int, Meta(ge=1, le=1000)] = 1
    options: dict[str, Any] = {}
    seats: tuple[PlannedSeat, ...] = ()
    """Who sits beside the participants, who have the first seats."""
    settings: StudySettings = StudySettings()
    id: Key | None = None
    people: Annotated[int, Meta(ge=1, le=5)] = 1
    """How many participants play at one table."""
    pairing: Literal["arrival", "code"] = "arrival"
    """Who plays with whom: whoever comes next, or those whose codes are alike before the last dash."""
    one_deal: bool = False
    """All games of the block have one deal."""
    conditions: tuple[Key, ...] = ()
    """For whom; without any, for everybody."""
    balanced: bool = False
    """The blocks that say so change places among themselves, so that each comes as often at each of them."""


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    name: Key
    weight: Annotated[int, Meta(ge=1, le=20)] = 1
    """So many get this one where one gets a condition of weight 1."""


class ConsentText(Struct, frozen=True, forbid_unknown_fields=True):
    """What participants agree to before anything else."""

    version: Annotated[str, Meta(min_length=1, max_length=40)]
    text: Text


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens where several play together and somebody does not come, or goes."""

    what: Literal["wait", "bot", "end"] = "wait"
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 120
    """How long the others wait first."""
    bot: str = "otter"


class CompletionCodes(Struct, frozen=True, forbid_unknown_fields=True):
    """What participants are given in the end, by how it ended for them."""

    finished: str = ""
    declined: str = ""
    stopped: str = ""
    unpaired: str = ""
    """Nobody came to play with."""
    url: str | None = None
    """Where to go on; `{code}` stands for the code."""


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    seed: Annotated[str, Meta(min_length=1, max_length=100)]
    blocks: Annotated[tuple[Block, ...], Meta(min_length=1)]
    path: Key = "study"
    """The last part of the link: `/study/PATH`."""
    by: str = ""
    """Who runs it."""
    contact: str = ""
    about: Text = ""
    """What is asked of whoever takes part."""
    access: Literal["code", "link"] = "code"
    """`code`: whoever comes first under a code stays on that device. `link`: only by a link that `gander study links`
    wrote, or from the page that recruits; it leads on from any device."""
    recruiting: str | None = None
    """The part of a link in which the page that recruits says who comes, as PROLIFIC_PID."""
    consent: ConsentText | None = None
    conditions: tuple[Condition, ...] = ()
    pages: tuple[QuestionPage, ...] = ()
    leaving: Leaving = Leaving()
    completion: CompletionCodes = CompletionCodes()
    page: FixedPage = FixedPage()

    @property
    def languages(self) -> tuple[str, ...]:
        """In which one can take part: those of what is agreed to, else of what is asked. None where nobody said so."""
        if self.page.language is not None:
            return (self.page.language,)
        agreed = () if self.consent is None else languages_of(self.consent.text)
        return agreed or languages_of(self.about)

    @property
    def games(self) -> tuple[Block, ...]:
        """One block for every game, in the order of the file."""
        return tuple(block for block in self.blocks for _ in range(block.games))

    @property
    def goes_by_steps(self) -> bool:
        """There is more to do than to play one game after the other, alone."""
        together = any(block.people > 1 for block in self.blocks)
        return bool(self.consent or self.conditions or self.pages or self.access == "link" or together)

    @property
    def id(self) -> str:
        """By what it is known where its participants are kept."""
        return hashlib.sha256(f"study {self.seed}".encode()).hexdigest()[:16]

    def deals(self, codes: Codes) -> tuple[str, ...]:
        """The seeds of all games."""
        return tuple(self.seed_of(number, codes) for number in range(len(self.games)))

    def participant(self, name: str) -> str:
        """By what somebody is known in the list of what was dealt: no name, and nothing that fits another study.
        Letters that look alike are alike, as «P1», «p1» and «Ｐ1»."""
        return hashlib.sha256(f"{self.seed} {as_read(name)}".encode()).hexdigest()

    def recruited(self, code: str) -> str:
        """The same for whom another page recruits: anybody can write such a link, so it never stands for somebody who
        was given a code."""
        return self.participant(f"{self.recruiting}={code}")

    def known_as(self, code: str) -> tuple[str, ...]:
        """By what somebody may be known who has this code, whichever way they came."""
        return (self.participant(code), *([] if self.recruiting is None else [self.recruited(code)]))

    def seed_of(self, number: int, codes: Codes) -> str:
        """The seed of a game, counted from 0: the same for every participant. It follows from the key of the server
        too: its hash is shown at the table, and many a word that people choose is found from that."""
        return codes.seed_of(f"{self.seed} {self._deal_of(number)}")

    def _deal_of(self, number: int) -> int:
        """In a block of one deal, that of its first game."""
        first = 0
        for block in self.blocks:
            if number < first + block.games:
                return first if block.one_deal else number
            first += block.games
        return number

    def signature(self, name: str, codes: Codes) -> str:
        """The letters behind the last dash of a code that `gander study links` wrote."""
        number = int(codes.hash_of(f"{self.participant(name)} takes part"), 16)
        return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH))
