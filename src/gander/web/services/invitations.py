"""A code as a link and as a picture."""

import re
from functools import lru_cache
from typing import Any, Final, Literal

import segno
from litestar import Request

from gander.web.messages.page_paths import address_of
from gander.web.messages.table_messages import Invitation, Qr
from gander.web.services.settings import ServerSettings

QUIET_ZONE = 4
NUMBERS: Final = re.compile(r"(localhost|[0-9.]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?")
"""The address of a machine, by which nobody is led astray."""


def invitation(
    request: Request[Any, Any, Any],
    settings: ServerSettings,
    code: str,
    page: Literal["join", "link", "class"] = "join",
    short: str | None = None,
) -> Invitation:
    """The way to a page that takes a code. It stands behind `#`: it reaches no log and no referrer."""
    base = settings.public_url or own_address(request)
    link = address_of(base, page, code)
    return Invitation(code, link, qr_of(link), short)


def own_address(request: Request[Any, Any, Any]) -> str:
    """Where this server is. A name that a request brings is not believed: it may be somebody else's site."""
    asked = request.headers.get("host", "")
    server = request.scope["server"]
    assert server is not None  # we listen at a port
    address, port = server
    here = f"[{address}]:{port}" if ":" in address else f"{address}:{port}"
    return f"{request.scope['scheme']}://{asked if NUMBERS.fullmatch(asked) else here}"


@lru_cache(1000)  # everybody at a table asks for the same one, and all of a class for forty
def qr_of(text: str) -> Qr:
    """One subpath for every run of dark modules in a row."""
    code = segno.make(text, error="m", micro=False)
    size = int(code.symbol_size(border=QUIET_ZONE)[0])
    path = []
    for y, row in enumerate(code.matrix_iter(border=QUIET_ZONE)):
        x, modules = 0, list(row)
        while x < size:
            run = 0
            while x + run < size and modules[x + run]:
                run += 1
            if run:
                path.append(f"M{x} {y}h{run}v1h-{run}z")
            x += run or 1
    return Qr("".join(path), size)
