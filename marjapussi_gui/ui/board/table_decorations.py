"""All decorations of the table (everything but the cards), and which of them a game shows."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene

from ...engine.events import DISCARD_ZONE, STOCK_ZONE
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art import table_labels
from ..art.card_pictures import CardPictures
from ..art.set_progress_picture import MARGIN, MIN_SCALE, shown_sets_picture
from ..common.palette import INK
from ..common.theme import CAPTION, DEMI_BOLD, elide_text, text_width
from ..text import sets_text as words
from ..text.event_log import short_sets_text
from ..text.i18n import say
from ..text.table_players import TablePlayers
from ..widgets.labels import tooltip_text
from .board_view import BoardView
from .decoration_items import BoardStyle, DecorationItems
from .graphics_items import PictureItem
from .pixmap_cache import PixmapCache
from .prompt_bar import PromptSentence
from .score_bags import ScoreBags, has_score_bags
from .score_sheet import ScoreSheet
from .seat_name_plates import SeatPlates
from .sets_heading import SetsHeading
from .sets_layout import OFFER_CARD
from .sets_progress import SetsProgressItem
from .sets_row import HandGroupLabel
from .speech_bubbles import SpeechBubbles
from .table_layout import CARD_RATIO, TableLayout
from .trick_heading import HEADING_KEYS, TrickHeading
from .winners_scene import WinnersDecoration

TEXT_GAP, STOCK_GAP = 20.0, 12.0  # units: to the caption from the card, and from the stock


class OfferedCardCaption:
    """Shows who discarded the offered card, until the next player has drawn a card."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items

    def show(self, board_view: BoardView) -> None:
        rummy, items = board_view.view.rummy, self._items
        if rummy.has_drawn or not rummy.discards:
            return
        u = items.layout.unit
        text = words.offered_card_origin_text(
            board_view.people.you_or_name(rummy.turns[-1].seat) if rummy.turns else ""
        )
        (card,) = items.layout.spots(DISCARD_ZONE, [1])
        room = 2 * (card.x - items.bounding_box("stock").right() - STOCK_GAP * u)
        text = elide_text(text, items.font(CAPTION, DEMI_BOLD), room)
        y = card.y + (OFFER_CARD * CARD_RATIO / 2 + TEXT_GAP) * u
        items.put_text("offer", text, (card.x, y), CAPTION, is_centred=True)


COUNT_GAP = 10.0  # table units


class StockCount:
    """Shows the number of cards in a stock from which players draw. A kitty has no number."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items

    def show(self, board_view: BoardView) -> None:
        count, layout = len(dict(board_view.view.zones).get(STOCK_ZONE, ())), self._items.layout
        if not count or layout.kitty_size or layout.has_open_rows:
            return
        text, u, look = say("stock-count", number=count), layout.unit, self._items.style
        picture = self._items.pixmaps.get(
            ("stock", text), lambda: table_labels.pill_picture(text, look.felt, u, look.pixel_ratio)
        )
        spot = layout.spots(STOCK_ZONE, [1])[0]
        under = spot.y + spot.width * CARD_RATIO / 2 + COUNT_GAP * u
        middle = QPointF(spot.x, under + picture.deviceIndependentSize().height() / 2)
        self._items.put_picture("stock", picture, middle)


class HandGroupLabels:
    """Shows labels below the groups of cards in the player's hand until they are replaced."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self._count = 0

    @property
    def texts(self) -> list[str]:
        written = self._items.visible_texts
        return [written[key].text() for key in _label_keys(0, self._count)]

    def show(self, labels: Sequence[HandGroupLabel]) -> None:
        """Show these labels and no others, each in the longest form that fits."""
        face = self._items.font(CAPTION, DEMI_BOLD)
        half = QFontMetricsF(face).height() / 2
        for key, label in zip(_label_keys(0, len(labels)), labels, strict=True):
            fits = (each for each in label.texts if text_width(each, face) <= label.max_width)
            text = next(fits, elide_text(label.texts[-1], face, label.max_width))
            place = label.centre_x, label.y - half
            item = self._items.put_text(key, text, place, CAPTION, is_centred=True, keep=True)
            if label.is_laid:
                item.setBrush(QColor(INK))
        self._items.hide(*_label_keys(len(labels), self._count))
        self._count = len(labels)


def _label_keys(start: int, end: int) -> list[str]:
    return [f"tag {number}" for number in range(start, end)]


PLATE_GAP = 6.0  # table units: from the plate
RIGHT_SEAT_X = 0.6  # fraction of the width; further right, sets go left of the plate


class RevealedSets:
    """Shows the tunnelas that a player has shown, beside the player's name plate."""

    def __init__(self, items: DecorationItems, seat_plates: SeatPlates) -> None:
        self._items, self._seat_plates = items, seat_plates

    def show(self, board_view: BoardView) -> None:
        view = board_view.view
        for seat in view.game.seating.seats:
            if view.rummy.shown_tunnelas[seat] and seat != view.seat:
                self._show_beside(seat, board_view)

    def _show_beside(self, seat: Seat, board_view: BoardView) -> None:
        sets, layout, deck = (
            board_view.view.rummy.shown_tunnelas[seat],
            self._items.layout,
            self._items.card_pictures,
        )
        u = layout.unit
        picture = self._items.pixmaps.get(
            ("shown", sets, deck.style), lambda: shown_sets_picture(sets, deck, u)
        )
        plate, corner = self._seat_plates.plate_box(seat), layout.corner_of(seat)
        half = picture.deviceIndependentSize().width() / 2 - MARGIN * max(u, MIN_SCALE)
        away = plate.width() / 2 + PLATE_GAP * u + half
        inwards = -1 if corner.rotation < 0 or corner.hand_position[0] > RIGHT_SEAT_X else 1
        place = QPointF(plate.center().x() + inwards * away, plate.center().y())
        item = self._items.put_picture(f"shown {seat}", picture, place)
        item.setToolTip(
            tooltip_text(words.shown_tunnelas_text(board_view.people, seat, short_sets_text(sets)))
        )


