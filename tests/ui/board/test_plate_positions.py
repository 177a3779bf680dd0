"""Plates with their companions lie beside the cards, in the smallest window too."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from marjapussi_gui.engine.events import CardMove, Zone
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.ui.art import name_plates
from marjapussi_gui.ui.art.score_sheet_picture import (
    SHEET_MARGIN,
    ScoreSheetRow,
    score_sheet_picture,
)
from marjapussi_gui.ui.board.board_geometry import notice_box
from marjapussi_gui.ui.board.decoration_items import BoardStyle
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.score_sheet import SHEET_POSITION
from marjapussi_gui.ui.board.sets_layout import PROGRESS_Y, SetsLayout, create_layout
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.board.table_decorations import TableDecorations
from marjapussi_gui.ui.board.table_layout import CARD_RATIO
from marjapussi_gui.ui.common.palette import SIDE_COLOURS
from marjapussi_gui.ui.text.table_players import TablePlayers
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.random_matches import RandomMatch
from tests.ui.window_driver import start_match

from .manual_board import ManualBoard

NAMES = ("", "Sigrid", "Gunnar", "Toivo", "Kiran")
ME = Seat(0)
EVERY = 15
TABLES = [(each.key, players) for each in VARIANTS for players in each.players]

HALF_PROGRESS = 32  # u: of what tells how many sets are ready, in large type


def plate_boxes(board: TableBoard) -> list[QRectF]:
    margin = name_plates.PICTURE_MARGIN * board.table_layout.unit
    pictures = board.decorations.items.visible_pictures.items()
    shown = [item for key, item in pictures if key.startswith("plate")]
    return [item.sceneBoundingRect().adjusted(margin, margin, -margin, -margin) for item in shown]


def card_boxes(board: TableBoard) -> list[QRectF]:
    items = [item for zone in board.card_layer.zones.values() for item in zone if item.isVisible()]
    return [box(item) for item in items]


def box(item: CardItem) -> QRectF:
    width, high = item.width, item.width * CARD_RATIO
    return item.mapRectToScene(QRectF(-width / 2, -high / 2, width, high))


def overlap(board: TableBoard) -> list[QRectF]:
    both = [plate & card for plate in plate_boxes(board) for card in card_boxes(board)]
    return [each for each in both if each.width() > 1 and each.height() > 1]


def plate_overlaps(key: str, players: int, size: tuple[int, int]) -> list[QRectF]:
    game = next(each for each in VARIANTS if each.key == key).create_game(players=players)
    board = TableBoard()
    board.resize(*size)
    board.show()
    people, overlaps = TablePlayers(NAMES[:players], ME, game.seating), list[QRectF]()
    for number, step in enumerate(RandomMatch(game, 3, ME).steps(hands=1)):
        view: View = create_view(game, step.after, ME)
        if not number:
            board.start_match(view, people)
        if number % EVERY == 0:
            board.event_player.add_events((), view)
            overlaps += overlap(board)
    board.close()
    board.deleteLater()
    return overlaps


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_plate_lies_on_a_card(key: str, players: int) -> None:
    assert plate_overlaps(key, players, (800, 600)) == []
    assert plate_overlaps(key, players, (1280, 800)) == []


@pytest.mark.parametrize("seat", [1, 2])
def test_a_bubble_makes_room_for_the_plate_that_grows(seat: Seat) -> None:
    game = find_variant("huutopussi-three").create_game()
    people = TablePlayers(NAMES[:3], ME, game.seating)
    seen = [create_view(game, step.after, ME) for step in RandomMatch(game, 3, ME).steps(hands=1)]
    silent = next(view for view in seen if view.hand and not view.auction.calls)
    spoken = next(view for view in seen if any(c.seat == seat for c in view.auction.calls))
    furniture = TableDecorations(QGraphicsScene())
    furniture.apply_layout(create_layout(game, ME), BoardStyle())
    furniture.show(silent, people, seat)
    bubble = furniture.speech_bubbles.show_bubble(seat, "200")
    assert bubble is not None
    before = bubble.x()

    furniture.show(spoken, people, seat)
    after = bubble.x()
    furniture.speech_bubbles.show_bubble(seat, "200")

    assert before != after
    assert after == bubble.x()


def test_a_card_that_had_the_focus_lies_in_the_trick_like_others() -> None:
    felt = ManualBoard("marjapussi", moves=2)
    cards, trick = felt.cards, Zone("trick", ME)
    item = cards.own_items()[0]
    cards.focused_item = item
    cards.animate_home()
    (place,) = cards.layout.spots(trick, [1])

    cards.move_card(CardMove(item.card, cards.own_hand_zone, trick))
    cards.animate_home()

    assert item.spot == place


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_pictures_beside_the_cards_begin_on_whole_pixels(ratio: float) -> None:
    game = find_variant("marriage").create_game(players=2)
    people = TablePlayers(NAMES[:2], ME, game.seating)
    furniture = TableDecorations(QGraphicsScene())
    furniture.apply_layout(
        replace(create_layout(game, ME), width=803, height=601), BoardStyle(pixel_ratio=ratio)
    )
    for step in RandomMatch(game, 3, ME).steps(hands=1):
        furniture.show(create_view(game, step.after, ME), people, ME)
    pictures = furniture.items.visible_pictures.values()
    corners = [item.sceneBoundingRect().topLeft() * ratio for item in pictures]

    assert len(corners) > 2
    assert [
        c for c in corners if abs(c.x() - round(c.x())) + abs(c.y() - round(c.y())) > 1e-6
    ] == []


def test_a_note_over_a_trick_of_three_is_wide_in_a_small_window() -> None:
    layout = create_layout(find_variant("huutopussi-three").create_game(), ME)

    left, top, right, bottom = notice_box(layout.resized(800, 600))

    assert right - left >= 400
    assert 0 < left < right < 800
    assert top < bottom < layout.resized(800, 600).trick_centre[1]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("pairs", [7, 8])
def test_pairs_at_a_side_end_above_the_buttons_and_beside_the_middle(
    size: tuple[int, int], players: int, pairs: int
) -> None:
    layout = SetsLayout(*size, players)
    stock, discards = layout.spots(Zone("stock"), [1])[0], layout.trick_right

    for seat in range(1, players):
        for place in range(pairs):
            for spot in layout.spots(Zone("laid", Seat(seat), place), [2] * pairs):
                half = spot.width / 2
                assert (
                    spot.y + half * CARD_RATIO < PROGRESS_Y * size[1] - HALF_PROGRESS * layout.unit
                )
                if layout.corner_of(Seat(seat)).rotation:
                    is_left = spot.x + half < stock.x - stock.width / 2
                    assert is_left or spot.x - half > discards


@pytest.mark.parametrize("high", [314, 334])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_sets_at_a_side_of_a_low_felt_leave_room_for_a_plate_and_a_sheet(
    high: int, players: int
) -> None:
    layout, sets = SetsLayout(800, high, players), [3] * 7
    stock, discards = layout.spots(Zone("stock"), [1])[0], layout.trick_right
    sides = [seat for seat in range(1, players) if layout.corner_of(Seat(seat)).rotation]

    assert len(sides) == 2
    for seat in sides:
        for place in range(7):
            for spot in layout.spots(Zone("laid", Seat(seat), place), sets):
                half = spot.width / 2
                assert spot.y + half * CARD_RATIO < 0.52 * high
                assert spot.x + half < stock.x - stock.width / 2 or spot.x - half > discards


def test_plate_lies_over_the_score_sheet_whatever_was_shown_first(window: MainWindow) -> None:
    window.resize(800, 600)
    pictures = []
    for game in ("huutopussi-three", "marjapussi", "huutopussi-three"):
        start_match(window, game)
        items = window.pages.table_page.board.decorations.items
        pictures.append([items.visible_pictures.get(key) for key in ("sheet", "plate 0")])

    for sheet, plate in (pictures[0], pictures[2]):
        assert sheet is not None
        assert plate is not None
        assert sheet.zValue() < plate.zValue()


@pytest.mark.parametrize("size", [(800, 600), (1000, 700), (1280, 800)])
def test_score_sheet_of_a_tournament_ends_left_of_a_full_hand(size: tuple[int, int]) -> None:
    layout = create_layout(find_variant("tuppi").create_game(), ME).resized(*size)
    rows = [
        ScoreSheetRow(colour, name, "20", note="0 tricks · 20 collected")
        for colour, name in zip(SIDE_COLOURS, ("Us", "Them"), strict=False)
    ]
    left, _ = layout.to_pixels(SHEET_POSITION)
    sheet = score_sheet_picture(tuple(rows), layout.unit, 1.0, layout.hand_left - left)
    first = layout.spots(Zone("hand", ME), [1, 2, 6, 4])[0]
    box = QRectF(0, 0, first.width, first.width * CARD_RATIO)
    box.moveCenter(QPointF())
    card = QTransform().translate(first.x, first.y).rotate(first.angle).mapRect(box)

    assert layout.hand_left <= card.left() + 1
    right = left + sheet.deviceIndependentSize().width() - 2 * SHEET_MARGIN * layout.unit
    assert right <= layout.hand_left + 1
