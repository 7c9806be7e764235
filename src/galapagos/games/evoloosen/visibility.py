"""Who may see what: the view of a seat, or of a spectator, as plain data."""

from __future__ import annotations

from typing import Any, TypedDict, cast

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.deck import WORDS_PER_EFFECT, Faces
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.rules.adapting import price
from galapagos.games.evoloosen.rules.deals import Deal
from galapagos.games.evoloosen.rules.exploring import Encounter
from galapagos.games.evoloosen.rules.strength import enemy_strength, fighter_strength, side_strength, tame_strength
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.cards import HIDDEN, Cards
from galapagos.kernel.flow import Staged, Together
from galapagos.kernel.view import View

PHASES = ["between", "exploring", "action", "adapting"]
STAGES = ["playing", "last-round", "preparation", "arena", "duel"]


class HabitatView(TypedDict):
    """A Habitat card face up. `thing` is how options name it."""

    thing: str
    id: str
    title: str
    kind: str
    pf: int
    loot_mp: int
    loot_cards: int
    art: dict[str, Any]


class InventionView(TypedDict):
    """An Invention that the seat can see; in a hand, equal cards are one entry with a count."""

    thing: str
    id: str
    title: str
    category: str
    type: str
    cp: int
    count: int
    art: dict[str, Any]


class GeneView(TypedDict):
    """An Adaptation. `cost` is what it would cost the active player now."""

    thing: str
    id: str
    title: str
    type: str
    cost: int
    pf: int
    int: int
    species: str | None
    rotated: bool
    used: bool
    art: dict[str, Any]


class SeatView(TypedDict):
    """A player, as everybody may see them; `hand` shows only the cards that the viewer knows."""

    species: str | None
    mp: int
    pf: int
    int: int
    cp: int
    hand_size: int
    hand: list[str | None]
    genes: list[GeneView]
    companion: HabitatView | None
    tame: HabitatView | None
    tapped: bool
    used: list[InventionView]
    kept: int
    broken: int
    playing: bool
    art: dict[str, Any]


class BattleView(TypedDict):
    """A battle; `…_expected` are the strengths once all that is declared has its effect."""

    enemy: HabitatView | None
    enemy_strength: int
    own_strength: int
    fighters: list[int]
    strengths: list[int]
    encounterer: int | None
    helper: int | None
    share_mp: int
    share_cards: int
    volunteers: list[int]
    tame_side: str | None
    tame_strength: int
    shields: list[int]
    enemy_expected: int
    own_expected: int


class PlayView(TypedDict):
    """A declared Invention, waiting for answers."""

    seat: int
    card: InventionView
    target: str | None


class OfferView(TypedDict):
    """An offer on the table. Its cards are seen by the two parties, others see how many."""

    kind: str
    by: int
    to: int
    counter: bool
    give_mp: int
    give: list[str | None]
    want_mp: int
    want: list[str]
    want_any: int
    share_mp: int
    share_cards: int
    pledge: str | None
    ask: str | None


class PromiseView(TypedDict):
    by: int
    to: int
    promise: str
    about: int | None


class EvoloosenView(View):
    compass: int
    active: int
    phase: str
    stage: str
    rocket: int | None
    seats: list[SeatView]
    hand: list[InventionView]
    pool: list[GeneView | None]
    unresolved: list[HabitatView]
    encounter: HabitatView | None
    battle: BattleView | None
    declared: list[PlayView]
    offer: OfferView | None
    ledger: list[PromiseView]
    lands: int
    decks: dict[str, int]
    discards: dict[str, list[str]]
    habitat_ahead: list[str | None]
    genes_ahead: list[str | None]
    picked: list[str]


