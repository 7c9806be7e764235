"""A table for people who watch an environment: as text, or as pixels made from our drawings."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import numpy.typing as npt

from galapagos.gallery.picture import picture
from galapagos.gallery.sketch import sketch
from galapagos.games import catalogue
from galapagos.kernel.state import State


def render(state: State, mode: str | None) -> Any:
    """The table as a spectator sees it, in the environment's render mode."""
    if mode == "ansi":
        return sketch(state.view(None), catalogue(state.game.id))
    if mode == "rgb_array":
        return pixels(picture(state.view(None)))
    return None


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """The drawing as an array of height, width and three colours."""
    import resvg_py
    from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), dtype=np.uint8)
