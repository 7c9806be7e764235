"""Every card is played once, and does what is printed on it."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen import GAME
from galapagos.games.evoloosen.rules.strength import enemy_strength, side_strength
from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled

BRAIN = "genes:spare-brain,second-thoughts"


def battle(card: str, rest: str = "") -> Table:
    """Seat 0, with CP enough, stands in battle with the PF-1 Lint Lynx and holds the card."""
    t = table(f"mimic mp1 hand:{card},pep-whistle {BRAIN} | scavenger mp1 hand:banana-peel {rest} | habitat:lint-lynx")
    return t.do("explore", "solo")


# --- Battle and Swift Inventions: boosts ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "boost"),
    [
        ("pep-whistle", 2),
        ("banana-peel", -2),
        ("fizzy-tonic", 2),
        ("growth-gravy", 3),
        ("spring-heels", 4),
        ("volcano-vinegar", 6),
        ("shrink-sherbet", -6),
        ("borrowed-moon", 8),
        ("quick-quack", 2),
        ("sudden-second-helping", 4),
    ],
)
def test_most_boosts_can_be_used_on_either_side(card: str, boost: int) -> None:
    t = battle(card).do(f"play {card} enemy").quiet()
    assert t.s.battle.enemy_mod == boost
    assert enemy_strength(t.s) == max(0, 1 + boost)
    t = battle(card).do(f"play {card} p0").quiet()
    assert t.s.battle.mods[0] == boost
    assert side_strength(t.s) == max(0, boost)


@pytest.mark.parametrize(
    ("card", "boost"), [("borrowed-boots", 2), ("loaded-lunchbox", 2), ("bubble-bodice", 4), ("giant-gauntlet", 8)]
)
def test_some_boosts_are_for_fighters_only(card: str, boost: int) -> None:
    t = battle(card)
    assert t.why_not(f"play {card} enemy") == "why-target"
    assert t.why_not(f"play {card} p1") == "why-target"
    assert t.why_not(f"play {card} -") == "why-target"
    t.do(f"play {card} p0").quiet()
    assert side_strength(t.s) == boost


def test_fizzy_tonic_draws_a_card_for_its_user() -> None:
    t = battle("fizzy-tonic").do("play fizzy-tonic enemy").quiet()
    assert len(t[0].hand) == 2


@pytest.mark.parametrize("card", ["loaded-lunchbox", "giant-gauntlet"])
def test_loot_cards_give_one_mp_more_to_the_fighter_who_wins(card: str) -> None:
    t = battle(card).do(f"play {card} p0").end_battle()
    assert "won-battle" in t.told()
    assert t[0].mp == 1 + 1 + 1


def test_extra_loot_is_lost_with_the_battle() -> None:
    t = battle("loaded-lunchbox").do("play loaded-lunchbox p0")
    t.do("0: pass", "1: play banana-peel p0").end_battle()
    assert t[0].mp == 0


@pytest.mark.parametrize("card", ["bubble-bodice", "feather-bed"])
def test_a_shield_spares_the_named_fighter_the_defeat(card: str) -> None:
    t = table(f"mimic mp2 hand:{card} {BRAIN} | scavenger mp1 | habitat:tiktaalik-rex")
    t.do("explore").fight(f"play {card} p0")
    assert "lost-battle" in t.told()
    assert t.genes(0) == ["second-thoughts", "spare-brain"]
    assert t.quiet().frame == "Adapting"  # it is a defeat all the same


def test_a_shield_spares_only_the_named_fighter() -> None:
    t = table(f"mimic mp2 hand:feather-bed {BRAIN} | scavenger mp2 | habitat:teacup-wolf")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept", "play feather-bed p0")
    t.end_battle()
    assert t.mp() == [2, 1]


@pytest.mark.parametrize("card", ["rubber-snake", "thunder-sheet"])
def test_scaring_cards_send_the_enemy_away(card: str) -> None:
    t = battle(card).do(f"play {card} enemy").quiet()
    assert t.row() == ["lint-lynx"]
    assert not t.s.battle.on
    assert t.told().count("scared") == 1


@pytest.mark.parametrize("card", ["polite-no", "solvent"])
def test_preventing_cards_stop_an_invention(card: str) -> None:
    t = table(f"mimic mp1 hand:pep-whistle | scavenger mp1 hand:{card} {BRAIN} | habitat:lint-lynx")
    t.do("explore", "solo", "play pep-whistle p0", f"1: play {card} -").quiet()
    assert t.s.battle.mods[0] == 0


def test_false_signpost_changes_the_target() -> None:
    t = table(f"mimic mp1 hand:pep-whistle | scavenger mp1 hand:false-signpost {BRAIN} | habitat:lint-lynx")
    t.do("explore", "solo", "play pep-whistle p0", "1: play false-signpost -", "redirect enemy").quiet()
    assert (t.s.battle.mods[0], t.s.battle.enemy_mod) == (0, 2)


# --- Swift Inventions for any time ------------------------------------------------------------------------


def test_keyhole_periscope_shows_a_hand_to_its_user_alone() -> None:
    t = table(f"mimic hand:keyhole-periscope {BRAIN} | scavenger hand:banana-peel,solvent | symbiont")
    assert t.why_not("play keyhole-periscope p2") == "why-nothing-there"
    assert t.why_not("play keyhole-periscope p0") == "why-not-yourself"
    assert t.why_not("play keyhole-periscope enemy") == "why-target"
    t.do("0: play keyhole-periscope p1").quiet()
    assert t.knows(0, 1) == ["banana-peel", "solvent"]
    assert t.knows(2, 1) == [None, None]


def test_magnet_on_a_string_takes_one_mp() -> None:
    t = table(f"mimic mp1 hand:magnet-on-a-string {BRAIN} | scavenger mp2 | symbiont mp0")
    assert t.why_not("play magnet-on-a-string p2") == "why-nothing-there"
    t.do("0: play magnet-on-a-string p1").quiet()
    assert t.mp() == [2, 1, 0]


def test_gene_scissors_discard_a_card_of_the_pool() -> None:
    t = table(f"mimic hand:gene-scissors {BRAIN} | scavenger | pool:club-tail,-,moss-coat")
    t.do("0: play gene-scissors -")
    assert t.options() == ["snip g0", "snip g2"]
    assert t.why_not("snip g1") == "why-slot-empty"
    t.s.rotated = 0b101
    t.do("snip g2")
    assert t.s.rotated == 0b001
    assert t.pool() == ["club-tail", "-", "-", "-", "-", "-"]
    assert t.discarded()["adaptations"] == ["moss-coat"]


def test_gene_scissors_need_a_card_in_the_pool() -> None:
    t = table(f"mimic hand:gene-scissors {BRAIN} | scavenger")
    assert t.why_not("play gene-scissors -") == "why-pool-empty"


# --- Action Inventions -------------------------------------------------------------------------------------


def action(seat: str, rest: str = "scavenger") -> Table:
    return table(f"{seat} {BRAIN} | {rest} | habitat:second-wind").do("explore").quiet()


@pytest.mark.parametrize("card", ["junk-drawer", "sleeve-full-of-ideas"])
def test_drawing_cards_draw_two_and_discard_one(card: str) -> None:
    t = action(f"mimic hand:{card}", "scavenger | inventions:solvent,polite-no")
    t.do(f"play {card} -", "discard polite-no")
    assert t.hand(0) == ["solvent"]


def test_mole_telegram_shows_the_tops_of_two_decks_to_its_user() -> None:
    t = table(
        f"mimic hand:mole-telegram {BRAIN} | scavenger | habitat:second-wind,lint-lynx,free-lunch,gene-sale"
        " | adaptations:club-tail,moss-coat,third-eye"
    )
    t.do("explore", "play mole-telegram -")
    view = t.s.view(0)
    assert view["habitat_ahead"][:3] == ["lint-lynx", "free-lunch", None]
    assert view["genes_ahead"][:3] == ["club-tail", "moss-coat", None]
    assert t.s.view(1)["habitat_ahead"][0] is None


def test_mutagen_lemonade_gives_two_mp() -> None:
    t = action("mimic mp3 hand:mutagen-lemonade")
    assert t.do("play mutagen-lemonade -").quiet()[0].mp == 5


def test_light_fingers_take_a_card_unseen() -> None:
    t = action("mimic hand:light-fingers", "scavenger hand:solvent | symbiont")
    assert t.why_not("play light-fingers p2") == "why-nothing-there"
    t.do("play light-fingers p1").quiet()
    assert (t.hand(0), t.hand(1)) == (["solvent"], [])
    taken = [event for event in t.events if event.key == "took-cards"]
    assert "card" not in taken[0].params


def test_fine_print_coupon_makes_the_next_adaptation_cheaper() -> None:
    t = table(
        f"mimic mp5 hand:fine-print-coupon {BRAIN} | scavenger | habitat:second-wind | pool:mammoth-shoulders,club-tail"
    )
    t.do("explore", "play fine-print-coupon -", "pass").quiet()
    assert t.s.view(0)["pool"][0]["cost"] == 5  # type: ignore[index]
    t.do("adapt g0")
    assert t.quiet()[0].mp == 0


def test_charity_tin_takes_two_mp_as_far_as_there_are() -> None:
    t = action("mimic mp1 hand:charity-tin", "scavenger mp1")
    assert t.do("play charity-tin p1").quiet().mp() == [2, 0]
    t = action("mimic mp7 hand:charity-tin", "scavenger mp5")
    assert t.do("play charity-tin p1").quiet().mp() == [8, 3]  # what is over the limit is lost


def test_pool_cleaner_deals_six_new_cards_and_draws_one() -> None:
    t = table(
        f"mimic hand:pool-cleaner {BRAIN} | scavenger | habitat:second-wind | pool:club-tail,-"
        " | adaptations:moss-coat,third-eye"
    )
    t.s.rotated = 1
    t.do("explore", "play pool-cleaner -").quiet()
    assert t.pool()[:2] == ["moss-coat", "third-eye"]
    assert "-" not in t.pool()
    assert t.s.rotated == 0
    assert t.discarded()["adaptations"] == ["club-tail"]
    assert t.hands() == [1, 0]


@pytest.mark.parametrize("card", ["twin-incubator", "double-dose"])
def test_two_cards_let_you_adapt_twice(card: str) -> None:
    t = table(
        f"mimic mp8 hand:{card} {BRAIN} | scavenger | habitat:second-wind | pool:sturdy-knees,moss-coat,good-manners"
    )
    t.do("explore", f"play {card} -", "pass", "adapt g0", "adapt g1").quiet()
    assert t.genes(0) == ["moss-coat", "second-thoughts", "spare-brain", "sturdy-knees"]
    assert (t.frame, t.asked) == ("Exploring", 1)


def test_only_one_adapt_twice_card_a_turn() -> None:
    """Limitations, rule 2."""
    t = table(
        "mimic mp8 hand:twin-incubator,double-dose genes:spare-brain,dreaming-brain | scavenger | habitat:second-wind"
    )
    t.do("explore", "play twin-incubator -").quiet()
    assert t.why_not("play double-dose -") == "why-doubled"


def test_a_prevented_adapt_twice_card_was_used() -> None:
    """Rule 25: no second one that turn, and no second Adapt."""
    t = table(
        "mimic mp8 hand:twin-incubator,double-dose genes:spare-brain,dreaming-brain"
        " | scavenger hand:polite-no genes:night-eyes | habitat:second-wind | pool:sturdy-knees,moss-coat"
    )
    t.do("explore", "play twin-incubator -", "1: play polite-no -").quiet()
    assert (t.frame, t.why_not("play double-dose -")) == ("Action", "why-doubled")
    t.do("pass", "adapt g0").quiet()
    assert t.asked == 1


def test_borrowed_genome_takes_an_adaptation_of_ones_choice_instead_of_adapting() -> None:
    t = action("mimic mp8 hand:borrowed-genome", "scavenger genes:club-tail,many-pockets,moss-coat | symbiont")
    assert t.why_not("play borrowed-genome p2") == "why-cannot-hold"
    t.do("play borrowed-genome p1")
    assert t.options() == ["steal club-tail", "steal moss-coat"]  # not another species' card
    assert t.why_not("steal many-pockets") == "why-other-species"
    t.do("steal club-tail")
    assert (t.genes(0), t.genes(1)) == (["club-tail", "second-thoughts", "spare-brain"], ["many-pockets", "moss-coat"])
    t.do("pass").quiet()
    assert (t.frame, t.asked) == ("Exploring", 1)


def test_stealing_what_one_cannot_hold_is_illegal() -> None:
    """Rule 6: with one full Armor, another can't be taken."""
    t = table(
        "mimic hand:borrowed-genome genes:spare-brain,bumper-shell | scavenger genes:zipper-skin | habitat:second-wind"
    )
    assert t.do("explore").quiet().why_not("play borrowed-genome p1") == "why-cannot-hold"


