"""Known facts are mentioned only if they favour the better of two actions."""

from collections.abc import Iterator
from functools import partial
from random import Random
from threading import Event as Flag

import pytest
from marjapussi_gui.analysis.explanation.reason_selection import select_reasons

from marjapussi_gui.analysis.explanation.contrasts import find_contrasts
from marjapussi_gui.analysis.explanation.explanation import explain
from marjapussi_gui.analysis.explanation.outcome_features import Playout
from marjapussi_gui.analysis.explanation.perspective import Perspective
from marjapussi_gui.analysis.explanation.principles.applicable import applicable_principles
from marjapussi_gui.analysis.explanation.rummy_facts import proven_rummy_facts
from marjapussi_gui.analysis.explanation.trick_belief import TrickBelief
from marjapussi_gui.analysis.explanation.trick_facts import marriage_facts, proven_facts
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.engine.actions import Action, AskHalf, Draw, Play, Sooli
from marjapussi_gui.engine.cards import Suit, parse_card, parse_cards
from marjapussi_gui.engine.events import TrickTaken
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import NOBODY, ContestKind, MatchStart, Seat, Trick
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.contrast import ActionContrast, EquallyGood, PlayoutResult
from marjapussi_gui.model.facts import (
    CardAtRisk,
    CopiesUnseen,
    DealsSearched,
    Fact,
    HigherCardOut,
    HighestInSuit,
    HoldsNoneOfPair,
    KnownHolding,
    KnownVoid,
    PlaysLastToTrick,
    PrincipleApplies,
    TrumpsStillOut,
    UnbeatableCard,
)
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from tests.analysis.trick_decisions import states_with_choice
from tests.analysis.view_notation import bidding_view, rummy_view, trick_view

marjapussi = partial(trick_view, "marjapussi")
rami = partial(trick_view, "tuppi", contest=ContestKind.RAMI)
nolo = partial(trick_view, "tuppi", contest=ContestKind.NOLO)

NO_PARTNER_HEARTS, NO_HEARTS_LEFT = "9H 8H 7C 6H", "9H 7C 8H 6H"  # who is void in hearts
NEXT, PARTNER = Seat(1), Seat(2)


def known_facts(view: View, best: str, other: str) -> list[Fact]:
    return list(
        proven_facts(
            TrickBelief(SeatPosition(view)), Play(parse_card(best)), Play(parse_card(other))
        )
    )


def kinds(view: View, best: str, other: str) -> set[type[Fact]]:
    return set(map(type, known_facts(view, best, other)))


@pytest.mark.parametrize(
    ("view", "best", "other", "kind"),
    [
        (rami("AS 9S 3H", led="2S 4S 5S"), "9S", "AS", PlaysLastToTrick),
        (nolo("AS 3S 4H", led="4S 5S 6S"), "3S", "AS", PlaysLastToTrick),
        (marjapussi("TS 9S 8H", gone="AS 8S 7S 6S"), "TS", "9S", HighestInSuit),
        (marjapussi("AS 9S 8H"), "AS", "9S", UnbeatableCard),
        (nolo("2S KS 9H"), "2S", "KS", HigherCardOut),
        (marjapussi("9D 8S AS", led="7H KH", trump="S"), "8S", "9D", TrumpsStillOut),
    ],
)
def test_a_fact_in_favour_of_a_card_is_relevant(
    view: View, best: str, other: str, kind: type[Fact]
) -> None:
    assert kind in kinds(view, best, other)


@pytest.mark.parametrize(
    ("view", "best", "other", "kind"),
    [
        (marjapussi("TD 7D KS", led="8H 9H AH"), "7D", "TD", PlaysLastToTrick),
        (marjapussi("TS 9S 8H", gone="AS 8S 7S 6S"), "8H", "TS", HighestInSuit),
        (marjapussi("AS 9S 8H"), "AS", "9S", HighestInSuit),
        (marjapussi("TH 9H 6S"), "9H", "6S", HigherCardOut),
        (nolo("2S KS 9H", gone="AS 3S 4S 5S"), "KS", "2S", HighestInSuit),
        (nolo("2S AS 9H"), "AS", "9H", UnbeatableCard),
        (marjapussi("AS AH 8H"), "AS", "AH", UnbeatableCard),
        (rami("AS KS 3H", led="2S", gone="QS JS TS 9S"), "AS", "KS", UnbeatableCard),
        (marjapussi("TD 7D KS", led="8H 9H", trump="C"), "7D", "TD", TrumpsStillOut),
    ],
)
def test_a_fact_not_in_favour_of_a_card_is_irrelevant(
    view: View, best: str, other: str, kind: type[Fact]
) -> None:
    assert kind not in kinds(view, best, other)


