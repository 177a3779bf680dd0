"""Building blocks shared by several games: card values, options, phases and who leads first."""

from collections.abc import Callable

from ..card_ranking import MARRIAGE_ORDER, card_ranking
from ..cards import create_pack, parse_card
from ..game import Phases
from ..phases.counting import CardValues, create_card_values
from ..phases.dealing import Dealing
from ..phases.game_points import GamePointScoringPhase
from ..phases.marriages import MarriageRules
from ..phases.tricks import TrickPhase
from ..rules import Rules
from ..seating import Seating
from ..state import NOBODY, GameState, Seat

ORIGINAL_VALUES = create_card_values(A=11, T=10, K=4, Q=3, J=2)
SIMPLIFIED_VALUES = create_card_values(A=10, T=10, K=5, Q=5, J=5)
ACE_AND_TEN_VALUES = create_card_values(A=1, T=1)
TIE_BREAK_VALUES = create_card_values(A=4, K=3, Q=2, J=1)

CARD_VALUES: dict[str, tuple[CardValues, ...]] = {
    "original": (ORIGINAL_VALUES,),
    "simplified": (SIMPLIFIED_VALUES,),
    "mates": (ACE_AND_TEN_VALUES, ORIGINAL_VALUES),
    "bondtolva": (ACE_AND_TEN_VALUES, TIE_BREAK_VALUES),
}
# Points of a marriage in each suit, in the order of SUIT_LETTERS
MARRIAGE_POINTS = {"hearts_high": (40, 100, 80, 60), "spades_high": (100, 80, 60, 40)}

# Options of the games that score in berries (game points), whatever their pack and player count
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
ASK_ORDER_CHOICES = ("free", "ladder", "strict", "half_binds")
CLUB_ACE = parse_card("AC")


def left_of_dealer(seating: Seating) -> Callable[[GameState], Seat]:
    return lambda state: seating.seat_after(state.dealer)


def first_leader(rules: Rules, seating: Seating) -> Callable[[GameState], Seat]:
    """Return a function that finds the leader of the first trick.

    It is the player left of the dealer or, by a house rule, the holder of the ace of clubs.
    """

    def find_leader(state: GameState) -> Seat:
        if rules.first_hand == "club_ace" and state.match.hands_played == 0:
            for seat in seating.seats:
                if state.hands[seat] >> CLUB_ACE & 1:
                    return seat
        return seating.seat_after(state.dealer)

    return find_leader


def auction_opener(rules: Rules, seating: Seating) -> Callable[[GameState], Seat]:
    """Return a function that finds the first player to call in the auction."""
    steps = 0 if rules.first_bidder == "dealer" else 1
    return lambda state: seating.seat_after(state.dealer, steps)


def declarer_or_left_of_dealer(seating: Seating) -> Callable[[GameState], Seat]:
    """Return a function that finds the leader of the first trick after an auction.

    It is the declarer or, if all have passed, the player left of the dealer.
    """

    def find_leader(state: GameState) -> Seat:
        holder = state.auction.highest_bidder
        return seating.seat_after(state.dealer) if holder == NOBODY else holder

    return find_leader


def create_marriage_tricks(
    rules: Rules,
    seating: Seating,
    find_leader: Callable[[GameState], Seat],
    marriage_rules: MarriageRules,
    full_hand_size: int = 0,
) -> TrickPhase:
    """Return a trick phase in which players can declare marriages."""
    order = card_ranking(MARRIAGE_ORDER)
    return TrickPhase(rules, seating, order, find_leader, marriage_rules, full_hand_size)


def create_berry_phases(
    rules: Rules, seating: Seating, *, row_size: int = 0, full_hand_size: int = 0
) -> Phases:
    """Return the phases of a game that scores in berries (game points).

    The first marriage of a hand scores two berries, each later one scores one.
    """
    speech = MarriageRules(rules, seating, points_by_order=(2, 1))
    hand_size = full_hand_size or rules.pack // seating.players
    return (
        Dealing(seating, create_pack(rules.pack), hand_size, row_size),
        create_marriage_tricks(
            rules, seating, first_leader(rules, seating), speech, full_hand_size
        ),
        GamePointScoringPhase(seating, rules, speech, CARD_VALUES[rules.pips]),
    )
