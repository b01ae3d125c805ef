"""Figures for whoever runs a server, in the form of Prometheus."""

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from gander.table.live.tables import Tables
from gander.web.services.limits import AtOnce


class Metrics(Collector):
    """Counts, and nothing about who or what. Plain numbers: they are counted for every view."""

    def __init__(self, sockets: AtOnce, tables: Tables) -> None:
        self.moves = 0
        self.views = 0
        self.tables_opened = 0
        self.refused: Counter[str] = Counter()
        self._sockets, self._tables = sockets, tables
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("gander_moves", "Moves made by people", self.moves)
        yield CounterMetricFamily("gander_views", "Views sent", self.views)
        yield CounterMetricFamily("gander_tables_opened", "Tables opened", self.tables_opened)
        refused = CounterMetricFamily("gander_refused", "Messages refused", labels=["code"])
        for code, count in sorted(self.refused.items()):
            refused.add_metric([code], count)
        yield refused
        yield GaugeMetricFamily("gander_tables_live", "Tables in memory", len(self._tables.live))
        broken = GaugeMetricFamily("gander_table_broken", "Tables that were set aside", labels=["table"])
        for table in sorted(self._tables.broken):
            broken.add_metric([table], 1)
        yield broken
        yield GaugeMetricFamily("gander_sockets_open", "Open sockets", self._sockets.open)

    def text(self) -> bytes:
        return generate_latest(self._registry)
