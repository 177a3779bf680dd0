"""Decisions in trick play: heuristics, tree search and exact endings.

A world is a possible deal of the hidden cards. Values are averaged over many worlds.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ...engine.actions import Action, MarriageAction, Play
from ...engine.cards import NO_SUIT, CardSet
from ...engine.game import Game
from ...engine.state import WHOLE, GameState, Marriages, PartnerQuestion, Trick
from ...engine.view import View
from ...model.facts import AllDealsSolved, DealsSearched, Fact, NoSearchTimeLeft
from ..belief.card_codes import CardCodes
from ..belief.determinization import WorldSet
from ..belief.kernel_adapter import KernelAdapter
from ..belief.pointless_marriage_questions import pointless_questions
from ..belief.policy_weights import load_policy_weights
from ..belief.seat_position import SeatPosition
from ..equity.hand_outcome_utilities import cached_hand_utilities
from ..equity.match_equity import never_stop
from ..equity.match_equity_table import ShouldStop
from ..equity.scoring import scoring_model
from ..equity.scoring_model import EquityFunction
from ..kernel import is_compiled
from ..kernel.constants import (
    ANSWER_HAS_HALF,
    ANSWER_NO,
    ANSWER_SUIT,
    ASK_HALF,
    ASK_WHOLE,
    DECLARE_MARRIAGE,
)
from ..kernel.endgame_solver import EndgameSolver
from ..kernel.heuristics import best_heuristic_action
from ..kernel.inputs import ScoringInput
from ..kernel.likelihood import world_likelihoods
from ..kernel.search_tree import SearchTree
from ..kernel.trick_table import TrickTable
from .bot import BotDecision, SearchContext

ITERATIONS_PER_CHECK = 50 if is_compiled() else 2  # iterations between two checks of the time
# work per millisecond of a time limit; ordinary machines do two to ten times as much, as
# tests.bench.search shows
ITERATIONS_PER_MS = 50.0 if is_compiled() else 1.0
POSITIONS_PER_MS = 5000.0 if is_compiled() else 100.0  # in exact solving
SOLVING_ITERATIONS = 1200  # with exact leaf values, each as slow as thousands of rollouts
# these limits bound the time of a decision; tests.bench.search prints it
MAX_LEAF_POSITIONS = 4000  # for the exact value of one leaf: a fraction of a millisecond
MAX_EXACT_POSITIONS = 3_000_000  # maximum for all exact values of a decision
MAX_LISTED_WORLDS = 5000  # up to this number all possible worlds are searched, else a sample
MAX_TREE_NODES = 1 << 19  # maximum for one search tree
VALUE_TOLERANCE = 1e-9  # values that differ by less than this are equal


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """How much a level searches in trick play, and how."""

    iterations: int
    world_count: int  # number of sampled worlds
    sharpness: float = 0.0  # how much the others' past actions weight the worlds, 0 for not at all
    exact_hand_size: int = 0  # with at most this many cards in hand, endings are solved exactly
    exploration: float = 1.4  # in standard deviations of the outcomes at a position
    max_iterations: int = 0  # maximum if a time limit is given
    uses_policy: bool = False  # whether rollouts follow the fitted policy instead of heuristics
    # If a marriage can be declared, the heuristic action is taken if it has this share of the best
    # action's visits, 0 for never
    heuristic_share: float = 0.0
    # What still counts as a tie between cards: by how much of a match they differ, or, because few
    # iterations tell little, which share of the best card's visits is enough
    tie_margin: float = VALUE_TOLERANCE
    tie_share: float = 1.0


@dataclass(frozen=True, eq=False)
class TrickPosition:
    """A decision in trick play: what the seat knows, and what the outcomes of the hand are worth.

    The kernel's tables are created when they are first used.
    """

    seat_position: SeatPosition
    utilities: ScoringInput
    cards_left: CardSet | None = None  # the cards still to be played, if the seat doesn't know them

    @property
    def view(self) -> View:
        return self.seat_position.view

    @property
    def state(self) -> GameState:
        return self.seat_position.state

    @property
    def adapter(self) -> KernelAdapter:
        return self.seat_position.adapter

    @property
    def codes(self) -> CardCodes:
        return self.seat_position.codes

    @property
    def own_utilities(self) -> Sequence[float]:
        """The utilities for the seat's own side. With two sides, the kernel has only side 0's."""
        seating, utilities = self.view.game.seating, self.utilities.utilities
        side, side_count = seating.side_of(self.view.seat), len(seating.sides)
        if side_count > 2:
            return utilities[side::side_count]
        return [1.0 - utility for utility in utilities] if side else utilities

    @property
    def table(self) -> TrickTable:
        return self._tables[0]

    @property
    def scratch_table(self) -> TrickTable:
        return self._tables[1]

    @cached_property
    def _tables(self) -> tuple[TrickTable, TrickTable]:
        left = self.seat_position.cards_left if self.cards_left is None else self.cards_left
        return self.create_tables(self.state, self.codes.encode(left))

    def create_tables(self, state: GameState, live: int) -> tuple[TrickTable, TrickTable]:
        points = scoring_model(self.view.game).card_points(state, self.codes)
        return self.adapter.create_tables(state, self.utilities, points, self.view.seat, live)


@dataclass(slots=True)
class PositionBuilder:
    """Builds trick positions for one goal of a player: points, or winning the match."""

    create_equity: Callable[[Game, ShouldStop], EquityFunction]
    _game: Game | None = None
    _equity: EquityFunction | None = None

    def equity_for(self, game: Game, should_stop: ShouldStop = never_stop) -> EquityFunction:
        """Return the equity function for a game. It is created once for each game."""
        if self._equity is None or game is not self._game:
            self._game, self._equity = game, self.create_equity(game, should_stop)
        return self._equity

    def build(self, position: SeatPosition, should_stop: ShouldStop = never_stop) -> TrickPosition:
        utilities = cached_hand_utilities(
            position,
            self.create_equity,
            lambda: self.equity_for(position.view.game, should_stop),
        )
        return TrickPosition(position, utilities)


def heuristic_action(position: TrickPosition) -> Action:
    return position.codes.decode_action(heuristic_code(position))


def heuristic_code(position: TrickPosition) -> int:
    """Return the code of the action that the heuristics choose.

    A seat that has forgotten cards may ask a question whose answer it could know.
    """
    forgets = position.cards_left is not None
    pointless = () if forgets else pointless_questions(position.seat_position)
    calls = (1 << position.codes.encode_action(each) - DECLARE_MARRIAGE for each in pointless)
    return best_heuristic_action(position.table, sum(calls))


def search_action(
    position: TrickPosition, effort: SearchEffort, context: SearchContext
) -> BotDecision:
    """Search sampled worlds, and return a decision for the best action."""
    worlds = possible_worlds(position, effort, context)
    pointless = {
        ANSWER_NO,
        *map(position.codes.encode_action, pointless_questions(position.seat_position)),
    }
    codes = [code for code in position.table.legal_action_codes() if code not in pointless]
    hand_size = len(position.view.hand)
    if hand_size <= effort.exact_hand_size:
        values = mean_exact_values(position, worlds, codes, context)
        if values:
            best = break_tie(position, values, worlds, effort, context)
            least = values[best] - effort.tie_margin
            tied = cheap_cards(position, [code for code in codes if values[code] >= least])
            return create_decision(position, values, (AllDealsSolved(len(worlds)),), best, tied)
    tree = grow_tree(position, worlds, effort, context)
    statistics = sorted(
        (each for each in tree.root_statistics() if each[0] not in pointless),
        key=lambda finding: (-finding[1], finding[0]),
    )
    if not statistics:  # stopped during the first iterations
        return BotDecision(heuristic_action(position), facts=(NoSearchTimeLeft(),))
    values = {code: value for code, _, value in statistics}
    best = statistics[0][0]
    if effort.heuristic_share and any(
        isinstance(action, MarriageAction) for action in position.view.legal_actions
    ):
        visits, usual = {code: number for code, number, _ in statistics}, heuristic_code(position)
        if visits.get(usual, 0) >= effort.heuristic_share * visits[best]:
            best = usual
    tied = [
        code
        for code, visits, value in statistics
        if value >= values[best] - effort.tie_margin
        or visits >= effort.tie_share * statistics[0][1]
    ]
    cheap = cheap_cards(position, tied)
    best = best if best in cheap else cheap[0]
    return create_decision(position, values, (DealsSearched(len(worlds)),), best, cheap)


def cheap_cards(position: TrickPosition, codes: Sequence[int]) -> list[int]:
    """Return the codes, without cards that give the opponents more points than others would."""
    costs = _lost_points(position, codes)
    least = min(costs.values(), default=0)
    return [code for code in codes if costs.get(code, least) == least]


def _lost_points(position: TrickPosition, codes: Iterable[int]) -> dict[int, int]:
    """Return the points of each card that is sure to go to the opponents in this trick."""
    seating, trick = position.view.game.seating, position.view.trick
    values, own = scoring_model(position.view.game).card_values, seating.side_of(position.view.seat)
    others = (trick.winner, *trick.seats[len(trick.cards) + 1 :])
    if not trick.cards or not values or own in map(seating.side_of, others):
        return {}
    now = position.table.position()
    return {
        code: values[0][position.codes.card_by_code[code]]
        for code in codes
        if code < DECLARE_MARRIAGE
        and (code < now.best_card if code // 16 == now.best_card // 16 else code // 16 != now.trump)
    }


def break_tie(
    position: TrickPosition,
    values: dict[int, float],
    worlds: WorldSet,
    effort: SearchEffort,
    context: SearchContext,
) -> int:
    """Return the code with the best exact value, breaking ties by search visits.

    Cards that give away fewer points come first, even if their value is a little lower.
    """
    least = max(values.values()) - effort.tie_margin
    cheap = cheap_cards(position, [code for code in sorted(values) if values[code] >= least])
    least = max(values[code] for code in cheap) - VALUE_TOLERANCE
    best = [code for code in cheap if values[code] >= least]
    if len(best) == 1:
        return best[0]
    visits = {
        code: visits
        for code, visits, _ in grow_tree(position, worlds, effort, context).root_statistics()
    }
    return max(best, key=lambda code: visits.get(code, 0))


def grow_tree(
    position: TrickPosition, worlds: WorldSet, effort: SearchEffort, context: SearchContext
) -> SearchTree:
    """Return a search tree over these worlds (sampled deals), grown until the budget is used up."""
    depth, live = (
        position.adapter.solver_depth(position.state),
        position.table.position().live.bit_count(),
    )
    is_solving = depth.is_within_reach(live, position.view.game.seating.players)
    default = min(effort.iterations, SOLVING_ITERATIONS) if is_solving else effort.iterations
    per_ms = ITERATIONS_PER_MS * default / effort.iterations
    iterations = context.work_budget(default, per_ms, effort.max_iterations)
    capacity = min(iterations + 100, MAX_TREE_NODES)
    tree = SearchTree(
        position.table,
        position.scratch_table,
        capacity,
        effort.exploration,
        context.rng.getrandbits(63),
    )
    tree.set_worlds(worlds.words, worlds.sample_indices(max(2 * len(worlds), 1000), context.rng))
    weights = load_policy_weights(position.view) if effort.uses_policy else None
    if weights is not None:
        tree.use_policy(weights)
    if is_solving:
        tree.use_solver(depth.total_only_cards, depth.cards, MAX_LEAF_POSITIONS)
    done = 0
    while done < iterations and not context.should_stop:
        tree.run(min(ITERATIONS_PER_CHECK, iterations - done))
        done += ITERATIONS_PER_CHECK
    return tree


def possible_worlds(
    position: TrickPosition, effort: SearchEffort, context: SearchContext
) -> WorldSet:
    """Return worlds that are possible for the seat, weighted by the others' past actions."""
    deals = position.seat_position.world_dealer
    every = deals.all_worlds(MAX_LISTED_WORLDS)
    words = every or deals.deal(effort.world_count, context.rng.getrandbits(63))
    chances = (1.0,) * (len(words) // 5)
    if (
        effort.sharpness
        and not position.state.rows.face_up
        and not position.adapter.phase.full_hand_size
    ):
        chances = tuple(action_likelihoods(position, words, effort.sharpness))
    return WorldSet(words, chances, is_complete=every is not None)


def action_likelihoods(
    position: TrickPosition, words: "array[int]", sharpness: float
) -> list[float]:
    """Return the likelihood of the others' past actions in each world (sampled deal)."""
    gone, codes = [0] * 4, played_codes(position)
    for trick in (*position.view.tricks, position.view.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            gone[seat] |= 1 << position.codes.code_by_card[card]
    start = table_before_play(position, gone)
    return world_likelihoods(
        start, position.scratch_table, words, gone, array("h", codes), sharpness
    )


def table_before_play(position: TrickPosition, played_cards: list[int]) -> TrickTable:
    """Return the table in its state before the first trick."""
    state, view = position.state, position.view
    first = view.tricks[0] if view.tricks else view.trick
    begun = state.replace(
        tricks=(),
        trick=Trick(first.seats),
        turn=first.leader,
        marriages=Marriages(),
    )
    live = position.table.position().live
    for word in played_cards:
        live |= word
    return position.create_tables(begun, live)[0]


def played_codes(position: TrickPosition) -> list[int]:
    """Return the codes of all actions in the hand so far."""
    view, lanes, codes = position.view, position.codes, []
    for number, trick in enumerate((*view.tricks, view.trick)):
        answered = set()
        for question in view.marriages.questions:
            if question.tricks_before == number:
                codes.append(ASK_WHOLE if question.suit == WHOLE else ASK_HALF + question.suit)
                codes.append(_partner_answer_code(question))
                answered.add(question.answer)
        codes += [
            DECLARE_MARRIAGE + marriage.suit
            for marriage in view.marriages.declared
            if marriage.tricks_before == number and marriage.suit not in answered
        ]
        codes += [lanes.encode_action(Play(card)) for card in trick.cards]
    if view.marriages.asker >= 0:
        codes.append(ASK_WHOLE)
    return codes


def _partner_answer_code(question: PartnerQuestion) -> int:
    if question.answer != NO_SUIT:
        return ANSWER_SUIT + question.answer
    return ANSWER_HAS_HALF if question.partner_has_half else ANSWER_NO


def mean_exact_values(
    position: TrickPosition,
    worlds: WorldSet,
    codes: list[int],
    context: SearchContext,
    max_positions: int = MAX_EXACT_POSITIONS,
) -> dict[int, float] | None:
    """Return the mean exact value of each action code over the worlds, or None if time runs out.

    Worlds are solved in random order, until all are done or max_positions were searched.
    """
    totals, weight_sum = [0.0] * len(codes), 0.0
    for chance, values in exact_values_by_world(position, worlds, codes, context, max_positions):
        if not values:
            return None
        weight_sum += chance
        for place, value in enumerate(values):
            totals[place] += chance * value
    return {code: each / weight_sum for code, each in zip(codes, totals, strict=True)}


def exact_values_by_world(
    position: TrickPosition,
    worlds: WorldSet,
    codes: list[int],
    context: SearchContext,
    max_positions: int = MAX_EXACT_POSITIONS,
) -> Iterator[tuple[float, list[float]]]:
    """Yield the weight of each world (possible deal) and the exact value of each action there.

    If time runs out, the last list of values is empty. Worlds are solved in random order, until all
    are done or max_positions were searched.
    """
    side = position.view.game.seating.side_of(position.view.seat)
    solver = EndgameSolver(position.scratch_table, side, 16)
    seed = context.rng.getrandbits(63)
    if context.milliseconds is not None:
        max_positions = min(max_positions, round(POSITIONS_PER_MS * context.milliseconds))
    for number in context.rng.sample(range(len(worlds)), len(worlds)):
        values = solver.action_values(position.table, worlds.words, number, seed, codes)
        if context.should_stop or values is None:
            yield 0.0, []
            return
        yield worlds.weights[number], values
        if solver.nodes > max_positions:
            return


def create_decision(
    position: TrickPosition,
    values: dict[int, float],
    facts: tuple[Fact, ...],
    best_code: int | None = None,
    tied: Iterable[int] = (),
) -> BotDecision:
    """Return the decision for the best action code, with the value of each legal action."""
    lanes = position.codes
    if best_code is None:
        best_code = max(sorted(values), key=lambda code: values[code])
    value_by_action = {lanes.decode_action(code): value for code, value in values.items()}
    listed = [
        (action, value_by_action[action])
        for action in position.view.legal_actions
        if action in value_by_action
    ]
    listed.sort(key=lambda pair: -pair[1])
    first = lanes.decode_action(best_code)
    listed.sort(key=lambda pair: pair[0] != first)
    return BotDecision(first, tuple(listed), facts, tuple(map(lanes.decode_action, tied)))
