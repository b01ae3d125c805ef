"""How a server is run."""

from pathlib import Path

from msgspec import Struct

from gander.table.host import Room
from gander.web.study_file import Study


class Rate(Struct, frozen=True):
    """So many at once, and so many more every minute."""

    burst: int
    per_minute: float


class ServerSettings(Struct, frozen=True):
    data: Path
    """The folder of the database."""
    public_url: str | None = None
    """The address for links and QR codes; else the one by which the host of a table came."""
    secure: bool = False
    """Everybody comes over HTTPS: cookies are sent over nothing else."""
    room: Room = Room()
    most_sockets: int = 5000
    most_sockets_per_device: int = 12
    opening: Rate = Rate(burst=20, per_minute=10)
    """How often one address may open tables."""
    joining: Rate = Rate(burst=20, per_minute=10)
    """How often one address may try codes."""
    guessing: Rate = Rate(burst=8, per_minute=1)
    """How often one address may try a short code that is wrong; `docs/security.md` does the sum."""
    guessing_in_all: Rate = Rate(burst=20, per_minute=2)
    """The same for everybody together."""
    asking: Rate = Rate(burst=200, per_minute=300)
    """How often one address may ask for anything else."""
    talking: Rate = Rate(burst=60, per_minute=600)
    """How many messages one socket may send."""
    largest_body: int = 16 * 1024
    largest_message: int = 4 * 1024
    study: Study | None = None
    """The study that is run here, if any."""

    @property
    def database(self) -> Path:
        return self.data / "gander.db"
