"""What follows from doing one thing rather than another: more of what is said of a decision."""

from enum import StrEnum

from .engine.actions import Action
from .engine.cards import Card
from .engine.frozen import frozen
from .engine.state import NO_CARD


class Result(StrEnum):
    """What the rest of a hand may bring, or not."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_BEATEN = "contract_beaten"
    CONTRACT_FAILED = "contract_failed"
    MATCH_WON = "match_won"
    MATCH_LOST = "match_lost"
    OUR_MARRIAGE = "our_marriage"
    THEIR_MARRIAGE = "their_marriage"
    OUR_TRUMPS = "our_trumps"
    PARTNER_HAS_IT = "partner_has_it"
    TRICK = "trick"
    LEAD = "lead"
    CARD_LOST = "card_lost"
    HIGH_LOST = "high_lost"
    POINTS = "points"
    LAST = "last"
    STOCK_LEAD = "stock_lead"
    HAND = "hand"
    TRICKLESS = "trickless"
    PORVOO = "porvoo"
    OVERSHOOT = "overshoot"
    SOOLI_MADE = "sooli_made"
    SOOLI_BROKEN = "sooli_broken"
    POINTS_AT_LEAST = "points_at_least"
    TRICKS_AT_LEAST = "tricks_at_least"
    TRICKS_AT_MOST = "tricks_at_most"
    THEIR_CONTRACT = "their_contract"
    HIGH_CAUGHT = "high_caught"
    TRUMPED = "trumped"
    TRUMP_DRAWN = "trump_drawn"
    PARTNER_TRICK = "partner_trick"
    TWO_TRICKS = "two_tricks"
    TWO_MARRIAGES = "two_marriages"
    GAIN_AT_LEAST = "gain_at_least"
    LOSS_AT_LEAST = "loss_at_least"
    CARD_HOME = "card_home"
    CARD_WINS = "card_wins"
    AHEAD = "ahead"
    MATTERS = "matters"


@frozen
class Contrast:
    """How often something happens after the better action, and after the other one."""

    result: Result
    better: float
    other: float
    best: Action
    instead: Action
    number: int = 0  # of points or tricks, where the result has one
    card: Card = NO_CARD  # of which the result tells, where it is of one

    @property
    def difference(self) -> float:
        return self.better - self.other


@frozen
class MeanMore:
    """By how much one's side is better off on average."""

    number: float
    best: Action
    instead: Action


@frozen
class Alike:
    """So many things are as good as each other, as far as could be told."""

    number: int
    actions: tuple[Action, ...] = ()  # which they are, the one that is advised first
    is_most: bool = False  # of all that is worth a thought
