"""What was said at the table, to be gone back through. No Qt here."""

from typing import NamedTuple

MOST = 200  # sentences


class Sentence(NamedTuple):
    """What was said, and after how many actions of the match."""

    text: str
    ply: int


class Remembered:
    """The last sentences, and the one that was heard last; a new one is heard at once."""

    def __init__(self) -> None:
        self._sentences: list[Sentence] = []
        self._place = -1

    @property
    def texts(self) -> list[str]:
        return [each.text for each in self._sentences]

    def note(self, text: str, ply: int) -> None:
        """Remember a sentence that is being said."""
        self._sentences = [*self._sentences[1 - MOST :], Sentence(text, ply)]
        self._place = len(self._sentences) - 1

    def step(self, by: int) -> str:
        """Return what was said before or after what was heard last; at an end, that again."""
        last = len(self._sentences) - 1
        if last < 0:
            return ""
        self._place = min(max(self._place + by, 0), last)
        return self._sentences[self._place].text

    def forget_from(self, ply: int) -> None:
        """Forget what was said of actions that were taken back."""
        kept = [each for each in self._sentences if each.ply < ply]
        if len(kept) < len(self._sentences):
            self._sentences, self._place = kept, len(kept) - 1

    def clear(self) -> None:
        self._sentences, self._place = [], -1
