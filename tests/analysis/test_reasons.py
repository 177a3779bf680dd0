"""Reasons hold for all the best actions, speak against the others, and lead to the best."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain
from random import Random
from threading import Event as Flag

import pytest

from marjapussi_gui.analysis.explanation.contract_outlook import bid_facts
from marjapussi_gui.analysis.explanation.explanation import explain, explain_choice
from marjapussi_gui.analysis.explanation.outcome_features import Playout
from marjapussi_gui.analysis.explanation.principles.applicable import recommendations
from marjapussi_gui.analysis.explanation.reason_choice import (
    Reason,
    fitting_reasons,
    leading_reasons,
    principle_gain,
)
from marjapussi_gui.analysis.explanation.reasons import forced_reason, position_reasons
from marjapussi_gui.analysis.explanation.trick_facts import trick_reasons
from marjapussi_gui.analysis.explanation.trick_knowledge import TrickKnowledge
from marjapussi_gui.bots.belief.pointless_marriage_questions import pointless_questions
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS, heuristic_bot
from marjapussi_gui.engine.actions import Action, Bid, Pass, Play, Raise, Stand
from marjapussi_gui.engine.cards import Suit, card_set, parse_card, parse_cards
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.state import NO_CARD, NOBODY, MatchStart, RummyTurn, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.contrast import EquallyGood, MeanGain
from marjapussi_gui.model.facts import (
    CardAtRisk,
    CardsMissingAfterDiscard,
    ContractAmountChances,
    CountsAgainstCard,
    DealsSearched,
    ExpectedTotal,
    Fact,
    ForcedAction,
    HelpfulAfterDiscard,
    HighestInSuit,
    KnownTiplu,
    NextPlayerPickedUp,
    NoSearchTimeLeft,
    PointTotalChances,
    PrincipleApplies,
    SearchFact,
    SharedCardTrait,
    TiedCards,
    UnbeatableCard,
)
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from tests.analysis.trick_decisions import states_with_choice
from tests.analysis.view_notation import bidding_view, rummy_view, trick_view
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.preset_games import few_standard_trick_games
from tests.scripted_match import ScriptedMatch

ACE, KING, NINE = (Play(parse_card(name)) for name in ("AS", "KS", "9S"))
NEXT = Seat(1)
GOOD, BAD = 0.6, 0.4  # chances of winning, far enough from each other that there is no tie


def no_playouts(_action: Action, _number: int) -> list[Playout]:
    return []


def create_verdict(view: View, best: str, chosen: str = "") -> Verdict:
    tied = [Play(each) for each in parse_cards(best)]
    rest = [each for each in view.legal_actions if each not in tied]
    values = [ActionValue(each, 0.0, GOOD) for each in tied]
    values += [ActionValue(each, 0.0, BAD) for each in rest]
    done = Play(parse_card(chosen)) if chosen else tied[0]
    grade = Grade.FINE if done in tied else Grade.BLUNDER
    return Verdict(view.seat, DecisionKind.LEAD, done, (*values,), grade)


def reasons_for(view: View, best: str, chosen: str = "") -> tuple[Fact, ...]:
    verdict = create_verdict(view, best, chosen)
    return explain(SeatPosition(view), verdict, Flag(), no_playouts).reasons


def test_as_few_reasons_are_given_as_lead_to_the_best_actions() -> None:
    everything, either, both = (
        Reason(fact, frozenset(actions))
        for fact, actions in (
            (DealsSearched(1), (ACE, KING, NINE)),
            (DealsSearched(2), (ACE, KING)),
            (DealsSearched(3), (ACE, NINE)),
        )
    )

    assert leading_reasons((everything, either), (ACE, KING)) == (DealsSearched(2),)
    assert leading_reasons((everything, either, both), (ACE,)) == (
        DealsSearched(2),
        DealsSearched(3),
    )
    assert leading_reasons((everything, either), (ACE,)) == ()
    assert fitting_reasons((everything, either, both), (ACE, NINE), KING) == [both]


def test_a_tie_is_named_with_the_reason_that_leads_to_it() -> None:
    eight, nine, king, queen = (Play(parse_card(name)) for name in ("8S", "9D", "KH", "QH"))

    assert reasons_for(trick_view("marjapussi", "KH QH 8S 9D"), "8S 9D") == (
        EquallyGood(2, (eight, nine), is_majority=False, others=(king, queen)),
        PrincipleApplies(Principle.KEEP_THE_PAIR),
    )


def test_if_all_actions_are_equally_good_nothing_speaks_for_some_of_them() -> None:
    tie, shared = reasons_for(trick_view("marjapussi", "AS 9S 8H", trump="H"), "AS 9S 8H")

    assert isinstance(tie, EquallyGood)
    assert (tie.count, tie.others) == (3, ())
    assert shared == TiedCards(SharedCardTrait.UNSURE, parse_cards("AS 9S 8H"))


@pytest.mark.parametrize(
    ("hand", "led", "best", "trait"),
    [
        ("AS AD AC", "", "AS AD AC", SharedCardTrait.SURE),  # nobody may trump
        ("9S 7S AH", "TS", "9S 7S", SharedCardTrait.LOST),
        ("AS AD 9H", "", "AS AD", SharedCardTrait.BELOW_TRUMPS),
        ("8S 9D TC AH", "", "8S 9D", SharedCardTrait.POINTLESS),
        ("9S 8S 7D", "", "9S 8S", SharedCardTrait.NEIGHBOURS),
        ("9S 7S 7D", "", "9S 7S", None),  # the eight of spades is out
        ("AS 9D 8C", "", "9D 8C", None),  # only the ace may be sure
    ],
)
def test_equally_good_cards_are_named_with_what_they_share(
    hand: str, led: str, best: str, trait: SharedCardTrait | None
) -> None:
    trump = "" if trait == SharedCardTrait.SURE else "H"
    _, *shared = reasons_for(trick_view("marjapussi", hand, led=led, trump=trump), best)

    assert [each.trait for each in shared if isinstance(each, TiedCards)] == [trait] * bool(trait)


AT_RISK = CardAtRisk(parse_card("TH"), parse_card("AH"), (Seat(1), Seat(3)))


def test_a_reason_that_fits_but_leads_nowhere_only_speaks_against_a_card() -> None:
    view = trick_view("marjapussi", "TH 9H 8S")
    verdict = create_verdict(view, "9H")
    ten = ActionValue(Play(AT_RISK.card), 0.0, BAD)
    compared = replace(verdict, action_values=(verdict.best, ten))

    found = explain(SeatPosition(view), compared, Flag(), no_playouts).reasons

    assert found == (CountsAgainstCard(AT_RISK.card), AT_RISK)


@pytest.mark.parametrize(("chosen", "facts"), [("8S", ()), ("TH", (AT_RISK,))])
def test_a_reason_speaks_against_the_mistake_and_nothing_else(
    chosen: str, facts: tuple[Fact, ...]
) -> None:
    assert reasons_for(trick_view("marjapussi", "TH 9H 8S"), "9H", chosen) == facts


def test_what_would_beat_one_card_is_no_reason_for_another_that_it_would_beat_too() -> None:
    view = trick_view("marjapussi", "TH TD 8S")

    ten, other, eight = (Play(parse_card(each)) for each in ("TH", "TD", "8S"))
    found = list(trick_reasons(TrickKnowledge(SeatPosition(view)), {ten, other, eight}, ten))

    assert [each.fact for each in fitting_reasons(found, {eight}, ten)] == [AT_RISK]
    assert not fitting_reasons(found, {other}, ten)


def test_a_close_decision_has_no_reasons() -> None:
    view = trick_view("marjapussi", "AS KS 9H")
    nine = Play(parse_card("9H"))
    values = ActionValue(ACE, 0.0, 0.6), ActionValue(nine, 0.0, 0.59, 0.02)
    searched = (DealsSearched(9),)
    verdict = Verdict(view.seat, DecisionKind.LEAD, nine, values, Grade.CLOSE, 9, searched)

    assert explain(SeatPosition(view), verdict, Flag()).reasons == ()


def positions_with_ties(game: Game) -> Iterator[tuple[SeatPosition, Verdict]]:
    """Yield positions in which random actions are equally good."""
    rng = Random(5)
    for state in chain.from_iterable(states_with_choice(game, seed) for seed in range(3, 9)):
        view = create_view(game, state, state.turn)
        values = [
            ActionValue(each, 0.0, rng.choice((GOOD, BAD)))
            for each in rng.sample(view.legal_actions, len(view.legal_actions))
        ]
        values.sort(key=lambda each: -(each.win_chance or 0))
        verdict = Verdict(view.seat, DecisionKind.LEAD, values[0].action, (*values,), Grade.FINE)
        yield SeatPosition(view), verdict


@few_standard_trick_games
def test_reasons_hold_for_all_best_actions_and_lead_to_them(game: Game) -> None:
    told = 0
    for position, verdict in positions_with_ties(game):
        pointless = pointless_questions(position)
        if verdict.chosen in pointless:
            continue
        best = {each.action for each in verdict.tied_values} - pointless
        options = {each.action for each in verdict.action_values} - pointless | best
        meanings = dict(recommendations(position, options))
        tie, *facts = explain(position, verdict, Flag(), no_playouts).reasons or (None,)
        if len(best) > 1:
            assert isinstance(tie, EquallyGood)
            assert {*tie.actions} == best
        elif tie is not None:
            facts.insert(0, tie)
        sets = [meaning for each in facts if (meaning := meaning_of(each, options, meanings))]
        assert all(best <= each for each in sets), facts
        if sets and not any(isinstance(each, CountsAgainstCard) for each in facts):
            assert set.intersection(*sets) == best, facts
            told += 1

    assert told > 1


def meaning_of(
    fact: Fact, options: set[Action], meanings: Mapping[Principle, frozenset[Action]]
) -> set[Action]:
    """Return the actions that a reason speaks for, or nothing if it's only evidence."""
    match fact:
        case PrincipleApplies(principle):
            return {*meanings[principle]}
        case CardAtRisk(card) | CountsAgainstCard(card):
            return options - {Play(card)}
        case HighestInSuit(card):
            return {Play(card)}
        case UnbeatableCard(card) if Play(card) in options:
            return {Play(card)}
        case _:
            return set()


