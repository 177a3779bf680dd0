"""The tile on the start page that resumes the last match, and what it shows of it."""

from dataclasses import field

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from ...engine.cards import Card
from ...engine.frozen import frozen
from ...engine.games import variant
from ...engine.view import View
from ...kept.listed import Listed
from ..art.bags import bag_picture, berry_picture
from ..art.deck import Deck, small_deck
from ..art.easel import Easel
from ..basis.palette import FELTS
from ..basis.theme import BOLD, LABEL, PATCH_RADIUS, font
from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..wording import games
from ..wording import resume as words
from ..wording.people import People
from ..wording.rules_house import NO_OWN_RULES, OwnRules, is_standard, rules_name
from ..wording.scores import collected
from ..wording.tongue import sentences
from .ground import EDGE, draw_ground, draw_ring
from .pressed_tile import PressedTile
from .scene import patch

FELT, SMALL_FELT, HIGH, LOW = 250, 208, 150, 138  # pixels
INSIDE = 10
BAG, TRICK, HAND, STEP = 62, 42, 34, 17  # widths on the felt of 250
Place = tuple[float, float, float]  # x and y from the middle of the trick; angle in degrees
PLACES: tuple[Place, ...] = ((0, 12, -3), (-33, -12, -7), (0, -24, 2), (33, -11, 6))
BETWEEN: tuple[Place, ...] = (
    (0, 8, -3),
    (-33, -12, -5),
    (33, -12, 5),
    (-18, -26, -3),
    (18, -26, 3),
)


@frozen
class Waiting:
    """What the start page shows of a match that can be resumed."""

    game: str
    people: People
    scores: tuple[int, ...]  # of each side
    hand: int
    is_my_turn: bool = False
    view: View | None = None  # None if only the list entry is known
    own_rules: OwnRules = field(default_factory=dict)

    @property
    def deals(self) -> int:
        """The number of deals of the match; 0 if there is none or it is unknown."""
        return self.view.game.rules.deals if self.view is not None else 0

    @property
    def rules(self) -> str:
        """The name of the house rules; empty for standard or unknown rules."""
        game = None if self.view is None else self.view.game
        if game is None or is_standard(game.variant, game.options):
            return ""
        return rules_name(game.variant, game.options, self.own_rules)

    @property
    def collected(self) -> str:
        """The points of each side in a tournament, in the current language, or empty."""
        if self.view is None:
            return ""
        points = collected(self.view.match, self.view.game)
        return words.collected(points, self.people)

    @property
    def named_scores(self) -> tuple[tuple[str, int], ...]:
        """The name and score of every side, the player's own first."""
        return words.listed_scores(self.scores, self.people)


def waiting(view: View, people: People, own_rules: OwnRules = NO_OWN_RULES) -> Waiting:
    """Return a preview of a match from the player's view of it."""
    hand = view.match.hands + (view.phase not in ("deal", "over"))
    is_my_turn, scores = view.turn == view.seat, view.match.scores
    return Waiting(view.game.key, people, scores, max(hand, 1), is_my_turn, view, own_rules)


def listed(row: Listed) -> Waiting:
    """Return a preview of a match in the list; its cards are not known."""
    seating = variant(row.game).game(players=len(row.seats)).seating
    people = People(row.seats, row.me, seating)
    return Waiting(row.game, people, row.scores, row.hands + 1)


