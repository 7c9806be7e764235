"""What a seat may know, and what must not leak: hands, decks, offers, and who is asked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from galapagos.gallery import draw
from galapagos.games.evoloosen import GAME, codes
from galapagos.games.evoloosen.game import EvoloosenState
from galapagos.games.evoloosen.rules.adapting import Adapting
from galapagos.games.evoloosen.rules.piles import draw_habitat
from galapagos.games.evoloosen.rules.turn import Round, Turn
from galapagos.kernel.conformance import check_redeals_vary
from galapagos.kernel.text import Event
from tests.games.evoloosen.table import Table, table, take

pytestmark = pytest.mark.compiled

HANDS = "mimic mp3 hand:solvent,pep-whistle genes:third-eye | scavenger mp3 hand:polite-no,banana-peel genes:night-eyes"


def test_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    t = table(f"{HANDS} | habitat:gene-sale")
    view = t.s.view(0)
    assert [card["id"] for card in view["hand"]] == ["pep-whistle", "solvent"]
    assert view["seats"][0]["hand"] == ["solvent", "pep-whistle"]
    assert (view["seats"][1]["hand"], view["seats"][1]["hand_size"]) == ([None, None], 2)
    assert t.s.view(None)["seats"][0]["hand"] == [None, None]
    assert t.s.view(None)["hand"] == []


def test_no_view_names_a_hidden_card() -> None:
    t = table(f"{HANDS} | habitat:gene-sale | pool:club-tail")
    for seat, hidden in ((0, ("polite-no", "banana-peel")), (1, ("solvent", "pep-whistle")), (None, ("solvent",))):
        text = json.dumps(t.s.view(seat))
        assert not any(name in text for name in hidden)


def test_used_inventions_and_discards_are_public() -> None:
    t = table("mimic mp3 hand:solvent,pep-whistle,banana-peel used:polite-no | scavenger | habitat:gene-sale")
    t.do("explore", "recycle solvent", "recycle pep-whistle").quiet()
    for seat in (0, 1, None):
        view = t.s.view(seat)
        assert view["seats"][0]["used"][0]["id"] == "polite-no"
        assert view["discards"]["inventions"] == ["solvent", "pep-whistle"]


def test_a_declared_invention_is_public() -> None:
    t = table("mimic mp1 hand:pep-whistle | scavenger hand:polite-no genes:night-eyes | symbiont | habitat:lint-lynx")
    t.do("explore", "solo", "play pep-whistle enemy")
    shown = t.s.view(2)["declared"]
    assert [(play["seat"], play["card"]["id"], play["target"]) for play in shown] == [(0, "pep-whistle", "enemy:0")]


def test_the_battle_is_public() -> None:
    t = table("wrangler mp1 tame:lint-lynx genes:third-eye | mimic mp2 | row:hall-monitor")
    t.do("take u0", "team", "0: talk", "deal collab p1", "template t0", "1: accept", "0: unleash p1")
    battle = t.s.view(None)["battle"]
    assert battle is not None
    assert battle["enemy"] is not None
    assert (battle["enemy"]["id"], battle["enemy_strength"], battle["own_strength"]) == ("hall-monitor", 3, 1)
    assert (battle["fighters"], battle["encounterer"], battle["helper"]) == ([0, 1], 0, 1)
    assert (battle["tame_side"], battle["tame_strength"], battle["strengths"]) == ("player:1", 1, [0, 1])


def test_the_encounter_is_shown_while_it_lasts() -> None:
    t = table("wrangler genes:club-tail | mimic | habitat:lint-lynx")
    assert t.s.view(1)["encounter"] is None
    t.do("explore").quiet()
    shown = t.s.view(1)["encounter"]
    assert shown is not None
    assert (shown["id"], shown["kind"], shown["pf"]) == ("lint-lynx", "predator", 1)


def test_events_of_draws_do_not_tell_the_cards() -> None:
    t = table("mimic | scavenger | habitat:unlocked-laboratory | inventions:solvent,polite-no")
    t.do("explore")
    assert [event.params for event in t.events if event.key == "drew"] == [{"player": "player:0", "n": 2}]


@pytest.mark.parametrize("hand", ["keyhole-periscope", "pep-whistle", "solvent", "double-dose"])
def test_the_asking_does_not_tell_who_holds_a_swift_card(hand: str) -> None:
    """Whatever seat 1 holds, the same questions are asked of the same seats in the same order."""
    seats = f"mimic mp1 hand:fizzy-tonic genes:night-eyes | scavenger mp1 hand:{hand} genes:third-eye"
    t = table(f"{seats} | habitat:lint-lynx,gene-sale | pool:moss-coat")
    asked: list[tuple[str, list[int]]] = []
    moves = ["explore", "solo"]
    while len(asked) < len(ASKED):
        asked.append((t.frame, t.s.waiting))
        if moves and moves[0] in t.options():
            t.s.apply(t.s.parse(moves.pop(0)))
        else:
            for seat in t.s.waiting:
                t.s.apply(t.s.parse("pass"), seat)
    assert asked == ASKED


ASKED = [
    ("Window", [0, 1]),
    ("Exploring", [0]),
    ("Window", [0, 1]),
    ("SoloOrTeam", [0]),
    ("BattleTurn", [0]),
    ("Window", [0, 1]),
    ("BattleTurn", [1]),
    ("Window", [0, 1]),  # after the battle
    ("Adapting", [0]),
    ("Window", [0, 1]),  # the next turn
]


def arts(value: Any) -> list[Any]:
    """Every description of a drawing in a view."""
    if isinstance(value, list):
        return [found for item in value for found in arts(item)]
    if isinstance(value, dict):
        own = [value["art"]] if "art" in value else []
        return own + [found for item in value.values() for found in arts(item)]
    return []


def test_everything_in_a_view_can_be_drawn() -> None:
    habitat = ",".join(row["id"] for row in GAME.standard_source()["habitat"] if row["kind"] != "land")
    t = table(
        "mimic hand:solvent,pep-whistle genes:moss-coat,third-eye,club-tail,zipper-skin companion:sofa-snail"
        f" | wrangler tame:lint-lynx | pool:good-manners | row:{habitat}".replace("sofa-snail,", "").replace(
            "row:lint-lynx,", "row:"
        )
    )
    found = arts(t.s.view(0))
    assert len(found) > 50
    for description in found:
        assert draw(description).startswith("<svg")


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    t = table(f"{HANDS} | symbiont hand:quick-quack | habitat:gene-sale | pool:club-tail")
    t.s.reveal(t.s.inventions, t[1].hand[0], 1 << 0)
    for seed in range(10):
        other = t.s.redeal(0, seed)
        assert isinstance(other, EvoloosenState)
        assert other.view(0) == t.s.view(0)
        assert Table(other).hand(0) == ["pep-whistle", "solvent"]
        assert "polite-no" in Table(other).hand(1)


def test_redeals_vary_in_every_hidden_place() -> None:
    t = table(f"{HANDS} | habitat:gene-sale")
    for seat in (0, 1):
        check_redeals_vary(t.s, seat)


def test_half_made_offers_are_forgotten_by_others_in_a_redeal() -> None:
    t = table(f"{HANDS} | habitat:gene-sale").do("explore").quiet().do("talk", "deal trade p1", "form", "give-mp 2")
    other = t.s.redeal(1, 5)
    assert isinstance(other, EvoloosenState)
    assert other.view(0)["picked"] == []
    same = t.s.redeal(0, 5)
    assert isinstance(same, EvoloosenState)
    assert same.view(0)["picked"] == ["talk", "deal trade p1", "form", "give-mp 2"]


def test_a_game_can_be_saved_and_loaded_in_the_middle_of_anything() -> None:
    t = table(f"{HANDS} | symbiont mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p1", "form", "give-card h1", "send", "2: talk")
    again = GAME.load(json.loads(json.dumps(t.s.save())))
    assert isinstance(again, EvoloosenState)
    assert again.digest() == t.s.digest()
    other = Table(again)
    for each in (t, other):
        each.do("deal bribe p1", "template t0", "1: accept", "1: accept")
    assert again.digest() == t.s.digest()


def test_events_have_sentences_and_places() -> None:
    t = table("mimic mp1 hand:pep-whistle | scavenger | habitat:lint-lynx")
    heard: list[Event] = []
    t.s.sink = heard.append
    t.do("explore").fight("play pep-whistle p0")
    keys = [event.key for event in heard]
    assert keys[:4] == ["explored", "battle-began", "played-on-player", "boosted"]
    assert {"won-battle", "gained-mp"} <= set(keys)
    assert (heard[0].source, heard[0].target.split(":")[0]) == ("deck:habitat", "habitat")


# --- Owned Lands in the Habitat deck ----------------------------------------------------------------------------


def buried_land(pile: str = "pile k1", size: int = 9) -> Table:
    """The Expansionist has two cards of Intelligence: the deck is cut into three, the chosen pile goes on top."""
    t = table("expansionist mp4 genes:second-thoughts*2 | mimic | scavenger | habitat:unlocked-laboratory")
    t.do("explore", "pass").quiet()
    discard_above(t, size)
    return t.do("expand", "cut c0", pile)


def discard_above(t: Table, size: int) -> None:
    """Leave so many cards in the deck."""
    while len(t.s.habitat_pile) > size:
        t.s.habitat_discards.append(draw_habitat(t.s))


def land_places(s: EvoloosenState) -> set[int]:
    """How deep the lands lie in the deck, 0 is the top."""
    deck = s.habitat_pile[::-1]
    return {depth for depth, token in enumerate(deck) if s.deck.kind[s.habitat.face[token]] == codes.LAND}


def guesses(t: Table, seat: int, times: int = 100) -> list[set[int]]:
    """Where the lands lie in redeals for a seat, which looks the same to it."""
    found = []
    for seed in range(times):
        other = t.s.redeal(seat, seed)
        assert isinstance(other, EvoloosenState)
        assert other.view(seat) == t.s.view(seat)
        assert sorted(other.habitat.face) == sorted(t.s.habitat.face)
        found.append(land_places(other))
    return found


def put_land(t: Table, depth: int) -> None:
    """Exchange the land in the deck with the card so deep in it."""
    faces = t.s.habitat.face
    here, there = (t.s.habitat_pile[-1 - place] for place in (min(land_places(t.s)), depth))
    faces[here], faces[there] = faces[there], faces[here]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redeal_leaves_a_land_in_the_pile_that_everybody_saw_it_shuffled_into(seat: int) -> None:
    """Nine cards in three piles: with the land there are four on top, and it may be each of them."""
    found = guesses(buried_land(), seat)
    assert {depth for each in found for depth in each} == {0, 1, 2, 3}
    assert all(len(each) == 1 for each in found)


def test_without_intelligence_a_land_may_lie_anywhere() -> None:
    t = table("expansionist mp4 | mimic | habitat:unlocked-laboratory").do("explore", "pass").quiet()
    discard_above(t, 5)
    t.do("expand")
    assert {depth for each in guesses(t, 1) for depth in each} == set(range(6))


def test_cards_that_came_up_since_leave_fewer_places() -> None:
    t = buried_land()
    put_land(t, 3)
    for _draw in range(2):
        draw_habitat(t.s)
    assert {depth for each in guesses(t, 1) for depth in each} == {0, 1}
    draw_habitat(t.s)
    assert guesses(t, 1) == [{0}] * 100


def test_who_peeked_knows_where_a_land_is_or_is_not() -> None:
    t = buried_land()
    put_land(t, 2)
    t.s.reveal(t.s.habitat, t.s.habitat_pile[-1], 1 << 1)
    t.s.reveal(t.s.habitat, t.s.habitat_pile[-3], 1 << 2)
    assert {depth for each in guesses(t, 1) for depth in each} == {1, 2, 3}
    assert guesses(t, 2) == [{2}] * 100
    assert {depth for each in guesses(t, 0) for depth in each} == {0, 1, 2, 3}


def second_land(t: Table, pile: str) -> Table:
    """The Expansionist expands again in the next round; nothing is explored in between."""
    t.s.restack([Round(1), Turn(0, 6), Adapting(0)])
    t.s.settle()
    return t.do("expand", "cut c0", pile)


def test_of_two_lands_each_lies_in_its_own_pile() -> None:
    """Ten cards in three piles of 4, 3 and 3; the middle one goes on top, with the second land: 4, then the first
    pile with the first land: 4, then the rest."""
    t = second_land(buried_land(), "pile k1")
    found = guesses(t, 1)
    assert all(len(each) == 2 for each in found)
    assert {min(each) for each in found} == {0, 1, 2, 3}
    assert {max(each) for each in found} == {4, 5, 6, 7}


def test_two_lands_in_one_pile() -> None:
    """Ten cards again; the first pile, with the first land in it, is chosen for the second as well."""
    t = second_land(buried_land(), "pile k0")
    found = guesses(t, 1)
    assert all(len(each) == 2 and each <= {0, 1, 2, 3, 4} for each in found)
    assert len({tuple(sorted(each)) for each in found}) == 10  # every pair of places


def test_after_one_of_two_lands_came_up_the_other_lies_where_it_was_buried() -> None:
    t = second_land(buried_land(), "pile k1")
    top, deep = sorted(land_places(t.s))
    for _draw in range(top + 1):
        draw_habitat(t.s)
    assert {depth for each in guesses(t, 1) for depth in each} == {depth - top - 1 for depth in (4, 5, 6, 7)}
    assert land_places(t.s) == {deep - top - 1}


def test_where_two_lands_shared_a_pile_the_other_lies_in_the_rest_of_it() -> None:
    t = second_land(buried_land(), "pile k0")
    for _draw in range(min(land_places(t.s)) + 1):
        draw_habitat(t.s)
    left = len(t.s.habitat_pile) - 6
    assert {depth for each in guesses(t, 1) for depth in each} == set(range(left))


def test_a_whole_deck_shuffled_hides_every_land_anywhere() -> None:
    """With fewer cards than piles the discards are shuffled in, and an older land with them."""
    t = table("expansionist mp4 | mimic | scavenger | habitat:unlocked-laboratory").do("explore", "pass").quiet()
    discard_above(t, 9)
    t.do("expand")
    put_land(t, 9)
    discard_above(t, 1)
    for _gene in range(2):
        t[0].genes.append(take(t.s.adaptations, t.s.gene_pile, t.s.deck.adaptations.ids, "second-thoughts", -1))
    t.s.unresolved = t.s.habitat_discards[9:]
    t.s.habitat_discards = t.s.habitat_discards[:9]
    second_land(t, "pile k2")
    found = guesses(t, 1, 300)
    assert len(t.s.habitat_pile) == 11
    assert {max(each) for each in found} == set(range(1, 11))


def test_a_seat_that_saw_one_of_two_lands_guesses_the_other() -> None:
    t = second_land(buried_land(), "pile k1")
    first, second = sorted(land_places(t.s))
    t.s.reveal(t.s.habitat, t.s.habitat_pile[-1 - second], 1 << 1)
    found = guesses(t, 1)
    assert {max(each) for each in found} == {second}
    assert {min(each) for each in found} == {0, 1, 2, 3}
    t.s.reveal(t.s.habitat, t.s.habitat_pile[-1 - first], 1 << 1)
    assert guesses(t, 1, 10) == [{first, second}] * 10


def test_a_saved_game_keeps_where_the_lands_may_lie() -> None:
    t = buried_land()
    again = GAME.load(json.loads(json.dumps(t.s.save())))
    assert isinstance(again, EvoloosenState)
    assert guesses(Table(again), 1) == guesses(t, 1)


# --- Cards that are taken unseen (rule 21) ---------------------------------------------------------------------


def seen_by(t: Table, seat: int, other: int) -> None:
    """The seat has seen the other's whole hand."""
    for token in t[other].hand:
        t.s.reveal(t.s.inventions, token, 1 << seat)


THEFT = (
    "mimic hand:light-fingers genes:third-eye | scavenger hand:solvent,polite-no,banana-peel"
    " | symbiont mp1 | habitat:gene-sale"
)


@pytest.mark.parametrize("seed", range(4))
def test_who_has_seen_a_hand_cannot_tell_which_card_was_stolen_from_it(seed: int) -> None:
    t = table(THEFT, seed=seed)
    seen_by(t, 2, 1)
    t.do("explore", "play light-fingers p1").quiet()
    assert t.hands() == [1, 2, 0]
    assert (t.knows(2, 0), t.knows(2, 1)) == ([None], [None, None])
    assert None not in t.knows(0, 0) + t.knows(1, 0) + t.knows(1, 1)  # thief and victim know


def test_the_token_of_a_stolen_card_does_not_tell_which_it_was() -> None:
    thefts = [after_theft(seed) for seed in range(12)]
    assert len({t.hand(0)[0] for t in thefts}) == 3
    assert len({t[0].hand[0] for t in thefts}) == 1


def after_theft(lot: int) -> Table:
    t = table(THEFT)
    t.s.reseed(lot)
    return t.do("explore", "play light-fingers p1").quiet()


def test_who_has_seen_a_hand_cannot_tell_which_card_was_traded() -> None:
    """Rule 16: third players see how many."""
    t = table("mimic mp3 hand:solvent,pep-whistle | scavenger mp3 hand:polite-no,banana-peel | symbiont mp1")
    t.s.habitat_pile.append(take(t.s.habitat, t.s.habitat_pile, t.s.deck.habitat.ids, "gene-sale", 0))
    seen_by(t, 2, 0)
    seen_by(t, 2, 1)
    t.do("explore").quiet().do("talk", "deal trade p1", "form", "give-card h1", "want-any 1", "send")
    t.do("1: accept", "hand-over h0").quiet()
    assert (t.knows(2, 0), t.knows(2, 1)) == ([None] * 2, [None] * 2)
