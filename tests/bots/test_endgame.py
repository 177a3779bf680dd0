"""Exact play agrees with trying everything in the engine, and the expert plays so at the end."""

from array import array
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.bots.belief.kernel_adapter import create_kernel_adapter
from marjapussi_gui.bots.belief.pointless_marriage_questions import pointless_questions
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity, points_equity
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.kernel.constants import ANSWER_NO
from marjapussi_gui.bots.kernel.endgame_solver import EndgameSolver
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.double_dummy_values import CannotSolveError, double_dummy_values
from marjapussi_gui.bots.players.levels import EXPERT_EFFORT, expert_bot
from marjapussi_gui.bots.players.players import HeuristicPlayer, RandomPlayer
from marjapussi_gui.bots.players.trick_search import (
    PositionBuilder,
    mean_exact_values,
    possible_worlds,
)
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.phases.contract import ContractScoringPhase
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.facts import AllDealsSolved
from tests.bots.test_trick_table import TRICK_GAMES
from tests.parameters import mostly_slow_variants
from tests.scripted_match import ScriptedMatch

LEAST_LOSS = 0.005  # of the chance to win the match: worlds are drawn where they are many
TWO_SIDED = [variant for variant in TRICK_GAMES if len(variant.create_game().seating.sides) == 2]


def late_state(game: Game, seed: int, cards: int, *, habits: bool = False) -> GameState | None:
    """Return a state in which every hand has at most a number of cards, before the last card."""
    bots = HeuristicPlayer() if habits else RandomPlayer()
    rng, state = Random(seed), game.initial_state(MatchStart(Seat(0)))
    while not state.match.hands_played:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        held = [hand.bit_count() for hand in state.hands]
        covered = sum(card >= 0 for row in state.rows.face_down for card in row)
        if not isinstance(
            game.scoring_phase, ContractScoringPhase
        ):  # there nobody draws from what lies there
            covered += len(state.stock)
        is_late = game.phase_name(state) == "play" and max(held) + covered <= cards
        if is_late and len(game.legal_actions(state)) > 1:
            return state
        state = game.step(
            state, bots.decide(create_view(game, state, state.turn), SearchContext(rng)).action
        )
    return None


def exhaustive_limit(game: Game) -> int:
    """Return with how many cards a hand everything can be tried out."""
    if game.rules.half_bluff:  # there are questions before every trick
        return 2
    return 3 if game.seating.players == 4 else 4


def minimax_value(game: Game, state: GameState, worth: Callable[[GameState], float]) -> float:
    """Return what side 0 gets when both sides play their best, by trying everything."""
    if state.turn == NOBODY:
        return worth(state)
    values = [
        minimax_value(game, game.step(state, action), worth) for action in game.legal_actions(state)
    ]
    return max(values) if game.seating.side_of(state.turn) == 0 else min(values)


@pytest.mark.parametrize("variant", mostly_slow_variants(TWO_SIDED))
def test_open_values_agree_with_trying_everything(variant: Variant) -> None:
    rng, compared = Random(3), 0
    for seed in range(6):
        game = variant.create_game(
            {option.key: rng.choice(option.choices) for option in variant.options}
        )
        state = late_state(game, seed, exhaustive_limit(game))
        if state is None:
            continue
        side = game.seating.side_of(state.turn)
        sign, before = (1, -1)[side], state.match.scores

        def lead(end: GameState, before: tuple[int, ...] = before) -> float:
            new = end.match.scores
            return (new[0] - before[0]) - (new[1] - before[1])

        for action, value in double_dummy_values(game, state).items():
            expected = sign * minimax_value(game, game.step(state, action), lead)
            assert value == pytest.approx(expected, abs=0.01)
            compared += 1

    assert compared > 6


def test_moments_without_tricks_are_not_solved() -> None:
    table = ScriptedMatch("tuppi").deal_from_seed(1)

    with pytest.raises(CannotSolveError, match=r"^only tricks can be solved, not the show$"):
        double_dummy_values(table.game, table.state)


@pytest.mark.parametrize("variant", mostly_slow_variants(TRICK_GAMES))
def test_expert_loses_nothing_in_the_last_two_cards(variant: Variant) -> None:
    assert max(losses(variant, cards=2, seeds=range(4))) == pytest.approx(0, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
def test_expert_loses_nothing_in_the_last_four_cards(variant: Variant) -> None:
    assert max(losses(variant, cards=4, seeds=range(4))) < LEAST_LOSS


def losses(variant: Variant, cards: int, seeds: range) -> list[float]:
    """Return what the expert's choices lose against exact play over all worlds."""
    lost = []
    for seed in seeds:
        game = variant.create_game()
        state = late_state(game, seed, cards, habits=True)
        if state is None:
            continue
        view = create_view(game, state, state.turn)
        choice = expert_bot().decide(view, SearchContext(Random(seed)))
        pointless = pointless_questions(SeatPosition(view))  # only to whoever sees all hands
        values = {k: v for k, v in over_all_worlds(view).items() if k not in pointless}
        lost.append(max(values.values()) - values[choice.action])
        assert isinstance(choice.facts[0], AllDealsSolved)

    assert len(lost) > 1
    return lost


def over_all_worlds(view: View) -> dict[Action, float]:
    """Return what the legal actions are worth over all worlds that the expert holds possible."""
    scene = PositionBuilder(match_equity).build(SeatPosition(view))
    everything = replace(EXPERT_EFFORT, world_count=8000)
    worlds = possible_worlds(scene, everything, SearchContext(Random(1)))
    values = mean_exact_values(
        scene, worlds, scene.table.legal_action_codes(), SearchContext(Random(1)), 10**9
    )
    assert values is not None
    best = {scene.adapter.codes.decode_action(code): value for code, value in values.items()}
    for action in view.legal_actions:
        best.setdefault(action, max(best.values()))
    return best


def exact_lead(game: Game, state: GameState) -> dict[int, float]:
    """Return the value of each code in the world of the state."""
    played = create_kernel_adapter(game, state)
    way = scoring_model(game)
    count, pips = way.utilities(state, points_equity(game)), way.card_points(state, played.codes)
    root, scene = played.create_tables(state, count, pips, state.turn)
    codes = [code for code in root.legal_action_codes() if code != ANSWER_NO]
    words = array("Q", (*played.encode_hands(state), 0, 0, 0, 0, 0)[:5])
    side = game.seating.side_of(state.turn)
    values = EndgameSolver(scene, side, 10).action_values(root, words, 0, 1, codes)
    assert values is not None
    return dict(zip(codes, values, strict=True))


def test_small_table_of_positions_gives_the_same_values() -> None:
    game = ScriptedMatch("marjapussi").game
    state = late_state(game, 2, 4)
    assert state is not None

    small = exact_lead(game, state)
    large = list(double_dummy_values(game, state).values())

    scale, lead = 4 * game.rules.target, 0
    assert [value * scale - scale / 2 - lead for value in small.values()] == pytest.approx(
        large, abs=0.01
    )
