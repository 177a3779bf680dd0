"""Principles of games in which a marriage makes trumps.

Each test gets the advised card and another card, and returns whether its principle favours the
advised card. A marriage is the king and queen of a suit, and either of them is half of it.
"""

from ....engine.cards import (
    ALL_SUITS,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    RANK_OF,
    SUIT_OF,
    Card,
    Suit,
    cards_of_ranks,
)
from ....engine.phases.game_points import GamePointScoringPhase
from ....model.principle import Principle
from ..trick_belief import TrickBelief
from .trick_play import (
    CardTest,
    are_both_beaten,
    is_highest_left,
    is_leading,
    is_trump,
    suit_length,
    takes_sure_trick,
)

TENS, ACES = cards_of_ranks("T"), cards_of_ranks("A")
LAST_TRICK_CARDS = 3  # maximum cards in hand for planning the last trick
FIRST_TRICK_CARDS = 4  # with this many cards in hand, a side should already have a trick


def is_declared(belief: TrickBelief, suit: Suit) -> bool:
    return bool(belief.view.marriages.declared_suits >> suit & 1)


def is_king_or_queen(card: Card) -> bool:
    return RANK_OF[card] in "KQ"


def saves_ten_from_ace(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the other card is a ten that an opponent's unplayed ace could take."""
    if not TENS >> other & 1 or card == other:
        return False
    ace = belief.ranking.higher_cards[other]
    is_open = is_leading(belief) or (
        SUIT_OF[other] == belief.suit_led and not belief.is_beaten(other)
    )
    theirs = any(
        belief.possible_cards(seat, ace)
        for seat in belief.later_seats
        if not belief.is_partner(seat)
    )
    return is_open and theirs and not TENS >> card & 1


def wins_to_declare(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether only the advised card is sure to win the lead, with a marriage to declare."""
    takes = (
        not belief.is_beaten(card)
        and belief.is_sure_winner(card)
        and not belief.is_sure_winner(other)
    )
    return takes and any(_can_be_declared(belief, suit) for suit in ALL_SUITS)


def _can_be_declared(belief: TrickBelief, suit: Suit) -> bool:
    """Return whether the seat holds a marriage, or half of one and has a partner to ask."""
    held = belief.hand & MARRIAGE_PAIRS[suit]
    has_enough = held == MARRIAGE_PAIRS[suit] or (
        bool(held) and belief.view.game.seating.has_partners
    )
    return has_enough and not is_declared(belief, suit)


def keeps_marriage(belief: TrickBelief, card: Card, other: Card) -> bool:
    suit = SUIT_OF[other]
    is_whole = belief.hand & MARRIAGE_PAIRS[suit] == MARRIAGE_PAIRS[suit] and is_king_or_queen(
        other
    )
    return (
        is_whole
        and not is_declared(belief, suit)
        and not (is_king_or_queen(card) and SUIT_OF[card] == suit)
    )


def keeps_half(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the other card could still form a marriage with a card of the partner."""
    suit = SUIT_OF[other]
    if not is_king_or_queen(other) or is_declared(belief, suit) or is_king_or_queen(card):
        return False
    mate = MARRIAGE_PAIRS[suit] & ~(1 << other)
    return any(
        belief.possible_cards(seat, mate) for seat in belief.other_seats if belief.is_partner(seat)
    )


def leads_early_ace(belief: TrickBelief, card: Card, other: Card) -> bool:
    is_led = is_leading(belief) and belief.trump == NO_SUIT
    return is_led and bool(ACES >> card & 1) and not ACES >> other & 1


def keeps_ace(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the other card is an ace that would lose the current trick."""
    is_thrown = not is_leading(belief) and belief.is_beaten(other)
    return is_thrown and bool(ACES >> other & 1) and not ACES >> card & 1


def gives_ten_to_partner(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the advised card is a ten for a trick that the partner is sure to win.

    The ace of its suit must be unplayed, and the other card must not be a ten.
    """
    if not belief.is_trick_secured() or not are_both_beaten(belief, card, other):
        return False
    return bool(TENS >> card & 1) and not TENS >> other & 1 and not is_highest_left(belief, card)


def leads_singleton(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the advised lead is the only card of its suit, which can be trumped later."""
    if (
        not is_leading(belief)
        or belief.trump == NO_SUIT
        or not belief.hand & CARDS_OF_SUIT[belief.trump]
    ):
        return False
    if is_trump(belief, card) or is_trump(belief, other):
        return False
    return suit_length(belief, SUIT_OF[card]) == 1 < suit_length(
        belief, SUIT_OF[other]
    ) and not belief.is_sure_winner(other)


def takes_first_trick(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the side still needs a trick and only the advised card wins one."""
    side = belief.view.game.seating.side_of(belief.view.seat)
    is_late = len(belief.view.hand) <= FIRST_TRICK_CARDS and not belief.view.tricks_won[side]
    return is_late and _is_trickless_hand_costly(belief) and takes_sure_trick(belief, card, other)


def _is_trickless_hand_costly(belief: TrickBelief) -> bool:
    """Return whether a side loses points or its score for a hand without a trick."""
    game = belief.view.game
    return game.rules.porvoo or not isinstance(game.scoring_phase, GamePointScoringPhase)


def saves_card_for_last_trick(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the other card would be sure to win the last trick if it were kept."""
    if (
        is_leading(belief)
        or not 2 <= len(belief.view.hand) <= LAST_TRICK_CARDS
        or not belief.view.game.rules.last_trick
    ):
        return False
    stands = (
        is_trump(belief, other)
        or belief.trump == NO_SUIT
        or not belief.cards_out(CARDS_OF_SUIT[belief.trump])
    )
    return stands and is_highest_left(belief, other) and not is_highest_left(belief, card)


MARRIAGE_PRINCIPLES: tuple[tuple[Principle, CardTest], ...] = (
    (Principle.TAKE_FIRST_TRICK, takes_first_trick),
    (Principle.KEEP_THE_PAIR, keeps_marriage),
    (Principle.LAST_TRICK, saves_card_for_last_trick),
    (Principle.KEEP_THE_ACE, keeps_ace),
    (Principle.POINTS_TO_PARTNER, gives_ten_to_partner),
    (Principle.TEN_FALLS_TO_ACE, saves_ten_from_ace),
    (Principle.WIN_TO_DECLARE, wins_to_declare),
    (Principle.EARLY_ACE, leads_early_ace),
    (Principle.KEEP_THE_HALF, keeps_half),
)
LEAD_PRINCIPLES: tuple[
    tuple[Principle, CardTest], ...
] = (  # tested after the principles of trick play
    (Principle.LEAD_THE_SINGLE, leads_singleton),
)
