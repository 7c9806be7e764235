"""Effects: the closed vocabulary that the cards are written in, one small rule for each word."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.deck import WORDS_PER_EFFECT
from galapagos.games.evoloosen.rules.choosing import Discard, LoseGene, Redirect, Snip, TakeGene
from galapagos.games.evoloosen.rules.limits import gain, lose, why_not_hold
from galapagos.games.evoloosen.rules.piles import acquire, draw, draw_gene, fill_pool
from galapagos.games.evoloosen.rules.rocket import claim_rocket, first_from
from galapagos.games.evoloosen.rules.taming import lose_tame
from galapagos.games.evoloosen.state import POOL, Evoloosen
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Param


class Run(Frame[Evoloosen]):
    """A card's effects in printed order; one that hits several players goes clockwise from the acting one."""

    __slots__ = ("actor", "at", "harm", "left", "named", "program", "target")

    def __init__(self, program: i64 = 0, actor: i64 = 0, target: i64 = codes.NOTHING, harm: bool = False) -> None:
        self.program: i64 = program
        self.actor: i64 = actor
        self.target: i64 = target
        self.harm: bool = harm  # it is done to the actor: guards help
        self.at: i64 = 0
        self.left: i64 = -1  # the seats still to be hit; -1 before the effect begins
        self.named: i64 = 1 << actor  # whom "all others" leaves out: those named last, at first the actor

    def copy(self) -> Run:
        other = Run(self.program, self.actor, self.target, self.harm)
        other.at = self.at
        other.left = self.left
        other.named = self.named
        return other

    def step(self, s: Evoloosen) -> bool:
        program = s.deck.programs[self.program]
        if self.at >= len(program):
            s.pop()
        elif self.left < 0:
            self.left = self._hit(s, program[self.at + 2])
        elif self.left == 0:
            self.at += WORDS_PER_EFFECT
            self.left = -1
            claim_rocket(s)
        else:
            seat: i64 = first_from(s, self.actor, self.left)
            self.left &= ~(1 << seat)
            if s.holds(seat, program[self.at + 3], program[self.at + 4]):
                carry_out(s, self, program[self.at], program[self.at + 1], seat)
        return False

    def _hit(self, s: Evoloosen, who: i64) -> i64:
        """Whom an effect hits, as a bit set. All others are all but those whom the card has just named (rule 23)."""
        if who == codes.OTHERS:
            return s.playing & ~self.named
        if who == codes.EACH:
            return s.playing
        self.named = self._named(s, who)
        return self.named

    def _named(self, s: Evoloosen, who: i64) -> i64:
        if who == codes.SELF:
            return 1 << self.actor
        if who == codes.TARGET:
            return 1 << self.target if self.target < s.players else 0
        return s.most_adaptations() & s.playing

    def protects(self, s: Evoloosen, seat: i64, op: i64, n: i64) -> bool:
        """Whether the seat's own guard stops what is being done to it; never what its own card costs (rule 24)."""
        return (self.harm or seat != self.actor) and stopped(s, seat, op, n)


def stopped(s: Evoloosen, seat: i64, op: i64, n: i64) -> bool:
    """Whether one of the seat's guards is against such an effect."""
    guard: i64 = guard_against(op, n)
    return guard >= 0 and s.guarded(seat, guard)


def guard_against(op: i64, n: i64) -> i64:
    """What guards against an effect, -1 for nothing."""
    if op == codes.OP_TAKE_MP or (op == codes.OP_MP and n < 0):
        return codes.GUARD_MP
    if op == codes.OP_DISCARD or op == codes.OP_TAKE_CARD:
        return codes.GUARD_HAND
    if op == codes.OP_LOSE_ADAPTATION or op == codes.OP_TAKE_ADAPTATION:
        return codes.GUARD_ADAPTATIONS
    return codes.GUARD_SKIP if op == codes.OP_SKIP_ADAPTING else -1


def hurts(s: Evoloosen, program: i64, seat: i64) -> bool:
    """Whether anything that is done to the seat gets past its guards. Skip Adapting hits only the active player."""
    words = s.deck.programs[program]
    for at in range(0, len(words), WORDS_PER_EFFECT):
        op: i64 = words[at]
        misses = op == codes.OP_SKIP_ADAPTING and seat != s.active
        if not misses and s.holds(seat, words[at + 3], words[at + 4]) and not stopped(s, seat, op, words[at + 1]):
            return True
    return False


