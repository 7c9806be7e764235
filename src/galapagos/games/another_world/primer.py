"""The page of the rules: its sections, with the numbers of the deck and of the rules."""

from __future__ import annotations

from galapagos.decks import Row
from galapagos.games.another_world import GAME
from galapagos.games.another_world.deck import Deck
from galapagos.games.another_world.game import HAND
from galapagos.games.another_world.names import FULL, TRAIT_NAMES
from galapagos.games.another_world.rules.turn import CARDS_EACH, LAST_ROUND, LONGEST_ROUND
from galapagos.games.another_world.traits.defensive import DOSE
from galapagos.games.another_world.traits.energetic import CHARMED_BELOW, TINY_CARDS, TINY_ENERGY
from galapagos.kernel.text import Param, Text
from galapagos.primer import Example, Grid, Section

BASE, QUARTET, SOLO = GAME.modes
TINY: dict[str, Param] = {"tinyCards": TINY_CARDS, "tinyEnergy": TINY_ENERGY}
AT_PLAY = (BASE.name, QUARTET.name)


def sections(deck: Deck, players: int, mode: str) -> list[Section]:
    """The page in the order of play, then traits and modes."""
    return [*_beginning(deck, players, mode), *_turn(), *_actions(), *_rest(deck, mode), *_shade(deck)]


def _goals(mode: str) -> list[int]:
    """The transmutations that each side needs."""
    return list(GAME.start(mode=mode or None).view(None)["goals"])


def _beginning(deck: Deck, players: int, mode: str) -> list[Section]:
    counts: dict[str, Param] = {"sources": len(deck.source_ids), "cards": len(deck.upright), "hand": HAND}
    sources = tuple(("source", id) for id in deck.source_ids)
    return [
        Section("goal", "End of the game, Quartet mode", {"goal": _goals(mode)[0]}),
        Section("setup", "Setup", counts, grid=_energy(deck, players, mode), plates=sources),
        Section("round", "Round overview, redraw", {"longest": LONGEST_ROUND}, "ask-redraw when-redraw when-keep"),
    ]


def _counts(players: int, mode: str) -> list[int]:
    """The numbers of players that the page is for; alone, the Source is that of the fewest."""
    if mode == SOLO.name:
        return [BASE.fewest]
    return [count for count in range(BASE.fewest, BASE.most + 1) if players in (0, count)]


def _energy(deck: Deck, players: int, mode: str) -> Grid:
    counts = _counts(players, mode)
    heads: list[Param] = ["@rules-sources-source", *(f"@rules-sources-players:{n}" for n in counts)]
    return Grid(
        [*heads, "@rules-sources-extra"], [_source(deck, place, counts) for place in range(len(deck.source_ids))]
    )


def _source(deck: Deck, place: int, counts: list[int]) -> list[Param | Text]:
    lower = deck.source["source"][place]["lower"]
    return [deck.source_labels[place], *(lower[n - BASE.fewest] for n in counts), _extra(deck, place)]


def _extra(deck: Deck, place: int) -> Param | Text:
    trait = deck.source_trait[place]
    if trait < 0:
        return ""
    return ("rules-sources-trait", {"upper": deck.source_upper[place], "trait": f"@trait-{TRAIT_NAMES[trait]}"})


def _turn() -> list[Section]:
    return [
        Section("turn", "Player's turn"),
        Section(
            "create",
            "Step 1, a new creature",
            about="ask-create when-create when-no-creature why-no-card",
            example=Example(("created",)),
        ),
        Section(
            "evolve",
            "Step 2, a new trait",
            about="ask-evolve ask-onto when-evolve when-onto when-no-trait why-card-first why-creature-now"
            " why-no-such-creature why-not-yours why-has-trait why-all-have-trait",
            example=Example(("evolved",)),
        ),
        Section(
            "activate",
            "Step 3, activation",
            about="ask-activate ask-action when-activate why-asleep why-used why-lacks-trait why-itself",
        ),
    ]


