"""What each action is worth with all cards open, played exactly from there on."""

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
    """Why a position has no exact values, in one sentence."""


def open_values(game: Game, state: State, most: int = MOST_POSITIONS) -> dict[Action, float]:
    """Return what each legal action gains the seat to act, as a change of the scores.

    Where two sides play it is the side's gain less the other's; where each plays for himself,
    the share of all in the strengths that the scores give.
    """
    if state.turn == NOBODY:
        raise CannotSolve("nobody is to act")
    if game.name(state) != "play" or not is_of_tricks(game):
        raise CannotSolve(f"only tricks can be solved, and this is a moment of {game.name(state)}")
    state = state_within_reach(state)
    played, way = setting(game, state), companion(game)
    count, pips = way.stakes(state, by_points(game), exact=True), way.pips(state, played.lanes)
    root, scene = played.tables(state, count, pips, state.turn)
    codes = [code for code in root.codes() if code != NO]
    side = game.seating.side(state.turn)
    solver = Endgame(scene, side, 20)
    solver.limit = most
    words = array("Q", (*played.words(state), 0, 0, 0, 0, 0)[:WORDS])
    values = solver.values(root, words, 0, 1, codes)
    if values is None:
        raise CannotSolve("too many cards are still to be played for an exact answer")
    scale = 4 * game.rules.target if len(game.seating.sides) == 2 else 1
    lead = state.match.scores[side] - sum(state.match.scores) + state.match.scores[side]
    offset = 0.5 * scale + lead if scale > 1 else 0.0
    return {
        played.lanes.action(code): value * scale - offset
        for code, value in zip(codes, values, strict=True)
    }
