"""A figure with its interval, as the cell of a table, and how far two may be apart that were measured apart."""

import re
from math import hypot, sqrt
from typing import Final

from gander.research.standings import SURE, Mean

NUMBER: Final = re.compile(r"(−?[\d,]*\.?\d+)(?: ± ([\d,]*\.?\d+))?")


def cell(found: Mean, digits: int, unit: str = "") -> str:
    """A mean with its interval and true minus signs, and none before a nought."""
    return f"{round(found.mean, digits) + 0.0:.{digits}f} ± {found.margin or 0:.{digits}f}{unit}".replace("-", "−")


def share(found: Mean, digits: int = 0) -> str:
    """A part of something, in hundredths of it."""
    return cell(Mean(100 * found.mean, 100 * (found.margin or 0)), digits, " %")


def is_near(on_page: str, now: str, games: int, few: int) -> bool:
    """Twice what both intervals make together.

    An interval from few games may be too narrow, as when all were won: then that of the page says how wide it has to
    be. For the same reason a share may be off by three games more.
    """
    (mean, margin), (found, few_margin) = _read(on_page, games), _read(now, few)
    wide = max(few_margin, margin * sqrt(games / few))
    rounding = 10.0 ** -len(now.split(" ")[0].partition(".")[2])
    rare = 300 / few if "%" in now else 0.0
    return abs(mean - found) <= 2 * hypot(margin, wide) + rounding + rare


def _read(text: str, games: int) -> tuple[float, float]:
    """A number and half of its interval; of a share it follows from the number of games if it is not told."""
    number = NUMBER.search(text)
    if number is None:
        raise LookupError(f"no number in {text!r}")
    mean, margin = (float((part or "0").replace("−", "-").replace(",", "")) for part in number.groups())
    if number[2] is None and "%" in text:
        margin = SURE * sqrt(mean * (100 - mean) / games)
    return mean, margin
