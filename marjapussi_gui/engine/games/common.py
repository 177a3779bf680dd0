"""Card values, first leaders, options and phases that several games share."""

from collections.abc import Callable

from ..cards import card, pack
from ..game import Phases
from ..phases.counting import Values, card_values
from ..phases.dealing import Dealing
from ..phases.game_points import GamePoints
from ..phases.marriages import Speech
from ..phases.tricks import Tricks
from ..rules import Rules
from ..seating import Seating
from ..state import NOBODY, Seat, State
from ..strength import MARRIAGE_ORDER, strength

ORIGINAL = card_values(A=11, T=10, K=4, Q=3, J=2)
SIMPLIFIED = card_values(A=10, T=10, K=5, Q=5, J=5)
MATADORS = card_values(A=1, T=1)
COURT_TIES = card_values(A=4, K=3, Q=2, J=1)

PIPS: dict[str, tuple[Values, ...]] = {
    "original": (ORIGINAL,),
    "simplified": (SIMPLIFIED,),
    "mates": (MATADORS, ORIGINAL),
    "bondtolva": (MATADORS, COURT_TIES),
}
# Points of a marriage in each suit, in the order of SUIT_LETTERS
SUIT_VALUES = {"hearts_high": (40, 100, 80, 60), "spades_high": (100, 80, 60, 40)}

# Options of all berry games, whatever their pack and number of players
BERRY_OPTIONS = (
    "must_head",
    "must_trump",
    "first_hand",
    "pip_tie",
    "porvoo",
    "target",
    "falls_to",
)
QUESTION_OPTIONS = ("ask_order", "half_after_whole")
ASK_ORDERS = ("free", "ladder", "strict", "half_binds")
CLUB_ACE = card("AC")


def left_of_dealer(seating: Seating) -> Callable[[State], Seat]:
    """Return a function that finds the seat to the left of the dealer."""
    return lambda state: seating.after(state.dealer)


def forehand(rules: Rules, seating: Seating) -> Callable[[State], Seat]:
    """Return a function that finds the first leader.

    That is the player left of the dealer or, by a house rule, the holder of the ace of clubs.
    """

    def leader(state: State) -> Seat:
        if rules.first_hand == "club_ace" and state.match.hands == 0:
            for seat in seating.seats:
                if state.hands[seat] >> CLUB_ACE & 1:
                    return seat
        return seating.after(state.dealer)

    return leader


def opener(rules: Rules, seating: Seating) -> Callable[[State], Seat]:
    """Return a function that finds the first bidder of the auction."""
    steps = 0 if rules.first_bidder == "dealer" else 1
    return lambda state: seating.after(state.dealer, steps)


def declarer(state: State) -> Seat:
    return state.auction.holder


def declarer_or_left(seating: Seating) -> Callable[[State], Seat]:
    """Return a function that finds the first leader after an auction.

    That is the declarer or, if all have passed, the player left of the dealer.
    """

    def leader(state: State) -> Seat:
        holder = state.auction.holder
        return seating.after(state.dealer) if holder == NOBODY else holder

    return leader


def marriage_tricks(
    rules: Rules,
    seating: Seating,
    leader: Callable[[State], Seat],
    speech: Speech,
    full_hand: int = 0,
) -> Tricks:
    """Return a trick phase in which marriages can be declared."""
    order = strength(MARRIAGE_ORDER)
    return Tricks(rules, seating, order, leader, speech, full_hand)


def berry_phases(
    rules: Rules, seating: Seating, *, row_size: int = 0, full_hand: int = 0
) -> Phases:
    """Return the phases of a game whose marriages score two berries and then one each."""
    speech = Speech(rules, seating, worth_by_order=(2, 1))
    hand_size = full_hand or rules.pack // seating.players
    return (
        Dealing(seating, pack(rules.pack), hand_size, row_size),
        marriage_tricks(rules, seating, forehand(rules, seating), speech, full_hand),
        GamePoints(seating, rules, speech, PIPS[rules.pips]),
    )
