"""What cards are that lie together, and how a hand is best put into sets."""

from collections import Counter
from dataclasses import replace

import pytest

from marjapussi_gui.engine.actions import Finish, Lay
from marjapussi_gui.engine.cards import card, card_list
from marjapussi_gui.engine.phases.rummy_rights import Rights
from marjapussi_gui.engine.rummy.grouping import (
    SetKind,
    best_groups,
    grouped_finish,
    grouped_laying,
    groups_with,
    kind_of,
)
from marjapussi_gui.engine.state import Seat
from tests.engine.scenarios.deals import rummy
from tests.tabletop import Tabletop

ME = Seat(0)
HAND = "7S 8S 9S KH KH KH 2D 3D 4D 4H 5H TC"
SETS = ["9S 8S 7S", "KH KH KH", "4D 3D 2D"]


def rights_at(table: Tabletop) -> Rights:
    return Rights(table.game.rules, table.game.seating)


def drawn() -> Tabletop:
    return rummy(HAND, top="QD").do("draw offer")


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
    table = drawn()
    group = list(reversed(card_list(cards)))

    assert kind_of(table.state.rummy, ME, rights_at(table), group) is kind


def test_who_knows_the_tiplu_has_marriages_and_sets_with_wild_cards() -> None:
    table = drawn().do("lay 7S 8S 9S / KH KH KH / 2D 3D 4D")
    seen, rights = replace(table.state.rummy, tiplu=card("5H")), rights_at(table)
    dirty, married = card_list("9S 8S 5D"), card_list("6H 5H 4H")

    assert kind_of(seen, ME, rights, dirty) is SetKind.DIRTY
    assert kind_of(seen, ME, rights, married) is SetKind.MARRIED
    assert kind_of(seen, Seat(1), rights, dirty) is SetKind.NONE
    assert kind_of(seen, Seat(1), rights, married) is SetKind.PURE


def test_the_best_groups_hold_the_hand_and_begin_with_what_is_to_be_laid() -> None:
    table = drawn()
    hand = table.state.rummy.hands[ME]

    groups = best_groups(table.state.rummy, ME, rights_at(table))

    assert not Counter(card for group in groups for card in group) - Counter(hand)
    assert set(map(card_list, SETS)) <= {tuple(group) for group in groups}
    assert card_list("5H 4H") in groups  # it may become a set


def test_groups_with_keeps_the_sets_that_were_given() -> None:
    table = drawn()
    given = card_list("4D 4H")

    groups = groups_with(table.state.rummy, ME, rights_at(table), [given])

    assert groups[0] == given
    assert card_list("4D 3D 2D") not in groups


def test_groups_are_laid_as_they_are() -> None:
    table = drawn()
    groups = [*map(card_list, SETS), card_list("5H 4H")]

    lay = grouped_laying(table.state.rummy, ME, rights_at(table), groups)

    assert lay == Lay(tuple(map(card_list, SETS)))
    assert not table.game.refusal(table.state, lay)


def test_seven_pairs_are_laid_as_pairs() -> None:
    pairs = ["AS AS", "3H 3H", "5C 5C", "7D 7D", "9S 9S", "JH JH", "KC KC"]
    table = rummy(" ".join(pairs), top="QD").do("draw offer")

    lay = grouped_laying(table.state.rummy, ME, rights_at(table), list(map(card_list, pairs)))

    assert lay == Lay(tuple(map(card_list, pairs)))


def test_a_finish_throws_the_one_card_that_lies_alone() -> None:
    table = drawn()
    sets, alone = card_list("9S 8S 7S"), card("TC")

    assert grouped_finish(table.state.rummy, ME, [sets, (alone,)]) == Finish((sets,), alone)
    assert grouped_finish(table.state.rummy, ME, [sets, (alone,), (alone,)]) == Finish()
