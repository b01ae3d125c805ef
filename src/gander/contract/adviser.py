"""What a game may bring besides: advice on what lies open to all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """What an adviser is asked. It comes from a client."""


Q = TypeVar("Q", bound=Ask)
A = TypeVar("A", bound=Struct)


@dataclass(frozen=True)
class Adviser(Generic[Q, A]):
    """Answers what anybody may ask about any position. It knows no table, so it can give nothing away."""

    asked: type[Q]
    answer: type[A]
    advise: Callable[[Q], A]


AnyAdviser: TypeAlias = Adviser[Any, Any]
