"""The dashboard asks for figures that there are, and shows all of them. Grafana itself is not started here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx

from tests.tree import ROOT
from tests.web.kit import served

BOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text())


def asked_for() -> set[str]:
    queries = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    return {name for query in queries for name in re.findall(r"\bgander_\w+", query)}


async def test_every_figure_is_there_and_every_one_is_shown(tmp_path: Path) -> None:
    async with served(tmp_path, metrics=True) as address, httpx.AsyncClient() as browser:
        figures = (await browser.get(f"{address}/metrics")).text
    counters = {f"{name}_total" if not name.endswith("_total") else name for name in kinds(figures, "counter")}
    assert asked_for() == counters | kinds(figures, "gauge")


def kinds(figures: str, kind: str) -> set[str]:
    return set(re.findall(rf"^# TYPE (gander_\w+) {kind}$", figures, re.MULTILINE))


def test_panels_lie_beside_one_another_and_each_has_a_title() -> None:
    places = [panel["gridPos"] for panel in BOARD["panels"]]
    cells = [
        (x, y) for at in places for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
    assert all(panel["title"] for panel in BOARD["panels"])
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
