"""What the cards of a deck do, in words made from their data: true for a deck of one's own, too.

An item is a row of the deck or what a view shows of it: both have the same keys.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from galapagos.files import package_toml
from galapagos.games.evolve.deck import ATTRIBUTES, SPECIALS, titles
from galapagos.kernel.text import Param, Text

Item = dict[str, Any]

# What the ability that a special challenge favours is added to.
FAVOURED: Final = {
    "circle-of-life": "resilience",
    "meteor": "resilience",
    "wildfire": "resilience",
    "human-abduction": "allure",
    "starvation": "gathering",
}


@cache
def standard() -> dict[str, str]:
    """The names that the catalogue has words for."""
    return titles(package_toml("galapagos.games.evolve", "cards.toml"))


def label(prefix: str, item: Item) -> str:
    """How texts name it: by the catalogue if it is a standard card, else by the deck's own name."""
    key = f"{prefix}-{item['id']}"
    return f"@{key}" if standard().get(key) == item["name"] else str(item["name"])


def rules_of(section: str, item: Item) -> list[Text]:
    """What the deck's entry does, sentence by sentence."""
    if section == "challenge":
        return challenge(item)
    if section == "biome" and item.get("final"):
        return [("rule-last-round-text", {})]
    if section == "creature" and item.get("power"):
        return [(f"power-{item['power']}-text", {})]
    return []


def challenge(item: Item) -> list[Text]:
    """What comes first, what counts, and what it brings."""
    rule = item.get("rule") or item.get("special") or item.get("action")
    found: list[Text] = [(f"rule-{rule}-text", {})] if rule else []
    if rule not in SPECIALS:
        found.append(ranked(item["score"]))
    found += [favour(rule or "", ability, points) for ability, points in item.get("bonus", {}).items()]
    return [*found, ("rule-special-text" if rule in SPECIALS else "rule-places-text", {})]


def ranked(score: dict[str, int]) -> Text:
    """Which attributes are added up, and which are taken off."""
    plus = [f"@attribute-{name}" for name in ATTRIBUTES if score.get(name, 0) > 0]
    minus = [f"@attribute-{name}" for name in ATTRIBUTES if score.get(name, 0) < 0]
    told: dict[str, Param] = {"plus": " ".join(plus), "pluses": len(plus), "minus": " ".join(minus)}
    told["minuses"] = len(minus)
    told["first"], told["second"] = [*plus, "", ""][:2]
    return ("tell-ranked", told)


def favour(rule: str, ability: str, points: int) -> Text:
    """Which ability helps, and how much."""
    told: dict[str, Param] = {"ability": f"@ability-{ability}", "points": points}
    if rule in FAVOURED:
        return ("tell-favour", told | {"attribute": f"@attribute-{FAVOURED[rule]}"})
    return ("tell-bonus", told)