def test_a_partner_without_a_suit_speaks_for_it_where_he_can_trump() -> None:
    hearts = KnownVoid(PARTNER, Suit(1), 1)

    assert hearts in known_facts(marjapussi("TH 9D", trump="S", gone=NO_PARTNER_HEARTS), "TH", "9D")
    assert hearts not in known_facts(marjapussi("TH 9D", gone=NO_PARTNER_HEARTS), "TH", "9D")
    assert hearts not in known_facts(
        marjapussi("TH 9D", trump="S", gone=NO_PARTNER_HEARTS), "9D", "TH"
    )


def test_an_opponent_without_a_suit_speaks_against_it_where_he_can_trump() -> None:
    hearts = KnownVoid(NEXT, Suit(1), 1)

    assert hearts in known_facts(marjapussi("TH 9D", trump="S", gone=NO_HEARTS_LEFT), "9D", "TH")
    assert hearts not in known_facts(marjapussi("TH 9D", gone=NO_HEARTS_LEFT), "9D", "TH")
    assert hearts in known_facts(marjapussi("TH 9D", gone=NO_HEARTS_LEFT), "TH", "9D")


def test_a_question_is_argued_by_its_own_suit() -> None:
    elsewhere = 0
    for view, asked in half_questions():
        at, suit = TrickBelief(SeatPosition(view)), asked.suit
        holdings = [
            each for each in proven_facts(at, asked, None) if isinstance(each, HoldsNoneOfPair)
        ]
        assert all(each.suit == suit for each in holdings)
        every = (each for each in marriage_facts(at) if isinstance(each, HoldsNoneOfPair))
        elsewhere += any(each.suit != suit for each in every)

    assert elsewhere


def half_questions() -> Iterator[tuple[View, AskHalf]]:
    game = find_variant("huutopussi").create_game()
    for state in (each for seed in range(8) for each in states_with_choice(game, seed)):
        view = create_view(game, state, state.turn)
        yield from ((view, each) for each in view.legal_actions if isinstance(each, AskHalf))


def test_a_fact_that_holds_for_either_card_comes_last() -> None:
    view = rami("AS 3S 4H", led="2S KS 5S")
    best, other = Play(parse_card("3S")), Play(parse_card("AS"))

    first, *_ = select_reasons(SeatPosition(view), best, other, None)

    assert PlaysLastToTrick in kinds(view, "3S", "AS")
    assert PlaysLastToTrick in kinds(view, "AS", "3S")
    assert first == UnbeatableCard(parse_card("KS"), PARTNER)


def test_a_sure_trick_is_mentioned_once() -> None:
    view = marjapussi("AS 9S 8H")
    best, other = Play(parse_card("AS")), Play(parse_card("9S"))

    def lines(action: Action, _deals: int) -> list[Playout]:
        return [won_trick(ME_WINS if action == best else NEXT, "9H 8H 7H 6H")] * 10

    found = select_reasons(SeatPosition(view), best, other, lines)

    assert [type(each) for each in found] == [ActionContrast, CardAtRisk, PrincipleApplies]
    assert isinstance(found[0], ActionContrast)
    assert found[0].result in (PlayoutResult.TRICK, PlayoutResult.LEAD)
    assert UnbeatableCard(parse_card("AS"), Seat(0)) in proven_facts(
        TrickBelief(SeatPosition(view)), best, other
    )


def test_a_principle_does_not_repeat_what_is_known() -> None:
    view = marjapussi("AS 9S 8H")
    best, other = Play(parse_card("AS")), Play(parse_card("9S"))

    found = select_reasons(SeatPosition(view), best, other, None)

    assert UnbeatableCard(parse_card("AS"), Seat(0)) in found
    assert PrincipleApplies(Principle.SURE_TRICK) not in found
    assert Principle.SURE_TRICK in applicable_principles(SeatPosition(view), best, other)


ME_WINS = Seat(0)
PAIRS = Seating(4, has_partners=True)


def won_trick(winner: Seat, played: str = "TH 9H 8H 7H") -> Playout:
    cards = parse_cards(played)
    trick = Trick(PAIRS.seats, cards, cards[winner], winner)
    return (TrickTaken(PAIRS.side_of(winner), trick),)


def test_what_a_card_brings_is_no_reason_for_a_word() -> None:
    ours, theirs = [won_trick(ME_WINS)] * 10, [won_trick(NEXT)] * 10
    cards = Play(parse_card("AS")), Play(parse_card("9S"))

    def contrast_results(*actions: Action) -> set[PlayoutResult]:
        first, second = actions
        return {
            each.result
            for each in find_contrasts(ours, theirs, Perspective(Seat(0), PAIRS), (first, second))
        }

    of_a_card = {PlayoutResult.TRICK, PlayoutResult.LEAD, PlayoutResult.CARD_LOST}
    assert of_a_card <= contrast_results(*cards)
    assert not of_a_card & contrast_results(AskHalf(Suit(0)), cards[1])


