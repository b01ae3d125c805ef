"""What can be wrong with a database, said plainly: nothing is ever reset or repaired behind somebody's back.

StoreError
├── BrokenDatabase    the file is damaged
├── LockedDatabase    another program has the file to itself
├── ClosedDatabase    the file may not be written or not be opened
├── DatabaseInUse     another server has the file
├── ForeignDatabase   the file is a database of something else
├── NewerDatabase     the file was written by a newer Gander
├── WrongAddress      there can be no database at this address
├── Unreachable       the server of the database does not answer
├── WrongKey          the key beside the server is not the one of its database
├── NotCopied         a backup was not made
├── NotMoved          a copy is not the same as what it was made from
├── NotRead           reading failed, as on a broken disk
└── NotSaved          writing failed; nothing was changed, as far as is known
    ├── DiskFull      there was no room for it
    └── Unanswered    the database did not answer, or not in time; it may have been written
"""

from pathlib import Path


class StoreError(Exception):
    code = "store_error"


class BrokenDatabase(StoreError):
    code = "broken_database"

    def __init__(self, path: Path, fault: str) -> None:
        super().__init__(
            f"the database {path} is damaged ({fault}); nothing was changed. "
            f"Put back a copy of it, or move it away to begin with an empty one"
        )


class LockedDatabase(StoreError):
    code = "locked_database"

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"another program has locked the database {path}; it is not damaged and nothing was changed. "
            f"End that program, or wait until it is done"
        )


class ClosedDatabase(StoreError):
    code = "closed_database"

    def __init__(self, path: Path, fault: str) -> None:
        super().__init__(
            f"the database {path} cannot be opened for writing ({fault}); it is not damaged and nothing was changed. "
            f"This user needs the right to write the file and its folder"
        )


class DatabaseInUse(StoreError):
    code = "database_in_use"

    def __init__(self, path: Path, process: int | None) -> None:
        who = "another server" if process is None else f"another server, process {process},"
        super().__init__(f"{who} has the database {path}; nothing was changed. Stop it, or choose another folder")


class ForeignDatabase(StoreError):
    code = "foreign_database"

    def __init__(self, path: Path | str) -> None:
        super().__init__(f"{path} is a database, but none of Gander's; nothing was changed. Choose another folder")


class NewerDatabase(StoreError):
    code = "newer_database"

    def __init__(self, path: Path | str, version: int, known: int) -> None:
        super().__init__(
            f"the database {path} has version {version} and this Gander knows versions up to {known}; "
            f"nothing was changed. Use the newer Gander that wrote it"
        )


class Unreachable(StoreError):
    code = "unreachable_database"

    def __init__(self, name: str, fault: str) -> None:
        super().__init__(f"the database {name} cannot be reached ({fault}); nothing was changed")


class WrongAddress(StoreError):
    code = "wrong_database"


class WrongKey(StoreError):
    """Two servers at one database with different keys would not know one another's codes."""

    code = "wrong_key"

    def __init__(self, file: Path, database: str) -> None:
        super().__init__(
            f"{file} is not the key with which {database} was first served: copy it from a machine that serves it. If "
            "it is lost for good, delete the row of the table «keys»: codes that were given out are void then"
        )


class NotMoved(StoreError):
    code = "not_moved"

    def __init__(self, fault: str) -> None:
        super().__init__(f"the new database is not the same as the old one: {fault}. The old one is as it was")


class NotCopied(StoreError):
    code = "not_copied"

    def __init__(self, fault: str) -> None:
        super().__init__(f"no backup was made: {fault}")


class NotRead(StoreError):
    code = "not_read"

    def __init__(self, fault: str) -> None:
        super().__init__(f"reading from the database failed: {fault}")


class NotSaved(StoreError):
    code = "not_saved"

    def __init__(self, fault: str) -> None:
        super().__init__(f"writing to the database failed: {fault}")


class DiskFull(NotSaved):
    """What was not saved for want of room."""


class Unanswered(NotSaved):
    """The line to the database was lost, or a limit was reached. Who asks again under the same number learns what
    became of it."""

    code = "unanswered"


class NoticeLost(StoreError):
    """A word to the other workers was not delivered. They look by themselves within a second."""

    code = "unheard"

    def __init__(self, fault: str) -> None:
        super().__init__(f"the other workers could not be told ({fault})")
