"""The page of the rules: its sections, with the numbers of the decks and of the rules."""

from __future__ import annotations

from collections import Counter

from galapagos.decks import Row
from galapagos.games.evoloosen import GAME, codes
from galapagos.games.evoloosen.deck import Deck
from galapagos.games.evoloosen.rules.action import REPAIR_COST, TRADE_LIMIT
from galapagos.games.evoloosen.rules.battle import COLLAB_LIMIT
from galapagos.games.evoloosen.rules.exploring import EXPLORE_LIMIT, LAND_CARDS, LAND_MP, RENT
from galapagos.games.evoloosen.rules.form import MOST_CARDS
from galapagos.games.evoloosen.rules.taming import TAME_MARGIN
from galapagos.games.evoloosen.rules.turn import FIRST_HAND, FIRST_MP
from galapagos.games.evoloosen.rules.upkeep import INCOME
from galapagos.games.evoloosen.state import POOL
from galapagos.kernel.text import Param, Text
from galapagos.primer import NO_PARAMS, Example, Grid, Section

FINALS = (GAME.modes[1].name,)
ENDING = "Victory, Last Round, Final PvP Battles"


def sections(deck: Deck, players: int, mode: str) -> list[Section]:
    """The page: the frame, the turn, Inventions and battles, bargains, the finals."""
    return [*_frame(deck), *_turn(), *_inventions(deck), *_battle(), *_finals()]


def _of_species(deck: Deck) -> list[int]:
    """How many Adaptations each species has of its own."""
    return [
        sum(c for c, s in zip(deck.adaptations.copies, deck.of_species, strict=True) if s == each)
        for each in range(len(codes.SPECIES))
    ]


def _frame(deck: Deck) -> list[Section]:
    own = _of_species(deck)
    sizes: dict[str, Param] = {
        "hand": FIRST_HAND,
        "money": FIRST_MP,
        "pool": POOL,
        "common": sum(deck.adaptations.copies) - sum(own),
        "own": f"{min(own)}–{max(own)}" if min(own) < max(own) else min(own),
        "habitat": sum(deck.habitat.copies),
        "inventions": sum(deck.inventions.copies),
    }
    powers: dict[str, Param] = {
        "landMp": LAND_MP,
        "landCards": LAND_CARDS,
        "rent": RENT,
        "repair": REPAIR_COST,
        "margin": TAME_MARGIN,
    }
    return [
        Section("goal", ENDING, {"goal": codes.GOAL, "rounds": codes.LAST_ROUND}),
        Section("words", "Primal Force, Winning a Battle / General Notes", {"mp": codes.MP_LIMIT}),
        Section("setup", "Setup", sizes, "ask-species when-species why-species-taken"),
        Section(
            "habitat",
            "Decks / Looting, Villager Quests",
            NO_PARAMS,
            "ask-idle ask-pay ask-keep when-fight when-leave when-keep when-pay why-no-enemy why-predator-attacks"
            " why-no-quest why-no-companion why-quest",
            grid=_kinds(deck),
            plates=tuple(("habitat", deck.habitat.ids[deck.kind.index(kind)]) for kind in sorted(set(deck.kind))),
        ),
        Section(
            "species",
            "Keywords: Repair / Keywords: Explore, Owned Land",
            powers,
            "ask-tame when-tame why-not-wrangler why-not-predator why-too-wild when-repair why-not-scavenger"
            " why-not-used when-expand why-not-expansionist why-no-land",
            plates=tuple(("species", each) for each in codes.SPECIES),
        ),
    ]


def _kinds(deck: Deck) -> Grid:
    """How many Habitat cards of each kind there are."""
    counts: Counter[int] = Counter()
    for kind, copies in zip(deck.kind, deck.habitat.copies, strict=True):
        counts[kind] += copies
    rows: list[list[Param | Text]] = [[f"@kind-{name}", counts[kind]] for kind, name in enumerate(codes.KINDS)]
    return Grid(["@rules-habitat-kind", "@rules-habitat-cards"], rows)


def _turn() -> list[Section]:
    limits: dict[str, Param] = {"type": codes.TYPE_LIMIT, "cards": codes.HAND_LIMIT, "mp": codes.MP_LIMIT}
    explore = "Exploring Phase, Unresolved Habitat Cards"
    adapting = "Adapting Phase, Limitations"
    return [
        Section("round", "Turns, Rounds"),
        Section(
            "explore", explore, {"again": EXPLORE_LIMIT}, "ask-explore when-explore", example=Example(("explored",))
        ),
        Section("unresolved", explore, NO_PARAMS, "when-take why-no-card"),
        Section(
            "action",
            "Action Phase",
            NO_PARAMS,
            "ask-action ask-recycle when-recycle when-use when-pass why-two-cards why-no-effect why-once-a-round"
            " why-own-turn why-not-yours",
        ),
        Section(
            "adapt",
            f"{adapting} / Keywords: Adapt, Expand",
            NO_PARAMS,
            "ask-adapt when-adapt why-mp why-slot-empty why-pool-empty why-doubled",
            example=Example(("wants-to-adapt", "acquired")),
        ),
        Section(
            "limits",
            adapting,
            limits,
            "ask-lose ask-discard when-lose when-discard why-cannot-hold why-other-species why-one-armor"
            " why-four-of-a-type why-hand-full why-mp-limit why-hand-limit",
        ),
        Section("round-end", "Turns, Rounds", {"income": INCOME}, example=Example(("round-ended", "refreshed-pool"))),
    ]


