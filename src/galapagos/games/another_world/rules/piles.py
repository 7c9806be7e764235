"""Drawing: Evolution cards, the next Energy Source, and Choice cards in the solo game."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.state import AnotherWorld


def draw(s: AnotherWorld) -> i64:
    """Take the top card of the Evolution deck; -1 if there is none anywhere.

    As soon as the deck runs out, the discard pile is shuffled to form a new one.
    """
    renew_pile(s)
    if not s.pile:
        return -1
    card: i64 = s.pile.pop()
    renew_pile(s)
    return card


def renew_pile(s: AnotherWorld) -> None:
    if not s.pile and s.discards:
        s.pile = s.discards
        s.discards = []
        s.shuffle(s.cards, s.pile)
        wording.reshuffled(s)


def draw_hand(s: AnotherWorld, seat: i64, number: i64) -> i64:
    """Let a player draw so many cards, or as many as there are; return how many."""
    drawn: i64 = 0
    while drawn < number:
        card = draw(s)
        if card < 0:
            break
        drawn += 1
        s.hands[seat].append(card)
        s.reveal(s.cards, card, 1 << seat)
        wording.drew_card(s, seat, card)
    wording.drew(s, seat, drawn)
    return drawn


def renew_source(s: AnotherWorld) -> None:
    """Put the Source under the Energy deck, draw the next one, and place energy on it."""
    if s.source >= 0:
        s.place_pile.insert(0, s.source)
    s.source = s.place_pile.pop()
    s.reveal(s.places, s.source, s.everyone())
    face: i64 = s.places.face[s.source]
    sharing: i64 = s.owners() - 2  # the solo game is set up for two
    s.lower = s.deck.source_lower[face * 3 + sharing]
    s.upper = s.deck.source_upper[face]
    wording.new_source(s)


def choose_by_lot(s: AnotherWorld, options: list[i64], creatures: bool) -> i64:
    """Count out one of the options, first to last and round again, by the number on a Choice card.

    The blue number counts creatures, the purple one traits. A single option needs no card.
    """
    if len(options) == 1:
        return options[0]
    card: i64 = s.lot_pile.pop()
    s.reveal(s.lots, card, s.everyone())
    s.lot_discards.append(card)
    face: i64 = s.lots.face[card]
    number: i64 = s.deck.choice_creature[face] if creatures else s.deck.choice_trait[face]
    wording.chose_by_lot(s, card, number, creatures)
    if not s.lot_pile:
        s.lot_pile = s.lot_discards
        s.lot_discards = []
        s.shuffle(s.lots, s.lot_pile)
    return options[(number - 1) % len(options)]
