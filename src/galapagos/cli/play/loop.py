"""The loop: bots move, forced moves and set passes are played, everything else is asked."""

from __future__ import annotations

from itertools import groupby

from galapagos.cli.play.commands import COMMANDS, Left, Sitting, look_up
from galapagos.cli.play.options import Option, meant, options, why_not
from galapagos.cli.play.passes import PASS
from galapagos.cli.play.screen import Screen
from galapagos.cli.play.table import YOU, Table
from galapagos.kernel.text import Text

CROWDED = 6  # from so many options on, an empty line stands between verbs


def run(table: Table, screen: Screen) -> None:
    """Play to the end, or until the person leaves."""
    sitting = Sitting(table, screen)
    sitting.notes.append(table.own("play-welcome"))
    try:
        while not table.state.over:
            _decide(sitting)
        _result(sitting)
    except (Left, EOFError, KeyboardInterrupt):
        screen.write("")
        sitting.say("play-left", command=table.setting.command())


def _decide(sitting: Sitting) -> None:
    """One decision: a bot's, one that makes itself, or the person's."""
    table = sitting.table
    if not table.asked:
        table.play_bot()
        return
    sitting.options = options(table)
    passing = sitting.passes.pass_now(table)
    if len(sitting.options) == 1:
        _forced(table, sitting.options[0])
    elif passing >= 0:
        table.tell(table.own("play-passed"), once=True)
        table.play(passing, asked=False)
    else:
        _ask(sitting)


def _forced(table: Table, only: Option) -> None:
    """What has to be done is told and done; a pass where there is nothing else tells nothing."""
    if only.verb != PASS:
        table.tell(table.own("play-forced", option=only.words))
    table.play(only.action, asked=False)


def _ask(sitting: Sitting) -> None:
    _show(sitting)
    sitting.again = False
    while not sitting.again:
        answer = sitting.screen.ask(sitting.table.own("play-prompt"))
        chosen = _answer(sitting, answer)
        if chosen is not None:
            sitting.passes.note(sitting.table, chosen.action)
            sitting.table.play(chosen.action)
            return


def _show(sitting: Sitting) -> None:
    """The table, what happened, the question and its options."""
    table, screen = sitting.table, sitting.screen
    screen.clear()
    for note in sitting.notes:
        screen.write(note)
    sitting.notes.clear()
    _show_table(sitting)
    news = table.chronicle.news()
    if news:
        screen.heading(table.own("play-news"))
        screen.write(news)
    screen.heading(table.say(table.state.question(YOU)))
    _list(sitting)


def _show_table(sitting: Sitting) -> None:
    """The whole table; line by line it is told once a turn, and then only what has changed on it."""
    table, lines = sitting.table, sitting.table.sketch().splitlines()
    whole = not sitting.screen.plain or sitting.turn != table.turn
    shown = lines if whole else [line for line in lines if line not in sitting.lines]
    sitting.turn, sitting.lines = table.turn, lines
    if shown:
        sitting.screen.heading(table.own("play-table" if whole else "play-changed"))
        sitting.screen.table("\n".join(shown))


def _list(sitting: Sitting) -> None:
    """The options with their numbers; a gap between verbs where there are many."""
    numbered = enumerate(sitting.options, start=1)
    groups = [list(group) for _, group in groupby(numbered, key=lambda pair: pair[1].verb)]
    gap = len(sitting.options) >= CROWDED and not sitting.screen.plain
    for place, group in enumerate(groups):
        if gap and place and max(len(group), len(groups[place - 1])) > 1:
            sitting.screen.write("")
        for number, option in group:
            sitting.screen.item(number, option.words)


def _answer(sitting: Sitting, answer: str) -> Option | None:
    """The chosen option, or None when the answer was something else."""
    command = COMMANDS.get(" ".join(answer.casefold().split()))
    if command:
        command(sitting)
    elif answer.startswith("?"):
        look_up(sitting, answer[1:].strip())
    elif answer:
        return _chosen(sitting, answer)
    return None


def _chosen(sitting: Sitting, answer: str) -> Option | None:
    found = meant(answer, sitting.options)
    if len(found) == 1:
        return found[0]
    if found:
        numbers = ", ".join(str(sitting.options.index(option) + 1) for option in found)
        sitting.say("play-which", answer=answer, numbers=numbers)
        return None
    reason = "" if answer.isdecimal() else why_not(sitting.table, answer)
    if reason:
        sitting.say("play-illegal", reason=reason)
    else:
        sitting.say("play-not-understood", answer=answer, most=len(sitting.options))
    return None


def _result(sitting: Sitting) -> None:
    table, screen = sitting.table, sitting.screen
    screen.clear()
    screen.heading(table.own("play-table"))
    screen.table(table.sketch())
    screen.heading(table.own("play-news"))
    screen.write(table.chronicle.news())
    screen.heading(table.say(_winners(table)))


def _winners(table: Table) -> Text:
    winners = [table.names[seat] for seat, share in enumerate(table.state.returns()) if share]
    if len(winners) > 1:
        return ("play-shared", {"winners": ", ".join(winners)})
    if not winners:
        rival = f"rival-{table.state.game.modes[table.state.mode].name}"  # whom the engine plays in this mode
        return ("play-lost", {"winners": f"@{rival}"}) if table.words.has(rival) else ("play-nobody", {})
    return ("play-won" if winners == table.names[:1] else "play-lost", {"winners": winners[0]})
