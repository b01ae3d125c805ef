"""What a table can refuse, named for what the caller did; each refusal has a stable code for the wire.

TableError
├── Unknown       asked for something that is not there, or that is none of the caller's business
├── NotAllowed    asked for something that only others may do
├── WrongTime     asked for something that is not possible now
├── WrongValue    asked for something that is never possible
└── BrokenTable   asked for a table of which what is kept cannot be read
"""

from typing import Final


class TableError(ValueError):
    def __init__(self, code: str, detail: str) -> None:
        self.code, self.detail = code, detail
        super().__init__(f"{code}: {detail}")


class Unknown(TableError):
    pass


class NotAllowed(TableError):
    pass


class WrongTime(TableError):
    pass


class WrongValue(TableError):
    pass


class BrokenTable(TableError):
    def __init__(self, table: str) -> None:
        super().__init__("broken_table", f"what is kept of table {table!r} cannot be read: it is set aside")


SPOILT: Final = (ValueError, ArithmeticError, AssertionError, LookupError, TypeError, AttributeError)
"""What comes of events that are none, or that do not follow from one another."""


def no_such_table(table: str) -> Unknown:
    return Unknown("no_such_table", f"no table {table!r} that this device may see")


def no_such_code() -> Unknown:
    # The code is a secret: even a wrong one may be another table's with a letter missing.
    return Unknown("no_such_code", "this code opens no table: it may be mistyped, used up, or the table may be over")


def table_full() -> WrongTime:
    """For those who have the right code and come too late. A guess learns nothing: only the right code is told so."""
    return WrongTime("table_full", "every seat at this table is taken")
