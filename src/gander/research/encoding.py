"""Games in numbers: every move of a seat has one that never changes, and what a seat sees is a row of numbers.

The row is laid out from the type of the observation, so a new game needs nothing here. Its places are the same whatever
was agreed: what is not on the table is zero. All numbers are between 0 and 1:

    yes or no           one place
    one of a few        a place for each, of which one is 1; so are numbers that can have at most `FEW` values
    a number            one place: where it lies between the smallest and the largest
    something or none   a place that says whether it is there, then the thing
    one of some kinds   a place for each kind, then the places of each
    a row               for as many items as there can be: whether it is there, then the item
    a thing with parts  its parts, in their order

`python -m gander.research.encoding NAME` prints the layout of a game.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, Protocol, TypeAlias

import msgspec
import numpy as np
from msgspec import UNSET, inspect
from numpy.typing import NDArray

from gander.contract.game import AnyGame, Viewer
from gander.games import game as game_of

VERSION: Final = 1
"""Raised whenever a place of a row comes to mean something else."""
FEW: Final = 12
"""A number with at most this many values has a place for each of them."""

Row: TypeAlias = NDArray[np.float32]
Marks: TypeAlias = list[tuple[int, float]]
"""The places that are not zero, with what they hold."""


class RowPart(Protocol):
    """Some places of a row, and what they say."""

    size: int

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        """Note the value, from this place on."""
        ...

    def read(self, row: Row, at: int) -> Any:
        """The value that was noted."""
        ...

    def lines(self, name: str) -> Iterator[str]:
        """What the places say, for people."""
        ...


class OneOf:
    """One of a few values."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)
        self.size = len(self.values)
        self._places = {value: place for place, value in enumerate(self.values)}

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        marks.append((at + self._places[value], 1.0))

    def read(self, row: Row, at: int) -> Any:
        return self.values[int(row[at : at + self.size].argmax())]

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name}: one of {', '.join(map(str, self.values))} [{self.size}]"


class Flag:
    """Yes or no."""

    size = 1

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        if value:
            marks.append((at, 1.0))

    def read(self, row: Row, at: int) -> Any:
        return bool(row[at])

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name}: yes or no [1]"


class Amount:
    """A number between two others."""

    size = 1

    def __init__(self, smallest: int, largest: int) -> None:
        self.smallest, self.largest = smallest, largest

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        marks.append((at, (value - self.smallest) / (self.largest - self.smallest)))

    def read(self, row: Row, at: int) -> Any:
        return self.smallest + round(float(row[at]) * (self.largest - self.smallest))

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name}: {self.smallest} to {self.largest} [1]"


class Maybe:
    """Something, or nothing."""

    def __init__(self, thing: RowPart) -> None:
        self.thing = thing
        self.size = 1 + thing.size

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        if value is not None:
            marks.append((at, 1.0))
            self.thing.mark(value, at + 1, marks)

    def read(self, row: Row, at: int) -> Any:
        return self.thing.read(row, at + 1) if row[at] else None

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name}: there or not [{self.size}]"
        yield from _deeper(self.thing.lines("if there"))


class Unless(Maybe):
    """What is absent in games that were agreed without it."""

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        super().mark(None if value is UNSET else value, at, marks)

    def read(self, row: Row, at: int) -> Any:
        return super().read(row, at) if row[at] else UNSET


class Several:
    """A row of things, up to so many."""

    def __init__(self, item: RowPart, most: int) -> None:
        self.item, self.most = Maybe(item), most
        self.size = most * self.item.size

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        if len(value) > self.most:
            raise ValueError(f"too long: {value!r}: at most {self.most}")
        for start, item in zip(range(at, at + self.size, self.item.size), value, strict=False):
            marks.append((start, 1.0))
            self.item.thing.mark(item, start + 1, marks)

    def read(self, row: Row, at: int) -> Any:
        starts = range(at, at + self.size, self.item.size)
        return tuple(self.item.thing.read(row, start + 1) for start in starts if row[start])

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name}: up to {self.most} [{self.most} × {self.item.size}]"
        yield from _deeper(self.item.thing.lines("each, if there"))


class Parts:
    """A thing with parts of their own."""

    def __init__(self, kind: Any, parts: dict[str, RowPart]) -> None:
        self.kind, self.parts = kind, parts
        self.size = sum(part.size for part in parts.values())

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        for name, part in self.parts.items():
            part.mark(getattr(value, name), at, marks)
            at += part.size

    def read(self, row: Row, at: int) -> Any:
        values = {}
        for name, part in self.parts.items():
            values[name] = part.read(row, at)
            at += part.size
        return self.kind(**values)

    def lines(self, name: str) -> Iterator[str]:
        yield f"{name}: [{self.size}]"
        for part_name, part in self.parts.items():
            yield from _deeper(part.lines(part_name))


