"""Questions about marriages to which the answer is known to be no are never asked or advised."""

from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.bots.belief.pointless_marriage_questions import pointless_questions
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import Bot, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import HeuristicPlayer, PolicyPlayer
from marjapussi_gui.commands.hint import replay_file
from marjapussi_gui.engine.actions import Action, AskHalf, AskWhole
from marjapussi_gui.engine.cards import MARRIAGE_PAIRS, CardSet, card_set
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.contrast import EquallyGood
from marjapussi_gui.model.verdict import Grade
from tests.analysis.test_proven_facts import possible_deals
from tests.analysis.test_recorded_positions import FOLDER
from tests.analysis.trick_decisions import states_with_choice
from tests.analysis.view_notation import trick_view


def view_of(name: str) -> View:
    replayed = replay_file(str(FOLDER / f"{name}.marja"))
    return create_view(replayed.record.header.game, replayed.state, replayed.state.turn)


def pointless_in(view: View) -> set[Action]:
    return {*pointless_questions(SeatPosition(view))}


@pytest.mark.parametrize(
    ("view", "pointless"),
    [
        (trick_view("marjapussi", "KH 9H 8S"), set()),
        (trick_view("marjapussi", "KH 9H 8S", gone="QH 9D 8D 7D"), {"half? H"}),
        (view_of("huutopussi-109"), {"whole?"}),  # all kings and queens are gone
        # the partner has said no, and there are no halves in hand
        (view_of("pfadfinder-asked"), {"whole?", "half? S", "half? H", "half? D", "half? C"}),
    ],
)
def test_a_question_is_pointless_if_the_answer_is_known_to_be_no(
    view: View, pointless: set[str]
) -> None:
    assert pointless_in(view) == {parse_action(each) for each in pointless}


@pytest.mark.parametrize("key", ["huutopussi", "pfadfinder", "marjapussi"])
def test_a_pointless_question_is_answered_no_in_every_possible_deal(key: str) -> None:
    game = find_variant(key).create_game()
    found = 0
    for state in (each for seed in range(6) for each in states_with_choice(game, seed)):
        view = create_view(game, state, state.turn)
        pointless = pointless_in(view)
        deals = [*possible_deals(view)] if pointless else []
        partner = game.seating.partner_of(view.seat)
        for hands in deals:
            assert not any(leads_to_marriage(each, view, hands[partner]) for each in pointless)
        found += len(pointless)

    assert found


def leads_to_marriage(question: Action, view: View, partners_hand: CardSet) -> bool:
    own, declared = card_set(view.hand), view.marriages.declared_suits
    match question:
        case AskHalf(suit):
            halves = [held & MARRIAGE_PAIRS[suit] for held in (own, partners_hand)]
            return all(halves) and sum(halves) == MARRIAGE_PAIRS[suit]
        case _:
            return any(
                partners_hand & pair == pair and not declared >> suit & 1
                for suit, pair in enumerate(MARRIAGE_PAIRS)
            )


@pytest.mark.parametrize("name", ["huutopussi-109", "pfadfinder-asked"])
def test_a_pointless_question_is_neither_advised_nor_tied_nor_asked(name: str) -> None:
    view = view_of(name)
    verdict = evaluate(view, None)
    choice = LEVELS["expert"]().decide(view, SearchContext(Random(1)))

    assert AskWhole() in view.legal_actions
    assert AskWhole() not in [each.action for each in verdict.action_values]
    assert choice.action != AskWhole()
    assert AskWhole() not in dict(choice.values)


@pytest.mark.parametrize("key", ["huutopussi", "pfadfinder", "marjapussi", "bondtolva"])
@pytest.mark.parametrize("player", [HeuristicPlayer(), PolicyPlayer()])
def test_heuristics_never_ask_a_pointless_question(key: str, player: Bot) -> None:
    game = find_variant(key).create_game()
    found = 0
    for state in (each for seed in range(6) for each in states_with_choice(game, seed)):
        view = create_view(game, state, state.turn)
        pointless = pointless_in(view)
        found += len(pointless)

        assert player.decide(view, SearchContext(Random(1))).action not in pointless

    assert found


def test_heuristics_ask_for_a_half_if_the_partner_surely_has_no_whole() -> None:
    view = trick_view("marjapussi", "KH 9H 8S", gone="KS QD QC 7D")

    assert pointless_in(view) == {AskWhole()}
    choice = HeuristicPlayer().decide(view, SearchContext(Random(1)))
    assert choice.action == parse_action("half? H")


def test_a_whole_that_has_to_be_asked_before_a_half_is_not_pointless() -> None:
    game = find_variant("pfadfinder").create_game({"half_after_whole": True})
    view = trick_view("pfadfinder", "KH 9H 8S", gone="KS QD QC 7D")
    before_whole = replace(view, game=game, legal_actions=(AskWhole(), parse_action("play KH")))

    assert AskWhole() in pointless_in(view)
    assert not pointless_in(before_whole)


def test_a_pointless_question_that_was_asked_is_valued_but_never_named_as_equally_good() -> None:
    verdict = evaluate(view_of("huutopussi-109"), AskWhole())
    tie, *_ = verdict.reasons

    assert AskWhole() in [each.action for each in verdict.action_values]
    assert verdict.grade is Grade.FORCED  # so it doesn't count as a decision
    assert isinstance(tie, EquallyGood)
    assert {verdict.advised_action, *tie.actions} == {
        parse_action(f"play {each}") for each in ("9H", "7H")
    }
