"""Reasons for the best action: at most one of each kind, and always the same for a view."""

from collections.abc import Iterator
from random import Random
from threading import Event as Flag
from typing import get_args

import pytest

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.analysis.explanation.explanation import explain, explain_choice
from marjapussi_gui.analysis.explanation.playouts import create_playout_source
from marjapussi_gui.analysis.explanation.reason_selection import next_worse_action, select_reasons
from marjapussi_gui.analysis.explanation.rummy_facts import proven_rummy_facts
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS, heuristic_bot
from marjapussi_gui.engine.actions import Bid, Discard, Draw, Pass, Play
from marjapussi_gui.engine.cards import Suit, card_set, parse_card, parse_cards
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.state import NO_CARD, NOBODY, GameState, MatchStart, RummyTurn, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.contrast import ActionContrast, MeanGain
from marjapussi_gui.model.facts import (
    AllDealsSolved,
    CopiesUnseen,
    DealsSearched,
    DistanceWithoutCard,
    ExpectedTotal,
    Fact,
    ForcedAction,
    KnownTiplu,
    NextPlayerPassedUp,
    NextPlayerPickedUp,
    PrincipleApplies,
    ProvenFact,
    SearchFact,
    TotalChances,
    UnbeatableCard,
)
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.verdict import ActionValue
from tests.analysis.trick_decisions import states_with_choice
from tests.analysis.view_notation import rummy_view, trick_view
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.preset_games import few_standard_trick_games
from tests.scripted_match import ScriptedMatch

KINDS = (get_args(ProvenFact), (ActionContrast, MeanGain), (PrincipleApplies,))
ACE, KING, NINE = (Play(parse_card(name)) for name in ("AS", "KS", "9S"))
NEXT = Seat(1)


def reasons_at(view: View) -> tuple[Fact, ...]:
    legal = list(view.legal_actions)
    return select_reasons(
        SeatPosition(view),
        legal[0],
        legal[-1],
        create_playout_source(SeatPosition(view), legal[0], legal[-1], Flag()),
    )


@few_standard_trick_games
def test_there_is_at_most_one_reason_of_each_kind(game: Game) -> None:
    told = 0
    for state in list(states_with_choice(game, 4))[::12]:
        found = reasons_at(create_view(game, state, state.turn))
        for kinds in KINDS:
            assert sum(isinstance(each, kinds) for each in found) <= 1
        told += len(found)

    assert told


@few_standard_trick_games
def test_reasons_do_not_depend_on_hidden_cards(game: Game) -> None:
    rng, compared = Random(8), 0
    for state in list(states_with_choice(game, 6))[::40]:
        other = swap_hidden_cards(game, state, rng)
        if other != state:
            assert reasons_at(create_view(game, state, state.turn)) == reasons_at(
                create_view(game, other, state.turn)
            )
            compared += 1

    assert compared


def test_what_follows_comes_first_then_what_is_known_then_a_principle() -> None:
    game = find_variant("huutopussi").create_game()
    orders = {
        tuple(
            next(place for place, kinds in enumerate(ORDER) if isinstance(each, kinds))
            for each in reasons_at(create_view(game, state, state.turn))
        )
        for state in list(states_with_choice(game, 2))[::5]
    }

    assert all(list(order) == sorted(order) for order in orders)
    assert (0, 1, 2) in orders


ORDER = (
    (ActionContrast, MeanGain, *get_args(SearchFact)),
    get_args(ProvenFact),
    (PrincipleApplies,),
)


def test_a_forced_card_has_its_duty_as_the_only_reason() -> None:
    view = trick_view("marjapussi", "AS 9H 8H", led="7S 8S")

    assert select_reasons(SeatPosition(view), ACE, None, None) == (
        ForcedAction(
            True, "FOLLOW", 1 << parse_card("AS"), Suit(0), NO_CARD, card_set(parse_cards("9H 8H"))
        ),
    )


