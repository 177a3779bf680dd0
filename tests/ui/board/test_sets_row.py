"""My sets lie on trays in a row, and those of others clear of each other."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import Card, card, card_list
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.rummy.grouping import SetKind
from marjapussi_gui.engine.rummy.lacking import lacking, stand_ins
from marjapussi_gui.engine.rummy.melds import LONGEST, SetRules, wild_cards
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.board.layout import RATIO, Spot
from marjapussi_gui.ui.board.sets_layout import layout_of
from marjapussi_gui.ui.board.sets_row import LEFT, RIGHT, Group, sets_row
from marjapussi_gui.ui.wording import sets as words
from tests.ui.board.stages import Felt

ME = Seat(0)
SIZES = [(800, 600), (1280, 800), (1366, 768), (1920, 1080)]
HANDS = {
    "dealt": [Group(6, "loose"), Group(5, "loose"), Group(5, "loose"), Group(5, "loose")],
    "sorted": [Group(3, "ready")] * 6 + [Group(2, "making"), Group(2, "loose")],
    "laid": [Group(3, "laid")] * 3 + [Group(4, "ready")] * 2 + [Group(4, "loose")],
    "dublees": [Group(2, "laid")] * 7 + [Group(8, "loose")],
    "alone": [Group(1, "loose")] * 22,
}
LARGEST_INDEX = 0.256  # of a card's width


def box(spot: Spot) -> QRectF:
    wide, high = spot.width, spot.width * RATIO
    return QRectF(spot.x - wide / 2, spot.y - high / 2, wide, high)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
def test_all_cards_have_room_and_every_index_is_seen(hand: str, size: tuple[int, int]) -> None:
    layout = layout_of(variant("marriage").game(), ME).sized(*size)
    row = sets_row(layout, HANDS[hand])
    spots = [spot for group in row.spots for spot in group]

    assert box(spots[0]).left() >= LEFT * layout.width - 1
    assert box(spots[-1]).right() <= RIGHT * layout.width + 1
    for one, after in pairwise(spots):
        assert box(after).left() - box(one).left() >= (LARGEST_INDEX - 0.01) * one.width


@pytest.mark.parametrize("hand", ["sorted", "laid", "dublees"])
def test_no_tray_lies_over_another_and_each_holds_its_cards(hand: str) -> None:
    layout = layout_of(variant("marriage").game(), ME)
    row = sets_row(layout, HANDS[hand])
    boxes = [QRectF(t.left, t.top, t.width, t.height) for t in row.trays]

    assert not any(one.intersects(other) for one, other in pairwise(boxes))
    for tray, spots in zip(boxes, row.spots, strict=True):
        assert all(tray.adjusted(-1, -1, 1, 1).contains(box(spot)) for spot in spots)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sizes", [(3, 3, 3), (4, 5, 3), (2,) * 7])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sets_of_all_others_lie_clear_of_each_other_and_of_the_middle(
    players: int, sizes: tuple[int, ...], size: tuple[int, int]
) -> None:
    layout = layout_of(variant("marriage").game(players=players), ME).sized(*size)
    taken = []
    for seat in map(Seat, range(1, players)):
        for place in range(len(sizes)):
            spots = layout.spots(Zone("laid", seat, place), sizes)
            taken.append(box(spots[0]) | box(spots[-1]))
    taken.append(box(layout.spots(Zone("stock"), [1])[0]))
    taken.append(box(layout.spots(Zone("discards"), [1])[0]))

    covered = [both for both in combinations(taken, 2) if _cover(sizes, *both)]
    felt = QRectF(0, 0, *size)
    assert covered == []
    assert all(felt.contains(each) for each in taken)


def _cover(sizes: tuple[int, ...], one: QRectF, other: QRectF) -> bool:
    """Return whether more lies over another than the foot of a pair below the index."""
    both = one & other
    most = 0.3 * min(one.height(), other.height()) if max(sizes) == 2 else 1.0
    return both.width() > 1 and both.height() > most


@pytest.mark.parametrize(
    ("cards", "lacks"),
    [("5H 6H", "4H 7H"), ("5H 7H", "6H"), ("9S 9H", "9D 9C"), ("KD 2C", ""), ("4C 4C", "4C")],
)
def test_two_cards_lack_what_makes_them_a_set(cards: str, lacks: str) -> None:
    assert set(lacking(card_list(cards), LONGEST)) == set(card_list(lacks))


def test_a_wild_card_stands_for_the_one_that_is_missing() -> None:
    allowed = SetRules(wild_cards(card("8C")))

    assert stand_ins(card_list("TD JD 8H KD"), allowed) == ((card("8H"), card("QD")),)
    assert stand_ins(card_list("TD JD QD KD"), allowed) == ()


def test_words_below_cards_say_what_they_are() -> None:
    stands = ((card("8H"), card("QD")),)

    assert words.group(SetKind.DIRTY, (), stands) == ("8♥ stands for Q♦", "8♥ = Q♦")
    assert words.group(SetKind.NONE, card_list("4H 7H")) == ("Wants 4♥ or 7♥", "+ 4♥ / 7♥")
    assert words.group(SetKind.TRIAL) == ("Trial",)
    assert words.group(SetKind.NONE, (Card(3),)) == ("Wants Q♠", "+ Q♠")


def test_sets_on_the_table_move_along_when_the_hand_is_put_in_order(qapp: QApplication) -> None:
    felt = Felt("marriage")
    rummy, hand = felt.view.rummy, felt.view.hand
    zones = dict(felt.view.zones) | {Zone("hand", ME): hand[3:], Zone("laid", ME, 0): hand[:3]}
    view = replace(
        felt.view,
        zones=tuple(zones.items()),
        rummy=replace(rummy, laid=((hand[:3],), *rummy.laid[1:])),
    )
    felt.cards.sync(view)
    felt.cards.settle()

    felt.cards.order.arrange([hand[place : place + 3] for place in range(3, len(hand), 3)])
    felt.cards.look_of = lambda _group: "ready"  # each on a tray, for which all cards shrink
    felt.cards.settle_own()

    places = felt.cards._places([Zone("laid", ME, 0)])
    assert all(place.item.x() == pytest.approx(place.spot.x, abs=0.5) for place in places)
