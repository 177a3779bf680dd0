"""All hands as they were played, open behind the count."""

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

OTHERS, OWN = (76.0, 48.0), (96.0, 64.0)  # widths of cards, and from one to the next; u
MANY, SMALLER, LONG_OF_MANY = 13, (60.0, 48.0), 516.0  # so many cards are smaller; u
DOWN, LONG = 40.0, 560.0  # from one to the next at the sides, and how far they may reach
NORTH_AT, SOUTH_AT, SIDE_AT, SIDE_PLATE = 70.0, 718.0, (64.0, 232.0), 142.0
APART, MARGIN, BESIDE = 14.0, 12.0, 104.0  # beside a plate; at the edge; of a hand there
SHEET = (140, 640)  # between these, in u, the count lies: below the hand above, over one's own
TOP_ALONE = 76  # where nobody sits above
LEAST_U = 0.85  # smaller, the hands leave


@frozen
class Shown:
    """What is seen: whose cards, and who dealt."""

    hands: Mapping[Seat, tuple[Card, ...]]
    people: People
    dealer: Seat
    wild: CardSet = 0  # of which everybody knows by now


def hands_of(past: Past, order: HandOrder) -> dict[Seat, tuple[Card, ...]]:
    """Return what each seat played and still held at the end, in this order."""
    held: dict[Seat, list[Card]] = {}
    for trick in past.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            held.setdefault(seat, []).append(card)
    for number, cards in enumerate(past.held):
        if cards:
            held.setdefault(Seat(number), []).extend(cards)
    return {seat: order.sorted_cards(held[seat]) for seat in sorted(held)}


def hands_of_sets(past: Past, order: HandOrder) -> dict[Seat, tuple[Card, ...]]:
    """Return what each seat had at the end of a deal: the sets it laid, then the other cards."""
    if past.ended is None:
        return {}
    left = past.ended.hands
    held: dict[Seat, list[Card]] = {Seat(seat): [] for seat in range(len(past.ended.hands))}
    for laying in past.laid:
        for meld in laying.sets:
            held[laying.seat] += from_the_top(meld)
    return {seat: (*cards, *order.sorted_cards(left[seat])) for seat, cards in held.items()}


def shown_of(past: Past, people: People, order: HandOrder) -> Shown:
    """Return all hands of the deal that is counted."""
    assert past.scored is not None
    hands = hands_of_sets(past, order) if past.ended is not None else hands_of(past, order)
    tiplu = NO_CARD if past.ended is None else past.ended.tiplu
    return Shown(hands, people, past.scored.dealer, wild_cards(tiplu) if tiplu >= 0 else 0)


class OpenHands(QWidget):
    """Felt, names and hands; cards that a line of the count is about are bright."""

    pressed = Signal()

    def __init__(self, page: QWidget, board: Board) -> None:
        super().__init__(page)
        self._board = board
        self._shown: Shown | None = None
        self._bright: frozenset[Card] = frozenset()
        self.has_cards = True  # else it is felt alone, where the count takes all the room
        self.hide()

    @property
    def hands(self) -> Mapping[Seat, tuple[Card, ...]]:
        """The hands that are seen."""
        is_seen = self.has_cards and self.isVisible()
        return self._shown.hands if self._shown is not None and is_seen else {}

    @property
    def bright(self) -> frozenset[Card]:
        """The cards that come forward; none: all are as bright."""
        return self._bright

    def tell(self, shown: Shown | None) -> None:
        """Show these hands; nothing: there is none to show."""
        self._shown, self._bright = shown, frozenset()
        self.setAccessibleName("" if shown is None else words.hands(shown.hands, shown.people))
        self.update()

    def light(self, cards: Sequence[Card]) -> None:
        """Let these cards come forward; all of them where there are none."""
        self._bright = frozenset(cards)
        self.update()

    def room(self, layout: Layout) -> tuple[int, int]:
        """Return between which heights the count may lie."""
        above = any(layout.corner(seat).turn == 0 for seat in self._others(layout))
        return round((SHEET[0] if above else TOP_ALONE) * layout.u), round(SHEET[1] * layout.u)

    def width_between(self, layout: Layout) -> int:
        """Return how wide the count may be between the hands at the sides."""
        beside = any(layout.corner(seat).turn for seat in self._others(layout))
        return round(layout.width - 2 * (BESIDE * text_scale() if beside else MARGIN) * layout.u)

    @property
    def held(self) -> Held:
        """Who held what, for where the hands have no room."""
        return () if self._shown is None else by_name(self._shown.hands, self._shown.people)

    def has_room(self, layout: Layout) -> bool:
        """Return whether hands can be seen round the count."""
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
        """Lay a hand in a row, its name on the left."""
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
        """Return between which places a hand above may lie, beside the tools and other hands."""
        above = [each for each in self._others(layout) if not layout.corner(each).turn]
        above.sort(key=lambda each: layout.corner(each).hand[0])
        first, end = MARGIN * layout.u, tools_box(layout).left() - APART * layout.u
        part, place = (end - first) / len(above), above.index(seat)
        return first + place * part, first + (place + 1) * part - APART * layout.u

    def _down(
        self, painter: QPainter, layout: Layout, seat: Seat, cards: Sequence[Card], *, is_left: bool
    ) -> None:
        """Lay a hand in a column, its name above."""
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
    """Return how wide the cards of another are, and how far apart."""
    return SMALLER if len(cards) > MANY else OTHERS