# --- Habitat cards that follow their own text ---------------------------------------------------------------


def test_gene_sale_makes_an_adaptation_cheaper() -> None:
    t = table("mimic mp1 | scavenger | habitat:gene-sale | pool:sturdy-knees")
    t.do("explore", "pass", "adapt g0")
    assert t.quiet().genes(0) == ["sturdy-knees"]
    assert t[0].mp == 0


def test_a_discount_does_not_go_below_nothing_and_ends_with_the_turn() -> None:
    t = table("mimic mp1 | scavenger mp1 | habitat:gene-sale,second-wind | pool:second-thoughts,sturdy-knees")
    t.do("explore", "pass", "adapt g0")
    assert t.quiet()[0].mp == 1
    t.do("explore", "pass")
    assert t.quiet().why_not("adapt g1") == "why-mp"


def test_unlocked_laboratory_gives_two_inventions() -> None:
    t = table("mimic | scavenger | habitat:unlocked-laboratory").do("explore")
    assert t.hands() == [2, 0]


def test_second_wind_gives_cp_back_and_pf_for_the_round() -> None:
    t = table("mimic spent3 genes:spare-brain | scavenger | habitat:second-wind,free-lunch").do("explore")
    assert (t.s.cp(0), t.s.pf(0)) == (4, 2)
    t.do("pass", "pass", "explore", "pass", "pass").quiet()
    assert t.s.pf(0) == 0


