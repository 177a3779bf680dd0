"""The state of a match as JSON, for the command "judge"."""

from collections.abc import Sequence

from .cards import NAMES, NO_SUIT, SUITS
from .events import HandScored
from .game import Game
from .notation import action_text
from .state import NOBODY, State


def position(game: Game, state: State, hands: Sequence[HandScored]) -> dict[str, object]:
    """Return the state of a match and its scored hands as JSON fields."""
    trump, trick, match = state.marriages.trump, state.trick, state.match
    cards = zip(trick.seats, trick.cards, strict=False)
    return {
        "game": game.key,
        "phase": game.name(state),
        "turn": state.turn if state.turn != NOBODY else None,
        "legal": sorted(map(action_text, game.legal(state))),
        "trump": SUITS[trump] if trump != NO_SUIT else None,
        "trick": [[seat, NAMES[card]] for seat, card in cards],
        "tricks": game.count.tricks(state),
        "points": game.count.points(state),
        "hands_played": match.hands,
        "scores": match.scores,
        "over": match.over,
        "winner": match.winner if match.winner >= 0 else None,
        "hands": [
            {
                "dealer": hand.dealer,
                "tricks": hand.tricks,
                "points": hand.points,
                "gained": hand.gained,
                "scores": hand.scores,
                "notes": hand.notes,
            }
            for hand in hands
        ],
    }
