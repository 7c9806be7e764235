"""Review: what a player could have known, and what came of it; and puzzles, made by the same judgement.

Every choice of one seat is judged from that seat's knowledge alone. Pure: the standard library, the bots' search and
the games' words do; so it runs wherever bots run, in a browser's tab, too.
"""

from galapagos.review.decisions import Moment, moments
from galapagos.review.reviewing import Decision, Review, review
from galapagos.review.weighing import DEEP, QUICK, Budget, Weighed, weigh

__all__ = ["DEEP", "QUICK", "Budget", "Decision", "Moment", "Review", "Weighed", "moments", "review", "weigh"]
