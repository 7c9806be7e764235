"""Windows: one question to all who could answer, asked again only after a change (rules 7, 12, 15)."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen import GAME
from galapagos.games.evoloosen.rules.strength import enemy_strength, side_strength
from galapagos.kernel.text import BadSave
from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled

MIND = "genes:second-thoughts"


def waiting(t: Table) -> tuple[str, list[int]]:
    return t.frame, t.s.waiting


def pick(t: Table, seat: int, move: str) -> None:
    t.s.apply(t.s.parse(move), seat)


# --- Swift windows ----------------------------------------------------------------------------------------


def test_all_who_could_answer_are_asked_at_the_same_time() -> None:
    hand = f"hand:pep-whistle {MIND}"
    t = table(f"mimic {hand} | scavenger {hand} | symbiont {hand} | expansionist hand:solvent | habitat:free-lunch")
    assert waiting(t) == ("Window", [0, 1, 2])
    pick(t, 1, "pass")
    assert waiting(t) == ("Window", [0, 2])
    pick(t, 2, "pass")
    pick(t, 0, "pass")
    assert waiting(t) == ("Exploring", [0])


def test_a_bought_adaptation_is_news_for_the_next_turn() -> None:
    t = table(
        f"mimic mp8 | scavenger hand:pep-whistle {MIND} | habitat:free-lunch,second-wind | pool:club-tail,moss-coat"
    )
    t.quiet().do("explore", "pass", "adapt g0")
    assert (waiting(t), t.genes(0)) == (("Window", [1]), [])
    pick(t, 1, "pass")
    assert (waiting(t), t.genes(0)) == (("Window", [1]), ["club-tail"])
    pick(t, 1, "pass")
    assert waiting(t) == ("Exploring", [1])


def two_curious(active: int) -> Table:
    """Seat 1 could look into seat 0's hand, and seat 2 take its MP."""
    return table(
        "mimic mp1 hand:pep-whistle | scavenger hand:keyhole-periscope,pep-whistle genes:third-eye"
        " | symbiont hand:magnet-on-a-string,pep-whistle genes:third-eye | habitat:free-lunch",
        turn=active,
    )


def test_what_was_picked_in_a_window_shows_to_nobody_before_all_have_answered() -> None:
    t = two_curious(0)
    before = [t.s.view(0), t.s.view(2)]
    pick(t, 1, "play keyhole-periscope p0")
    assert [view | {"waiting": None} for view in [t.s.view(0), t.s.view(2)]] == [
        view | {"waiting": None} for view in before
    ]
    assert t.told() == []


@pytest.mark.parametrize(("active", "first"), [(0, 1), (1, 1), (2, 2)])
def test_of_those_who_want_to_play_the_first_clockwise_from_the_active_player_does(active: int, first: int) -> None:
    t = two_curious(active)
    pick(t, 1, "play keyhole-periscope p0")
    pick(t, 2, "play magnet-on-a-string p0")
    assert [(int(play.seat), play.void) for play in t.s.declared] == [(first, False)]
    assert t.hands() == ([1, 1, 2] if first == 1 else [1, 2, 1])  # the other card stays in hand


def test_who_was_not_first_is_asked_again_in_the_window_that_opens_anew() -> None:
    t = two_curious(0)
    pick(t, 1, "play keyhole-periscope p0")
    pick(t, 2, "play magnet-on-a-string p0")
    assert waiting(t) == ("Window", [2])  # to answer the periscope
    pick(t, 2, "pass")
    assert waiting(t) == ("Window", [1, 2])
    pick(t, 1, "pass")
    pick(t, 2, "play magnet-on-a-string p0")
    pick(t, 1, "pass")
    assert t.mp() == [0, 0, 1]


def test_a_pick_can_be_taken_back_until_the_last_has_answered() -> None:
    t = two_curious(0)
    fence = t.s.fence
    pick(t, 1, "pass")
    assert t.s.fence == fence
    pick(t, 2, "pass")
    assert t.s.fence > fence


def test_who_is_asked_alone_makes_a_move_like_any_other() -> None:
    t = table(f"mimic hand:pep-whistle {MIND} | scavenger | habitat:free-lunch")
    pick(t, 0, "pass")
    assert (t.s.mover, t.frame) == (0, "Exploring")


