"""How far the player has read the rules."""

from ..basis.progress import Progress
from ..widgets.read_text import ReadText

SEEN = 60  # pixels from the top: a chapter is current when its heading is above it


class RulesReading:
    """Finds the current chapter, and stores which chapters were read to their end.

    The chapters of a game are stored as a number with one bit for each.
    """

    def __init__(self, text: ReadText, kept: Progress) -> None:
        self._text, self._kept = text, kept
        self._bits: dict[str, int] = {}  # by game key

    @property
    def here(self) -> int:
        """The index of the current chapter."""
        value = self._text.verticalScrollBar().value()
        above = [place for place, top in enumerate(self._text.headings()) if top <= value + SEEN]
        return above[-1] if above else 0

    def of(self, key: str) -> frozenset[int]:
        """Return the indices of the chapters of a game that were read to their end."""
        if key not in self._bits:
            self._bits[key] = max(self._kept.stops().get(key, 0), 0)
        bits = self._bits[key]
        return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)

    def note(self, key: str) -> None:
        """Mark the chapters whose end is visible as read, once the text has scrolled."""
        bar, high = self._text.verticalScrollBar(), self._text.viewport().height()
        if bar.value() > 0:
            ends = [*self._text.headings()[1:], bar.maximum() + high]
            start, low = bar.value() + SEEN, bar.value() + high
            seen = {number for number, end in enumerate(ends) if start < end <= low}
            if new := seen - self.of(key):
                self._bits[key] += sum(1 << place for place in new)
                self._kept.keep(key, self._bits[key])
