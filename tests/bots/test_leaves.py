"""What the search takes for the worth of a late position is what exact play makes of it."""

from array import array
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import by_match, by_points
from marjapussi_gui.bots.kernel.leaves import Leaves
from marjapussi_gui.bots.kernel.table import Table
from marjapussi_gui.bots.kernel.tree import Tree
from marjapussi_gui.bots.levels import EXPERT
from marjapussi_gui.bots.setting import setting
from marjapussi_gui.bots.stakes import points, stakes
from marjapussi_gui.bots.tricks import LEAF_POSITIONS, SLICE, Hand, possible
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import State
from marjapussi_gui.engine.view import View
from tests.bots.test_endgame import TWO_SIDED, late, tried
from tests.bots.test_table import CHANGING

ENOUGH = 1_000_000
WAYS = ((0, 9), (9, 9))  # by the search that knows every rule alone, and by the solver too


def table_at(game: Game, state: State) -> Table:
    told = {**stakes(game, state, by_points(game)), **points(game, state)}
    return setting(game, state).table(state, told, state.turn)


def gain(game: Game, state: State, worth: float) -> float:
    """Return the change of the lead of side 0 that has this worth by points."""
    scale, scores = 4 * game.rules.target, state.match.scores
    return worth * scale - scale / 2 - (scores[0] - scores[1])


def late_positions(variant: Variant, seeds: range, *, usual: bool) -> list[tuple[Game, State]]:
    """Return late positions under the usual rules, or under any."""
    rng, found = Random(5), []
    for seed in seeds:
        chosen = {option.key: rng.choice(option.choices) for option in variant.options}
        game = variant.game({} if usual else chosen)
        state = late(game, seed, 3 if game.seating.players == 4 else 4, habits=usual)
        if state is not None:
            found.append((game, state))
    return found


@pytest.mark.parametrize("usual", [True, False], ids=["usual rules", "any rules"])
@pytest.mark.parametrize("variant", TWO_SIDED, ids=lambda variant: variant.key)
def test_leaf_is_worth_what_trying_everything_finds(variant: Variant, usual: bool) -> None:
    compared = 0
    for game, state in late_positions(variant, range(5), usual=usual):
        lead = state.match.scores[0] - state.match.scores[1]

        def gained(end: State, lead: int = lead) -> float:
            return end.match.scores[0] - end.match.scores[1] - lead

        best = tried(game, state, gained)
        for by_total, cards in WAYS:
            worth = Leaves(table_at(game, state), by_total, cards, ENOUGH).worth()
            assert worth is not None
            assert gain(game, state, worth) == pytest.approx(best, abs=0.01)
        compared += 1

    assert compared > 2


def test_table_stands_as_it_stood() -> None:
    for each in TWO_SIDED:
        for game, state in late_positions(each, range(4), usual=True):
            for by_total, cards in WAYS:
                table = table_at(game, state)
                Leaves(table, by_total, cards, ENOUGH).worth()
                left = table_at(game, state)
                for name in CHANGING:
                    assert getattr(table, name) == getattr(left, name)


@pytest.mark.parametrize("way", WAYS)
def test_too_hard_or_too_early_has_no_worth(way: tuple[int, int]) -> None:
    (game, state), *_ = late_positions(TWO_SIDED[0], range(4), usual=True)

    assert Leaves(table_at(game, state), *way, 1).worth() is None
    assert Leaves(table_at(game, state), 1, 1, ENOUGH).worth() is None
    assert Leaves(table_at(game, state), 0, 0, ENOUGH).worth() is None


def solving_views() -> list[View]:
    """Return a late view of each game whose search solves what is beyond its tree."""
    found = []
    for each in TWO_SIDED:
        game = each.game()
        for seed in range(12):
            state = late(game, seed, 8, habits=True)
            if state is None:
                continue
            edge = setting(game, state).edge(state)
            live = sum(hand.bit_count() for hand in state.hands)
            if edge.is_near(live, game.seating.players):
                found.append(game.look(state, state.turn))
                break
    return found


def test_search_that_solves_looks_at_the_clock_often() -> None:
    spent = []
    for view in solving_views():
        scene = Hand(by_points).scene(view)
        edge = scene.setting.edge(scene.state)
        worlds = possible(scene, EXPERT, Think(Random(1)))
        tree = Tree(scene.root, scene.other, 1000, EXPERT.explore, 1)
        tree.use(worlds.words, worlds.drawn(1000, Random(1)))
        tree.solve(edge.by_total, edge.cards, LEAF_POSITIONS)
        for _ in range(10):
            started = perf_counter()
            tree.grow(SLICE)
            spent.append(perf_counter() - started)

    assert len(spent) >= 30
    assert median(spent) < 0.02


def test_taking_more_is_never_worth_less_where_totals_decide() -> None:
    game, rng = variant("tuppi").game(), Random(1)
    worth, compared = by_match(game), 0
    for seed in range(12):
        state = late(game, seed, 8, habits=True)
        if state is None or not setting(game, state).edge(state).by_total:
            continue
        score = rng.randrange(0, game.rules.target, 4)
        match = replace(state.match, scores=rng.choice(((0, score), (score, 0))))
        outcomes = stakes(game, state.but(match=match), worth)["outcomes"]
        assert isinstance(outcomes, array)
        assert list(outcomes) == sorted(outcomes)
        compared += 1

    assert compared > 3
