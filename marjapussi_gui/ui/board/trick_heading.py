"""The heading in the corner of the table in trick games.

It shows the trumps and the contract, and below them the number of the hand and the rules in force.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF

from ...engine.view import View
from ..art import table_labels
from ..art.painter_tools import balanced_lines
from ..common.theme import BOLD, CAPTION, DEMI_BOLD, SPEECH, elide_text, text_scale, text_width
from ..text import score_text
from ..text.table_players import TablePlayers
from .board_view import BoardView
from .decoration_items import DecorationItems
from .name_fitting import fit_names

HEADING_KEYS = "patch", "title", "subtitle", "deal"  # keys of its items
PATCH_SIZE = 64.0  # table units
PATCH_POSITION = 0.022, 0.0325  # top left corner, as a fraction of the table
TEXT_OFFSET_X, TEXT_OFFSET_Y, LINE_HEIGHT = (
    78.0,
    6.0,
    28.0,
)  # table units: of the text from the patch's corner; from line to line
MAX_WIDTH, SEPARATOR = (
    0.36,
    " \N{MIDDLE DOT} ",
)  # fraction of the table's width; the characters at which the text may wrap


class TrickHeading:
    """Shows the trumps or the contract while a hand is being played.

    rules_name() returns the name of the rules in force, or an empty string to leave them out.
    """

    def __init__(self, items: DecorationItems, rules_name: Callable[[], str]) -> None:
        self._items, self._rules_name = items, rules_name

    def show(self, board_view: BoardView) -> None:
        if score_text.is_hand_in_progress(board_view.view):
            self._show_trump_patch(board_view.view)
            self._show_text(board_view.view, board_view.people)

    def _show_trump_patch(self, view: View) -> None:
        look, u, patch = (
            self._items.style,
            self._items.layout.unit,
            score_text.trump_or_short_label(view),
        )
        picture = self._items.pixmaps.get(
            ("patch", patch),
            lambda: table_labels.trump_patch_picture(
                patch, look.deck, PATCH_SIZE * u, look.pixel_ratio
            ),
        )
        x, y = self._items.layout.to_pixels(PATCH_POSITION)
        self._items.put_picture(
            "patch", picture, QPointF(x + PATCH_SIZE * u / 2, y + PATCH_SIZE * u / 2)
        )

    def _show_text(self, view: View, people: TablePlayers) -> None:
        items, layout, u = self._items, self._items.layout, self._items.layout.unit
        title, subtitle = score_text.heading_texts(view, people)
        x, y = layout.to_pixels(PATCH_POSITION)
        x, y, line = (
            x + TEXT_OFFSET_X * u,
            y + TEXT_OFFSET_Y * u,
            LINE_HEIGHT * max(u, 0.8) * text_scale(),
        )
        face, room = items.font(CAPTION, DEMI_BOLD), MAX_WIDTH * layout.width - x
        if text_width(subtitle, face) > room:
            subtitle_text = fit_names(partial(_subtitle_lines, view), people, face, room)
            subtitle = "\n".join(
                line
                for each in subtitle_text.split("\n")
                for line in balanced_lines(each, face, room)
            )
        beside_hand = layout.width / 2 - layout.heading_gap * u - x
        is_long = text_width(title, items.font(SPEECH, BOLD)) > beside_hand
        items.put_text("title", title, (x, y), CAPTION if is_long else SPEECH, is_bold=True)
        item = items.put_text("subtitle", subtitle, (x, y + line), CAPTION)
        if rules := self._rules_name():
            # some scripts need higher lines than the metrics of the font say
            below = y + line + (item.text_height if subtitle else 0)
            hand = score_text.hand_and_rules_text(view, rules, shown=subtitle)
            items.put_text("deal", elide_text(hand, face, room), (x, below), CAPTION)


def _subtitle_lines(view: View, people: TablePlayers) -> str:
    return score_text.heading_texts(view, people)[1].replace(SEPARATOR, "\n")