def _actions() -> list[Section]:
    return [
        Section(
            "gain",
            "Gain Energy, with its example and note",
            {"full": FULL},
            "when-gain why-lower-empty why-upper-empty why-upper-closed why-track-full ask-triggers when-give"
            " when-charm when-shed when-enough why-not-caring why-not-charming why-charmed-enough why-not-long-tailed"
            " why-friend-full",
            example=Example(("activated", "gained-lower")),
        ),
        Section(
            "attack",
            "Attack, with its example",
            about="ask-strike ask-strike-more ask-answer when-attack when-strike when-burn when-stop when-poison"
            " when-avenge when-spare why-no-attacking-trait why-astral why-flying why-not-attacking why-no-fire"
            " why-no-such-card why-negated why-strike-first why-pick-burnt-trait why-used-up why-no-effect",
            example=Example(("activated", "attacked", "drained", "gained", "fell-asleep")),
        ),
        Section("transmute", "Transmute", {"full": FULL} | TINY, "when-transmute why-too-little-energy"),
        Section("sleep", "Sleep", about="when-sleep"),
    ]


def _rest(deck: Deck, mode: str) -> list[Section]:
    goal, quartet = _goals(mode)[0], _goals(QUARTET.name)[0]
    faces = deck.upright + deck.turned
    traits: dict[str, Param] = {
        "copies": _spread([faces.count(trait) for trait in range(len(TRAIT_NAMES))]),
        "cards": len(deck.upright),
        "dose": DOSE,
        "charmed": CHARMED_BELOW,
    }
    return [
        Section(
            "traits",
            "Traits",
            traits | TINY,
            "ask-silence ask-copy when-scare when-silence when-mimic when-copy when-wake why-pick-trait",
            plates=tuple(("trait", name) for name in TRAIT_NAMES),
        ),
        Section("round-end", "End of the round", {"draws": CARDS_EACH}, example=Example(("round-ended", "new-source"))),
        Section("end", "End of the game, Quartet mode", {"goal": goal, "rounds": LAST_ROUND}),
        Section(
            "quartet",
            "End of the game, Quartet mode",
            {"fewest": QUARTET.fewest, "most": QUARTET.most, "quartet": quartet},
            modes=AT_PLAY,
        ),
        Section("secrets", "Setup"),
    ]


def _spread(counts: list[int]) -> str:
    """One number if all are equal, else from the least to the most."""
    low, high = min(counts), max(counts)
    return str(low) if low == high else f"{low}–{high}"


def _shade(deck: Deck) -> list[Section]:
    goal, shade = _goals(SOLO.name)
    numbers: dict[str, Param] = {"goal": goal, "shade": shade, "energyFor": BASE.fewest, "hand": HAND}
    only, turn = (SOLO.name,), "Solo mode: the Shade's turn, changes in the traits"
    attack = Example(("chose-by-lot", "attacked"), SOLO.name)
    cards: dict[str, Param] = {"choices": len(deck.choice_creature)}
    return [
        Section("shade", "Solo mode: setup, Choice cards", numbers | {"rounds": LAST_ROUND}, modes=only),
        Section("shade-lots", "Solo mode: setup, Choice cards", cards, modes=only),
        Section("shade-turn", turn, modes=only, example=attack),
        Section("shade-traits", turn, modes=only),
    ]


def facts(deck: Deck, section: str, item: Row) -> list[Text]:
    """A Source's energy for each number of players; a trait's colour and how many cards have it."""
    if section == "source":
        counts = range(BASE.fewest, BASE.most + 1)
        found: list[Text] = [
            ("fact-lower", {"energy": e, "players": n}) for n, e in zip(counts, item["lower"], strict=True)
        ]
        upper: Text = ("fact-upper", {"energy": item.get("upper", 0), "trait": f"@trait-{item.get('trait')}"})
        return [*found, upper] if "trait" in item else found
    count = (deck.upright + deck.turned).count(TRAIT_NAMES.index(item["id"]))
    return [(f"fact-colour-{item['kind']}", {}), ("fact-copies", {"count": count, "all": len(deck.upright)})]
