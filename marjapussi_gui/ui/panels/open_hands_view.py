"""All hands of a deal, shown face up around the panel with its score."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ...engine.cards import Card, CardSet
from ...engine.events import ScoredCardGroup
from ...engine.frozen import frozen
from ...engine.rummy.melds import sort_high_to_low, wild_cards
from ...engine.state import NO_CARD, NOBODY, Seat
from ...session.history import History
from ..art.animal_portraits import GazeDirection
from ..art.card_pictures import CardPictures
from ..art.name_plates import NamePlate, plate_picture
from ..board.board_geometry import tools_box
from ..board.hand_order import HandOrder
from ..board.table_board import TableBoard
from ..board.table_layout import CARD_RATIO, REFERENCE_SIZE, CardSpot, TableLayout
from ..common.theme import text_scale
from ..text import hand_score_ledger as words
from ..text.i18n import say
from ..text.table_players import TablePlayers
from .explainable_cards import ExplainableCards
from .ledger_column import LabelFactory
from .ledger_line import LedgerLine

HeldCards = tuple[tuple[str, tuple[Card, ...]], ...]  # name and cards of each player


def cards_by_name(hands: Mapping[Seat, tuple[Card, ...]], people: TablePlayers) -> HeldCards:
    seats = sorted(hands, key=lambda seat: (seat < people.own_seat, seat))
    return tuple((people.you_or_name(seat), hands[seat]) for seat in seats)


def create_hands_line(
    held: HeldCards, create_label: LabelFactory, deck: CardPictures, scale: float
) -> LedgerLine:
    line = LedgerLine(create_label(say("all-cards")), create_label(""), scale)
    names, hands = zip(*held, strict=True)
    line.attach_cards([ScoredCardGroup(cards) for cards in hands], deck, names)
    return line


OTHER_CARDS, OWN_CARDS = (76.0, 48.0), (96.0, 64.0)  # card width and step, in table units
MANY_CARDS, SMALL_CARDS, MANY_CARDS_LENGTH = (
    13,
    (60.0, 48.0),
    516.0,
)  # for hands of more than 13 cards
COLUMN_STEP, COLUMN_LENGTH = 40.0, 560.0  # of a hand at the side, in table units
NORTH_Y, SOUTH_Y, SIDE_POSITION, SIDE_PLATE_Y = 70.0, 718.0, (64.0, 232.0), 142.0
PLATE_GAP, EDGE_MARGIN, SIDE_HAND_WIDTH = 14.0, 12.0, 104.0  # in table units
SHEET_RANGE = (140, 640)  # top and bottom of the score panel, in table units
SHEET_TOP_ALONE = 76  # its top without a hand at the top, in table units
MIN_UNIT = 0.85  # pixels per table unit; on smaller tables, the hands are hidden


@frozen
class ShownHands:
    """The hands to show, the players, the dealer, and which cards are wild."""

    hands: Mapping[Seat, tuple[Card, ...]]
    people: TablePlayers
    dealer: Seat
    wild_cards: CardSet = 0  # known to all players at the end


def trick_game_hands(history: History, order: HandOrder) -> dict[Seat, tuple[Card, ...]]:
    """Return all cards that each seat played or still held at the end, sorted as in a hand."""
    hands: dict[Seat, list[Card]] = {}
    for trick in history.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            hands.setdefault(seat, []).append(card)
    for number, cards in enumerate(history.cards_left):
        if cards:
            hands.setdefault(Seat(number), []).extend(cards)
    return {seat: order.sort_cards(hands[seat]) for seat in sorted(hands)}


def rummy_hands(history: History, order: HandOrder) -> dict[Seat, tuple[Card, ...]]:
    """Return the cards that each seat ends with: first its laid melds, then the rest."""
    if history.rummy_end_event is None:
        return {}
    left = history.rummy_end_event.hands
    hands: dict[Seat, list[Card]] = {
        Seat(seat): [] for seat in range(len(history.rummy_end_event.hands))
    }
    for laying in history.laid_sets:
        for meld in laying.sets:
            hands[laying.seat] += sort_high_to_low(meld)
    return {seat: (*cards, *order.sort_cards(left[seat])) for seat, cards in hands.items()}


def collect_hands(history: History, people: TablePlayers, order: HandOrder) -> ShownHands:
    """Return the hands of the deal that has just been scored."""
    assert history.hand_score is not None
    hands = (
        rummy_hands(history, order)
        if history.rummy_end_event is not None
        else trick_game_hands(history, order)
    )
    tiplu = NO_CARD if history.rummy_end_event is None else history.rummy_end_event.tiplu
    return ShownHands(
        hands, people, history.hand_score.dealer, wild_cards(tiplu) if tiplu >= 0 else 0
    )


@frozen
class OpenCard:
    """A card that lies open, with its owner and its place."""

    seat: Seat
    card: Card
    spot: CardSpot


class OpenHandsView(QWidget):
    """Shows felt with the players' names and hands; can highlight the cards of a score line."""

    card_pressed = Signal(object)  # an OpenCard, before pressed
    pressed = Signal()

    def __init__(self, page: QWidget, board: TableBoard) -> None:
        super().__init__(page)
        self._board = board
        self._shown_hands: ShownHands | None = None
        self._highlighted: frozenset[Card] = frozenset()
        self._open_cards: list[OpenCard] = []  # as they were painted, from bottom to top
        self.explainable = ExplainableCards(self)  # at most one, lit over the painted card
        self.has_cards = True  # False shows only felt: the score panel needs all the space
        self.hide()

    @property
    def visible_hands(self) -> Mapping[Seat, tuple[Card, ...]]:
        is_seen = self.has_cards and self.isVisible()
        return self._shown_hands.hands if self._shown_hands is not None and is_seen else {}

    def show_hands(self, hands: ShownHands | None) -> None:
        """Show these hands, or none of them if hands is None."""
        self._shown_hands, self._highlighted = hands, frozenset()
        self.explainable.clear()
        self.setAccessibleName(
            "" if hands is None else words.all_hands_text(hands.hands, hands.people)
        )
        self.update()

    def highlight(self, cards: Sequence[Card]) -> None:
        """Highlight these cards by dimming all others; without cards, dim nothing."""
        self._highlighted = frozenset(cards)
        self.update()

    def light_card(self, open_card: OpenCard) -> None:
        """Highlight a card, and ask why it was played."""
        deck = self._board.card_pictures
        self.explainable.ask_at(open_card.seat, open_card.card, open_card.spot, deck)

    def vertical_range(self, layout: TableLayout) -> tuple[int, int]:
        """Return the y coordinates between which the hands leave space for the score panel."""
        above = any(layout.corner_of(seat).rotation == 0 for seat in self._other_seats(layout))
        return round((SHEET_RANGE[0] if above else SHEET_TOP_ALONE) * layout.unit), round(
            SHEET_RANGE[1] * layout.unit
        )

    def width_between_hands(self, layout: TableLayout) -> int:
        """Return the width in pixels that the hands at the sides leave for the score panel."""
        beside = any(layout.corner_of(seat).rotation for seat in self._other_seats(layout))
        return round(
            layout.width
            - 2 * (SIDE_HAND_WIDTH * text_scale() if beside else EDGE_MARGIN) * layout.unit
        )

    @property
    def held_cards(self) -> HeldCards:
        """All hands by name, for windows that have no space for them around the score panel."""
        return (
            ()
            if self._shown_hands is None
            else cards_by_name(self._shown_hands.hands, self._shown_hands.people)
        )

    def has_room(self, layout: TableLayout) -> bool:
        hands = self._shown_hands.hands if self._shown_hands is not None else {}
        return (
            bool(hands)
            and layout.width / layout.unit >= REFERENCE_SIZE[0]
            and layout.unit >= MIN_UNIT
        )

    def _other_seats(self, layout: TableLayout) -> list[Seat]:
        return [seat for seat in map(Seat, range(layout.player_count)) if seat != layout.own_seat]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.explainable.clear()
        x, y = event.position().x(), event.position().y()
        for each in reversed(self._open_cards):
            half = each.spot.width / 2
            if abs(x - each.spot.x) <= half and abs(y - each.spot.y) <= half * CARD_RATIO:
                self.card_pressed.emit(each)
                break
        self.pressed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.explainable.clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shown_hands is None:
            return
        layout = self._board.table_layout
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._board.draw_felt(painter, self.rect())
        self._open_cards.clear()
        for seat, cards in self.visible_hands.items():
            turn = layout.corner_of(seat).rotation
            if turn:
                self._draw_column(painter, layout, seat, cards, is_left=turn > 0)
            else:
                self._draw_row(painter, layout, seat, cards)
        painter.end()

    def _draw_row(
        self, painter: QPainter, layout: TableLayout, seat: Seat, cards: Sequence[Card]
    ) -> None:
        """Draw a hand as a row of cards, with the name on its left."""
        u, is_own = layout.unit, seat == layout.own_seat
        width, step = (each * u for each in (OWN_CARDS if is_own else _card_width_and_step(cards)))
        plate = self._create_plate(seat, GazeDirection(0, 0 if is_own else 1))
        name = plate.deviceIndependentSize().width() + PLATE_GAP * u
        steps = max(len(cards) - 1, 1)
        if len(cards) > MANY_CARDS and not is_own:
            left, right = self._row_bounds(layout, seat)
            step = min(step, (right - left - name - width) / steps)
            start = (left + right + name - steps * step) / 2
        else:
            beside = (
                SIDE_HAND_WIDTH
                * u
                * any(layout.corner_of(other).rotation for other in self._other_seats(layout))
            )
            step = min(step, (layout.width - 2 * (name + beside + EDGE_MARGIN * u) - width) / steps)
            start = layout.width / 2 - (len(cards) - 1) / 2 * step
        y = (SOUTH_Y * u + layout.height - REFERENCE_SIZE[1] * u) if is_own else NORTH_Y * u
        for place, card in enumerate(cards):
            self._draw_card(painter, QPointF(start + place * step, y), seat, card, width)
        at = QPointF(start - width / 2 - (PLATE_GAP * u + name) / 2, y)
        self._draw_centred(painter, plate, at)

    def _row_bounds(self, layout: TableLayout, seat: Seat) -> tuple[float, float]:
        """Return the x coordinates between which a hand at the top must lie."""
        above = [each for each in self._other_seats(layout) if not layout.corner_of(each).rotation]
        above.sort(key=lambda each: layout.corner_of(each).hand_position[0])
        first, end = EDGE_MARGIN * layout.unit, tools_box(layout).left() - PLATE_GAP * layout.unit
        part, place = (end - first) / len(above), above.index(seat)
        return first + place * part, first + (place + 1) * part - PLATE_GAP * layout.unit

    def _draw_column(
        self,
        painter: QPainter,
        layout: TableLayout,
        seat: Seat,
        cards: Sequence[Card],
        *,
        is_left: bool,
    ) -> None:
        """Draw a hand as a column of cards, with the name above it."""
        u, width = layout.unit, _card_width_and_step(cards)[0] * layout.unit
        x = SIDE_POSITION[0] * u if is_left else layout.width - SIDE_POSITION[0] * u
        long = COLUMN_LENGTH if len(cards) <= MANY_CARDS else MANY_CARDS_LENGTH
        step = min(COLUMN_STEP, long / max(len(cards) - 1, 1)) * u
        for place, card in enumerate(cards):
            centre = QPointF(x, SIDE_POSITION[1] * u + place * step)
            self._draw_card(painter, centre, seat, card, width)
        plate = self._create_plate(seat, GazeDirection(1 if is_left else -1, 1))
        half = plate.deviceIndependentSize().width() / 2
        inside = min(max(x, half - PLATE_GAP * u), layout.width - half + PLATE_GAP * u)
        self._draw_centred(painter, plate, QPointF(inside, SIDE_PLATE_Y * u))

    def _draw_card(
        self, painter: QPainter, centre: QPointF, seat: Seat, card: Card, width: float
    ) -> None:
        self._open_cards.append(OpenCard(seat, card, CardSpot(centre.x(), centre.y(), 0.0, width)))
        deck: CardPictures = self._board.card_pictures
        is_barred = bool(self._highlighted) and card not in self._highlighted
        is_wild = self._shown_hands is not None and bool(self._shown_hands.wild_cards >> card & 1)
        picture = deck.picture(card, width, is_disabled=is_barred, is_wild=is_wild)
        corner = centre - QPointF(width / 2, width * 0.7) - deck.shadow_margin(width)
        painter.drawPixmap(corner, picture)

    def _create_plate(self, seat: Seat, gaze: GazeDirection) -> QPixmap:
        assert self._shown_hands is not None
        people, look = self._shown_hands.people, self._board.board_style
        plate = NamePlate(
            people.name(seat),
            is_dealer=seat == self._shown_hands.dealer,
            is_own=people.is_own_seat(seat) and people.own_seat != NOBODY,
            gaze=gaze,
            is_own_side=people.seating.has_partners
            and people.is_own_side(people.seating.side_of(seat)),
        )
        return plate_picture(plate, look.felt, self._board.table_layout.unit, look.pixel_ratio)

    def _draw_centred(self, painter: QPainter, picture: QPixmap, centre: QPointF) -> None:
        size = picture.deviceIndependentSize()
        box = QRectF(QPointF(), size)
        box.moveCenter(centre)
        painter.drawPixmap(box.topLeft(), picture)


def _card_width_and_step(cards: Sequence[Card]) -> tuple[float, float]:
    """Return the card width and the step to the next card in another player's hand.

    Both are in table units.
    """
    return SMALL_CARDS if len(cards) > MANY_CARDS else OTHER_CARDS
