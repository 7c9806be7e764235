"""A review for people, in sentences, and for programs, as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from galapagos import games
from galapagos.files import package_text
from galapagos.kernel.text import Param, Text
from galapagos.review.reviewing import Decision, Review
from galapagos.review.summary import Summary
from galapagos.review.verdicts import ACCUSED, BLUNDERED, FIND, SLIP
from galapagos.words import Catalogue

TEXTS = ("question", "played_text", "best_text")


def catalogue(game: str, language: str = "en") -> Catalogue:
    """The review's words and those of the game."""
    own = package_text("galapagos.review", "words", f"{language}.ftl")
    return Catalogue([*games.words(game, language), own], language)


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(change: float) -> str:
    return f"{percent(change):+d}".replace("-", "−")


class Telling:
    """Says a review in the words of its game."""

    def __init__(self, words: Catalogue, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = names

    def say(self, key: str, **params: Param) -> str:
        return self.text((key, params))

    def text(self, text: Text) -> str:
        return self.words.render(text, self.names)

    # --- Sentences --------------------------------------------------------------------------------

    def lines(self, review: Review) -> Iterator[str]:
        """The whole review, line by line; what belongs to a heading is indented."""
        yield self.say("review-title", game=games.title(review.game), player=f"player:{review.seat}")
        if not review.decisions:
            yield self.say("review-nothing")
            return
        yield from self.summary(review.summary)
        for decision in review.decisions:
            if decision.verdict in (*ACCUSED, FIND):
                yield from self.decision(decision)
            if decision.luck.notable:
                kind = "good" if decision.luck.change > 0 else "bad"
                yield self.say(f"review-{kind}-luck", step=decision.step + 1, points=signed(decision.luck.change))
        yield self.say("review-lessons")
        for lesson in review.summary.lessons:
            yield f"  {self.text(lesson)}"

    def summary(self, summary: Summary) -> Iterator[str]:
        whole, counts = summary.accuracy, summary.verdicts
        yield self.say(f"review-{_outcome(summary.result)}")
        yield self.say(
            "review-accuracy",
            accuracy=percent(whole.mean),
            low=percent(whole.low),
            high=percent(whole.high),
            choices=whole.choices,
        )
        for name, some in summary.parts.items():
            part = self.say("review-part", part=f"@review-{name}", accuracy=percent(some.mean), choices=some.choices)
            yield f"  {part}"
        found, slips, blunders = (counts.get(name, 0) for name in (FIND, SLIP, BLUNDERED))
        yield self.say("review-counts", finds=found, slips=slips, blunders=blunders, lost=percent(summary.lost))
        begun, luck, others = percent(summary.begun), signed(summary.luck), signed(summary.others)
        yield self.say("review-luck", begun=begun, luck=luck, others=others)

    def decision(self, decision: Decision) -> Iterator[str]:
        """A slip, a blunder or a find: what was played, what is better and why, what one knew."""
        played = self.text(decision.played_text)
        yield self.say(f"review-{decision.verdict}", step=decision.step + 1, round=decision.round, played=played)
        for sentence in self.reasons(decision):
            yield f"  {sentence}"

    def reasons(self, decision: Decision) -> Iterator[str]:
        low, high = percent(decision.low), percent(decision.high)
        if decision.verdict == FIND:
            yield self.say("review-gain", points=percent((decision.low + decision.high) / 2), low=low, high=high)
        else:
            points, chance = percent(decision.loss), percent(decision.chance)
            yield self.say("review-cost", points=points, low=low, high=high, chance=chance)
            yield self.say("review-better", best=self.text(decision.best_text))
        for text in decision.why:
            yield self.text(text)
        if decision.knew is not None:
            yield self.text(("review-knew", asdict(decision.knew)))
            yield self.say("review-upsets", share=percent(decision.upsets))

    # --- A page ------------------------------------------------------------------------------------

    def sheet(self, review: Review) -> dict[str, Any]:
        """The review as a page shows it: sentences, with what is needed to mark them on a chart and to try again."""
        notable = [d for d in review.decisions if d.verdict in (*ACCUSED, FIND) or d.luck.notable]
        return {
            "seat": review.seat,
            "judged": len(review.decisions),
            "summary": list(self.summary(review.summary)) if review.decisions else [self.say("review-nothing")],
            "lessons": [self.text(lesson) for lesson in review.summary.lessons] if review.decisions else [],
            "choices": [self._choice(decision) for decision in notable],
        }

    def _choice(self, decision: Decision) -> dict[str, Any]:
        luck = decision.luck
        told = list(self.reasons(decision)) if decision.verdict in (*ACCUSED, FIND) else []
        kind = "good" if luck.change > 0 else "bad"
        spoken = self.say(f"review-{kind}-luck", step=decision.step + 1, points=signed(luck.change))
        return {
            "step": decision.step,
            "round": decision.round,
            "verdict": decision.verdict,
            "question": self.text(decision.question),
            "played": self.text(decision.played_text),
            "best": self.text(decision.best_text),
            "chance": decision.chance,
            "loss": decision.loss,
            "told": told,
            "luck": spoken if luck.notable else None,
        }

    # --- Plain data -------------------------------------------------------------------------------

    def data(self, review: Review) -> dict[str, Any]:
        """The review as plain data; every text with its key, its parameters and its sentence."""
        told = asdict(review)
        told["decisions"] = [self._told(decision) for decision in review.decisions]
        told["summary"]["lessons"] = [self._words(lesson) for lesson in review.summary.lessons]
        return told

    def _told(self, decision: Decision) -> dict[str, Any]:
        told = asdict(decision)
        for name in TEXTS:
            told[name] = self._words(getattr(decision, name))
        told["why"] = [self._words(text) for text in decision.why]
        told["luck"]["notable"] = decision.luck.notable
        told["knew"] = None if decision.knew is None else self._words(("review-knew", asdict(decision.knew)))
        return told

    def _words(self, text: Text) -> dict[str, Any]:
        return {"key": text[0], "params": dict(text[1]), "text": self.text(text)}


def _outcome(result: float | None) -> str:
    if result is None:
        return "unfinished"
    return "won" if result == 1.0 else "shared" if result else "lost"
