"""How well a seat stands, for search: points now and food to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.species import FERTILE, HIDING, HORNS, HUNTING, LONG_NECK, SCAVENGER, Species
from galapagos.games.beginning.state import ADAPT, Beginning
from galapagos.kernel.judgement import share

CARDS_A_TURN: Final = 4.5  # that the pile gives: one species, three cards, and some for extinct species
FINDING: Final = (1 << LONG_NECK) | (1 << SCAVENGER)  # traits that find food by themselves


class Standing:
    """What speaks for a player: the features of the judgement, in points."""

    __slots__ = ("danger", "finds", "food", "grazing", "hunger", "kills", "points", "ready", "starving", "turns")

    def __init__(self) -> None:
        self.points: float = 0.0  # so far
        self.food: float = 0.0  # still to be eaten this turn
        self.kills: float = 0.0  # still to be made this turn
        self.starving: float = 0.0  # population that finds no food this turn
        self.finds: float = 0.0  # food that the species find by themselves in later turns
        self.grazing: float = 0.0  # their share of the Watering Hole in later turns
        self.hunger: float = 0.0  # population that is going to starve in the next turn
        self.danger: float = 0.0  # of being eaten
        self.ready: float = 0.0  # cards in hand that can be played this turn
        self.turns: float = 0.0  # to come: each brings cards, and food for them


# What the features weigh, fitted by scripts/fit_evaluation.py; not so hunger and starving, which good players hardly
# ever let happen.
POINTS: Final = 1.0
FOOD: Final = 0.85
KILLS: Final = -0.3
STARVING: Final = -0.8
FINDS: Final = 0.25
GRAZING: Final = 0.15
HUNGER: Final = -0.8
DANGER: Final = -0.9
READY: Final = 0.55
TURNS: Final = 7.5

LATER: Final = 0.8  # what food a turn later is worth
KEEPS: Final = 0.75  # how surely food is found that others can deny
BITE: Final = 0.4  # what a carnivore takes of a species in a turn


def strength(x: Standing) -> float:
    """The features, weighed."""
    return (
        POINTS * x.points
        + FOOD * x.food
        + KILLS * x.kills
        + STARVING * x.starving
        + FINDS * x.finds
        + GRAZING * x.grazing
        + HUNGER * x.hunger
        + DANGER * x.danger
        + READY * x.ready
        + TURNS * x.turns
    )


def evaluate(s: Beginning, seat: i64) -> float:
    """The seat's share of the win: points now and food to come, the surer the fewer turns are left."""
    if s.over:
        return s.returns()[seat]
    return share([strength(each) for each in standings(s, seat)], seat, certainty(s))


def certainty(s: Beginning) -> float:
    """How much a point of a lead counts: the more, the nearer the end."""
    return 1.65 / (4.2 + 1.4 * rounds_left(s))


def rounds_left(s: Beginning) -> float:
    """About how many rounds come after the one under way."""
    if s.ending:
        return float(s.ending) - 1.0
    yet: i64 = (s.last_seat() - s.active) % s.players  # turns after this one until the round is over
    return max(0.5 + (len(s.pile) / CARDS_A_TURN - float(yet)) / float(s.players), 0.0)


def turns_left(s: Beginning, seat: i64, rounds: float) -> float:
    """How many turns the seat has after the one under way: one more where its turn in this round is to come."""
    order: i64 = (seat - s.first) % s.players
    return rounds + 1.0 if order > (s.active - s.first) % s.players else rounds


def reasons(s: Beginning, seat: i64) -> list[tuple[str, float]]:
    """The parts of the judgement by name, each in points."""
    found = standings(s, seat)
    x = found[seat]
    rival = -1000.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, strength(found[other]))
    return [
        ("part-points", POINTS * x.points),
        ("part-food", FOOD * x.food + KILLS * x.kills + FINDS * x.finds + GRAZING * x.grazing + READY * x.ready),
        ("part-danger", DANGER * x.danger),
        ("part-hunger", STARVING * x.starving + HUNGER * x.hunger),
        ("part-rivals", -rival),
    ]


def standings(s: Beginning, seat: i64) -> list[Standing]:
    """Everybody's standing: the same for every seat that looks."""
    hunters = count_hunters(s)
    rounds = rounds_left(s)
    return [standing(s, player, hunters, turns_left(s, player, rounds), rounds) for player in range(s.players)]


def count_hunters(s: Beginning) -> i64:
    hunters: i64 = 0
    for species in s.species:
        if species.traits & HUNTING:
            hunters += 1
    return hunters


