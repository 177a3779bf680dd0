"""The prompt, a text above or in place of the buttons that says what the player has to do."""

from PySide6.QtGui import QFontMetricsF

from ...engine.frozen import frozen
from ..art.painter_tools import even_lines
from ..common.theme import DEMI_BOLD, LABEL
from .decoration_items import DecorationItems


@frozen
class PromptPosition:
    """The left end, vertical centre and maximum width of the prompt."""

    x: float = 0.0
    y: float = 0.0
    max_width: float = 400.0
    is_above_buttons: bool = False  # several lines then grow upwards only


class PromptSentence:
    """Shows the prompt until it is replaced or cleared."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self._position = PromptPosition()
        self.text = ""

    def show_text(self, text: str) -> None:
        """Show a text, wrapped into as many lines as it needs; an empty text hides the prompt."""
        self.text, at, face = text, self._position, self._items.font(LABEL, DEMI_BOLD)
        lines = even_lines(text, face, at.max_width)
        high = QFontMetricsF(face).height()
        top = at.y - (len(lines) - (0.5 if at.is_above_buttons else len(lines) / 2)) * high
        self._items.put_text("prompt", "\n".join(lines), (at.x, top), LABEL, keep=True)

    def move_to(self, position: PromptPosition) -> None:
        self._position = position
        self.show_text(self.text)
