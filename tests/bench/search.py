"""How fast the search is, how long an expert thinks, and how late other threads get their turn.

python -m tests.bench.search
"""

import threading
import time
from array import array
from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import median, quantiles

from marjapussi_gui.bots.belief.kernel_adapter import SolverDepth
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import points_equity
from marjapussi_gui.bots.kernel.rollouts import mean_playout_utility
from marjapussi_gui.bots.kernel.search_tree import SearchTree
from marjapussi_gui.bots.kernel.world_placement import deal_world
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import EXPERT_EFFORT, LEVELS
from marjapussi_gui.bots.players.thread_switch_interval import short_switch_interval
from marjapussi_gui.bots.players.trick_search import (
    MAX_LEAF_POSITIONS,
    SOLVING_ITERATIONS,
    PositionBuilder,
    TrickPosition,
    possible_worlds,
)
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.phases.counting import HandScoringPhase
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view

HANDS = 12
MID_HAND = 5  # cards in hand
NUMBER = 200_000
WAKE_S = 0.016


def views(game: Game, hands: int) -> Iterator[View]:
    habits = LEVELS["normal"]()
    for seed in range(hands):
        state, rng = game.initial_state(MatchStart(Seat(0))), Random(seed)
        while not state.match.hands_played:
            if state.turn == NOBODY:
                state = game.step(state, game.chance_action(state, seed))
                continue
            view = create_view(game, state, state.turn)
            if len(view.legal_actions) > 1:
                yield view
            state = game.step(state, habits.decide(view, SearchContext(rng)).action)


def scene_of(view: View) -> TrickPosition:
    return PositionBuilder(points_equity).build(SeatPosition(view))


def rates() -> None:
    game = find_variant("huutopussi").create_game()
    plays = [view for view in views(game, 4) if view.phase == "play"]
    mid = next(view for view in plays if len(view.hand) == MID_HAND)
    scene = scene_of(plays[0])
    words = possible_worlds(scene, EXPERT_EFFORT, SearchContext(Random(1))).words
    deal_world(scene.table, words, 0, 1)
    for guided in (False, True):
        started = time.perf_counter()
        mean_playout_utility(scene.table, scene.scratch_table, NUMBER, 1, use_heuristics=guided)
        rate = NUMBER / (time.perf_counter() - started)
        print(f"{'guided' if guided else 'random'} playouts of whole hands: {rate:,.0f} a second")
    scene = scene_of(mid)
    worlds = possible_worlds(scene, EXPERT_EFFORT, SearchContext(Random(1)))
    tree = SearchTree(scene.table, scene.scratch_table, NUMBER, EXPERT_EFFORT.exploration, 1)
    tree.set_worlds(worlds.words, worlds.sample_indices(len(worlds), Random(1)))
    started = time.perf_counter()
    tree.run(NUMBER)
    rate = NUMBER / (time.perf_counter() - started)
    print(f"iterations at {MID_HAND} cards in hand: {rate:,.0f} a second")


def edges() -> None:
    """Print what an iteration takes with and without exact values at the edge of the tree."""
    for each in VARIANTS:
        game = each.create_game()
        near = [found for view in views(game, HANDS) if (found := near_edge(view))][:10]
        spent = {False: 0.0, True: 0.0}
        for (scene, edge), solves in product(near, spent):
            worlds = possible_worlds(scene, EXPERT_EFFORT, SearchContext(Random(1)))
            tree = SearchTree(
                scene.table, scene.scratch_table, SOLVING_ITERATIONS, EXPERT_EFFORT.exploration, 1
            )
            tree.set_worlds(worlds.words, worlds.sample_indices(1000, Random(1)))
            if solves:
                tree.use_solver(edge.total_only_cards, edge.cards, MAX_LEAF_POSITIONS)
            started = time.perf_counter()
            tree.run(SOLVING_ITERATIONS)
            spent[solves] += time.perf_counter() - started
        if near:
            rollouts, solved = (
                1e6 * each / SOLVING_ITERATIONS / len(near) for each in spent.values()
            )
            print(f"{each.key}: an iteration {rollouts:.1f} us, with exact edge {solved:.1f} us")


def near_edge(view: View) -> tuple[TrickPosition, SolverDepth] | None:
    if view.phase != "play":
        return None
    scene = scene_of(view)
    edge, live = scene.adapter.solver_depth(scene.state), scene.table.position().live.bit_count()
    return (scene, edge) if edge.is_within_reach(live, view.game.seating.players) else None


def decisions() -> None:
    for each in VARIANTS:
        game = each.create_game()
        if not isinstance(game.scoring_phase, HandScoringPhase):
            continue
        spent = []
        expert = LEVELS["expert"]()
        for view in views(game, HANDS):
            started = time.perf_counter()
            expert.decide(view, SearchContext(Random(1)))
            spent.append(1000 * (time.perf_counter() - started))
        late = quantiles(spent, n=20)[-1]
        print(
            f"{each.key}: expert {median(spent):.0f} ms, p95 {late:.0f} ms, most {max(spent):.0f}"
        )


def lateness() -> None:
    """Print how late a thread wakes that sleeps 16 ms at a time, without and beside an expert."""
    game = find_variant("marjapussi").create_game()
    decided = list(views(game, 3))
    expert = LEVELS["expert"]()
    expert.decide(decided[0], SearchContext(Random(1)))  # tables are made at first use
    for beside in (False, True):
        found = array("d")
        done = threading.Event()

        def wake(found: "array[float]" = found, done: threading.Event = done) -> None:
            while not done.is_set():
                started = time.perf_counter()
                time.sleep(WAKE_S)
                found.append(1000 * (time.perf_counter() - started - WAKE_S))

        thread = threading.Thread(target=wake)
        with short_switch_interval():
            thread.start()
            if beside:
                for view in decided:
                    expert.decide(view, SearchContext(Random(1)))
            else:
                time.sleep(4)
            done.set()
            thread.join()
        late = quantiles(found, n=100)[-1]
        print(
            f"{'beside an expert' if beside else 'alone'}: median {median(found):.2f} ms late, "
            f"p99 {late:.2f} ms, of {len(found)} wakings"
        )


if __name__ == "__main__":
    rates()
    edges()
    lateness()
    decisions()
