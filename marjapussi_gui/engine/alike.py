"""Suits that the rules of a game treat the same, so that they can be swapped."""

from .cards import ALL_SUITS, Suit
from .game import Game
from .phases.showing import LayingBids

SPADES, HEARTS, DIAMONDS, CLUBS = ALL_SUITS
RED, BLACK = (HEARTS, DIAMONDS), (SPADES, CLUBS)


def alike(game: Game) -> tuple[tuple[Suit, ...], ...]:
    """Return the groups of two or more suits that can be swapped with each other."""
    if "suit_values" in game.options:  # marriages are worth different points by suit
        return ()
    has_colours = game.lays_sets or any(isinstance(phase, LayingBids) for phase in game.phases)
    special = _special(game)
    groups = (RED, BLACK) if has_colours else (ALL_SUITS,)
    swappable = (tuple(suit for suit in group if suit not in special) for group in groups)
    return tuple(group for group in swappable if len(group) > 1)


def _special(game: Game) -> list[Suit]:
    """Return the suits that a house rule treats in a special way."""
    rules = game.rules
    spade = [SPADES] if rules.first_lead == "ace_or_spade" else []
    return spade + ([CLUBS] if rules.first_hand == "club_ace" else [])
