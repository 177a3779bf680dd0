"""A moment of a hand as a picture for chats, with its code as letters and as a QR code.

It always has the moss green felt and four-colour suits, and can be read even at half its size.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from math import degrees

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap

from ...engine.cards import NO_SUIT, Card
from ...engine.codes.code_text import code_unless_too_long
from ...engine.frozen import frozen
from ...engine.record import MatchRecord
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art.animal_portraits import GAZE_AHEAD
from ..art.card_pictures import CardPictures
from ..art.cross_stitch import draw_grid
from ..art.deck_style import DeckStyle
from ..art.felt import draw_felt_background
from ..art.name_plates import NamePlate, plate_picture
from ..art.painter_tools import (
    ALIGN_CENTRE,
    ALIGN_LEFT,
    draw_soft_shadow,
    draw_text,
    fill_rounded_rect,
    open_painter,
    seam_pen,
    stroke_rounded_rect,
)
from ..art.score_bag_pictures import bag_picture
from ..art.stitched_letters import word_grid
from ..art.suit_drawing import fit_path, suit_colour, suit_path
from ..art.table_labels import trump_patch_picture
from ..common.palette import (
    BUTTON,
    BUTTON_FOOT,
    FELT_COLOURS,
    INK,
    LINGONBERRY,
    QUIET_INK,
    SEAM_COLOUR,
    SIDE_COLOURS,
    TILE,
)
from ..common.theme import BOLD, DEMI_BOLD, MEDIUM, create_font, elide_text, text_width
from ..text import games
from ..text.card_names import suit_name
from ..text.i18n import capitalized, number_text, say, signed_number
from ..text.score_text import hand_heading
from ..text.table_players import TablePlayers
from .picture_reader import CODE_KEY
from .shared_hand import SharedHand, ranks_by_suit, shared_hands

WIDTH, HEIGHT, TALL_HEIGHT, FOOT_TOP = 1200, 800, 1400, 594
FELT = "moss"
CARD, SMALL_CARD, TRICK_CARD = 132, 82, 128  # widths
PLATE_SCALE, MAX_NAME_WIDTH = 1.44, 110
# Where seats sit, in order of play from the one who looks, by number of players: indices of PLATES
SEATS = {2: (0, 4), 3: (0, 1, 4), 4: (0, 1, 2, 4), 5: (0, 1, 2, 3, 4)}
PLATES = ((130, 372), (150, 256), (372, 140), (560, 60), (776, 92))  # centres
TRICK_CENTRE = QPointF(520, 250)
TRICK_PLACES = ((-22, 46, -3), (-140, 22, -4), (20, -52, 3), (20, -52, 3), (150, 8, 4))
EDGE = 24  # between the QR code and the lower right corner
# pixels, so that modules have 6; letters beyond which the picture is taller, with a larger QR code
QR_SIZE, LARGE_QR_SIZE, MAX_SMALL_QR = 306, 660, 154
TABLE_RIGHT = 868  # end of the cards beside the score
QUIET_ZONE = 4  # modules
SCORE_TOP, SCORE_GAP = 130, 46
LETTERS = ((28, 22, 5, 10), (24, 16, 11, 33))  # pixels, gap, groups in a row, groups at most


class ShownCards(StrEnum):
    """Whose cards a picture shows, and which code it has."""

    MINE = "mine"  # the view code
    ALL = "all"  # the hand code
    NONE = "none"  # no code


@frozen
class PictureContent:
    """All that a picture shows."""

    view: View
    people: TablePlayers
    hands: Mapping[Seat, tuple[Card, ...]]
    title: str
    code: str
    changes: tuple[int, ...] = ()  # of the scores by this hand, if it is over


def picture_content(
    record: MatchRecord, ply: int, seat: Seat, shown: ShownCards
) -> PictureContent | None:
    """Return what a picture of a moment shows, or None before the first deal."""
    is_open = shown is ShownCards.ALL
    hands = [each for each in shared_hands(record, seat, is_open=is_open) if each.first_ply < ply]
    if not hands:
        return None
    hand, names = hands[-1], record.header.player_names
    people = TablePlayers(names, NOBODY, hand.game.seating)
    state = hand.states[min(ply - hand.first_ply, len(hand.states) - 1)]
    view = hand.view(state if state.phase else hand.last_state)
    score = None if state.phase else hand.score
    title = _title(hand, view, people, is_over=score is not None)
    if score is not None:
        view = hand.view(hand.last_state)
    match shown:
        case ShownCards.ALL:
            held, code = hand.hands_before_play(), hand.code
        case ShownCards.MINE:
            held, code = {seat: view.hand}, code_unless_too_long(view)
        case ShownCards.NONE:
            held, code = {}, ""
    return PictureContent(view, people, held, title, code, score.score_changes if score else ())


def moment_content(view: View, hands: Mapping[Seat, tuple[Card, ...]]) -> PictureContent:
    """Return the content of a picture of a moment, given only what one seat can see."""
    seating, game = view.game.seating, games.game_name(view.game.key)
    people = TablePlayers(("",) * seating.players, NOBODY, seating)
    is_asked = view.turn == view.seat
    title = say("picture-question", name=people.name(view.seat)) if is_asked else game
    return PictureContent(view, people, hands, title, "")


def _title(hand: SharedHand, view: View, people: TablePlayers, *, is_over: bool) -> str:
    ledger = hand.ledger(people)
    if is_over and ledger is not None:
        return ledger.title
    if view.turn == hand.seat:
        return say("picture-question", name=people.name(hand.seat))
    return hand_heading(
        games.game_name(hand.game.key), say("table-hand-number", number=hand.number)
    )


def draw_hand_picture(content: PictureContent) -> QImage:
    is_long = len(content.code.replace(" ", "")) > MAX_SMALL_QR
    image = QImage(WIDTH, TALL_HEIGHT if is_long else HEIGHT, QImage.Format.Format_RGB32)
    with open_painter(image) as painter:
        felt = QRectF(0, 0, WIDTH, FOOT_TOP)
        draw_felt_background(painter, QRectF(image.rect()), FELT)
        seam = seam_pen("#2EFFFFFF", 2, 6, 5)
        stroke_rounded_rect(painter, felt.adjusted(12, 12, -12, 0), 16, seam)
        _Drawing(painter, content, image.height()).draw()
    if content.code:
        image.setText(CODE_KEY, content.code)
    return image


class _Drawing:
    """Draws the parts of a picture."""

    def __init__(self, painter: QPainter, content: PictureContent, height: int) -> None:
        self._painter, self._content = painter, content
        self._view, self._people = content.view, content.people
        self._pictures = CardPictures(DeckStyle(), 1.0)
        self._large = CardPictures(DeckStyle(index_size="large"), 1.0)
        is_tall = height > HEIGHT
        side, corner = LARGE_QR_SIZE if is_tall else QR_SIZE, QPointF(WIDTH - EDGE, height - EDGE)
        self._qr_box = QRectF(corner - QPointF(side, side), corner)
        beside = self._qr_box.left() - 28  # end of what stands beside the QR code
        self._right = TABLE_RIGHT if is_tall else beside
        self._foot_right = WIDTH - EDGE if is_tall else beside

    def draw(self) -> None:
        if len(self._content.hands) > 1:
            self._draw_all_hands()
        else:
            self._draw_table()
        self._draw_trump()
        self._draw_score()
        self._draw_foot()
        if self._content.code:
            self._draw_qr_code()

    # Cards

    def _seats(self) -> tuple[Seat, ...]:
        every, first = self._people.seating.seats, self._view.seat
        return (*every[first:], *every[:first])

    def _draw_all_hands(self) -> None:
        seats = self._seats()
        height = (FOOT_TOP - 24) / len(seats)
        width = min(SMALL_CARD, (height - 16) / 1.4)
        for place, seat in enumerate(seats):
            y = 14 + (place + 0.5) * height
            self._draw_plate(seat, QPointF(132, y))
            cards = self._content.hands.get(seat, ())
            step = min(width * 0.52, (self._right - 262 - width) / max(len(cards) - 1, 1))
            for number, card in enumerate(cards):
                x = 280 + width / 2 + number * step
                self._draw_card(self._large, card, QPointF(x, y), width, 0)

    def _draw_table(self) -> None:
        seats = self._seats()
        places = dict(zip(seats, SEATS[len(seats)], strict=True))
        for seat in seats:
            self._draw_plate(seat, QPointF(*PLATES[places[seat]]))
        trick = self._view.trick
        on_table = list(zip(trick.seats, trick.cards, strict=False))
        if self._view.rummy.discards:
            on_table = [(self._view.seat, self._view.rummy.discards[-1])]
        for seat, card in on_table:
            x, y, angle = TRICK_PLACES[places[seat]]
            self._draw_card(self._pictures, card, TRICK_CENTRE + QPointF(x, y), TRICK_CARD, angle)
        for owner, row in enumerate(self._view.rows.face_up):
            if owner != self._view.seat:
                self._draw_row([card for card in row if card >= 0])
        self._draw_own_hand(self._content.hands.get(self._view.seat, ()))

    def _draw_row(self, cards: list[Card]) -> None:
        for number, card in enumerate(cards):
            self._draw_card(self._large, card, QPointF(372 + number * 44, 116), 66, 0)

    def _draw_own_hand(self, cards: tuple[Card, ...]) -> None:
        step = min(84.0, (self._right - 242 - CARD) / max(len(cards) - 1, 1))
        for number, card in enumerate(cards):
            along = (number - (len(cards) - 1) / 2) * step
            place = QPointF((242 + self._right) / 2 + along, 488 + along * along / 4800)
            self._draw_card(self._pictures, card, place, CARD, degrees(along / 2400))

    def _draw_card(
        self, pictures: CardPictures, card: Card, centre: QPointF, width: float, angle: float
    ) -> None:
        picture = pictures.picture(card, width)
        corner = QPointF(-width / 2, -width * 0.7) - pictures.shadow_margin(width)
        self._painter.save()
        self._painter.translate(centre)
        self._painter.rotate(angle)
        self._painter.drawPixmap(corner, picture)
        self._painter.restore()

    def _draw_plate(self, seat: Seat, centre: QPointF) -> None:
        seating = self._people.seating
        plate = NamePlate(
            elide_text(self._people.name(seat), _font(20, BOLD), MAX_NAME_WIDTH),
            is_acting=seat == self._view.turn and len(self._content.hands) == 1,
            is_dealer=seat == self._view.dealer,
            gaze=GAZE_AHEAD,
            is_own_side=seating.side_of(seat) == seating.side_of(self._view.seat),
        )
        self._draw_centred(plate_picture(plate, FELT, PLATE_SCALE, 1.0), centre)

    def _draw_centred(self, picture: QPixmap, centre: QPointF) -> None:
        size = picture.deviceIndependentSize()
        corner = centre - QPointF(size.width(), size.height()) / 2
        self._painter.drawPixmap(corner.toPoint(), picture)

    # Trumps and score

    def _draw_trump(self) -> None:
        trump = self._view.marriages.trump
        if trump == NO_SUIT:
            return
        is_open = len(self._content.hands) > 1
        centre, size = (QPointF(1032, 70), 72) if is_open else (QPointF(74, 66), 84)
        self._draw_centred(trump_patch_picture(int(trump), "four", size, 1.0), centre)
        if not is_open:
            label = say("suit-are-trumps", suit=capitalized(suit_name(trump)))
            self._write(QPointF(134, 66), label, 26, FELT_COLOURS[FELT].text, DEMI_BOLD, 300)

    def _draw_score(self) -> None:
        people, sides = self._people, self._people.seating.sides
        changes = self._content.changes or (0,) * len(sides)
        scores = [old + new for old, new in zip(self._view.match.scores, changes, strict=True)]
        if self._view.game.scoring_phase.scores_in_berries and len(sides) == 2:
            for side, left in zip(sides, (892, 1040), strict=True):
                self._painter.drawPixmap(left, 150, bag_picture(scores[side], side, 132, 1.0))
                for row, seat in enumerate(people.seats_of(side)):
                    centre = QPointF(left + 66, 330 + 32 * row)
                    ink = FELT_COLOURS[FELT].text
                    self._write(centre, people.name(seat), 26, ink, MEDIUM, 140, is_centred=True)
            return
        bottom = min(self._qr_box.top(), FOOT_TOP)
        box = QRectF(896, SCORE_TOP, 272, bottom - SCORE_TOP - SCORE_GAP)
        fill_rounded_rect(self._painter, box, 6, BUTTON)
        seam = seam_pen(SEAM_COLOUR, 1.4, 3, 3)
        stroke_rounded_rect(self._painter, box.adjusted(4, 4, -4, -4), 4, seam)
        height = (box.height() - 16) / len(sides)
        for side in sides:
            name, ink = capitalized(people.side_name(side)), SIDE_COLOURS[side]
            text = number_text(scores[side])
            if self._content.changes:
                text = f"{text} ({signed_number(changes[side])})"
            place = QPointF(box.left() + 20, box.top() + 8 + (side + 0.5) * height)
            if len(sides) == 2:
                self._write(place - QPointF(0, 20), name, 24, INK, BOLD, 236)
                self._write(place + QPointF(0, 16), text, 28, ink, BOLD, 236)
            else:
                self._write(place, name, 24, INK, BOLD, 124)
                self._write(place + QPointF(136, 0), text, 24, ink, BOLD, 112)

    # The foot

    def _draw_foot(self) -> None:
        painter, content = self._painter, self._content
        painter.fillRect(QRectF(0, FOOT_TOP, WIDTH, TALL_HEIGHT), QColor(TILE))
        painter.fillRect(QRectF(0, FOOT_TOP, WIDTH, 5), QColor(BUTTON_FOOT))
        rows = word_grid("Marjapussi")
        mark = QRectF(self._foot_right - len(rows[0]) * 2, 620, len(rows[0]) * 2, len(rows) * 2)
        draw_grid(painter, mark, rows, {"X": QColor(LINGONBERRY)})
        self._write(QPointF(32, 634), content.title, 34, INK, BOLD, mark.left() - 52)
        x = self._write_cards(32, 680, content.hands.get(self._view.seat, ()))
        trick = self._view.trick.cards
        if trick and len(content.hands) == 1:
            x = self._write(QPointF(x, 680), say("picture-on"), 26, QUIET_INK, MEDIUM, 200) + 16
            self._write_cards(x, 680, trick)
        groups = content.code.split()
        size, gap, in_row, most = next((e for e in LETTERS if len(groups) <= e[3]), (0, 0, 1, 0))
        if most:
            self._write_code(groups, size, gap, in_row)

    def _write_cards(self, x: float, y: float, cards: Iterable[Card]) -> float:
        """Write cards in suit order, a drawn suit before its ranks. Return where they end."""
        for suit, ranks in ranks_by_suit(cards).items():
            if suit != NO_SUIT:
                box = QRectF(x, y - 12, 25, 25)
                self._painter.fillPath(fit_path(suit_path(suit), box), suit_colour(suit, "four"))
                x += 30
            x = self._write(QPointF(x, y), ranks, 30, INK, BOLD, self._foot_right - x) + 20
        return x

    def _write_code(self, groups: list[str], size: int, gap: int, in_row: int) -> None:
        font = _font(size, BOLD)
        font.setFamilies(["DejaVu Sans Mono", "Consolas", "Menlo", "monospace"])
        font.setStyleHint(QFont.StyleHint.Monospace)
        for number, group in enumerate(groups):
            row, place = divmod(number, in_row)
            x = 32 + place * (text_width("XXXX", font) + gap)
            box = QRectF(x, 706 + row * (size + 6), 200, size + 4)
            draw_text(self._painter, box, group, font, INK, ALIGN_LEFT)

    def _draw_qr_code(self) -> None:
        """Draw the code as a plain QR code with squares of whole pixels."""
        import segno

        letters = self._content.code.replace(" ", "")
        code = segno.make(letters, error="m", boost_error=False, micro=False)
        rows = [list(row) for row in code.matrix]
        cell = int(self._qr_box.width() // (len(rows) + 2 * QUIET_ZONE))
        begin = self._qr_box.center() - QPointF(1, 1) * (cell * len(rows) / 2)
        draw_soft_shadow(self._painter, self._qr_box, 12, 14, 4)
        fill_rounded_rect(self._painter, self._qr_box, 12, "#FFFFFF")
        for y, row in enumerate(rows):
            for x, is_dark in enumerate(row):
                if is_dark:
                    left, top = round(begin.x()) + x * cell, round(begin.y()) + y * cell
                    self._painter.fillRect(left, top, cell, cell, QColor(INK))

    def _write(
        self,
        place: QPointF,
        text: str,
        size: int,
        ink: str,
        weight: QFont.Weight,
        room: float,
        *,
        is_centred: bool = False,
    ) -> float:
        font = _font(size, weight)
        line = elide_text(text, font, room)
        width = text_width(line, font)
        left = place.x() - width / 2 if is_centred else place.x()
        box = QRectF(left, place.y() - size, width + 4, 2 * size)
        draw_text(self._painter, box, line, font, ink, ALIGN_CENTRE if is_centred else ALIGN_LEFT)
        return left + width


def _font(size: int, weight: QFont.Weight) -> QFont:
    font = QFont(create_font(size, weight))
    font.setPixelSize(size)
    return font