@few_standard_trick_games
def test_reasons_do_not_depend_on_hidden_cards(game: Game) -> None:
    rng, compared = Random(8), 0
    for state in list(states_with_choice(game, 6))[::40]:
        other = swap_hidden_cards(game, state, rng)
        if other != state:
            first, again = (
                explain_choice(view, BotDecision(view.legal_actions[0]))
                for view in (create_view(game, each, each.turn) for each in (state, other))
            )
            assert first == again
            compared += 1

    assert compared


def test_a_forced_card_has_its_obligation_as_the_only_reason() -> None:
    view = trick_view("marjapussi", "AS 9H 8H", led="7S 8S")

    assert reasons_for(view, "AS") == (
        ForcedAction(
            True, "FOLLOW", 1 << ACE.card, Suit(0), NO_CARD, card_set(parse_cards("9H 8H"))
        ),
    )
    assert reasons_for(trick_view("marjapussi", "AS", led="7H 8H"), "AS") == (ForcedAction(),)


def test_a_forced_draw_is_no_card_that_has_to_be_played() -> None:
    view = rummy_view("6H 2C 9D", drawn=False)

    assert forced_reason(SeatPosition(view)) == ForcedAction(is_play=False)


def test_principles_that_gain_nothing_are_not_said() -> None:
    view = trick_view("marjapussi", "TH 9D", trump="S", gone="9H 7C 8H 6H")
    position, actions = SeatPosition(view), view.legal_actions

    assert Principle.THEY_TRUMP in dict(recommendations(position, actions))
    assert (
        principle_gain("marjapussi", Principle.THEY_TRUMP)
        < 0
        < principle_gain("marriage", Principle.ACE_PAIR)
    )
    found = position_reasons(position, actions, actions[1], actions[0])
    assert PrincipleApplies(Principle.THEY_TRUMP) not in [each.fact for each in found]


