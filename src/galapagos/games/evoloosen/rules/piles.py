"""Cards come and go: drawn from their piles, thrown on the discards. A pile that runs out is its discards, shuffled."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.ground import unearthed
from galapagos.games.evoloosen.state import POOL, Evoloosen
from galapagos.kernel.cards import Cards


def refill(s: Evoloosen, cards: Cards, pile: list[i64], discards: list[i64]) -> bool:
    """Shuffle the discards into an empty pile; whether there is a card to draw."""
    if not pile and discards:
        pile.extend(discards)
        discards.clear()
        s.shuffle(cards, pile)
    return len(pile) > 0


def draw(s: Evoloosen, seat: i64, n: i64) -> None:
    """Draw Inventions up to the hand limit; only the owner sees them."""
    player = s.seats[seat]
    drawn: i64 = 0
    while drawn < n and len(player.hand) < codes.HAND_LIMIT:
        if not refill(s, s.inventions, s.invention_pile, s.invention_discards):
            break
        token = s.invention_pile.pop()
        player.hand.append(token)
        s.reveal(s.inventions, token, 1 << seat)
        drawn += 1
    if s.watched() and drawn:
        s.tell("drew", {"player": f"player:{seat}", "n": drawn}, "deck:inventions", f"player:{seat}")


def toss(s: Evoloosen, seat: i64, token: i64) -> None:
    """Discard an Invention from the hand, face up."""
    s.seats[seat].hand.remove(token)
    s.invention_discards.append(token)
    s.reveal(s.inventions, token, s.everyone())
    if s.watched():
        s.tell("discarded", s.about(seat, token), f"player:{seat}", "discard:inventions")


def draw_habitat(s: Evoloosen) -> i64:
    """The top card of the Habitat deck, face up; -1 when deck and discards are empty."""
    if not refill(s, s.habitat, s.habitat_pile, s.habitat_discards):
        return -1
    token: i64 = s.habitat_pile.pop()
    s.reveal(s.habitat, token, s.everyone())
    if s.grounds:
        land = s.deck.kind[s.habitat.face[token]] == codes.LAND
        s.grounds = unearthed(s.grounds, token, land)
    return token


def draw_gene(s: Evoloosen) -> i64:
    """The top card of the Adaptation deck, face up; -1 when deck and discards are empty."""
    if not refill(s, s.adaptations, s.gene_pile, s.gene_discards):
        return -1
    token: i64 = s.gene_pile.pop()
    s.reveal(s.adaptations, token, s.everyone())
    return token


def fill_pool(s: Evoloosen) -> None:
    """Put a new card in every empty place of the Gene Pool."""
    for place in range(POOL):
        if s.pool[place] < 0:
            s.pool[place] = draw_gene(s)


def acquire(s: Evoloosen, seat: i64, token: i64, source: str) -> None:
    """Add the Adaptation to the seat's collection."""
    s.seats[seat].genes.append(token)
    if s.watched():
        s.tell("acquired", s.about_gene(seat, token), source, f"player:{seat}")