def view(s: Evoloosen, seat: int | None) -> EvoloosenView:
    """All that the seat may know; None is a spectator."""
    who: i64 = s.spectator if seat is None else seat
    shown: dict[str, Any] = s.base_view(seat) | {
        "compass": int(s.compass),
        "active": int(s.active),
        "phase": PHASES[s.phase],
        "stage": STAGES[s.stage],
        "rocket": int(s.rocket) if s.rocket >= 0 else None,
        "seats": [seat_view(s, who, other) for other in range(s.players)],
        "hand": own_hand(s, seat),
        "pool": [pool_view(s, place) for place in range(len(s.pool))],
        "unresolved": [habitat_view(s, token) for token in s.unresolved],
        "encounter": encounter_view(s),
        "battle": battle_view(s) if s.battle.on else None,
        "declared": [play_view(s, i) for i in range(len(s.declared))],
        "offer": offer_view(s, who),
        "ledger": [promise_view(s, i) for i in range(len(s.ledger))],
        "lands": len(s.lands) if s.expansionist() >= 0 else 0,
        "decks": deck_sizes(s),
        "discards": discards(s),
        "habitat_ahead": seen(s.habitat, s.deck.habitat, who, s.habitat_pile[::-1]),
        "genes_ahead": seen(s.adaptations, s.deck.adaptations, who, s.gene_pile[::-1]),
        "picked": picked(s, seat),
    }
    return cast(EvoloosenView, shown)


def seat_view(s: Evoloosen, who: i64, seat: i64) -> SeatView:
    player = s.seats[seat]
    return {
        "species": codes.SPECIES[player.species] if player.species >= 0 else None,
        "mp": int(player.mp),
        "pf": int(s.pf(seat)),
        "int": int(s.int_points(seat)),
        "cp": int(s.cp(seat)),
        "hand_size": len(player.hand),
        "hand": seen(s.inventions, s.deck.inventions, who, player.hand),
        "genes": [gene_view(s, token, token in player.used_effects) for token in player.genes],
        "companion": habitat_view(s, player.companion) if player.companion >= 0 else None,
        "tame": habitat_view(s, player.tame) if player.tame >= 0 else None,
        "tapped": player.tapped,
        "used": [invention_view(s, s.inventions.face[token], 1) for token in player.used],
        "kept": int(player.kept),
        "broken": int(player.broken),
        "playing": s.plays(seat),
        "art": seat_art(s, seat),
    }


def seat_art(s: Evoloosen, seat: i64) -> dict[str, Any]:
    """The species, grown by its Adaptations toward its rocket."""
    player = s.seats[seat]
    numbers = {
        "pf": int(s.gene_count(seat, codes.PRIMAL)),
        "int": int(s.gene_count(seat, codes.MIND)),
        "armor": min(int(s.armor_count(seat)), codes.GOAL),
        "progress": min(len(player.genes), codes.GOAL),
    }
    name = codes.SPECIES[player.species] if player.species >= 0 else codes.SPECIES[0]
    return {"game": "evoloosen", "kind": "species", "name": name, "seed": int(seat), "numbers": numbers}


def habitat_view(s: Evoloosen, token: i64) -> HabitatView:
    face = s.habitat.face[token]
    deck = s.deck
    return {
        "thing": f"habitat:{token}",
        "id": deck.habitat.ids[face],
        "title": deck.habitat.titles[face],
        "kind": codes.KINDS[deck.kind[face]],
        "pf": int(deck.strength[face]),
        "loot_mp": int(deck.loot_mp[face]),
        "loot_cards": int(deck.loot_cards[face]),
        "art": habitat_art(s, face),
    }


def habitat_art(s: Evoloosen, face: i64) -> dict[str, Any]:
    """Beings are drawn from their shape words; what only happens has an emblem."""
    name = codes.KINDS[s.deck.kind[face]]
    plain: dict[str, Any] = {"game": "evoloosen", "name": name, "seed": int(face)}
    if s.deck.kind[face] <= codes.MOUNT:
        return plain | {"kind": "being", "parts": {"shape": s.deck.shapes[face]}}
    return plain | {"kind": "event"}


