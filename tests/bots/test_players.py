"""Players of every level play legally, stop on request, and release the interpreter lock."""

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from math import exp, sqrt
from random import Random

import pytest

from marjapussi_gui.bots.belief.policy_weights import load_policy_weights
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import score_based_equity
from marjapussi_gui.bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from marjapussi_gui.bots.kernel.policy import WEIGHT_UNIT, log_priors
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS, heuristic_bot
from marjapussi_gui.bots.players.players import (
    HeuristicPlayer,
    PolicyPlayer,
    SearchPlayer,
    forget_played_cards,
)
from marjapussi_gui.bots.players.thread_switch_interval import short_switch_interval
from marjapussi_gui.bots.players.trick_search import PositionBuilder, SearchEffort
from marjapussi_gui.engine.actions import Action, MarriageAction, Play
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from tests.bots.test_trick_table import TRICK_GAMES
from tests.parameters import mostly_slow
from tests.preset_games import FEW_KEYS, every_game_mostly_slow
from tests.random_matches import RandomMatch
from tests.scripted_match import ScriptedMatch

SEARCH = ("skilled", "strong", "very-strong", "expert")  # these take long


BELOW_EXPERT = [each for each in LEVELS if each != "expert"]
OF_EXPERTS = [
    each if each.key in FEW_KEYS else pytest.param(each, marks=pytest.mark.slow)
    for each in TRICK_GAMES
]


@pytest.mark.parametrize("variant", OF_EXPERTS, ids=lambda variant: variant.key)
def test_every_choice_of_an_expert_is_legal_under_any_rules(variant: Variant) -> None:
    choose_legally(variant, "expert")


@pytest.mark.parametrize("level", mostly_slow(BELOW_EXPERT, "random", "normal", "strong"))
@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
def test_every_choice_is_legal_under_any_rules(variant: Variant, level: str) -> None:
    choose_legally(variant, level)


def choose_legally(variant: Variant, level: str) -> None:
    """Play hands under any rules, and look whether all that is chosen or valued is legal."""
    rng = Random(level)
    for seed in range(1 if level in SEARCH else 3):
        chosen = {option.key: rng.choice(option.choices) for option in variant.options}
        game = variant.create_game(chosen)
        state, bots = (
            game.initial_state(MatchStart(Seat(0))),
            [LEVELS[level]() for _ in game.seating.seats],
        )
        while not state.match.hands_played:
            if state.turn == NOBODY:
                state = game.step(state, game.chance_action(state, seed))
                continue
            view = create_view(game, state, state.turn)
            choice = bots[state.turn].decide(view, SearchContext(rng, nodes=30))
            state, _ = game.apply_action(state, choice.action)
            assert all(action in view.legal_actions for action, _ in choice.values)

    assert state.match.hands_played == 1


def lead(seed: int = 3) -> ScriptedMatch:
    return ScriptedMatch("marjapussi").deal_from_seed(seed)


def test_values_of_alternatives_stand_best_first() -> None:
    table = lead()
    view = create_view(table.game, table.state, table.state.turn)

    choice = LEVELS["expert"]().decide(view, SearchContext(Random(1), nodes=3000))

    assert choice.action == choice.values[0][0]
    assert len(choice.values) > 1
    assert all(0 <= value <= 1 for _, value in choice.values)
    assert choice.facts


def test_choice_repeats_with_the_same_chance() -> None:
    table = lead()
    view = create_view(table.game, table.state, table.state.turn)

    first, again = (
        LEVELS["strong"]().decide(view, SearchContext(Random(9), nodes=500)) for _ in range(2)
    )

    assert first == again


def test_a_cancelled_player_stops() -> None:
    table = lead()
    view = create_view(table.game, table.state, table.state.turn)
    think = SearchContext(Random(1), nodes=10**9)
    threading.Timer(0.1, think.stop.set).start()

    choice = LEVELS["expert"]().decide(view, think)

    assert choice.action in view.legal_actions
    assert think.elapsed_ms < 5000  # it would have been an hour


def test_milliseconds_end_a_decision() -> None:
    table = lead()
    view = create_view(table.game, table.state, table.state.turn)
    think = SearchContext(Random(1), milliseconds=20, nodes=10**9)

    assert LEVELS["expert"]().decide(view, think).action in view.legal_actions
    assert think.elapsed_ms < 5000


def test_thinking_players_give_way_to_other_threads() -> None:
    before = sys.getswitchinterval()
    with short_switch_interval():
        assert sys.getswitchinterval() < before
    assert sys.getswitchinterval() == before


@pytest.mark.parametrize("level", mostly_slow(LEVELS, "random", "normal", "strong", "expert"))
@every_game_mostly_slow
def test_player_cancelled_before_the_start_still_answers(game: Game, level: str) -> None:
    rng = Random(2)
    state, bots = (
        game.initial_state(MatchStart(Seat(0))),
        [LEVELS[level]() for _ in game.seating.seats],
    )
    decisions = 0
    while decisions < 24:
        if state.match.is_over:
            state = game.initial_state(MatchStart(Seat(0)))
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 5))
            continue
        think = SearchContext(rng)
        think.stop.set()
        choice = bots[state.turn].decide(create_view(game, state, state.turn), think)
        state, _ = game.apply_action(state, choice.action)
        decisions += 1

    assert decisions == 24