def standing(s: Beginning, seat: i64, hunters: i64, turns: float, rounds: float) -> Standing:
    """Points so far, the rest of this turn if it is the player's, and what the species find in turns to come."""
    x = Standing()
    x.turns = turns
    horizon = (1.0 - LATER**turns) / (1.0 - LATER)
    points: i64 = s.bags[seat] + len(s.hands[seat])
    now = s.active == seat
    hungry: i64 = 0  # of the grazers: first foods that are needed this turn
    room: i64 = 0  # and foods that would fit in all
    later_hungry = 0.0
    later_room = 0.0
    for species in s.species:
        if species.owner != seat:
            continue
        herd: i64 = len(species.herd)
        eaten: i64 = 0
        unfed: i64 = 0
        for token in species.herd:
            food = s.food[token]
            eaten += food
            if food == 0:
                unfed += 1
        points += herd + len(species.worn) + eaten
        space: i64 = herd * species.appetite()
        prey: i64 = count_prey(s, species) if species.traits & HUNTING else 0
        if now:
            left: i64 = space - eaten
            found = found_now(s, species, left)
            if species.traits & HUNTING:
                attacks = min(prey, (left - found + 1) // 2)
                found += min(2 * attacks, left - found)
                x.kills += float(attacks)
                x.starving += float(max(unfed - found, 0))
            else:
                hungry += max(unfed - found, 0)
                room += left - found
            x.food += float(found)
        finds = found_later(s, species, space, hunters)
        if species.traits & HUNTING:
            attacks_later = min(KEEPS * float(prey), (float(space) - finds) / 2.0)
            finds += 2.0 * attacks_later
            x.finds += horizon * (finds + 0.6 * attacks_later - max(float(herd) - finds, 0.0))
        else:
            later_hungry += max(float(herd) - finds, 0.0)
            later_room += float(space) - finds
            x.finds += horizon * (finds + (0.5 if species.has(FERTILE) else 0.0))
        if hunters:
            x.danger += danger(s, species, rounds)
    x.points = float(points)
    portion = float(s.deck.turn_food) + float(s.hole) / (2.0 * float(s.players))
    if now:
        if s.phase == ADAPT:
            x.ready = float(len(s.hands[seat]))
        fed: i64 = min(room, s.hole)
        x.food += float(fed)
        starved = float(max(hungry - fed, 0))
        x.starving += starved
        later_hungry = max(later_hungry - starved, 0.0)
        later_room = max(later_room - starved, 0.0)
        x.hunger = 0.5 * min(turns, 1.0) * max(later_hungry - portion - 1.0, 0.0)
    else:
        x.hunger = min(turns, 1.0) * max(later_hungry - float(s.hole + s.deck.turn_food), 0.0)
    x.grazing = horizon * min(later_room, portion)
    return x


def found_now(s: Beginning, species: Species, left: i64) -> i64:
    """What a long neck still reaches this turn."""
    if s.phase == ADAPT and species.has(LONG_NECK):
        return min(s.deck.eats[LONG_NECK], left)
    return 0


def found_later(s: Beginning, species: Species, space: i64, hunters: i64) -> float:
    """About how much food a turn the species finds besides the Watering Hole and its own attacks."""
    found = 0.0
    if species.traits & FINDING:
        if species.has(LONG_NECK):
            found = float(min(s.deck.eats[LONG_NECK], space))
        if species.has(SCAVENGER):
            found = min(found + 0.7 * float(hunters), float(space))
    return found


def danger(s: Beginning, prey: Species, rounds: float) -> float:
    """About how much of it is eaten by others' carnivores that can reach it, in the next few turns of theirs."""
    bites = 0.0
    hiding: i64 = prey.traits & HIDING
    for species in s.species:
        if species.traits & HUNTING and species.owner != prey.owner and not hiding & ~species.traits:
            bites += min(turns_left(s, species.owner, rounds) + (0.5 if species.owner == s.active else 0.0), 2.5)
    return min(BITE * bites * (0.3 if prey.has(HORNS) else 1.0), float(len(prey.herd)))


def count_prey(s: Beginning, hunter: Species) -> i64:
    """How many population cards of others it can eat, three of a species at most."""
    count: i64 = 0
    for species in s.species:
        if species.owner != hunter.owner and not species.traits & HIDING & ~hunter.traits and not species.has(HORNS):
            count += min(len(species.herd), 3)
    return count
