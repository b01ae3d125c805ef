"""Devices and the gallery, for the tests of a game that drive a browser."""

from __future__ import annotations

from tests.gallery.conftest import opens
from tests.page.conftest import device

__all__ = ["device", "opens"]
