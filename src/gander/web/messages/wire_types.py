"""Reads our message types, so that TypeScript and the protocol page can be written from them and never drift."""

import inspect
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin

from msgspec import NODEFAULT, UNSET, Struct, UnsetType, structs

from gander import luck
from gander.box import Box
from gander.cards import memorising
from gander.classroom import praise
from gander.comparisons import same_deal_messages
from gander.contract import ending, game, glances, options
from gander.contract.adviser import AnyAdviser, Ask
from gander.contract.field_docs import field_docs
from gander.games import BOXES
from gander.measures import coach, drill, figures, intervals, playback, practice, report, verdict
from gander.notepad import review
from gander.store.notepad import exercises, notepad_views
from gander.study import fixed_page
from gander.table import terms, view
from gander.table.room import played, room_view, tonight
from gander.web.messages import act, class_messages, notepad_messages, room_messages, study_messages, table_messages

NOTEPAD: Final[tuple[ModuleType, ...]] = (
    notepad_views,
    intervals,
    coach,
    verdict,
    figures,
    report,
    playback,
    review,
    drill,
    practice,
    exercises,
    same_deal_messages,
    notepad_messages,
)


STUDY: Final[tuple[ModuleType, ...]] = (fixed_page, study_messages)

CLASS: Final[tuple[ModuleType, ...]] = (praise, class_messages)

ROOM: Final[tuple[ModuleType, ...]] = (played, tonight, room_view)


def advisers() -> dict[str, AnyAdviser]:
    """The advisers of those games that have one."""
    return {name: box.adviser for name, box in BOXES.items() if box.adviser is not None}


def modules_of(box: Box) -> tuple[ModuleType, ...]:
    """Where a game has what goes over the wire: its pieces, its answers, its drill, how it went, and its adviser."""
    measure, adviser = box.measure, box.adviser
    kinds = [measure.answer, measure.drill.item]
    kinds += [measure.course.course] if measure.course else []
    kinds += [adviser.asked] if adviser else []
    return box.pieces, *(sys.modules[kind.__module__] for kind in kinds)


def modules() -> tuple[ModuleType, ...]:
    """Where the types lie that go over the wire."""
    of_games = (module for box in BOXES.values() for module in modules_of(box))
    return (
        options,
        game,
        glances,
        memorising,
        ending,
        terms,
        luck,
        *ROOM,
        view,
        table_messages,
        room_messages,
        *of_games,
        *NOTEPAD,
        *STUDY,
        *CLASS,
    )


class Field(NamedTuple):
    name: str
    type: Any
    optional: bool
    """May be left out."""
    doc: str


def sent_by_client(struct: type[Struct]) -> bool:
    """Such a message may leave out what has a default."""
    roots = (
        table_messages.FromSocket,
        table_messages.Body,
        study_messages.StepTaken,
        study_messages.Circumstances,
        act.Act,
        class_messages.ClassAct,
        notepad_messages.Manage,
        notepad_messages.DoneExercise,
        Ask,
        terms.PlannedSeat,
        terms.Settings,
    )
    return issubclass(struct, roots) or struct.__name__ == "Options"


def fields(struct: type[Struct]) -> Iterator[Field]:
    """The fields of a struct as they stand on the wire, without its tag."""
    docs = field_docs(struct)
    for field in structs.fields(struct):
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        absent = field.default is UNSET
        optional = has_default and (absent or struct.__struct_config__.omit_defaults or sent_by_client(struct))
        yield Field(field.encode_name, field.type, optional, docs.get(field.name, ""))


def tag(struct: type[Struct]) -> tuple[str, str] | None:
    """The field that names this kind of message and what it says."""
    config = struct.__struct_config__
    return (config.tag_field, str(config.tag)) if config.tag_field else None


def wire_name(module: ModuleType, name: str) -> str:
    """What different games have shares names, so each carries its game's name before it."""
    owner = next((box.name for box in BOXES.values() if module.__name__.startswith(f"{box.package}.")), "")
    return f"{owner.title()}{name}"


def aliases() -> dict[Any, str]:
    """The names that our modules give to unions and lists of words."""
    return _aliases(modules())


@cache
def _aliases(modules: tuple[ModuleType, ...]) -> dict[Any, str]:
    named: dict[Any, str] = {}
    for module in modules:
        for name in module.__annotations__:
            value = getattr(module, name, None)
            if get_origin(value) is Literal or (is_union(value) and any(map(is_spelt_out, members(value)))):
                named.setdefault(value, wire_name(module, name))
    return named


def is_spelt_out(part: Any) -> bool:
    """Whether a part of a union is worth a name for the union: `int | None` is not."""
    return get_origin(part) is Literal or (isinstance(get_origin(part) or part, type) and is_struct(part))


def is_struct(annotation: Any) -> bool:
    return issubclass(get_origin(annotation) or annotation, Struct)


def struct_name(struct: type[Struct]) -> str:
    return wire_name(inspect.getmodule(struct) or game, struct.__name__)


def is_union(annotation: Any) -> bool:
    return get_origin(annotation) in (Union, UnionType)


def members(annotation: Any) -> tuple[Any, ...]:
    """The parts of a union, without «may be absent»; any other type is its own only part."""
    if is_union(annotation):
        return tuple(part for part in get_args(annotation) if part is not UnsetType)
    return (annotation,)


def bare(annotation: Any) -> Any:
    """The type without its limits."""
    return get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation
