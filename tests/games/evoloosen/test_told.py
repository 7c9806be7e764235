"""What players are told is true and enough: signs, terms, targets, sizes, and what happens between the moves."""

from __future__ import annotations

import pytest

from galapagos.games import catalogue
from tests.games.evoloosen.table import Table, table
from tests.games.evoloosen.test_ending import THREE, TWO, arena, idle, rocket

WORDS = catalogue("evoloosen")
NAMES = ["Ada", "Bo", "Cy"]


def sentences(t: Table, key: str) -> list[str]:
    return [WORDS.render(event.text, NAMES) for event in t.events if event.key == key]


def question(t: Table, seat: int) -> str:
    return WORDS.render(t.s.question(seat), NAMES)


def options(t: Table, seat: int) -> list[str]:
    return [WORDS.render(t.s.describe(action, seat), NAMES) for action in t.s.legal_actions(seat)]


def test_force_that_is_added_has_its_sign() -> None:
    assert WORDS.render(("boosted-enemy", {"n": 2})) == "The Enemy: +2 PF in this battle."
    assert WORDS.render(("boosted-enemy", {"n": -2})) == "The Enemy: −2 PF in this battle."
    assert WORDS.render(("boosted", {"player": "player:0", "n": 8}), NAMES) == "Ada: +8 PF in this battle."
    assert WORDS.render(("changed-pf", {"player": "player:0", "n": 2}), NAMES) == "Ada: +2 PF until the round ends."
    assert WORDS.render(("changed-int", {"player": "player:0", "n": -2}), NAMES) == "Ada: −2 INT until the round ends."


def test_an_offer_is_told_with_its_terms() -> None:
    t = table("mimic mp3 hand:pep-whistle | symbiont hand:polite-no | scavenger | habitat:gene-sale")
    t.do(
        "explore", "0: talk", "deal trade p1", "form", "give-mp 2", "give-card h0", "want-any 1", "pledge spare", "send"
    )
    assert sentences(t, "offered") == ["Ada offers Bo a trade: 2 MP, a card, a promise not to sabotage for any card."]
    assert question(t, 1) == (
        "Ada offers you a trade: 2 MP, Pep Whistle, a promise not to sabotage for any card. Your answer?"
    )


