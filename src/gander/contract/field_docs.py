"""The sentence under each field of a struct, read from the source: files for research and the protocol quote it.

Python keeps the docstring of a class and drops those of its fields, so they are looked up where they were written.
"""

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import MappingProxyType, ModuleType

from msgspec import Struct


def from_general(struct: type[Struct]) -> Iterator[type[Struct]]:
    """The struct and those it is made from, the most general first."""
    return (one for one in reversed(struct.__mro__) if issubclass(one, Struct) and one is not Struct)


@cache
def field_docs(struct: type[Struct]) -> Mapping[str, str]:
    """What is said of the fields of a struct, or of the same fields in the more general one they come from."""
    return MappingProxyType({name: doc for part in from_general(struct) for name, doc in own_field_docs(part).items()})


@cache
def own_field_docs(struct: type[Struct]) -> Mapping[str, str]:
    """What is said of the fields that a struct adds or states again."""
    body = _class_bodies(sys.modules[struct.__module__])[struct.__name__]
    return MappingProxyType(dict(_docs_in(body)))


@cache
def _class_bodies(module: ModuleType) -> Mapping[str, list[ast.stmt]]:
    """Parsed once for all structs of a module."""
    return {
        node.name: node.body for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)
    }


def _docs_in(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                yield name, inspect.cleandoc(doc)
