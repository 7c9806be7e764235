"""The closed vocabulary of the cards, as words in the deck and as small numbers in the rules."""

from __future__ import annotations

from typing import Final

# --- Habitat: what a card is ------------------------------------------------------------------
KINDS: Final = ["predator", "antagonist", "villager", "pet", "mount", "opportunity", "event", "hazard", "die", "land"]
PREDATOR: Final = 0
ANTAGONIST: Final = 1
VILLAGER: Final = 2
PET: Final = 3
MOUNT: Final = 4
OPPORTUNITY: Final = 5
EVENT: Final = 6
HAZARD: Final = 7
DIE: Final = 8
LAND: Final = 9

# --- Inventions -------------------------------------------------------------------------------
CATEGORIES: Final = ["cheats", "chemicals", "gadgets", "common"]
INVENTION_TYPES: Final = ["action", "battle", "swift"]
ACTION: Final = 0
BATTLE: Final = 1
SWIFT: Final = 2
TARGETS: Final = ["none", "enemy", "fighter", "either", "player", "play"]
AT_NONE: Final = 0
AT_ENEMY: Final = 1
AT_FIGHTER: Final = 2
AT_EITHER: Final = 3
AT_PLAYER: Final = 4
AT_PLAY: Final = 5
# What a play can name: a seat (0 to 4), the Enemy, the unleashed tame, or nothing.
ENEMY: Final = 5
TAME: Final = 6
NOTHING: Final = 7

# --- Adaptations ------------------------------------------------------------------------------
ADAPTATION_TYPES: Final = ["pf", "int", "armor", "empty-armor"]
PRIMAL: Final = 0
MIND: Final = 1
ARMOR: Final = 2
EMPTY_ARMOR: Final = 3

# --- Species ----------------------------------------------------------------------------------
SPECIES: Final = ["expansionist", "scavenger", "wrangler", "mimic", "symbiont"]
EXPANSIONIST: Final = 0
SCAVENGER: Final = 1
WRANGLER: Final = 2
MIMIC: Final = 3
SYMBIONT: Final = 4

# --- Effects ----------------------------------------------------------------------------------
OPS: Final = [
    "mp",
    "draw",
    "discard",
    "take-mp",
    "take-card",
    "peek-hand",
    "peek-habitat",
    "peek-genes",
    "pf",
    "int",
    "cp",
    "boost",
    "scare",
    "shield",
    "loot",
    "prevent",
    "redirect",
    "gain-adaptation",
    "lose-adaptation",
    "take-adaptation",
    "adapt-twice",
    "discount",
    "snip",
    "renew",
    "explore",
    "skip-adapting",
]
OP_MP: Final = 0
OP_DRAW: Final = 1
OP_DISCARD: Final = 2
OP_TAKE_MP: Final = 3
OP_TAKE_CARD: Final = 4
OP_PEEK_HAND: Final = 5
OP_PEEK_HABITAT: Final = 6
OP_PEEK_GENES: Final = 7
OP_PF: Final = 8
OP_INT: Final = 9
OP_CP: Final = 10
OP_BOOST: Final = 11
OP_SCARE: Final = 12
OP_SHIELD: Final = 13
OP_LOOT: Final = 14
OP_PREVENT: Final = 15
OP_REDIRECT: Final = 16
OP_GAIN_ADAPTATION: Final = 17
OP_LOSE_ADAPTATION: Final = 18
OP_TAKE_ADAPTATION: Final = 19
OP_ADAPT_TWICE: Final = 20
OP_DISCOUNT: Final = 21
OP_SNIP: Final = 22
OP_RENEW: Final = 23
OP_EXPLORE: Final = 24
OP_SKIP_ADAPTING: Final = 25

WHO: Final = ["self", "target", "others", "each", "most"]
SELF: Final = 0
TARGET: Final = 1
OTHERS: Final = 2
EACH: Final = 3
MOST: Final = 4

CONDITIONS: Final = ["pf", "int", "mp", "hand", "adaptations", "most", "pf-cards", "int-cards", "armor-cards"]
IF_PF: Final = 0
IF_INT: Final = 1
IF_MP: Final = 2
IF_HAND: Final = 3
IF_ADAPTATIONS: Final = 4
IF_MOST: Final = 5
IF_PF_CARDS: Final = 6
IF_INT_CARDS: Final = 7
IF_ARMOR_CARDS: Final = 8

MOMENTS: Final = ["action", "battle", "win", "defeat", "quest", "used-on", "upkeep", "always"]
WHEN_ACTION: Final = 0
WHEN_BATTLE: Final = 1
WHEN_WIN: Final = 2
WHEN_DEFEAT: Final = 3
WHEN_QUEST: Final = 4
WHEN_USED_ON: Final = 5
WHEN_UPKEEP: Final = 6
ALWAYS: Final = 7

GUARDS: Final = ["mp", "hand", "adaptations", "skip", "defeat", "inventions"]
GUARD_MP: Final = 0
GUARD_HAND: Final = 1
GUARD_ADAPTATIONS: Final = 2
GUARD_SKIP: Final = 3
GUARD_DEFEAT: Final = 4
GUARD_INVENTIONS: Final = 5

IMPROVES: Final = [
    "rent",
    "land-draw",
    "repair-count",
    "repair-cp",
    "tame-reach",
    "unleash-cost",
    "mimic-draw",
    "mimic-count",
    "symbiont-gain",
    "symbiont-shield",
]
MORE_RENT: Final = 0
LAND_DRAW: Final = 1
MORE_REPAIR: Final = 2
REPAIR_CP: Final = 3
TAME_REACH: Final = 4
CHEAP_UNLEASH: Final = 5
MIMIC_DRAW: Final = 6
MIMIC_COUNT: Final = 7
SYMBIONT_GAIN: Final = 8
SYMBIONT_SHIELD: Final = 9

# --- When an Invention can be used, as bits: a window or a turn is open for some of them ---------
USE_ANYTIME: Final = 1
USE_IN_BATTLE: Final = 2
USE_AS_ANSWER: Final = 4

# --- Limits -------------------------------------------------------------------------------------
GOAL: Final = 8
HAND_LIMIT: Final = 8
MP_LIMIT: Final = 8
TYPE_LIMIT: Final = 4
LAST_ROUND: Final = 40
ANSWER_DEPTH: Final = 4
SEATS: Final = 5
INVENTION_FACES: Final = 48
ADAPTATION_FACES: Final = 64
HABITAT_FACES: Final = 64

FORMS: Final = [
    "wolf",
    "cat",
    "bear",
    "bird",
    "lizard",
    "crab",
    "squid",
    "bug",
    "plant",
    "golem",
    "humanoid",
    "robot",
    "ghost",
    "fish",
    "mushroom",
]
MODIFIERS: Final = [
    "small",
    "large",
    "long",
    "spiked",
    "spotted",
    "striped",
    "glowing",
    "woolly",
    "wet",
    "scaled",
    "many",
]
