"""Whatever is written down about a table can be read again."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import msgspec
import pytest

from gander.games import GAMES
from gander.table.events import AnyEvent, decoder


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [get_origin(event) or event for event in get_args(AnyEvent)])
def test_every_kind_of_event_is_known_when_it_is_read(game: str, kind: Any) -> None:
    """Without what belongs to it, so it is refused; but for what is missing, not for what it is."""
    with pytest.raises(msgspec.ValidationError, match="missing required field"):
        decoder(game).decode(msgspec.json.encode({"event": kind.__struct_config__.tag}))
