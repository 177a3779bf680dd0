"""What the start page shows of the match to resume, and the picture of its table."""

from dataclasses import field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ....engine.cards import HIDDEN, Card
from ....engine.frozen import frozen
from ....engine.games import find_variant
from ....engine.state import NOBODY, Seat
from ....engine.view import View
from ....model.match_state import MatchSummary
from ...art.async_card_painter import AsyncCardPainter
from ...art.card_pictures import CardPictures, small_card_pictures
from ...art.game_family_picture import felt_patch
from ...art.painter_tools import fill_rounded_rect, seam_pen, stroke_rounded_rect
from ...art.score_bag_pictures import bag_picture, berry_picture
from ...common.palette import BUTTON, INK, SEAM_COLOUR
from ...common.theme import BOLD, CAPTION, PATCH_RADIUS, create_font
from ...text import games
from ...text import start_text as words
from ...text.house_rules_text import NO_OWN_PRESETS, OwnPresets, has_default_rules, rules_name
from ...text.table_players import TablePlayers

# In pixels, for felt of the usual height
USUAL_HEIGHT, WIDE_WIDTH = 143.0, 300
BAG_WIDTH, BAG_TOP, TRICK_CARD_WIDTH, HAND_CARD_WIDTH, HAND_STEP, HAND_BOTTOM = (
    68,
    92,
    46,
    38,
    19,
    10,
)
BAG_INSET, SMALL_BAG_INSET = 34, 12
BACK_WIDTH, BACK_STEP, MAX_BACKS, BACKS_SHOWN_FROM = 30, 13, 5, 300
SHEET_WIDTH, SHEET_ROW, SHEET_PADDING = 82, 21, 7
TrickPlace = tuple[float, float, float]  # x and y from the trick's centre; angle in degrees
TRICK_PLACES: tuple[TrickPlace, ...] = ((0, 6, -3), (-40, -5, -7), (0, -19, 2), (40, -3, 6))
FIVE_PLAYER_PLACES: tuple[TrickPlace, ...] = (
    (0, 6, -3),
    (-40, -3, -5),
    (40, -3, 5),
    (-20, -19, -3),
    (20, -19, 3),
)


@frozen
class ResumePreview:
    """What the start page's tile shows of the match to resume."""

    game_key: str
    people: TablePlayers
    scores: tuple[int, ...]  # of each side
    hand_number: int
    is_my_turn: bool = False
    view: View | None = None  # None: only the list entry is known
    own_rules: OwnPresets = field(default_factory=dict)

    @property
    def has_cards(self) -> bool:
        """Whether cards are on the table, and not only a score between two hands."""
        return self.view is not None and bool(self.view.hand or self.view.trick.cards)

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
        return words.side_scores(self.scores, self.people, in_full=True)


def preview_from_view(
    view: View, people: TablePlayers, own_rules: OwnPresets = NO_OWN_PRESETS
) -> ResumePreview:
    """Return the preview of a match from the player's view of it."""
    hand = view.match.hands_played + (view.phase not in ("deal", "over"))
    is_my_turn, scores = view.turn == view.seat != NOBODY, view.match.scores
    return ResumePreview(view.game.key, people, scores, max(hand, 1), is_my_turn, view, own_rules)


def preview_from_summary(summary: MatchSummary) -> ResumePreview:
    """Return a preview without cards, for a match known only by its list entry."""
    seating = find_variant(summary.game).create_game(players=len(summary.player_names)).seating
    people = TablePlayers(summary.player_names, summary.own_seat, seating)
    return ResumePreview(summary.game, people, summary.scores, summary.hand_count + 1)


