"""How far the player has read the rules."""

from ....ports.progress_repository import ProgressRepository
from ...widgets.rich_text_view import RichTextView

CURRENT_MARGIN = 60  # pixels from the top: a chapter is current when its heading is above it


class ReadingProgress:
    """Finds the current chapter, and stores which chapters were read to their end.

    The chapters of a game are stored as a number with one bit for each.
    """

    def __init__(self, text_view: RichTextView, progress: ProgressRepository) -> None:
        self._text_view, self._progress = text_view, progress
        self._read_bits: dict[str, int] = {}  # by game key
        self._last_value = 0  # of the scroll bar

    @property
    def current_chapter(self) -> int:
        """The index of the current chapter."""
        value = self._text_view.verticalScrollBar().value()
        above = [
            place
            for place, top in enumerate(self._text_view.heading_positions())
            if top <= value + CURRENT_MARGIN
        ]
        return above[-1] if above else 0

    def read_chapters(self, game_key: str) -> frozenset[int]:
        """Return the indices of the chapters of a game that were read to their end."""
        if game_key not in self._read_bits:
            self._read_bits[game_key] = max(self._progress.load().get(game_key, 0), 0)
        bits = self._read_bits[game_key]
        return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)

    def mark_visible_as_read(self, game_key: str) -> None:
        """Mark the chapters whose end is visible as read, once the text has scrolled.

        After scrolling by less than a page, this includes chapters that have just left the view.
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
