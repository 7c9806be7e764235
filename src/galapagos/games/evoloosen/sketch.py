"""Evoloosen in lines: the Gene Pool, the encounter, battle and offers, each player's collection, the hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from galapagos.words.lines import Lines


def sketch(lines: Lines, view: Any) -> None:
    lines.add(
        "sketch-table" if view["round"] else "sketch-setup",
        round=view["round"],
        stage=f"@stage-{view['stage']}",
        phase=f"@phase-{view['phase']}",
        active=f"player:{view['active']}",
    )
    lines.add("sketch-goal", mode=view["mode"])
    for gene in view["pool"]:
        if gene:
            _gene(lines, "sketch-gene", gene, rotated="yes" if gene["rotated"] else "no")
    for card in view["unresolved"]:
        _habitat(lines, "sketch-unresolved", card)
    _present(lines, view)
    for number, seat in enumerate(view["seats"]):
        _seat(lines, view, number, seat)
    lines.add("sketch-decks", **view["decks"])


def remark(lines: Lines, view: Any, thing: str) -> str:
    """What the options' names leave out: prices, kinds, strengths, powers."""
    kind, _, id = thing.partition(":")
    if kind == "species":
        return lines.more(f"species-{id}").partition(". ")[0]
    if kind == "slot":
        return "".join(lines.say("sketch-price", cost=gene["cost"]) for gene in view["pool"] if _is(gene, thing))
    if kind == "invention":
        return "".join(
            lines.say("sketch-kind", type=f"@type-{card['type']}", cp=card["cp"])
            for card in view["hand"]
            if _is(card, thing)
        )
    return "".join(lines.say("sketch-strength", **_being(card)) for card in view["unresolved"] if _is(card, thing))


def _is(card: Any, thing: str) -> bool:
    return bool(card) and card["thing"] == thing


def _being(card: Any) -> dict[str, Any]:
    return {"kind": f"@kind-{card['kind']}", "pf": card["pf"]}


def _names(lines: Lines, seats: Iterable[int]) -> str:
    found = [lines.say("sketch-name", player=f"player:{seat}") for seat in seats]
    return ", ".join(found) or lines.say("sketch-none")


# --- What is going on -------------------------------------------------------------------------------------


def _present(lines: Lines, view: Any) -> None:
    """The encounter or battle, what was declared, the offer, and the promises that stand."""
    if view["encounter"]:
        _habitat(lines, "sketch-encounter", view["encounter"])
    if view["battle"]:
        _battle(lines, view["battle"])
    for play in view["declared"]:
        target = _target(lines, play["target"])
        title = play["card"]["title"]
        lines.add("sketch-declared", player=f"player:{play['seat']}", name=title, target=target)
        lines.add("sketch-text", indent=1, text=_text(lines, play["card"]))
    if view["offer"]:
        _offer(lines, view["offer"])
    for promise in view["ledger"]:
        told = f"@promise-{promise['promise']}"
        lines.add("sketch-promise", player=f"player:{promise['by']}", to=f"player:{promise['to']}", promise=told)


def _habitat(lines: Lines, key: str, card: Any) -> None:
    lines.add(key, name=card["title"], text=_text(lines, card), **_being(card))


def _text(lines: Lines, card: Any) -> str:
    return lines.more(f"card-{card['id']}")


def _target(lines: Lines, thing: str | None) -> str:
    if thing is None:
        return lines.say("sketch-nobody")
    return (
        _names(lines, [int(thing[7:])]) if thing.startswith("player:") else lines.say(f"aim-{thing.partition(':')[0]}")
    )


