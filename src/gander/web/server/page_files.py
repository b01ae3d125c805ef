"""The built page, kept in memory: what is not in this list cannot be asked for."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

from litestar import HttpMethod, Request, Response, route
from msgspec import Struct

from gander.web.messages.table_messages import Problem

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


WORTH_PACKING: Final = 0.9
"""Packed files that are hardly smaller, such as fonts, are sent as they are."""


class PageFile(Struct, frozen=True):
    content: bytes
    packed: bytes | None
    """The content with gzip, if that is worth it."""
    media_type: str
    digest: str
    cache_control: str


PageFiles: TypeAlias = Mapping[str, PageFile]
"""By path."""


def page_files(folder: Path | None = None, *, of_study: bool = False) -> PageFiles:
    """What a server hands out: the built page, or what lies in a folder."""
    known = pages_as_built() if folder is None else pages(folder)
    if not of_study:
        return known
    return {**known, **{path: of_a_study(known[path]) for path in ("/", "/index.html") if path in known}}


def built_page() -> Path:
    """Where the build puts the page."""
    return Path(str(files("gander"))) / "static"


@cache
def pages_as_built() -> PageFiles:
    """Packing it takes a while, and it does not change while a process runs."""
    return pages(built_page())


def pages(folder: Path) -> dict[str, PageFile]:
    """Every file of the built page by its path; empty if it was not built."""
    found = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if file.is_file() and not name.startswith("."):
            found["/" + name] = page_of(name, file.read_bytes())
    if "/index.html" in found:
        found["/"] = found["/index.html"]
    return found


def page_of(name: str, content: bytes) -> PageFile:
    packed = gzip.compress(content, mtime=0)
    return PageFile(
        content=content,
        packed=packed if len(packed) < WORTH_PACKING * len(content) else None,
        media_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        digest=hashlib.sha256(content).hexdigest()[:32],
        cache_control=FOREVER if name.startswith("assets/") else ASK_AGAIN,
    )


def of_a_study(page: PageFile) -> PageFile:
    """The page says from its first byte on that it shows a study and nothing else."""
    return page_of("index.html", page.content.replace(b"<html ", b"<html data-study ", 1))


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes | Problem]:
    """A file of the page; any other path is a place inside the page, which the page itself knows."""
    path, known = request.scope["path"], request.scope["state"]["page"]
    found = known.get(path)
    if found is None and "." not in path and not path.startswith("/api"):
        found = known.get("/")
    if found is None:
        return missing(path, known)
    return answer(found, request.headers.get("accept-encoding", ""), request.headers.get("if-none-match"))


def answer(page: PageFile, accepted: str, known: str | None) -> Response[bytes | Problem]:
    """The page, packed for whoever can unpack it; nothing but its name for whoever has it already."""
    packed = page.packed if "gzip" in accepted else None
    etag = f'"{page.digest}{"" if packed is None else "-gzip"}"'
    headers = {"etag": etag, "cache-control": page.cache_control, "vary": "accept-encoding"}
    if known == etag:
        return Response(b"", status_code=304, headers=headers)
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(page.content if packed is None else packed, media_type=page.media_type, headers=headers)


def missing(path: str, known: PageFiles) -> Response[bytes | Problem]:
    if not known and path == "/":
        return Response(Problem("page_not_built", "the page was not built: run `make page`"), status_code=503)
    return Response(Problem("not_found", "there is nothing here"), status_code=404)
