"""How actions are told, pointed at and written down: operands as things on the table and as words."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.rules.adapting import Expand, cut_sizes
from galapagos.games.evoloosen.rules.choosing import TakeGene, gene_with
from galapagos.games.evoloosen.rules.deals import Talking, Trades
from galapagos.games.evoloosen.rules.offers import fill_template
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.games.evoloosen.terms import terms
from galapagos.kernel.text import Param, Text
from galapagos.kernel.verbs import Operand


def anchor(s: Evoloosen, operand: str, value: int, seat: int) -> str:
    """The thing on the table that an operand names."""
    if operand == "aim":
        return aim_thing(value)
    if operand == "gene":
        return gene_thing(s, value, seat)
    if operand == "row":
        return f"habitat:{s.unresolved[value]}" if value < len(s.unresolved) else f"row:{value}"
    if operand == "hand":
        hand = s.seats[seat].hand
        return f"invention:{s.inventions.face[hand[value]]}" if value < len(hand) else f"hand:{value}"
    if operand == "species":
        return f"species:{codes.SPECIES[value]}"
    if operand == "deal":
        return f"deal:{v.DEALS[value]}"
    if operand == "promise":
        return f"promise:{v.PROMISES[value]}"
    return f"{operand}:{value}"


def aim_thing(aim: i64) -> str:
    if aim < codes.ENEMY:
        return f"player:{aim}"
    if aim == codes.NOTHING:
        return ""
    return "enemy:0" if aim == codes.ENEMY else "tame:0"


def gene_thing(s: Evoloosen, face: int, seat: int) -> str:
    """An Adaptation in a collection: one's own, or the victim's while one is being stolen."""
    owner: i64 = seat
    top = s.top
    if isinstance(top, TakeGene):
        owner = top.victim
    token = gene_with(s, owner, face)
    return f"gene:{token}" if token >= 0 else f"face:{face}"


def param(s: Evoloosen, operand: str, value: int, seat: int) -> Param:
    """How an operand is told in words."""
    deck = s.deck
    if operand == "invention":
        return deck.inventions.titles[value] if value < len(deck.cp) else value
    if operand == "hand":
        hand = s.seats[seat].hand
        return deck.inventions.titles[s.inventions.face[hand[value]]] if value < len(hand) else value
    if operand == "gene":
        return deck.adaptations.titles[value] if value < len(deck.part) else value
    if operand == "slot":
        token = s.pool[value] if value < len(s.pool) else -1
        return s.gene_title(token) if token >= 0 else value
    if operand == "row":
        return s.habitat_title(s.unresolved[value]) if value < len(s.unresolved) else value
    if operand == "aim":
        return f"player:{value}" if value < codes.ENEMY else f"@aim-{v.AIMS[value]}"
    if operand == "player":
        return f"player:{value}"
    return _named(operand, value)


def _named(operand: str, value: int) -> Param:
    if operand == "species":
        return f"@species-{codes.SPECIES[value]}"
    if operand == "deal":
        return f"@deal-{v.DEALS[value]}"
    return value + 1 if operand in ("cut", "pile") else value


def describe(s: Evoloosen, action: int, text: Text, seat: int) -> Text:
    """The kernel's words for an action of the seat, with a key of its own where the operand changes the sentence."""
    key, params = text
    if v.PLAY.has(action) and v.PLAY.values(action)[1] == codes.NOTHING:
        return ("act-play-plain", {"invention": params["invention"]})
    if v.PLEDGE.has(action) or v.ASK.has(action):
        verb = v.PLEDGE if v.PLEDGE.has(action) else v.ASK
        return promise_words(key, verb.operand(action))
    if v.TEMPLATE.has(action):
        return template_words(s, v.TEMPLATE.operand(action), seat)
    if (v.CUT.has(action) or v.PILE.has(action)) and isinstance(s.top, Expand):
        return (key, params | pile_sizes(s, s.top, action))
    return text


def template_words(s: Evoloosen, template: int, seat: int) -> Text:
    """A ready-made offer with its terms; its maker knows its cards."""
    top = s.top.voice(seat) if isinstance(s.top, Trades) else s.top
    if not isinstance(top, Talking) or len(top.picked) < 2:
        return (f"act-template-{v.DEALS[v.TRADE]}-{template}", {"give": "@term-nothing", "want": "@term-nothing"})
    kind, to = v.DEAL.values(top.picked[1])
    offer = Offer(kind, top.seat, to)
    fill_template(s, offer, template)
    return (f"act-template-{v.DEALS[kind]}-{template}", terms(s, offer, True))


def pile_sizes(s: Evoloosen, expand: Expand, action: int) -> dict[str, Param]:
    """How many cards the piles of a cut have, or the pile that may be chosen."""
    cut = v.CUT.operand(action) if v.CUT.has(action) else expand.cut
    sizes = cut_sizes(len(s.habitat_pile), s.gene_count(expand.seat, codes.MIND) + 1, cut)
    if v.CUT.has(action):
        return {"sizes": ", ".join([str(size) for size in sizes])}
    pile = v.PILE.operand(action)
    return {"size": sizes[pile] if pile < len(sizes) else 0}


def promise_words(key: str, code: int) -> Text:
    if code >= v.SABOTAGE:
        return (f"{key}-sabotage", {"target": f"player:{code - v.SABOTAGE}"})
    return (f"{key}-{v.PROMISES[code]}", {})


# --- Notation: the deck's own words instead of numbers ------------------------------------------------------


def notation(s: Evoloosen, action: int) -> str:
    """Verb and operands; Inventions and Adaptations by their ids."""
    verb = v.VERBS.verb(action)
    words = [verb.name]
    values = verb.values(action)
    for i, operand in enumerate(verb.operands):
        ids = operand_ids(s, operand)
        value = values[i]
        words.append(ids[value] if value < len(ids) else operand.text(value))
    return " ".join(words)


def operand_ids(s: Evoloosen, operand: Operand) -> list[str]:
    if operand.name == "invention":
        return s.deck.inventions.ids
    return s.deck.adaptations.ids if operand.name == "gene" else []


def parse(s: Evoloosen, text: str) -> int:
    """The action that the notation names."""
    words = text.split()
    for verb in v.VERBS.verbs:
        if words and verb.name == words[0]:
            for i, operand in enumerate(verb.operands):
                ids = operand_ids(s, operand)
                if i + 1 < len(words) and words[i + 1] in ids:
                    words[i + 1] = operand.text(ids.index(words[i + 1]))
    return v.VERBS.parse(" ".join(words))