class Kinds:
    """A thing of one of some kinds."""

    def __init__(self, kinds: Sequence[Parts]) -> None:
        self.kinds = tuple(kinds)
        self._which = OneOf([kind.kind for kind in kinds])
        self.size = self._which.size + sum(kind.size for kind in kinds)

    def mark(self, value: Any, at: int, marks: Marks) -> None:
        self._which.mark(type(value), at, marks)
        place = [kind.kind for kind in self.kinds].index(type(value))
        self.kinds[place].mark(value, self._start(at, place), marks)

    def read(self, row: Row, at: int) -> Any:
        place = int(row[at : at + self._which.size].argmax())
        return self.kinds[place].read(row, self._start(at, place))

    def _start(self, at: int, place: int) -> int:
        return at + self._which.size + sum(kind.size for kind in self.kinds[:place])

    def lines(self, name: str) -> Iterator[str]:
        names = [kind.kind.__struct_config__.tag for kind in self.kinds]
        yield f"{name}: one of {', '.join(names)} [{self.size}]"
        for kind_name, kind in zip(names, self.kinds, strict=True):
            yield from _deeper(kind.lines(f"if {kind_name}"))


def _deeper(lines: Iterator[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)


# From types ----------------------------------------------------------------------------------------------------------


def part_of(kind: inspect.Type) -> RowPart:
    """How values of a type are laid out. Raises `TypeError` for one that does not say how large it can become."""
    match kind:
        case inspect.BoolType():
            return Flag()
        case inspect.LiteralType(values):
            return OneOf(values)
        case inspect.IntType():
            return _number(kind)
        case inspect.VarTupleType(item_type=item, max_length=int(most)):
            return Several(part_of(item), most)
        case inspect.StructType(cls, fields):
            return Parts(cls, {field.name: _field(field) for field in fields})
        case inspect.UnionType(types):
            return _union(types)
    raise TypeError(f"no layout for {kind}: say how large it can become")


def _field(field: inspect.Field) -> RowPart:
    return part_of(field.type) if field.required else Unless(part_of(field.type))


def _number(kind: inspect.IntType) -> RowPart:
    smallest = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    largest = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if smallest is None or largest is None:
        raise TypeError(f"no layout for {kind}: say between which numbers it lies")
    values = range(smallest, largest + 1)
    return OneOf(values) if len(values) <= FEW else Amount(smallest, largest)


def _union(types: Sequence[inspect.Type]) -> RowPart:
    """Nothing stands for itself; lists of words are one list; kinds of things stand side by side."""
    things = [kind for kind in types if not isinstance(kind, inspect.NoneType)]
    if len(things) < len(types):
        return Maybe(part_of(things[0]) if len(things) == 1 else _union(things))
    if words := [word for kind in things if isinstance(kind, inspect.LiteralType) for word in kind.values]:
        return OneOf(words)
    parts = [part_of(kind) for kind in things]
    return Kinds([part for part in parts if isinstance(part, Parts)])


# The encoding of a game ----------------------------------------------------------------------------------------------


class Encoding:
    """The moves and the observations of one game, in numbers."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.moves = game.vocabulary
        self._numbers = {move: number for number, move in enumerate(self.moves)}
        self._viewer = Maybe(OneOf(range(max(game.counts))))
        self._seen = part_of(inspect.type_info(game.observation))
        self.size = self._viewer.size + self._seen.size

    def number(self, move: Any) -> int:
        """The number of a move. Raises `KeyError` for one that no seat can make."""
        return self._numbers[move]

    def numbers(self, moves: Sequence[Any]) -> list[int]:
        """The numbers of moves, the smallest first: their order says nothing."""
        return sorted(map(self._numbers.__getitem__, moves))

    def mask(self, moves: Sequence[Any]) -> NDArray[np.int8]:
        """1 at the number of each move."""
        mask = np.zeros(len(self.moves), np.int8)
        mask[self.numbers(moves)] = 1
        return mask

    def row(self, observation: Any, viewer: Viewer) -> Row:
        """What a viewer sees, and who it is that looks."""
        marks: Marks = []
        self._viewer.mark(viewer, 0, marks)
        self._seen.mark(observation, self._viewer.size, marks)
        row = np.zeros(self.size, np.float32)
        places, values = zip(*marks, strict=True)
        row[list(places)] = values
        return row

    def read(self, row: Row) -> tuple[Any, Viewer]:
        """What a row says: the observation, and who looks."""
        return self._seen.read(row, self._viewer.size), self._viewer.read(row, 0)

    def lines(self) -> Iterator[str]:
        """The whole encoding, for people."""
        yield f"{self.game.name}: encoding {VERSION}, rules version {self.game.version}"
        yield f"moves: {len(self.moves)}"
        for number, move in enumerate(self.moves):
            yield f"    {number} {words_for(move)}"
        yield f"row: {self.size}"
        yield from _deeper(self._viewer.lines("viewer"))
        yield from _deeper(self._seen.lines("sees"))


@cache
def encoding_of(name: str) -> Encoding:
    """The encoding of a game. Raises `UnknownGame`."""
    return Encoding(game_of(name))


def words_for(move: Any) -> str:
    """A move for people who read numbers: `answer red`, `throw 0 2 4`."""
    values = msgspec.structs.astuple(move)
    said = (" ".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in values)
    kind = str(move.__struct_config__.tag)
    return " ".join([kind, *(word for value, word in zip(values, said, strict=True) if value is not None)])


if __name__ == "__main__":
    print("\n".join(encoding_of(sys.argv[1]).lines()))