class ResumeTile(PressedTile):
    """Resumes the last match; if there is none, plays the last game again."""

    resume_asked = Signal()
    play_asked = Signal(str)
    matches_asked = Signal()

    def __init__(self, easel: Easel) -> None:
        super().__init__()
        self._easel = easel
        self._small: Deck | None = None
        self.waiting: Waiting | None = None
        self._key = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.begin = button("", self.on_pressed, "play")
        self.matches = button("", self.matches_asked.emit, "link")
        self._lines = label("", "name"), label(""), label("", "caption")
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addStretch(1)
        for line in self._lines:
            column.addWidget(line)
        column.addStretch(1)
        column.addLayout(Flow(self.begin, self.matches, gap=8))
        self._row = QHBoxLayout(self)
        self._row.addLayout(column, 1)
        self._is_low = False
        self.fit(is_low=False)

    def fit(self, *, is_low: bool) -> None:
        """Use less height if the page has little room."""
        self._is_low = is_low
        self._lines[2].setVisible(not is_low)
        left = EDGE + 2 * INSIDE + self._felt_width + 8
        self._row.setContentsMargins(left, EDGE + INSIDE, EDGE + INSIDE, EDGE + INSIDE)
        self.setMinimumHeight((LOW if is_low else HIGH) + 2 * EDGE)

    @property
    def _felt_width(self) -> int:
        return SMALL_FELT if self._is_low else FELT

    def show_waiting(self, told: Waiting | None, last_key: str) -> None:
        """Show a match to resume, or the last game if it is None."""
        self.waiting, self._key = told, last_key
        self.tell()
        self.update()

    def tell(self) -> None:
        """Set all texts in the current language."""
        preview, key = self.waiting, self._key
        if preview is None:
            texts = games.name(key), games.introduction(key).sentence, ""
        else:
            texts = (
                words.named(games.name(preview.game), preview.rules),
                words.where(preview.hand, preview.deals, is_my_turn=preview.is_my_turn),
                preview.collected or words.standing(preview.named_scores),
            )
        for line, text in zip(self._lines, texts, strict=True):
            line.setText(text)
        self._lines[2].setVisible(bool(texts[2]) and not self._is_low)
        self.begin.setText(words.go_on() if preview is not None else words.play())
        self.begin.setAccessibleName(f"{self.begin.text()}: {texts[0]}")
        self.matches.setText(words.matches())
        self.matches.setAccessibleName(words.matches())
        self.setAccessibleName(sentences((self.begin.text(), *texts)))

    def on_pressed(self) -> None:
        if self.waiting is None:
            self.play_asked.emit(self._key)
        else:
            self.resume_asked.emit()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        draw_ground(painter, self.size(), colour.name())
        margin = EDGE + INSIDE
        box = QRectF(margin, margin, self._felt_width, self.height() - 2 * margin)
        self._draw_table(painter, box)
        if self.hasFocus():
            draw_ring(painter, self.size())
        painter.end()

    # Painting

    def _draw_table(self, painter: QPainter, box: QRectF) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(box, PATCH_RADIUS, PATCH_RADIUS)
        painter.save()
        painter.setClipPath(clip)
        painter.drawImage(box.topLeft(), patch(box.size().toSize(), self._easel.deck.ratio))
        scale = box.width() / FELT
        preview = self.waiting
        if preview is not None:
            self._draw_scores(painter, box, preview, scale)
        trick, hand = self._cards()
        middle = box.center() - QPointF(0, 6 * scale)
        for card, (x, y, angle) in trick:
            self._draw_card(painter, middle + QPointF(x, y) * scale, card, TRICK * scale, angle)
        step = min(STEP, 150 / max(len(hand), 1)) * scale
        for place, card in enumerate(hand):
            off = place - (len(hand) - 1) / 2
            far = abs(off * step / (STEP * scale))
            at = QPointF(box.center().x() + off * step, box.bottom() - 10 * scale + far**2 * 0.5)
            self._draw_card(painter, at, card, HAND * scale, off * 2 * step / (STEP * scale))
        painter.restore()

    def _cards(self) -> tuple[list[tuple[Card, Place]], list[Card]]:
        """Return the cards of the trick with their places, and the player's hand."""
        preview = self.waiting
        if preview is None or preview.view is None:
            scene = games.introduction(self._key if preview is None else preview.game).scene
            middle = (len(scene) - 1) / 2
            offsets = [place - middle for place in range(len(scene))]
            fan = [(30 * off, 6 + 3 * abs(off), 6 * off) for off in offsets]
            return list(zip(scene, fan, strict=True)), []
        view = preview.view
        players = view.game.seating.players
        places = BETWEEN if players == 5 else PLACES
        trick = zip(view.trick.seats, view.trick.cards, strict=False)
        trick_cards = [(card, places[_place(seat - view.seat, players)]) for seat, card in trick]
        return trick_cards, list(view.hand)

    def _draw_card(
        self, painter: QPainter, at: QPointF, card: Card, width: float, angle: float
    ) -> None:
        if self._easel.is_late:
            return
        deck = self._deck
        picture = deck.picture(card, width)
        painter.save()
        painter.translate(at)
        painter.rotate(angle)
        corner = QPointF(-width / 2, -width * 0.7) - deck.margin(width)
        painter.drawPixmap(corner, picture)
        painter.restore()

    @property
    def _deck(self) -> Deck:
        now = self._easel.deck
        if self._small is None or self._small.design.colours != now.design.colours:
            self._small = small_deck(now)
        return self._small

    def _draw_scores(self, painter: QPainter, box: QRectF, told: Waiting, scale: float) -> None:
        """Draw the bags of berries, or the scores with a berry each."""
        ratio = self._easel.deck.ratio
        if told.view is not None and told.view.game.count.in_berries:
            for place, (_, score) in enumerate(told.named_scores[:2]):
                bag = bag_picture(score, place, BAG * scale, ratio)
                x = box.right() - (10 + BAG) * scale if place else box.left() + 10 * scale
                painter.drawPixmap(QPointF(x, box.bottom() - 84 * scale), bag)
            return
        painter.setFont(font(LABEL, BOLD))
        painter.setPen(FELTS["moss"].text)
        for place, (_, score) in enumerate(told.named_scores):
            y = box.top() + (20 + 22 * place) * scale
            berry = berry_picture(place, 14 * scale, ratio)
            painter.drawPixmap(QPointF(box.left() + 14 * scale, y - 7 * scale), berry)
            row = QRectF(box.left() + 34 * scale, y - 12, 80, 24)
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, words.plain_score(score))


def _place(steps: int, players: int) -> int:
    """Return the index of the trick place for a seat some steps after the player's."""
    steps %= players
    return {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3), 5: (0, 1, 3, 4, 2)}[players][steps]
