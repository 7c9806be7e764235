"""The plots of a report, as SVG text that needs nothing else."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from galapagos.extras import needed
from galapagos.lab.inference import Ints
from galapagos.lab.intervals import Z95

INK, WASH, ACCENT, PALE = "#3b2f2a", "#5b8a8f", "#b4552d", "#c9bfae"


def _figure(width: float, height: float) -> tuple[Any, Any]:
    figure = needed("matplotlib.figure", "a report").Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _svg(figure: Any, name: str) -> str:
    """The drawing alone: text stays text, ids differ from plot to plot, no date."""
    import matplotlib

    style: Any = {"svg.fonttype": "none", "svg.hashsalt": name, "font.family": "sans-serif", "text.parse_math": False}
    buffer = io.StringIO()
    with matplotlib.rc_context(style):
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(buffer, format="svg", transparent=True, metadata=nothing)
    text = buffer.getvalue()
    return text[text.index("<svg") :]


Bar = tuple[str, float, float, float, bool]  # label, value, low, high, flagged


def dots(name: str, bars: Sequence[Bar], label: str, middle: float) -> str:
    """Values with their intervals, one line each; a line marks what would be even. Flagged ones stand out."""
    figure, axes = _figure(7.2, 0.7 + 0.24 * len(bars))
    for place, (_, value, low, high, flagged) in enumerate(reversed(bars)):
        colour = ACCENT if flagged else WASH
        axes.plot([low, high], [place, place], color=colour, linewidth=1.6)
        axes.plot([value], [place], "D" if flagged else "o", color=colour, markersize=5)
    axes.set_yticks(range(len(bars)), [bar[0] for bar in reversed(bars)], fontsize=9)
    axes.axvline(middle, color=INK, linewidth=0.8, linestyle=":")
    axes.set_xlabel(label)
    axes.set_ylim(-0.7, len(bars) - 0.3)
    return _svg(figure, name)


def histogram(name: str, values: Ints, label: str, count: str) -> str:
    """How often each whole number occurs; long ranges are grouped."""
    figure, axes = _figure(7.2, 2.4)
    low, high = int(values.min()), int(values.max())
    step = max(1, (high - low) // 40)
    axes.hist(values, bins=[edge - 0.5 for edge in range(low, high + step + 1, step)], color=WASH, edgecolor="white")
    axes.set_xlabel(label)
    axes.set_ylabel(count)
    return _svg(figure, name)


Spot = tuple[str, float, float, bool]  # label, x, y, flagged
Box = tuple[float, float, float, float]  # left, right, bottom, top

LETTER, LINE = 4.6, 9.0  # about the size of a letter and of a line of a label, in points
CORNERS = [(6, 3), (-6, 3), (6, -9), (-6, -9)]  # where a label may stand beside its mark


def scatter(name: str, spots: Sequence[Spot], across: str, up: str) -> str:
    """Cards by two figures; the flagged ones carry their names."""
    figure, axes = _figure(7.2, 4.2)
    for _, x, y, flagged in spots:
        axes.plot([x], [y], "D" if flagged else "o", color=ACCENT if flagged else WASH, markersize=5)
    axes.margins(x=0.1)
    named = [(label, x, y) for label, x, y, flagged in spots if flagged]
    scale = (430 / _span(axes.get_xlim()), 250 / _span(axes.get_ylim()))  # about the points of the plot's inside
    for (label, x, y), corner in zip(named, _corners(named, scale), strict=True):
        side = "left" if corner[0] > 0 else "right"
        axes.annotate(label, (x, y), textcoords="offset points", xytext=corner, fontsize=8, ha=side)
    axes.axhline(0, color=INK, linewidth=0.8, linestyle=":")
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return _svg(figure, name)


def _span(limits: tuple[float, float]) -> float:
    return limits[1] - limits[0] or 1.0


def _corners(named: Sequence[tuple[str, float, float]], scale: tuple[float, float]) -> list[tuple[int, int]]:
    """Where each label stands: the first corner at which it covers no other, or the first of all."""
    taken = [(x * scale[0] - 3, x * scale[0] + 3, y * scale[1] - 3, y * scale[1] + 3) for _, x, y in named]
    found = []
    for label, x, y in named:
        boxes = [_box(label, x * scale[0] + across, y * scale[1] + up, across > 0) for across, up in CORNERS]
        best = next((i for i, box in enumerate(boxes) if not any(_overlap(box, other) for other in taken)), 0)
        taken.append(boxes[best])
        found.append(CORNERS[best])
    return found


def _box(label: str, x: float, y: float, rightwards: bool) -> Box:
    width = LETTER * len(label)
    return (x, x + width, y, y + LINE) if rightwards else (x - width, x, y, y + LINE)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[1] and other[0] < one[1] and one[2] < other[3] and other[2] < one[3]


def twin_bars(name: str, rows: Sequence[tuple[str, float, float, float, float]], labels: tuple[str, str]) -> str:
    """Two shares for each row, with their errors."""
    figure, axes = _figure(7.2, 0.9 + 0.5 * len(rows))
    for place, (_, one, one_error, two, two_error) in enumerate(reversed(rows)):
        errors = {"ecolor": INK, "capsize": 2}
        axes.barh(place + 0.18, one, 0.34, xerr=Z95 * one_error, color=ACCENT, error_kw=errors)
        axes.barh(place - 0.18, two, 0.34, xerr=Z95 * two_error, color=PALE, error_kw=errors)
    axes.set_yticks(range(len(rows)), [row[0] for row in reversed(rows)])
    axes.axvline(0, color=INK, linewidth=0.8)
    from matplotlib.patches import Patch

    handles = [Patch(color=ACCENT, label=labels[0]), Patch(color=PALE, label=labels[1])]
    figure.legend(handles=handles, frameon=False, fontsize=8, loc="outside upper right", ncols=2)
    return _svg(figure, name)
