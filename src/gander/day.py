"""The deal of the day: the same for everybody on a server, or in the world. `docs/day.md` has both formulas and why."""

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Final

from gander.contract.game import AnyGame, GameError, WrongOption
from gander.games import game as game_of

FIRST_TO_WAKE: Final = timedelta(hours=14)
LAST_TO_SLEEP: Final = timedelta(hours=-12)
"""How far from Greenwich clocks are set: on Kiritimati a day begins first, on Baker Island it ends last."""


EARLIEST: Final = date(1900, 1, 1)
"""There is a deal for every day that somebody may remember."""


def seed_of_day(day: date, game: str, level: str, secret: str | None = None) -> str:
    """What the deal of a day follows from: its date, its game and its level, and the secret that a server drew."""
    text = f"gander day {day.isoformat()} {game} {level}".encode()
    if secret is None:
        return hashlib.sha256(text).hexdigest()
    return hmac.digest(bytes.fromhex(secret), text, "sha256").hex()


def latest_day(now: float) -> date:
    """The last day that has begun anywhere on earth."""
    return (datetime.fromtimestamp(now, UTC) + FIRST_TO_WAKE).date()


def is_over(day: date, now: float) -> bool:
    """Whether this day has ended everywhere on earth."""
    return day < (datetime.fromtimestamp(now, UTC) + LAST_TO_SLEEP).date()


def levels_of_day(game: AnyGame) -> tuple[str, ...]:
    """The levels at which a game has a deal of the day; none for one that nobody plays alone, or without levels."""
    if "solo" not in game.players:
        return ()
    return next((offer.choices for offer in game.offers if offer.name == "level"), ())


def check_dealt(game: str, level: str) -> None:
    """Raises `UnknownGame`, and `WrongOption` for a game or a level without a deal of the day."""
    levels = levels_of_day(game_of(game))
    if not levels:
        raise WrongOption("game", game, "a game with levels that can be played alone")
    if level not in levels:
        raise WrongOption("level", level, f"one of {', '.join(levels)}")


def could_be_begun(day: date, begun_on: date, game: str, level: str, now: float) -> bool:
    """Whether somebody can have begun the deal of a day on this date of their own, up to now."""
    try:
        check_dealt(game, level)
    except GameError:
        return False
    return EARLIEST <= day <= begun_on <= latest_day(now)


def is_a_day_now(day: date, now: float) -> bool:
    """Whether it is this day somewhere on earth."""
    return not is_over(day, now) and day <= latest_day(now)
