"""The history of announcements, which can be stepped through. No Qt."""

from typing import NamedTuple

MAX_SENTENCES = 200  # sentences


class SpokenSentence(NamedTuple):
    """A sentence, and the number of match actions before it."""

    text: str
    ply: int


class AnnouncementHistory:
    """The recent sentences, and which of them was heard last."""

    def __init__(self) -> None:
        self._sentences: list[SpokenSentence] = []
        self._index = -1

    @property
    def texts(self) -> list[str]:
        return [each.text for each in self._sentences]

    def add(self, text: str, ply: int) -> None:
        """Add a sentence that is being announced."""
        self._sentences = [*self._sentences[1 - MAX_SENTENCES :], SpokenSentence(text, ply)]
        self._index = len(self._sentences) - 1

    def step(self, delta: int) -> str:
        """Return the sentence before or after the one heard last, or repeat it at either end."""
        last = len(self._sentences) - 1
        if last < 0:
            return ""
        self._index = min(max(self._index + delta, 0), last)
        return self._sentences[self._index].text

    def truncate(self, ply: int) -> None:
        """Remove the sentences about undone actions: all from this ply on."""
        remaining = [each for each in self._sentences if each.ply < ply]
        if len(remaining) < len(self._sentences):
            self._sentences, self._index = remaining, len(remaining) - 1

    def clear(self) -> None:
        self._sentences, self._index = [], -1
