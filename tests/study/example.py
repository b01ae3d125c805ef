"""The example that reads a study, as a module."""

from __future__ import annotations

import importlib.util
from types import ModuleType

from tests.tree import ROOT


def example() -> ModuleType:
    """`examples/read_study.py`, as a module."""
    spec = importlib.util.spec_from_file_location("read_study", ROOT / "examples" / "read_study.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
