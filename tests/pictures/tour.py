"""Pictures of the screens of real games, with a real server behind them."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.page.conftest import QUICK_AND_KNOWN
from tests.page.people import Person
from tests.page.server import Server
from tests.page.walks import WALKS
from tests.pictures.camera import Theme, take_everywhere


def take_tour(browser: Browser, names: list[str], sizes: tuple[str, ...], themes: tuple[Theme, ...]) -> list[str]:
    """Go on the walks of these names; returns what the pages complained about."""
    complaints: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        for name, walk in WALKS.items():
            if name not in names:
                continue
            people: list[Person] = []

            def device(screen: dict[str, Any], people: list[Person] = people) -> Person:
                context = browser.new_context(**screen, locale="en-GB", reduced_motion="reduce")
                context.add_init_script(QUICK_AND_KNOWN)
                people.append(Person(context, server.address, seed=len(people) + 1))
                return people[-1]

            walk(device, lambda person, moment: take_everywhere(person.page, moment, sizes, themes))
            for person in people:
                person.context.close()
                complaints.extend(f"{name}: {text}" for text in person.complaints)
        server.stop()
    return complaints
