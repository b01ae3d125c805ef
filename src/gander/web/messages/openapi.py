"""The description of the HTTP part for machines, from the handlers and their messages.

Litestar can write one too, but not the tags, limits and tuples of our messages; msgspec can.
"""

import inspect
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response

from gander import __version__
from gander.web.messages.table_messages import Problem
from gander.web.messages.wire_types import bare

PROBLEMS: Final = {
    400: "The message is wrong",
    403: "Only others may do this",
    404: "There is no such thing, or it is not for this device",
    409: "Not possible now",
    408: "Too slow",
    413: "Too large",
    414: "Too long an address",
    429: "Too often",
    431: "Too many or too large headers",
    503: "No room, or the disk is full",
}


class Operation(NamedTuple):
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    does: str
    body: Any
    """The type of what is sent, or `None`."""
    answer: Any
    status: int
    queries: tuple[str, ...]
    media: str
    """Of an answer that is no JSON."""


def operations(handlers: Sequence[Any]) -> Iterator[Operation]:
    """What these handlers offer, in their order."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            signature = inspect.signature(handler.fn)
            given = {name: parameter.annotation for name, parameter in signature.parameters.items()}
            body = bare(given.pop("data")) if "data" in given else None
            for path in sorted(handler.paths):
                places = re.findall(r"{(\w+):", path)
                queries = tuple(name for name in given if name not in ("request", "services", "visit", *places))
                yield Operation(
                    method=sorted(handler.http_methods)[0],
                    path=path.replace(":str", ""),
                    does=inspect.cleandoc(handler.fn.__doc__ or ""),
                    body=body,
                    answer=_answer(signature.return_annotation),
                    status=handler.status_code,
                    queries=queries,
                    media=str(handler.media_type).partition(";")[0],
                )


def _answer(annotation: Any) -> Any:
    """`Response[Entered]` answers with an `Entered`."""
    is_response = getattr(annotation, "__origin__", None) is Response
    return annotation.__args__[0] if is_response else annotation


def description(handlers: Sequence[Any]) -> dict[str, Any]:
    """The OpenAPI document."""
    offered = list(operations(handlers))
    kinds = [kind for operation in offered for kind in (operation.body, operation.answer) if kind not in (None, bytes)]
    kinds.append(Problem)
    written, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = {repr(kind): schema for kind, schema in zip(kinds, written, strict=True)}
    paths: dict[str, Any] = {}
    for operation in offered:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gander", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    parameters = [_parameter(name, "query", {"type": "integer", "minimum": 1}) for name in operation.queries]
    places = re.findall(r"{(\w+)}", operation.path)
    parameters += [_parameter(name, "path", {"type": "string"}) for name in places]
    if operation.answer is bytes:
        content = {operation.media: {"schema": {"type": "string"}}}
    else:
        content = _json(schema_of[repr(operation.answer)])
    problems = {
        str(status): {"description": text, "content": _json(schema_of[repr(Problem)])}
        for status, text in PROBLEMS.items()
    }
    described = {
        "summary": operation.does.partition("\n")[0],
        "parameters": parameters,
        "responses": {str(operation.status): {"description": "Done", "content": content}, **problems},
    }
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": _json(schema_of[repr(operation.body)])}
    return described


def _parameter(name: str, place: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
