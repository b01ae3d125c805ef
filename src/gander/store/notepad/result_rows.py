"""What is put on the notepad, row by row."""

from msgspec import Struct

from gander.contract.game import Seat
from gander.store.notepad.notepad_views import SeatResult


class SavedGame(Struct, frozen=True):
    """A finished game."""

    id: str
    table_id: str | None
    number: int
    game: str
    version: int
    level: str | None
    mode: str
    variant: str
    players: int
    started: float
    ended: float
    seed: str
    chosen: bool
    measures: int
    seats: tuple[SeatResult, ...]
    played: bytes | None = None
    """The whole game, if it was brought from elsewhere."""


class SavedSeat(Struct, frozen=True):
    """What a game leaves on the notepad of one of its players."""

    seat: Seat
    device: str
    """Whose notepad: the device of the person, or one of those of the pad on which a file is read."""
    name: str
    animal: str
    result: bool
    """Whether the result is theirs, too: they played most of the game and to its end."""
    numbers: bytes
    tally: bytes
    answers: bytes


class AnswerNumbers(Struct, frozen=True):
    """The answers of one game in numbers."""

    game_id: str
    ended: float
    level: str | None
    numbers: bytes
    tally: bytes


class OwnAnswers(Struct, frozen=True):
    """The answers of one player in one game as they are written down."""

    seat: Seat
    answers: bytes | None
    """None where they are not kept, or were measured in an older way."""


class RecentAnswers(Struct, frozen=True):
    """The answers of one game as they are written down."""

    level: str | None
    answers: bytes


class AllAnswers(Struct, frozen=True):
    """The answers of one player in one game, and all else that tables for statistics need."""

    player: int
    name: str
    code: str | None
    seat: Seat
    answers: bytes | None
    """None if they were measured in an older way and cannot be derived again."""
    game: SavedGame
    has_result: bool


class ResultFilter(Struct, frozen=True):
    """Which results are wanted; what is left out does not matter."""

    player: int | None = None
    game: str | None = None
    mode: str | None = None
    level: str | None = None
    players: int | None = None
    variant: str | None = None
    before: float | None = None
    """Only games that ended before this time: for the next page."""
    most: int = 50
