"""My sets lie on trays in a row, and those of others clear of each other."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from marjapussi_gui.engine.cards import Card, parse_card, parse_cards
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.rummy.card_groups import SetKind
from marjapussi_gui.engine.rummy.melds import MAX_SET_SIZE, SetRules, wild_cards
from marjapussi_gui.engine.rummy.set_progress import completing_cards, wild_card_substitutes
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.board.sets_layout import create_layout
from marjapussi_gui.ui.board.sets_row import ROW_LEFT, ROW_RIGHT, CardGroup, sets_row
from marjapussi_gui.ui.board.table_layout import CARD_RATIO, CardSpot
from marjapussi_gui.ui.text import sets_text as words
from tests.ui.board.manual_board import ManualBoard

ME = Seat(0)
SIZES = [(800, 600), (1280, 800), (1366, 768), (1920, 1080)]
HANDS = {
    "dealt": [
        CardGroup(6, "loose"),
        CardGroup(5, "loose"),
        CardGroup(5, "loose"),
        CardGroup(5, "loose"),
    ],
    "sorted": [CardGroup(3, "ready")] * 6 + [CardGroup(2, "making"), CardGroup(2, "loose")],
    "laid": [CardGroup(3, "laid")] * 3 + [CardGroup(4, "ready")] * 2 + [CardGroup(4, "loose")],
    "dublees": [CardGroup(2, "laid")] * 7 + [CardGroup(8, "loose")],
    "alone": [CardGroup(1, "loose")] * 22,
}
LARGEST_INDEX = 0.256  # of a card's width


def box(spot: CardSpot) -> QRectF:
    wide, high = spot.width, spot.width * CARD_RATIO
    return QRectF(spot.x - wide / 2, spot.y - high / 2, wide, high)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
def test_all_cards_have_room_and_every_index_is_seen(hand: str, size: tuple[int, int]) -> None:
    layout = create_layout(find_variant("marriage").create_game(), ME).resized(*size)
    row = sets_row(layout, HANDS[hand])
    spots = [spot for group in row.spots for spot in group]

    assert box(spots[0]).left() >= ROW_LEFT * layout.width - 1
    assert box(spots[-1]).right() <= ROW_RIGHT * layout.width + 1
    for one, after in pairwise(spots):
        assert box(after).left() - box(one).left() >= (LARGEST_INDEX - 0.01) * one.width


@pytest.mark.parametrize("hand", ["sorted", "laid", "dublees"])
def test_no_tray_lies_over_another_and_each_holds_its_cards(hand: str) -> None:
    layout = create_layout(find_variant("marriage").create_game(), ME)
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
    layout = create_layout(find_variant("marriage").create_game(players=players), ME).resized(*size)
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
    assert set(completing_cards(parse_cards(cards), MAX_SET_SIZE)) == set(parse_cards(lacks))


def test_a_wild_card_stands_for_the_missing_card() -> None:
    allowed = SetRules(wild_cards(parse_card("8C")))

    assert wild_card_substitutes(parse_cards("TD JD 8H KD"), allowed) == (
        (parse_card("8H"), parse_card("QD")),
    )
    assert wild_card_substitutes(parse_cards("TD JD QD KD"), allowed) == ()


def test_labels_below_cards_describe_the_sets() -> None:
    stands = ((parse_card("8H"), parse_card("QD")),)

    assert words.group_labels(SetKind.DIRTY, (), stands) == ("8♥ used as Q♦", "8♥ = Q♦")
    assert words.group_labels(SetKind.NONE, parse_cards("4H 7H")) == ("Needs 4♥ or 7♥", "+ 4♥ / 7♥")
    assert words.group_labels(SetKind.TRIAL) == ("Trial",)
    assert words.group_labels(SetKind.NONE, (Card(3),)) == ("Needs Q♠", "+ Q♠")


def test_sets_on_the_table_move_along_when_the_hand_is_put_in_order() -> None:
    felt = ManualBoard("marriage")
    rummy, hand = felt.view.rummy, felt.view.hand
    zones = dict(felt.view.zones) | {Zone("hand", ME): hand[3:], Zone("laid", ME, 0): hand[:3]}
    view = replace(
        felt.view,
        zones=tuple(zones.items()),
        rummy=replace(rummy, laid_sets=((hand[:3],), *rummy.laid_sets[1:])),
    )
    felt.cards.sync(view)
    felt.cards.animate_home()

    felt.cards.hand_order.set_groups([hand[place : place + 3] for place in range(3, len(hand), 3)])
    felt.cards.find_group_state = lambda _group: (
        "ready"
    )  # each on a tray, for which all cards shrink
    felt.cards.animate_hand()

    places = felt.cards._placements([Zone("laid", ME, 0)])
    assert all(place.item.x() == pytest.approx(place.spot.x, abs=0.5) for place in places)
