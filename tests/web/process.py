"""A server in a process of its own, to be killed: `python -m tests.web.process PORT FOLDER [STUDY]`.

It knows no limits, and a host is missed after half a second.
"""

from __future__ import annotations

import sys
from pathlib import Path

from gander.study.reading import read_study
from gander.table.live.capacity import Capacity
from gander.web.server.run import listen, run
from gander.web.services.settings import ServerSettings
from tests.web.kit import UNLIMITED

if __name__ == "__main__":
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    study = read_study(Path(sys.argv[3])) if sys.argv[3:] else None
    settings = ServerSettings(folder, study=study, capacity=Capacity(patience_seconds=0.5), **UNLIMITED)
    run(settings, listen("127.0.0.1", port), lambda: print("ready", flush=True))
