"""The server that is measured, without limits: `python -m bench.server_process PORT FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from gander.table.room import Room
from gander.web.run import listen, run
from gander.web.settings import Allowance, Most, Rate, ServerSettings

if __name__ == "__main__":
    port, folder, free = int(sys.argv[1]), Path(sys.argv[2]), Rate(burst=10**9, per_minute=10**9)
    settings = ServerSettings(
        folder,
        room=Room(most_tables=10**6),
        asking=Allowance(free, free),
        opening=Allowance(free, free),
        hurrying=Allowance(free, free),
        joining=Allowance(free, free),
        talking=free,
        connections=Most(10**6, 10**6, 10**6),
        lines=Most(10**6, 10**6, 10**6),
    )
    run(settings, listen("127.0.0.1", port), lambda: print("ready", flush=True))
