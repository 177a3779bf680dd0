"""Double-dummy values: the exact value of each action with all cards open."""

from array import array

from ..engine.actions import Action
from ..engine.game import Game
from ..engine.state import NOBODY, State
from .chances import by_points
from .counts import companion
from .kernel.constants import NO, WORDS
from .kernel.endgame import Endgame
from .reach import state_within_reach
from .setting import is_of_tricks, setting

MOST_POSITIONS = 20_000_000


class CannotSolve(ValueError):
    """Raised for a position without exact values; the message is one sentence."""


def open_values(game: Game, state: State, most: int = MOST_POSITIONS) -> dict[Action, float]:
    """Return the exact value of each legal action for the seat to act.

    With two sides it is the own side's points minus the other's. Where everybody plays alone it is
    the player's share from 0 to 1, computed from all scores. Raise CannotSolveError if the
    position is no trick play or needs more than max_positions.
    """
    if state.turn == NOBODY:
        raise CannotSolve("nobody is to act")
    if game.name(state) != "play" or not is_of_tricks(game):
        raise CannotSolve(f"only tricks can be solved, and this is a moment of {game.name(state)}")
    state = state_within_reach(state)
    adapter, model = setting(game, state), companion(game)
    count, pips = model.stakes(state, by_points(game), exact=True), model.pips(state, adapter.lanes)
    root, scratch_table = adapter.tables(state, count, pips, state.turn)
    codes = [code for code in root.codes() if code != NO]
    side = game.seating.side(state.turn)
    solver = Endgame(scratch_table, side, 20)
    solver.limit = most
    words = array("Q", (*adapter.words(state), 0, 0, 0, 0, 0)[:WORDS])
    values = solver.values(root, words, 0, 1, codes)
    if values is None:
        raise CannotSolve("too many cards are still to be played for an exact answer")
    scale = 4 * game.rules.target if len(game.seating.sides) == 2 else 1
    lead = state.match.scores[side] - sum(state.match.scores) + state.match.scores[side]
    offset = 0.5 * scale + lead if scale > 1 else 0.0
    return {
        adapter.lanes.action(code): value * scale - offset
        for code, value in zip(codes, values, strict=True)
    }
