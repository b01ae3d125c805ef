"""HTTP: advice on positions of any game that has an adviser. It knows no table, only what it is asked."""

from typing import Any

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from gander.games import box
from gander.table.errors import Unknown


@post("/api/advice/{game:str}", status_code=200, sync_to_thread=True)
def advice(game: FromPath[str], data: JSONBody[dict[str, Any]]) -> Response[Any]:
    """What a game's adviser has to say about a position. Of no table: anybody may ask about any position.

    In a thread of its own, since the first question of a game may read a table for some tenths of a second.
    """
    adviser = box(game).adviser
    if adviser is None:
        raise Unknown("no_adviser", f"nobody gives advice on {game}")
    return Response(adviser.advise(msgspec.convert(data, adviser.asked)))
