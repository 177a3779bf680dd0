"""The prompt above the buttons or in their place: what the player has to do."""

from PySide6.QtGui import QFontMetricsF

from ...engine.frozen import frozen
from ..art.lines import even_lines
from ..basis.theme import LABEL, STRONG
from .things import Things


@frozen
class Line:
    """The left end, vertical centre and maximum width of the prompt."""

    x: float = 0.0
    y: float = 0.0
    room: float = 400.0
    is_above: bool = False  # more lines grow upwards; otherwise in both directions


class Sentence:
    """Shows the prompt until it changes, whatever view is shown."""

    def __init__(self, things: Things) -> None:
        self._things = things
        self._line = Line()
        self.text = ""

    def tell(self, text: str) -> None:
        """Show a text in as many lines as it needs."""
        self.text, at, face = text, self._line, self._things.font(LABEL, STRONG)
        lines = even_lines(text, face, at.room)
        high = QFontMetricsF(face).height()
        top = at.y - (len(lines) - (0.5 if at.is_above else len(lines) / 2)) * high
        self._things.write("prompt", "\n".join(lines), (at.x, top), LABEL, stays=True)

    def stand_at(self, line: Line) -> None:
        """Move the prompt to a line."""
        self._line = line
        self.tell(self.text)
