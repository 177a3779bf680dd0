"""Playouts: hands played on to the end after an action.

They are played in worlds, deals of the hidden cards that are possible for the seat.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from threading import Event as Flag

from ...bots.belief.determinization import WorldSet
from ...bots.belief.kernel_adapter import is_trick_game
from ...bots.belief.seat_position import SeatPosition
from ...bots.equity.match_equity import points_equity
from ...bots.kernel.constants import ANSWER_HAS_HALF, ANSWER_NO, ANSWER_SUIT, WORLD_WORDS
from ...bots.kernel.inputs import PositionInput
from ...bots.kernel.search_tree import SearchTree
from ...bots.players.bot import SearchContext
from ...bots.players.levels import EXPERT_EFFORT
from ...bots.players.trick_search import PositionBuilder, TrickPosition, possible_worlds
from ...engine.actions import Action
from ...engine.cards import Card, cards_in_set
from ...engine.events import Log
from ...engine.state import NO_CARD, NOBODY, CardPairRows, GameState
from ..evaluation.bidding_evaluation import bidding_playout_source
from ..evaluation.evaluation import SearchResult
from ..evaluation.successive_elimination import MIN_ROUNDS, StoppingRule, successive_elimination
from .contrast_selection import PlayoutSource
from .outcome_features import Playout

PLAYOUT_SEED = 0  # the same seed for all, so that the reasons depend on the view alone


def simulate_playouts(
    position: TrickPosition, tree: SearchTree, worlds: WorldSet, indices: Iterable[int], seed: int
) -> Iterator[Playout]:
    for number in indices:
        log: Log = []
        state = state_in_world(position, tree, worlds, number, seed)
        for code in tree.principal_line(number, seed):
            if state.turn == NOBODY:  # the engine may end a hand earlier than the search
                break
            if not _is_forced_answer(state, code):
                state = position.view.game.step(state, position.codes.decode_action(code), log)
        yield tuple(log)


def _is_forced_answer(state: GameState, code: int) -> bool:
    """Return whether an action is an answer that the engine gives without a decision."""
    is_answer = ANSWER_SUIT <= code <= ANSWER_NO or code == ANSWER_HAS_HALF
    return is_answer and state.marriages.asker == NOBODY


def state_in_world(
    position: TrickPosition, tree: SearchTree, worlds: WorldSet, index: int, seed: int
) -> GameState:
    """Return the state with all hidden cards placed as in one world (possible deal)."""
    lanes, state = position.codes, position.state
    here: PositionInput = tree.place_world(index, seed)
    hands = [lanes.decode(word) for word in here.hand[: position.view.game.seating.players]]
    out = cards_in_set(lanes.decode(worlds.words[index * WORLD_WORDS + WORLD_WORDS - 1]))
    return state.replace(
        hands=tuple(hands),
        stock=tuple(lanes.card_by_code[code] for code in here.stock[: here.stock_left]),
        rows=_rows_in_world(position, here),
        exchange=replace(state.exchange, discards=_discards_in_world(state.exchange.discards, out)),
    )


def _rows_in_world(position: TrickPosition, world_position: PositionInput) -> CardPairRows:
    """Return the rows on the table, with face-down cards as in this world."""
    lanes, rows = position.codes, position.state.rows
    down = tuple(
        tuple(
            NO_CARD
            if under == NO_CARD
            else lanes.card_by_code[world_position.covered_cards[lanes.code_by_card[card]]]
            for card, under in zip(up, covered, strict=True)
        )
        for up, covered in zip(rows.face_up, rows.face_down, strict=True)
    )
    return CardPairRows(rows.face_up, down)


def _discards_in_world(
    discards: tuple[Card, ...], out_of_play: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Return the declarer's discards or, if they are unknown, the cards out of play."""
    return out_of_play if any(card < 0 for card in discards) else discards


def create_playout_source(
    position: SeatPosition, best: Action, other: Action | None, cancel: Flag
) -> PlayoutSource | None:
    """Return a function that plays hands out after either action, or None if it can't."""
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


def playout_source_of_search(search: SearchResult | None) -> PlayoutSource | None:
    """Return a function that plays hands on with the trees of a finished search, or None."""
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
    """Return one playout for each world, in the same order, with the work shared by the trees."""
    played: list[Playout] = [()] * len(indices)
    for place, tree in enumerate(trees):
        chosen = indices[place :: len(trees)]
        played[place :: len(trees)] = simulate_playouts(
            position, tree, worlds, chosen, PLAYOUT_SEED
        )
    return played