def invention_view(s: Evoloosen, face: i64, count: int) -> InventionView:
    deck = s.deck
    category = codes.CATEGORIES[deck.category[face]]
    return {
        "thing": f"invention:{face}",
        "id": deck.inventions.ids[face],
        "title": deck.inventions.titles[face],
        "category": category,
        "type": codes.INVENTION_TYPES[deck.type[face]],
        "cp": int(deck.cp[face]),
        "count": count,
        "art": invention_art(deck.inventions.ids[face], category, face),
    }


def invention_art(id: str, category: str, face: i64) -> dict[str, Any]:
    thing = {"thing": [id]}
    return {"game": "evoloosen", "kind": "invention", "name": category, "seed": int(face), "parts": thing}


def gene_view(s: Evoloosen, token: i64, used: bool) -> GeneView:
    face = s.adaptations.face[token]
    deck = s.deck
    species = deck.of_species[face]
    kind = codes.ADAPTATION_TYPES[deck.part[face]]
    return {
        "thing": f"gene:{token}",
        "id": deck.adaptations.ids[face],
        "title": deck.adaptations.titles[face],
        "type": kind,
        "cost": int(deck.cost[face]),
        "pf": int(deck.pf[face]),
        "int": int(deck.int[face]),
        "species": codes.SPECIES[species] if species >= 0 else None,
        "rotated": False,
        "used": used,
        "art": {"game": "evoloosen", "kind": "adaptation", "name": kind, "seed": int(face)},
    }


def pool_view(s: Evoloosen, place: i64) -> GeneView | None:
    token = s.pool[place]
    if token < 0:
        return None
    shown = gene_view(s, token, False)
    shown["thing"] = f"slot:{place}"
    shown["cost"] = int(price(s, token))
    shown["rotated"] = (s.rotated >> place) & 1 == 1
    return shown


def own_hand(s: Evoloosen, seat: int | None) -> list[InventionView]:
    """The seat's hand in the deck's order, equal cards together."""
    if seat is None:
        return []
    hand = s.seats[seat].hand
    shown: list[InventionView] = []
    for face in sorted(s.faces(hand)):
        count = 0
        for token in hand:
            count += 1 if s.inventions.face[token] == face else 0
        shown.append(invention_view(s, face, count))
    return shown


def seen(cards: Cards, faces: Faces, who: i64, tokens: list[i64]) -> list[str | None]:
    """The ids of those cards that the seat knows."""
    found = [cards.seen(who, token) for token in tokens]
    return [None if face == HIDDEN else faces.ids[face] for face in found]


def encounter_view(s: Evoloosen) -> HabitatView | None:
    """The Habitat card that lies before the active player."""
    for frame in s.stack:
        if isinstance(frame, Encounter):
            return habitat_view(s, frame.token)
    return habitat_view(s, s.battle.enemy) if s.battle.on and s.battle.enemy >= 0 else None


def battle_view(s: Evoloosen) -> BattleView:
    battle = s.battle
    monster = battle.enemy >= 0
    return {
        "enemy": habitat_view(s, battle.enemy) if monster else None,
        "enemy_strength": int(enemy_strength(s)) if monster else 0,
        "own_strength": int(side_strength(s)) if monster else 0,
        "fighters": seats_of(s, battle.fighters),
        "strengths": [int(fighter_strength(s, seat)) for seat in range(s.players)],
        "encounterer": int(battle.encounterer) if battle.encounterer >= 0 else None,
        "helper": int(battle.helper) if battle.helper >= 0 else None,
        "share_mp": int(battle.share_mp),
        "share_cards": int(battle.share_cards),
        "volunteers": seats_of(s, battle.volunteers),
        "tame_side": target_thing(s, battle.tame_side) if battle.tame_side >= 0 else None,
        "tame_strength": int(tame_strength(s)) if battle.tame_side >= 0 else 0,
        "shields": seats_of(s, battle.shields),
        "enemy_expected": max(0, int(enemy_strength(s) + declared_boost(s, 1 << codes.ENEMY))) if monster else 0,
        "own_expected": max(0, int(side_strength(s) + declared_boost(s, battle.fighters))) if monster else 0,
    }


