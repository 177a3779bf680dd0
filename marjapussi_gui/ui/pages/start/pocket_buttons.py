"""The buttons at the foot of an open pocket: play, learn and rules."""

from math import ceil

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget

from ...common.theme import BODY, BOLD, CAPTION, MEDIUM, MIN_TOUCH_SIZE, create_font, text_width
from ...text import games, rules_page_text
from ...text import start_text as words

PLAY_WIDTH, PLAY_PADDING, SMALL_PLAY_PADDING = 96, 34, 24  # pixels
LINK_PADDING, GAP, BUTTON_HEIGHT = 8, 8, MIN_TOUCH_SIZE + 2


class PocketButtons(QWidget):
    """Starts, teaches or explains the game with the berry."""

    def __init__(self) -> None:
        super().__init__()
        self.play_button = QPushButton()
        self.learn_button = QPushButton()
        self.rules_button = QPushButton()
        for button in self.all_buttons:
            button.setParent(self)
            button.setProperty("look", "" if button is self.play_button else "link")

    @property
    def all_buttons(self) -> tuple[QPushButton, ...]:
        return self.play_button, self.learn_button, self.rules_button

    def name_game(self, game_key: str) -> None:
        """Set all texts in the current language, for this game."""
        game = games.game_name(game_key)
        for button, text, name in (
            (self.play_button, words.play_label(), words.play_game_label(game)),
            (self.learn_button, words.learn_label(), words.learn_game_label(game)),
            (
                self.rules_button,
                rules_page_text.rules_label(),
                rules_page_text.rules_of_game_label(game),
            ),
        ):
            button.setText(text)
            button.setAccessibleName(name)

    def place_in(self, box: QRect) -> None:
        """Place the buttons side by side in a box, in a smaller font if their texts are long."""
        self.setGeometry(box)
        pixels = BODY if sum(self._widths(BODY)) + 2 * GAP <= box.width() else CAPTION
        left = 0
        for button, width in zip(self.all_buttons, self._widths(pixels), strict=True):
            button.setFont(create_font(pixels, MEDIUM))
            button.setGeometry(left, 0, width, BUTTON_HEIGHT)
            left += width + GAP

    def _widths(self, pixels: int) -> list[int]:
        font = create_font(pixels, BOLD)
        play, *links = (ceil(text_width(each.text(), font)) for each in self.all_buttons)
        padding = PLAY_PADDING if pixels == BODY else SMALL_PLAY_PADDING
        least = PLAY_WIDTH if pixels == BODY else 0
        return [max(play + padding, least), *(link + 2 * LINK_PADDING + 2 for link in links)]