def _inventions(deck: Deck) -> list[Section]:
    counts: Counter[int] = Counter()
    for kind, copies in zip(deck.type, deck.inventions.copies, strict=True):
        counts[kind] += copies
    types: list[list[Param | Text]] = [
        [f"@type-{name}", counts[kind]] for kind, name in enumerate(codes.INVENTION_TYPES)
    ]
    return [
        Section(
            "inventions",
            "Intelligence System, types of Inventions / effects of cards",
            NO_PARAMS,
            "when-play when-snip when-steal ask-steal ask-snip why-cp why-not-held why-no-target why-no-battle"
            " why-target why-swift-only why-action-or-swift why-battle-or-swift why-not-yourself why-nothing-there"
            " why-guarded why-not-theirs why-finish-first",
            grid=Grid(["@rules-inventions-type", "@rules-inventions-cards"], types),
        ),
        Section(
            "swift",
            "Intelligence System, types of Inventions",
            {"depth": codes.ANSWER_DEPTH},
            "ask-swift ask-swift-adapt ask-answer ask-redirect when-redirect why-no-play why-same-target"
            " why-no-other-target",
        ),
    ]


def _battle() -> list[Section]:
    bargains: dict[str, Param] = {"collabs": COLLAB_LIMIT, "trades": TRADE_LIMIT, "cardsGiven": MOST_CARDS}
    return [
        Section(
            "battle",
            "In Battle, Battle Turns, Sabotaging",
            NO_PARAMS,
            "ask-solo ask-battle-turn ask-sabotage when-solo when-team",
            example=Example(("battle-began", "boosted")),
        ),
        Section(
            "battle-end",
            "Looting, Villager Quests",
            example=Example(("explored", "battle-began", "won-battle")),
        ),
        Section(
            "tames",
            "Keywords: Tame, Unleash / Keywords: Adapt, Expand",
            NO_PARAMS,
            "when-unleash why-no-tame why-tapped ask-cut ask-pile when-cut when-pile why-same-cut why-no-pile"
            " why-expand-once",
        ),
        Section(
            "bargaining",
            "Negotiations & Bribing / Battle With Collaboration, Collaborations",
            bargains,
            "ask-volunteer ask-help ask-reply ask-bribe ask-trade ask-deal ask-template ask-form ask-hand-over"
            " when-volunteer when-talk when-deal when-template when-form when-give-mp when-give-card when-want-mp"
            " when-want-card when-want-any when-share when-pledge when-ask when-send when-accept when-reject"
            " when-counter when-hand-over why-nothing-to-offer why-two-trades why-one-offer why-no-collab why-no-trade"
            " why-no-bribe why-only-invited why-no-player why-no-template why-line-passed why-zero why-three-cards"
            " why-equal-card why-share-of-loot why-loot why-decline why-third-player why-offer-mp why-offer-cards"
            " why-hand-over why-one-counter",
        ),
    ]


def _finals() -> list[Section]:
    return [
        Section("last-round", ENDING, {"goal": codes.GOAL}, modes=FINALS),
        Section("preparation", ENDING, NO_PARAMS, "why-not-in-finals why-no-offers-in-finals", modes=FINALS),
        Section("arena", ENDING, {"cards": codes.HAND_LIMIT}, "ask-loot when-loot why-not-beaten", modes=FINALS),
        Section("duel", ENDING, NO_PARAMS, "ask-duel-turn", modes=FINALS),
        Section("secrets", "General Notes"),
    ]


def facts(deck: Deck, section: str, item: Row) -> list[Text]:
    """What a card is, costs and gives, whose it is, and how many there are."""
    if section not in TELLERS:
        return []
    sizes = {each.title: sum(each.copies) for each in (deck.habitat, deck.inventions, deck.adaptations)}
    return [*TELLERS[section](item), ("fact-copies", {"count": item.get("copies", 1), "all": sizes[section]})]


def _invention(item: Row) -> list[Text]:
    return [*_labels(item, "type", "category"), ("fact-cp", {"cp": item["cp"]})]


def _labels(item: Row, *fields: str) -> list[Text]:
    return [(f"{field}-{item[field]}", {}) for field in fields]


def _being(item: Row) -> list[Text]:
    found = _labels(item, "kind")
    if "pf" in item:
        found.append(("fact-companion" if item["kind"] in ("pet", "mount") else "fact-pf", {"pf": item["pf"]}))
    if "cost" in item:
        found.append(("fact-price", {"cost": item["cost"]["mp"]}))
    loot = item.get("loot", {})
    told: Text = ("fact-loot", {"mp": loot.get("mp", 0), "inventions": loot.get("inventions", 0)})
    return [*found, told] if loot else found


def _gene(item: Row) -> list[Text]:
    found = [*_labels(item, "type"), ("fact-cost", {"cost": item["cost"]})]
    found += [(f"fact-{name}", {name: item[name]}) for name in ("pf", "int") if item.get(name)]
    whose: Text = ("fact-species", {"species": f"@species-{item.get('species')}"})
    return [*found, whose] if "species" in item else found


TELLERS = {"habitat": _being, "invention": _invention, "adaptation": _gene}
