"""What a hand of sets waits for, counted over the cards that its player has not seen."""

from marjapussi_gui.engine.cards import Card, parse_card, parse_cards
from marjapussi_gui.engine.rummy.helpful_cards import (
    HelpfulCards,
    can_lay_or_finish_with,
    cards_needed_twice,
    helpful_cards_by_discard,
    unseen_counts,
)
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import Seat
from tests.engine.scenarios.deals import deal_rummy
from tests.scripted_match import ScriptedMatch

ME = Seat(0)
ALONE = "TS 7S 8H 5H 6D 9D KD 2H 4C QC JH"  # no two of them lie near each other
HAND = f"2S 3S 4S KH KH KH 7C 9C 2D 3D {ALONE}"


def turn_rules_at(table: ScriptedMatch) -> RummyTurnRules:
    return RummyTurnRules(table.game.rules, table.game.seating)


def remaining_outs(table: ScriptedMatch) -> dict[Card, int]:
    return unseen_counts(table.view(ME).rummy, ME, table.game.dealing_phase.cards)


def has_enough(table: ScriptedMatch, drawn: str) -> bool:
    return can_lay_or_finish_with(table.state.rummy, ME, turn_rules_at(table), parse_card(drawn))


def after(table: ScriptedMatch, thrown: str) -> HelpfulCards:
    return helpful_cards_by_discard(
        table.view(ME).rummy, ME, turn_rules_at(table), table.game.dealing_phase.cards
    )[parse_card(thrown)]


def test_card_is_enough_that_makes_the_third_set() -> None:
    table = deal_rummy(HAND, top="QD")

    assert has_enough(table, "8C")
    assert has_enough(table, "4D")
    assert not has_enough(table, "5C")


def test_seventh_pair_is_enough_where_dublees_serve() -> None:
    pairs = "2S 2S 5S 5S 8H 8H JH JH 3D 3D 6D 6D 9C KC TS QS 2H 4H 9D QD 4C"

    assert has_enough(deal_rummy(pairs, top="AD", players=4), "9C")
    assert not has_enough(deal_rummy(pairs, top="AD", players=2), "9C")


def test_all_copies_are_counted_that_were_not_seen() -> None:
    table = deal_rummy(HAND, top="8C KS").do("draw stock")  # one eight of clubs lies on the pile

    waits = after(table, "KS")
    assert waits.cards == tuple(sorted(parse_cards("8C AD 4D")))
    assert waits.unseen_count == 2 + 3 + 3


def test_throw_out_of_a_pair_loses_what_the_pair_waited_for() -> None:
    table = deal_rummy(HAND, top="QD KS").do("draw stock")

    assert parse_card("8C") not in after(table, "7C").cards
    assert after(table, "7C").unseen_count == after(table, "KS").unseen_count - 3


def test_seen_tiplu_is_not_among_the_cards_that_may_come() -> None:
    hand = "7S 8S 9S KH KH KH 2D 3D 4D 4H 5H TC"
    table = deal_rummy(hand, top="QD").do("draw offer")
    before = remaining_outs(table)
    table.do("lay 7S 8S 9S / KH KH KH / 2D 3D 4D").chance("6H")

    assert remaining_outs(table)[parse_card("6H")] == before[parse_card("6H")] - 1


def test_card_is_wanted_twice_that_two_sets_need() -> None:
    others = "TS 7S 4S AS 6D 9D KD 3D 4C 7C TC 9H QH AC"
    table = deal_rummy(f"2H 3H 4H 5H KC KC KC {others}", top="6H")

    assert not has_enough(table, "6H")
    assert cards_needed_twice(table.state.rummy, ME, turn_rules_at(table), parse_card("6H")) == (
        parse_card("4H"),
    )


def test_third_of_a_pair_is_not_wanted_by_two_sets() -> None:
    table = deal_rummy(f"2H 3H 4H KC KC KC 9S 9S {ALONE[6:]}", top="6C")

    assert has_enough(table, "9S")
    assert parse_card("9S") not in cards_needed_twice(
        table.state.rummy, ME, turn_rules_at(table), parse_card("6C")
    )
