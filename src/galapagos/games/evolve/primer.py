"""The page of the rules: its sections, with the numbers of the deck and of the rules."""

from __future__ import annotations

from galapagos.decks import Row
from galapagos.games.evolve import telling
from galapagos.games.evolve.beasts import HIGHEST, LOWEST
from galapagos.games.evolve.deck import ATTRIBUTES, KINDS, Deck
from galapagos.games.evolve.game import FIRST_HAND
from galapagos.games.evolve.powers import HAND_LIMIT, LARDER_LIMIT
from galapagos.games.evolve.rules import ranking, specials
from galapagos.games.evolve.rules.actions import MOST_DRIFT
from galapagos.games.evolve.state import SUN_FIRST, SUN_LAST
from galapagos.kernel.text import Param, Text
from galapagos.primer import NO_PARAMS, Example, Grid, Section

SUN: dict[str, Param] = {"first": SUN_FIRST + 1, "last": SUN_LAST + 1}


def sections(deck: Deck, players: int, mode: str) -> list[Section]:
    """The page in the order of a round, then the end and the powers."""
    return [*_beginning(deck), *_choices(deck), *_points(deck), *_ending(deck)]


def _beginning(deck: Deck) -> list[Section]:
    creature: dict[str, Param] = {"kinds": len(KINDS), "lowest": LOWEST, "highest": HIGHEST}
    sizes: dict[str, Param] = {"creatures": len(deck.ids), "challenges": len(deck.challenges), "hand": FIRST_HAND}
    cards = tuple(("creature", deck.ids[deck.kind.index(kind)]) for kind in range(len(KINDS)))
    return [
        Section("goal", "Sequence of Play"),
        Section("creature", "Creatures, Attributes, Special Abilities", creature, plates=cards),
        Section("setup", "Game Setup / In the Box", sizes | SUN),
    ]


def _choices(deck: Deck) -> list[Section]:
    return [
        Section("biome", "Reveal Biome", grid=_biomes(deck), plates=tuple(("biome", id) for id in deck.biomes)),
        Section(
            "challenge",
            "Select Challenge / Select Challenge: an action before scoring",
            {"drift": MOST_DRIFT},
            "ask-challenge ask-splice ask-drift when-choose when-splice when-keep why-right-neighbour",
            grid=_challenges(deck),
            plates=tuple(("challenge", id) for id in deck.challenges),
        ),
        Section(
            "mutate",
            "Mutating Creatures",
            NO_PARAMS,
            "ask-mutate ask-pay ask-second when-play when-pay when-pass why-not-in-hand why-already-picked"
            " why-same-kind why-too-expensive why-pay-first why-nothing-to-pay",
            example=Example(("challenge", "paid", "played")),
        ),
    ]


def _biomes(deck: Deck) -> Grid:
    """What each biome pays for, and what it costs."""
    rows: list[list[Param | Text]] = [
        [label, _abilities(row.get("gain", [])), _abilities([row["loss"]] if "loss" in row else [])]
        for label, row in zip(deck.biome_labels, deck.source["biome"], strict=True)
    ]
    return Grid(["@rules-biome-name", "@rules-biome-pays", "@rules-biome-costs"], rows)


def _challenges(deck: Deck) -> Grid:
    """What counts in each challenge, and which ability it favours."""
    rows: list[list[Param | Text]] = [
        [label, _counts(row), _bonus(row)]
        for label, row in zip(deck.challenge_labels, deck.source["challenge"], strict=True)
    ]
    return Grid(["@rules-challenge-name", "@rules-challenge-counts", "@rules-challenge-favours"], rows)


def _counts(row: Row) -> Param | Text:
    return "@fact-special" if "special" in row else telling.ranked(row["score"])


def _bonus(row: Row) -> Param | Text:
    bonus = row.get("bonus", {}).items()
    found: list[Text] = [("rules-challenge-bonus", {"ability": f"@ability-{name}", "points": n}) for name, n in bonus]
    return found[0] if found else ""


def _points(deck: Deck) -> list[Section]:
    special: dict[str, Param] = {
        "cards": specials.CARDS,
        "catch": specials.CATCH,
        "escape": specials.ESCAPE,
        "proof": specials.METEOR_PROOF,
        "survived": specials.SURVIVED,
        "starving": specials.STARVING,
    }
    return [
        Section("score-biome", "Score Dominance Points: biomes", example=Example(("played", "biome-gain"))),
        Section("places", "Score Dominance Points: other challenges, places, Flying", grid=_places()),
        Section("specials", "Score Dominance Points: special challenges", special),
        Section("draw", "Collect Cards"),
    ]


def _places() -> Grid:
    """Points and cards by place, down to the first that gets no points."""
    last = next(place for place in range(1, len(KINDS) * len(KINDS)) if not ranking.points(place))
    rows: list[list[Param | Text]] = [_place(place, place == last) for place in range(1, last + 1)]
    return Grid(["@rules-places-place", "@rules-places-points", "@rules-places-cards"], rows)


def _place(place: int, last: bool) -> list[Param | Text]:
    named: Param | Text = ("rules-places-further", {"place": place}) if last else place
    return [named, ranking.points(place), ranking.cards(place)]


def _ending(deck: Deck) -> list[Section]:
    best: dict[str, Param] = {"best": len(ATTRIBUTES) * ranking.points(1)}
    sun = (("biome", deck.biomes[deck.final]),)
    powers = tuple(("creature", id) for id, power in zip(deck.ids, deck.power, strict=True) if power >= 0)
    return [
        Section("limit", "End of Round", {"limit": HAND_LIMIT}, "ask-limit when-drop"),
        Section("dying-sun", "Dying Sun & End of the Game", best, plates=sun),
        Section("powers", "Adaptations", {"larder": LARDER_LIMIT}, plates=powers),
    ]


def facts(deck: Deck, section: str, item: Row) -> list[Text]:
    """What a card costs and gives, what a challenge favours, what a biome pays."""
    if section == "creature":
        return _card(item)
    return _biome(item) if section == "biome" else _challenge(item)


def _card(item: Row) -> list[Text]:
    values = [(name, item[name]) for name in ATTRIBUTES if item.get(name)]
    found: list[Text] = [(f"kind-{item['kind']}", {}), ("fact-cost", {"cost": item["cost"]})]
    found += [("fact-attribute", {"attribute": f"@attribute-{name}", "value": f"{n:+d}"}) for name, n in values]
    if item.get("abilities"):
        found.append(("fact-abilities", {"abilities": _abilities(item["abilities"])}))
    power: Text = ("fact-power", {"power": f"@power-{item.get('power')}"})
    return [*found, power] if "power" in item else found


def _abilities(names: list[str]) -> str:
    return " ".join(f"@ability-{name}" for name in names)


def _biome(item: Row) -> list[Text]:
    if item.get("final"):
        return [("fact-sun", SUN)]
    gain: Text = ("fact-gain", {"points": 1, "abilities": _abilities(item.get("gain", []))})
    loss: Text = ("fact-loss", {"points": 1, "ability": f"@ability-{item.get('loss')}"})
    return [*([gain] if item.get("gain") else []), *([loss] if "loss" in item else [])]


def _challenge(item: Row) -> list[Text]:
    found: list[Text] = [("fact-special", {})] if "special" in item else []
    bonus = item.get("bonus", {}).items()
    return found + [("fact-bonus", {"ability": f"@ability-{name}", "points": f"{n:+d}"}) for name, n in bonus]
