"""The conformance suite: what must hold for every game, mode and number of players.

`check(game, …)` plays random games and tries every part of the contract on the way. It raises
`NotConforming` with the game's seed and the step, so that a failure can be played again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from galapagos.kernel.cards import Cards
from galapagos.kernel.flow import NOT_NOW, Staged, Together
from galapagos.kernel.game import Game
from galapagos.kernel.parts import dump, fields
from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State
from galapagos.kernel.text import IllegalAction, Text
from galapagos.kernel.verbs import Verb

Invariant = Callable[[Any], None]
Render = Callable[[Text], str]
LOOK = 40  # decisions for which a hand is followed that others have seen
Hands = Callable[[Any], tuple[Cards, list[list[int]]]]  # the kind of card that is held, and each seat's hand of it


class NotConforming(AssertionError):
    """A game that breaks the contract."""


class Report:
    """What a run of the suite saw."""

    def __init__(self) -> None:
        self.games = 0
        self.capped = 0
        self.decisions = 0


def check(
    game: Game,
    mode: str,
    players: int,
    games: int = 20,
    seed: int = 0,
    every: int = 7,
    invariant: Invariant | None = None,
    render: Render | None = None,
    hands: Hands | None = None,
) -> Report:
    """Play random games; at about every so many decisions, try the whole contract."""
    report = Report()
    said: set[str] = set()
    for number in range(games):
        run = _Run(game, mode, players, seed * 1_000_003 + number, every, invariant, render, hands, said)
        try:
            run.play()
        except Exception as error:
            where = f"{game.id} {mode} {players} players, seed {run.seed}, decision {run.decisions}"
            raise NotConforming(f"{where}: {error!r}") from error
        report.games += 1
        report.capped += run.state.capped
        report.decisions += run.decisions
    return report


class _Run:
    """One random game under test."""

    def __init__(
        self,
        game: Game,
        mode: str,
        players: int,
        seed: int,
        every: int,
        invariant: Invariant | None,
        render: Render | None,
        hands: Hands | None,
        said: set[str],
    ) -> None:
        self.game = game
        self.mode = mode
        self.players = players
        self.seed = seed
        self.every = every
        self.invariant = invariant
        self.render = render
        self.hands = hands
        self.said = said
        self.random = random.Random(seed)
        self.decisions = 0
        self.state = game.start(players, seed, mode)
        self.kept: list[tuple[State, str]] = []  # past states and their hashes

    def play(self) -> None:
        self._words_of_events()
        while not self.state.over:
            self._options()
            if self.random.randrange(self.every) == 0:
                self._everything()
            self._one_decision()
        for state, digest in self.kept:
            _demand(state.digest() == digest, "a past state changed: a copy is too shallow")
        _demand(self.decisions <= self.game.max_decisions, "longer than max_decisions")
        _demand(abs(sum(self.state.returns()) - 1) < 1e-9 or self.players == 1, "returns don't add up to 1")
        _demand(self.state.waiting == [] and self.state.legal_actions() == [], "somebody is asked after the end")
        for seat in [*range(self.players), None]:
            json.dumps(self.state.view(seat))
        json.dumps(self.state.unveiled().view(None))

    def _words_of_events(self) -> None:
        if self.render is not None:
            self.state.sink = lambda event: self._says(event.text)

    def _one_decision(self) -> None:
        state = self.state
        seat = self.random.choice(state.waiting)
        action = self.random.choice(state.legal_actions(seat))
        fence, acts, waiting = state.fence, state.acts, state.waiting
        others = self._outlooks_of_others(seat)
        state.apply(action, seat)
        self.decisions += 1
        _demand(state.fence >= fence, "the fence sank")
        if state.acts == acts and state.waiting == waiting:
            for other, before in others.items():
                _demand(_outlook(state, other) == before, f"seat {other} saw a half-made move of seat {seat}")
        if self.invariant is not None:
            self.invariant(state)

    def _outlooks_of_others(self, seat: int) -> dict[int, str]:
        """What the others see before a choice that may be half-made after it (now and then)."""
        if not isinstance(self.state.stack[-1], Staged | Together) or self.random.randrange(self.every):
            return {}
        return {other: _outlook(self.state, other) for other in range(self.players) if other != seat}

    def _options(self) -> None:
        state = self.state
        _demand(state.waiting != [], "nobody is asked and the game is not over")
        _demand(state.to_move == state.waiting[0], "to_move is not the first that waits")
        for seat in range(self.players):
            options = state.legal_actions(seat)
            _demand(bool(options) == (seat in state.waiting), f"seat {seat}: options {options}")
            _demand(options == sorted(set(options)), "options are not ascending")
            _demand(all(0 <= action < self.game.action_count for action in options), "an id out of range")
            weighed = _considered(state, seat)
            _demand(bool(weighed) == bool(options), "nothing is left to consider")
            _demand(set(weighed) <= set(options), "what is considered is not legal")

    def _everything(self) -> None:
        digest = self.state.digest()
        self._copies(digest)
        self._legality()
        self._words()
        self._refusals(digest)
        self._secrets()
        self._hands()
        self._instincts()
        _demand(self.state.digest() == digest, "looking at the state changed it")

    def _copies(self, digest: str) -> None:
        clone = self.state.clone()
        _demand(clone.digest() == digest, "a clone differs from its original")
        loaded = self.game.load(json.loads(json.dumps(self.state.save())))
        _demand(loaded.digest() == digest, "a loaded state differs from the saved one")
        seed = self.random.random()
        _wander(clone, seed)
        _wander(loaded, seed)
        _demand(clone.digest() == loaded.digest(), "clone and load have different futures")
        _demand(self.state.digest() == digest, "playing on in a clone changed the original")
        self.kept.append((self.state.clone(), digest))

    def _words(self) -> None:
        state = self.state
        for seat in range(self.players):
            self._says(state.question(seat))
            for action in state.legal_actions(seat):
                _demand(state.parse(state.notation(action)) == action, f"notation of {action}")
                self._says(state.describe(action, seat))
                touches = state.touches(action, seat)
                _demand(bool(touches), f"{state.notation(action)} touches nothing")
                _demand(state.why_not(seat, touches) is None, f"why_not refuses {touches}")
        for seat in state.waiting:
            _demand(state.default_action(seat) in state.legal_actions(seat), "the default is not legal")

    def _says(self, text: Text) -> None:
        """There are words for the text; the same text is rendered once."""
        told = repr(text)
        if self.render is not None and told not in self.said:
            _demand(bool(self.render(text)), f"no words for {text}")
            self.said.add(told)

    def _instincts(self) -> None:
        """What a seat would do without much thought: an option, chosen by what the seat knows."""
        state = self.state
        for seat in state.waiting:
            seed = self.random.getrandbits(32)
            action = state.instinct(seat, seeded(seed))
            _demand(action in state.legal_actions(seat), "the instinct is not legal")
            guess = state.redeal(seat, seed)
            _demand(guess.instinct(seat, seeded(seed)) == action, "the instinct knows more than its seat")

    def _refusals(self, digest: str) -> None:
        state = self.state
        seat = self.random.choice(state.waiting)
        action = self.random.randrange(-1, self.game.action_count + 1)
        if action in state.legal_actions(seat):
            return
        try:
            state.apply(action, seat)
        except IllegalAction as refusal:
            self._says(refusal.text)
        else:
            raise NotConforming(f"the illegal action {action} was taken")
        if 0 <= action < self.game.action_count:
            reason = state.why_not(seat, state.touches(action, seat))
            if reason is not None:
                self._says(reason)
        _demand(state.digest() == digest, "an illegal action changed the state")

    def _legality(self) -> None:
        """Options and reasons agree, and each reason has words."""
        state = self.state
        for seat in state.waiting:
            about, legal = state.top.verbs(state, seat), state.legal_actions(seat)
            for action in self._worth_asking(about):
                reason = state.reason(seat, action)
                told = f"{state.notation(action)}: the reason is '{reason}'"
                _demand((reason == "") == (action in legal), f"{told}, legal is {action in legal}")
                if reason:
                    self._says((reason, {"action": self.game.verbs.verb(action).name}))

    def _worth_asking(self, about: list[Verb]) -> list[int]:
        """Some of all actions, and those that the question is about, or some of them where they are many."""
        every = range(self.game.action_count)
        near = [action for verb in about for action in verb.all()]
        return [*self._some(every, 60), *self._some(near, 300)]

    def _some(self, actions: Sequence[int], most: int) -> list[int]:
        return self.random.sample(actions, min(most, len(actions)))

    def _secrets(self) -> None:
        state = self.state
        for seat in range(self.players):
            one, two = self.random.randrange(2**32), self.random.randrange(2**32)
            other = state.redeal(seat, one)
            _demand(_outlook(other, seat) == _outlook(state, seat), f"seat {seat} can tell a redeal apart")
            _demand(
                other.redeal(seat, two).digest() == state.redeal(seat, two).digest(),
                f"redeals of states that seat {seat} can't tell apart differ",
            )
            if self.invariant is not None:
                self.invariant(other)
            _demand(not other.over, "a redeal ended the game")
            for waiting in other.waiting:
                _demand(other.legal_actions(waiting) != [], "nothing to do after a redeal")
            _wander(other, self.random.random())
        json.dumps(state.view(None))

    def _hands(self) -> None:
        """What if everybody had seen every hand? What leaves a hand unseen is unknown to them again.

        Where cards were shuffled on the way nothing can be said: what was paid openly may have been drawn again.
        """
        if self.hands is None:
            return
        state = self.state.clone()
        _let_all_look(state, self.hands)
        for _decision in range(LOOK):
            if state.over:
                break
            before, deal = _held(state, self.hands), dump(state.deal)
            _wander(state, self.random.random(), 1)
            if dump(state.deal) == deal:
                _nobody_can_tell(state, self.hands, before)


def _let_all_look(state: State, hands: Hands) -> None:
    """Show every hand to every seat, not to the spectators: what they know as well was shown since."""
    cards, held = hands(state)
    for hand in held:
        for token in hand:
            state.reveal(cards, token, (1 << state.players) - 1)


def _held(state: State, hands: Hands) -> list[dict[int, int]]:
    """Who knows each card of each hand, as bit sets."""
    cards, held = hands(state)
    return [{int(token): int(cards.known[token]) for token in hand} for hand in held]


def _nobody_can_tell(state: State, hands: Hands, before: list[dict[int, int]]) -> None:
    """Who had seen a hand can't tell which card has left it unseen: neither by that card nor by those that stay.

    Where the whole hand has left there is nothing to tell; its old and its new owner know in any case.
    """
    after, known, public = _held(state, hands), hands(state)[0].known, state.everyone()
    for owner, hand in enumerate(before):
        stay = [token for token in hand if token in after[owner]]
        left = [token for token in hand if token not in stay and known[token] not in (0, public)]
        takers = [seat for seat, held in enumerate(after) if any(token in held for token in left)]
        for seat in set(range(state.players)) - {owner, *takers}:
            told = [token for token in stay + left if (hand[token] & known[token]) >> seat & 1]
            _demand(not (stay and left and told), f"seat {seat} can tell which card has left seat {owner}'s hand")


def _outlook(state: State, seat: int) -> str:
    """Everything that a seat can see, as one text."""
    vector = [0.0] * state.game.observation_size
    state.observe(seat, vector)
    options = state.legal_actions(seat)
    outlook = {
        "view": state.view(seat),
        "question": state.question(seat),
        "options": [[a, state.describe(a, seat), state.touches(a, seat)] for a in options],
        "considered": _considered(state, seat),
        "observation": vector,
        "evaluation": state.evaluate(seat),
        "reckoning": state.reckon(seat),
    }
    return json.dumps(outlook, sort_keys=True)


def _considered(state: State, seat: int) -> list[int]:
    return sorted(state.considered(seat)) if seat in state.waiting else []


def _wander(state: State, seed: float, decisions: int = 12) -> None:
    """A few random decisions."""
    chance = random.Random(seed)
    while decisions and not state.over:
        seat = chance.choice(state.waiting)
        state.apply(chance.choice(state.legal_actions(seat)), seat)
        decisions -= 1


def bare_refusals(game: Game, mode: str, players: int, sample: int = 2000, seed: int = 0) -> float:
    """Of so many illegal actions, drawn by lot in random games, the share that is answered by a bare "not now"."""
    chance, state = random.Random(seed), game.start(players, seed, mode)
    told: list[str] = []
    while len(told) < sample:
        if state.over:
            state = game.start(players, chance.getrandbits(32), mode)
        seat = chance.choice(state.waiting)
        refusal = state.illegal(seat, chance.randrange(game.action_count))
        if refusal is not None:
            told.append(refusal[0])
        state.apply(chance.choice(state.legal_actions(seat)), seat)
    return told.count(NOT_NOW) / sample


def check_redeals_vary(state: State, seat: int, redeals: int = 200) -> None:
    """Every place that the seat does not know takes several values over many redeals."""
    decks = [state.redeal(seat, seed).decks() for seed in range(redeals)]
    for kind, cards in enumerate(state.decks()):
        hidden = [token for token in range(len(cards.face)) if not cards.knows(seat, token)]
        if len({cards.face[token] for token in hidden}) < 2:
            continue
        for token in hidden:
            faces = {deck[kind].face[token] for deck in decks}
            _demand(len(faces) > 1, f"card {token} of kind {kind} is the same in {redeals} redeals")


def check_copies(game: Game) -> None:
    """A copy has every field of its part, whatever the part is in the middle of."""
    for kind in game.kinds.values():
        _demand(_copied(kind, int) or _copied(kind, list), f"a copy of {kind.__name__} differs from its original")


def _copied(kind: type, item: type) -> bool:
    """Whether a part with a value of its own in each field copies all of them; lists hold ints, or lists of ints."""
    part = kind()
    _make_odd(part, 2, item)
    try:
        return bool(dump(part.copy()) == dump(part))
    except (AttributeError, TypeError):  # a list that holds something else
        return False


def _make_odd(part: Any, number: int, item: type) -> int:
    """Set every field to a value that no other field has; the next free number."""
    for name in fields(type(part)):
        value = getattr(part, name)
        number += 1
        if isinstance(value, bool):
            setattr(part, name, not value)
        elif isinstance(value, int):
            setattr(part, name, number)
        elif isinstance(value, list):
            setattr(part, name, [number] if item is int else [[number]])
        else:
            number = _make_odd(value, number, item)
    return number


def _demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise NotConforming(complaint)
