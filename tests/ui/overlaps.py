"""Find items of the board that overlap or are cut off."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QWidget

from marjapussi_gui.engine.cards import HIDDEN
from marjapussi_gui.ui.art.bubble_drawing import bubble_size
from marjapussi_gui.ui.art.card_faces import CARD_WIDTH, CORNER_INDICES
from marjapussi_gui.ui.art.score_bag_pictures import BAG_BOX_HEIGHT as BAG_HEIGHT
from marjapussi_gui.ui.art.score_bag_pictures import BAG_BOX_WIDTH as BAG_WIDTH
from marjapussi_gui.ui.art.score_sheet_picture import SHEET_MARGIN
from marjapussi_gui.ui.art.set_progress_picture import MIN_SCALE
from marjapussi_gui.ui.art.table_labels import PATCH_MARGIN
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.sets_row import GroupTray
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.board.table_layout import CARD_RATIO
from marjapussi_gui.ui.pages.table.table_page import TablePage

TOLERANCE = 1.5  # pixels: so far things may touch
PIXEL = 1.0  # by which two cards may lie nearer, as each begins on a whole one
PILES = ("won", "away", "stock", "discards")
OPEN_ZONES = ("hand", "trick", "up", "laid")  # zones whose cards are read
HEAPS = ("won", "away", "stock", "discards", "hand", "trick")  # of these, one lies over another
COVERED_BY_BUBBLE = (
    "won",
    "away",
    "stock",
    "discards",
    "hand",
    "laid",
    "shown",
)  # these a bubble may cover
ALLOWED_OVERLAPS = {(kind, kind) for kind in HEAPS} | {
    ("bubble", kind) for kind in COVERED_BY_BUBBLE
}
ALLOWED_OVERLAPS |= {
    ("tray", "hand"),
    ("tray", "tag"),
    ("bubble", "tray"),
}  # a tray is what cards lie on


@dataclass(frozen=True, slots=True)
class BoardItem:
    """An item on the felt: its kind, key and area, and its outline if it may be tilted."""

    kind: str
    name: str
    box: QRectF
    outline: QPainterPath | None = None

    def common_box(self, other: "BoardItem") -> QRectF:
        """Return the box around what two items both cover."""
        both = self.box & other.box
        if both.isEmpty() or (self.outline is None and other.outline is None):
            return both
        return self._path.intersected(other._path).boundingRect()

    @property
    def _path(self) -> QPainterPath:
        if self.outline is not None:
            return self.outline
        path = QPainterPath()
        path.addRect(self.box)
        return path


def overlaps(page: TablePage) -> list[str]:
    """Return what lies over something else, or beyond the felt."""
    things, found = list(_board_items(page)), []
    for one, other in combinations(things, 2):
        kinds = {(one.kind, other.kind), (other.kind, one.kind)}
        if kinds & ALLOWED_OVERLAPS:
            continue
        both = one.common_box(other)
        if min(both.width(), both.height()) > TOLERANCE:
            found.append(f"{one.name} / {other.name}")
    felt = QRectF(page.board.rect()).adjusted(-TOLERANCE, -TOLERANCE, TOLERANCE, TOLERANCE)
    # a hand nobody plays lies at the edge, and a hidden plate takes no room
    seen = (each for each in things if each.kind != "stock" and not each.box.isEmpty())
    beyond = [f"{each.name} is cut" for each in seen if not felt.contains(each.box)]
    return [*found, *beyond, *covered_indices(page.board)]


def covered_indices(board: TableBoard) -> list[str]:
    """Return the open cards whose upper index is not wholly seen."""
    zones = board.card_layer.zones
    lying = [(zone, item) for zone, items in zones.items() for item in items if item.isVisible()]
    return [
        f"index of {item.card} in {zone.kind} under {other.card}"
        for zone, item in lying
        if zone.kind in OPEN_ZONES and item.card != HIDDEN
        for of, other in lying
        if other.zValue() > item.zValue()
        if _index_path(board, item).intersects(_card_path(other))
    ]


def bubble_box(board: TableBoard) -> QRectF:
    """Return what a bubble takes, without its tail and shadow."""
    item, bubble = (
        board.decorations.visible_picture("bubble"),
        board.decorations.speech_bubbles.current_bubble,
    )
    if item is None or bubble is None:
        return QRectF()
    box = QRectF(QPointF(), bubble_size(bubble, board.table_layout.unit))
    box.moveCenter(item.pos())
    return box


def _board_items(page: TablePage) -> Iterator[BoardItem]:
    board = page.board
    furniture, u = board.decorations, board.table_layout.unit
    for seat in furniture.seat_plates.plates:
        yield BoardItem("plate", f"plate {seat}", furniture.seat_plates.plate_box(seat))
    if furniture.visible_picture("bubble") is not None:
        yield BoardItem("bubble", "bubble", bubble_box(board))
    margins = {"patch": PATCH_MARGIN * u, "sheet": SHEET_MARGIN * u}
    margins["progress"] = SHEET_MARGIN * u
    margins |= {f"shown {seat}": 4 * max(u, MIN_SCALE) for seat in furniture.seat_plates.plates}
    for key, margin in margins.items():
        if furniture.visible_picture(key) is not None:
            yield BoardItem(key.partition(" ")[0], key, furniture.bounding_box(key, margin=margin))
    yield from _bags(board)
    for key, text in furniture.items.visible_texts.items():
        if text.text():
            box = text.sceneBoundingRect().adjusted(2, 2, -2, -2)
            kind = "tag" if key.startswith("tag ") else "words"
            yield BoardItem(kind, f"words {text.text()!r:.40}", box)
    for tray in board.set_trays.trays:
        yield BoardItem("tray", f"tray {tray.state}", _box(tray))
    for button in (each for each in page.prompt_bar.buttons if each.isVisible()):
        yield BoardItem("bar", f"button {button.text()!r}", _rect(button, page))
    yield BoardItem("tools", "tools", _rect(page.tool_buttons, page))
    yield from _cards(board)


def _bags(board: TableBoard) -> Iterator[BoardItem]:
    for side in range(2):
        item = board.decorations.visible_picture(f"bag {side}")
        if item is not None:
            box = item.sceneBoundingRect()
            scale = 172 * board.table_layout.unit / BAG_WIDTH
            inner = QRectF(0, 0, BAG_WIDTH * scale * 0.8, BAG_HEIGHT * scale * 0.7)
            inner.moveCenter(box.center())
            yield BoardItem("bag", f"bag {side}", inner)


def _cards(board: TableBoard) -> Iterator[BoardItem]:
    """Yield piles, and all that is read of open cards; others' hands end beyond the felt."""
    for zone, items in board.card_layer.zones.items():
        is_set_of_another = zone.kind == "laid" and zone.seat != board.table_layout.own_seat
        if is_set_of_another:
            yield BoardItem("laid", f"set {zone.place} of {zone.seat}", _visible_box(items))
        for item in items:
            if not item.isVisible() or is_set_of_another:
                continue
            name = f"card {item.card} in {zone.kind} {zone.seat}"
            if zone.kind in PILES:
                yield BoardItem(zone.kind, name, _card_path(item).boundingRect())
            elif item.card != HIDDEN and zone.kind in OPEN_ZONES:
                is_whole = zone.kind in ("trick", "up")
                outline = _card_path(item) if is_whole else _index_path(board, item)
                kind = "trick" if zone.kind == "trick" else "hand"
                yield BoardItem(kind, name, outline.boundingRect(), outline)


