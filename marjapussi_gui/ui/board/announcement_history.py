"""The history of announcements, which the player can step through. No Qt."""

from typing import NamedTuple

MAX_SENTENCES = 200  # older ones are dropped


class SpokenSentence(NamedTuple):
    """A sentence, and the ply at which it was announced (the number of actions before it)."""

    text: str
    ply: int


class AnnouncementHistory:
    """The recent sentences, and a position in them: the sentence heard last."""

    def __init__(self) -> None:
        self._sentences: list[SpokenSentence] = []
        self._index = -1

    @property
    def texts(self) -> list[str]:
        return [each.text for each in self._sentences]

    def add(self, text: str, ply: int) -> None:
        """Add a sentence that is announced now, and move to it."""
        self._sentences = [*self._sentences[1 - MAX_SENTENCES :], SpokenSentence(text, ply)]
        self._index = len(self._sentences) - 1

    def step(self, delta: int) -> str:
        """Move by delta sentences, but not past either end, and return the sentence there.

        Return an empty string if there are no sentences.
        """
        last = len(self._sentences) - 1
        if last < 0:
            return ""
        self._index = min(max(self._index + delta, 0), last)
        return self._sentences[self._index].text

    def truncate(self, ply: int) -> None:
        """Remove the sentences from this ply on, because the actions before them were undone."""
        remaining = [each for each in self._sentences if each.ply < ply]
        if len(remaining) < len(self._sentences):
            self._sentences, self._index = remaining, len(remaining) - 1

    def clear(self) -> None:
        self._sentences, self._index = [], -1
