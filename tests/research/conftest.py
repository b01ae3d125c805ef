"""What needs the packages of `make test-research` is left to it, where they are not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["interfaces"]
