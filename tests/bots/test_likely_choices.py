"""What a player likely does: as everybody, or by the offsets of the player's usual play."""

from math import exp
from random import Random

import pytest

from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import heuristic_bot
from marjapussi_gui.bots.players.likely_choices import (
    likely_choices,
    options_with_weights,
    trait_sums,
)
from marjapussi_gui.engine.actions import AnswerWhole, Bid, Declare, Pass, Play
from marjapussi_gui.engine.cards import RANK_OF
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStart
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.playing_habits import PlayTrait, add_trait_sums, playing_habits
from tests.analysis.view_notation import trick_view

MANY = 250  # decisions


def views(key: str, seed: int, number: int) -> list[View]:
    game, rng = find_variant(key).create_game(), Random(seed)
    state, found = game.initial_state(MatchStart(game.first_dealer(seed))), list[View]()
    while len(found) < number:
        if state.match.is_over:
            state = game.initial_state(MatchStart(game.first_dealer(seed)))
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, rng.getrandbits(32)))
            continue
        view = create_view(game, state, state.turn)
        if len(view.legal_actions) > 1:
            found.append(view)
        state = game.step(state, heuristic_bot().decide(view, SearchContext(rng)).action)
    return found


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi", "tuppi", "marriage"])
def test_without_offsets_a_player_plays_like_everybody(key: str) -> None:
    nothing = dict.fromkeys(PlayTrait, 0.0)
    for view in views(key, 1, 30):
        position = SeatPosition(view)
        everybody = likely_choices(position)

        assert likely_choices(position, nothing) == everybody
        if options := options_with_weights(position):
            likeliest = max(options, key=lambda each: each.log_weight)
            assert likeliest.action == everybody[0]


@pytest.mark.parametrize(("offset", "rank"), [(50.0, "A"), (-50.0, "6")])
def test_who_plays_high_likely_plays_the_highest_card(offset: float, rank: str) -> None:
    view = trick_view("marjapussi", "AS KH 9H 6C")

    first = likely_choices(SeatPosition(view), {PlayTrait.HIGH_CARDS: offset})[0]

    assert isinstance(first, Play)
    assert RANK_OF[first.card] == rank


@pytest.mark.parametrize("is_declared", [True, False])
def test_a_marriage_is_likely_declared_by_those_who_usually_declare(*, is_declared: bool) -> None:
    offered = (each for seed in range(9) for each in views("marjapussi", seed, MANY))
    view = next(each for each in offered if any(isinstance(a, Declare) for a in each.legal_actions))

    player = {PlayTrait.DECLARES: 9.0 if is_declared else -9.0}

    assert isinstance(likely_choices(SeatPosition(view), player)[0], Play) is not is_declared


def test_an_answer_to_a_question_follows_no_habit() -> None:
    offered = (each for seed in range(9) for each in views("marjapussi", seed, MANY))
    view = next(each for each in offered if isinstance(each.legal_actions[0], AnswerWhole))
    position = SeatPosition(view)

    assert options_with_weights(position) == []
    assert likely_choices(position, {PlayTrait.HIGH_CARDS: 9.0}) == likely_choices(position)


def test_who_bids_timidly_likely_passes() -> None:
    offered = (each for each in views("huutopussi", 2, MANY) if Pass() in each.legal_actions)
    position = next(
        each for each in map(SeatPosition, offered) if isinstance(likely_choices(each)[0], Bid)
    )

    assert likely_choices(position, {PlayTrait.BIDS: -9.0})[0] == Pass()


def test_a_habit_is_found_in_decisions() -> None:
    true, rng, parts = {PlayTrait.HIGH_CARDS: 1.5, PlayTrait.DECLARES: -3.0}, Random(1), []
    for view in views("marjapussi", 3, MANY):
        position = SeatPosition(view)
        if options := options_with_weights(position):
            weights = [exp(each.weight_for(true)) for each in options]
            (done,) = rng.choices(options, weights)
            parts.append(trait_sums(position, done.action))

    found = playing_habits(add_trait_sums(parts))

    assert found[PlayTrait.HIGH_CARDS] > 0.5
    assert found[PlayTrait.DECLARES] < -0.5
    assert abs(found[PlayTrait.LEADS_TRUMPS]) < 1.0
