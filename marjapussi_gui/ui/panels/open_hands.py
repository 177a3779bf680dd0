"""All hands as they were played, open around the score."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ...engine.cards import Card, CardSet
from ...engine.frozen import frozen
from ...engine.rummy.melds import from_the_top, wild_cards
from ...engine.state import NO_CARD, NOBODY, Seat
from ...table.past import Past
from ..art.companions import Gaze
from ..art.deck import Deck
from ..art.plates import Plate, plate_picture
from ..basis.theme import text_scale
from ..board.board import Board
from ..board.hand import HandOrder
from ..board.layout import BASE, Layout
from ..board.standing import tools_box
from ..wording import after_hand as words
from ..wording.people import People
from .held import Held, by_name

OTHERS, OWN = (76.0, 48.0), (96.0, 64.0)  # card width and step, in table units
MANY, SMALLER, LONG_OF_MANY = 13, (60.0, 48.0), 516.0  # hands of more than 13 have smaller cards
DOWN, LONG = 40.0, 560.0  # of a hand at the side, in table units
NORTH_AT, SOUTH_AT, SIDE_AT, SIDE_PLATE = 70.0, 718.0, (64.0, 232.0), 142.0
APART, MARGIN, BESIDE = 14.0, 12.0, 104.0  # in table units
SHEET = (140, 640)  # top and bottom of the score, in table units
TOP_ALONE = 76  # without a hand at the top
LEAST_U = 0.85  # on smaller tables the hands are hidden


@frozen
class Shown:
    """The hands to show, with the players and the dealer."""

    hands: Mapping[Seat, tuple[Card, ...]]
    people: People
    dealer: Seat
    wild: CardSet = 0  # known to all players by now


def hands_of(past: Past, order: HandOrder) -> dict[Seat, tuple[Card, ...]]:
    """Return what each seat played and still held at the end, sorted in this order."""
    hands: dict[Seat, list[Card]] = {}
    for trick in past.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            hands.setdefault(seat, []).append(card)
    for number, cards in enumerate(past.held):
        if cards:
            hands.setdefault(Seat(number), []).extend(cards)
    return {seat: order.sorted_cards(hands[seat]) for seat in sorted(hands)}


def hands_of_sets(past: Past, order: HandOrder) -> dict[Seat, tuple[Card, ...]]:
    """Return the melds that each seat laid, followed by its other cards."""
    if past.ended is None:
        return {}
    left = past.ended.hands
    hands: dict[Seat, list[Card]] = {Seat(seat): [] for seat in range(len(past.ended.hands))}
    for laying in past.laid:
        for meld in laying.sets:
            hands[laying.seat] += from_the_top(meld)
    return {seat: (*cards, *order.sorted_cards(left[seat])) for seat, cards in hands.items()}


def shown_of(past: Past, people: People, order: HandOrder) -> Shown:
    """Return all hands of the deal that is being scored."""
    assert past.scored is not None
    hands = hands_of_sets(past, order) if past.ended is not None else hands_of(past, order)
    tiplu = NO_CARD if past.ended is None else past.ended.tiplu
    return Shown(hands, people, past.scored.dealer, wild_cards(tiplu) if tiplu >= 0 else 0)


class OpenHands(QWidget):
    """The felt with names and open hands; the cards of an open ledger line are highlighted."""

    pressed = Signal()

    def __init__(self, page: QWidget, board: Board) -> None:
        super().__init__(page)
        self._board = board
        self._shown: Shown | None = None
        self._bright: frozenset[Card] = frozenset()
        self.has_cards = True  # otherwise only the felt, if the score takes all the room
        self.hide()

    @property
    def hands(self) -> Mapping[Seat, tuple[Card, ...]]:
        """The hands that are visible."""
        is_seen = self.has_cards and self.isVisible()
        return self._shown.hands if self._shown is not None and is_seen else {}

    @property
    def bright(self) -> frozenset[Card]:
        """The highlighted cards; empty if all are equally bright."""
        return self._bright

    def tell(self, shown: Shown | None) -> None:
        """Show these hands, or none."""
        self._shown, self._bright = shown, frozenset()
        self.setAccessibleName("" if shown is None else words.hands(shown.hands, shown.people))
        self.update()

    def light(self, cards: Sequence[Card]) -> None:
        """Highlight these cards; with none given, all are equally bright."""
        self._bright = frozenset(cards)
        self.update()

    def room(self, layout: Layout) -> tuple[int, int]:
        """Return the top and bottom in pixels between which the score may lie."""
        above = any(layout.corner(seat).turn == 0 for seat in self._others(layout))
        return round((SHEET[0] if above else TOP_ALONE) * layout.u), round(SHEET[1] * layout.u)

    def width_between(self, layout: Layout) -> int:
        """Return the width in pixels that the score may take between the hands at the sides."""
        beside = any(layout.corner(seat).turn for seat in self._others(layout))
        return round(layout.width - 2 * (BESIDE * text_scale() if beside else MARGIN) * layout.u)

    @property
    def held(self) -> Held:
        """All hands by name, to be shown where they have no room around the score."""
        return () if self._shown is None else by_name(self._shown.hands, self._shown.people)

    def has_room(self, layout: Layout) -> bool:
        """Return whether the hands are visible around the score."""
        hands = self._shown.hands if self._shown is not None else {}
        return bool(hands) and layout.width / layout.u >= BASE[0] and layout.u >= LEAST_U

    def _others(self, layout: Layout) -> list[Seat]:
        return [seat for seat in map(Seat, range(layout.players)) if seat != layout.me]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.pressed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shown is None:
            return
        layout = self._board.layout_now
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._board.felt)
        for seat, cards in self.hands.items():
            turn = layout.corner(seat).turn
            if turn:
                self._down(painter, layout, seat, cards, is_left=turn > 0)
            else:
                self._across(painter, layout, seat, cards)
        painter.end()

    def _across(self, painter: QPainter, layout: Layout, seat: Seat, cards: Sequence[Card]) -> None:
        """Draw a hand in a row with the name on its left."""
        u, is_own = layout.u, seat == layout.me
        width, step = (each * u for each in (OWN if is_own else _size(cards)))
        plate = self._plate(seat, Gaze(0, 0 if is_own else 1))
        name = plate.deviceIndependentSize().width() + APART * u
        steps = max(len(cards) - 1, 1)
        if len(cards) > MANY and not is_own:
            left, right = self._share(layout, seat)
            step = min(step, (right - left - name - width) / steps)
            start = (left + right + name - steps * step) / 2
        else:
            beside = BESIDE * u * any(layout.corner(other).turn for other in self._others(layout))
            step = min(step, (layout.width - 2 * (name + beside + MARGIN * u) - width) / steps)
            start = layout.width / 2 - (len(cards) - 1) / 2 * step
        y = (SOUTH_AT * u + layout.height - BASE[1] * u) if is_own else NORTH_AT * u
        for place, card in enumerate(cards):
            self._card(painter, QPointF(start + place * step, y), card, width)
        at = QPointF(start - width / 2 - (APART * u + name) / 2, y)
        self._put(painter, plate, at)

    def _share(self, layout: Layout, seat: Seat) -> tuple[float, float]:
        """Return the left and right bounds in pixels for a hand at the top."""
        above = [each for each in self._others(layout) if not layout.corner(each).turn]
        above.sort(key=lambda each: layout.corner(each).hand[0])
        first, end = MARGIN * layout.u, tools_box(layout).left() - APART * layout.u
        part, place = (end - first) / len(above), above.index(seat)
        return first + place * part, first + (place + 1) * part - APART * layout.u

    def _down(
        self, painter: QPainter, layout: Layout, seat: Seat, cards: Sequence[Card], *, is_left: bool
    ) -> None:
        """Draw a hand in a column with the name above it."""
        u, width = layout.u, _size(cards)[0] * layout.u
        x = SIDE_AT[0] * u if is_left else layout.width - SIDE_AT[0] * u
        long = LONG if len(cards) <= MANY else LONG_OF_MANY
        step = min(DOWN, long / max(len(cards) - 1, 1)) * u
        for place, card in enumerate(cards):
            self._card(painter, QPointF(x, SIDE_AT[1] * u + place * step), card, width)
        plate = self._plate(seat, Gaze(1 if is_left else -1, 1))
        half = plate.deviceIndependentSize().width() / 2
        inside = min(max(x, half - APART * u), layout.width - half + APART * u)
        self._put(painter, plate, QPointF(inside, SIDE_PLATE * u))

    def _card(self, painter: QPainter, middle: QPointF, card: Card, width: float) -> None:
        deck: Deck = self._board.deck
        is_barred = bool(self._bright) and card not in self._bright
        is_wild = self._shown is not None and bool(self._shown.wild >> card & 1)
        picture = deck.picture(card, width, is_barred=is_barred, is_wild=is_wild)
        corner = middle - QPointF(width / 2, width * 0.7) - deck.margin(width)
        painter.drawPixmap(corner, picture)

    def _plate(self, seat: Seat, gaze: Gaze) -> QPixmap:
        assert self._shown is not None
        people, look = self._shown.people, self._board.look
        plate = Plate(
            people.name(seat),
            is_dealer=seat == self._shown.dealer,
            is_own=people.is_me(seat) and people.me != NOBODY,
            gaze=gaze,
            is_ours=people.seating.partners and people.is_mine(people.seating.side(seat)),
        )
        return plate_picture(plate, look.felt, self._board.layout_now.u, look.ratio)

    def _put(self, painter: QPainter, picture: QPixmap, middle: QPointF) -> None:
        size = picture.deviceIndependentSize()
        box = QRectF(QPointF(), size)
        box.moveCenter(middle)
        painter.drawPixmap(box.topLeft(), picture)


def _size(cards: Sequence[Card]) -> tuple[float, float]:
    """Return the width of a card of another player and the step to the next, in table units."""
    return SMALLER if len(cards) > MANY else OTHERS
