"""What can be wrong with a database, said plainly: nothing is ever reset or repaired behind somebody's back.

StoreError
├── BrokenDatabase    the file is damaged
├── ForeignDatabase   the file is a database of something else
├── NewerDatabase     the file was written by a newer Gander
├── NotRead           reading failed, as on a broken disk
└── NotSaved          writing failed, as on a full disk; nothing was changed
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


class ForeignDatabase(StoreError):
    code = "foreign_database"

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is a database, but none of Gander's; nothing was changed. Choose another folder")


class NewerDatabase(StoreError):
    code = "newer_database"

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            f"the database {path} has version {version} and this Gander knows versions up to {known}; "
            f"nothing was changed. Use the newer Gander that wrote it"
        )


class NotRead(StoreError):
    code = "not_read"

    def __init__(self, fault: str) -> None:
        super().__init__(f"reading from the database failed: {fault}")


class NotSaved(StoreError):
    code = "not_saved"

    def __init__(self, fault: str) -> None:
        super().__init__(f"writing to the database failed: {fault}")
