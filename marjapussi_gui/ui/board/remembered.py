"""The history of announcements, which can be stepped through. No Qt."""

from typing import NamedTuple

MOST = 200  # sentences


class Sentence(NamedTuple):
    """A sentence, and the number of match actions before it."""

    text: str
    ply: int


class Remembered:
    """The last sentences and the one heard last."""

    def __init__(self) -> None:
        self._sentences: list[Sentence] = []
        self._place = -1

    @property
    def texts(self) -> list[str]:
        return [each.text for each in self._sentences]

    def note(self, text: str, ply: int) -> None:
        """Add a sentence that is being announced."""
        self._sentences = [*self._sentences[1 - MOST :], Sentence(text, ply)]
        self._place = len(self._sentences) - 1

    def step(self, by: int) -> str:
        """Return the sentence before or after the one heard last; at either end, that one again."""
        last = len(self._sentences) - 1
        if last < 0:
            return ""
        self._place = min(max(self._place + by, 0), last)
        return self._sentences[self._place].text

    def forget_from(self, ply: int) -> None:
        """Forget the sentences about actions that were undone, from a ply on."""
        remaining = [each for each in self._sentences if each.ply < ply]
        if len(remaining) < len(self._sentences):
            self._sentences, self._place = remaining, len(remaining) - 1

    def clear(self) -> None:
        self._sentences, self._place = [], -1
