"""What is said of a decision: one record for each kind of sentence, told by window and commands."""

from enum import StrEnum

from .contrast import Alike, Contrast, MeanMore
from .engine.cards import NO_SUIT, Card, CardSet, Suit
from .engine.frozen import frozen
from .engine.state import NO_CARD, Seat

# How it was tried, and what hands come to


@frozen
class Exact:
    """So many deals are possible, and all of them were played out to their end."""

    worlds: int


@frozen
class Searched:
    """So many of the possible deals were tried."""

    worlds: int


@frozen
class LikelyTotal:
    """What the cards are likely to bring."""

    points: int


@frozen
class Reaches:
    """How often a hand that declares comes to so many points."""

    points: int
    share: float


@frozen
class RamiOrNolo:
    """The chances to win the match with either bid."""

    rami: float
    nolo: float


@frozen
class Danger:
    """How many tricks a hand that plays alone must fear."""

    tricks: float


@frozen
class Distance:
    """How many cards are missing for the sets."""

    number: int


@frozen
class Outs:
    """Which cards would help at once, and how many of them are unseen."""

    cards: tuple[Card, ...]
    number: int


# What can be known: true in every deal that is still possible


@frozen
class Void:
    """A seat has no card of a suit; which trick showed it, 0 where no single one did."""

    seat: Seat
    suit: Suit
    trick: int


@frozen
class HigherOut:
    """A card that wins is still out, and these seats, who play after one, may hold it."""

    card: Card
    seats: tuple[Seat, ...]


@frozen
class Highest:
    """One's own card is the highest of its suit that is left."""

    card: Card


@frozen
class Unbeatable:
    """Nobody who still plays to the trick can beat this card, one's own or a partner's."""

    card: Card
    seat: Seat


@frozen
class TrumpsOut:
    """So many trumps are with others; only with these seats, where any are named."""

    number: int
    seats: tuple[Seat, ...]


@frozen
class Holds:
    """A seat surely holds a card."""

    seat: Seat
    card: Card


@frozen
class OneOfPair:
    """A seat holds either the king or the queen of a suit, and not both."""

    seat: Seat
    suit: Suit


@frozen
class NoneOfPair:
    """A seat holds neither the king nor the queen of a suit."""

    seat: Seat
    suit: Suit


@frozen
class PlaysLast:
    """Nobody plays to the trick after one."""

    leader: Seat


@frozen
class TookUp:
    """The player after one took a card from the offer, and still holds it."""

    seat: Seat
    card: Card


@frozen
class LetGo:
    """The player after one discarded such a card, or did not take it when it was offered."""

    seat: Seat
    card: Card


@frozen
class CanCome:
    """So many copies of a card are still unseen."""

    card: Card
    number: int


@frozen
class Tiplu:
    """One knows the tiplu, and with it what is wild."""

    card: Card


@frozen
class Without:
    """What is missing for the sets without one card, and without another one."""

    card: Card
    missing: int
    other: Card
    other_missing: int


@frozen
class Forced:
    """Nothing else may be done; by which duty, where a duty says so."""

    is_card: bool = True  # a card that has to be played
    must: str = ""  # the name of a duty
    held: CardSet = 0
    suit: Suit = NO_SUIT
    against: Card = NO_CARD


# What good players hold on to