# Computer players and bids


def test_a_player_without_time_or_search_has_reasons_too() -> None:
    view = trick_view("marjapussi", "AS KS 9H 8C", trump="H")
    choice = LEVELS["normal"]().decide(view, SearchContext(Random(1)))

    assert explain_choice(view, BotDecision(ACE, facts=(NoSearchTimeLeft(),))) == (
        NoSearchTimeLeft(),
    )
    assert not any(isinstance(each, MeanGain) for each in explain_choice(view, choice))


CHANCES = PointTotalChances(120, 0.8), PointTotalChances(125, 0.75), PointTotalChances(130, 0.4)


@pytest.mark.parametrize(
    ("best", "facts", "expected"),
    [
        (Bid(120), (CHANCES[0], ExpectedTotal(130)), (ExpectedTotal(130), CHANCES[0])),
        (Bid(130), CHANCES[2:], ()),
        (Pass(), CHANCES[2:], CHANCES[2:]),
        (Pass(), CHANCES[:1], ()),
        (Stand(), CHANCES, (ContractAmountChances(120, 0.8, 130, 0.4),)),
        (Raise(125), CHANCES, (ContractAmountChances(125, 0.75, 130, 0.4),)),
        (Raise(130), CHANCES, CHANCES[2:]),
    ],
)
def test_a_bid_is_explained_by_how_often_the_hand_makes_it(
    best: Action, facts: tuple[SearchFact, ...], expected: tuple[SearchFact, ...]
) -> None:
    view = bidding_view("huutopussi", "KH QH AS", bid=120)

    assert bid_facts(view, best, (best,), facts) == expected


