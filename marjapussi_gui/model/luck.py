"""How much luck changed the share of matches won, and an estimate of the share without it."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

from ..engine.frozen import frozen

MIN_MATCHES = 10  # below this number of matches, the share without luck isn't shown
# Add two wins and two losses to the spread, because a few matches often all end alike
PSEUDO_RESULTS = (1.0, 1.0, 0.0, 0.0)
Z_95 = NormalDist().inv_cdf(0.975)


@frozen
class MatchLuck:
    """The result of a finished match, and the player's luck in it.

    Luck is an expert's chance to win the match with the player's cards minus the chance with the
    cards of the next seat, added up over all hands. It is None until it is known for every hand.
    """

    is_won: bool
    luck: float | None = None


@frozen
class LuckSummary:
    """The share of matches won, and an estimate of that share without luck."""

    match_count: int  # number of matches whose luck is known
    waiting_matches: int  # number of matches whose luck is not known yet
    won_share: float = 0.0
    fair_share: float | None = None  # share without luck, or None if there are too few matches
    low_share: float = 0.0  # the 95 % confidence interval of the share without luck
    high_share: float = 1.0

    @property
    def missing_matches(self) -> int:
        """The number of matches that are still needed for an estimate."""
        return max(MIN_MATCHES - self.match_count - self.waiting_matches, 0)

    @property
    def matches_won_by_luck(self) -> float:
        """The number of matches won through luck; negative if bad luck lost matches."""
        return (
            0.0
            if self.fair_share is None
            else self.match_count * (self.won_share - self.fair_share)
        )


def summarize_luck(matches: Sequence[MatchLuck]) -> LuckSummary:
    """Return the effect of luck over the matches in which it is known.

    The share without luck is the mean of `won - weight * luck`: luck is a control variate. The
    estimate is unbiased, no matter who plays, and how good the expert and its estimates are:

    - Luck is 0 on average. The cards of the player's seat and those of the next seat are equally
      likely in every hand, after every course of the match, and the two hands are played under
      the same conditions (scores, dealer, players). So the expert's chances only scale the luck:
      if they are poor, less luck is removed, but none is added.
    - The weight of a match is the regression slope of winning on luck over all *other* matches.
      It doesn't depend on the match itself, so the mean of weight times luck is 0 as well.

    The costs of decisions are not used. Each is the largest of several estimates and so too high
    on average, and their sum over a match would carry that error into the share.

    Two things are biased. A share outside 0 to 1 is clamped, which can only bring it nearer to
    the true one. The interval is Student's for independent matches, with four pseudo results
    (two wins and two losses) that only change its width.
    """
    known = [(float(each.is_won), each.luck) for each in matches if each.luck is not None]
    waiting = len(matches) - len(known)
    if len(known) < MIN_MATCHES:
        return LuckSummary(len(known), waiting, fmean(won for won, _ in known) if known else 0.0)
    won, lucks = [won for won, _ in known], [luck for _, luck in known]
    adjusted = [
        value - weight * luck
        for value, weight, luck in zip(won, _regression_slopes(won, lucks), lucks, strict=True)
    ]
    middle, half = fmean(adjusted), _student_quantile(len(adjusted) - 1) * _standard_error(adjusted)
    low, high = _clamp_share(middle - half), _clamp_share(middle + half)
    return LuckSummary(len(known), waiting, fmean(won), _clamp_share(middle), low, high)


def _regression_slopes(won: Sequence[float], luck_values: Sequence[float]) -> list[float]:
    """Return, for each match, the slope of a regression of wins on luck over all other matches."""
    others = len(won) - 1
    sums = sum(won), sum(luck_values)
    products = sum(a * b for a, b in zip(won, luck_values, strict=True))
    squares = sum(luck * luck for luck in luck_values)
    weights = []
    for value, luck in zip(won, luck_values, strict=True):
        mean_won, mean_luck = (sums[0] - value) / others, (sums[1] - luck) / others
        spread = squares - luck * luck - others * mean_luck**2
        shared = products - value * luck - others * mean_won * mean_luck
        weights.append(shared / spread if spread > 1e-9 else 0.0)
    return weights


def _standard_error(adjusted: Sequence[float]) -> float:
    return stdev([*adjusted, *PSEUDO_RESULTS]) / sqrt(len(adjusted))


def _student_quantile(degrees_of_freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t. It is accurate from nine degrees of freedom on."""
    z = Z_95
    return (
        z
        + (z**3 + z) / (4 * degrees_of_freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees_of_freedom**2)
    )


def _clamp_share(value: float) -> float:
    return min(max(value, 0.0), 1.0)
