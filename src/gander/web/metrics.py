"""Figures for whoever runs a server, in the form of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest

from gander.table.host import Host
from gander.web.limits import SocketCount

disable_created_metrics()  # type: ignore[no-untyped-call]  # they say when, and double the page


class Metrics:
    """Counts, and nothing about who or what."""

    def __init__(self, sockets: SocketCount, host: Host) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("gander_moves", "Moves made by people", registry=self.registry)
        self.refused = Counter("gander_refused", "Messages refused", ["code"], registry=self.registry)
        self.views = Counter("gander_views", "Views sent", registry=self.registry)
        self.tables_opened = Counter("gander_tables_opened", "Tables opened", registry=self.registry)
        live = Gauge("gander_tables_live", "Tables in memory", registry=self.registry)
        live.set_function(lambda: len(host.live))
        open_sockets = Gauge("gander_sockets_open", "Open sockets", registry=self.registry)
        open_sockets.set_function(lambda: sockets.open)

    def text(self) -> bytes:
        return generate_latest(self.registry)
