"""The libraries of the extra `lab`: whoever lacks one is told how to get it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from galapagos.kernel.text import GalapagosError


class Missing(GalapagosError):
    """A library that is not installed."""


def needed(module: str, what: str) -> Any:
    """The module, which this is needed for."""
    try:
        return import_module(module)
    except ImportError as error:
        raise Missing(f"{what} needs {module.partition('.')[0]}: pip install 'galapagos[lab]'") from error
