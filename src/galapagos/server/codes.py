"""QR codes of links, as the path of a drawing."""

import segno

from galapagos.server.wishes import Code

BORDER = 4  # squares that must stay light around a code


def drawn(text: str) -> Code:
    """The code of a text."""
    rows = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
    path = "".join(_runs(row, y + BORDER) for y, row in enumerate(rows))
    return Code(len(rows) + 2 * BORDER, path)


def _runs(row: bytes, y: int) -> str:
    """The dark squares of a row, those side by side as one bar."""
    found, x = "", 0
    for light, dark in _lengths(row):
        x += light
        found += f"M{x + BORDER} {y}h{dark}v1h-{dark}z" if dark else ""
        x += dark
    return found


def _lengths(row: bytes) -> list[tuple[int, int]]:
    """How many light squares, then how many dark ones, again and again."""
    parts = row.replace(b"\x01\x00", b"\x01|\x00").split(b"|")
    return [(part.count(0), part.count(1)) for part in parts]