def trigger(s: Evoloosen, seat: i64, moment: i64) -> None:
    """Let the seat's Adaptations and companion do what they do at this moment."""
    player = s.seats[seat]
    deck = s.deck
    for token in player.genes:
        program: i64 = deck.gene_programs[s.adaptations.face[token] * codes.ALWAYS + moment]
        if program >= 0:
            s.push(Run(program, seat))
    if player.companion >= 0:
        program = deck.pet_programs[s.habitat.face[player.companion] * codes.ALWAYS + moment]
        if program >= 0:
            s.push(Run(program, seat))


class Moment(Frame[Evoloosen]):
    """A moment has come for a seat's cards: they act when its turn on the stack is there."""

    __slots__ = ("moment", "seat")

    def __init__(self, seat: i64 = 0, moment: i64 = 0) -> None:
        self.seat: i64 = seat
        self.moment: i64 = moment

    def copy(self) -> Moment:
        return Moment(self.seat, self.moment)

    def step(self, s: Evoloosen) -> bool:
        s.pop()
        trigger(s, self.seat, self.moment)
        return False


def carry_out(s: Evoloosen, run: Run, op: i64, n: i64, seat: i64) -> None:
    """One effect on one seat, unless something guards it."""
    if run.protects(s, seat, op, n):
        tell_guard(s, seat, op, n)
        return
    if op <= codes.OP_TAKE_CARD:
        resources(s, run, op, n, seat)
    elif op <= codes.OP_PEEK_GENES:
        information(s, run, op, n, seat)
    elif op <= codes.OP_CP:
        stats(s, op, n, seat)
    elif op <= codes.OP_REDIRECT:
        battle(s, run, op, n, seat)
    elif op <= codes.OP_RENEW:
        adaptations(s, run, op, n, seat)
    elif op == codes.OP_EXPLORE:
        s.again += n
    else:
        skip_adapting(s, seat)


def tell_guard(s: Evoloosen, seat: i64, op: i64, n: i64) -> None:
    """A guard is at work. Skip Adapting would have missed everybody but the active player."""
    if s.watched() and (op != codes.OP_SKIP_ADAPTING or seat == s.active):
        guard = codes.GUARDS[guard_against(op, n)]
        s.tell(f"guarded-{guard}", {"player": f"player:{seat}"}, "", f"player:{seat}")


# --- Resources ------------------------------------------------------------------------------------


def resources(s: Evoloosen, run: Run, op: i64, n: i64, seat: i64) -> None:
    if op == codes.OP_MP:
        if n >= 0:
            gain(s, seat, n)
        else:
            lose(s, seat, -n)
    elif op == codes.OP_DRAW:
        draw(s, seat, n)
    elif op == codes.OP_DISCARD:
        s.push(Discard(seat, n))
    elif op == codes.OP_TAKE_MP:
        gain(s, run.actor, lose(s, seat, n))
    else:
        take_cards(s, run.actor, seat, n)


def take_cards(s: Evoloosen, taker: i64, loser: i64, n: i64) -> None:
    """Take cards from a hand, unseen, as far as both hands allow: only these two know which they are (rule 21)."""
    taken: i64 = 0
    hand = s.seats[loser].hand
    while taken < n and hand and len(s.seats[taker].hand) < codes.HAND_LIMIT:
        token = s.inventions.conceal(hand, s.draw_lot(len(hand)), loser)
        s.seats[taker].hand.append(token)
        s.reveal(s.inventions, token, 1 << taker)
        taken += 1
    if s.watched() and taken:
        params: dict[str, Param] = {"player": f"player:{taker}", "victim": f"player:{loser}", "n": taken}
        s.tell("took-cards", params, f"player:{loser}", f"player:{taker}")


# --- Information ------------------------------------------------------------------------------------


def information(s: Evoloosen, run: Run, op: i64, n: i64, seat: i64) -> None:
    """Peeking shows the cards to the acting player alone."""
    seats: i64 = 1 << run.actor
    who = f"player:{run.actor}"
    if op == codes.OP_PEEK_HAND:
        for token in s.seats[seat].hand:
            s.reveal(s.inventions, token, seats)
        if s.watched():
            s.tell("peeked-hand", {"player": who, "victim": f"player:{seat}"}, f"player:{seat}", who)
    elif op == codes.OP_PEEK_HABITAT:
        for token in s.habitat_pile[-n:]:
            s.reveal(s.habitat, token, seats)
        if s.watched():
            s.tell("peeked-habitat", {"player": who, "n": n}, "deck:habitat", who)
    else:
        for token in s.gene_pile[-n:]:
            s.reveal(s.adaptations, token, seats)
        if s.watched():
            s.tell("peeked-genes", {"player": who, "n": n}, "deck:adaptations", who)


# --- Stats ------------------------------------------------------------------------------------------


