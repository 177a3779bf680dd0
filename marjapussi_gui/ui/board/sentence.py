"""The sentence over the buttons, or in their place: what is to be done just now."""

from PySide6.QtGui import QFontMetricsF

from ...engine.frozen import frozen
from ..art.lines import even_lines
from ..basis.theme import LABEL, STRONG
from .things import Things


@frozen
class Line:
    """Where a sentence is written: its left end, the middle of its line, and how wide it may be."""

    x: float = 0.0
    y: float = 0.0
    room: float = 400.0
    is_above: bool = False  # something: then more lines stand over the last, else about the middle


class Sentence:
    """Stands there until another is told, whatever view is shown."""

    def __init__(self, things: Things) -> None:
        self._things = things
        self._line = Line()
        self.text = ""

    def tell(self, text: str) -> None:
        """Write this, in as many lines as it takes."""
        self.text, at, face = text, self._line, self._things.font(LABEL, STRONG)
        lines = even_lines(text, face, at.room)
        high = QFontMetricsF(face).height()
        top = at.y - (len(lines) - (0.5 if at.is_above else len(lines) / 2)) * high
        self._things.write("prompt", "\n".join(lines), (at.x, top), LABEL, stays=True)

    def stand_at(self, line: Line) -> None:
        """Be written there from now on."""
        self._line = line
        self.tell(self.text)
