"""Why an option is better: the parts of the judgement that set two options apart, as hints tell them."""

from __future__ import annotations

from galapagos.bots.advice import parts_apart
from galapagos.bots.seat import Seat
from galapagos.kernel.text import Text
from galapagos.review.weighing import Weighed

MUCH = 0.25  # of the largest difference: what is smaller is not told


def explain(seat: Seat, weighed: Weighed) -> list[Text]:
    """Sentences: what speaks for the best option, what for the other, and whether it shows at once."""
    apart = parts_apart(seat, weighed.best, weighed.rival)
    found: list[Text] = []
    gained, other = leading(apart, 1.0), leading(apart, -1.0)
    if gained:
        found.append(("review-for", {"part": f"@{gained}"}))
    if other:
        found.append(("review-against", {"part": f"@{other}"}))
    if weighed.best != weighed.obvious:
        found.append(("review-unseen", {}))
    return found


def leading(apart: dict[str, float], sign: float) -> str:
    """The part in which the first option (sign 1) or the second (-1) is ahead most, if it counts for something."""
    largest = max(map(abs, apart.values()), default=0.0)
    part = max(apart, key=lambda key: sign * apart[key], default="")
    return part if part and sign * apart[part] > max(MUCH * largest, 1e-9) else ""
