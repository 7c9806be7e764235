"""The balance report: one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

import numpy as np

from galapagos import games
from galapagos.files import package_text
from galapagos.kernel.text import Param
from galapagos.lab import plots
from galapagos.lab.effects import ERROR_RATE, FEWEST, Effect, Pair, Use
from galapagos.lab.intervals import Z95
from galapagos.lab.matches import deck_of
from galapagos.lab.study import Rate, Study, points
from galapagos.words import Catalogue

SHOWN = 30  # cards in a plot
NAMED = 5  # cards in a sentence
METHOD = ("games", "worth", "drawn", "tests", "luck", "limits")


def catalogue(game: str, language: str = "en") -> Catalogue:
    """The report's words and those of the game."""
    own = package_text("galapagos.lab", "words", f"{language}.ftl")
    return Catalogue([*games.words(game, language), own], language)


class Report:
    """Builds the page, section by section."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.words = catalogue(study.match.game)

    def say(self, key: str, **params: Param) -> str:
        return self.words.render((key, params))

    def name(self, card: str) -> str:
        """A card's name: from the catalogue, or as the deck spells it."""
        return self.say(card[1:]) if card.startswith("@") else card

    def names(self, cards: Iterable[str]) -> str:
        found = list(dict.fromkeys(self.name(card) for card in cards))
        more = f" … ({len(found)})" if len(found) > NAMED else ""
        return ", ".join(found[:NAMED]) + more

    # --- The page ---------------------------------------------------------------------------------

    def page(self) -> str:
        match = self.study.match
        title = self.say("report-title", game=games.title(match.game))
        subtitle = self.say(
            "report-subtitle",
            games=str(self.study.sample.games),
            players=match.players,
            mode=match.mode,
            bots=", ".join(dict.fromkeys(match.bots)),
            seed=str(match.seed),
            deck=self._deck(),
        )
        sections = [self.summary(), self.changes(), self.seats(), self.species(), self.length(), self.cards()]
        sections += [self.use(), self.table(), self.pairs(), self.luck(), self.method()]
        body = "\n".join(section for section in sections if section)
        style = package_text("galapagos.lab", "words", "report.css")
        return (
            f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
            f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
            f"<p class='subtitle'>{escape(subtitle)}</p>\n{body}\n</main>\n</body>\n</html>\n"
        )

    def _deck(self) -> str:
        own = deck_of(self.study.match)
        return self.say("report-deck-own", fingerprint=own.fingerprint) if own else self.say("report-deck-standard")

    def _section(self, name: str, *content: str) -> str:
        return (
            f"<section id='{name}'>\n<h2>{escape(self.say(f'{name}-title'))}</h2>\n"
            + "\n".join(content)
            + "\n</section>"
        )

    def _figure(self, svg: str, caption: str) -> str:
        told = escape(caption, quote=True)
        drawing = svg.replace("<svg ", f'<svg role="img" aria-label="{told}" ', 1)
        return f"<figure>\n{drawing}<figcaption>{told}</figcaption>\n</figure>"

    def _table(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        head = "".join(f"<th scope='col'>{escape(self.say(f'column-{column}'))}</th>" for column in columns)
        marks = [" class='flag'" if column == "flag" else "" for column in columns]
        body = "\n".join(f"<tr>{_cells(row, marks)}</tr>" for row in rows)
        return f"<div class='scroll'><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"

    # --- In short -----------------------------------------------------------------------------------

    def sentences(self) -> list[str]:
        """The findings, a sentence each."""
        study = self.study
        found = [self._told_seats(), self._told_length()]
        found += self._told_cards()
        if study.seldom:
            found.append(self.say("summary-seldom", names=self.names(use.card for use in study.seldom)))
        if study.always:
            found.append(self.say("summary-always", names=self.names(use.card for use in study.always)))
        if study.changes:
            changed = [effect for effect in study.changes if effect.flagged]
            names = self.names(effect.card for effect in changed)
            found.append(self.say("summary-changes", count=len(changed), tested=len(study.changes), names=names))
        return found

    def _told_cards(self) -> list[str]:
        """The flagged cards, the strong and the weak apart; nothing, if no cards were read."""
        if not self.study.headline:
            return []
        strong = [effect.card for effect in self.study.headline if effect.flagged and effect.size > 0]
        weak = [effect.card for effect in self.study.headline if effect.flagged and effect.size < 0]
        if not strong and not weak:
            return [self.say("summary-cards-none", tested=len(self.study.headline))]
        told = [("summary-strong", strong), ("summary-weak", weak)]
        return [self.say(key, names=self.names(cards)) for key, cards in told if cards]

    def summary(self) -> str:
        items = "\n".join(f"<li>{escape(sentence)}</li>" for sentence in self.sentences())
        return (
            f"<section id='summary'>\n<h2>{escape(self.say('report-summary'))}</h2>\n<ul>\n{items}\n</ul>\n</section>"
        )

    def _told_seats(self) -> str:
        rates = [seat.rate for seat in self.study.seats]
        p = self.study.seats_p
        return self.say(
            "summary-seats",
            low=f"{100 * min(rates):.1f}",
            high=f"{100 * max(rates):.1f}",
            even=f"{100 / len(rates):.1f}",
            verdict="uneven" if p < ERROR_RATE else "even",
            p=f"{p:.2g}",
        )

    def _told_length(self) -> str:
        low, median, high = np.percentile(self.study.sample.rounds, [5, 50, 95], method="nearest")
        return self.say(
            "summary-length", median=int(median), low=int(low), high=int(high), capped=self.study.sample.capped
        )

    # --- Seats, species, length ------------------------------------------------------------------------

    def seats(self) -> str:
        rates = [(self.say("seat-name", number=int(rate.name)), rate) for rate in self.study.seats]
        return self._section("seats", self._rates("seats", rates))

    def species(self) -> str:
        rates = [(self.name(rate.name), rate) for rate in self.study.species]
        return self._section("species", self._rates("species", rates)) if rates else ""

    def _rates(self, name: str, rates: list[tuple[str, Rate]]) -> str:
        even = 100 / self.study.sample.players
        bars = [
            (label, 100 * rate.rate, 100 * rate.low, 100 * rate.high, not rate.low <= even / 100 <= rate.high)
            for label, rate in rates
        ]
        return self._figure(plots.dots(name, bars, self.say("axis-won"), even), self.say(f"{name}-caption"))

    def length(self) -> str:
        drawing = plots.histogram("length", self.study.sample.rounds, self.say("axis-rounds"), self.say("axis-games"))
        return self._section("length", self._figure(drawing, self.say("length-caption")))

    # --- Cards ------------------------------------------------------------------------------------------

    def cards(self) -> str:
        found = self.study.headline
        if not found:
            return ""
        shown = sorted(found[:SHOWN], key=lambda effect: -effect.size)
        caption = self.say("cards-caption")
        if len(found) > SHOWN:
            caption += " " + self.say("cards-caption-some", shown=SHOWN, all=len(found))
        bars = [self._bar(self.name(effect.card), effect) for effect in shown]
        return self._section("cards", self._figure(plots.dots("cards", bars, self.say("axis-worth"), 0.0), caption))

    def _bar(self, label: str, effect: Effect) -> plots.Bar:
        half = Z95 * effect.error
        return (label, 100 * effect.size, 100 * (effect.size - half), 100 * (effect.size + half), effect.flagged)

    def use(self) -> str:
        shares = {(use.group, use.card): use.share for use in self.study.uses}
        spots = []
        for effect in self.study.headline:
            share = shares.get((effect.group, effect.card))
            if effect.kind == "drawn" and share is not None:
                spots.append((self.name(effect.card), 100 * share, 100 * effect.size, effect.flagged))
        if not spots:
            return ""
        drawing = plots.scatter("use", spots, self.say("axis-share"), self.say("axis-worth"))
        return self._section("use", self._figure(drawing, self.say("use-caption")))

    def table(self) -> str:
        """Every card."""
        worth = {(effect.group, effect.card, effect.kind): effect for effect in self.study.effects}
        rows = sorted((self._row(use, worth) for use in self.study.uses), key=lambda row: (row[1], row[0]))
        columns = ("card", "group", "drawn", "played", "share", "worth-drawn", "worth-played", "flag")
        return f"<section id='table'>{self._table(columns, rows)}</section>" if rows else ""

    def _row(self, use: Use, worth: dict[tuple[str, str, str], Effect]) -> list[str]:
        drawn = worth.get((use.group, use.card, "drawn"))
        played = worth.get((use.group, use.card, "played"))
        flagged = next((effect for effect in (drawn, played) if effect is not None and effect.flagged), None)
        return [
            self.name(use.card),
            use.group,
            f"{use.drawn:.2f}" if use.share is not None else "",
            f"{use.played:.2f}",
            f"{100 * use.share:.0f} %" if use.share is not None else "",
            points(drawn.size, drawn.error) if drawn else "",
            points(played.size, played.error) if played else "",
            self._flag(flagged),
        ]

    def _flag(self, effect: Effect | None) -> str:
        if effect is None or not effect.flagged:
            return ""
        return self.say("flag-up" if effect.size > 0 else "flag-down")

    def pairs(self) -> str:
        found = self.study.pairs
        if not found:
            return ""
        flagged = sum(pair.flagged for pair in found)
        shown = found[: max(10, min(flagged, SHOWN))]
        caption = self.say("pairs-caption", flagged=flagged, tested=len(found))
        columns = ("pair", "synergy", "rows", "adjusted")
        table = self._table(columns, (self._pair(pair) for pair in shown))
        return self._section("pairs", f"<p>{escape(caption)}</p>", table)

    def _pair(self, pair: Pair) -> list[str]:
        names = f"{self.name(pair.one)} + {self.name(pair.other)}"
        return [names, points(pair.size, pair.error), str(pair.rows), f"{pair.adjusted:.2g}"]

    # --- Luck, another deck, method ------------------------------------------------------------------------

    def luck(self) -> str:
        seat = self.say("luck-seat", share=f"{100 * self.study.seat_luck:.1f}")
        if not self.study.luck:
            return ""
        rows = [
            (self.say(f"luck-{share.source}"), share.alone, share.alone_error, share.involved, share.involved_error)
            for share in self.study.luck
        ]
        drawing = plots.twin_bars("luck", rows, (self.say("luck-alone"), self.say("luck-involved")))
        caption = self.say("luck-caption", games=str(self.study.luck_games))
        return self._section("luck", self._figure(drawing, caption), f"<p>{escape(seat)}</p>")

    def changes(self) -> str:
        study = self.study
        if study.other is None:
            return ""
        shown = study.changes[:SHOWN]
        bars = [self._bar(f"{self.name(e.card)}, {self.say(f'kind-{e.kind}')}", e) for e in shown]
        caption = self.say("changes-caption", tested=len(study.changes))
        drawing = self._figure(plots.dots("changes", bars, self.say("axis-change"), 0.0), caption) if bars else ""
        rows = [
            [self.name(e.card), self.say(f"kind-{e.kind}"), points(e.size, e.error), f"{e.adjusted:.2g}"] for e in shown
        ]
        table = self._table(("card", "figure", "change", "adjusted"), rows) if rows else ""
        return self._section("changes", self._shifts(), drawing, table)

    def _shifts(self) -> str:
        rows = []
        for shift in self.study.shifts:
            seat = shift.name.startswith("seat-")
            scale = 100 if seat else 1
            name = self.say("figure-seat", number=int(shift.name[5:])) if seat else self.say(f"shift-{shift.name}")
            change = f"{scale * shift.size:+.2f} ± {scale * Z95 * shift.error:.2f}".replace("-", "−")
            rows.append([name, f"{scale * shift.new:.2f}", f"{scale * shift.old:.2f}", change, f"{shift.p:.2g}"])
        return self._table(("figure", "new", "old", "change", "p"), rows)

    def method(self) -> str:
        told = {"rate": int(100 * ERROR_RATE), "fewest": FEWEST}
        return self._section("method", *(f"<p>{escape(self.say(f'method-{part}', **told))}</p>" for part in METHOD))


def _cells(row: Sequence[str], marks: Sequence[str]) -> str:
    return "".join(f"<td{mark}>{escape(cell)}</td>" for cell, mark in zip(row, marks, strict=True))
