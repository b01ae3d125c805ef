"""Our errors on the wire: one shape, a status, a stable code. This table is all there is to know about it."""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from gander.bots import UnknownBot
from gander.contract.game import GameError, IllegalMove, UnknownGame, WrongOption
from gander.record import BrokenRecord
from gander.store.errors import StoreError
from gander.table.errors import BrokenTable, NotAllowed, TableError, Unknown, WrongTime, WrongValue
from gander.table.live.capacity import Busy
from gander.web.messages.error_codes import SHARED
from gander.web.messages.table_messages import Problem
from gander.web.services.limits import TooMany

log = logging.getLogger(__name__)

WRONG_MESSAGE: Final = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)
"""What msgspec says to a message that is none, that is nested too deeply, or that is no UTF-8."""

LATER: Final = 503
"""It may be possible in a moment."""


class HungUp(Exception):
    """Who asked is gone before all of the request had come. Nobody hears the answer, and it is no fault of ours."""

    code: Final = "hung_up"
    detail: Final = "the request broke off"


STATUS: Final[dict[type[Exception], int]] = {
    HungUp: 400,
    Unknown: 404,
    NotAllowed: 403,
    BrokenTable: 409,
    Busy: LATER,
    WrongTime: 409,
    WrongValue: 400,
    TooMany: 429,
    TableError: 400,
    BrokenRecord: 409,
    IllegalMove: 409,
    UnknownBot: 400,
    UnknownGame: 400,
    WrongOption: 400,
    GameError: 400,
    StoreError: LATER,
    **dict.fromkeys(WRONG_MESSAGE, 400),
}
"""The most special kinds first."""

CODES: Final = {400: "wrong_message", 404: "not_found", 405: "wrong_method", 413: "too_large", 415: "wrong_type"}


def problem_of(error: Exception) -> tuple[int, Problem] | None:
    """How an error is told; `None` if it is none of ours and nobody's business."""
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), None)
    if status is None:
        return None
    if isinstance(error, WRONG_MESSAGE):
        return status, Problem("wrong_message", f"wrong message: {error}")
    if isinstance(error, IllegalMove):
        return status, Problem(error.reason, str(error))
    if isinstance(error, StoreError):  # what a database says may name its address, and is for who runs the server
        return status, Problem(error.code, SHARED.get(error.code, "the database failed; nothing was changed"))
    code, detail = getattr(error, "code", "refused"), getattr(error, "detail", str(error))
    return status, Problem(code, detail, error.seconds if isinstance(error, TooMany) else None)


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that failed."""
    told = problem_of(error)
    if told is None and isinstance(error, HTTPException):
        told = error.status_code, Problem(CODES.get(error.status_code, "refused"), _detail(error))
    if told is None:
        # Only its kind and place: the text of an error may hold a card or a token.
        log.error("unexpected %s at %s", type(error).__name__, request.scope["path_template"])
        told = 500, Problem("fault", "something went wrong here; nothing was changed")
    status, problem = told
    return Response(problem, status_code=status)


def _detail(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = (
            f"{fault.get('key', 'body')}: {fault.get('message')}" for fault in error.extra if isinstance(fault, dict)
        )
        return "wrong message: " + "; ".join(faults)
    return error.detail
