"""Libraries that only some parts need: whoever lacks one is told which extra brings it."""

from __future__ import annotations

import re
from importlib import import_module, metadata
from typing import Any

from galapagos.kernel.text import GalapagosError


class Missing(GalapagosError):
    """A library that is not installed."""


def needed(module: str, what: str) -> Any:
    """The module, which this is needed for."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise missing(error, what) from error


def missing(error: ModuleNotFoundError, what: str) -> Missing:
    """The error as a sentence that says what to install."""
    library = (error.name or "").partition(".")[0]
    extra = extra_with(library)
    return Missing(f"{what} needs {library}: pip install '{f'galapagos[{extra}]' if extra else library}'")


def extra_with(library: str) -> str:
    """The first extra of the package that brings this library; "" when none does."""
    named = re.compile(rf"{library}\b.*extra == ['\"](\w+)['\"]", re.IGNORECASE)
    found = (named.match(line.replace("-", "_")) for line in requirements())
    return next((match[1] for match in found if match), "")


def requirements() -> list[str]:
    """What the installed package asks for; nothing where only its sources are there."""
    try:
        return metadata.requires("galapagos") or []
    except metadata.PackageNotFoundError:
        return []
