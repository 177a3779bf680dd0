"""Plates with their companions lie beside the cards, in the smallest window too."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QGraphicsScene

from marjapussi_gui.engine.events import Move, Zone
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View, look
from marjapussi_gui.ui.art import plates
from marjapussi_gui.ui.board.board import Board
from marjapussi_gui.ui.board.furniture import Furniture
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.board.layout import RATIO
from marjapussi_gui.ui.board.look import Look
from marjapussi_gui.ui.board.sets_layout import PROGRESS_MIDDLE, SetsLayout, layout_of
from marjapussi_gui.ui.board.standing import note_place
from marjapussi_gui.ui.wording.people import People
from tests.walks import Walk

from .stages import Felt

NAMES = ("", "Sigrid", "Gunnar", "Toivo", "Kiran")
ME = Seat(0)
EVERY = 15
TABLES = [(each.key, players) for each in VARIANTS for players in each.players]

HALF_PROGRESS = 32  # u: of what tells how many sets are ready, in large type


def plate_boxes(board: Board) -> list[QRectF]:
    margin = plates.MARGIN * board.layout_now.u
    pictures = board.furniture.things.pictures.items()
    shown = [item for key, item in pictures if key.startswith("plate")]
    return [item.sceneBoundingRect().adjusted(margin, margin, -margin, -margin) for item in shown]


def card_boxes(board: Board) -> list[QRectF]:
    items = [item for zone in board.cards.zones.values() for item in zone if item.isVisible()]
    return [box(item) for item in items]


def box(item: CardItem) -> QRectF:
    width, high = item.width, item.width * RATIO
    return item.mapRectToScene(QRectF(-width / 2, -high / 2, width, high))


def overlap(board: Board) -> list[QRectF]:
    both = [plate & card for plate in plate_boxes(board) for card in card_boxes(board)]
    return [each for each in both if each.width() > 1 and each.height() > 1]


def shown(key: str, players: int, size: tuple[int, int]) -> list[QRectF]:
    """Return where plates and cards overlap in the course of a hand."""
    game = next(each for each in VARIANTS if each.key == key).game(players=players)
    board = Board()
    board.resize(*size)
    board.show()
    people, overlaps = People(NAMES[:players], ME, game.seating), list[QRectF]()
    for number, step in enumerate(Walk(game, 3, ME).steps(hands=1)):
        view: View = look(game, step.after, ME)
        if not number:
            board.begin(view, people)
        if number % EVERY == 0:
            board.story.add((), view)
            overlaps += overlap(board)
    board.close()
    board.deleteLater()
    return overlaps


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_plate_lies_on_a_card(qapp: QApplication, key: str, players: int) -> None:
    assert shown(key, players, (800, 600)) == []
    assert shown(key, players, (1280, 800)) == []


@pytest.mark.parametrize("seat", [1, 2])
def test_a_bubble_makes_room_for_the_plate_that_grows(qapp: QApplication, seat: Seat) -> None:
    game = variant("huutopussi-three").game()
    people = People(NAMES[:3], ME, game.seating)
    seen = [look(game, step.after, ME) for step in Walk(game, 3, ME).steps(hands=1)]
    silent = next(view for view in seen if view.hand and not view.auction.calls)
    spoken = next(view for view in seen if any(c.seat == seat for c in view.auction.calls))
    furniture = Furniture(QGraphicsScene())
    furniture.lay_out(layout_of(game, ME), Look())
    furniture.show(silent, people, seat)
    bubble = furniture.speech.say(seat, "200")
    assert bubble is not None
    before = bubble.x()

    furniture.show(spoken, people, seat)
    after = bubble.x()
    furniture.speech.say(seat, "200")

    assert before != after
    assert after == bubble.x()


def test_a_card_that_was_looked_at_lies_in_the_trick_as_all_do(qapp: QApplication) -> None:
    felt = Felt("marjapussi", moves=2)
    cards, trick = felt.cards, Zone("trick", ME)
    item = cards.own_items()[0]
    cards.lifted = item
    cards.settle()
    (place,) = cards.layout.spots(trick, [1])

    cards.move(Move(item.card, cards.own_hand, trick))
    cards.settle()

    assert item.spot == place


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_pictures_beside_the_cards_begin_on_whole_pixels(qapp: QApplication, ratio: float) -> None:
    game = variant("marriage").game(players=2)
    people = People(NAMES[:2], ME, game.seating)
    furniture = Furniture(QGraphicsScene())
    furniture.lay_out(replace(layout_of(game, ME), width=803, height=601), Look(ratio=ratio))
    for step in Walk(game, 3, ME).steps(hands=1):
        furniture.show(look(game, step.after, ME), people, ME)
    pictures = furniture.things.pictures.values()
    corners = [item.sceneBoundingRect().topLeft() * ratio for item in pictures]

    assert len(corners) > 2
    assert [
        c for c in corners if abs(c.x() - round(c.x())) + abs(c.y() - round(c.y())) > 1e-6
    ] == []


def test_a_note_over_a_trick_of_three_is_wide_in_a_small_window() -> None:
    layout = layout_of(variant("huutopussi-three").game(), ME)

    left, top, right, bottom = note_place(layout.sized(800, 600))

    assert right - left >= 400
    assert 0 < left < right < 800
    assert top < bottom < layout.sized(800, 600).trick_middle[1]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("pairs", [7, 8])
def test_pairs_at_a_side_end_above_the_buttons_and_beside_the_middle(
    size: tuple[int, int], players: int, pairs: int
) -> None:
    layout = SetsLayout(*size, players)
    stock, discards = layout.spots(Zone("stock"), [1])[0], layout.trick_edge

    for seat in range(1, players):
        for place in range(pairs):
            for spot in layout.spots(Zone("laid", Seat(seat), place), [2] * pairs):
                half = spot.width / 2
                assert spot.y + half * RATIO < PROGRESS_MIDDLE * size[1] - HALF_PROGRESS * layout.u
                if layout.corner(Seat(seat)).turn:
                    is_left = spot.x + half < stock.x - stock.width / 2
                    assert is_left or spot.x - half > discards


@pytest.mark.parametrize("high", [314, 334])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_sets_at_a_side_of_a_low_felt_leave_room_for_a_plate_and_a_sheet(
    high: int, players: int
) -> None:
    layout, sets = SetsLayout(800, high, players), [3] * 7
    stock, discards = layout.spots(Zone("stock"), [1])[0], layout.trick_edge
    sides = [seat for seat in range(1, players) if layout.corner(Seat(seat)).turn]

    assert len(sides) == 2
    for seat in sides:
        for place in range(7):
            for spot in layout.spots(Zone("laid", Seat(seat), place), sets):
                half = spot.width / 2
                assert spot.y + half * RATIO < 0.52 * high
                assert spot.x + half < stock.x - stock.width / 2 or spot.x - half > discards
