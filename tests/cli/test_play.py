"""`galapagos play` as a person has it: what is typed, and what is on the screen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter

import pytest
from typer.testing import CliRunner, Result

import galapagos
from galapagos.bots import make
from galapagos.cli import app
from galapagos.cli.play.chronicle import Chronicle
from galapagos.cli.play.commands import Sitting, look_up
from galapagos.cli.play.options import meant, options, why_not
from galapagos.cli.play.passes import Passes, pass_of
from galapagos.cli.play.screen import Screen
from galapagos.cli.play.table import YOU, Setting, Table
from galapagos.kernel.rng import seeded
from galapagos.lab.matches import Match
from galapagos.table.history import History

GAMES = galapagos.games.ids()
SHORT = {"another-world": "quartet", "evoloosen": "quick"}


def play(game: str, *lines: str, arguments: tuple[str, ...] = ("--plain",)) -> Result:
    """Type these lines at a table with seed 3 against bots that play at random."""
    typed = "".join(f"{line}\n" for line in lines)
    command = ["play", game, "--seed", "3", "--opponents", "random", *arguments]
    return CliRunner(env={"COLUMNS": "80", "TERM": "dumb"}).invoke(app, command, input=typed)


def table(game: str, seed: int = 3, mode: str | None = None, players: int | None = None) -> Table:
    match = Match.of(game, players, mode, "random", seed)
    history = History.start(galapagos.game(game), match.players, seed, match.mode)
    return Table(history, [make("random", seat) for seat in range(match.players)], Setting(match, "random", None))


def until_asked(at: Table) -> Table:
    """Let the bots play until the person has a choice."""
    while not at.asked:
        at.play_bot()
    return at


# --- Whole games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_line_by_line(game: str) -> None:
    done = play(game, *["1"] * 3000)
    assert done.exit_code == 0, done.exception
    last = done.stdout.rstrip().splitlines()[-1]
    assert re.search(r"You win!|wins\. Thank you|shared|Nobody wins", last), last
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_the_same_choices_make_the_same_game(game: str) -> None:
    assert play(game, *["1"] * 12).stdout == play(game, *["1"] * 12).stdout


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_input_leaves_and_says_how_to_have_the_same_cards_again(game: str) -> None:
    told = " ".join(play(game).stdout.split())
    assert "You left the table." in told
    assert f"galapagos play {game} --mode" in told
    assert told.endswith("--opponents random --seed 3")


def test_ctrl_c_leaves_as_quitting_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupted)
    done = play("evolve")
    assert done.exit_code == 0
    assert "You left the table." in done.stdout


def test_a_real_process_without_colour_writes_nothing_but_text() -> None:
    command = [sys.executable, "-m", "galapagos", "play", "evolve", "--seed", "3"]
    done = subprocess.run(
        command,
        input="1\nundo\nquit\n",
        env=os.environ | {"NO_COLOR": "1", "COLUMNS": "80"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


# --- What is on the table ---------------------------------------------------------------------------------------


def test_another_worlds_table_tells_the_traits_in_sight_and_what_wins() -> None:
    told = " ".join(play("another-world").stdout.split())
    assert "Whoever first transmutes 3 creatures wins." in told
    upright, turned = re.findall(r"hand: (\S+) / (\S+)", told)[0]
    assert f" {upright}: " in told
    assert f" {turned}: " in told


def test_evolves_table_tells_what_biome_and_challenge_pay() -> None:
    told = " ".join(play("evolve", "pass", "1", "1", "1", "1", "1", arguments=()).stdout.split())
    assert "1 point for each of Night Sight, Cunning; 1 point less for Flying, and a card." in told
    assert "The first place gains 3 points and draws 1 card" in told
    assert "hand: Thinking Cap (head, cost 2): Resilience +1, Gathering +1, Cunning" in told


def test_evolves_last_table_names_nothing_that_never_comes() -> None:
    last = play("evolve", *["1"] * 3000).stdout.rpartition("The table")[2]
    assert "Next" not in last
    assert "Hidden" not in last


def test_evoloosens_table_tells_each_cards_text() -> None:
    told = " ".join(play("evoloosen", "1", "2").stdout.split())
    assert "Borrowed Boots (Battle, 0 CP). +2 PF for a fighter in this battle." in told
    assert "The first with 8 Adaptations wins." in told


# --- Options ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_no_two_options_have_the_same_words(game: str) -> None:
    for mode in galapagos.game(game).modes:
        at = table(game, 7, mode.name, mode.most)
        rng = seeded(7)
        for _ in range(120):
            if at.state.over:
                break
            if not at.asked:
                at.play_bot()
                continue
            found = options(at)
            assert [words for words, count in Counter(o.words for o in found).items() if count > 1] == []
            assert sorted(o.action for o in found) == at.state.legal_actions(YOU)
            at.play(found[rng.below(len(found))].action)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_made_by_number_notation_or_words(game: str) -> None:
    found = options(until_asked(table(game)))
    for number, option in enumerate(found, start=1):
        assert meant(str(number), found) == [option]
        assert meant(option.notation, found) == [option]
        assert meant(option.words.upper(), found) == [option]


def test_the_beginning_of_an_options_words_is_enough_if_no_other_begins_so() -> None:
    found = options(table("evolve"))
    assert [option.words for option in meant("play cosy", found)] == ["Play Cosy Coat (body, cost 2)"]
    assert len(meant("play", found)) == 8
    assert "“play” may be any of 1, 2, 3, 4, 5, 6, 7, 8: type the number." in play("evolve", "play").stdout


def test_forced_moves_are_told_and_not_asked() -> None:
    told = play("another-world", *["1"] * 60).stdout
    assert "The only choice: Activate your creature" in told
    questions = re.findall(r"\n  1  .*\n(Your choice)", told)
    assert questions == []


def test_a_pass_where_there_is_nothing_else_tells_nothing() -> None:
    assert "The only choice: Pass" not in play("evoloosen", *["1"] * 60).stdout


def test_what_happens_twice_is_told_twice_and_a_set_pass_once_a_turn() -> None:
    chronicle = Chronicle()
    for text, once in [
        ("Grows.", False),
        ("Grows.", False),
        ("You pass.", True),
        ("Rests.", False),
        ("You pass.", True),
    ]:
        chronicle.add(text, (1, 1), once)
    chronicle.add("You pass.", (1, 2), True)
    assert chronicle.news() == "Grows.\n  Grows.\n  You pass.\n  Rests.\nYou pass."


# --- Reasons -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "answer", "reason"),
    [
        ("another-world", "transmute", "Transmuting is one of the actions of the creature that you activate."),
        ("beginning", "stop", "Eating can be stopped in step 3 of your turn, Eat, once everybody who must eat has"),
        ("evolve", "pay cosy-coat", "There is nothing to pay now: choose a card to play first."),
        ("evolve", "Pay with Cosy", "There is nothing to pay now: choose a card to play first."),
        ("tidepool", "pinch p1", "Whoever takes a shell pinches somebody."),
    ],
)
def test_an_illegal_move_says_the_rules_own_reason_and_loses_nothing(game: str, answer: str, reason: str) -> None:
    done = play(game, answer)
    assert f"Not possible: {reason}" in " ".join(done.stdout.split())
    before = until_asked(table(game))
    digest = before.state.digest()
    assert why_not(before, answer).startswith(reason)
    assert before.state.digest() == digest


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_move_is_not_understood(game: str) -> None:
    assert "“nonsense” is no choice here." in play(game, "nonsense", "0", "999").stdout


# --- Commands ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name", "text"),
    [
        ("another-world", "tiny", "With at most 3 trait cards it can transmute at 3 energy."),
        ("beginning", "carniv", "Never eats at the Watering Hole, but 2 food for each attack."),
        ("evolve", "Copycat", "One of your right neighbour’s abilities counts for you in the biome."),
        ("evolve", "pack hunt", "highest Aggression plus Gathering wins"),
        ("evolve", "larder", "Your hand limit is 12."),
        ("evoloosen", "mimic", "The first time each round that a Battle or Swift Invention"),
        ("evoloosen", "lint lynx", "Loot: 1 MP. Upon defeat: lose 1 MP."),
    ],
)
def test_a_card_is_looked_up_by_its_name(game: str, name: str, text: str) -> None:
    assert text in " ".join(play(game, f"? {name}").stdout.split())


def test_looking_an_option_up_tells_what_it_names() -> None:
    told = play("evolve", "? 1").stdout
    assert "(head, cost 2, Resilience +1, Gathering +1, Cunning)" in told


def test_what_nothing_is_called_and_what_many_are_called(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = Sitting(table("evolve"), Screen(plain=True))
    look_up(sitting, "unicorn")
    look_up(sitting, "a")
    told = capsys.readouterr().out
    assert "There is nothing called “unicorn” here." in told
    assert "Which of them:" in told


@pytest.mark.parametrize("game", GAMES)
def test_help_rules_and_hints_answer_in_every_game(game: str) -> None:
    told = " ".join(play(game, "?", "rules", "hint", "log", "table", "options").stdout.split())
    assert "? name: the whole text" in told
    assert "Hunter would choose" in told


@pytest.mark.parametrize("game", [game for game in GAMES if game != "tidepool"])
def test_rules_are_the_games_own_words(game: str) -> None:
    words = galapagos.games.catalogue(game)
    told = " ".join(play(game, "rules").stdout.split())
    assert " ".join(words.render(("sketch-rules", {})).split()) in told


def test_undo_takes_the_last_choice_back_and_cleans_the_log() -> None:
    at = until_asked(table("beginning"))
    digest, lines = at.state.digest(), list(at.chronicle.lines)
    at.play(meant("play", options(at))[0].action)
    at.play(meant("create", options(at))[0].action)
    assert len(at.chronicle.lines) > len(lines)
    assert at.undo()
    assert at.undo()
    assert at.state.digest() == digest
    assert at.chronicle.lines == lines
    assert not at.undo()


def test_undo_goes_back_over_forced_moves_to_the_last_question() -> None:
    told = play("another-world", "1", "1", "1", "undo", "undo").stdout
    assert told.count("Your last choice is taken back.") == 2


def test_undo_says_why_not() -> None:
    assert "There is nothing to take back" in play("evolve", "undo").stdout


def test_before_the_first_round_there_is_none_yet_and_no_species() -> None:
    told = " ".join(play("evoloosen").stdout.split())
    assert "Before the first round everybody chooses a species, clockwise from Drifter 2." in told
    assert "Player 1 (you), no species yet:" in told


def test_passes_can_be_set_always_or_for_a_turn_and_taken_back() -> None:
    question = "Play a card on your creature, or play nothing."
    always = play("evolve", "pass always").stdout
    assert always.count(question) == 1
    assert "You pass, as you said." in always
    assert play("evolve", "pass turn", "1").stdout.count(question) == 2
    assert "You are asked again." in play("evolve", "pass turn", "ask").stdout


def test_who_has_passed_is_not_asked_the_same_again_while_nothing_has_changed() -> None:
    at = until_asked(table("evolve"))
    passes = Passes()
    assert passes.pass_now(at) == -1
    passes.note(at, pass_of(at))
    assert passes.pass_now(at) == pass_of(at)
    at.play(next(option.action for option in options(at) if option.action != pass_of(at)))
    assert passes.pass_now(until_asked(at)) == -1
    at.undo()
    passes.note(at, next(option.action for option in options(at) if option.action != pass_of(at)))
    assert passes.pass_now(at) == -1


def test_where_nothing_can_be_passed_no_pass_is_set() -> None:
    assert "Nothing can be passed here." in play("beginning", "pass turn").stdout


def test_without_plain_the_table_is_shown_at_every_question() -> None:
    drawn = play("beginning", "1", "1", "1", arguments=()).stdout
    assert drawn.count("The table") == 4
    assert play("beginning", "1", "1", "1").stdout.count("The table") == 1
