"""Writes the page about the protocol: `python -m gander.web.writers.protocol_page > docs/protocol.md`."""

import inspect
import sys
from typing import Any, Final, get_origin

from msgspec import Struct

from gander.contract import ending, options
from gander.table import terms, view
from gander.web.messages import room_messages, table_messages
from gander.web.messages.error_codes import meanings
from gander.web.messages.openapi import Operation, operations
from gander.web.messages.wire_types import (
    NOTEPAD,
    ROOM,
    STUDY,
    advisers,
    fields,
    is_union,
    members,
    sent_by_client,
    struct_name,
    tag,
)
from gander.web.server.app import ROUTES
from gander.web.writers.markdown import table
from gander.web.writers.protocol_guide import guide
from gander.web.writers.typescript import is_base, structs_of, typescript

HEADING: Final = """\
# The protocol

<!-- Made by `make protocol` from the messages of the server. Do not edit. -->

A page, a bot or a big screen talks to the server over HTTP for everything before and around a game, and over one
WebSocket for play. All messages are JSON. `client/src/wire/protocol.ts` has the same types for TypeScript, with the
pieces of every game; `/openapi.json` describes the HTTP part for tools; `gander.client` speaks all of it from Python
([an example](../examples/join_as_a_bot.py)).

## How it goes

1. A device opens a table or joins one with a code. It gets a cookie, which is all that the server knows it by. A
   device can hold several seats.
2. It opens the WebSocket `/api/tables/{table_id}/play`. The first view comes at once, with the cover up: it holds
   what everybody may know about the table and nothing of the game.
3. It says `hold` with the seat that is in hand now, or `watch` for the public view. From then on a `view` comes
   whenever something changes. **A view is the whole present.** It replaces everything before; a device that reads
   slowly, or was away, gets the newest one and none in between. What is hidden is absent. What just happened is in
   `events`, once.
4. It answers with a `move`, one of `moves` in the view, with the view's number (`seq`) and an id of its own making.
   As soon as a view carries that id in `done`, the move is on disk. Until then it may be sent again, also after a
   restart of the server: the same id counts once. **One move at a time:** answer no other view before that.
5. A move that answers a question which is no longer asked is refused as `stale`. Several who are asked at once can
   answer the same view in any order.
6. When the line breaks, connect again after a moment: nothing else needs to be done.

No field of any message names a card that the seat in hand may not see now, nor an id by which it could be recognised
later.

"""


def anchor(name: str) -> str:
    return f"[`{name}`](#{name.lower()})"


def linked(annotation: Any) -> str:
    """The name of a type, with a link if it is explained on this page."""
    if annotation is None:
        return ""
    if annotation is bytes:
        return "text"
    if annotation == table_messages.Action:
        return "[an action](#actions)"
    if is_union(annotation):
        return " or ".join(map(linked, members(annotation)))
    origin = get_origin(annotation) or annotation
    if isinstance(origin, type) and issubclass(origin, Struct):
        return anchor(struct_name(origin)) if origin.__module__ in EXPLAINED else f"`{origin.__name__}`"
    return "object"


TABLE: Final = (table_messages, room_messages, terms, *ROOM, view, options, ending)
EXPLAINED: Final = {module.__name__ for module in (*TABLE, *NOTEPAD, *STUDY)}


def http() -> str:
    rows = [_http_row(operation) for operation in operations(ROUTES)]
    return "## HTTP\n\n" + table("request | what it does | body | answer", rows)


def _http_row(operation: Operation) -> list[str]:
    query = "".join(f"?{name}=" for name in operation.queries)
    asked = f"`{operation.method} {operation.path}{query}`"
    return [asked, operation.does, linked(operation.body), linked(operation.answer)]


def struct_section(struct: type[Struct]) -> str:
    """One message: what it is for and its fields."""
    text = f"### {struct_name(struct)}\n\n{inspect.cleandoc(struct.__doc__ or '')}\n\n"
    rows = [[f"`{named[0]}`", f'`"{named[1]}"`', ""] for named in [tag(struct)] if named]
    received = not sent_by_client(struct)
    for field in fields(struct):
        kind = typescript(field.type, received=received)
        optional = " (may be left out)" if field.optional else ""
        rows.append([f"`{field.name}`", f"`{kind}`{optional}", field.doc])
    return text + (table("field | type | ", rows) if rows else "") + "\n"


def section(title: str, structs: list[type[Struct]]) -> str:
    return f"## {title}\n\n" + "".join(struct_section(struct) for struct in structs)


def parts(annotation: Any) -> list[type[Struct]]:
    return [get_origin(part) or part for part in members(annotation)]


def advice() -> list[type[Struct]]:
    """What the advisers of the games are asked, and answer."""
    return [kind for one in advisers().values() for kind in structs_of(sys.modules[one.asked.__module__])]


def page() -> str:
    """The whole page."""
    to_server, to_client = parts(table_messages.FromClient), parts(table_messages.ToClient)
    actions = parts(table_messages.Action)
    told = {*to_server, *to_client, *actions}
    others = [struct for module in TABLE for struct in structs_of(module) if struct not in told and not is_base(struct)]
    codes = [[f"`{code}`", meaning] for code, meaning in sorted(meanings().items())]
    return "".join(
        [
            HEADING,
            guide(),
            http(),
            "\n",
            section("From the device, over the socket", to_server),
            section("To the device, over the socket", to_client),
            section("Actions", actions),
            section("Other messages", others),
            section("Advice", advice()),
            section("The notepad", [struct for module in NOTEPAD for struct in structs_of(module)]),
            section("Studies", [struct for module in STUDY for struct in structs_of(module)]),
            "## Refusals\n\nEach has one of these codes, and over HTTP the shape of a [`Problem`](#problem).\n\n",
            table("code | meaning", codes),
        ]
    )


if __name__ == "__main__":
    print(page(), end="")
