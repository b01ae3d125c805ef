"""Waiting for something in a page that locators cannot see."""

from __future__ import annotations

import time

from playwright.sync_api import Page

PATIENCE = 120
"""Seconds after which something is taken never to come. Nothing is measured with it: a test that passes waits no longer
for it, and on a machine that does other things too everything takes ten times as long."""


def wait_until(page: Page, script: str) -> None:
    """Until the script says so. Playwright's own way asks again by `eval`, which our pages forbid: it fails for
    whatever is not so at once."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(script):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(50)
