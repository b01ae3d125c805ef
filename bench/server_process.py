"""The server that is measured, without limits.

python -m bench.server_process PORT FOLDER [DATABASE CHANNELS WORKERS]
"""

from __future__ import annotations

import sys
from pathlib import Path

from gander.table.live.capacity import Capacity
from gander.web.server.processes import run_many
from gander.web.server.run import listen, run
from gander.web.services.settings import Allowance, ConcurrentLimit, Rate, ServerSettings

if __name__ == "__main__":
    port, folder, free = int(sys.argv[1]), Path(sys.argv[2]), Rate(burst=10**9, per_minute=10**9)
    database, channels, workers = sys.argv[3:6] if len(sys.argv) > 3 else (None, None, "1")
    settings = ServerSettings(
        folder,
        capacity=Capacity(most_tables=10**6),
        asking=Allowance(free, free),
        opening=Allowance(free, free),
        hurrying=Allowance(free, free),
        joining=Allowance(free, free),
        talking=free,
        connections=ConcurrentLimit(10**6, 10**6, 10**6),
        lines=ConcurrentLimit(10**6, 10**6, 10**6),
        database=database,
        channels=channels,
    )

    def ready() -> None:
        print("ready", flush=True)

    if workers == "1":
        run(settings, listen("127.0.0.1", port), ready)
    else:
        run_many(settings, listen("127.0.0.1", port), ready, "", int(workers))
