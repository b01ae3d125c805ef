"""Reading what an older Gander wrote down. A log is never written anew, so what is in here stays."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct


class _Opened(Struct):
    settings: dict[str, Any]


def countdowns_in(opened: bytes, known: Iterable[str]) -> dict[str, float]:
    """The seconds of the countdowns of a table, which once were settings of their own: `study_seconds` for `study`."""
    settings = msgspec.json.decode(opened, type=_Opened).settings
    if "countdowns" in settings:
        return {}
    return {name: settings[f"{name}_seconds"] for name in known if f"{name}_seconds" in settings}
