"""The first card of a kind and the first seat count like all others: 0 is a card and a player, not nothing."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen import GAME
from galapagos.games.evoloosen.game import EvoloosenState
from galapagos.games.evoloosen.rules.strength import enemy_strength, side_strength
from tests.games.evoloosen.table import Table, table
from tests.games.evoloosen.test_adapting import play_round

pytestmark = pytest.mark.compiled


# --- The first Habitat card ---------------------------------------------------------------------------------


def test_the_first_habitat_card_is_explored_and_fought() -> None:
    t = table("mimic mp2 hand:pep-whistle | scavenger mp1 hand:banana-peel | habitat:lint-lynx", first="lint-lynx")
    t.do("explore", "solo")
    assert t.s.battle.enemy == 0
    assert t.s.question(0) == ("ask-battle-turn", {"enemy": 1, "own": 0})
    assert {"play pep-whistle enemy", "talk"} <= set(t.options())
    t.do("play pep-whistle enemy", "0: pass", "1: play banana-peel enemy")
    assert enemy_strength(t.s) == 1
    t.end_battle()
    assert t[0].mp == 1


def test_the_first_habitat_card_as_a_companion_is_discarded_for_another() -> None:
    t = table("mimic companion:pocket-moth | scavenger | habitat:sofa-snail", first="pocket-moth").do("explore", "keep")
    assert (t.companion(0), t.discarded()["habitat"]) == ("sofa-snail", ["pocket-moth"])


def test_the_first_habitat_card_as_a_companion_acts_at_its_moments() -> None:
    t = table("mimic companion:pocket-moth genes:club-tail | scavenger | habitat:lint-lynx", first="pocket-moth")
    t.do("explore").fight()
    assert t[0].mp == 1 + 1


def test_the_first_habitat_card_as_a_tame_can_be_unleashed_and_lost() -> None:
    t = table("mimic mp1 | wrangler tame:lint-lynx genes:second-thoughts | habitat:teacup-wolf", first="lint-lynx")
    t.do("explore", "solo", "0: pass")
    assert (t.frame, t.asked) == ("BattleTurn", 1)  # it has nothing but its tame
    assert t.options() == ["pass", "unleash p0", "unleash enemy"]
    t.do("unleash p0")
    assert side_strength(t.s) == 1
    t.end_battle()
    assert (t.tame(1), t.discarded()["habitat"]) == (None, ["lint-lynx", "teacup-wolf"])


def test_the_first_habitat_card_as_a_tame_is_discarded_for_another() -> None:
    t = table("wrangler tame:lint-lynx genes:snapping-jaw,third-eye | mimic | habitat:sock-weevil", first="lint-lynx")
    t.do("explore", "tame")
    assert t.discarded()["habitat"] == ["lint-lynx"]


def test_a_tame_can_be_unleashed_beside_the_first_habitat_card() -> None:
    t = table("mimic mp1 | wrangler tame:sock-weevil genes:night-eyes | habitat:teacup-wolf", first="teacup-wolf")
    t.do("explore", "solo", "0: pass", "1: unleash enemy")
    assert enemy_strength(t.s) == 5


def test_sabotage_beside_the_first_habitat_card_breaks_a_promise() -> None:
    seats = "mimic mp2 hand:pep-whistle | scavenger mp2 | habitat:second-wind,teacup-wolf"
    t = table(seats, first="teacup-wolf").do("explore", "0: talk", "deal trade p1", "form", "pledge spare", "send")
    t.do("1: accept", "0: pass", "0: pass", "1: explore", "solo", "1: pass", "0: play pep-whistle enemy")
    assert (t[0].kept, t[0].broken) == (0, 1)


# --- The first Adaptation -------------------------------------------------------------------------------------


def test_the_first_adaptation_is_gained_bought_and_lost() -> None:
    t = table("mimic | scavenger | habitat:stray-chromosome | adaptations:club-tail", first="club-tail").do("explore")
    assert t.genes(0) == ["club-tail"]
    t = table("mimic mp8 | scavenger | habitat:unlocked-laboratory | pool:club-tail", first="club-tail")
    t.do("explore", "pass", "adapt g0").quiet()
    assert (t.genes(0), t.pool()) == (["club-tail"], ["-"] * 6)
    t = table("mimic genes:club-tail | scavenger | habitat:tiktaalik-rex", first="club-tail").do("explore").fight()
    assert t.why_not("lose club-tail") == ""
    t.do("lose club-tail")
    assert (t.genes(0), t.discarded()["adaptations"]) == ([], ["club-tail"])


def test_the_first_adaptation_that_cannot_be_held_is_discarded() -> None:
    t = table(
        "mimic genes:bumper-shell | scavenger | habitat:stray-chromosome | adaptations:zipper-skin", first="zipper-skin"
    )
    t.do("explore")
    assert t.discarded()["adaptations"] == ["zipper-skin"]


def test_the_first_adaptation_is_used_once_a_round() -> None:
    t = table("mimic genes:tidy-mind hand:solvent | scavenger | habitat:second-wind", first="tidy-mind")
    t.do("explore", "use tidy-mind", "discard solvent")
    assert t.why_not("use tidy-mind") == "why-once-a-round"


def test_the_first_adaptation_in_the_pool_lasts_two_rounds() -> None:
    seats = "mimic | scavenger | habitat:second-wind,unlocked-laboratory,gene-sale,free-lunch"
    t = play_round(table(f"{seats} | pool:club-tail", first="club-tail"))
    assert (t.pool()[0], t.s.rotated) == ("club-tail", 1)
    play_round(t)
    assert t.discarded()["adaptations"] == ["club-tail"]


def test_the_first_adaptation_alone_in_the_pool_can_be_snipped_or_renewed() -> None:
    seats = "mimic hand:gene-scissors,pool-cleaner genes:spare-brain | scavenger | habitat:free-lunch | pool:club-tail"
    t = table(seats, first="club-tail").do("explore", "play gene-scissors -", "snip g0")
    assert t.discarded()["adaptations"] == ["club-tail"]
    t = table(seats, first="club-tail").do("explore", "play pool-cleaner -").quiet()
    assert t.discarded()["adaptations"] == ["club-tail"]
    assert "-" not in t.pool()


def test_the_first_adaptation_can_be_stolen() -> None:
    seats = "mimic hand:borrowed-genome genes:second-thoughts,spare-brain | scavenger genes:club-tail"
    t = table(f"{seats} | habitat:free-lunch", first="club-tail").do("explore", "play borrowed-genome p1")
    assert t.why_not("steal club-tail") == ""
    assert t.why_not("steal moss-coat") == "why-not-theirs"


# --- The first Invention ----------------------------------------------------------------------------------------


def test_the_first_invention_is_held_even_if_it_cannot_be_used() -> None:
    t = table("mimic mp1 hand:spring-heels | scavenger | habitat:lint-lynx", first="spring-heels").do("explore", "solo")
    assert t.why_not("play spring-heels p0") == "why-cp"


# --- The first seat -----------------------------------------------------------------------------------------------


def test_the_first_seats_species_is_taken_and_its_cards_are_in_play() -> None:
    for seed in range(6):
        state = GAME.start(2, seed, "quick")
        assert isinstance(state, EvoloosenState)
        t = Table(state)
        t.s.apply(t.s.parse("species mimic"))
        assert "species mimic" not in t.options()
        t.s.apply(t.s.parse("species wrangler"))
        assert len(t.s.box) == 6


def helped_by_first(text: str, template: str = "t0") -> Table:
    """Seat 1 explores and seat 0 helps."""
    t = table(text, turn=1)
    return t.do("explore", "team", "1: talk", "deal collab p0", f"template {template}", "0: accept")


def test_the_first_seat_helps_and_takes_its_share() -> None:
    t = helped_by_first("symbiont genes:club-tail | mimic genes:snapping-jaw | habitat:accordion-eel", "t3")
    assert (t.frame, t.asked) != ("SeekHelp", 1)
    t.end_battle()
    assert t.mp() == [2 + 1, 0]  # the Symbiont's power adds one
    assert t.hands() == [1, 0]


def test_the_first_seat_helps_and_suffers() -> None:
    t = helped_by_first("mimic mp2 | scavenger mp2 | habitat:lint-lynx").end_battle()
    assert t.mp() == [1, 1]


def test_effects_of_the_first_seat_as_a_helper() -> None:
    seats = "mimic genes:trophy-antlers*2,tool-belt-muscles hand:solvent,polite-no,banana-peel,quick-quack"
    t = helped_by_first(f"{seats} | scavenger | habitat:lint-lynx")
    assert side_strength(t.s) == 8 + 2
    t.end_battle()
    assert t[0].mp == 2


def test_the_first_seat_as_a_helper_divides_a_tames_loot() -> None:
    t = helped_by_first(
        "scavenger genes:mammoth-shoulders,snapping-jaw*2 | mimic genes:club-tail"
        " | wrangler mp5 hand:solvent,polite-no tame:thunder-pheasant genes:spare-brain,third-eye,second-thoughts"
        " | habitat:lint-lynx"
    )
    t.do("2: unleash enemy").end_battle()
    assert t.mp() == [1, 1 + 2, 2]
    assert t.hands() == [0, 1, 1]


def test_the_first_seat_promised_to_help_and_refuses() -> None:
    t = table("mimic mp2 | scavenger mp2 | habitat:second-wind,teacup-wolf")
    t.do("explore", "0: talk", "deal trade p1", "form", "pledge help", "send", "1: accept", "0: pass", "0: pass")
    t.do("1: explore", "team", "1: talk", "deal collab p0", "template t0", "0: reject", "1: pass").end_battle()
    assert (t[0].kept, t[0].broken) == (0, 1)


def test_the_first_seat_owns_the_land_that_others_find() -> None:
    t = table("expansionist mp1 | mimic mp3 | habitat:unlocked-laboratory | land:1", turn=1).do("explore").quiet()
    assert (t.mp(), len(t.s.lands)) == ([3, 1], 2)


def test_the_first_seats_tame_beside_another_player_is_lost_with_them() -> None:
    t = table("wrangler mp1 tame:lint-lynx genes:second-thoughts | mimic mp1 | habitat:teacup-wolf", turn=1)
    t.do("explore", "solo", "1: pass", "0: unleash p1").end_battle()
    assert t.tame(0) is None


def test_nobody_makes_an_offer_to_themselves() -> None:
    for seat, others in ((0, ["p1", "p2"]), (1, ["p0", "p2"]), (2, ["p0", "p1"])):
        t = table("mimic mp1 | scavenger mp1 | symbiont mp1 | habitat:second-wind", turn=seat).do("explore")
        assert t.do(f"{seat}: talk").options() == [f"deal trade {other}" for other in others]
