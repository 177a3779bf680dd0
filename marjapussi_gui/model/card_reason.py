"""Why a player played a card, and what another player could prove from it."""

from enum import StrEnum

from ..engine.cards import NO_SUIT, Card, Suit
from ..engine.frozen import frozen
from ..engine.state import NO_CARD, NOBODY, Seat


class Purpose(StrEnum):
    """What a player wanted with a card."""

    FORCED = "forced"  # it was the only legal card
    UNEXPLAINED = "unexplained"  # no other purpose fits
    UNTOLD = "untold"  # the purpose would give away hidden cards, and the hand isn't over

    # said before the hand is over
    PARTNERS_TRICK = "partners_trick"
    BEAT = "beat"

    # leads
    WIN_TO_DECLARE = "win_to_declare"
    LEAD_SURE = "lead_sure"
    DRAW_TRUMPS = "draw_trumps"
    PARTNER_TRUMPS = "partner_trumps"
    PARTNER_HOLDS = "partner_holds"
    LEAD_BACK = "lead_back"
    LEAD_TOP = "lead_top"
    LEAD_SINGLETON = "lead_singleton"
    DRIVE_OUT = "drive_out"
    LEAD_LONG = "lead_long"
    LEAD_CHEAP = "lead_cheap"
    LEAD_HIGH = "lead_high"
    LEAD_KEEPING_HIGHER = "lead_keeping_higher"
    LEAD_UNDER = "lead_under"
    LEAD_UNSAFE = "lead_unsafe"
    LEAD_TO_SOLOIST = "lead_to_soloist"

    # to a trick that the own side is winning
    ADD_POINTS = "add_points"
    LEAVE_TO_PARTNER = "leave_to_partner"
    OVERTAKE = "overtake"

    # to a trick that an opponent is winning
    MUST_BEAT = "must_beat"
    ONLY_HIGHER = "only_higher"
    RUFF = "ruff"
    TAKE_LAST = "take_last"
    TAKE_SURE = "take_sure"
    TRY_TO_WIN = "try_to_win"
    DUCK = "duck"
    HELP_PARTNER = "help_partner"
    LOSE_CHEAPLY = "lose_cheaply"
    LOSE = "lose"
    DISCARD_CHEAP = "discard_cheap"
    DISCARD = "discard"

    # to a trick that the player doesn't want
    STAY_UNDER = "stay_under"
    THROW_HIGH = "throw_high"
    TAKE_WITH_HIGH = "take_with_high"
    SPEND_HIGH = "spend_high"
    HOPE_FOR_HIGHER = "hope_for_higher"
    PLAY_UNDER_SOLOIST = "play_under_soloist"

    # in rummy
    TAKE_FOR_SET = "take_for_set"
    TAKE_FOR_PAIR = "take_for_pair"
    TAKE_TO_GET_CLOSER = "take_to_get_closer"
    DISCARD_LOOSE = "discard_loose"
    DISCARD_COPY = "discard_copy"
    DISCARD_WITH_ONE_MATE = "discard_with_one_mate"
    DISCARD_SPARE = "discard_spare"
    DISCARD_WEAKEST = "discard_weakest"
    DISCARD_UNLIKELY_PAIR = "discard_unlikely_pair"


class CardChoice(StrEnum):
    """How a card differs from the player's others, if several would serve the purpose."""

    NOTHING = "nothing"  # the purpose leaves no other card
    ONLY_OF_SUIT = "only_of_suit"
    LOWEST = "lowest"
    HIGHEST = "highest"
    LOWEST_USEFUL = "lowest_useful"  # among those that serve the purpose
    HIGHEST_USEFUL = "highest_useful"
    SECOND_LOWEST = "second_lowest"
    SECOND_HIGHEST = "second_highest"
    IN_BETWEEN = "in_between"
    SAFE = "safe"  # a lower card could have been beaten
    NO_REASON = "no_reason"  # a lower card would have done as well


class SideBenefit(StrEnum):
    """A further reason for a card: what it saved, or the suit that it emptied."""

    PAIR = "pair"
    ACE = "ace"
    TEN = "ten"
    LAST_TRICK = "last_trick"
    TOP = "top"  # the highest card left in its suit
    VOID_TO_TRUMP = "void_to_trump"
    VOID_BEFORE_TRUMPS = "void_before_trumps"  # there are no trumps yet
    VOID_TO_DISCARD = "void_to_discard"  # where few tricks are wanted
    UNWANTED = "unwanted"  # in rummy: the next player didn't want the card before


@frozen
class CardReason:
    """Why a seat played a card, from what the seat saw and inferred at that moment."""

    seat: Seat
    card: Card
    purpose: Purpose
    choice: CardChoice = CardChoice.NOTHING
    other_seat: Seat = NOBODY  # the partner or soloist that the purpose is about
    other_card: Card = NO_CARD  # the best card of the trick, or another card the purpose is about
    suit: Suit = NO_SUIT  # the suit that the purpose is about
    equal_cards: tuple[Card, ...] = ()  # cards that the seat might as well have played
    saving: SideBenefit | None = None
    saved_card: Card = NO_CARD  # or a card of the suit that is empty now
    number: int = 0  # in rummy: how many cards the sets lack
    listener_cards: tuple[Card, ...] = ()  # cards that the seat knew the listener held
    own_cards: tuple[Card, ...] = ()  # other cards of the suit that the seat held
    cards_out: tuple[Card, ...] = ()  # higher cards that were still out


@frozen
class CardInference:
    """What an observer could prove from a card: cards its player must hold or can't hold."""

    seat: Seat
    void_suits: tuple[Suit, ...] = ()
    excluded_cards: tuple[Card, ...] = ()  # outside the void suits, the highest first
    held_cards: tuple[Card, ...] = ()
