"""Tracking of which chapters of the rules the player has read."""

from ....ports.progress_repository import ProgressRepository
from ...widgets.rich_text_view import RichTextView

CURRENT_MARGIN = 60  # pixels from the top; a heading above that makes its chapter the current one


class ReadingProgress:
    """Finds the current chapter, and stores which chapters have been read to the end.

    The stored value of a game is a number with one bit per chapter.
    """

    def __init__(self, text_view: RichTextView, progress: ProgressRepository) -> None:
        self._text_view, self._progress = text_view, progress
        self._read_bits: dict[str, int] = {}  # by game key
        self._last_value = 0  # the last value of the scroll bar

    @property
    def current_chapter(self) -> int:
        value = self._text_view.verticalScrollBar().value()
        above = [
            place
            for place, top in enumerate(self._text_view.heading_positions())
            if top <= value + CURRENT_MARGIN
        ]
        return above[-1] if above else 0

    def read_chapters(self, game_key: str) -> frozenset[int]:
        if game_key not in self._read_bits:
            self._read_bits[game_key] = max(self._progress.load().get(game_key, 0), 0)
        bits = self._read_bits[game_key]
        return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)

    def mark_visible_as_read(self, game_key: str) -> None:
        """Mark the chapters whose end is visible as read, but not before the player has scrolled.

        Chapters that have just left the view count, too, unless it moved by a page or more.
        """
        bar, high = self._text_view.verticalScrollBar(), self._text_view.viewport().height()
        value, before = bar.value(), self._last_value
        self._last_value = value
        if value > 0:
            ends = [*self._text_view.heading_positions()[1:], bar.maximum() + high]
            top = before if 0 <= value - before < high else value
            start, low = top + CURRENT_MARGIN, value + high
            seen = {number for number, end in enumerate(ends) if start < end <= low}
            if new := seen - self.read_chapters(game_key):
                self._read_bits[game_key] += sum(1 << place for place in new)
                self._progress.save(game_key, self._read_bits[game_key])
