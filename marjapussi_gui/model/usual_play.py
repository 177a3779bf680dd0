"""A player's usual play: a few offsets to the likely choices, learned from past decisions.

For each trait, decisions are compared with those of players of the normal level. The offset is how
much more often the player follows the trait, as a difference of log odds.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from ..engine.frozen import frozen

MAX_OFFSET = 3.0  # at most e³ = 20 times as likely
# Counts as much as this variance of decisions like everybody's, so that a few decisions say little
PRIOR_VARIANCE = 4.0


class PlayTrait(StrEnum):
    """Something that players do more or less often than others."""

    HIGH_CARDS = "high"  # plays high cards
    TAKES_TRICKS = "takes"  # beats the best card in the trick
    LEADS_TRUMPS = "trumps"
    DECLARES = "declares"  # declares a marriage, or asks for one
    BIDS = "bids"  # bids or raises instead of passing


@frozen
class TraitSum:
    """How often decisions followed a trait, compared with other players, summed over decisions."""

    surplus: float  # how much more often than expected
    variance: float  # the variance of the expected number


TraitSums = Mapping[PlayTrait, TraitSum]
UsualPlay = Mapping[PlayTrait, float]  # the offset of each trait; empty for everybody's play


def add_trait_sums(parts: Iterable[TraitSums]) -> TraitSums:
    total: dict[PlayTrait, TraitSum] = {}
    for part in parts:
        for trait, each in part.items():
            old = total.get(trait, TraitSum(0.0, 0.0))
            total[trait] = TraitSum(old.surplus + each.surplus, old.variance + each.variance)
    return total


def usual_play(sums: TraitSums) -> UsualPlay:
    """Return the offsets that explain the sums, drawn towards 0 if there are few decisions."""
    offsets = {
        trait: each.surplus / (each.variance + PRIOR_VARIANCE) for trait, each in sums.items()
    }
    return {trait: max(-MAX_OFFSET, min(each, MAX_OFFSET)) for trait, each in offsets.items()}