SCORE_KEYS = "bag 0", "bag 1", "sheet"


class TableDecoration(Protocol):
    """A decoration whose content depends on the view."""

    def show(self, board_view: BoardView) -> None:
        """Show the decoration for a view, unless there is nothing to show."""


class TableDecorations:
    """All decorations of the table.

    They are updated with the view, except the prompt, the speech bubble and the group labels.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        pixmaps: PixmapCache | None = None,
        rules_name: Callable[[], str] = str,
    ) -> None:
        items = self.items = DecorationItems(scene, pixmaps)
        self.seat_plates = SeatPlates(items)
        self.score_bags, self.score_sheet = ScoreBags(items), ScoreSheet(items)
        self._heading, self._stock_count = TrickHeading(items, rules_name), StockCount(items)
        self._sets_heading = SetsHeading(items, rules_name)
        self._progress = SetsProgressItem(items)
        self._offer, self._revealed_sets = (
            OfferedCardCaption(items),
            RevealedSets(items, self.seat_plates),
        )
        self.speech_bubbles = SpeechBubbles(items, self.seat_plates)
        self.prompt_sentence, self.group_labels = PromptSentence(items), HandGroupLabels(items)
        self.winners = WinnersDecoration(items, self.score_bags, self.seat_plates)
        self.shows_winners = False  # after the match, as long as the player hasn't chosen
        self.shows_points = True  # points of the current hand; players could add them up themselves
        self.shows_sets = True  # help with sets: what the player holds, and how complete it is
        self._rules_name = rules_name  # returns an empty string on boards without a match
        self._board_view: BoardView | None = None

    def apply_layout(
        self,
        layout: TableLayout,
        style: BoardStyle,
        pictures: CardPictures | None = None,
        *,
        can_defer: bool = False,
    ) -> None:
        """Apply a layout; with can_defer, stretch pictures and repaint one by one."""
        self.items.apply_layout(layout, style, pictures, can_defer=can_defer)

    def show(self, view: View, people: TablePlayers, actor: Seat) -> None:
        seen = self._board_view = BoardView(view, people, actor, self.shows_points)
        self.items.game = view.game
        with self.items.replacing_view():
            for part in self._parts_for(view):
                part.show(seen)
            if self.shows_winners:
                self.winners.show(seen)
            self.items.set_tooltip(HEADING_KEYS, self._rules_name())
            self.speech_bubbles.update_position()

    def set_result_box(self, box: QRectF) -> None:
        """Set the box in pixels of the match result, for which the winners' scene makes room."""
        if box != self.winners.result_box:
            self.winners.result_box = box
            if (shown := self._board_view) is not None:
                self.show(shown.view, shown.people, shown.actor)

    def clear_actor(self) -> None:
        """Clear the prompt and the mark of the acting seat until the next turn."""
        self.prompt_sentence.show_text("")
        if self._board_view is not None:
            self.seat_plates.show(replace(self._board_view, actor=NOBODY))

    def clear(self) -> None:
        self._board_view, self.winners.result_box = None, QRectF()
        self.speech_bubbles.hide_bubble()
        self.items.clear()
        self.score_sheet.clear()
        self.seat_plates.clear()

    def is_on_score(self, position: QPointF) -> bool:
        """Return whether a point of the table is on a score bag or on the score sheet."""
        return any(self.items.bounding_box(key).contains(position) for key in SCORE_KEYS)

    @property
    def pixel_ratio(self) -> float:
        return self.items.style.pixel_ratio

    @property
    def button_x_range(self) -> tuple[float, float]:
        return self.seat_plates.min_button_x, self._progress.max_button_x

    def visible_picture(self, key: str) -> PictureItem | None:
        return self.items.visible_picture(key)

    def bounding_box(self, *keys: str, margin: float = 0.0) -> QRectF:
        """Return the bounding box of the visible items with these keys.

        margin is the width in pixels of the transparent edge of each picture, which is left out.
        """
        return self.items.bounding_box(*keys, margin=margin)

    def _parts_for(self, view: View) -> tuple[TableDecoration, ...]:
        """Return the decorations that a view needs, in the order in which they are placed.

        Plates make room for the decorations before them, and revealed sets lie beside plates.
        """
        score: TableDecoration = self.score_bags if has_score_bags(view) else self.score_sheet
        if not view.rummy.is_dealt:
            return self._heading, score, self._stock_count, self.seat_plates
        sets = self._offer, self.seat_plates, self._revealed_sets
        progress = (self._progress,) if self.shows_sets else ()
        return self._sets_heading, score, self._stock_count, *progress, *sets
