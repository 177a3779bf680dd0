"""Double-dummy values: the exact value of each action with all cards open."""

from array import array

from ...engine.actions import Action
from ...engine.errors import MarjapussiError
from ...engine.game import Game
from ...engine.state import NOBODY, GameState
from ..belief.kernel_adapter import create_kernel_adapter, is_trick_game
from ..equity.match_equity import points_equity
from ..equity.score_clamping import clamp_state_scores
from ..equity.scoring import scoring_model
from ..kernel.constants import ANSWER_NO, WORLD_WORDS
from ..kernel.endgame_solver import EndgameSolver

MAX_POSITIONS = 20_000_000  # a few seconds; only rare deals need more


class CannotSolveError(MarjapussiError, ValueError):
    """Raised for a position without exact values. The message is a sentence."""


def double_dummy_values(
    game: Game, state: GameState, max_positions: int = MAX_POSITIONS
) -> dict[Action, float]:
    """Return the exact value of each legal action for the seat to act, with all cards open.

    With two sides the value is the acting side's points minus the other's. In games without
    partners it is the player's share from 0 to 1, computed from all scores. Raise CannotSolveError
    if the position isn't in trick play or needs a search of more than max_positions.
    """
    if state.turn == NOBODY:
        raise CannotSolveError("it's nobody's turn")
    if game.phase_name(state) != "play" or not is_trick_game(game):
        raise CannotSolveError(f"only tricks can be solved, not the {game.phase_name(state)}")
    state = clamp_state_scores(state)
    adapter, model = create_kernel_adapter(game, state), scoring_model(game)
    count, pips = (
        model.utilities(state, points_equity(game), exact=True),
        model.card_points(state, adapter.codes),
    )
    root, scratch_table = adapter.create_tables(state, count, pips, state.turn)
    codes = [code for code in root.legal_action_codes() if code != ANSWER_NO]
    side = game.seating.side_of(state.turn)
    solver = EndgameSolver(scratch_table, side, 20)
    solver.node_limit = max_positions
    words = array("Q", (*adapter.encode_hands(state), 0, 0, 0, 0, 0)[:WORLD_WORDS])
    values = solver.action_values(root, words, 0, 1, codes)
    if values is None:
        raise CannotSolveError("too many cards are left for an exact answer")
    scale = 4 * game.rules.target if len(game.seating.sides) == 2 else 1
    lead = state.match.scores[side] - sum(state.match.scores) + state.match.scores[side]
    offset = 0.5 * scale + lead if scale > 1 else 0.0
    return {
        adapter.codes.decode_action(code): value * scale - offset
        for code, value in zip(codes, values, strict=True)
    }
