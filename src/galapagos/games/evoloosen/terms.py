"""What is offered, wanted and asked for, as lists of short phrases: "@key:3" is told with the number 3."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.text import Param


def terms(s: Evoloosen, offer: Offer, named: bool) -> dict[str, Param]:
    """What the maker of an offer gives and wants; its cards are named only for those who see them."""
    give = counted("term-mp", offer.give_mp)
    give += titles(s, [s.inventions.face[token] for token in offer.give], named)
    want = counted("term-mp", offer.want_mp) + titles(s, offer.want, True) + counted("term-any", offer.want_any)
    if offer.kind == v.COLLAB:
        shares = counted("term-share-mp", offer.share_mp) + counted("term-share-cards", offer.share_cards)
        give += ["@term-help"] if offer.counter else shares  # a counter-offer is the helper's
        want += shares if offer.counter else ["@term-help"]
    return {"give": listed(give + promise(offer.pledge)), "want": listed(want + promise(offer.ask))}


def counted(key: str, n: i64) -> list[str]:
    return [f"@{key}:{n}"] if n else []


def titles(s: Evoloosen, faces: list[i64], named: bool) -> list[str]:
    """The cards by their names where these are in the catalogue and may be told, else how many they are."""
    found = [s.deck.inventions.titles[face] for face in faces]
    for title in found:
        named = named and title.startswith("@")
    return found if named else counted("term-cards", len(found))


def promise(code: i64) -> list[str]:
    if code < 0:
        return []
    return [f"@term-sabotage:{code - v.SABOTAGE}" if code >= v.SABOTAGE else f"@promise-{v.PROMISES[code]}"]


def listed(found: list[str]) -> str:
    return " ".join(found) if found else "@term-nothing"


def quest(s: Evoloosen, face: i64) -> str:
    """What a Villager wants to see."""
    return f"@quest-{codes.CONDITIONS[s.deck.condition[face]]}:{s.deck.least[face]}"