def test_free_lunch_feeds_everybody() -> None:
    t = table("mimic mp8 | scavenger mp1 | symbiont | habitat:free-lunch").do("explore")
    assert t.mp() == [8, 2, 1]


def test_great_levelling_costs_the_first_and_gives_all_others_a_card() -> None:
    """Rule 23: whoever drew it is one of the others, and who has the most is not."""
    t = table("mimic mp3 | scavenger mp3 genes:moss-coat | symbiont mp1 genes:thinking-cap | habitat:great-levelling")
    t.do("explore")
    assert t.mp() == [3, 1, 0]
    assert t.hands() == [1, 0, 0]


def test_great_levelling_gives_nothing_to_who_drew_it_and_has_the_most() -> None:
    t = table("mimic mp3 genes:moss-coat | scavenger mp3 | symbiont mp1 | habitat:great-levelling").do("explore")
    assert (t.mp(), t.hands()) == ([1, 3, 1], [0, 1, 1])


def test_fog_of_forgetting_takes_intelligence_from_the_clever_and_a_card_from_all() -> None:
    t = table("mimic hand:pep-whistle,solvent genes:third-eye | scavenger | habitat:fog-of-forgetting")
    t.do("explore", "discard solvent")
    assert (t.s.int_points(0), t.hand(0)) == (1, ["pep-whistle"])
    t = table("mimic hand:pep-whistle genes:second-thoughts | scavenger | habitat:fog-of-forgetting")
    t.do("explore", "discard pep-whistle")
    assert t.s.int_points(0) == 1