def _battle(lines: Lines, battle: Any) -> None:
    fighters = _names(lines, battle["fighters"])
    if battle["enemy"]:
        own, strength, enemy = battle["own_strength"], battle["enemy_strength"], battle["enemy"]["title"]
        lines.add("sketch-battle", fighters=fighters, enemy=enemy, own=own, strength=strength)
    else:
        both = [f"{_names(lines, [seat])} {battle['strengths'][seat]}" for seat in battle["fighters"]]
        lines.add("sketch-duel", fighters=", ".join(both))
    if battle["helper"] is not None:
        helper = f"player:{battle['helper']}"
        lines.add("sketch-share", indent=1, player=helper, mp=battle["share_mp"], cards=battle["share_cards"])
    if battle["tame_side"]:
        side = _target(lines, battle["tame_side"])
        lines.add("sketch-tame", indent=1, side=side, pf=battle["tame_strength"])
    if battle["shields"]:
        lines.add("sketch-shields", indent=1, names=_names(lines, battle["shields"]))


def _offer(lines: Lines, offer: Any) -> None:
    lines.add(
        "sketch-offer",
        deal=f"@deal-{offer['kind']}",
        by=f"player:{offer['by']}",
        to=f"player:{offer['to']}",
        give=_goods(lines, offer["give_mp"], offer["give"], 0),
        want=_goods(lines, offer["want_mp"], offer["want"], offer["want_any"]),
    )
    if offer["kind"] == "collab":
        lines.add("sketch-offer-share", indent=1, mp=offer["share_mp"], cards=offer["share_cards"])
    for key in ("pledge", "ask"):
        if offer[key]:
            promise = offer[key].partition("-")[0]
            lines.add(f"sketch-offer-{key}", indent=1, by=f"player:{offer['by']}", promise=f"@promise-{promise}")


def _goods(lines: Lines, mp: int, cards: list[str | None], any_: int) -> str:
    """MP and cards of an offer; cards that are not known are counted."""
    known = [lines.say(f"card-{card}") if lines.words.has(f"card-{card}") else card for card in cards if card]
    unknown = sum(card is None for card in cards) + any_
    goods = [lines.say("sketch-mp", mp=mp)] * (mp > 0) + known
    goods += [lines.say("sketch-cards", cards=unknown)] * (unknown > 0)
    return ", ".join(goods) or lines.say("sketch-nothing")


# --- Players ----------------------------------------------------------------------------------------------


def _seat(lines: Lines, view: Any, number: int, seat: Any) -> None:
    own = number == view["seat"]
    lines.add(
        "sketch-player",
        player=f"player:{number}",
        species=f"@species-{seat['species']}" if seat["species"] else "@sketch-undecided",
        mp=seat["mp"],
        pf=seat["pf"],
        int=seat["int"],
        cp=seat["cp"],
        cards=seat["hand_size"],
        genes=len(seat["genes"]),
        rocket="yes" if number == view["rocket"] else "no",
        you="yes" if own else "no",
    )
    if seat["species"]:
        lines.add("sketch-text", indent=1, text=lines.more(f"species-{seat['species']}"))
    for gene in seat["genes"]:
        _gene(lines, "sketch-owned", gene, indent=1, used="yes" if gene["used"] else "no")
    for key in ("companion", "tame"):
        if seat[key]:
            text = _text(lines, seat[key])
            lines.add(f"sketch-{key}-card", indent=1, name=seat[key]["title"], pf=seat[key]["pf"], text=text)
    for card in view["hand"] if own else []:
        _invention(lines, card)


def _gene(lines: Lines, key: str, gene: Any, indent: int = 0, **params: str) -> None:
    numbers = {name: gene[name] for name in ("cost", "pf", "int")}
    told = f"@type-{gene['type']}"
    species = f"@species-{gene['species']}" if gene["species"] else "@sketch-none"
    only = "yes" if gene["species"] else "no"
    text = _text(lines, gene)
    lines.add(key, indent, name=gene["title"], type=told, species=species, only=only, text=text, **numbers, **params)


def _invention(lines: Lines, card: Any) -> None:
    lines.add(
        "sketch-held",
        indent=1,
        name=card["title"],
        type=f"@type-{card['type']}",
        cp=card["cp"],
        count=card["count"],
        text=_text(lines, card),
    )
