"""Every action of Evoloosen as a verb and what it acts on."""

from __future__ import annotations

from typing import Final

from galapagos.games.evoloosen.codes import ADAPTATION_FACES, INVENTION_FACES, SEATS, SPECIES
from galapagos.kernel.verbs import Operand, Verb, Verbs

TEMPLATES: Final = 5  # ready-made offers of each kind
ROW: Final = 16  # the most Unresolved cards that can be named
CUTS: Final = 3
PILES: Final = 5
AIMS: Final = ["p0", "p1", "p2", "p3", "p4", "enemy", "tame", "-"]
DEALS: Final = ["collab", "trade", "bribe"]
COLLAB: Final = 0
TRADE: Final = 1
BRIBE: Final = 2
PROMISES: Final = ["help", "spare", "decline", "sabotage-0", "sabotage-1", "sabotage-2", "sabotage-3", "sabotage-4"]
HELP: Final = 0
SPARE: Final = 1
DECLINE: Final = 2
SABOTAGE: Final = 3  # and the seat

VERBS: Final = Verbs()


def _inventions() -> Operand:
    return Operand("invention", INVENTION_FACES, "i")


def _genes() -> Operand:
    return Operand("gene", ADAPTATION_FACES, "a")


def _seat() -> Operand:
    return Operand("player", SEATS, "p")


PASS: Final[Verb] = VERBS.add("pass")
PICK: Final[Verb] = VERBS.add("species", Operand("species", len(SPECIES), "", list(SPECIES)))
# Exploring
EXPLORE: Final[Verb] = VERBS.add("explore")
TAKE: Final[Verb] = VERBS.add("take", Operand("row", ROW, "u"))
FIGHT: Final[Verb] = VERBS.add("fight")
LEAVE: Final[Verb] = VERBS.add("leave")
KEEP: Final[Verb] = VERBS.add("keep")
PAY: Final[Verb] = VERBS.add("pay")
TAME: Final[Verb] = VERBS.add("tame")
# Battle
SOLO: Final[Verb] = VERBS.add("solo")
TEAM: Final[Verb] = VERBS.add("team")
VOLUNTEER: Final[Verb] = VERBS.add("volunteer")
UNLEASH: Final[Verb] = VERBS.add("unleash", Operand("aim", 8, "", list(AIMS)))
# Inventions
PLAY: Final[Verb] = VERBS.add("play", _inventions(), Operand("aim", 8, "", list(AIMS)))
REDIRECT: Final[Verb] = VERBS.add("redirect", Operand("aim", 8, "", list(AIMS)))
DISCARD: Final[Verb] = VERBS.add("discard", _inventions())
# Action
RECYCLE: Final[Verb] = VERBS.add("recycle", _inventions())
REPAIR: Final[Verb] = VERBS.add("repair", _inventions())
USE: Final[Verb] = VERBS.add("use", _genes())
# Adapting
ADAPT: Final[Verb] = VERBS.add("adapt", Operand("slot", 6, "g"))
SNIP: Final[Verb] = VERBS.add("snip", Operand("slot", 6, "g"))
LOSE: Final[Verb] = VERBS.add("lose", _genes())
STEAL: Final[Verb] = VERBS.add("steal", _genes())
EXPAND: Final[Verb] = VERBS.add("expand")
CUT: Final[Verb] = VERBS.add("cut", Operand("cut", CUTS, "c"))
PILE: Final[Verb] = VERBS.add("pile", Operand("pile", PILES, "k"))
# Offers
TALK: Final[Verb] = VERBS.add("talk")
DEAL: Final[Verb] = VERBS.add("deal", Operand("deal", 3, "", list(DEALS)), _seat())
TEMPLATE: Final[Verb] = VERBS.add("template", Operand("template", TEMPLATES, "t"))
FORM: Final[Verb] = VERBS.add("form")
GIVE_MP: Final[Verb] = VERBS.add("give-mp", Operand("n", 9))
GIVE_CARD: Final[Verb] = VERBS.add("give-card", Operand("hand", 8, "h"))
WANT_MP: Final[Verb] = VERBS.add("want-mp", Operand("n", 9))
WANT_CARD: Final[Verb] = VERBS.add("want-card", _inventions())
WANT_ANY: Final[Verb] = VERBS.add("want-any", Operand("n", 9))
SHARE: Final[Verb] = VERBS.add("share", Operand("mp", 6), Operand("cards", 6))
PLEDGE: Final[Verb] = VERBS.add("pledge", Operand("promise", 8, "", list(PROMISES)))
ASK: Final[Verb] = VERBS.add("ask", Operand("promise", 8, "", list(PROMISES)))
SEND: Final[Verb] = VERBS.add("send")
ACCEPT: Final[Verb] = VERBS.add("accept")
REJECT: Final[Verb] = VERBS.add("reject")
COUNTER: Final[Verb] = VERBS.add("counter")
HAND_OVER: Final[Verb] = VERBS.add("hand-over", Operand("hand", 8, "h"))
# The arena's loot
LOOT: Final[Verb] = VERBS.add("loot", _seat())