# --- Pets and mounts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("companion", "pf"),
    [
        ("pocket-moth", 1),
        ("filing-ferret", 1),
        ("postal-puffin", 1),
        ("sofa-snail", 2),
        ("rented-ram", 2),
        ("second-hand-dragon", 3),
    ],
)
def test_companions_add_their_pf(companion: str, pf: int) -> None:
    assert table(f"mimic companion:{companion} | scavenger").s.pf(0) == pf


def test_pocket_moth_gives_one_mp_for_a_victory() -> None:
    t = table("mimic companion:pocket-moth genes:sturdy-knees | scavenger | habitat:lint-lynx")
    t.do("explore").fight()
    assert t[0].mp == 2


def test_postal_puffin_brings_a_card_for_a_quest() -> None:
    t = table("mimic companion:postal-puffin genes:sprinting-legs | scavenger | habitat:wall-mender")
    t.do("explore").quiet()
    assert (t[0].mp, len(t[0].hand)) == (2, 1)


def test_filing_ferret_guards_the_hand() -> None:
    t = table("mimic mp2 hand:pep-whistle companion:filing-ferret | scavenger | habitat:accordion-eel")
    t.do("explore").fight()
    assert (t[0].mp, t.hand(0)) == (1, ["pep-whistle"])


# --- Adaptations: numbers ------------------------------------------------------------------------------------

