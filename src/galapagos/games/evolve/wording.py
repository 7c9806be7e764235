"""What happens on the table, and what can be done there, in words: names, events, operands, notation.

Rules tell every event; it becomes words only if somebody listens.
"""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve.deck import ABILITIES
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import CHOICES, VERBS, card_of, is_card
from galapagos.kernel.text import BadNotation, Param


def player(seat: i64) -> str:
    return f"player:{seat}"


def card(s: Evolve, token: i64) -> str:
    """The name of a creature card."""
    return s.deck.labels[s.creatures.face[token]]


def challenge(s: Evolve, token: i64) -> str:
    return s.deck.challenge_labels[s.challenges.face[token]]


def biome(s: Evolve, token: i64) -> str:
    return s.deck.biome_labels[s.biomes.face[token]]


# --- Events -----------------------------------------------------------------------------------------------


def place(name: str, seat: i64) -> str:
    """A seat's own place; the discards and the challenges are everybody's."""
    return name if name == "discard" or name.startswith("challenge") else f"{name}:{seat}"


def of_seat(s: Evolve, key: str, seat: i64, source: str, target: str) -> None:
    if s.watched():
        s.tell(key, {"player": player(seat)}, place(source, seat), place(target, seat))


def of_card(s: Evolve, key: str, seat: i64, token: i64, source: str, target: str) -> None:
    if s.watched():
        s.tell(key, {"player": player(seat), "card": card(s, token)}, place(source, seat), place(target, seat))


def of_challenge(s: Evolve, key: str, token: i64, source: str, target: str, seen: int = -1) -> None:
    if s.watched():
        special = 1 if s.deck.special[s.challenges.face[token]] >= 0 else 0
        s.tell(key, {"challenge": challenge(s, token), "special": special}, source, target, seen)


def nobody_chooses(s: Evolve) -> None:
    """Select Challenge: several creatures are the least expensive."""
    if s.watched():
        tied = s.cheapest()
        told: dict[str, Param] = {"count": len(tied), "price": s.price(tied[0])}
        s.tell("no-chooser", told, "challenge:preview", "challenge:preview")


def biome_turned_up(s: Evolve) -> None:
    if s.watched():
        s.tell("biome", {"round": s.round, "biome": biome(s, s.round - 1)}, "biome:preview", "biome:now")
        if s.last_round():
            s.tell("last-round", {}, "biome:now", "biome:now")
        else:
            s.tell("biome-preview", {"biome": biome(s, s.round)}, "biomes", "biome:preview")


def biome_scored(s: Evolve, seat: i64, gained: i64, lost: i64) -> None:
    if not s.watched():
        return
    told: dict[str, Param] = {"player": player(seat), "biome": biome(s, s.round - 1)}
    if gained:
        s.tell("biome-gain", told | {"points": gained}, "biome:now", f"score:{seat}")
    if lost:
        ability = f"@ability-{ABILITIES[s.deck.loss[s.biome()]]}"
        s.tell("biome-loss", told | {"ability": ability}, "biome:now", f"score:{seat}")


def ranked(s: Evolve, seat: i64, told: str, score: i64, place: i64, points: i64) -> None:
    params: dict[str, Param] = {"player": player(seat), "challenge": told, "score": score}
    s.tell("ranked", params | {"place": place, "points": points}, "challenge:now", f"score:{seat}")


def special_scored(s: Evolve, seat: i64, change: i64) -> None:
    if s.watched() and change:
        key, points = ("special-gain", change) if change > 0 else ("special-loss", -change)
        told: dict[str, Param] = {"player": player(seat), "challenge": challenge(s, s.challenge), "points": points}
        s.tell(key, told, "challenge:now", f"score:{seat}")


def won(s: Evolve, seat: i64) -> None:
    if s.watched():
        s.tell("won", {"player": player(seat), "points": s.dominance[seat]}, f"score:{seat}", f"score:{seat}")


def drawn(s: Evolve, seat: i64, count: i64) -> None:
    """Everybody sees how many, the seat itself also which."""
    if count == 0:
        return
    s.tell("drew", {"player": player(seat), "count": count}, "deck", f"hand:{seat}")
    hand = s.hands[seat]
    for token in hand[len(hand) - count :]:
        s.tell("drew-card", {"card": card(s, token)}, "deck", f"card:{token}", 1 << seat)


def drifted(s: Evolve, seat: i64, count: i64) -> None:
    if s.watched():
        s.tell("drifted", {"player": player(seat), "count": count}, f"hand:{seat}", "discard")


def grown(s: Evolve, owner: i64, token: i64, seat: i64) -> None:
    """A card of the owner's joined the seat's creature."""
    if s.watched():
        key = "played" if owner == seat else "spliced"
        told: dict[str, Param] = {"player": player(owner), "card": card(s, token)}
        s.tell(key, told if owner == seat else told | {"target": player(seat)}, f"hand:{owner}", f"card:{token}")


# --- Operands -------------------------------------------------------------------------------------------


def anchor(s: Evolve, operand: str, value: int, seat: int) -> str:
    """The thing on the table that the seat's operand names."""
    if operand == "card":
        token = s.held(seat, value)
        return f"card:{token}" if token >= 0 else f"face:{value}"
    if operand == "challenge":
        return "challenge:hidden" if value else "challenge:preview"
    return f"{operand}:{value}"


def param(s: Evolve, operand: str, value: int) -> Param:
    """How an operand is told in words."""
    if operand == "card":
        return s.deck.labels[value] if value < len(s.deck.labels) else "?"
    if operand == "challenge":
        return CHOICES[value]
    return player(value)


# --- Notation: cards are called by their ids in this deck ---------------------------------------------------


def notation(s: Evolve, action: int) -> str:
    if is_card(action) and card_of(action) < len(s.deck.ids):
        return f"{VERBS.verb(action).name} {s.deck.ids[card_of(action)]}"
    return VERBS.notation(action)


def parse(s: Evolve, text: str) -> int:
    words = text.split()
    for verb in VERBS.verbs:
        if len(words) == 2 and verb.name == words[0] and is_card(verb.base):
            if words[1] in s.deck.ids:
                return verb.of(s.deck.ids.index(words[1]))
            raise BadNotation(f"'{words[1]}' is no card of this deck")
    return VERBS.parse(text)
