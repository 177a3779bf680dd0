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

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import by_points
from marjapussi_gui.bots.kernel.laying_out import put
from marjapussi_gui.bots.kernel.rollouts import playouts
from marjapussi_gui.bots.kernel.tree import Tree
from marjapussi_gui.bots.levels import EXPERT, LEVELS
from marjapussi_gui.bots.setting import Edge
from marjapussi_gui.bots.threads import give_way
from marjapussi_gui.bots.tricks import LEAF_POSITIONS, SOLVING, Decision, HandWorth, possible
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.phases.counting import HandCount
from marjapussi_gui.engine.state import NOBODY, Seat, Start
from marjapussi_gui.engine.view import View

HANDS = 12
MID_HAND = 5  # cards in hand
NUMBER = 200_000
WAKE_S = 0.016


def views(game: Game, hands: int) -> Iterator[View]:
    """Yield what seats see at the decisions of some hands played by habits."""
    habits = LEVELS["normal"]()
    for seed in range(hands):
        state, rng = game.start(Start(Seat(0))), Random(seed)
        while not state.match.hands:
            if state.turn == NOBODY:
                state = game.step(state, game.chance(state, seed))
                continue
            view = game.look(state, state.turn)
            if len(view.legal) > 1:
                yield view
            state = game.step(state, habits.consider(view, Think(rng)).action)


def scene_of(view: View) -> Decision:
    return HandWorth(by_points).scene(view)


def rates() -> None:
    game = variant("huutopussi").game()
    plays = [view for view in views(game, 4) if view.phase == "play"]
    mid = next(view for view in plays if len(view.hand) == MID_HAND)
    scene = scene_of(plays[0])
    words = possible(scene, EXPERT, Think(Random(1))).words
    put(scene.root, words, 0, 1)
    for guided in (False, True):
        started = time.perf_counter()
        playouts(scene.root, scene.other, NUMBER, 1, guided=guided)
        rate = NUMBER / (time.perf_counter() - started)
        print(f"{'guided' if guided else 'random'} playouts of whole hands: {rate:,.0f} a second")
    scene = scene_of(mid)
    worlds = possible(scene, EXPERT, Think(Random(1)))
    tree = Tree(scene.root, scene.other, NUMBER, EXPERT.explore, 1)
    tree.use(worlds.words, worlds.drawn(len(worlds), Random(1)))
    started = time.perf_counter()
    tree.grow(NUMBER)
    rate = NUMBER / (time.perf_counter() - started)
    print(f"iterations at {MID_HAND} cards in hand: {rate:,.0f} a second")


def edges() -> None:
    """Print what an iteration takes with and without exact values at the edge of the tree."""
    for each in VARIANTS:
        game = each.game()
        near = [found for view in views(game, HANDS) if (found := near_edge(view))][:10]
        spent = {False: 0.0, True: 0.0}
        for (scene, edge), solves in product(near, spent):
            worlds = possible(scene, EXPERT, Think(Random(1)))
            tree = Tree(scene.root, scene.other, SOLVING, EXPERT.explore, 1)
            tree.use(worlds.words, worlds.drawn(1000, Random(1)))
            if solves:
                tree.solve(edge.by_total, edge.cards, LEAF_POSITIONS)
            started = time.perf_counter()
            tree.grow(SOLVING)
            spent[solves] += time.perf_counter() - started
        if near:
            rollouts, solved = (1e6 * each / SOLVING / len(near) for each in spent.values())
            print(f"{each.key}: an iteration {rollouts:.1f} us, with exact edge {solved:.1f} us")


def near_edge(view: View) -> tuple[Decision, Edge] | None:
    if view.phase != "play":
        return None
    scene = scene_of(view)
    edge, live = scene.setting.edge(scene.state), scene.root.position().live.bit_count()
    return (scene, edge) if edge.is_near(live, view.game.seating.players) else None


def decisions() -> None:
    for each in VARIANTS:
        game = each.game()
        if not isinstance(game.count, HandCount):
            continue
        spent = []
        expert = LEVELS["expert"]()
        for view in views(game, HANDS):
            started = time.perf_counter()
            expert.consider(view, Think(Random(1)))
            spent.append(1000 * (time.perf_counter() - started))
        late = quantiles(spent, n=20)[-1]
        print(
            f"{each.key}: expert {median(spent):.0f} ms, p95 {late:.0f} ms, most {max(spent):.0f}"
        )


def lateness() -> None:
    """Print how late a thread wakes that sleeps 16 ms at a time, without and beside an expert."""
    game = variant("marjapussi").game()
    decided = list(views(game, 3))
    expert = LEVELS["expert"]()
    expert.consider(decided[0], Think(Random(1)))  # tables are made at first use
    for beside in (False, True):
        found = array("d")
        done = threading.Event()

        def wake(found: "array[float]" = found, done: threading.Event = done) -> None:
            while not done.is_set():
                started = time.perf_counter()
                time.sleep(WAKE_S)
                found.append(1000 * (time.perf_counter() - started - WAKE_S))

        thread = threading.Thread(target=wake)
        with give_way():
            thread.start()
            if beside:
                for view in decided:
                    expert.consider(view, Think(Random(1)))
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