NUMBERS = {
    "sturdy-knees": (3, 1, 0),
    "rubber-bones": (3, 1, 0),
    "sprinting-legs": (4, 2, 0),
    "barrel-chest": (4, 2, 0),
    "trophy-antlers": (4, 2, 0),
    "snapping-jaw": (5, 3, 0),
    "club-tail": (5, 3, 0),
    "pickpocket-claws": (5, 3, 0),
    "thinking-tusks": (6, 3, 1),
    "mammoth-shoulders": (7, 4, 0),
    "tool-belt-muscles": (7, 4, 0),
    "second-thoughts": (2, 0, 1),
    "good-manners": (2, 0, 1),
    "night-eyes": (4, 0, 2),
    "folded-cortex": (4, 0, 2),
    "tidy-mind": (4, 0, 2),
    "long-memory": (4, 0, 2),
    "third-eye": (5, 0, 3),
    "talking-tail": (5, 0, 3),
    "star-whiskers": (5, 0, 3),
    "headbutt-logic": (6, 1, 3),
    "spare-brain": (7, 0, 4),
    "dreaming-brain": (7, 0, 4),
    "bumper-shell": (5, 1, 0),
    "piggy-bank-hide": (4, 1, 0),
    "zipper-skin": (4, 1, 0),
    "knotted-genes": (4, 1, 0),
    "mirror-scales": (6, 1, 0),
    "patient-plates": (5, 1, 0),
    "cardboard-carapace": (4, 1, 1),
    "moss-coat": (3, 1, 0),
    "thinking-cap": (3, 0, 1),
    "parade-plumage": (5, 2, 1),
    "fence-post-feet": (5, 3, 0),
    "surveyors-eye": (5, 0, 3),
    "many-pockets": (5, 3, 0),
    "tinkers-nose": (5, 0, 3),
    "lasso-tongue": (5, 3, 0),
    "whisper-glands": (5, 0, 3),
    "copycat-fists": (5, 3, 0),
    "parrot-lobe": (5, 0, 3),
    "helping-hands": (5, 3, 0),
    "shared-nerves": (5, 0, 3),
}


def test_no_adaptation_is_forgotten_here() -> None:
    deck = GAME.deck()
    assert sorted(NUMBERS) == sorted(row["id"] for row in deck.source["adaptation"])


@pytest.mark.parametrize("gene", sorted(NUMBERS))
def test_an_adaptation_costs_its_mp_and_grants_its_points(gene: str) -> None:
    cost, pf, int_points = NUMBERS[gene]
    rows = GAME.deck().source["adaptation"]
    species = next(row for row in rows if row["id"] == gene).get("species", "mimic")
    other = "scavenger" if species != "scavenger" else "mimic"
    t = table(f"{species} mp8 | {other} | habitat:unlocked-laboratory | pool:{gene}")
    t.do("explore", "pass", "adapt g0").quiet()
    assert (t[0].mp, t.s.pf(0), t.s.int_points(0)) == (8 - cost, pf, int_points)
    assert t.genes(0) == [gene]


