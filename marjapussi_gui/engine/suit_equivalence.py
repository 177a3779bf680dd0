"""Suits that the rules of a game treat alike, so that swapping them changes nothing."""

from .cards import ALL_SUITS, Suit
from .game import Game
from .phases.face_down_bidding import FaceDownBidding

SPADES, HEARTS, DIAMONDS, CLUBS = ALL_SUITS
RED, BLACK = (HEARTS, DIAMONDS), (SPADES, CLUBS)


def equivalent_suits(game: Game) -> tuple[tuple[Suit, ...], ...]:
    """Return the groups of two or more suits that can be swapped with each other."""
    if "suit_values" in game.option_values:  # then the points of a marriage depend on its suit
        return ()
    has_colours = game.is_rummy or any(isinstance(phase, FaceDownBidding) for phase in game.phases)
    special = _suits_named_by_rules(game)
    groups = (RED, BLACK) if has_colours else (ALL_SUITS,)
    swappable = (tuple(suit for suit in group if suit not in special) for group in groups)
    return tuple(group for group in swappable if len(group) > 1)


def _suits_named_by_rules(game: Game) -> list[Suit]:
    """Return the suits that some house rule treats specially."""
    rules = game.rules
    spade = [SPADES] if rules.first_lead == "ace_or_spade" else []
    return spade + ([CLUBS] if rules.first_hand == "club_ace" else [])
