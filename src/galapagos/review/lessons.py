"""Up to three lessons for next time, from what the slips of a game have in common; the costliest first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from galapagos import games
from galapagos.kernel.text import Param, Text

if TYPE_CHECKING:
    from galapagos.review.reviewing import Decision

MOST = 3
UNSEEN: Text = ("review-unseen", {})


def lessons(slips: list[Decision], parts: dict[str, list[Decision]], game: str) -> list[Text]:
    """What to do otherwise; a word of praise where nothing was lost."""
    if not slips:
        return [("review-lesson-none", {})]
    found = sorted(_candidates(slips, parts, game), key=lambda lesson: -_points(lesson[1]))
    if not found:  # a slip alone, of which no part can be named
        return [_text("review-lesson-unseen" if UNSEEN in slips[0].why else "review-lesson-plain", slips, {})]
    return [_text(key, some, params) for key, some, params in found[:MOST]]


Lesson = tuple[str, list["Decision"], dict[str, Param]]


def _candidates(slips: list[Decision], parts: dict[str, list[Decision]], game: str) -> Iterator[Lesson]:
    """Each kind of lesson at its costliest, with the slips that teach it."""
    yield from _costliest("review-lesson-part", _by_part(slips, "review-for"))
    yield from _costliest("review-lesson-instead", _by_part(slips, "review-against"))
    yield from _costliest("review-lesson-question", _by_question(slips, game))
    unseen = [slip for slip in slips if UNSEEN in slip.why]
    if len(unseen) > 1:
        yield "review-lesson-unseen", unseen, {}
    plain = [slip for slip in slips if UNSEEN not in slip.why]
    if len(plain) > 1:
        yield "review-lesson-plain", plain, {}
    for name, some in parts.items():
        here = [slip for slip in slips if slip in some]
        if len(here) > 1 and 3 * _points(here) > 2 * _points(slips):
            yield "review-lesson-when", here, {"part": f"@review-{name}"}


def _costliest(key: str, groups: dict[str, list[Decision]]) -> Iterator[Lesson]:
    for name in sorted(groups, key=lambda name: -_points(groups[name]))[:1]:
        yield key, groups[name], {"part": name}


def _by_part(slips: list[Decision], key: str) -> dict[str, list[Decision]]:
    """The slips by the part of the judgement that the sentence of that key names."""
    groups: dict[str, list[Decision]] = {}
    for slip in slips:
        for told, params in slip.why:
            if told == key:
                groups.setdefault(str(params["part"]), []).append(slip)
    return groups


def _by_question(slips: list[Decision], game: str) -> dict[str, list[Decision]]:
    groups: dict[str, list[Decision]] = {}
    for slip in slips:
        groups.setdefault(slip.question[0], []).append(slip)
    words = games.catalogue(game)
    return {words.render(some[0].question): some for some in groups.values() if len(some) > 1}


def _text(key: str, some: list[Decision], params: dict[str, Param]) -> Text:
    return (key, params | {"count": len(some), "points": round(100 * _points(some))})


def _points(some: list[Decision]) -> float:
    return sum(slip.loss for slip in some)
