"""The bubble that answers "Why this?", with the cards that the speaker knew."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...engine.cards import Card
from ...engine.frozen import frozen
from ..art.card_pictures import CardPictures
from ..art.painter_tools import draw_soft_shadow, open_painter
from ..common.palette import BUBBLE, INK, QUIET_INK, SEAM_COLOUR
from ..common.theme import (
    BODY,
    BOLD,
    BUBBLE_RADIUS,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    MIN_TOUCH_SIZE,
    create_font,
    text_width,
)
from ..text.card_names import card_name
from ..text.i18n import say
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import TextLabel

PADDING, MARGIN, TAIL_LENGTH, TAIL_HALF_WIDTH = 20, 14, 20, 11  # pixels; margin for the shadow
V_PADDING, LINK_OVERHANG = 14, 12  # pixels; how far a link reaches into the padding
WIDTHS = 508, 440, 380, 330, 290, 250  # pixels, the preferred one first
KNOWN_CARD_WIDTH, MIN_SCALE = 30, 0.88
SEAM_STYLE = f"border: none; border-top: 2px dashed {SEAM_COLOUR};"


Obstacle = tuple[QRect, int]  # a box that shouldn't be hidden, and how much that matters


@frozen
class CardAnswer:
    """The text of an answer, and the cards that the speaker knew, each group with a label."""

    text: str
    known_cards: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    links: tuple[tuple[str, str], ...] = ()  # further questions: their keys and labels
    is_reply: bool = False  # whether it only says what has been done


class CardAnswerBubble(QWidget):
    """Shows an answer beside its speaker. A click closes it."""

    link_pressed = Signal(str)  # the key of a further question

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._answer: CardAnswer | None = None
        self._box, self._tip = QRectF(), QPointF()
        self._content: QWidget | None = None
        self._sentence_font = QFont()
        self.link_buttons: list[QPushButton] = []
        self.hide()

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    @property
    def answer(self) -> CardAnswer | None:
        """The answer that is shown, or None."""
        return self._answer if self.is_open else None

    def show_answer(
        self,
        answer: CardAnswer,
        deck: CardPictures,
        scale: float,
        anchor: QRect,
        obstacles: Sequence[Obstacle],
    ) -> None:
        had_focus = any(each.hasFocus() for each in self.link_buttons)
        self._answer = answer
        self._build(answer, deck, max(scale, MIN_SCALE))
        self.setAccessibleName(answer.text)
        self._place(anchor, obstacles, max(scale, MIN_SCALE))
        self.show()
        self.raise_()
        if had_focus and self.link_buttons:
            self.link_buttons[0].setFocus()

    def _build(self, answer: CardAnswer, deck: CardPictures, scale: float) -> None:
        if self._content is not None:
            self._content.hide()
            self._content.deleteLater()
        self._content = QWidget(self)
        self._content.setStyleSheet(f"QLabel {{ color: {INK}; background: transparent; }}")
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(6 * scale))
        sentence = TextLabel(answer.text)
        sentence.setWordWrap(True)
        self._sentence_font = create_font(max(LABEL * scale, BODY), DEMI_BOLD)
        sentence.setFont(self._sentence_font)
        column.addWidget(sentence)
        if answer.known_cards:
            column.addWidget(self._create_seam())
            column.addWidget(self._create_known_cards(answer, deck, scale))
        self.link_buttons = [self._create_link(*each) for each in answer.links]
        if self.link_buttons:
            links = QWidget()
            links.setLayout(FlowLayout(*self.link_buttons, spacing=0, horizontal_spacing=16))
            column.addWidget(links)
        self._content.show()

    def _create_link(self, key: str, label: str) -> QPushButton:
        link = QPushButton(label)
        link.setProperty("look", "link")
        link.setStyleSheet(f"color: {INK};")
        link.setMinimumHeight(MIN_TOUCH_SIZE)
        link.clicked.connect(partial(self._on_link_clicked, key))
        return link

    def _on_link_clicked(self, key: str, _checked: object = None) -> None:
        self.link_pressed.emit(key)

    def _create_seam(self) -> QFrame:
        seam = QFrame()
        seam.setFixedHeight(2)
        seam.setStyleSheet(SEAM_STYLE)
        return seam

    def _create_known_cards(self, answer: CardAnswer, deck: CardPictures, scale: float) -> QWidget:
        row = QWidget()
        caption = TextLabel(say("knew"))
        caption.setFont(create_font(CAPTION, BOLD))
        caption.setStyleSheet(f"color: {QUIET_INK};")
        flow = FlowLayout(caption, spacing=6, horizontal_spacing=round(16 * scale))
        row.setLayout(flow)
        for label, cards in answer.known_cards:
            flow.addWidget(_create_card_group(label, cards, deck, KNOWN_CARD_WIDTH * scale))
        return row

    # Position

    def _place(self, anchor: QRect, obstacles: Sequence[Obstacle], scale: float) -> None:
        best = min(
            self._candidates(anchor, scale),
            key=lambda place: sum(weight * _overlap(place[0], each) for each, weight in obstacles),
        )
        box, tip = best
        whole = box.united(QRect(tip, QSize(1, 1))).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self.setGeometry(whole)
        self._box = QRectF(box.translated(-whole.topLeft()))
        self._tip = QPointF(tip - whole.topLeft())
        assert self._content is not None
        self._content.setGeometry(
            self._box.toRect().adjusted(
                PADDING,
                V_PADDING,
                -PADDING,
                -V_PADDING + (LINK_OVERHANG if self.link_buttons else 0),
            )
        )
        self.update()

    def _candidates(self, anchor: QRect, scale: float) -> Iterator[tuple[QRect, QPoint]]:
        parent = self.parentWidget()
        assert parent is not None
        bounds = parent.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        widest = min(self._natural_width(), bounds.width())
        for preferred in WIDTHS:
            width = min(max(round(preferred * scale), self._least_width()), widest)
            size = QSize(width, self._height_at(width))
            yield from _boxes_with_tail_tips(anchor, size, bounds)

    def _natural_width(self) -> int:
        """Return the width at which the answer is one line, and the known cards one row."""
        assert self._content is not None
        assert self._answer is not None
        rows = [
            part.sizeHint().width()
            for part in self._content.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if not isinstance(part, TextLabel)
        ]
        line = text_width(self._answer.text, self._sentence_font)
        return round(max(line, *rows, 0)) + 2 * PADDING + 2

    def _least_width(self) -> int:
        """Return the width that the widest link needs."""
        widths = [each.sizeHint().width() + 2 * PADDING for each in self.link_buttons]
        return max(widths, default=0)

    def _height_at(self, width: int) -> int:
        assert self._content is not None
        layout = self._content.layout()
        assert layout is not None
        layout.activate()
        height = layout.totalHeightForWidth(width - 2 * PADDING) + 2 * V_PADDING
        return height - LINK_OVERHANG if self.link_buttons else height

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            draw_soft_shadow(painter, self._box, BUBBLE_RADIUS, 12, 4)
            body, tail = QPainterPath(), QPainterPath()
            body.addRoundedRect(self._box, BUBBLE_RADIUS, BUBBLE_RADIUS)
            start, end = self._tail_base_points()
            tail.moveTo(start)
            tail.lineTo(self._tip)
            tail.lineTo(end)
            tail.closeSubpath()
            painter.fillPath(body.united(tail), QColor(BUBBLE))

    def _tail_base_points(self) -> tuple[QPointF, QPointF]:
        """Return the two points at which the tail leaves the box."""
        box, tip, inside = self._box, self._tip, BUBBLE_RADIUS + TAIL_HALF_WIDTH
        if box.top() <= tip.y() <= box.bottom():
            x = box.left() + 2 if tip.x() < box.center().x() else box.right() - 2
            y = min(max(tip.y(), box.top() + inside), box.bottom() - inside)
            return QPointF(x, y - TAIL_HALF_WIDTH), QPointF(x, y + TAIL_HALF_WIDTH)
        y = box.top() + 2 if tip.y() < box.center().y() else box.bottom() - 2
        x = min(max(tip.x(), box.left() + inside), box.right() - inside)
        return QPointF(x - TAIL_HALF_WIDTH, y), QPointF(x + TAIL_HALF_WIDTH, y)


def _create_card_group(
    label: str, cards: Sequence[Card], deck: CardPictures, width: float
) -> QWidget:
    group = QWidget()
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    for card in cards:
        picture = TextLabel()
        picture.setPixmap(deck.picture(card, width))
        picture.setAccessibleName(card_name(card))
        row.addWidget(picture)
    text = TextLabel(label)
    text.setFont(create_font(BODY))
    row.addWidget(text)
    return group


def _boxes_with_tail_tips(
    anchor: QRect, size: QSize, bounds: QRect
) -> Iterator[tuple[QRect, QPoint]]:
    """Yield boxes on each side of an anchor, moved into the bounds, each with its tail's tip."""
    middle, width, height = anchor.center(), size.width(), size.height()
    tops = middle.y() - 24, middle.y() - height // 2, middle.y() - height + 24
    lefts = middle.x() - width // 2, middle.x() - 40, middle.x() - width + 40
    right, left = anchor.right() + TAIL_LENGTH, anchor.left() - TAIL_LENGTH - width
    above, below = anchor.top() - TAIL_LENGTH - height, anchor.bottom() + TAIL_LENGTH
    places = (
        *((right, y, QPoint(anchor.right() + 4, middle.y())) for y in tops),
        *((left, y, QPoint(anchor.left() - 4, middle.y())) for y in tops),
        *((x, above, QPoint(middle.x(), anchor.top() - 4)) for x in lefts),
        *((x, below, QPoint(middle.x(), anchor.bottom() + 4)) for x in lefts),
    )
    for x, y, tip in places:
        box = QRect(x, y, width, height)
        inside = QRect(box)
        inside.moveLeft(min(max(x, bounds.left()), max(bounds.right() - width, bounds.left())))
        inside.moveTop(min(max(y, bounds.top()), max(bounds.bottom() - height, bounds.top())))
        if not inside.adjusted(-2, -2, 2, 2).contains(tip) and not inside.intersects(anchor):
            yield inside, tip


def _overlap(box: QRect, obstacle: QRect) -> int:
    """Return how many square pixels of an obstacle a box covers."""
    common = box.intersected(obstacle)
    return max(common.width(), 0) * max(common.height(), 0)
