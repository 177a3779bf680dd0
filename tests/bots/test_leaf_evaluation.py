"""What the search takes for the worth of a late position is what exact play makes of it."""

from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.bots.belief.kernel_adapter import create_kernel_adapter
from marjapussi_gui.bots.equity.match_equity import match_equity, points_equity
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.kernel.leaf_evaluator import LeafEvaluator
from marjapussi_gui.bots.kernel.trick_table import TrickTable
from marjapussi_gui.bots.players.trick_search import ITERATIONS_PER_CHECK, MAX_LEAF_POSITIONS
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import GameState
from tests.bots.test_endgame import TWO_SIDED, exhaustive_limit, late_state, minimax_value
from tests.parameters import mostly_slow_variants

ENOUGH = 1_000_000
MOST_POSITIONS = 250_000
WAYS = ((0, 9), (9, 9))  # by the search that knows every rule alone, and by the solver too


def table_at(game: Game, state: GameState) -> TrickTable:
    played, way = create_kernel_adapter(game, state), scoring_model(game)
    count, pips = (
        way.utilities(state, points_equity(game), exact=True),
        way.card_points(state, played.codes),
    )
    return played.create_tables(state, count, pips, state.turn)[0]


def equity_as_lead_change(game: Game, state: GameState, worth: float) -> float:
    scale, scores = 4 * game.rules.target, state.match.scores
    return worth * scale - scale / 2 - (scores[0] - scores[1])


def late_positions(variant: Variant, seeds: range, *, usual: bool) -> list[tuple[Game, GameState]]:
    """Return late positions under the usual rules, or under any."""
    rng, positions = Random(5), []
    for seed in seeds:
        chosen = {option.key: rng.choice(option.choices) for option in variant.options}
        game = variant.create_game({} if usual else chosen)
        state = late_state(game, seed, exhaustive_limit(game), habits=usual)
        if state is not None:
            positions.append((game, state))
    return positions


@pytest.mark.parametrize("usual", [True, False], ids=["usual rules", "any rules"])
@pytest.mark.parametrize("variant", mostly_slow_variants(TWO_SIDED))
def test_leaf_is_worth_what_trying_everything_finds(variant: Variant, usual: bool) -> None:
    compared = 0
    for game, state in late_positions(variant, range(4), usual=usual):
        lead = state.match.scores[0] - state.match.scores[1]

        def point_gain(end: GameState, lead: int = lead) -> float:
            return end.match.scores[0] - end.match.scores[1] - lead

        best = minimax_value(game, state, point_gain)
        for by_total, cards in WAYS:
            worth = LeafEvaluator(table_at(game, state), by_total, cards, ENOUGH).evaluate()
            assert worth is not None
            assert equity_as_lead_change(game, state, worth) == pytest.approx(best, abs=0.01)
        compared += 1

    assert compared > 2


def test_table_stands_as_it_stood() -> None:
    for each in TWO_SIDED:
        for game, state in late_positions(each, range(2), usual=True):
            for by_total, cards in WAYS:
                table = table_at(game, state)
                LeafEvaluator(table, by_total, cards, ENOUGH).evaluate()
                assert table.position() == table_at(game, state).position()


@pytest.mark.parametrize("way", WAYS)
def test_too_hard_or_too_early_has_no_worth(way: tuple[int, int]) -> None:
    (game, state), *_ = late_positions(TWO_SIDED[0], range(4), usual=True)

    assert LeafEvaluator(table_at(game, state), *way, 1).evaluate() is None
    assert LeafEvaluator(table_at(game, state), 1, 1, ENOUGH).evaluate() is None
    assert LeafEvaluator(table_at(game, state), 0, 0, ENOUGH).evaluate() is None


def test_a_slice_of_the_search_ends_soon() -> None:
    """Between two looks at the clock lie no more positions than the kernel meets in 20 ms."""
    assert ITERATIONS_PER_CHECK * MAX_LEAF_POSITIONS <= MOST_POSITIONS


def test_taking_more_is_never_worth_less_where_totals_decide() -> None:
    game, rng = find_variant("tuppi").create_game(), Random(1)
    worth, compared = match_equity(game), 0
    for seed in range(12):
        state = late_state(game, seed, 8, habits=True)
        if (
            state is None
            or not create_kernel_adapter(game, state).solver_depth(state).total_only_cards
        ):
            continue
        score = rng.randrange(0, game.rules.target, 4)
        match = replace(state.match, scores=rng.choice(((0, score), (score, 0))))
        outcomes = scoring_model(game).utilities(state.replace(match=match), worth).utilities
        assert list(outcomes) == sorted(outcomes)
        compared += 1

    assert compared > 3
