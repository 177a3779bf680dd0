"""Sources of playouts: functions that play a hand on after an action, with the same seeds."""

from collections.abc import Sequence
from random import Random
from threading import Event as Flag

from ...bots.belief.determinization import WorldSet
from ...bots.belief.kernel_adapter import is_trick_game
from ...bots.belief.seat_position import SeatPosition
from ...bots.equity.match_equity import points_equity
from ...bots.kernel.search_tree import SearchTree
from ...bots.players.bot import SearchContext
from ...bots.players.levels import EXPERT_EFFORT
from ...bots.players.trick_search import PositionBuilder, TrickPosition, possible_worlds
from ...engine.actions import Action
from ..evaluation.bidding_evaluation import bidding_playout_source
from ..evaluation.evaluation import SearchResult
from ..evaluation.successive_elimination import MIN_ROUNDS, StoppingRule, successive_elimination
from .outcome_features import Playout
from .playouts import simulate_playouts
from .reason_selection import PlayoutSource

PLAYOUT_SEED = 0  # one seed for all, so that the reasons follow from the view alone


def create_playout_source(
    position: SeatPosition, best: Action, other: Action | None, cancel: Flag
) -> PlayoutSource | None:
    """Return a function that plays on after either action; None for games without tricks."""
    view = position.view
    if other is None or cancel.is_set() or not is_trick_game(view.game):
        return None
    think = SearchContext(Random(PLAYOUT_SEED), stop=cancel)
    if view.phase != "play":
        return bidding_playout_source(position, think)
    decision = PositionBuilder(points_equity).build(position)
    worlds = possible_worlds(decision, EXPERT_EFFORT, think)
    codes = {decision.codes.encode_action(action): action for action in (best, other)}
    trees = {
        codes[each.code]: each.trees
        for each in successive_elimination(
            decision, [*codes], worlds, think, stopping_rule=StoppingRule((), (), MIN_ROUNDS)
        )
    }

    def playouts_after(action: Action, deal_count: int) -> list[Playout]:
        numbers = worlds.sample_indices(deal_count, Random(PLAYOUT_SEED))
        return _play_out(decision, trees[action], worlds, numbers)

    return playouts_after if len(trees) == len(codes) else None


def search_playout_source(search: SearchResult | None) -> PlayoutSource | None:
    """Return a function that plays on with the trees of a finished search."""
    if search is None:
        return None

    def playouts_after(action: Action, deal_count: int) -> list[Playout]:
        numbers, trees = (
            search.worlds.sample_indices(deal_count, Random(PLAYOUT_SEED)),
            search.results[action].trees,
        )
        return _play_out(search.position, trees, search.worlds, numbers)

    return playouts_after


def _play_out(
    position: TrickPosition, trees: Sequence[SearchTree], worlds: WorldSet, indices: Sequence[int]
) -> list[Playout]:
    """Return the playouts of these worlds, with the trees taking turns."""
    played: list[Playout] = []
    for place, tree in enumerate(trees):
        played += simulate_playouts(
            position, tree, worlds, indices[place :: len(trees)], PLAYOUT_SEED
        )
    return played
