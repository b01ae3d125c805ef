"""Writes the wire types for the page: `python -m gander.web.writers.typescript > client/src/wire/protocol.ts`."""

import inspect
from types import ModuleType, NoneType
from typing import Any, Final, Literal, TypeVar, get_args, get_origin

from msgspec import Struct, UnsetType

from gander.contract import game, glances
from gander.games import BOXES
from gander.web.messages import act, class_messages, notepad_messages, study_messages, table_messages
from gander.web.messages.wire_types import (
    Field,
    advisers,
    aliases,
    bare,
    fields,
    is_union,
    members,
    modules,
    sent_by_client,
    struct_name,
    tag,
    wire_name,
)

HEADING: Final = """\
// Made by `python -m gander.web.writers.typescript` from the messages of the server. Do not edit.
/* eslint-disable */

"""

SIMPLE: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
GENERIC_UNIONS: Final = ("FromClient", "ToClient")
PIECE_OF: Final = {
    "O": "options",
    "V": "observation",
    "M": "move",
    "E": "event",
    "A": "answer",
    "D": "drill",
    "C": "card",
    "W": "course",
}
"""What the type variables of messages stand for."""


def typescript(annotation: Any, *, received: bool) -> str:
    """A type as TypeScript writes it. What the server sends is complete, even if the client may leave out parts."""
    annotation = bare(annotation)
    if annotation in aliases():
        return aliases()[annotation]
    if isinstance(annotation, TypeVar):
        piece = f'Games[G]["{PIECE_OF[annotation.__name__]}"]'
        return f"Required<{piece}>" if received and annotation.__name__ == "O" else piece
    if annotation in SIMPLE:
        return SIMPLE[annotation]
    origin, args = get_origin(annotation), get_args(annotation)
    if is_union(annotation):
        return " | ".join(typescript(part, received=received) for part in members(annotation))
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin is tuple:
        return _tuple(args, received)
    if origin is dict:
        key, value = (typescript(arg, received=received) for arg in args)
        record = f"Record<{key}, {value}>"
        return f"Readonly<Partial<{record}>>" if key in aliases().values() else f"Readonly<{record}>"
    return _struct(origin or annotation, received, generic=any(isinstance(arg, TypeVar) for arg in args))


def _tuple(args: tuple[Any, ...], received: bool) -> str:
    if args[-1] is Ellipsis:
        item = typescript(args[0], received=received)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    return f"readonly [{', '.join(typescript(arg, received=received) for arg in args)}]"


def _struct(struct: type[Struct], received: bool, *, generic: bool) -> str:
    name = struct_name(struct) + ("<G>" if generic else "")
    return f"Required<{name}>" if received and sent_by_client(struct) else name


def is_generic(struct: type[Struct]) -> bool:
    return bool(getattr(struct, "__parameters__", ()))


def comment(doc: str, indent: str = "") -> str:
    if not doc:
        return ""
    lines = doc.split("\n")
    if len(lines) == 1:
        return f"{indent}/** {doc} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def field_line(field: Field, *, received: bool, generic: bool) -> str:
    mark = "?" if field.optional else ""
    text = typescript(field.type, received=received)
    if received and field.optional:
        text = text.removesuffix(" | null")  # it is left out then
    if not received and UnsetType in get_args(field.type):
        text += " | undefined"  # even when it comes back with everything else in it, this may be missing
    if field.name == "game":  # a word in Python, where games are registered; here the list is known
        text = "G" if generic else "GameName"
    return f"{comment(field.doc, '  ')}  readonly {field.name}{mark}: {text};\n"


def interface(struct: type[Struct]) -> str:
    received = not sent_by_client(struct)
    parameters = "<G extends GameName = GameName>" if is_generic(struct) else ""
    lines = [
        comment(inspect.cleandoc(struct.__doc__ or "")),
        f"export interface {struct_name(struct)}{parameters} {{\n",
    ]
    if named := tag(struct):
        lines.append(f'  readonly {named[0]}: "{named[1]}";\n')
    lines += [field_line(field, received=received, generic=is_generic(struct)) for field in fields(struct)]
    return "".join(lines) + "}\n"


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The messages and pieces of a module; those without a field and a tag only give others their form."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Struct)]
    return [s for s in found if s.__module__ == module.__name__ and (tag(s) or s.__struct_fields__) and not is_base(s)]


def is_base(struct: type[Struct]) -> bool:
    bases = (
        table_messages.FromSocket,
        table_messages.ToSocket,
        table_messages.Body,
        act.Act,
        class_messages.ClassAct,
        class_messages.AtClass,
        study_messages.StepTaken,
        study_messages.AtStep,
        notepad_messages.Manage,
        game.Move,
        game.Event,
        game.PublicEvent,
        glances.Glanced,
        glances.Glances,
    )
    return struct in (*bases, game.Step)


def alias_lines(module: ModuleType) -> list[str]:
    """The named unions of a module, except those that are generic: these stand at the end."""
    lines = []
    for value, name in aliases().items():
        own = {wire_name(module, n) for n in module.__annotations__ if getattr(module, n, None) == value}
        if name not in own or name in GENERIC_UNIONS:
            continue
        is_literal = get_origin(value) is Literal
        parts = get_args(value) if is_literal else members(value)
        written = [f'"{part}"' if is_literal else typescript(part, received=False) for part in parts]
        lines.append(f"export type {name} = {' | '.join(written)};\n")
    return lines


def games() -> str:
    entries = [
        f"  readonly {name}: {{\n"
        f"    options: {wire_name(box.pieces, 'Options')};\n"
        f"    observation: {wire_name(box.pieces, 'Observation')};\n"
        f"    move: {wire_name(box.pieces, 'Move')};\n"
        f"    event: {wire_name(box.pieces, 'Happening')};\n"
        f"    answer: {struct_name(box.measure.answer)};\n"
        f"    drill: {struct_name(box.measure.drill.item)};\n"
        f"    course: {'never' if box.measure.course is None else struct_name(box.measure.course.course)};\n"
        f"    card: {'never' if box.ending.card is None else typescript(box.ending.card, received=True)};\n"
        f"  }};\n"
        for name, box in BOXES.items()
    ]
    return "/** What each game is made of. */\nexport interface Games {\n" + "".join(entries) + "}\n"


def advice() -> str:
    entries = [
        f"  readonly {name}: {{ asked: {struct_name(adviser.asked)}; answer: {struct_name(adviser.answer)} }};\n"
        for name, adviser in advisers().items()
    ]
    doc = "/** What an adviser is asked, and what it answers. */\n"
    return doc + "export interface Advisers {\n" + "".join(entries) + "}\n"


def generic_unions() -> str:
    lines = []
    for name in GENERIC_UNIONS:
        parts = " | ".join(typescript(part, received=False) for part in members(getattr(table_messages, name)))
        lines.append(f"export type {name}<G extends GameName = GameName> = {parts};\n")
    return "".join(lines)


def protocol() -> str:
    """The whole file."""
    parts = [HEADING, games(), "\nexport type GameName = keyof Games;\n\n", advice(), "\n"]
    for module in modules():
        parts.append(f"// {module.__name__.removeprefix('gander.')}\n\n")
        parts += alias_lines(module)
        parts += [f"\n{interface(struct)}" for struct in structs_of(module)]
        parts.append("\n")
    return "".join([*parts, generic_unions()])


if __name__ == "__main__":
    print(protocol(), end="")
