"""The end of a battle: loot, Upon Defeat, or nothing when the Enemy was scared away."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.parts import Battle
from galapagos.games.evoloosen.rules.effects import Moment, Run, hurts, take_cards
from galapagos.games.evoloosen.rules.inventions import Window
from galapagos.games.evoloosen.rules.limits import gain, lose
from galapagos.games.evoloosen.rules.piles import draw
from galapagos.games.evoloosen.rules.promises import battle_over
from galapagos.games.evoloosen.rules.strength import enemy_strength, side_strength
from galapagos.games.evoloosen.rules.taming import lose_tame
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.flow import Frame


class Aftermath(Frame[Evoloosen]):
    """Winning a Battle: PF above the Enemy's by one at least. Else everybody in battle suffers Upon Defeat."""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def copy(self) -> Aftermath:
        return Aftermath()

    def step(self, s: Evoloosen) -> bool:
        s.pop()
        s.push(Window())
        s.stir()
        battle_over(s)
        battle = s.battle
        if battle.scared:
            s.unresolved.append(battle.enemy)
        elif side_strength(s) > enemy_strength(s):
            self._won(s, battle)
        else:
            self._lost(s, battle)
        s.battle = Battle()
        return False

    def _won(self, s: Evoloosen, battle: Battle) -> None:
        if s.watched():
            s.tell(
                "won-battle",
                s.about_habitat(battle.encounterer, battle.enemy),
                "battle:0",
                f"player:{battle.encounterer}",
            )
        self._loot(s, battle)
        if battle.tame_side == codes.ENEMY:
            pay_for_tame(s, battle)
            lose_tame(s)
        s.habitat_discards.append(battle.enemy)
        if battle.helper >= 0:
            s.push(Moment(battle.helper, codes.WHEN_WIN))
        s.push(Moment(battle.encounterer, codes.WHEN_WIN))

    def _loot(self, s: Evoloosen, battle: Battle) -> None:
        """The printed loot, shared as agreed; cards may have added to a fighter's part."""
        face: i64 = s.habitat.face[battle.enemy]
        mp: i64 = s.deck.loot_mp[face] - battle.share_mp
        gain(s, battle.encounterer, mp + battle.spoils[battle.encounterer])
        draw(s, battle.encounterer, s.deck.loot_cards[face] - battle.share_cards)
        if battle.helper >= 0:
            extra: i64 = battle.spoils[battle.helper]
            if s.seats[battle.helper].species == codes.SYMBIONT:
                extra += 1 + s.improved(battle.helper, codes.SYMBIONT_GAIN)
                if s.watched():
                    s.tell("symbiosis", {"player": f"player:{battle.helper}"}, "", f"player:{battle.helper}")
            gain(s, battle.helper, battle.share_mp + extra)
            draw(s, battle.helper, battle.share_cards)

    def _lost(self, s: Evoloosen, battle: Battle) -> None:
        if s.watched():
            s.tell(
                "lost-battle",
                s.about_habitat(battle.encounterer, battle.enemy),
                "battle:0",
                f"player:{battle.encounterer}",
            )
        s.defeated = True
        if battle.tame_side >= 0 and battle.tame_side != codes.ENEMY:
            lose_tame(s)
        helper_hurt = battle.helper >= 0 and self._suffer(s, battle, battle.helper)
        if self._suffer(s, battle, battle.encounterer) or helper_hurt:
            s.habitat_discards.append(battle.enemy)
        else:
            self._stays(s, battle)

    def _stays(self, s: Evoloosen, battle: Battle) -> None:
        """Upon Defeat hurt nobody and the loot was not taken: the Enemy is Unresolved (rule 11)."""
        s.unresolved.append(battle.enemy)
        if s.watched():
            about = s.about_habitat(battle.encounterer, battle.enemy)
            s.tell("left-unresolved", about, f"habitat:{battle.enemy}", "row:0")

    def _suffer(self, s: Evoloosen, battle: Battle, seat: i64) -> bool:
        """Upon Defeat for one fighter, unless something shields it; then what its cards do after a defeat. Whether
        it hurts."""
        s.push(Moment(seat, codes.WHEN_DEFEAT))
        program: i64 = s.deck.happening[s.habitat.face[battle.enemy]]
        if program < 0:
            return False
        if (battle.shields >> seat) & 1 or shrugs_off(s, battle, seat):
            if s.watched():
                s.tell("shrugged-off", {"player": f"player:{seat}"}, "", f"player:{seat}")
            return False
        s.push(Run(program, seat, codes.NOTHING, True))
        return hurts(s, program, seat)


def shrugs_off(s: Evoloosen, battle: Battle, seat: i64) -> bool:
    """An Armor against the first defeat of a round; the Symbiont's power, as a helper."""
    player = s.seats[seat]
    helps = player.species == codes.SYMBIONT and seat == battle.helper
    if helps and (player.dodges == 0 or s.improved(seat, codes.SYMBIONT_SHIELD) > 0):
        player.dodges += 1
        return True
    bit: i64 = 1 << codes.GUARD_DEFEAT
    if s.guards(seat) & bit and not player.wards & bit:
        player.wards |= bit
        return True
    return False


def pay_for_tame(s: Evoloosen, battle: Battle) -> None:
    """A tame beaten beside the Enemy in another's battle: the Wrangler gives its loot to the winners, as far as it
    reaches; halves are rounded up for the encounterer (rule 14)."""
    wrangler: i64 = s.seat_of(codes.WRANGLER)
    if wrangler == battle.encounterer:
        return
    face: i64 = s.habitat.face[s.seats[wrangler].tame]
    mp: i64 = s.deck.loot_mp[face]
    cards: i64 = s.deck.loot_cards[face]
    if battle.helper >= 0:
        pay(s, wrangler, battle.encounterer, (mp + 1) // 2, (cards + 1) // 2)
        pay(s, wrangler, battle.helper, mp // 2, cards // 2)
    else:
        pay(s, wrangler, battle.encounterer, mp, cards)


def pay(s: Evoloosen, payer: i64, taker: i64, mp: i64, cards: i64) -> None:
    if payer != taker:
        gain(s, taker, lose(s, payer, mp))
        take_cards(s, taker, payer, cards)
