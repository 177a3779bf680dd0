"""The dialog for the preferences. Each change takes effect at once."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QDialog,
    QGroupBox,
    QPushButton,
    QScrollArea,
    QSlider,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from ...engine.cards import HIDDEN, Card, parse_cards
from ...model.new_game import LEVELS
from ...model.preferences import (
    ANIMATION_SPEEDS,
    ANNOUNCEMENT_LEVELS,
    CARD_BACKS,
    CARD_SIZE_NAMES,
    CHROME_NAMES,
    CLICK_MODES,
    DECK_COLOURS,
    FELT_NAMES,
    INDEX_SIZES,
    LANGUAGES,
    SORT_ORDERS,
    TEXT_SIZES,
    TRICK_PAUSES,
    WARNING_MODES,
    Preferences,
)
from ...ports.usual_play_repository import UsualPlayRepository
from ..art.card_pictures import CardPictures
from ..art.deck_style import DeckStyle, deck_style
from ..common.palette import GOLD
from ..common.theme import MIN_TOUCH_SIZE
from ..text.commands import Command, command_label
from ..text.i18n import Message, say
from ..text.preference_labels import preference_label, preference_value_label
from ..widgets.fields import CheckField, ComboField, should_handle_wheel
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_two_columns, fill_dialog, resize_within_screen
from .picture_picker import PicturePicker, create_cards_drawing, create_felt_drawing
from .usual_play_box import UsualPlayBox

CHOICES = {
    "language": LANGUAGES,
    "chrome": CHROME_NAMES,
    "text": TEXT_SIZES,
    "felt": FELT_NAMES,
    "deck": DECK_COLOURS,
    "index": INDEX_SIZES,
    "back": CARD_BACKS,
    "cards": CARD_SIZE_NAMES,
    "pace": ANIMATION_SPEEDS,
    "rest": TRICK_PAUSES,
    "click": CLICK_MODES,
    "sort": SORT_ORDERS,
    "speech": ANNOUNCEMENT_LEVELS,
    "level": LEVELS,
    "warnings": WARNING_MODES,
}
# The preferences in each box, in the order of the dialog
LEFT_BOXES = {
    "section-appearance": ("language", "chrome", "text", "felt"),
    "section-pace": ("pace", "rest"),
    "section-sound": ("sound", "volume", "speech", "voice"),
}
RIGHT_BOXES = {
    "deck-cards": ("cards", "deck", "index", "back"),
    "section-style": (
        *("level", "click", "sort", "low_first", "hints", "warnings", "praise"),
        *("count_myself", "forced", "agreements"),
    ),
}
PROGRAM_COMMANDS = (
    Command.FULL,
    Command.KEYS,
    Command.GUIDE,
    Command.ABOUT,
    Command.QUIT,
)
MAX_VOLUME, VOLUME_STEP, VOLUME_PAGE_STEP = 100, 5, 20
HANDLE_SIZE = 22  # pixels
SLIDER_STYLE_SHEET = f"""
    QSlider {{ min-height: {MIN_TOUCH_SIZE}px; }}
    QSlider::groove:horizontal {{ height: 4px; border-radius: 2px;
        background: palette(placeholder-text); }}
    QSlider::sub-page:horizontal {{ border-radius: 2px; background: palette(highlight); }}
    QSlider::sub-page:horizontal:disabled {{ background: palette(placeholder-text); }}
    QSlider::handle:horizontal {{ width: {HANDLE_SIZE}px; margin: -9px 0;
        border-radius: {HANDLE_SIZE // 2}px; background: palette(highlight); }}
    QSlider::handle:horizontal:focus {{ border: 3px solid {GOLD}; width: {HANDLE_SIZE - 6}px; }}
    QSlider::handle:horizontal:disabled {{ border: 2px solid palette(placeholder-text);
        width: {HANDLE_SIZE - 4}px; background: palette(base); }}
"""


# For each setting of the cards, the aspect of the deck's look, and cards that show it
CARD_SAMPLES: dict[str, tuple[str, Sequence[Card]]] = {
    "deck": ("colour_scheme", parse_cards("AS KH QD JC")),
    "index": ("index_size", parse_cards("QS 9H")),
    "back": ("back", (HIDDEN,)),
}


class PreferencesDialog(QDialog):
    """Lets the user change preferences. Every change emits all of them."""

    changed = Signal(object)  # Preferences

    def __init__(
        self,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        has_voice: bool = False,
        usual_play: UsualPlayRepository | None = None,
    ) -> None:
        super().__init__(parent)
        self._usual_play = usual_play  # None if nothing is stored
        self._preferences, self._has_voice = preferences, has_voice
        self.chosen_command: Command | None = None  # what to do after the dialog is closed
        self._decks: dict[DeckStyle, CardPictures] = {}
        self._body = QVBoxLayout()
        self.close_button = create_button(Message("button-close"), self.accept, "play")
        self.close_button.setDefault(True)
        fill_dialog(self, self._body, FlowLayout(self.close_button, align_right=True))
        self._rebuild()
        resize_within_screen(self, 840, 600)

    def _rebuild(self) -> None:
        """Create all fields in the current language."""
        self.setWindowTitle(say("preferences"))
        keys = (key for box in (*LEFT_BOXES.values(), *RIGHT_BOXES.values()) for key in box)
        self.fields: dict[str, Any] = {  # widgets with a value() and a signal picked
            key: self._create_field(key, getattr(self._preferences, key)) for key in keys
        }
        for field in self.fields.values():
            field.picked.connect(self._on_picked)
        self._enable_fields()
        commands = (self._create_command_button(each) for each in PROGRAM_COMMANDS)
        left = (*self._create_boxes(LEFT_BOXES), create_box(say("section-program"), *commands))
        usual_play = () if self._usual_play is None else (UsualPlayBox(self._usual_play),)
        for old in self.findChildren(QScrollArea):
            old.hide()
            old.deleteLater()
        right = (*self._create_boxes(RIGHT_BOXES), *usual_play)
        self._body.addWidget(create_two_columns(left, right))

    def _create_boxes(self, boxes: Mapping[str, Sequence[str]]) -> list[QGroupBox]:
        return [
            create_box(say(title), *(part for key in keys for part in self._labelled_field(key)))
            for title, keys in boxes.items()
        ]

    def _create_command_button(self, command: Command) -> QPushButton:
        """Create a button that closes the dialog and runs a command of the program."""
        button = create_button(command_label(command), partial(self._choose_command, command))
        button.setAutoDefault(False)
        return button

    def _choose_command(self, command: Command, _checked: object = None) -> None:
        self.chosen_command = command
        self.accept()

    def _labelled_field(self, key: str) -> tuple[QWidget, ...]:
        """Return a field below its label. Check boxes have none, and without a voice no field."""
        field = self.fields[key]
        if isinstance(field, CheckField):
            return (field,) if key != "voice" or self._has_voice else ()
        name = create_label(preference_label(key), "strong")
        if not isinstance(field, PicturePicker):
            name.setBuddy(field)
        return name, field

    def _create_field(self, key: str, value: Any) -> QWidget:  # noqa: ANN401 - of any type
        name, values = preference_label(key), CHOICES.get(key)
        if key == "volume":
            return VolumeSlider(name, value)
        if values is None:
            return CheckField(name, is_checked=value)
        named = [(each, preference_value_label(key, each)) for each in values]
        if key == "felt":
            felts = [(each, text, create_felt_drawing(each)) for each, text in named]
            return PicturePicker(name, felts, value)
        if key in CARD_SAMPLES:
            part, cards = CARD_SAMPLES[key]
            # Each picture follows what is chosen for the other aspects of the deck
            decks = [
                (each, text, create_cards_drawing(cards, partial(self._deck_with, part, each)))
                for each, text in named
            ]
            return PicturePicker(name, decks, value)
        field: ComboField[str] = ComboField(name, named)
        field.set_value(value)
        return field

    def _deck_with(self, part: str, value: str) -> CardPictures:
        """Return pictures of the current deck with another value for one aspect of its look."""
        design = replace(deck_style(self._preferences), **{part: value})
        if design not in self._decks:
            self._decks[design] = CardPictures(design, self.devicePixelRatioF(), small_width=0)
        return self._decks[design]

    def _enable_fields(self) -> None:
        self.fields["volume"].setEnabled(self._preferences.sound)
        self.fields["praise"].setEnabled(self._preferences.warnings != "never")

    def _on_picked(self) -> None:
        chosen: dict[str, Any] = {key: field.value() for key, field in self.fields.items()}
        self._preferences = replace(self._preferences, **chosen)
        self._enable_fields()
        for field in self.fields.values():
            field.update()  # pictures of cards show the new look
        self.changed.emit(self._preferences)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
            self.fields["language"].setFocus()


class VolumeSlider(QSlider):
    """A slider for the volume in percent.

    It emits changes when the handle is released or moved by a key.
    """

    picked = Signal()

    def __init__(self, name: str, value: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(name)
        self.setRange(0, MAX_VOLUME)
        self.setSingleStep(VOLUME_STEP)
        self.setPageStep(VOLUME_PAGE_STEP)
        self.setTracking(False)
        self.setStyleSheet(SLIDER_STYLE_SHEET)
        self.set_value(value)
        self.valueChanged.connect(self._on_changed)

    def set_value(self, value: int) -> None:
        self.setValue(value)

    def _on_changed(self, _value: int) -> None:
        self.picked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the handle to the mouse, and start dragging it."""
        along = round(event.position().x()) - HANDLE_SIZE // 2
        reach = self.width() - HANDLE_SIZE
        self.setSliderPosition(QStyle.sliderValueFromPosition(0, MAX_VOLUME, along, reach))
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if should_handle_wheel(self, event):
            super().wheelEvent(event)