def test_the_last_card_is_forced_without_a_duty() -> None:
    view = trick_view("marjapussi", "AS", led="7H 8H")

    assert select_reasons(SeatPosition(view), ACE, None, None) == (ForcedAction(),)


def test_facts_from_the_player_are_reasons_without_playouts() -> None:
    view = trick_view("marjapussi", "AS KS 9S")

    assert ExpectedTotal(90) in select_reasons(
        SeatPosition(view), ACE, KING, None, (ExpectedTotal(90),)
    )


def action_value(action: Play | Pass, chance: float, error: float = 0.001) -> ActionValue:
    return ActionValue(action, 0.0, chance, error)


def test_the_best_is_held_against_the_next_that_is_surely_worse() -> None:
    worths = (action_value(ACE, 0.6), action_value(KING, 0.5995), action_value(NINE, 0.5))

    assert next_worse_action(worths) == NINE
    assert next_worse_action(worths[:2]) is None


def test_what_is_uncertain_is_no_rival() -> None:
    assert next_worse_action((action_value(ACE, 0.6), action_value(NINE, 0.5, 0.1))) is None


def test_what_was_done_is_what_the_best_is_held_against() -> None:
    game, state = nth_decision("marjapussi", 3)
    view = create_view(game, state, state.turn)
    worst = evaluate(view, None).action_values[-1].action

    verdict = evaluate(view, worst)

    found = [each for each in verdict.reasons if isinstance(each, ActionContrast | MeanGain)]
    assert all(
        (each.better_action, each.other_action) == (verdict.best.action, worst) for each in found
    )
    assert not any(isinstance(each, AllDealsSolved | DealsSearched) for each in verdict.reasons)


def test_player_without_search_has_reasons_too() -> None:
    game, state = nth_decision("marjapussi", 2)
    view = create_view(game, state, state.turn)

    choice = LEVELS["easy"]().decide(view, SearchContext(Random(1)))

    assert not choice.values
    assert explain_choice(view, choice) == (UnbeatableCard(parse_card("AH"), Seat(2)),)


def test_a_bid_is_argued_for_by_how_often_the_hand_makes_it() -> None:
    game = find_variant("huutopussi").create_game()
    start = game.initial_state(MatchStart(Seat(0)))
    state = game.step(start, game.chance_action(start, 3))
    view = create_view(game, state, state.turn)

    choice = LEVELS["strong"]().decide(view, SearchContext(Random(1)))
    total, first, *_ = explain_choice(view, choice)

    least = min(each.amount for each in view.legal_actions if isinstance(each, Bid))
    assert isinstance(total, ExpectedTotal)
    assert isinstance(first, TotalChances)
    assert first.min_points == least
    assert 0.0 <= first.share <= 1.0


def test_to_leave_the_bid_to_a_partner_is_argued_for_by_that_alone() -> None:
    table = ScriptedMatch("huutopussi").deal_from_seed(3)
    for said in ("bid 50", "pass", "bid 60", "pass"):
        table.do(said)
    view = create_view(table.game, table.state, table.state.turn)

    choice = LEVELS["strong"]().decide(view, SearchContext(Random(1)))
    verdict = evaluate(view, Pass())

    assert choice.action == Pass()
    assert explain_choice(view, choice)[0] == PrincipleApplies(Principle.PARTNER_BIDS)
    assert verdict.action_values == (verdict.best,)
    assert PrincipleApplies(Principle.PARTNER_BIDS) in verdict.reasons


def test_lines_of_somebody_else_are_used_where_they_are_given() -> None:
    game, state = nth_decision("marjapussi", 3)
    view, asked = create_view(game, state, state.turn), []
    verdict = evaluate(view, evaluate(view, None).action_values[-1].action)

    def nothing(action: object, _deals: int) -> list[tuple[()]]:
        asked.append(action)
        return []

    again = explain(SeatPosition(view), verdict, Flag(), nothing)

    assert not any(isinstance(each, ActionContrast) for each in again.reasons)
    assert asked


