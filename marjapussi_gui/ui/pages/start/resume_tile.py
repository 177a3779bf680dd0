"""The tile on the start page that resumes the last match."""

from dataclasses import field

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from ....engine.cards import Card
from ....engine.frozen import frozen
from ....engine.games import find_variant
from ....engine.view import View
from ....model.match_summary import MatchSummary
from ...art.background_card_painter import BackgroundCardPainter
from ...art.berry_bags import bag_picture, berry_picture
from ...art.card_pictures import CardPictures, small_card_pictures
from ...common.palette import FELT_COLOURS
from ...common.theme import BOLD, LABEL, PATCH_RADIUS, create_font
from ...text import games
from ...text import resume_text as words
from ...text.house_rules_text import NO_OWN_PRESETS, OwnPresets, has_default_rules, rules_name
from ...text.i18n import to_sentences
from ...text.table_players import TablePlayers
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_button, create_label
from .card_pocket import felt_patch
from .clickable_tile import ClickableTile
from .tile_background import TILE_MARGIN, draw_focus_ring, draw_tile_background

FELT_WIDTH, SMALL_FELT_WIDTH, FELT_HEIGHT, LOW_FELT_HEIGHT = 250, 208, 150, 138  # pixels
PADDING = 10
BAG_WIDTH, TRICK_CARD_WIDTH, HAND_CARD_WIDTH, HAND_STEP = (
    62,
    42,
    34,
    17,
)  # widths, for felt that is 250 pixels wide
TrickPlace = tuple[float, float, float]  # x and y from the trick's centre; angle in degrees
TRICK_PLACES: tuple[TrickPlace, ...] = ((0, 12, -3), (-33, -12, -7), (0, -24, 2), (33, -11, 6))
FIVE_PLAYER_PLACES: tuple[TrickPlace, ...] = (
    (0, 8, -3),
    (-33, -12, -5),
    (33, -12, 5),
    (-18, -26, -3),
    (18, -26, 3),
)


@frozen
class ResumePreview:
    """What the tile shows of the match."""

    game_key: str
    people: TablePlayers
    scores: tuple[int, ...]  # of each side
    hand_number: int
    is_my_turn: bool = False
    view: View | None = None  # None: only the list entry is known
    own_rules: OwnPresets = field(default_factory=dict)

    @property
    def deal_count(self) -> int:
        """The number of deals of the match, or 0 if it is unknown or not fixed."""
        return self.view.game.rules.deals if self.view is not None else 0

    @property
    def house_rules(self) -> str:
        """The name of the house rules; empty if they are the standard ones or unknown."""
        game = None if self.view is None else self.view.game
        if game is None or has_default_rules(game.variant, game.option_values):
            return ""
        return rules_name(game.variant, game.option_values, self.own_rules)

    @property
    def tournament_text(self) -> str:
        """The points of each side in a tournament as a text; empty outside a tournament."""
        if self.view is None:
            return ""
        from ...text.score_text import tournament_points

        points = tournament_points(self.view.match, self.view.game)
        return words.tournament_points_text(points, self.people)

    @property
    def named_scores(self) -> tuple[tuple[str, int], ...]:
        """The name and score of every side, the player's own first."""
        return words.side_scores(self.scores, self.people)


def preview_from_view(
    view: View, people: TablePlayers, own_rules: OwnPresets = NO_OWN_PRESETS
) -> ResumePreview:
    """Return the preview of a match from the player's view of it."""
    hand = view.match.hands_played + (view.phase not in ("deal", "over"))
    is_my_turn, scores = view.turn == view.seat, view.match.scores
    return ResumePreview(view.game.key, people, scores, max(hand, 1), is_my_turn, view, own_rules)


def preview_from_summary(summary: MatchSummary) -> ResumePreview:
    """Return a preview without cards, for a match known only by its list entry."""
    seating = find_variant(summary.game).create_game(players=len(summary.player_names)).seating
    people = TablePlayers(summary.player_names, summary.own_seat, seating)
    return ResumePreview(summary.game, people, summary.scores, summary.hand_count + 1)


