"""Cards with knowledge: tokens are public, faces are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from galapagos.kernel.cards import HIDDEN, Cards
from galapagos.kernel.rng import seeded


def hand_of(faces: list[int], owner: int = 0) -> tuple[Cards, list[int]]:
    cards = Cards(list(faces))
    cards.known = [1 << owner] * len(faces)
    return cards, cards.tokens()


def test_only_those_who_know_a_card_see_its_face() -> None:
    cards = Cards([5, 6])
    cards.known[0] = 0b10
    assert cards.seen(1, 0) == 5
    assert cards.seen(0, 0) == HIDDEN
    assert cards.seen(1, 1) == HIDDEN


def test_shuffling_keeps_the_faces_and_clears_the_knowledge() -> None:
    cards, pile = hand_of([1, 2, 3, 4, 5])
    cards.shuffle(pile, seeded(1))
    assert sorted(cards.face) == [1, 2, 3, 4, 5]
    assert cards.known == [0] * 5


def test_shuffling_a_pile_leaves_the_other_cards_alone() -> None:
    cards, _ = hand_of([1, 2, 3, 4])
    cards.shuffle([1, 3], seeded(4))
    assert (cards.face[0], cards.face[2]) == (1, 3)
    assert sorted([cards.face[1], cards.face[3]]) == [2, 4]
    assert cards.known == [1, 0, 1, 0]


def test_a_concealed_card_leaves_by_the_same_token_whichever_it_was() -> None:
    for index in range(3):
        cards, hand = hand_of([7, 8, 9])
        token = cards.conceal(hand, index, 0)
        assert token == 0
        assert cards.face[token] == 7 + index
        assert sorted(cards.face[t] for t in hand) == sorted({7, 8, 9} - {7 + index})
        assert cards.seen(0, token) == 7 + index


def test_what_others_knew_of_a_hand_is_gone_when_a_card_leaves_it_concealed() -> None:
    cards, hand = hand_of([7, 8, 9])
    cards.known[1] |= 0b10
    cards.conceal(hand, 2, 0)
    assert all(cards.seen(1, token) == HIDDEN for token in range(3))


def test_a_lone_card_stays_known_when_it_is_concealed() -> None:
    cards, hand = hand_of([7])
    cards.known[0] |= 0b10
    assert cards.seen(1, cards.conceal(hand, 0, 0)) == 7
    assert hand == []


def test_a_redeal_keeps_what_the_seat_knows_and_is_uniform_over_the_rest() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        cards = Cards([1, 2, 3, 4])
        cards.known[2] = 0b1
        cards.redeal(0, seeded(seed, 3))
        assert cards.face[2] == 3
        counts[(cards.face[0], cards.face[1], cards.face[3])] += 1
    assert len(counts) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5  # χ², 5 degrees, p = 0.001


def test_a_redeal_depends_on_the_knowledge_and_the_seed_alone() -> None:
    one, two = Cards([1, 2, 3, 4]), Cards([4, 2, 1, 3])
    one.known[1] = two.known[1] = 0b1
    one.redeal(0, seeded(9))
    two.redeal(0, seeded(9))
    assert one.face == two.face


def test_a_copy_keeps_its_cards_whatever_is_written_on_either_side() -> None:
    changes: list[Callable[[Cards], object]] = [
        lambda cards: cards.shuffle([0, 1, 2], seeded(1)),
        lambda cards: cards.conceal([0, 1, 2], 2, 0),
        lambda cards: cards.redeal(1, seeded(2)),
    ]
    for change in changes:
        for changed in (0, 1):
            cards, _ = hand_of([7, 8, 9])
            pair = [cards, cards.copy()]
            change(pair[changed])
            kept = pair[1 - changed]
            assert (kept.face, kept.known) == ([7, 8, 9], [1, 1, 1])
            assert (pair[changed].face, pair[changed].known) != ([7, 8, 9], [1, 1, 1])
