"""Classes as they are kept: read, changed by a pure function, and written down, whoever else does so meanwhile."""

from collections.abc import Callable
from typing import Final

import msgspec

from gander.classroom.classroom import CARDS, Classroom
from gander.store.notepad import classes
from gander.table.codes import CODE_LENGTH, Codes, as_typed
from gander.table.errors import Unknown, WrongTime, no_such_code
from gander.table.events import Device
from gander.table.live.capacity import Busy
from gander.table.table import Table
from gander.web.services.services import Services
from gander.web.services.sessions import Visitor

decode: Final = msgspec.json.Decoder(Classroom).decode
encode: Final = msgspec.json.Encoder().encode
TRIES: Final = 60
"""Thirty who come in at once change one class thirty times."""
LETTERS_OF: Final = "class "
"""What the few letters of a class stand for, beside those of rooms."""


def no_such_class() -> Unknown:
    return Unknown("no_such_class", "there is no such class for this device")


async def read_class(services: Services, class_id: str) -> Classroom:
    """Raises `Unknown`."""
    written = await services.notepad.ask(classes.class_of, class_id)
    if written is None:
        raise no_such_class()
    return decode(written.body)


async def teachers_class(services: Services, class_id: str, device: Device) -> Classroom:
    """A class for the device of its teacher. Raises `Unknown` for all others, as if there were none."""
    classroom = await read_class(services, class_id)
    if not device or classroom.teacher != device:
        raise no_such_class()
    return classroom


async def change_class(services: Services, class_id: str, change: Callable[[Classroom], Classroom]) -> Classroom:
    """Of those who change a class at once each does so to what the one before left. Raises `TableError`."""
    async with services.notepad.turn_of(f"{LETTERS_OF}{class_id}"):
        for _ in range(TRIES):
            written = await services.notepad.ask(classes.class_of, class_id)
            if written is None:
                raise no_such_class()
            before = decode(written.body)
            after = change(before)
            if after == before:
                return after
            body = encode(after)
            if await services.notepad.run(classes.change_class, class_id, written.revision, body, is_saved=after.keep):
                return after
    raise Busy(f"class {class_id} changes all the time")


async def check_no_class(services: Services, table: Table) -> None:
    """What is done at a table of a class its teacher decides. Raises `WrongTime`."""
    if await services.notepad.ask_in_play(classes.tables_of_classes, [table.id]):
        raise WrongTime("class_table", "this table is one of a class: whoever teaches it runs it")


# Codes ---------------------------------------------------------------------------------------------------------------


def code_of(codes: Codes, class_id: str, card: int = 0) -> str:
    """The code of a class, or of a card of its sheet; it follows from the key of the server, as that of a table."""
    return codes.of_table(f"{LETTERS_OF}{class_id} {card}")


def all_codes(codes: Codes, class_id: str) -> dict[str, int]:
    """By their hashes: for everybody (0), and for each card."""
    return {codes.hash_of(code_of(codes, class_id, card)): card for card in range(CARDS + 1)}


async def class_by_code(services: Services, code: str, visitor: Visitor) -> tuple[str, int | None]:
    """The class to which a code leads, and the card that it is. Raises `Unknown`, and `TooMany` for who guesses."""
    services.joining.check(visitor)
    typed = as_typed(code)
    if len(typed) < CODE_LENGTH:
        meant = await services.short_codes.table_of(typed, visitor.address) or ""
        if meant.startswith(LETTERS_OF):
            return meant.removeprefix(LETTERS_OF), None
        raise no_such_code()
    found = await services.notepad.ask(classes.by_code, services.codes.hash_of(typed))
    if found is None:
        raise no_such_code()
    return found