# --- Adaptations: effects -----------------------------------------------------------------------------------


def test_rubber_bones_draw_a_card_after_a_defeat() -> None:
    t = table("mimic mp1 genes:rubber-bones | scavenger | habitat:sock-weevil")
    t.do("explore").fight()
    assert len(t[0].hand) == 1


def test_trophy_antlers_give_one_mp_for_a_victory_each() -> None:
    t = table("mimic genes:trophy-antlers*2 | scavenger | habitat:lint-lynx")
    t.do("explore").fight()
    assert t[0].mp == 3


def test_pickpocket_claws_draw_a_card_for_a_victory() -> None:
    t = table("mimic genes:pickpocket-claws | scavenger | habitat:lint-lynx")
    t.do("explore").fight()
    assert len(t[0].hand) == 1


def test_a_helper_who_wins_uses_its_own_effects() -> None:
    t = table("mimic mp1 | scavenger genes:trophy-antlers | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t2", "1: accept").end_battle()
    assert t.mp() == [2, 1]


def test_tool_belt_muscles_fight_harder_with_four_cards_in_hand() -> None:
    full = "hand:pep-whistle,pep-whistle,banana-peel,banana-peel"
    t = table(f"mimic {full} genes:tool-belt-muscles | scavenger | habitat:lint-lynx").do("explore", "solo")
    assert side_strength(t.s) == 6
    t = table("mimic hand:pep-whistle genes:tool-belt-muscles | scavenger | habitat:lint-lynx").do("explore", "solo")
    assert side_strength(t.s) == 4


def test_good_manners_give_one_mp_for_a_quest() -> None:
    t = table("mimic genes:good-manners,snapping-jaw | scavenger | habitat:wall-mender")
    assert t.do("explore").quiet()[0].mp == 3


def test_tidy_mind_draws_and_discards_once_a_round() -> None:
    t = table("mimic genes:tidy-mind | scavenger | habitat:free-lunch | inventions:solvent")
    t.do("explore", "use tidy-mind", "discard solvent").quiet()
    assert t.hand(0) == []
    assert t.why_not("use tidy-mind") == "why-once-a-round"
    assert t.why_not("use club-tail") == "why-not-yours"


def test_an_adaptation_without_an_effect_cannot_be_used() -> None:
    t = table("mimic genes:club-tail | scavenger | habitat:free-lunch").do("explore").quiet()
    assert t.why_not("use club-tail") == "why-no-effect"


def test_star_whiskers_show_the_next_habitat_card() -> None:
    t = table("mimic genes:star-whiskers | scavenger | habitat:free-lunch,lint-lynx,gene-sale")
    t.do("explore", "use star-whiskers")
    assert t.s.view(0)["habitat_ahead"][:2] == ["lint-lynx", None]


def test_dreaming_brain_draws_as_a_round_ends() -> None:
    t = table("mimic genes:dreaming-brain | scavenger | habitat:free-lunch,gene-sale")
    t.do("explore", "pass", "pass", "explore", "pass", "pass").quiet()
    assert (t.s.round, t.hands()) == (2, [1, 0])


def test_long_memory_is_paid_whenever_an_invention_is_used_on_its_owner() -> None:
    t = table("mimic mp1 genes:long-memory | scavenger mp1 hand:banana-peel,banana-peel | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass", "1: play banana-peel p0", "1: play banana-peel p0").quiet()
    assert t[0].mp == 3


# --- Armor ----------------------------------------------------------------------------------------------------


def test_bumper_shell_ignores_the_first_defeat_of_a_round() -> None:
    t = table("mimic mp2 genes:bumper-shell | scavenger mp2 | habitat:teacup-wolf,hopscotch-newt")
    t.do("explore").fight()
    assert t[0].mp == 2
    assert t.told().count("shrugged-off") == 1
    t.do("pass", "explore", "team", "1: talk", "deal collab p0", "template t0", "0: accept").end_battle()
    assert t.mp() == [1, 1]