def test_a_bribe_is_told_with_what_it_is_for() -> None:
    t = table("mimic mp3 | symbiont mp3 | scavenger mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "template t0", "1: talk", "deal bribe p2", "template t0")
    assert sentences(t, "offered")[1] == "Bo offers Cy a bribe: 1 MP for a promise to decline."


def test_ready_made_offers_are_told_with_their_terms() -> None:
    t = table("mimic mp3 hand:pep-whistle | symbiont hand:polite-no mp2 | habitat:gene-sale")
    t.do("explore", "0: talk", "deal trade p1")
    told = options(t, 0)
    assert "1 MP for any card" in told
    assert "Pep Whistle for 1 MP" in told
    t = table("mimic mp3 | symbiont mp3 | habitat:tiktaalik-rex")
    t.do("explore", "team", "0: talk", "deal collab p1")
    assert "Half of the loot: 1 MP of the loot, 1 Invention of the loot" in options(t, 0)


def test_a_redirected_invention_names_its_new_target() -> None:
    t = table(
        "mimic mp1 hand:pep-whistle | scavenger hand:false-signpost genes:second-thoughts | habitat:lint-lynx"
    ).do("explore", "solo", "play pep-whistle p0", "1: play false-signpost -", "redirect enemy")
    assert sentences(t, "redirected") == ["Ada’s Pep Whistle is used on the Enemy instead."]


def test_a_cut_and_its_piles_are_told_with_their_sizes() -> None:
    t = table("expansionist mp1 genes:second-thoughts*2 | symbiont | habitat:gene-sale")
    t.do("explore", "pass", "expand")
    size = len(t.s.habitat_pile)
    first = options(t, 1)[0]
    numbers = [int(word.rstrip(",")) for word in first.removeprefix("Cut into ").replace(" cards", "").split()]
    assert (len(numbers), sum(numbers)) == (3, size)
    t.do("cut c0")
    assert options(t, 0)[0] == f"Pile 1, from the top ({numbers[0]} cards)"


def test_a_new_round_of_battle_turns_is_told() -> None:
    t = table("mimic mp1 hand:pep-whistle,borrowed-boots | scavenger hand:polite-no | habitat:carpet-bear")
    t.do("explore", "solo", "play pep-whistle p0", "0: pass", "1: pass")
    assert sentences(t, "battle-goes-on") == ["Something was used: everybody has another battle turn."]


@pytest.mark.parametrize(
    ("genes", "enemy", "key", "sentence"),
    [
        ("piggy-bank-hide", "lint-lynx", "guarded-mp", "Ada loses no MP: guarded."),
        ("zipper-skin", "accordion-eel", "guarded-hand", "Ada loses no card: guarded."),
        ("knotted-genes", "tiktaalik-rex", "guarded-adaptations", "Ada loses no Adaptation: guarded."),
        ("patient-plates", "ink-auditor", "guarded-skip", "Ada may Adapt all the same: guarded."),
    ],
)
def test_a_guard_at_work_is_told(genes: str, enemy: str, key: str, sentence: str) -> None:
    t = table(f"mimic mp2 hand:solvent genes:{genes} | scavenger mp2 | habitat:{enemy}").do("explore").fight()
    assert sentences(t, key) == [sentence]


def test_a_guard_that_had_nothing_to_stop_is_not_told() -> None:
    """Skip Adapting misses a helper."""
    t = table("mimic mp2 | symbiont mp2 genes:patient-plates | habitat:ink-auditor")
    t.s.seats[1].dodges = 1  # the Symbiont's own power is used up
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept").end_battle()
    assert sentences(t, "guarded-skip") == []


def test_the_gene_pools_refresh_is_told() -> None:
    t = table("mimic mp1 | scavenger | habitat:gene-sale,unlocked-laboratory | pool:club-tail,-").do(
        "explore", "pass", "pass"
    )
    t.do("1: explore", "1: pass", "1: pass")
    assert sentences(t, "refreshed-pool") == [
        "The Gene Pool is refreshed: what lay there for two rounds is gone, empty places are filled."
    ]


def test_the_mimics_power_is_told() -> None:
    t = table("mimic mp1 | scavenger hand:banana-peel genes:second-thoughts | habitat:carpet-bear")
    t.do("explore", "solo", "0: pass", "1: play banana-peel p0")
    t.end_battle()
    assert sentences(t, "mimicked") == ["Ada mimics what was used and draws for it."]


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("card-bumper-shell-text", "Upon Defeat"),
        ("card-feather-bed-text", "Upon Defeat"),
        ("card-knotted-genes-text", "takes or costs you Adaptations"),
        ("species-mimic-text", "a Battle or Swift Invention of another side"),
        ("card-mirror-scales-text", "Battle or Swift Invention of another side"),
        ("card-long-memory-text", "a Battle or Swift Invention of another side"),
    ],
)
def test_a_text_promises_what_the_card_does(key: str, words: str) -> None:
    assert words in WORDS.render((key, {}))


def test_the_last_round_and_the_preparation_are_told() -> None:
    t = idle(rocket())
    assert sentences(t, "last-round") == [
        "The last round: Dr. Carlwin warms up the rocket for Ada. Whoever else reaches eight Adaptations now may fight "
        "for it."
    ]
    assert sentences(arena(TWO, THREE), "preparation") == [
        "Preparation: Eidolia clears the field. Each finalist has one more Action phase, Ada first, and all CP are "
        "back."
    ]


def test_the_symbionts_power_is_told() -> None:
    t = table("mimic mp3 genes:mammoth-shoulders | symbiont mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept")
    t.end_battle()
    assert sentences(t, "symbiosis") == ["Bo lives well by helping: more MP than its share."]


def test_a_completed_quest_says_what_was_wanted() -> None:
    t = table("mimic mp1 genes:mammoth-shoulders | symbiont | habitat:wall-mender").do("explore")
    assert sentences(t, "completed-quest") == ["Ada completes the quest of Wall Mender, who wanted 3 or more PF."]
