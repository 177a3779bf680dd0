"""The buttons at the foot of an open game family tile: level, play, learn and rules."""

from functools import partial
from math import ceil

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from ....model.new_game import LEVELS
from ...common.theme import BODY, BOLD, CAPTION, MEDIUM, MIN_TOUCH_SIZE, create_font, text_width
from ...text import games
from ...text.dialog_text import level_label, level_text
from ...text.i18n import say
from ...widgets.labels import tooltip_text

PLAY_WIDTH, PLAY_PADDING = 96, 34  # pixels
LINK_PADDING, GAP, BUTTON_HEIGHT = 8, 8, MIN_TOUCH_SIZE + 2


class GameFamilyButtons(QWidget):
    """Buttons that start, teach or explain a family's chosen game, and set the opponents' level."""

    level_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.level_button = QPushButton(self)
        self.level_button.setProperty("look", "link")
        self.level_menu = QMenu(self.level_button)
        self.level_button.setMenu(self.level_menu)
        self.sheet_button = QPushButton(self)
        self.sheet_button.setProperty("look", "link")
        for level in LEVELS:
            action = self.level_menu.addAction(level_label(level))
            action.setCheckable(True)
            action.triggered.connect(partial(self._on_level_triggered, level))
        self.play_button = QPushButton()
        self.learn_button = QPushButton()
        self.rules_button = QPushButton()
        for button in self.all_buttons:
            button.setParent(self)
            button.setProperty("look", "" if button is self.play_button else "link")

    @property
    def all_buttons(self) -> tuple[QPushButton, ...]:
        return self.play_button, self.learn_button, self.rules_button

    def show_level(self, level: str) -> None:
        self.level_button.setText(say("opponents", level=level_label(level)))
        self.level_button.setToolTip(tooltip_text(level_text(level)))
        for action, each in zip(self.level_menu.actions(), LEVELS, strict=True):
            action.setChecked(each == level)

    def set_button_texts(self, game_key: str) -> None:
        game = games.game_name(game_key)
        for button, text, name in (
            (self.play_button, say("resume-play"), say("play-game", game=game)),
            (self.learn_button, say("learn"), say("learn-game", game=game)),
            (
                self.rules_button,
                say("rules-page-rules"),
                say("rules-of-game", game=game),
            ),
        ):
            button.setText(text)
            button.setAccessibleName(name)

        self.sheet_button.setText(say("score-sheet"))
        self.sheet_button.setAccessibleName(f"{say('score-sheet')}: {game}")

    def place_in(self, box: QRect) -> None:
        """Place the buttons side by side in a box, in a smaller font if their texts are long."""
        self.setGeometry(box)
        needed = self.level_button.sizeHint().width()
        self.level_button.setGeometry(0, 0, min(needed, box.width()), MIN_TOUCH_SIZE)
        sheet = self.sheet_button.sizeHint().width()
        self.sheet_button.setGeometry(box.width() - sheet, 0, sheet, MIN_TOUCH_SIZE)
        self.sheet_button.setVisible(needed + sheet <= box.width())  # it is in My play, too
        pixels = BODY if sum(self._widths(BODY)) + 2 * GAP <= box.width() else CAPTION
        left = 0
        for button, width in zip(self.all_buttons, self._widths(pixels), strict=True):
            button.setFont(create_font(pixels, MEDIUM))
            button.setGeometry(left, MIN_TOUCH_SIZE, width, BUTTON_HEIGHT)
            left += width + GAP

    def _on_level_triggered(self, level: str, _checked: object = None) -> None:
        self.level_chosen.emit(level)

    def _widths(self, pixels: int) -> list[int]:
        font = create_font(pixels, BOLD)
        play, *links = (ceil(text_width(each.text(), font)) for each in self.all_buttons)
        least = PLAY_WIDTH if pixels == BODY else 0
        return [max(play + PLAY_PADDING, least), *(link + 2 * LINK_PADDING + 2 for link in links)]