def test_piggy_bank_hide_keeps_its_mp() -> None:
    t = table(
        f"mimic mp2 genes:piggy-bank-hide | scavenger hand:magnet-on-a-string {BRAIN} | habitat:lint-lynx,gene-sale"
    )
    t.do("explore").fight()
    assert t[0].mp == 2
    t.do("pass")
    while not (t.frame == "Window" and t.asked == 1):
        t.s.apply(t.s.parse("pass"))
    assert t.why_not("play magnet-on-a-string p0") == "why-guarded"


def test_zipper_skin_keeps_its_cards() -> None:
    t = table(
        "mimic mp2 hand:pep-whistle genes:zipper-skin | scavenger hand:light-fingers genes:third-eye"
        " | habitat:accordion-eel,gene-sale"
    )
    t.do("explore").fight()
    assert t.hand(0) == ["pep-whistle"]
    t.do("pass", "explore").quiet()
    assert t.why_not("play light-fingers p0") == "why-guarded"


def test_zipper_skin_does_not_stop_its_owner() -> None:
    """Guards help against others and against defeat, not against one's own cards."""
    t = table("mimic hand:junk-drawer genes:zipper-skin | scavenger | habitat:gene-sale | inventions:solvent,polite-no")
    t.do("explore", "play junk-drawer -", "discard solvent")
    assert t.hand(0) == ["polite-no"]


def test_knotted_genes_keep_their_adaptations() -> None:
    t = table(f"mimic genes:knotted-genes | scavenger hand:borrowed-genome {BRAIN} | habitat:tiktaalik-rex,gene-sale")
    t.do("explore").fight()
    assert t.genes(0) == ["knotted-genes"]
    t.do("pass", "explore").quiet()
    assert t.why_not("play borrowed-genome p0") == "why-guarded"


def test_mirror_scales_stop_the_first_invention_used_on_their_owner_each_round() -> None:
    t = table(
        "mimic mp1 genes:mirror-scales,mammoth-shoulders | scavenger mp1 hand:banana-peel,banana-peel"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "0: pass", "1: play banana-peel p0").quiet()
    assert side_strength(t.s) == 5
    t.do("1: play banana-peel p0").quiet()
    assert side_strength(t.s) == 3
    assert t.told().count("warded") == 1


def test_patient_plates_never_skip_adapting() -> None:
    t = table("mimic mp2 genes:patient-plates | scavenger | habitat:ink-auditor | pool:second-thoughts")
    t.do("explore").fight()
    assert t.quiet().frame == "Adapting"


def test_patient_plates_do_not_save_the_price_of_ones_own_card() -> None:
    """Rule 24: Borrowed Genome is paid for with one's Adapting."""
    seat = "mimic mp8 hand:borrowed-genome genes:spare-brain,patient-plates"
    t = table(f"{seat} | scavenger genes:club-tail | habitat:second-wind | pool:moss-coat").do("explore").quiet()
    t.do("play borrowed-genome p1", "steal club-tail", "pass").quiet()
    assert (t.frame, t.asked) == ("Exploring", 1)


def test_piggy_bank_hide_pays_no_rent() -> None:
    """Rule 24; its owner explores again all the same."""
    t = table("mimic mp3 genes:piggy-bank-hide | expansionist mp1 | habitat:unlocked-laboratory | land:1")
    t.do("explore").quiet()
    assert (t.mp(), t.hands(), t.frame) == ([3, 1], [2, 0], "Action")
    assert "found-land" not in t.told()


def test_a_guard_helps_against_what_is_met_while_exploring() -> None:
    t = table("mimic hand:solvent genes:zipper-skin | scavenger | habitat:fog-of-forgetting").do("explore").quiet()
    assert (t.frame, t.hand(0)) == ("Action", ["solvent"])
    t = table("mimic mp3 genes:piggy-bank-hide | scavenger | habitat:great-levelling").do("explore").quiet()
    assert t.mp() == [3, 0]
