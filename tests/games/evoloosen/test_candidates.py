"""Which offers bots weigh: seldom any, and such as help both."""

from __future__ import annotations

from collections import Counter

import pytest

from galapagos.bots import Seat, make
from galapagos.games.evoloosen import GAME
from tests.games.evoloosen.table import Table, table

# Seat 0 is 2 MP short of Sturdy Knees, seat 1 has more than it can spend, seat 2 is far ahead of both.
SHORT = (
    "mimic mp1 hand:solvent,polite-no,twin-incubator genes:moss-coat,third-eye | scavenger mp8 genes:mammoth-shoulders"
    " | symbiont mp3 genes:cardboard-carapace,night-eyes,rubber-bones,good-manners"
    " | habitat:riddle-gardener | pool:sturdy-knees"
)
# Seat 0 loses against the Eel, with seat 1 it would win, with seat 2 it would not.
LOSING = (
    "mimic mp3 genes:moss-coat | scavenger genes:club-tail,snapping-jaw | symbiont genes:moss-coat,third-eye"
    " | habitat:accordion-eel"
)


def weighed(t: Table) -> list[str]:
    return sorted(t.s.notation(option) for option in t.s.considered(t.asked))


def bot_plays(t: Table, name: str = "forager") -> str:
    """Let a bot make the choice of whoever is asked; what it chose."""
    action = make(name, 5).choose(Seat(t.s, t.asked))
    t.s.apply(action)
    return t.s.notation(action)


@pytest.mark.compiled
def test_a_trade_that_helps_both_is_found_line_by_line() -> None:
    t = table(SHORT).do("explore").quiet()
    assert "talk" in weighed(t)
    t.do("talk")
    for line in ("deal trade p1", "form", "give-card h0", "give-card h1", "give-card h2", "want-mp 2", "send"):
        assert weighed(t) == [line]
        t.do(line)
    assert t.frame == "Deal"


def test_bots_make_such_a_trade() -> None:
    t = table(SHORT).do("explore").quiet()
    made = []
    while t.frame != "Deal":
        made.append(bot_plays(t))
    assert made[0] == "talk"
    assert (t.asked, bot_plays(t)) == (1, "accept")
    assert t.mp() == [3, 6, 3]


def test_one_offer_a_turn_is_enough() -> None:
    t = table(SHORT).do("explore", "0: talk", "deal trade p1", "form", "send", "reject").quiet()
    assert "talk" in t.options()
    assert "talk" not in weighed(t)


def test_help_is_asked_of_whoever_could_turn_the_battle() -> None:
    t = table(LOSING).do("explore").quiet()
    assert weighed(t) == ["solo", "team"]
    t.do("team")
    assert (t.asked, weighed(t)) == (1, ["volunteer"])
    t.do("1: volunteer")
    assert (t.asked, weighed(t)) == (2, ["pass"])
    t.quiet()
    assert weighed(t) == ["pass", "talk"]
    assert weighed(t.do("talk")) == ["deal collab p1"]
    while t.frame != "Deal":
        bot_plays(t.quiet())
    assert bot_plays(t.quiet()) == "accept"
    assert t.s.battle.helper == 1


def test_who_has_refused_is_not_asked_again() -> None:
    t = table(LOSING).do("explore", "team", "talk", "deal collab p1", "template t0", "reject").quiet()
    assert weighed(t) == ["pass"]


def test_a_battle_that_nobody_could_turn_is_fought_alone() -> None:
    t = table(LOSING.replace("accordion-eel", "tiktaalik-rex")).do("explore").quiet()
    assert weighed(t) == ["solo"]


def test_between_two_players_nothing_helps_both() -> None:
    t = table("mimic mp3 genes:moss-coat | scavenger genes:club-tail,snapping-jaw | habitat:accordion-eel")
    assert weighed(t.do("explore").quiet()) == ["solo"]
    t.do("team")
    assert weighed(t) == ["pass"]


def test_bots_are_silent_in_the_turns_of_others() -> None:
    t = table(LOSING.replace("genes:club-tail", "hand:solvent mp4 genes:club-tail")).do("explore", "solo", "0: pass")
    assert t.asked == 1
    assert "talk" in t.options()
    assert "talk" not in weighed(t)
    t = table(SHORT).do("explore")
    while t.frame != "Trades":
        t.decline()
    assert "talk" in t.options()
    assert weighed(t) == ["pass"]


@pytest.mark.parametrize("name", ["forager", "hunter@60"])
@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        (["give-card h0", "give-card h1"], "accept"),
        (["give-card h0", "give-card h1", "give-card h2", "want-mp 1"], "accept"),
        (["give-card h0", "want-mp 1"], "reject"),  # it would be our gain: why do they offer it?
        (["want-mp 3"], "reject"),
        (["give-card h0", "want-mp 6"], "reject"),
    ],
)
def test_bots_answer_offers_on_their_merits(offer: list[str], answer: str, name: str) -> None:
    t = table(SHORT).do("explore", "0: talk", "deal trade p1", "form", *offer, "send")
    assert weighed(t) == (["accept", "reject"] if answer == "accept" else ["reject"])
    assert bot_plays(t, name) == answer


def test_an_offer_begun_in_another_way_keeps_all_its_lines() -> None:
    t = table(SHORT).do("explore", "0: talk", "deal trade p2")
    assert weighed(t) == sorted(t.options())
    t.do("form", "give-mp 1")
    assert weighed(t) == sorted(t.options())
    t.do("send", "counter")
    assert weighed(t) == sorted(t.options())


def test_a_second_card_to_recycle_is_weighed_as_ever() -> None:
    t = table(SHORT).do("explore", "recycle solvent")
    assert weighed(t) == sorted(t.options())


@pytest.mark.compiled
def test_offers_are_few_and_many_are_taken() -> None:
    told: Counter[str] = Counter()
    for seed in range(4):
        state = GAME.start(4, seed)
        bots = [make("forager", seat) for seat in range(4)]
        state.sink = lambda event: told.update([event.key])
        while not state.over:
            seat = state.to_move
            state.apply(bots[seat].choose(Seat(state, seat)), seat)
    assert 4 <= told["offered"] <= 4 * 4 * 4
    assert told["accepted"] >= told["offered"] / 2
    assert told["countered"] == 0
