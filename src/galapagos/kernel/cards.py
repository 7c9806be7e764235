"""Cards with knowledge: what each card shows, and which seats know it.

A physical card is a *token*, an int that stays with it. Where the tokens lie, and in which
order, is public; what is secret is only the *face* on each token. Shuffling deals the faces of
a pile anew over its tokens, so a token never tells what it shows.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from galapagos.kernel.parts import Part
from galapagos.kernel.rng import Rng

HIDDEN = -1
_NUMBERS: Final[list[i64]] = list(range(256))


def numbers(count: i64) -> list[i64]:
    """0, 1, 2 … as many as asked for, in a new list."""
    return _NUMBERS[:count] if count <= 256 else list(range(count))


class Cards(Part):
    """All cards with the same back.

    Copies share their lists until one of them changes: most copies are looked at and thrown away. So whoever writes
    into a list makes it its own first.
    """

    __slots__ = ("_faces_shared", "_knowledge_shared", "face", "known")

    def __init__(self, faces: list[i64] | None = None, known: list[i64] | None = None) -> None:
        self.face: list[i64] = faces if faces is not None else []
        self.known: list[i64] = known if known is not None else [0] * len(self.face)
        self._faces_shared: bool = False
        self._knowledge_shared: bool = False

    def copy(self) -> Cards:
        other = Cards(self.face, self.known)
        self._faces_shared = other._faces_shared = True
        self._knowledge_shared = other._knowledge_shared = True
        return other

    def own_faces(self) -> None:
        """Let no copy see what is about to be written into the faces."""
        if self._faces_shared:
            self.face = self.face.copy()
            self._faces_shared = False

    def own_knowledge(self) -> None:
        """Let no copy see what is about to be written into the knowledge."""
        if self._knowledge_shared:
            self.known = self.known.copy()
            self._knowledge_shared = False

    def tokens(self) -> list[i64]:
        """Every token, lowest first: a new pile."""
        return numbers(len(self.face))

    def shuffle(self, pile: list[i64], rng: Rng) -> None:
        """Deal the pile's faces anew over its tokens; nobody knows any of them."""
        self.own_faces()
        self.own_knowledge()
        face: list[Any] = self.face
        faces: list[Any] = [face[token] for token in pile]
        rng.shuffle(faces)
        known = self.known
        i: i64 = 0
        for token in pile:
            face[token] = faces[i]
            known[token] = 0
            i += 1

    def knows(self, seat: i64, token: i64) -> bool:
        return (self.known[token] >> seat) & 1 == 1

    def seen(self, seat: i64, token: i64) -> i64:
        """The face if the seat knows it, else HIDDEN."""
        known: i64 = self.known[token]
        if (known >> seat) & 1:
            return self.face[token]
        return -1

    def conceal(self, hand: list[i64], index: i64, owner: i64) -> i64:
        """Take the card at that place out of a hand, face down, and return its token.

        The lowest token of the hand leaves, carrying the chosen face, so that nothing shows
        which card it was; what others knew of the hand is gone with it, unless it was the
        only card.
        """
        chosen: i64 = hand[index]
        leaving: i64 = chosen
        for token in hand:
            if token < leaving:
                leaving = token
        if len(hand) > 1:
            self.own_faces()
            self.own_knowledge()
            kept: i64 = self.face[leaving]
            self.face[leaving] = self.face[chosen]
            self.face[chosen] = kept
            for token in hand:
                self.known[token] &= 1 << owner
        take_out(hand, leaving)
        return leaving

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal what the seat does not know anew, from the sorted faces and the generator alone."""
        self.own_faces()
        face: list[Any] = self.face
        faces: list[Any] = []
        token: i64 = 0
        for known in self.known:
            if not (known >> seat) & 1:
                faces.append(face[token])
            token += 1
        faces.sort()
        rng.shuffle(faces)
        token = 0
        i: i64 = 0
        for known in self.known:
            if not (known >> seat) & 1:
                face[token] = faces[i]
                i += 1
            token += 1


def take_out(pile: list[i64], token: i64) -> None:
    """Remove the token from the pile. Quicker than `remove`, which compares objects."""
    place: i64 = 0
    while pile[place] != token:
        place += 1
    pile.pop(place)