def test_between_battle_turns_all_are_asked_who_has_just_passed_and_who_is_next_too() -> None:
    hand = f"hand:pep-whistle {MIND}"
    t = table(f"mimic {hand} | scavenger {hand} | symbiont {hand} | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass")
    assert waiting(t) == ("Window", [0, 1, 2])
    t.do("1: pass")  # in the battle turn, after a window that all have passed
    assert waiting(t) == ("BattleTurn", [2])  # nothing has changed: no window between


def test_who_adapts_is_asked_before_it_resolves_like_the_others() -> None:
    seats = f"mimic mp4 hand:keyhole-periscope {MIND} | scavenger hand:pep-whistle {MIND}"
    t = table(f"{seats} | habitat:free-lunch | pool:moss-coat")
    t.do("explore", "0: pass", "adapt g0")
    assert waiting(t) == ("Window", [0, 1])
    assert t.s.question(1) == ("ask-swift-adapt", {"player": "player:0", "card": "@card-moss-coat"})


def test_who_plays_a_card_is_not_asked_to_answer_it() -> None:
    t = two_curious(0)
    pick(t, 2, "pass")
    pick(t, 1, "play keyhole-periscope p0")
    assert waiting(t) == ("Window", [2])


def test_a_play_gives_everybody_another_battle_turn_who_has_passed_since_too() -> None:
    """Rule 7: seat 2 passes after the play, and is asked again in the round that it makes."""
    t = table("mimic mp1 | scavenger mp1 hand:pep-whistle | symbiont mp1 | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass", "1: play pep-whistle enemy", "1: pass", "2: pass")
    assert (side_strength(t.s), enemy_strength(t.s)) == (0, 3)
    t.do("0: pass", "1: pass")
    assert waiting(t) == ("BattleTurn", [2])
    t.do("2: pass")
    assert not t.s.battle.on


def test_a_game_saved_while_windows_asked_in_turn_is_refused_in_words() -> None:
    saved = table("mimic | scavenger | habitat:free-lunch").s.save() | {"rules": 6}
    with pytest.raises(BadSave, match="saved under rules 6"):
        GAME.load(saved)


# --- Trades as Action begins --------------------------------------------------------------------------------

TRADERS = "mimic mp2 hand:pep-whistle | scavenger mp2 hand:solvent | symbiont mp2 | habitat:second-wind"


def trades(text: str = TRADERS) -> Table:
    t = table(text).do("explore")
    while t.frame != "Trades":
        t.decline()
    return t


def write(t: Table, seat: int, *moves: str) -> None:
    for move in ("talk", "deal trade p0", *moves):
        pick(t, seat, move)


def test_opponents_are_asked_for_trades_all_at_once() -> None:
    t = trades()
    assert waiting(t) == ("Trades", [1, 2])
    assert t.s.question(1) == t.s.question(2) == ("ask-trade", {"target": "player:0"})
    pick(t, 2, "pass")
    pick(t, 1, "pass")
    assert waiting(t) == ("Action", [0])


def test_a_trade_that_is_being_written_shows_to_its_writer_alone() -> None:
    t = trades()
    before = t.s.view(0), t.s.view(2)
    write(t, 1, "form", "give-mp 1")
    assert (t.s.view(0), t.s.view(2)) == before
    assert t.s.view(1)["picked"] == ["talk", "deal trade p0", "form", "give-mp 1"]


def test_trades_lie_on_the_table_together_and_are_answered_clockwise_from_the_active_player() -> None:
    t = trades()
    write(t, 2, "template t0")  # 1 MP for any card
    assert t.told().count("offered") == 0
    write(t, 1, "form", "give-card h0", "want-mp 1", "send")
    assert t.told().count("offered") == 2
    assert t.s.question(0)[1]["player"] == "player:1"
    t.do("0: accept")
    assert (t.mp(), t.hands()) == ([1, 3, 2], [2, 0, 0])
    assert t.s.question(0)[1]["player"] == "player:2"
    t.do("0: reject")
    assert waiting(t) == ("Action", [0])


def test_what_the_first_trade_took_the_second_can_no_longer_have() -> None:
    t = trades()
    write(t, 1, "template t0")
    write(t, 2, "template t0")
    t.do("0: accept", "hand-over h0")
    assert t.s.question(0)[1]["player"] == "player:2"
    assert t.why_not("accept") == "why-offer-cards"


def test_who_has_nothing_to_offer_is_not_asked_for_a_trade() -> None:
    t = trades("mimic mp2 | scavenger | symbiont mp2 | habitat:second-wind")
    assert waiting(t) == ("Trades", [2])
