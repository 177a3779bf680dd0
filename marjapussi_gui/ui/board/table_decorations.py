"""Everything on the table besides the cards, and which of it each game shows."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art.card_pictures import CardPictures
from ..text.table_players import TablePlayers
from .board_style import BoardStyle
from .board_view import BoardView
from .decoration_items import DecorationItems
from .graphics_items import PictureItem
from .hand_group_labels import HandGroupLabels
from .offer_caption import OfferCaption
from .pixmap_cache import PixmapCache
from .prompt_sentence import PromptSentence
from .revealed_sets import RevealedSets
from .score_bags import ScoreBags, has_score_bags
from .score_sheet import ScoreSheet
from .seat_plates import SeatPlates
from .sets_heading import SetsHeading
from .sets_progress import SetsProgressItem
from .speech_bubbles import SpeechBubbles
from .stock_count import StockCount
from .table_layout import TableLayout
from .trick_heading import HEADING_KEYS, TrickHeading
from .winners_scene import WinnersDecoration

SCORE_KEYS = "bag 0", "bag 1", "sheet"


class TablePart(Protocol):
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
            OfferCaption(items),
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
        with self.items.replace_view():
            for part in self._parts_for(view):
                part.show(seen)
            if self.shows_winners:
                self.winners.show(seen)
            self.items.set_tooltip(HEADING_KEYS, self._rules_name())
            self.speech_bubbles.update_position()

    def set_result_box(self, box: QRectF) -> None:
        """Set the box in pixels of the panel with the match result, which shouldn't cut a bag."""
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
    def button_limits(self) -> tuple[float, float]:
        return self.seat_plates.own_plate_right, self._progress.buttons_right

    def visible_picture(self, key: str) -> PictureItem | None:
        return self.items.visible_picture(key)

    def bounding_box(self, *keys: str, margin: float = 0.0) -> QRectF:
        """Return the bounding box of the visible items with these keys.

        margin is the width in pixels of the transparent edge of each picture, which is left out.
        """
        return self.items.bounding_box(*keys, margin=margin)

    def _parts_for(self, view: View) -> tuple[TablePart, ...]:
        """Return the decorations that a view needs, in the order in which they are placed.

        Plates make room for the decorations before them, and revealed sets lie beside plates.
        """
        score: TablePart = self.score_bags if has_score_bags(view) else self.score_sheet
        if not view.rummy.is_dealt:
            return self._heading, score, self._stock_count, self.seat_plates
        sets = self._offer, self.seat_plates, self._revealed_sets
        progress = (self._progress,) if self.shows_sets else ()
        return self._sets_heading, score, self._stock_count, *progress, *sets
