"""A worker in a process of its own, to be killed and frozen: `python -m tests.workers.process PORT FOLDER DATABASE
CHANNELS [FAULT]`. It knows no limits, and runs the `study.toml` of its folder. With a fault it does on purpose what a
worker must never do; see `planted.py`."""

from __future__ import annotations

import sys
from pathlib import Path

from gander.study.reading import read_study
from gander.table.live.capacity import Capacity
from gander.web.server.run import listen, run
from gander.web.services.settings import ServerSettings
from tests.web.kit import UNLIMITED
from tests.workers.planted import FAULTS


def settings_for(folder: Path, database: str, channels: str) -> ServerSettings:
    capacity = Capacity(patience_seconds=0.5, silence_seconds=0.2)
    file = folder / "study.toml"
    study = read_study(file) if file.exists() else None
    return ServerSettings(folder, capacity=capacity, study=study, database=database, channels=channels, **UNLIMITED)


if __name__ == "__main__":
    port, folder, database, channels, *faults = sys.argv[1:]
    for fault in faults:
        FAULTS[fault]()
    run(
        settings_for(Path(folder), database, channels),
        listen("127.0.0.1", int(port)),
        lambda: print("ready", flush=True),
    )