def test_a_raise_is_not_held_against_one_that_ties_with_it() -> None:
    view = bidding_view("huutopussi", "KH QH AS", bid=120)
    tied = (Stand(), Raise(130))

    assert bid_facts(view, Stand(), tied, CHANCES) == CHANCES[:1]


def test_leaving_the_bid_to_the_partner_is_explained_by_that_alone() -> None:
    table = ScriptedMatch("huutopussi").deal_from_seed(3)
    for said in ("bid 50", "pass", "bid 60", "pass"):
        table.do(said)
    view = table.view(table.state.turn)

    choice = LEVELS["strong"]().decide(view, SearchContext(Random(1)))

    assert choice.action == Pass()
    assert explain_choice(view, choice) == (PrincipleApplies(Principle.PARTNER_BIDS),)


# Rummy


@pytest.mark.parametrize(
    ("view", "best", "other", "fact", "actions"),
    [
        (
            rummy_view("6H 2C 9D", turns=(RummyTurn(NEXT, parse_card("5H"), parse_card("KS")),)),
            "discard 2C",
            "discard 6H",
            NextPlayerPickedUp(NEXT, parse_card("5H")),
            {"discard 2C", "discard 9D"},
        ),
        (
            rummy_view("KS QS JS 4H 4H 4H 7D 8D 2C"),
            "discard 2C",
            "discard 8D",
            CardsMissingAfterDiscard(parse_card("2C"), 1, parse_card("8D"), 2),
            {"discard 2C"},
        ),
        (
            rummy_view("7H 2C", tiplu="7H", laid="AS KS QS", discards="7H", drawn=False),
            "draw offer",
            "draw stock",
            KnownTiplu(parse_card("7H")),
            {"draw offer"},
        ),
    ],
)
def test_a_proven_fact_of_rummy_speaks_for_these_actions(
    view: View, best: str, other: str, fact: Fact, actions: set[str]
) -> None:
    options = view.legal_actions
    found = position_reasons(SeatPosition(view), options, parse_action(best), parse_action(other))

    meanings = {each.fact: each.actions for each in found}
    assert meanings[fact] == {parse_action(each) for each in actions}


def test_reasons_of_rummy_are_true_throughout_a_deal() -> None:
    game = find_variant("marriage").create_game()
    state, rng, player = game.initial_state(MatchStart(Seat(0))), Random(4), heuristic_bot()
    kinds: set[type] = set()
    for _ in range(60):
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 4))
            continue
        view = create_view(game, state, state.turn)
        best, other = view.legal_actions[0], view.legal_actions[-1]
        for reason in position_reasons(SeatPosition(view), view.legal_actions, best, other):
            kinds.add(type(reason.fact))
            assert is_true(reason.fact, view), reason
        state = game.step(state, player.decide(view, SearchContext(rng)).action)

    assert {PrincipleApplies, HelpfulAfterDiscard} <= kinds


def is_true(fact: Fact, view: View) -> bool:
    match fact:
        case NextPlayerPickedUp(seat, taken):
            return any((turn.seat, turn.taken_offer) == (seat, taken) for turn in view.rummy.turns)
        case KnownTiplu(card):
            return card == view.rummy.tiplu
        case CardsMissingAfterDiscard(_, missing, _, more):
            return missing < more
        case HelpfulAfterDiscard(_, number, _, fewer):
            return number > fewer
        case _:
            return True
