"""The key of a server: random bytes in a file beside the database, so that the database alone opens nothing."""

import os
import secrets
from pathlib import Path
from typing import Final

KEY_FILE: Final = "gander.key"
BYTES: Final = 32


def key_in(folder: Path) -> bytes:
    """The key that lies in a folder; a new one for a folder without."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / KEY_FILE
    if not path.exists():
        _lay_down(path)
    return bytes.fromhex(path.read_text("ascii"))


def _lay_down(path: Path) -> None:
    """Whole or not at all, and once: of several workers that start together all take the key of the first."""
    draft = path.with_suffix(f".{secrets.token_hex(4)}")
    draft.touch(mode=0o600, exist_ok=False)
    with draft.open("w", encoding="ascii") as file:
        file.write(secrets.token_hex(BYTES))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
        draft.unlink()
    except FileExistsError:
        draft.unlink()
    except OSError:  # a disk that knows no links is one for a household, with one worker
        draft.replace(path)