def declared_boost(s: Evoloosen, sides: i64) -> i64:
    """What the Inventions that wait for answers would add to those that they are aimed at."""
    total: i64 = 0
    for play in s.declared:
        aim: i64 = play.seat if play.target == codes.NOTHING else play.target
        if not play.void and (sides >> aim) & 1:
            program = s.deck.programs[s.deck.effect[s.inventions.face[play.token]]]
            for at in range(0, len(program), WORDS_PER_EFFECT):
                total += program[at + 1] if program[at] == codes.OP_BOOST else 0
    return total


def seats_of(s: Evoloosen, mask: i64) -> list[int]:
    return [seat for seat in range(s.players) if (mask >> seat) & 1]


def target_thing(s: Evoloosen, aim: i64) -> str | None:
    """What a declared Invention or an unleashed tame is aimed at."""
    if aim < codes.ENEMY:
        return f"player:{aim}"
    if aim == codes.NOTHING:
        return None
    return "enemy:0" if aim == codes.ENEMY else "tame:0"


def play_view(s: Evoloosen, place: int) -> PlayView:
    play = s.declared[place]
    card = invention_view(s, s.inventions.face[play.token], 1)
    return {"seat": int(play.seat), "card": card, "target": target_thing(s, play.target)}


def current_offer(s: Evoloosen) -> Offer | None:
    """The offer that lies on the table: the newest, if a bribe lies above it."""
    found: Offer | None = None
    for frame in s.stack:
        if isinstance(frame, Deal):
            found = frame.offer
    return found


def offer_view(s: Evoloosen, who: i64) -> OfferView | None:
    offer = current_offer(s)
    if offer is None:
        return None
    return {
        "kind": v.DEALS[offer.kind],
        "by": int(offer.by),
        "to": int(offer.to),
        "counter": offer.counter,
        "give_mp": int(offer.give_mp),
        "give": seen(s.inventions, s.deck.inventions, who, offer.give),
        "want_mp": int(offer.want_mp),
        "want": [s.deck.inventions.ids[face] for face in offer.want],
        "want_any": int(offer.want_any),
        "share_mp": int(offer.share_mp),
        "share_cards": int(offer.share_cards),
        "pledge": v.PROMISES[offer.pledge] if offer.pledge >= 0 else None,
        "ask": v.PROMISES[offer.ask] if offer.ask >= 0 else None,
    }


def promise_view(s: Evoloosen, place: int) -> PromiseView:
    entry = s.ledger[place]
    return {
        "by": int(entry.by),
        "to": int(entry.to),
        "promise": ["help", "spare", "decline", "sabotage"][entry.kind],
        "about": int(entry.about) if entry.about >= 0 else None,
    }


def deck_sizes(s: Evoloosen) -> dict[str, int]:
    return {
        "habitat": len(s.habitat_pile),
        "inventions": len(s.invention_pile),
        "adaptations": len(s.gene_pile),
    }


def discards(s: Evoloosen) -> dict[str, list[str]]:
    """All discards are visible to everyone, anytime."""
    deck = s.deck
    return {
        "habitat": [deck.habitat.ids[s.habitat.face[token]] for token in s.habitat_discards],
        "inventions": [deck.inventions.ids[s.inventions.face[token]] for token in s.invention_discards],
        "adaptations": [deck.adaptations.ids[s.adaptations.face[token]] for token in s.gene_discards],
    }


def picked(s: Evoloosen, seat: int | None) -> list[str]:
    """The seat's own half-made move."""
    if s.over or seat is None or not (s.waiting_mask() >> seat) & 1:
        return []
    top = s.top
    picks: list[i64] = top.picked if isinstance(top, Staged) else top.picked[seat] if isinstance(top, Together) else []
    return [s.notation(pick) for pick in picks]
