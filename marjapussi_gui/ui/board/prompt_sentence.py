"""The prompt above the buttons or in their place: what the player has to do."""

from PySide6.QtGui import QFontMetricsF

from ...engine.frozen import frozen
from ..art.line_breaking import even_lines
from ..common.theme import DEMI_BOLD, LABEL
from .decoration_items import DecorationItems


@frozen
class SentenceLine:
    """The left end, vertical centre and maximum width of the prompt."""

    x: float = 0.0
    y: float = 0.0
    max_width: float = 400.0
    is_above_buttons: bool = False  # more lines grow upwards; otherwise in both directions


class PromptSentence:
    """Shows the prompt until it changes, whatever view is shown."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self._line = SentenceLine()
        self.text = ""

    def show_text(self, text: str) -> None:
        """Show a text in as many lines as it needs."""
        self.text, at, face = text, self._line, self._items.font(LABEL, DEMI_BOLD)
        lines = even_lines(text, face, at.max_width)
        high = QFontMetricsF(face).height()
        top = at.y - (len(lines) - (0.5 if at.is_above_buttons else len(lines) / 2)) * high
        self._items.put_text("prompt", "\n".join(lines), (at.x, top), LABEL, keep=True)

    def set_line(self, line: SentenceLine) -> None:
        """Move the prompt to a line."""
        self._line = line
        self.show_text(self.text)