def nth_decision(key: str, number: int) -> tuple[Game, GameState]:
    game = find_variant(key).create_game()
    return game, list(states_with_choice(game, 5))[number]


# Sets


def drew(threw: str, seat: Seat = NEXT) -> RummyTurn:
    return RummyTurn(seat, NO_CARD, parse_card(threw))


@pytest.mark.parametrize(
    ("view", "best", "other", "fact"),
    [
        (
            rummy_view("6H 2C 9D", turns=(RummyTurn(NEXT, parse_card("5H"), parse_card("KS")),)),
            "discard 2C",
            "discard 6H",
            NextPlayerPickedUp(NEXT, parse_card("5H")),
        ),
        (
            rummy_view("6H 2C 9D", turns=(drew("2C"),)),
            "discard 2C",
            "discard 6H",
            NextPlayerPassedUp(NEXT, parse_card("2C")),
        ),
        (
            rummy_view("6H 2C 9D", discards="2C 2C"),
            "discard 2C",
            "discard 6H",
            CopiesUnseen(parse_card("2C"), 0),
        ),
        (
            rummy_view("7H 2C 9D", tiplu="7H", laid="AS KS QS"),
            "discard 2C",
            "discard 7H",
            KnownTiplu(parse_card("7H")),
        ),
    ],
)
def test_known_facts_about_sets_are_reasons(view: View, best: str, other: str, fact: Fact) -> None:
    assert fact in proven_rummy_facts(view, parse_action(best), parse_action(other))


def test_two_discards_are_compared_by_the_cards_missing_afterwards() -> None:
    view = rummy_view("KS QS JS 4H 4H 4H 7D 8D 2C")
    best, other = Discard((parse_card("2C"),)), Discard((parse_card("8D"),))

    assert select_reasons(SeatPosition(view), best, other, None)[0] == DistanceWithoutCard(
        parse_card("2C"), 1, parse_card("8D"), 2
    )


def test_a_forced_draw_is_no_card_that_has_to_be_played() -> None:
    game = find_variant("marriage").create_game()
    for view in views_of_sets(game):
        if len(view.legal_actions) == 1:
            assert select_reasons(SeatPosition(view), view.legal_actions[0], None, None) == (
                ForcedAction(is_play=False),
            )


def test_reasons_about_sets_are_true_throughout_a_deal() -> None:
    game = find_variant("marriage").create_game()
    told = 0
    for view in views_of_sets(game):
        verdict = evaluate(view, None) if told < 3 else None
        best, other = view.legal_actions[0], view.legal_actions[-1]
        for fact in (
            verdict.reasons if verdict else select_reasons(SeatPosition(view), best, other, None)
        ):
            assert is_true(fact, view), fact
            told += 1

    assert told > 10


def is_true(fact: Fact, view: View) -> bool:
    match fact:
        case NextPlayerPickedUp(seat, taken):
            return any((turn.seat, turn.taken_offer) == (seat, taken) for turn in view.rummy.turns)
        case NextPlayerPassedUp(seat):
            return any(turn.seat == seat for turn in view.rummy.turns)
        case CopiesUnseen(of, number):
            return number + view.hand.count(of) <= 3
        case KnownTiplu(of):
            return of == view.rummy.tiplu
        case DistanceWithoutCard(_, missing, _, more):
            return missing < more
        case _:
            return True


def views_of_sets(game: Game) -> Iterator[View]:
    state, rng, player = game.initial_state(MatchStart(Seat(0))), Random(4), heuristic_bot()
    for _ in range(60):
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 4))
            continue
        view = create_view(game, state, state.turn)
        yield view
        state = game.step(state, player.decide(view, SearchContext(rng)).action)


def test_a_draw_is_argued_for_by_how_many_can_still_come() -> None:
    view = rummy_view("KS QS 4H", discards="2H JS JS", drawn=False)

    found = select_reasons(SeatPosition(view), Draw("offer"), Draw("stock"), None)

    assert CopiesUnseen(parse_card("JS"), 1) in found
