"""What cards are that lie together, and how a hand is best put into sets."""

from collections import Counter
from dataclasses import replace

import pytest

from marjapussi_gui.engine.actions import Finish, Lay
from marjapussi_gui.engine.cards import parse_card, parse_cards
from marjapussi_gui.engine.rummy.card_groups import (
    SetKind,
    best_groups,
    complete_groups,
    finish_action_from_groups,
    lay_action_from_groups,
    set_kind,
)
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import Seat
from tests.engine.scenarios.deals import deal_rummy
from tests.scripted_match import ScriptedMatch

ME = Seat(0)
HAND = "7S 8S 9S KH KH KH 2D 3D 4D 4H 5H TC"
SETS = ["9S 8S 7S", "KH KH KH", "4D 3D 2D"]


def turn_rules_at(table: ScriptedMatch) -> RummyTurnRules:
    return RummyTurnRules(table.game.rules, table.game.seating)


def after_draw() -> ScriptedMatch:
    return deal_rummy(HAND, top="QD").do("draw offer")


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("9S 8S 7S", SetKind.PURE),
        ("KH KH KH", SetKind.TUNNELA),
        ("5C 5C", SetKind.DUBLEE),
        ("KH KS KD", SetKind.TRIAL),
        ("9S 8S", SetKind.NONE),
        ("9S 8S QD", SetKind.NONE),  # nobody knows yet what is wild
    ],
)
def test_cards_that_lie_together_are_a_kind_of_set(cards: str, kind: SetKind) -> None:
    table = after_draw()
    group = list(reversed(parse_cards(cards)))

    assert set_kind(table.state.rummy, ME, turn_rules_at(table), group) is kind


def test_marriages_and_wild_cards_count_once_the_tiplu_is_known() -> None:
    table = after_draw().do("lay 7S 8S 9S / KH KH KH / 2D 3D 4D")
    seen, turn_rules = replace(table.state.rummy, tiplu=parse_card("5H")), turn_rules_at(table)
    dirty, married = parse_cards("9S 8S 5D"), parse_cards("6H 5H 4H")

    assert set_kind(seen, ME, turn_rules, dirty) is SetKind.DIRTY
    assert set_kind(seen, ME, turn_rules, married) is SetKind.MARRIED
    assert set_kind(seen, Seat(1), turn_rules, dirty) is SetKind.NONE
    assert set_kind(seen, Seat(1), turn_rules, married) is SetKind.PURE


def test_the_best_groups_hold_the_hand_and_begin_with_what_is_to_be_laid() -> None:
    table = after_draw()
    hand = table.state.rummy.hands[ME]

    groups = best_groups(table.state.rummy, ME, turn_rules_at(table))

    assert not Counter(card for group in groups for card in group) - Counter(hand)
    assert set(map(parse_cards, SETS)) <= {tuple(group) for group in groups}
    assert parse_cards("5H 4H") in groups  # it may become a set


def test_groups_with_keeps_the_sets_that_were_given() -> None:
    table = after_draw()
    given = parse_cards("4D 4H")

    groups = complete_groups(table.state.rummy, ME, turn_rules_at(table), [given])

    assert groups[0] == given
    assert parse_cards("4D 3D 2D") not in groups


def test_groups_are_laid_as_they_are() -> None:
    table = after_draw()
    groups = [*map(parse_cards, SETS), parse_cards("5H 4H")]

    lay = lay_action_from_groups(table.state.rummy, ME, turn_rules_at(table), groups)

    assert lay == Lay(tuple(map(parse_cards, SETS)))
    assert not table.game.refusal_reason(table.state, lay)


def test_seven_pairs_are_laid_as_pairs() -> None:
    pairs = ["AS AS", "3H 3H", "5C 5C", "7D 7D", "9S 9S", "JH JH", "KC KC"]
    table = deal_rummy(" ".join(pairs), top="QD").do("draw offer")

    lay = lay_action_from_groups(
        table.state.rummy, ME, turn_rules_at(table), list(map(parse_cards, pairs))
    )

    assert lay == Lay(tuple(map(parse_cards, pairs)))


def test_a_finish_discards_the_only_card_outside_sets() -> None:
    table = after_draw()
    sets, alone = parse_cards("9S 8S 7S"), parse_card("TC")

    assert finish_action_from_groups(table.state.rummy, ME, [sets, (alone,)]) == Finish(
        (sets,), alone
    )
    assert finish_action_from_groups(table.state.rummy, ME, [sets, (alone,), (alone,)]) == Finish()
