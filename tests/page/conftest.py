"""Devices whose pages must never complain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.people import Person
from tests.page.server import Server
from tests.page.words import DE, EN

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}

SEED = "5eed" * 16
NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""As in browsers that have none: a worker fetches the whole page once more for every device."""

NO_REST = "window.requestIdleCallback = () => 0"
"""At rest a page fetches what may be wanted later; so it is fetched when it is wanted, which costs less for most."""

QUICK_AND_KNOWN = f"""
    const asks = window.fetch;
    window.fetch = (path, how) => {{
        if (path !== '/api/tables' || how?.method !== 'POST') return asks(path, how);
        const table = JSON.parse(how.body);
        const settings = {{ ...table.settings, pace: 0 }};
        return asks(path, {{ ...how, body: JSON.stringify({{ ...table, seed: '{SEED}', settings }}) }});
    }};
"""
"""Tables that the page opens have bots that do not dawdle, and luck that is the same every time.

In the page: on its way, each request would pass through here, and nothing would come out of the browser's cache.
"""

IMPATIENT = """
    new MutationObserver((seen) => seen.forEach(({ target }) => {
        if (!target.matches(':is(.table, .lesson)[data-beat]')) return;
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    })).observe(document, { subtree: true, attributeFilter: ['data-beat'] });
"""
"""Somebody who has seen many shows and presses a key at every beat. The shows themselves are for patient people."""


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes a person with a device of their own."""
    people: list[Person] = []

    def make(
        screen: dict[str, Any] = PHONE,
        locale: str = "en-GB",
        kind: type[Person] = Person,
        keeps_the_shell: bool = False,
        rests: bool = False,
        patient: bool = False,
        quick_and_known: bool = True,
        **more: Any,
    ) -> Person:
        context = browser.new_context(**{**screen, "locale": locale, "reduced_motion": "reduce", **more})
        if quick_and_known:
            context.add_init_script(QUICK_AND_KNOWN)
        if not keeps_the_shell:
            context.add_init_script(NO_WORKER)
        if not keeps_the_shell and not rests:
            context.add_init_script(NO_REST)
        if not patient:
            context.add_init_script(IMPATIENT)
        person = kind(context, server.address, DE if locale.startswith("de") else EN, seed=len(people) + 1)
        people.append(person)
        return person

    yield make
    for person in people:
        person.context.close()
    complaints = [text for person in people for text in person.complaints]
    assert complaints == []
