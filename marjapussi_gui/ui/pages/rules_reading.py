"""How far the rules were read: which chapter is seen, and which were read to their end."""

from ..basis.progress import Progress
from ..widgets.read_text import ReadText

SEEN = 60  # pixels: a chapter is seen when its heading is so near to the top


class RulesReading:
    """Looks at a text where it is just now; what was read of a game it knows by its key.

    That is kept as a number, with a bit for each chapter.
    """

    def __init__(self, text: ReadText, kept: Progress) -> None:
        self._text, self._kept = text, kept
        self._bits: dict[str, int] = {}  # of the games whose rules were looked at

    @property
    def here(self) -> int:
        """The place of the chapter that is seen."""
        value = self._text.verticalScrollBar().value()
        above = [place for place, top in enumerate(self._text.headings()) if top <= value + SEEN]
        return above[-1] if above else 0

    def of(self, key: str) -> frozenset[int]:
        """Return the places of the chapters that were read to their end."""
        if key not in self._bits:
            self._bits[key] = max(self._kept.stops().get(key, 0), 0)
        bits = self._bits[key]
        return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)

    def note(self, key: str) -> None:
        """Keep in mind the chapters whose end is in sight, once one has scrolled."""
        bar, high = self._text.verticalScrollBar(), self._text.viewport().height()
        if bar.value() > 0:
            ends = [*self._text.headings()[1:], bar.maximum() + high]
            start, low = bar.value() + SEEN, bar.value() + high
            seen = {number for number, end in enumerate(ends) if start < end <= low}
            if new := seen - self.of(key):
                self._bits[key] += sum(1 << place for place in new)
                self._kept.keep(key, self._bits[key])