def _index_path(board: TableBoard, item: CardItem) -> QPainterPath:
    index = CORNER_INDICES[board.card_pictures.index_size(item.width)]
    box = QRectF(0, index.top, index.suit_rect.right(), index.suit_rect.bottom() - index.top)
    unit = item.width / CARD_WIDTH
    high = item.width * CARD_RATIO
    path = QPainterPath()
    path.addRect(QTransform.fromScale(unit, unit).mapRect(box).adjusted(0, 0, -PIXEL, -PIXEL))
    return item.sceneTransform().map(path.translated(-item.width / 2, -high / 2))


def _card_path(item: CardItem) -> QPainterPath:
    path, high = QPainterPath(), item.width * CARD_RATIO
    path.addRect(QRectF(-item.width / 2, -high / 2, item.width, high))
    return item.sceneTransform().map(path)


def _visible_box(items: Sequence[CardItem]) -> QRectF:
    """Return what cards take that are seen."""
    box = QRectF()
    for item in items:
        box |= _card_path(item).boundingRect() if item.isVisible() else QRectF()
    return box


def _box(tray: GroupTray) -> QRectF:
    return QRectF(tray.left, tray.top, tray.width, tray.height)


def _rect(widget: QWidget, page: TablePage) -> QRectF:
    return QRectF(QRect(widget.mapTo(page, QPoint()), widget.size()))
