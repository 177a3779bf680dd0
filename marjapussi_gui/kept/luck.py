"""What luck did to the share of matches won, and what that share is without it."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

from ..engine.frozen import frozen

ENOUGH = 10  # matches from which on luck is told
CAUTION = (1.0, 1.0, 0.0, 0.0)  # as if two more were won and two lost: few matches are too alike
NORMAL = NormalDist().inv_cdf(0.975)


@frozen
class Outcome:
    """A match that is over, and how lucky one's cards were.

    Luck is what an expert's chance in the match was with one's cards after each hand, less what it
    was with the cards of the next seat, summed up; None where that is not known of all hands yet.
    """

    is_won: bool
    luck: float | None = None


@frozen
class Luck:
    """Shares of matches won: as it was, with luck taken out, and where the true one lies."""

    matches: int  # of which luck is known
    waiting: int  # of which it is still to be found out
    won: float = 0.0
    fair: float | None = None  # None: too few matches to tell
    low: float = 0.0  # 19 times of 20 the true share lies from here
    high: float = 1.0  # to here

    @property
    def missing(self) -> int:
        """How many matches more it takes until this can be told."""
        return max(ENOUGH - self.matches - self.waiting, 0)

    @property
    def given(self) -> float:
        """How many matches the cards have brought, or cost where it is less than nothing."""
        return 0.0 if self.fair is None else self.matches * (self.won - self.fair)


def luck(outcomes: Sequence[Outcome]) -> Luck:
    """Return what luck did to the matches in which it is known.

    The share with luck taken out is the mean of `won - weight * luck`: luck is a control variate.
    It is unbiased, whoever sits at the table and however well the expert or his chances are
    reckoned, since
    - luck is 0 on the average: what is dealt to one's own seat and to the next one is equally
      likely, in every hand and after every course of the match, and all else that the two hands
      are played with (scores, dealer, players) is the same; so chances are only the better
      scale, and a bad one takes out less luck, but none that was not there;
    - the weight of a match is the slope of winning against luck over all *other* matches, so it
      does not depend on the match itself, and the mean of weight times luck is 0 as well.
    The costs of one's decisions are not used: each is a largest of several estimates and thus too
    high on the average, and their sum over a match would carry that into the share.
    What is biased: a share outside of 0 to 1 is cut to it, which can only bring it nearer to the
    true one; and the interval is that of Student for independent matches, with four
    imagined ones (two won, two lost) for its width alone.
    """
    known = [(float(each.is_won), each.luck) for each in outcomes if each.luck is not None]
    waiting = len(outcomes) - len(known)
    if len(known) < ENOUGH:
        return Luck(len(known), waiting, fmean(won for won, _ in known) if known else 0.0)
    won, lucks = [won for won, _ in known], [luck for _, luck in known]
    fair = [
        value - weight * luck
        for value, weight, luck in zip(won, _weights(won, lucks), lucks, strict=True)
    ]
    middle, half = fmean(fair), _student(len(fair) - 1) * _error(fair)
    low, high = _share(middle - half), _share(middle + half)
    return Luck(len(known), waiting, fmean(won), _share(middle), low, high)


def _weights(won: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """Return for each match the slope of winning against luck over all the others."""
    others = len(won) - 1
    sums = sum(won), sum(lucks)
    products = sum(a * b for a, b in zip(won, lucks, strict=True))
    squares = sum(luck * luck for luck in lucks)
    weights = []
    for value, luck in zip(won, lucks, strict=True):
        mean_won, mean_luck = (sums[0] - value) / others, (sums[1] - luck) / others
        spread = squares - luck * luck - others * mean_luck**2
        shared = products - value * luck - others * mean_won * mean_luck
        weights.append(shared / spread if spread > 1e-9 else 0.0)
    return weights


def _error(fair: Sequence[float]) -> float:
    return stdev([*fair, *CAUTION]) / sqrt(len(fair))


def _student(freedom: int) -> float:
    """Return how many standard errors hold 95 %, near enough from nine degrees of freedom on."""
    z = NORMAL
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _share(value: float) -> float:
    return min(max(value, 0.0), 1.0)