def stats(s: Evoloosen, op: i64, n: i64, seat: i64) -> None:
    """Until the round ends."""
    player = s.seats[seat]
    if op == codes.OP_PF:
        player.pf_bonus += n
        if s.watched():
            s.tell("changed-pf", {"player": f"player:{seat}", "n": n}, "", f"player:{seat}")
    elif op == codes.OP_INT:
        player.int_bonus += n
        if s.watched():
            s.tell("changed-int", {"player": f"player:{seat}", "n": n}, "", f"player:{seat}")
    else:
        back: i64 = min(n, player.spent)
        player.spent -= back
        if s.watched():
            s.tell("regained-cp", {"player": f"player:{seat}", "n": back}, "", f"player:{seat}")


# --- Battle ------------------------------------------------------------------------------------------


def battle(s: Evoloosen, run: Run, op: i64, n: i64, seat: i64) -> None:
    """Effects on the battle that is on; they name what the card named, or the seat itself."""
    if op == codes.OP_PREVENT:
        prevent(s, seat)
    elif op == codes.OP_REDIRECT:
        s.push(Redirect(seat))
    elif s.battle.on:
        aim: i64 = seat if run.target == codes.NOTHING else run.target
        if op == codes.OP_BOOST:
            boost(s, aim, n)
        elif op == codes.OP_SCARE:
            scare(s, aim)
        elif op == codes.OP_SHIELD:
            s.battle.shields |= 1 << aim
            if s.watched():
                s.tell("shielded", {"player": f"player:{aim}"}, "", f"player:{aim}")
        else:
            s.battle.spoils[aim] += n


def boost(s: Evoloosen, aim: i64, n: i64) -> None:
    if aim == codes.ENEMY:
        s.battle.enemy_mod += n
        if s.watched():
            s.tell("boosted-enemy", {"n": n}, "", "enemy:0")
    else:
        s.battle.mods[aim] += n
        if s.watched():
            s.tell("boosted", {"player": f"player:{aim}", "n": n}, "", f"player:{aim}")


def scare(s: Evoloosen, aim: i64) -> None:
    """The Enemy runs away, and the battle ends without a result; or the unleashed tame runs away."""
    if aim == codes.TAME:
        if s.battle.tame_side >= 0:
            lose_tame(s)
    else:
        s.battle.scared = True
        if s.watched():
            s.tell("scared", {"card": s.habitat_title(s.battle.enemy)}, "enemy:0", "row:0")


def prevent(s: Evoloosen, seat: i64) -> None:
    """The Invention that was answered does nothing (rule 12)."""
    if s.declared:
        play = s.declared[len(s.declared) - 1]
        play.void = True
        if s.watched():
            s.tell("prevented", s.about(play.seat, play.token), f"player:{seat}", f"player:{play.seat}")


# --- Adaptations --------------------------------------------------------------------------------------


def adaptations(s: Evoloosen, run: Run, op: i64, n: i64, seat: i64) -> None:
    if op == codes.OP_GAIN_ADAPTATION:
        gain_adaptation(s, seat)
    elif op == codes.OP_LOSE_ADAPTATION:
        s.push(LoseGene(seat))
    elif op == codes.OP_TAKE_ADAPTATION:
        s.push(TakeGene(run.actor, seat))
    elif op == codes.OP_ADAPT_TWICE:
        s.doubled = True
    elif op == codes.OP_DISCOUNT:
        s.discount += n
    elif op == codes.OP_SNIP:
        s.push(Snip(run.actor))
    else:
        renew(s)


def gain_adaptation(s: Evoloosen, seat: i64) -> None:
    """The top Adaptation, for nothing; one that can't be held is discarded (Limitations, rule 6)."""
    token = draw_gene(s)
    if token < 0:
        return
    if why_not_hold(s, seat, token) == "":
        acquire(s, seat, token, "deck:adaptations")
        return
    s.gene_discards.append(token)
    if s.watched():
        s.tell("could-not-hold", s.about_gene(seat, token), "deck:adaptations", "discard:adaptations")


def renew(s: Evoloosen) -> None:
    """Six new cards in the Gene Pool."""
    for place in range(POOL):
        if s.pool[place] >= 0:
            s.gene_discards.append(s.pool[place])
            s.pool[place] = -1
    s.rotated = 0
    fill_pool(s)
    if s.watched():
        s.tell("renewed-pool", {}, "", "pool:0")


# --- Turn -----------------------------------------------------------------------------------------------


def skip_adapting(s: Evoloosen, seat: i64) -> None:
    """Skip Adapting hits only the player whose turn it is."""
    if seat == s.active:
        s.skip_adapting = True
        if s.watched():
            s.tell("skips-adapting", {"player": f"player:{seat}"}, "", f"player:{seat}")
