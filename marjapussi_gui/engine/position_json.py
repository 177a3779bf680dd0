"""The state of a match as JSON, for the command `judge`."""

from collections.abc import Sequence

from .cards import CARD_NAMES, NO_SUIT, SUIT_LETTERS
from .events import HandScored
from .game import Game
from .notation import action_text
from .state import NOBODY, GameState


def position_json(
    game: Game, state: GameState, scored_hands: Sequence[HandScored]
) -> dict[str, object]:
    trump, trick, match = state.marriages.trump, state.trick, state.match
    cards = zip(trick.seats, trick.cards, strict=False)
    return {
        "game": game.key,
        "phase": game.phase_name(state),
        "turn": state.turn if state.turn != NOBODY else None,
        "legal": sorted(map(action_text, game.legal_actions(state))),
        "trump": SUIT_LETTERS[trump] if trump != NO_SUIT else None,
        "trick": [[seat, CARD_NAMES[card]] for seat, card in cards],
        "tricks": game.scoring_phase.tricks(state),
        "points": game.scoring_phase.points(state),
        "hands_played": match.hands_played,
        "scores": match.scores,
        "over": match.is_over,
        "winner": match.winner if match.winner >= 0 else None,
        "hands": [
            {
                "dealer": hand.dealer,
                "tricks": hand.tricks,
                "points": hand.points,
                "gained": hand.score_changes,
                "scores": hand.scores,
                "notes": hand.notes,
            }
            for hand in scored_hands
        ],
    }
