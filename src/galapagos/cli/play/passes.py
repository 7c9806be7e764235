"""Standing passes: what a person has said not to be asked about."""

from __future__ import annotations

from galapagos.cli.play.table import YOU, Table

PASS = "pass"


class Passes:
    """Until the turn ends, or always at certain questions; and what was passed, as long as nothing has changed."""

    def __init__(self) -> None:
        self.turn: tuple[int, int] | None = None
        self.questions: set[str] = set()
        self.passed: object = None

    def ask_again(self) -> None:
        self.turn = None
        self.questions.clear()
        self.passed = None

    def note(self, table: Table, action: int) -> None:
        """Remember what was passed; anything else that is done is a change."""
        self.passed = seen(table) if action == pass_of(table) else None

    def for_turn(self, table: Table) -> None:
        """Pass whatever is asked until the turn is over."""
        self.turn = table.turn

    def for_question(self, table: Table) -> None:
        """Pass whenever the present question comes again."""
        self.questions.add(table.state.question(YOU)[0])

    def pass_now(self, table: Table) -> int:
        """The pass that was set for this question; -1 if none was, or there is nothing to pass."""
        if self.turn is not None and self.turn != table.turn:
            self.turn = None
        set_so = self.turn is not None or table.state.question(YOU)[0] in self.questions
        return pass_of(table) if set_so or self.passed == seen(table) else -1


def seen(table: Table) -> object:
    """All that the person sees as they are asked."""
    return table.state.question(YOU), table.state.legal_actions(YOU), table.state.view(YOU)


def pass_of(table: Table) -> int:
    """The pass among the options, or -1."""
    verbs = table.state.game.verbs
    return next((action for action in table.state.legal_actions(YOU) if verbs.verb(action).name == PASS), -1)