def plays(key: str, number: int = 3) -> Iterator[View]:
    game = find_variant(key).create_game()
    for step in RandomMatch(game, number, Seat(0)).steps():
        if step.before.turn != NOBODY and game.phase_name(step.before) == "play":
            view = create_view(game, step.before, step.before.turn)
            if len(view.legal_actions) > 1:
                yield view


def test_learned_players_play_each_card_as_often_as_it_is_likely() -> None:
    view = next(each for each in plays("tuppi") if len(each.legal_actions) > 3)
    scene = PositionBuilder(score_based_equity).build(SeatPosition(view))
    weights = load_policy_weights(view)
    assert weights is not None
    likely = {
        code: exp(each / WEIGHT_UNIT) for code, each in log_priors(scene.table, weights).items()
    }
    rng, player = Random(1), PolicyPlayer()

    done = Counter(player.decide(view, SearchContext(rng)).action for _ in range(4000))
    surest = {PolicyPlayer(noise=0).decide(view, SearchContext(rng)).action for _ in range(20)}

    total = sum(likely.values())
    for code, each in likely.items():
        share = each / total
        error = 4 * sqrt(share * (1 - share) / 4000)
        assert abs(done[scene.adapter.codes.decode_action(code)] / 4000 - share) <= error
    assert surest == {scene.adapter.codes.decode_action(max(likely, key=likely.__getitem__))}


def test_an_overlooked_declaration_becomes_a_card() -> None:
    said = 0
    for view in plays("huutopussi"):
        usual = PolicyPlayer(noise=0).decide(view, SearchContext(Random(1))).action
        overlooked = (
            PolicyPlayer(noise=0, oversight_rate=1).decide(view, SearchContext(Random(1))).action
        )
        if isinstance(usual, MarriageAction) and any(
            isinstance(each, Play) for each in view.legal_actions
        ):
            said += 1
            assert isinstance(overlooked, Play)

    assert said


def test_easy_overlooks_more_words_than_normal_and_habit_none() -> None:
    times, said = 100, Counter[str]()
    levels = {"habit": heuristic_bot(), "normal": LEVELS["normal"](), "easy": LEVELS["easy"]()}
    usual = HeuristicPlayer()
    words = [
        view
        for view in plays("huutopussi")
        if isinstance(usual.decide(view, SearchContext(Random(1))).action, MarriageAction)
        and any(isinstance(each, Play) for each in view.legal_actions)
    ]
    for level, bot in levels.items():
        rng = Random(level)
        said[level] = sum(
            isinstance(bot.decide(view, SearchContext(rng)).action, MarriageAction)
            for view in words
            for _ in range(times)
        )

    assert words
    total = times * len(words)
    assert 0.6 * total < said["easy"] < 0.88 * total < said["normal"] < said["habit"] == total


def test_forgetting_player_remembers_no_played_card() -> None:
    forgetting, different, number = PolicyPlayer(noise=0, forgets_played_cards=True), 0, 0
    for view in plays("marjapussi"):
        number += 1
        scene = forget_played_cards(PositionBuilder(score_based_equity).build(SeatPosition(view)))
        assert scene.table.position().live.bit_count() == len(view.game.dealing_phase.cards)
        different += (
            forgetting.decide(view, SearchContext(Random(1))).action
            != PolicyPlayer(noise=0).decide(view, SearchContext(Random(1))).action
        )

    assert 0 < different < number


def chosen_action(view: View, habit: float) -> Action:
    nothing = BiddingEfforts(
        SamplingEffort(world_count=1, playouts_per_world=1),
        SamplingEffort(world_count=1, playouts_per_world=1),
    )
    player = SearchPlayer(
        SearchEffort(iterations=200, world_count=20, heuristic_share=habit), nothing
    )
    return player.decide(view, SearchContext(Random(1))).action


def test_a_short_search_declares_as_usual_unless_another_action_stands_out() -> None:
    table, different = lead(), 0
    while not table.state.match.hands_played:
        view = table.view(table.state.turn)
        usual = HeuristicPlayer().decide(view, SearchContext(Random(1))).action
        if any(isinstance(action, MarriageAction) for action in view.legal_actions):
            different += chosen_action(view, 0.0) != usual
            assert chosen_action(view, 0.001) == usual
        table.do(action_text(usual))

    assert different


def test_without_words_the_search_alone_decides() -> None:
    table = lead()
    view = table.view(table.state.turn)

    assert (
        chosen_action(view, 0.001)
        == chosen_action(view, 0.0)
        != HeuristicPlayer().decide(view, SearchContext(Random(1))).action
    )
