"""How much room there is for tables, and what is said when there is none."""

from msgspec import Struct

from gander.table.errors import WrongTime


class Capacity(Struct, frozen=True):
    """How many tables are kept in memory, and how long."""

    most_tables: int = 2000
    keep_seconds: float = 60
    sweep_seconds: float = 5
    patience_seconds: float = 60
    """How long a host may be away before another device may take over the table."""
    presence_gap_seconds: float = 0.25
    """Who came and went is told at most this often."""
    silence_seconds: float = 1
    """How long a sealed game waits for a device that does not show what it pledged."""


class Busy(WrongTime):
    """There is no room for this now."""

    def __init__(self, detail: str) -> None:
        super().__init__("busy", detail)
