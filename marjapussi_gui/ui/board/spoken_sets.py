"""Accessible names for sets on the table and in the hand."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF

from ...engine.events import Zone
from ...engine.view import View
from ..art.sheets import SHEET_MARGIN
from ..wording import sets as words
from ..wording.card_names import card_name, listed
from ..wording.listening import named_sets as spelled
from .board import Board
from .progress import shown_of
from .trays import words_of

Named = tuple[str, QRect]


def named_sets(board: Board, view: View) -> Iterator[Named]:
    """Yield the accessible names in a rummy deal with their boxes on the board."""
    if not view.rummy.is_dealt:
        return
    if board.furniture.tells_sets:
        yield _progress(board, view)
    yield from _of_others(board, view)
    yield from _of_mine(board, view)


def _progress(board: Board, view: View) -> Named:
    content = shown_of(view)
    box = board.furniture.box("progress", margin=SHEET_MARGIN * board.layout_now.u)
    return words.spoken_progress(content.words, content.points), box.toRect()


def _of_others(board: Board, view: View) -> Iterator[Named]:
    for seat in view.game.seating.seats:
        sets = view.rummy.laid[seat]
        items = board.cards.zones.get(Zone("laid", seat, 0), [])
        if seat != view.seat and sets and items:
            name = board.story.people.name(seat)
            yield words.has_laid(name, spelled(sets)), items[0].sceneBoundingRect().toRect()
        tunnelas, box = view.rummy.shown[seat], board.furniture.box(f"shown {seat}")
        if seat != view.seat and tunnelas:
            name = board.story.people.name(seat)
            yield words.has_shown(name, spelled(tunnelas)), box.toRect()


def _of_mine(board: Board, view: View) -> Iterator[Named]:
    groups = [*map(list, view.rummy.laid[view.seat]), *board.cards.order.groups]
    for group, tray in zip(groups, board.cards.spots.row.trays, strict=False):
        if tray.look == "laid" or (tray.look != "loose" and board.furniture.tells_sets):
            name = words.spoken_group(words_of(view, group)[0], listed([*map(card_name, group)]))
            box = QRectF(tray.left, tray.top, tray.width, tray.height)
            yield name, box.toRect()
