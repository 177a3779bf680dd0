"""Accessible names of sets on the table and in the player's hand, for screen readers."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF

from ...engine.events import Zone
from ...engine.view import View
from ..art.score_sheet_picture import SHEET_MARGIN
from ..text import sets_text as words
from ..text.card_names import card_name, join_with_and
from ..text.screen_reader_text import set_list_text
from .set_trays import group_texts
from .sets_progress import progress_content
from .table_board import TableBoard

NamedBox = tuple[str, QRect]


def named_set_boxes(board: TableBoard, view: View) -> Iterator[NamedBox]:
    """Yield each accessible name with its box on the board; nothing unless rummy is played."""
    if not view.rummy.is_dealt:
        return
    if board.decorations.shows_sets:
        yield _progress_box(board, view)
    yield from _other_players_sets(board, view)
    yield from _own_sets(board, view)


def _progress_box(board: TableBoard, view: View) -> NamedBox:
    content = progress_content(view)
    box = board.decorations.bounding_box("progress", margin=SHEET_MARGIN * board.table_layout.unit)
    return words.spoken_progress_text(content.label, content.points_text), box.toRect()


def _other_players_sets(board: TableBoard, view: View) -> Iterator[NamedBox]:
    people = board.event_player.people
    for seat in view.game.seating.seats:
        sets = view.rummy.laid_sets[seat]
        items = board.card_layer.zones.get(Zone("laid", seat, 0), [])
        if seat != view.seat and sets and items:
            yield (
                words.has_laid_text(people, seat, set_list_text(sets)),
                items[0].sceneBoundingRect().toRect(),
            )
        tunnelas, box = (
            view.rummy.shown_tunnelas[seat],
            board.decorations.bounding_box(f"shown {seat}"),
        )
        if seat != view.seat and tunnelas:
            yield words.has_shown_text(people, seat, set_list_text(tunnelas)), box.toRect()


def _own_sets(board: TableBoard, view: View) -> Iterator[NamedBox]:
    groups = [*map(list, view.rummy.laid_sets[view.seat]), *board.card_layer.hand_order.groups]
    for group, tray in zip(groups, board.card_layer.positions.sets_row.trays, strict=False):
        if tray.state == "laid" or (tray.state != "loose" and board.decorations.shows_sets):
            name = words.spoken_group_text(
                group_texts(view, group)[0], join_with_and([*map(card_name, group)])
            )
            box = QRectF(tray.left, tray.top, tray.width, tray.height)
            yield name, box.toRect()