class TablePreview:
    """Draws the table of a match, or cards of a game, on a piece of felt."""

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        self._card_painter = card_painter
        self._small_deck: CardPictures | None = None

    def draw(
        self, painter: QPainter, box: QRectF, preview: ResumePreview | None, game_key: str
    ) -> None:
        """Draw the table of a match or, if None, cards of a game."""
        clip, scale = QPainterPath(), box.height() / USUAL_HEIGHT
        clip.addRoundedRect(box, PATCH_RADIUS, PATCH_RADIUS)
        ratio = self._card_painter.card_pictures.pixel_ratio
        painter.save()
        painter.setClipPath(clip)
        painter.drawImage(box.topLeft(), felt_patch(box.size().toSize(), ratio))
        if preview is None or preview.view is None or not preview.has_cards:
            self._draw_scene(painter, box, game_key if preview is None else preview.game_key)
        else:
            if box.width() >= BACKS_SHOWN_FROM:
                self._draw_backs(painter, box, preview.view, scale)
            self._draw_cards(painter, box, preview.view, scale)
        if preview is not None:
            self._draw_scores(painter, box, preview, scale)
        painter.restore()

    def _draw_scene(self, painter: QPainter, box: QRectF, game_key: str) -> None:
        cards, scale = games.game_introduction(game_key).picture_cards, box.height() / USUAL_HEIGHT
        for place, card in enumerate(cards):
            off = place - (len(cards) - 1) / 2
            at = box.center() + QPointF(off * 38, 6 + abs(off) ** 1.6 * 3) * scale
            self._draw_card(painter, at, card, 60 * scale, off * 5)

    def _draw_cards(self, painter: QPainter, box: QRectF, view: View, scale: float) -> None:
        players = view.game.seating.players
        places = FIVE_PLAYER_PLACES if players == 5 else TRICK_PLACES
        for seat, card in zip(view.trick.seats, view.trick.cards, strict=False):
            x, y, angle = places[_trick_place_index(seat - view.seat, players)]
            at = box.center() + QPointF(x, y) * scale
            self._draw_card(painter, at, card, TRICK_CARD_WIDTH * scale, angle)
        hand, room = view.hand, 230 if box.width() >= WIDE_WIDTH else 120
        step = min(HAND_STEP, room / max(len(hand), 1)) * scale
        for place, card in enumerate(hand):
            off = place - (len(hand) - 1) / 2
            far = abs(off * step / (HAND_STEP * scale))
            drop = min(far**1.6 * 0.6, HAND_BOTTOM * 1.5)
            at = QPointF(box.center().x() + off * step, box.bottom() - (HAND_BOTTOM - drop) * scale)
            angle = off * 2 * step / (HAND_STEP * scale)
            self._draw_card(painter, at, card, HAND_CARD_WIDTH * scale, angle)

    def _draw_backs(self, painter: QPainter, box: QRectF, view: View, scale: float) -> None:
        players, middle = view.game.seating.players, box.center()
        hands = {zone.seat: cards for zone, cards in view.zones if zone.kind == "hand"}
        for offset in range(1, players):
            number = min(len(hands.get(Seat((view.seat + offset) % players), ())), MAX_BACKS)
            side = {2: (1,), 3: (0, 2), 4: (0, 1, 2), 5: (0, 1, 1, 2)}[players][offset - 1]
            aside = {5: (0, -60, 60, 0)}.get(players, (0, 0, 0))[offset - 1] * scale
            for place in range(number):
                off = place - (number - 1) / 2
                along, tuck = off * BACK_STEP * scale, 2 - off**2 * 0.6
                at, angle = (
                    (QPointF(box.left() + tuck, middle.y() - 26 * scale + along), 90 + off * 4),
                    (QPointF(middle.x() + aside + along, box.top() - tuck), 180 - off * 4),
                    (QPointF(box.right() - tuck, middle.y() - 26 * scale - along), off * 4 - 90),
                )[side]
                self._draw_card(painter, at, HIDDEN, BACK_WIDTH * scale, angle)

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
        """Draw the score bags or, in other games, a score sheet with a berry for each side."""
        ratio = self._card_painter.card_pictures.pixel_ratio
        inset = (BAG_INSET if box.width() >= WIDE_WIDTH else SMALL_BAG_INSET) * scale
        if preview.view is not None and preview.view.game.scoring_phase.scores_in_berries:
            for place, (_, score) in enumerate(preview.named_scores[:2]):
                bag = bag_picture(score, place, BAG_WIDTH * scale, ratio)
                x = box.right() - inset - BAG_WIDTH * scale if place else box.left() + inset
                painter.drawPixmap(QPointF(x, box.bottom() - BAG_TOP * scale), bag)
            return
        rows = preview.named_scores
        height = (len(rows) * SHEET_ROW + 2 * SHEET_PADDING) * scale
        top = min(box.bottom() - BAG_TOP * scale, box.bottom() - height - SHEET_PADDING * scale)
        sheet = QRectF(box.left() + inset, top, SHEET_WIDTH * scale, height)
        fill_rounded_rect(painter, sheet, 6, BUTTON)
        seam = sheet.adjusted(3, 3, -3, -3)
        stroke_rounded_rect(painter, seam, 4, seam_pen(SEAM_COLOUR, 1.2, 3, 3))
        painter.setFont(create_font(CAPTION, BOLD))
        painter.setPen(INK)
        for place, (_, score) in enumerate(rows):
            y = sheet.top() + (SHEET_PADDING + SHEET_ROW * (place + 0.5)) * scale
            berry = berry_picture(place, 12 * scale, ratio)
            painter.drawPixmap(QPointF(sheet.left() + 9 * scale, y - 6 * scale), berry)
            row = QRectF(sheet.left(), y - 12, sheet.width() - 10 * scale, 24)
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(row, right, words.score_text(score))


def _trick_place_index(seat_offset: int, player_count: int) -> int:
    """Return the index of the trick place for the seat `seat_offset` seats after the player's."""
    seat_offset %= player_count
    return {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3), 5: (0, 1, 3, 4, 2)}[player_count][seat_offset]
