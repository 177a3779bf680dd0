"""Contrasts: facts that compare how often a result follows each of two actions."""

from enum import StrEnum

from ..engine.actions import Action
from ..engine.cards import Card
from ..engine.frozen import frozen
from ..engine.state import NO_CARD


class PlayoutResult(StrEnum):
    """A result later in the hand that is more frequent after one action than after another."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_BEATEN = "contract_beaten"
    CONTRACT_FAILED = "contract_failed"
    MATCH_WON = "match_won"
    MATCH_LOST = "match_lost"
    OUR_MARRIAGE = "our_marriage"
    THEIR_MARRIAGE = "their_marriage"
    OUR_TRUMPS = "our_trumps"
    PARTNER_HAS_MARRIAGE = "partner_has_it"
    TRICK = "trick"
    LEAD = "lead"
    CARD_LOST = "card_lost"
    CARD_TRUMPED = "card_trumped"
    HIGH_CARD_LOST = "high_lost"
    MOST_CARD_POINTS = "points"
    LAST_TRICK = "last"
    STOCK_LEAD = "stock_lead"
    HAND_WON = "hand"
    TRICKLESS = "trickless"
    PORVOO = "porvoo"
    OVERSHOOT = "overshoot"
    SOOLI_MADE = "sooli_made"
    SOOLI_BROKEN = "sooli_broken"
    POINTS_AT_LEAST = "points_at_least"
    TRICKS_AT_LEAST = "tricks_at_least"
    TRICKS_AT_MOST = "tricks_at_most"
    THEIR_CONTRACT = "their_contract"
    HIGH_CARD_CAUGHT = "high_caught"
    TRUMPED = "trumped"
    TRUMP_DRAWN = "trump_drawn"
    PARTNER_TRICK = "partner_trick"
    TWO_TRICKS = "two_tricks"
    TWO_MARRIAGES = "two_marriages"
    GAIN_AT_LEAST = "gain_at_least"
    LOSS_AT_LEAST = "loss_at_least"
    CARD_WON = "card_home"
    CARD_WINS = "card_wins"
    AHEAD = "ahead"
    AHEAD_WHEN_DIFFERENT = "matters"


AMOUNT_RESULTS = {  # results that are an amount of points or tricks
    PlayoutResult.POINTS_AT_LEAST,
    PlayoutResult.GAIN_AT_LEAST,
    PlayoutResult.LOSS_AT_LEAST,
    PlayoutResult.TRICKS_AT_LEAST,
    PlayoutResult.TRICKS_AT_MOST,
}


@frozen
class ActionContrast:
    """How often a result follows the better action, and how often the other action.

    The shares are those of the hands that were played on after each action, from 0 to 1.
    """

    result: PlayoutResult
    better_share: float
    other_share: float
    better_action: Action
    other_action: Action
    amount: int = 0  # number of points or tricks, for results such as POINTS_AT_LEAST
    card: Card = NO_CARD  # the card, for results such as CARD_WON

    @property
    def difference(self) -> float:
        """How much more often the result follows the better action, from -1 to 1."""
        return self.better_share - self.other_share


@frozen
class MeanGain:
    """How many more points the better action gains on average than the other one."""

    gain: float
    better_action: Action
    other_action: Action


@frozen
class EquallyFrequentResult:
    """A result that follows about as often whichever of the equally good actions is chosen."""

    result: PlayoutResult
    share: float


@frozen
class EquallyGood:
    """The fact that several actions are equally good, as far as the search can tell."""

    count: int
    actions: tuple[Action, ...] = ()  # the advised action comes first
    is_majority: bool = False  # whether they are more than half of all compared actions
    others: tuple[Action, ...] = ()  # cards that may be played, but are worse
