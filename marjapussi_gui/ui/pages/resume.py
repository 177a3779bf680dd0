"""The match that waits: a window on its table, and the way back to it."""

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
from ..wording.tongue import sentences
from .ground import EDGE, draw_ground, draw_ring
from .pressed_tile import PressedTile
from .scene import patch

FELT, SMALL_FELT, HIGH, LOW = 250, 208, 150, 138  # pixels
INSIDE = 10
BAG, TRICK, HAND, STEP = 62, 42, 34, 17  # widths on the felt of 250
Place = tuple[float, float, float]  # from the middle of the trick, and turned
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
    """A match to go on with: as it is seen, or what a list tells of it."""

    game: str
    people: People
    scores: tuple[int, ...]  # of every side
    hand: int
    is_my_turn: bool = False
    view: View | None = None  # cards and bags, where they are known
    own_rules: OwnRules = field(default_factory=dict)

    @property
    def deals(self) -> int:
        """How many deals the match has; 0 where it has no such number or that is not known."""
        return self.view.game.rules.deals if self.view is not None else 0

    @property
    def rules(self) -> str:
        """The name of rules that are not the standard ones, where they are known."""
        game = None if self.view is None else self.view.game
        if game is None or is_standard(game.variant, game.options):
            return ""
        return rules_name(game.variant, game.options, self.own_rules)

    @property
    def collected(self) -> str:
        """What each side has collected in a tournament, in the language of now."""
        if self.view is None:
            return ""
        from ..wording.scores import collected

        points = collected(self.view.match, self.view.game)
        return words.collected(points, self.people)

    @property
    def named_scores(self) -> tuple[tuple[str, int], ...]:
        """Name and score of every side, one's own first, in the language of now."""
        return words.listed_scores(self.scores, self.people)


def waiting(view: View, people: People, own_rules: OwnRules = NO_OWN_RULES) -> Waiting:
    """Return a match that is left, as it is seen from one's own seat."""
    hand = view.match.hands + (view.phase not in ("deal", "over"))
    is_my_turn, scores = view.turn == view.seat, view.match.scores
    return Waiting(view.game.key, people, scores, max(hand, 1), is_my_turn, view, own_rules)


def listed(row: Listed) -> Waiting:
    """Return a match as a list tells of it: nobody has looked at its cards."""
    seating = variant(row.game).game(players=len(row.seats)).seating
    people = People(row.seats, row.me, seating)
    return Waiting(row.game, people, row.scores, row.hands + 1)


class ResumeTile(PressedTile):
    """Goes on with the match that waits, or plays again what was played last."""

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
        """Be lower where there is less room."""
        self._is_low = is_low
        self._lines[2].setVisible(not is_low)
        left = EDGE + 2 * INSIDE + self._felt_width + 8
        self._row.setContentsMargins(left, EDGE + INSIDE, EDGE + INSIDE, EDGE + INSIDE)
        self.setMinimumHeight((LOW if is_low else HIGH) + 2 * EDGE)

    @property
    def _felt_width(self) -> int:
        return SMALL_FELT if self._is_low else FELT

    def show_waiting(self, told: Waiting | None, last_key: str) -> None:
        """Show what waits; nothing: the game that was played last."""
        self.waiting, self._key = told, last_key
        self.tell()
        self.update()

    def tell(self) -> None:
        """Say everything in the language of now."""
        told, key = self.waiting, self._key
        if told is None:
            texts = games.name(key), games.introduction(key).sentence, ""
        else:
            texts = (
                words.named(games.name(told.game), told.rules),
                words.where(told.hand, told.deals, is_my_turn=told.is_my_turn),
                told.collected or words.standing(told.named_scores),
            )
        for line, text in zip(self._lines, texts, strict=True):
            line.setText(text)
        self._lines[2].setVisible(bool(texts[2]) and not self._is_low)
        self.begin.setText(words.go_on() if told is not None else words.play())
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

    # The picture

    def _draw_table(self, painter: QPainter, box: QRectF) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(box, PATCH_RADIUS, PATCH_RADIUS)
        painter.save()
        painter.setClipPath(clip)
        painter.drawImage(box.topLeft(), patch(box.size().toSize(), self._easel.deck.ratio))
        scale = box.width() / FELT
        told = self.waiting
        if told is not None:
            self._draw_scores(painter, box, told, scale)
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
        """Return the cards of the trick with their places, and those of one's own hand."""
        told = self.waiting
        if told is None or told.view is None:
            scene = games.introduction(self._key if told is None else told.game).scene
            middle = (len(scene) - 1) / 2
            offs = [place - middle for place in range(len(scene))]
            fan = [(30 * off, 6 + 3 * abs(off), 6 * off) for off in offs]
            return list(zip(scene, fan, strict=True)), []
        view = told.view
        players = view.game.seating.players
        places = BETWEEN if players == 5 else PLACES
        trick = zip(view.trick.seats, view.trick.cards, strict=False)
        laid = [(card, places[_place(seat - view.seat, players)]) for seat, card in trick]
        return laid, list(view.hand)

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
        """Draw the bags as they are, or the scores beside their berries."""
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
    """Return which of the places about the trick is so many seats further on."""
    steps %= players
    return {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3), 5: (0, 1, 3, 4, 2)}[players][steps]