class Principle(StrEnum):
    """What is true of many hands, and of this one."""

    TEN_FALLS_TO_ACE = "ten_falls_to_ace"
    WIN_TO_SPEAK = "win_to_speak"
    KEEP_THE_PAIR = "keep_the_pair"
    KEEP_THE_HALF = "keep_the_half"
    POINTS_TO_PARTNER = "points_to_partner"
    LITTLE_TO_THEM = "little_to_them"
    KEEP_THE_HIGH = "keep_the_high"
    SURE_TRICK = "sure_trick"
    DRAW_TRUMPS = "draw_trumps"
    CHEAPLY = "cheaply"
    LEAVE_IT_TO_PARTNER = "leave_it_to_partner"
    OWN_PAIR_FIRST = "own_pair_first"
    ASK_WHILE_YOU_MAY = "ask_while_you_may"
    PARTNER_TRUMPS = "partner_trumps"
    THEY_TRUMP = "they_trump"
    LAST_TRICK = "last_trick"
    LONG_SUIT = "long_suit"
    SECOND_LOW = "second_low"
    THIRD_HIGH = "third_high"
    TAKE_THE_SURE = "take_the_sure"
    KEEP_THE_ACE = "keep_the_ace"
    EARLY_ACE = "early_ace"
    LEAD_THE_SINGLE = "lead_the_single"
    TAKE_ONE = "take_one"
    HALF_BEFORE_WHOLE = "half_before_whole"
    NO_MORE_THAN_NEEDED = "no_more_than_needed"
    PARTNER_BIDS = "partner_bids"
    HIGH_ONLY_WITH_PAIR = "high_only_with_pair"
    BID_THE_PAIR = "bid_the_pair"
    WEAK_HAND = "weak_hand"
    STAND_SAFELY = "stand_safely"
    GIVE_THE_ACES = "give_the_aces"
    GIVE_NO_HALF = "give_no_half"
    EMPTY_A_SUIT = "empty_a_suit"
    KEEP_THE_LONG = "keep_the_long"
    PUT_AWAY_POINTS = "put_away_points"
    LEAD_BACK = "lead_back"
    KEEP_THE_WINNER = "keep_the_winner"
    STAY_UNDER = "stay_under"
    TAKE_WITH_HIGHEST = "take_with_highest"
    THROW_THE_HIGH = "throw_the_high"
    LEAD_LOW = "lead_low"
    NOT_ALONE = "not_alone"
    LEAD_SHORT = "lead_short"
    THROW_THE_DANGER = "throw_the_danger"
    LOW_AGAINST_ONE = "low_against_one"
    SHOW_STRENGTH = "show_strength"
    SHOW_WEAKNESS = "show_weakness"
    ALONE_WITH_LOW = "alone_with_low"
    TOO_HIGH_ALONE = "too_high_alone"
    GIVE_THE_WORST = "give_the_worst"
    GIVE_LOW = "give_low"
    STANDS_ALONE = "stands_alone"
    NOT_TO_THE_NEXT = "not_to_the_next"
    KEEP_THE_WILD = "keep_the_wild"
    TAKE_WHAT_FITS = "take_what_fits"
    STAY_HIDDEN = "stay_hidden"
    LAY_EARLY = "lay_early"
    DEAD_CARD = "dead_card"
    SAFE_CARD = "safe_card"
    KEEP_THE_MIDDLE = "keep_the_middle"
    KEEP_PAIRS = "keep_pairs"
    KEEP_NEIGHBOURS = "keep_neighbours"
    KEEP_TUNNELA = "keep_tunnela"
    KEEP_THE_SET = "keep_the_set"
    FITS_TWICE = "fits_twice"
    SPARE_COPY = "spare_copy"
    FEW_COME = "few_come"
    NOBODY_TOOK = "nobody_took"
    ACE_PAIR = "ace_pair"
    TAKE_TO_LAY = "take_to_lay"
    SHOW_TUNNELAS = "show_tunnelas"
    FINISH_NOW = "finish_now"


@frozen
class Advised:
    """The position is a case of a principle."""

    principle: Principle


Certain = (
    Void
    | HigherOut
    | Highest
    | Unbeatable
    | TrumpsOut
    | Holds
    | OneOfPair
    | NoneOfPair
    | PlaysLast
    | TookUp
    | LetGo
    | CanCome
    | Tiplu
    | Without
    | Forced
)
Told = Exact | Searched | LikelyTotal | Reaches | RamiOrNolo | Danger | Distance | Outs
Fact = Told | Certain | Contrast | MeanMore | Alike | Advised