class ResumeTile(ClickableTile):
    """Resumes the last match or, if there is none, starts a match of the last game."""

    resume_requested = Signal()
    play_requested = Signal(str)
    matches_requested = Signal()

    def __init__(self, card_painter: BackgroundCardPainter) -> None:
        super().__init__()
        self._card_painter = card_painter
        self._small_deck: CardPictures | None = None
        self.preview: ResumePreview | None = None
        self._last_game_key = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.start_button = create_button("", self.on_pressed, "play")
        self.matches_button = create_button("", self.matches_requested.emit, "link")
        self._labels = create_label("", "name"), create_label(""), create_label("", "caption")
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addStretch(1)
        for line in self._labels:
            column.addWidget(line)
        column.addStretch(1)
        column.addLayout(FlowLayout(self.start_button, self.matches_button, spacing=8))
        self._row = QHBoxLayout(self)
        self._row.addLayout(column, 1)
        self._is_compact = False
        self.set_compact(is_compact=False)

    def set_compact(self, *, is_compact: bool) -> None:
        """Use less height, because the page has little space."""
        self._is_compact = is_compact
        self._labels[2].setVisible(not is_compact)
        left = TILE_MARGIN + 2 * PADDING + self._felt_width + 8
        self._row.setContentsMargins(
            left, TILE_MARGIN + PADDING, TILE_MARGIN + PADDING, TILE_MARGIN + PADDING
        )
        self.setMinimumHeight((LOW_FELT_HEIGHT if is_compact else FELT_HEIGHT) + 2 * TILE_MARGIN)

    @property
    def _felt_width(self) -> int:
        return SMALL_FELT_WIDTH if self._is_compact else FELT_WIDTH

    def show_preview(self, preview: ResumePreview | None, last_game_key: str) -> None:
        """Show the match to resume or, if None, the last game."""
        self.preview, self._last_game_key = preview, last_game_key
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        preview, key = self.preview, self._last_game_key
        if preview is None:
            texts = games.game_name(key), games.game_introduction(key).description, ""
        else:
            texts = (
                words.game_with_rules_text(games.game_name(preview.game_key), preview.house_rules),
                words.progress_text(
                    preview.hand_number, preview.deal_count, is_own_turn=preview.is_my_turn
                ),
                preview.tournament_text or words.standing_text(preview.named_scores),
            )
        for line, text in zip(self._labels, texts, strict=True):
            line.setText(text)
        self._labels[2].setVisible(bool(texts[2]) and not self._is_compact)
        self.start_button.setText(
            words.continue_label() if preview is not None else words.play_label()
        )
        self.start_button.setAccessibleName(f"{self.start_button.text()}: {texts[0]}")
        self.matches_button.setText(words.matches_title())
        self.matches_button.setAccessibleName(words.matches_title())
        self.setAccessibleName(to_sentences((self.start_button.text(), *texts)))

    def on_pressed(self) -> None:
        if self.preview is None:
            self.play_requested.emit(self._last_game_key)
        else:
            self.resume_requested.emit()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        draw_tile_background(painter, self.size(), colour.name())
        margin = TILE_MARGIN + PADDING
        box = QRectF(margin, margin, self._felt_width, self.height() - 2 * margin)
        self._draw_table(painter, box)
        if self.hasFocus():
            draw_focus_ring(painter, self.size())
        painter.end()

    # Painting

    def _draw_table(self, painter: QPainter, box: QRectF) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(box, PATCH_RADIUS, PATCH_RADIUS)
        painter.save()
        painter.setClipPath(clip)
        painter.drawImage(
            box.topLeft(),
            felt_patch(box.size().toSize(), self._card_painter.card_pictures.pixel_ratio),
        )
        scale = box.width() / FELT_WIDTH
        preview = self.preview
        if preview is not None:
            self._draw_scores(painter, box, preview, scale)
        trick, hand = self._visible_cards()
        middle = box.center() - QPointF(0, 6 * scale)
        for card, (x, y, angle) in trick:
            self._draw_card(
                painter, middle + QPointF(x, y) * scale, card, TRICK_CARD_WIDTH * scale, angle
            )
        step = min(HAND_STEP, 150 / max(len(hand), 1)) * scale
        for place, card in enumerate(hand):
            off = place - (len(hand) - 1) / 2
            far = abs(off * step / (HAND_STEP * scale))
            at = QPointF(box.center().x() + off * step, box.bottom() - 10 * scale + far**2 * 0.5)
            self._draw_card(
                painter, at, card, HAND_CARD_WIDTH * scale, off * 2 * step / (HAND_STEP * scale)
            )
        painter.restore()

    def _visible_cards(self) -> tuple[list[tuple[Card, TrickPlace]], list[Card]]:
        """Return the cards of the trick with their places, and the cards of the player."""
        preview = self.preview
        if preview is None or preview.view is None:
            scene = games.game_introduction(
                self._last_game_key if preview is None else preview.game_key
            ).picture_cards
            middle = (len(scene) - 1) / 2
            offsets = [place - middle for place in range(len(scene))]
            fan = [(30 * off, 6 + 3 * abs(off), 6 * off) for off in offsets]
            return list(zip(scene, fan, strict=True)), []
        view = preview.view
        players = view.game.seating.players
        places = FIVE_PLAYER_PLACES if players == 5 else TRICK_PLACES
        trick = zip(view.trick.seats, view.trick.cards, strict=False)
        trick_cards = [
            (card, places[_trick_place_index(seat - view.seat, players)]) for seat, card in trick
        ]
        return trick_cards, list(view.hand)

    def _draw_card(
        self, painter: QPainter, position: QPointF, card: Card, width: float, angle: float
    ) -> None:
        if self._card_painter.is_deferring:
            return
        deck = self._deck
        picture = deck.picture(card, width)
        painter.save()
        painter.translate(position)
        painter.rotate(angle)
        corner = QPointF(-width / 2, -width * 0.7) - deck.shadow_margin(width)
        painter.drawPixmap(corner, picture)
        painter.restore()

    @property
    def _deck(self) -> CardPictures:
        now = self._card_painter.card_pictures
        if (
            self._small_deck is None
            or self._small_deck.style.colour_scheme != now.style.colour_scheme
        ):
            self._small_deck = small_card_pictures(now)
        return self._small_deck

    def _draw_scores(
        self, painter: QPainter, box: QRectF, preview: ResumePreview, scale: float
    ) -> None:
        """Draw the score bags or, in other games, the scores with a berry for each side."""
        ratio = self._card_painter.card_pictures.pixel_ratio
        if preview.view is not None and preview.view.game.scoring_phase.scores_in_berries:
            for place, (_, score) in enumerate(preview.named_scores[:2]):
                bag = bag_picture(score, place, BAG_WIDTH * scale, ratio)
                x = box.right() - (10 + BAG_WIDTH) * scale if place else box.left() + 10 * scale
                painter.drawPixmap(QPointF(x, box.bottom() - 84 * scale), bag)
            return
        painter.setFont(create_font(LABEL, BOLD))
        painter.setPen(FELT_COLOURS["moss"].text)
        for place, (_, score) in enumerate(preview.named_scores):
            y = box.top() + (20 + 22 * place) * scale
            berry = berry_picture(place, 14 * scale, ratio)
            painter.drawPixmap(QPointF(box.left() + 14 * scale, y - 7 * scale), berry)
            row = QRectF(box.left() + 34 * scale, y - 12, 80, 24)
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, words.score_text(score))


def _trick_place_index(seat_offset: int, player_count: int) -> int:
    """Return the trick place's index for the seat `seat_offset` seats after the player's."""
    seat_offset %= player_count
    return {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3), 5: (0, 1, 3, 4, 2)}[player_count][seat_offset]
