"""What the search takes for the worth of a late position is what exact play makes of it."""

from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.bots.chances import by_match, by_points
from marjapussi_gui.bots.counts import companion
from marjapussi_gui.bots.kernel.leaves import Leaves
from marjapussi_gui.bots.kernel.table import TrickTable
from marjapussi_gui.bots.setting import setting
from marjapussi_gui.bots.tricks import LEAF_POSITIONS, SLICE
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import State
from tests.bots.test_endgame import TWO_SIDED, few, late, tried

ENOUGH = 1_000_000
MOST_POSITIONS = 250_000
WAYS = ((0, 9), (9, 9))  # by the search that knows every rule alone, and by the solver too


def table_at(game: Game, state: State) -> TrickTable:
    played, way = setting(game, state), companion(game)
    count, pips = way.stakes(state, by_points(game), exact=True), way.pips(state, played.lanes)
    return played.tables(state, count, pips, state.turn)[0]


def gain(game: Game, state: State, worth: float) -> float:
    """Return the change of the lead of side 0 that has this worth by points."""
    scale, scores = 4 * game.rules.target, state.match.scores
    return worth * scale - scale / 2 - (scores[0] - scores[1])


def late_positions(variant: Variant, seeds: range, *, usual: bool) -> list[tuple[Game, State]]:
    """Return late positions under the usual rules, or under any."""
    rng, positions = Random(5), []
    for seed in seeds:
        chosen = {option.key: rng.choice(option.choices) for option in variant.options}
        game = variant.game({} if usual else chosen)
        state = late(game, seed, few(game), habits=usual)
        if state is not None:
            positions.append((game, state))
    return positions


@pytest.mark.parametrize("usual", [True, False], ids=["usual rules", "any rules"])
@pytest.mark.parametrize("variant", TWO_SIDED, ids=lambda variant: variant.key)
def test_leaf_is_worth_what_trying_everything_finds(variant: Variant, usual: bool) -> None:
    compared = 0
    for game, state in late_positions(variant, range(4), usual=usual):
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
        for game, state in late_positions(each, range(2), usual=True):
            for by_total, cards in WAYS:
                table = table_at(game, state)
                Leaves(table, by_total, cards, ENOUGH).worth()
                assert table.position() == table_at(game, state).position()


@pytest.mark.parametrize("way", WAYS)
def test_too_hard_or_too_early_has_no_worth(way: tuple[int, int]) -> None:
    (game, state), *_ = late_positions(TWO_SIDED[0], range(4), usual=True)

    assert Leaves(table_at(game, state), *way, 1).worth() is None
    assert Leaves(table_at(game, state), 1, 1, ENOUGH).worth() is None
    assert Leaves(table_at(game, state), 0, 0, ENOUGH).worth() is None


def test_a_slice_of_the_search_ends_soon() -> None:
    """Between two looks at the clock lie no more positions than the kernel meets in 20 ms."""
    assert SLICE * LEAF_POSITIONS <= MOST_POSITIONS


def test_taking_more_is_never_worth_less_where_totals_decide() -> None:
    game, rng = variant("tuppi").game(), Random(1)
    worth, compared = by_match(game), 0
    for seed in range(12):
        state = late(game, seed, 8, habits=True)
        if state is None or not setting(game, state).edge(state).by_total:
            continue
        score = rng.randrange(0, game.rules.target, 4)
        match = replace(state.match, scores=rng.choice(((0, score), (score, 0))))
        outcomes = companion(game).stakes(state.but(match=match), worth).outcomes
        assert list(outcomes) == sorted(outcomes)
        compared += 1

    assert compared > 3
