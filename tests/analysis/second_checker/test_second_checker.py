"""Hints and answers against the rules, and the checker against statements known to be false."""

from functools import cache, partial
from operator import eq

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import CARDS_OF_SUIT, SUIT_OF, Card, cards_in_set
from marjapussi_gui.model import facts
from marjapussi_gui.model.card_reason import CardChoice, CardReason, Purpose
from tests.analysis.second_checker.card_reason_truth import false_in
from tests.analysis.second_checker.checks import CHECKS, Falsity
from tests.analysis.second_checker.decided import Decided, decisions
from tests.analysis.second_checker.fact_truth import false_in_sets, false_in_tricks
from tests.analysis.second_checker.meanings_rummy import RummyTable
from tests.analysis.second_checker.possible_deals import PossibleDeals
from tests.analysis.second_checker.trick_table import TrickTable
from tests.analysis.second_checker.verdict_truth import check_verdict
from tests.preset_games import ALL_GAMES

MENDED = (  # decisions in which something false was said
    "avomarjapussi-To ten seed 3 action 26",
    "avomarjapussi-To ten seed 31000 action 99",
    "bag-Forty and twenty seed 700 action 30",
    "tuppi-Home game seed 31003 action 50",
    "tuppi-Home game seed 8100 action 116",
)
DECISIONS = 7  # of each game and preset
EVALUATED = ("marjapussi-Standard", "huutopussi-three-Standard", "tuppi-Home game")


@cache
def some_decisions(name: str) -> tuple[Decided, ...]:
    found = tuple(decisions(name, ALL_GAMES[name], 3, hands=1, only_choices=False))
    return found[:: -(-len(found) // DECISIONS)]


def decided_at(place: str) -> Decided:
    name, _, rest = place.partition(" seed ")
    seed, number = map(int, rest.split(" action "))
    match = decisions(name, ALL_GAMES[name], seed, only_choices=False)
    return next(each for each in match if each.number == number)


def falsities(decided: Decided) -> list[Falsity]:
    return [each for check in CHECKS for _, false in check(decided) for each in false]


def leads_and_follows() -> list[TrickTable]:
    return [
        TrickTable(each)
        for name in EVALUATED
        for each in some_decisions(name)
        if each.view.phase == "play"
    ]


@pytest.mark.parametrize("name", ALL_GAMES)
def test_nothing_false_is_said(name: str) -> None:
    for decided in some_decisions(name):
        assert falsities(decided) == []


@pytest.mark.parametrize("place", MENDED)
def test_nothing_false_is_said_any_more(place: str) -> None:
    assert falsities(decided_at(place)) == []


@pytest.mark.parametrize("name", EVALUATED)
def test_a_verdict_says_nothing_false(name: str) -> None:
    decided = next(each for each in some_decisions(name) if each.view.tricks)
    said = [*check_verdict(decided)]

    assert said
    assert [each for _, false in said for each in false] == []


def test_the_true_deal_is_possible() -> None:
    for table in leads_and_follows():
        assert table.deals.exists(partial(eq, table.state))


def test_every_possible_deal_looks_alike() -> None:
    for table in leads_and_follows():
        deals = PossibleDeals(table.decided)
        found = deals.find()
        if found is not None:
            assert found.hands[table.me] == table.state.hands[table.me]
            assert found.tricks == table.state.tricks


def test_a_seat_that_may_have_a_suit_is_not_void() -> None:
    for table in leads_and_follows():
        for seat in table.trick.seats:
            held = cards_in_set(table.state.hands[seat])
            if seat != table.me and held:
                fact = facts.KnownVoid(seat, SUIT_OF[held[0]], 0)

                assert false_in_tricks(fact, table) == ["the seat may have the suit"]


def test_a_card_below_another_is_not_the_highest() -> None:
    for table in leads_and_follows():
        for card in table.cards:
            fact = facts.HighestInSuit(card)
            higher = table.higher(card) & (table.hand | table.out)

            assert bool(false_in_tricks(fact, table)) == bool(higher)


def test_a_trait_that_equally_good_cards_do_not_have_is_found() -> None:
    for table in leads_and_follows():
        beating = [card for card in table.cards if table.beats(card)]
        for trait, is_false in (
            (facts.SharedCardTrait.SURE, beating != table.cards),
            (facts.SharedCardTrait.LOST, bool(beating)),
            (facts.SharedCardTrait.NEIGHBOURS, len({SUIT_OF[each] for each in table.cards}) > 1),
        ):
            if is_false:
                assert false_in_tricks(facts.TiedCards(trait, (*table.cards,)), table)


def test_trumps_are_counted() -> None:
    for table in leads_and_follows():
        if table.trump >= 0:
            count = (table.out & CARDS_OF_SUIT[table.trump]).bit_count()

            assert false_in_tricks(facts.TrumpsStillOut(count, ()), table) == []
            assert false_in_tricks(facts.TrumpsStillOut(count + 1, ()), table)


def test_a_card_with_a_choice_is_not_forced() -> None:
    for table in leads_and_follows():
        if len(table.cards) > 1:
            reason = CardReason(table.me, table.cards[0], Purpose.FORCED)

            assert "another card was legal" in false_in(reason, table)


def test_only_the_lowest_card_is_the_lowest() -> None:
    for table in leads_and_follows():
        for card in table.cards:
            reason = CardReason(table.me, card, Purpose.UNEXPLAINED, CardChoice.LOWEST)
            is_lowest = card in table.lowest(cards_in_set(table.hand))

            assert (false_in(reason, table) == []) == is_lowest


def test_copies_are_counted() -> None:
    decided = next(
        each for each in some_decisions("marriage-Three jokers") if each.view.legal_actions
    )
    table = RummyTable(decided.view)
    card = Card(decided.view.hand[0])

    assert false_in_sets(facts.CopiesUnseen(card, table.unseen(card)), table) == []
    assert false_in_sets(facts.CopiesUnseen(card, table.unseen(card) + 1), table)


def test_legal_plays_are_the_cards_of_the_table() -> None:
    for table in leads_and_follows():
        assert [*map(Play, table.cards)] == [a for a in table.legal if isinstance(a, Play)]
