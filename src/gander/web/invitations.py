"""A code as a link and as a picture."""

from typing import Any, Literal

import segno
from litestar import Request

from gander.web.messages import Invitation, Qr
from gander.web.settings import ServerSettings

QUIET_ZONE = 4


def invitation(
    request: Request[Any, Any, Any], settings: ServerSettings, code: str, page: Literal["join", "link"] = "join"
) -> Invitation:
    """The way to a page that takes a code. It stands behind `#`: it reaches no log and no referrer."""
    base = settings.public_url or str(request.base_url)
    link = f"{base.rstrip('/')}/#/{page}/{code}"
    return Invitation(code, link, qr_of(link))


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