def test_a_ten_is_no_loss_where_cards_count_nothing() -> None:
    ours, theirs = [won_trick(ME_WINS)] * 10, [won_trick(NEXT)] * 10
    cards = Play(parse_card("AS")), Play(parse_card("9S"))
    of_tricks = Perspective(Seat(0), PAIRS, has_card_points=False)

    found = {each.result for each in find_contrasts(ours, theirs, of_tricks, cards)}

    assert not {PlayoutResult.CARD_LOST, PlayoutResult.HIGH_CARD_LOST} & found
    assert PlayoutResult.TRICK in found


def test_copies_that_can_still_come_are_no_reason_to_throw_or_to_leave_a_card() -> None:
    hand = rummy_view("6H 2C 9D")
    offered = rummy_view("KS QS 4H", discards="2H JS", drawn=False)

    throwing = proven_rummy_facts(hand, parse_action("discard 2C"), parse_action("discard 6H"))
    leaving = proven_rummy_facts(offered, Draw("stock"), Draw("offer"))

    assert not any(isinstance(each, CopiesUnseen) for each in (*throwing, *leaving))


def test_half_a_marriage_is_worth_no_trick_without_a_partner() -> None:
    best, other = Play(parse_card("AS")), Play(parse_card("9S"))
    half, whole = (
        trick_view("avomarjapussi", f"AS 9S KH {each}", led="TS") for each in ("8H", "QH")
    )

    assert Principle.WIN_TO_DECLARE in applicable_principles(SeatPosition(whole), best, other)
    assert Principle.WIN_TO_DECLARE not in applicable_principles(SeatPosition(half), best, other)


def test_known_holdings_are_mentioned_only_for_marriages() -> None:
    tuppi = [(view, view.legal_actions) for view in views("tuppi") if view.phase != "play"]
    facts = [
        fact
        for view, legal in tuppi
        for fact in proven_facts(TrickBelief(SeatPosition(view)), legal[0], legal[-1])
    ]

    assert len(tuppi) > 4
    assert not any(isinstance(each, KnownHolding) for each in facts)


def views(key: str) -> Iterator[View]:
    """Yield the view of each decision in the first hand of a random match."""
    game, rng = find_variant(key).create_game(), Random(3)
    state = game.initial_state(MatchStart(Seat(0)))
    while not state.match.hands_played:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 3))
            continue
        view = create_view(game, state, state.turn)
        yield view
        calls = [each for each in view.legal_actions if isinstance(each, Sooli)]
        state = game.step(state, calls[0] if calls else rng.choice(view.legal_actions))


def test_three_aces_are_no_hand_of_small_cards() -> None:
    small = bidding_view("tuppi", "AS 8S 7H 6H 5D 4D 3C 2C")
    high = bidding_view("tuppi", "AS 8S AH 6H AD 4D 3C 2C")
    show = parse_action("show 8S"), parse_action("show 6H")

    assert Principle.SHOW_WEAKNESS in applicable_principles(SeatPosition(small), *show)
    assert Principle.SHOW_WEAKNESS not in applicable_principles(SeatPosition(high), *show)


def test_a_close_decision_has_no_arguments() -> None:
    view = marjapussi("AS KS 9H")
    ace, nine = (Play(parse_card(name)) for name in ("AS", "9H"))
    worths = (ActionValue(ace, 0.0, 0.6), ActionValue(nine, 0.0, 0.59, 0.02))
    verdict = Verdict(
        view.seat, DecisionKind.LEAD, nine, worths, Grade.CLOSE, 9, (DealsSearched(9),)
    )

    assert explain(SeatPosition(view), verdict, Flag()).reasons == (DealsSearched(9),)


def test_what_was_done_and_is_as_good_is_no_rival() -> None:
    view = marjapussi("AS KS 9H")
    ace, king, nine = (Play(parse_card(name)) for name in ("AS", "KS", "9H"))
    worths = (ActionValue(ace, 0.0, 0.6), ActionValue(king, 0.0, 0.6), ActionValue(nine, 0.0, 0.6))
    verdict = Verdict(view.seat, DecisionKind.LEAD, king, worths, Grade.FORCED)

    assert explain(SeatPosition(view), verdict, Flag()).reasons == (
        EquallyGood(3, (ace, king, nine), is_majority=True),
        PrincipleApplies(Principle.WIN_TO_DECLARE),
    )


def test_two_ways_to_lay_are_not_held_against_each_other() -> None:
    view = rummy_view("KS QS JS TS 4H 4H 4H 7D 8D 9D")
    best, other = (
        parse_action(f"lay {first} / 4H 4H 4H / 9D 8D 7D") for first in ("KS QS JS", "QS JS TS")
    )

    assert (
        select_reasons(
            SeatPosition(view), best, other, None, (), {best: [2.0] * 9, other: [1.0] * 9}
        )
        == ()
    )
    assert list(applicable_principles(SeatPosition(view), best, parse_action("discard KS"))) == [
        Principle.LAY_EARLY
    ]
