"""What an Invention can be aimed at now. Each test gives the key of a reason, "" where nothing forbids it."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.rules.limits import why_not_hold
from galapagos.games.evoloosen.rules.strength import in_battle
from galapagos.games.evoloosen.state import ACTION, Evoloosen


def aims(s: Evoloosen, seat: i64, face: i64) -> list[i64]:
    """All that this Invention could name if the seat used it now."""
    found: list[i64] = []
    kind: i64 = s.deck.target[face]
    aim: i64 = 0
    last: i64 = s.players - 1
    if kind == codes.AT_NONE or kind == codes.AT_PLAY:
        aim = codes.NOTHING
        last = codes.NOTHING
    elif kind != codes.AT_PLAYER:
        last = codes.TAME if in_battle(s) else -1
    while aim <= last:
        if why_not_aim(s, seat, face, aim) == "":
            found.append(aim)
        aim += 1
    return found


def why_not_aim(s: Evoloosen, seat: i64, face: i64, aim: i64) -> str:
    """Why the Invention can't name this now."""
    kind: i64 = s.deck.target[face]
    if kind == codes.AT_NONE or kind == codes.AT_PLAY:
        if aim != codes.NOTHING:
            return "why-no-target"
        return _why_not_answer(s, seat, face) if kind == codes.AT_PLAY else _why_not_plain(s, seat, face)
    if kind == codes.AT_PLAYER:
        return _why_not_player(s, seat, face, aim)
    if not in_battle(s):
        return "why-no-battle"
    if aim == codes.ENEMY:
        return "" if kind != codes.AT_FIGHTER and s.battle.enemy >= 0 else "why-target"
    if aim == codes.TAME:
        return "" if kind == codes.AT_ENEMY and _scares(s, face) and s.battle.tame_side >= 0 else "why-target"
    return "" if kind != codes.AT_ENEMY and s.fights(aim) else "why-target"


def _scares(s: Evoloosen, face: i64) -> bool:
    return s.deck.programs[s.deck.effect[face]][0] == codes.OP_SCARE


def _why_not_plain(s: Evoloosen, seat: i64, face: i64) -> str:
    """Cards without a target: some need the right moment."""
    op: i64 = s.deck.programs[s.deck.effect[face]][0]
    if op == codes.OP_ADAPT_TWICE and (s.doubled or s.twice_used):
        return "why-doubled"
    if (op == codes.OP_ADAPT_TWICE or op == codes.OP_DISCOUNT) and (s.active != seat or s.phase != ACTION):
        return "why-own-turn"
    if op == codes.OP_SNIP and not pool_left(s):
        return "why-pool-empty"
    return ""


def pool_left(s: Evoloosen) -> bool:
    return any(token >= 0 for token in s.pool)


def _why_not_answer(s: Evoloosen, seat: i64, face: i64) -> str:
    """A declared Invention of somebody else can be prevented, or redirected if it could name another target."""
    if not s.declared or s.declared[len(s.declared) - 1].seat == seat:
        return "why-no-play"
    op: i64 = s.deck.programs[s.deck.effect[face]][0]
    if op == codes.OP_REDIRECT and not other_aims(s):
        return "why-no-other-target"
    return ""


def other_aims(s: Evoloosen) -> list[i64]:
    """What the Invention declared last could have named instead."""
    play = s.declared[len(s.declared) - 1]
    face: i64 = s.inventions.face[play.token]
    return [aim for aim in aims(s, play.seat, face) if aim != play.target]


def _why_not_player(s: Evoloosen, seat: i64, face: i64, aim: i64) -> str:
    """Cards that name another player: there must be something to take or to see."""
    if aim >= s.players:
        return "why-target"
    if aim == seat:
        return "why-not-yourself"
    if not s.plays(aim):
        return "why-not-in-finals"
    op: i64 = s.deck.programs[s.deck.effect[face]][0]
    victim = s.seats[aim]
    if op == codes.OP_TAKE_MP:
        if victim.mp == 0:
            return "why-nothing-there"
        return "why-guarded" if s.guarded(aim, codes.GUARD_MP) else ""
    if op == codes.OP_PEEK_HAND:
        return "" if victim.hand else "why-nothing-there"
    if op == codes.OP_TAKE_CARD:
        if not victim.hand:
            return "why-nothing-there"
        return "why-guarded" if s.guarded(aim, codes.GUARD_HAND) else ""
    if op == codes.OP_TAKE_ADAPTATION:
        if not stealable(s, seat, aim):
            return "why-cannot-hold"
        return "why-guarded" if s.guarded(aim, codes.GUARD_ADAPTATIONS) else ""
    return ""


def stealable(s: Evoloosen, thief: i64, victim: i64) -> list[i64]:
    """The victim's Adaptations that the thief could hold, as faces, each once."""
    faces: list[i64] = []
    for token in s.seats[victim].genes:
        face: i64 = s.adaptations.face[token]
        if face not in faces and why_not_hold(s, thief, token) == "":
            faces.append(face)
    return faces
