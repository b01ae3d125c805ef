"""Who is who: a device is known by a random token in a cookie, and kept only as its hash."""

import re
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gander.table.codes import hash_of, new_token, token_from
from gander.table.events import Device

COOKIE: Final = "gander"
TOKEN: Final = re.compile(r"[\w-]{43}", re.ASCII)
LOOPBACK: Final = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
YEAR: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]

NOBODY: Final[Device] = ""
"""The device of somebody who has no token. It is the hash of nothing, so no seat and no table is ever its own."""


def token_of(connection: AnyConnection) -> str | None:
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def device_of(connection: AnyConnection) -> Device:
    """The device that asks; `NOBODY` if it has never sat at a table here."""
    token = token_of(connection)
    return NOBODY if token is None else hash_of(token)


def known_or_new(connection: AnyConnection, key: str | None = None) -> str:
    """The token of the device. One that comes for the first time, and asks again with the same key, gets the same."""
    return token_of(connection) or (new_token() if key is None else token_from(key))


def cookie(token: str, connection: AnyConnection, *, secure: bool) -> Cookie:
    """Out of reach of scripts, and never sent along from another site."""
    over_https = connection.scope.get("scheme") in ("https", "wss")
    return Cookie(
        key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="strict", secure=secure or over_https
    )


class Visitor(NamedTuple):
    """Who asks, for limits."""

    address: str
    device: Device = NOBODY


def visitor_of(connection: AnyConnection) -> Visitor:
    return Visitor(network_of(_client_address(connection)), device_of(connection))


@lru_cache(10_000)
def network_of(client: str) -> str:
    """What one customer of a network has: one address of the old kind, or 2 to the power of 64 of the new kind."""
    try:
        address = ip_address(client.partition("%")[0])
    except ValueError:
        return client
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def home_of(connection: AnyConnection) -> str:
    """The address of who asks, as one that people may share; behind a proxy of which nobody was told there is none."""
    return "" if _client_address(connection) in LOOPBACK else visitor_of(connection).address


def _client_address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def is_from_here(connection: AnyConnection) -> bool:
    """Whether somebody on the machine of the server asks, and no proxy in the name of somebody else."""
    passed_on = any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    return _client_address(connection) in LOOPBACK and not passed_on
