"""What a choice is called: by the loss of chance, and only where that is more than noise."""

from __future__ import annotations

from galapagos.review.weighing import NOTABLE, Z95, Weighed

BLUNDER = 0.10  # a loss of so much chance
SURE = 0.01  # of the loss that is at least lost, with 95 % confidence, before anybody is accused
HALF = 0.10  # a loss of so much makes a choice half as accurate

BEST, FINE, FIND, SLIP, BLUNDERED = "best", "fine", "find", "slip", "blunder"
ACCUSED = (SLIP, BLUNDERED)


def verdict(weighed: Weighed) -> str:
    """Best, fine, a find (best, and not what one sees at once), a slip or a blunder."""
    certain = weighed.gap >= NOTABLE and weighed.low >= SURE
    if weighed.played == weighed.best:
        return FIND if certain else BEST
    if not certain:
        return FINE
    return BLUNDERED if weighed.gap >= BLUNDER else SLIP


def may_matter(weighed: Weighed) -> bool:
    """Whether the difference may be worth a word, so that it deserves a longer look."""
    return weighed.pairs > 0 and weighed.gap + Z95 * weighed.error >= NOTABLE


def loss(weighed: Weighed) -> float:
    """The chance that the choice cost; what is inside the noise counts as nothing."""
    return weighed.gap if verdict(weighed) in ACCUSED else 0.0


def accuracy(weighed: Weighed) -> float:
    """1 for a choice that cost nothing, half of that with every ten points of chance."""
    return float(2.0 ** (-loss(weighed) / HALF))
