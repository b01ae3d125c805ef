"""How a server is run."""

from pathlib import Path

from msgspec import Struct

from gander.comparisons import handicap_proposal, same_deal
from gander.store.address import database_at
from gander.store.errors import WrongAddress
from gander.store.sql import Database
from gander.store.sqlite import Sqlite
from gander.study.study_file import Study
from gander.table.live.capacity import Capacity
from gander.web.services.privacy import Privacy
from gander.workers.channel import Channel, channel_at


class Rate(Struct, frozen=True):
    """This many at once, and this many more every minute."""

    burst: int
    per_minute: float


class Allowance(Struct, frozen=True):
    """How often something may be done."""

    device: Rate
    address: Rate
    """By all devices of one address together, and by those that are not known yet: room for a class of thirty."""


class ConcurrentLimit(Struct, frozen=True):
    """How many of something there may be at the same time."""

    device: int
    address: int
    in_all: int


class BotsAloneLimit(Struct, frozen=True):
    """How many games that only bots play one address may have."""

    at_once: int
    a_day: int


class ServerSettings(Struct, frozen=True):
    data: Path
    """The folder of the key, and of the database if it is a file."""
    public_url: str | None = None
    """The address for links and QR codes; else the one by which the host of a table came. Its name is the only one that
    is taken, apart from localhost and what ends in .local."""
    secure: bool = False
    """Everybody comes over HTTPS: cookies are sent over nothing else."""
    metrics: bool = False
    """Whether there are figures at `/metrics`, for programs on the same machine."""
    capacity: Capacity = Capacity()
    asking: Allowance = Allowance(device=Rate(burst=300, per_minute=300), address=Rate(burst=3000, per_minute=1500))
    """Requests of any kind, the files of the page among them."""
    opening: Allowance = Allowance(device=Rate(burst=20, per_minute=10), address=Rate(burst=90, per_minute=60))
    """Opening tables, and taking or bringing a notepad."""
    hurrying: Allowance = Allowance(device=Rate(burst=5, per_minute=1), address=Rate(burst=10, per_minute=2))
    """Opening tables whose bots move faster than anybody can watch."""
    joining: Allowance = Allowance(device=Rate(burst=20, per_minute=10), address=Rate(burst=150, per_minute=60))
    """Trying codes. Joining takes two tries: one to see what the code is for, one to take the seat."""
    guessing: Rate = Rate(burst=8, per_minute=1)
    """How often one address may try a short code that is wrong; `docs/security.md` does the sum."""
    guessing_in_all: Rate = Rate(burst=20, per_minute=2)
    """The same for everybody together."""
    guessing_at_home: Rate = Rate(burst=40, per_minute=10)
    """The same for one address among the tables whose host came from there: a class of thirty may slip."""
    talking: Rate = Rate(burst=60, per_minute=600)
    """Frames that one line may send; a message is one frame or more."""
    connections: ConcurrentLimit = ConcurrentLimit(device=300, address=300, in_all=6000)
    """A browser opens up to six, and one more for each line."""
    lines: ConcurrentLimit = ConcurrentLimit(device=12, address=150, in_all=5000)
    uploads: ConcurrentLimit = ConcurrentLimit(device=1, address=2, in_all=4)
    """Notepads that are being brought; each is held in memory."""
    records: ConcurrentLimit = ConcurrentLimit(device=4, address=40, in_all=100)
    """Tables that are being read from their first event on; the page of a result asks for three things."""
    bots_alone: BotsAloneLimit = BotsAloneLimit(at_once=8, a_day=100)
    largest_body: int = 16 * 1024
    largest_message: int = 4 * 1024
    answer_seconds: float = 2
    """A database that takes longer to answer does not answer, says `/health`."""
    turn_away_seconds: float = 0
    """How long `/health` says that a server is about to stop while it still serves: time for a balancer to notice."""
    games_compared: int = same_deal.GAMES
    """How many games each character plays on a deal that is over, to tell how hard it was."""
    games_tried: int = handicap_proposal.GAMES
    """How many games are played for each number of glances, to propose what makes a table fair."""
    privacy: Privacy = Privacy()
    """Who runs the server, and what they promise to keep of people and for how long."""
    world_deal: bool = False
    """The deals of the day follow the formula of the whole world, which anybody can work out beforehand."""
    study: Study | None = None
    """The study that is run here, if any."""
    database: str | None = None
    """The address of a database; without one it is a file in the folder."""
    channels: str | None = None
    """Where workers wake one another; without an address the database does that too."""

    @property
    def file(self) -> Path:
        return self.data / "gander.db"

    def store(self) -> Database:
        """Where everything is kept."""
        return Sqlite(self.file) if self.database is None else database_at(self.database)

    def channel(self) -> Channel | None:
        """How workers wake one another, where there may be several. Raises `WrongAddress`."""
        if isinstance(self.store(), Sqlite):
            if self.channels is not None:
                raise WrongAddress("a file has one server: channels and workers need a database at postgresql://…")
            return None
        return channel_at(self.channels or self.database or "")
