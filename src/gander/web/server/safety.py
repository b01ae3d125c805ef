"""The outermost layer: no page but ours may talk to the server, nobody too much, and browsers are told to be strict."""

import contextlib
import re
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import ip_address
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection

from gander.web.api.errors import HungUp
from gander.web.messages.table_messages import Problem
from gander.web.services.limits import TooMany, VisitorLimiter
from gander.web.services.sessions import visitor_of
from gander.web.services.settings import ServerSettings

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
AsgiApp: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
HOST: Final = re.compile(rb"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""A name or an address, and perhaps a port."""
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
FOR_BALANCERS: Final = "/health"
"""A balancer calls a worker by any name."""


class Safety:
    """Wraps the app. It sees every request, also those for which there is no route."""

    def __init__(self, app: Any, settings: ServerSettings) -> None:
        self._app: AsgiApp = app
        self._headers = (*HEADERS, STRICT_TRANSPORT) if settings.secure else HEADERS
        self._name = urlsplit(settings.public_url or "").hostname
        self._asking = VisitorLimiter("asking", settings.asking)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif (refusal := refusal_of(scope, self._name) or self._asks_too_often(scope)) is not None:
            await _refuse(refusal, scope, receive, self._with_headers(scope, send))
        else:
            await self._app(scope, _whole(receive), self._with_headers(scope, send))

    def _asks_too_often(self, scope: Scope) -> "RequestRefusal | None":
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)  # type: ignore[arg-type]
        try:
            self._asking.check(visitor_of(connection))
        except TooMany as refused:
            return RequestRefusal(429, 4429, Problem(refused.code, refused.detail))
        return None

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        if scope["type"] == "websocket":
            return send

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *self._headers]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        return send_with_headers


class RequestRefusal(NamedTuple):
    status: int
    close: int
    """The same for a line."""
    problem: Problem


OTHER_ORIGIN: Final = RequestRefusal(
    403, 4403, Problem("other_origin", "this request comes from a page of another site")
)
WRONG_HOST: Final = RequestRefusal(400, 4400, Problem("wrong_host", "the Host header names no address"))
FOREIGN_HOST: Final = RequestRefusal(
    400,
    4400,
    Problem("wrong_host", "this server has no such name: come by its numeric address, or start it with --public-url"),
)


def refusal_of(scope: Scope, name: str | None) -> RequestRefusal | None:
    """Why a request goes no further, if it does not. `name` is the one by which people come, if there is one."""
    hosts = [HOST.fullmatch(value) for header, value in scope["headers"] if header == b"host"]
    if len(hosts) > 1 or not all(hosts):
        return WRONG_HOST
    if scope["path"] != FOR_BALANCERS and not all(host and is_own_name(host[1].decode(), name) for host in hosts):
        return FOREIGN_HOST
    return None if may_come_from(scope) else OTHER_ORIGIN


def is_own_name(host: str, name: str | None) -> bool:
    """Whether nobody but this server, or somebody in its own network, can be called so.

    To a browser a page belongs to the name by which it was fetched. Who owns a name can have it lead to this machine
    once their page is there; then it could ask us for everything, and say that it is one of ours.
    """
    known = host.casefold()
    if known in ("localhost", name) or known.endswith(".local"):
        return True
    with contextlib.suppress(ValueError):
        return bool(ip_address(known.strip("[]")))
    return False


def may_come_from(scope: Scope) -> bool:
    """Whether a request is from our own page, or from no page at all.

    Browsers name the page that asks. Without such a name no browser is involved, and so no cookie of somebody else's.
    """
    headers: dict[bytes, bytes] = dict(scope["headers"])
    if scope["type"] == "http" and scope["method"] in HARMLESS:
        return True
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return False
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host")


def _whole(receive: Receive) -> Receive:
    """The parts of a request up to its last. Raises `HungUp` where another does not come: Litestar would make a fault
    of the server out of it."""
    more_to_come = True

    async def next_part() -> Message:
        nonlocal more_to_come
        message = await receive()
        if more_to_come and message["type"] == "http.disconnect":
            raise HungUp
        more_to_come = message.get("more_body", False)
        return message

    return next_part


async def _refuse(refusal: RequestRefusal, scope: Scope, receive: Receive, send: Send) -> None:
    status, close, problem = refusal
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": close, "reason": problem.code})
        return
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
