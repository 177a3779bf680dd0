"""The dialog for the preferences. Each change takes effect at once."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

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
from ...model.preferences import ALLOWED_VALUES, DECLARED, Preferences, Section
from ...ports.repositories import PlayingHabitsRepository
from ..art.card_pictures import CardPictures
from ..art.deck_style import DeckStyle, deck_style
from ..common.palette import GOLD
from ..common.theme import MIN_TOUCH_SIZE
from ..text.commands import Command, command_label
from ..text.dialog_text import preference_label, preference_value_label
from ..text.i18n import say
from ..widgets.fields import CheckField, ComboField, should_handle_wheel
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_two_columns, fill_dialog, resize_within_screen
from .picture_picker import (
    DrawPicture,
    PicturePicker,
    create_cards_drawing,
    create_felt_drawing,
)


class PlayingHabitsBox(QWidget):
    """Says that the program remembers playing habits, with a button that deletes them."""

    def __init__(self, playing_habits: PlayingHabitsRepository) -> None:
        super().__init__()
        self._playing_habits = playing_habits
        self.text_label = create_label(say("usual-play-text"))
        self.forget_button = create_button(say("forget-usual-play"), self._forget)
        self.forget_button.setAutoDefault(False)
        self.forget_button.setEnabled(bool(playing_habits.count_matches()))
        self.forget_button.setAccessibleDescription(say("usual-play-text"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(
            create_box(say("preference-usual-play"), self.text_label, self.forget_button)
        )

    def _forget(self) -> None:
        self._playing_habits.forget()
        self.text_label.setText(say("usual-play-forgotten"))
        self.forget_button.setEnabled(False)


LEFT_SECTIONS = (Section.APPEARANCE, Section.PACE, Section.SOUND)
RIGHT_SECTIONS = (Section.CARDS, Section.STYLE, Section.CURTAIN)
PROGRAM_COMMANDS = (
    Command.PERSON_LIST,
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


class CardSample(NamedTuple):
    """The cards that show one aspect of a deck's look, such as its backs."""

    part: str
    cards: Sequence[Card]


CARD_SAMPLES = {
    "deck": CardSample("colour_scheme", parse_cards("AS KH QD JC")),
    "index": CardSample("index_size", parse_cards("QS 9H")),
    "back": CardSample("back", (HIDDEN,)),
}


class PreferencesDialog(QDialog):
    """Lets the user change preferences. Every change emits the complete preferences."""

    changed = Signal(object)  # Preferences

    def __init__(
        self,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        has_voice: bool = False,
        playing_habits: PlayingHabitsRepository | None = None,
    ) -> None:
        super().__init__(parent)
        self._playing_habits = playing_habits  # None if nothing is stored
        self._preferences, self._has_voice = preferences, has_voice
        self.chosen_command: Command | None = None  # what to do after the dialog is closed
        self._decks: dict[DeckStyle, CardPictures] = {}
        self._body = QVBoxLayout()
        self.close_button = create_button("", self.accept, "play")
        self.close_button.setDefault(True)
        fill_dialog(self, self._body, FlowLayout(self.close_button, align_right=True))
        self._rebuild()
        resize_within_screen(self, 840, 600)

    def _rebuild(self) -> None:
        self.setWindowTitle(say("preferences"))
        self.close_button.setText(say("button-close"))
        self.fields: dict[str, Any] = {  # each of its own class
            key: self._create_field(key)
            for key, declared in DECLARED.items()
            if declared.get("section") and (key != "voice" or self._has_voice)
        }
        for each in self.fields.values():
            each.picked.connect(self._on_picked)
        self._enable_fields()
        program = create_box(
            say("section-program"), *map(self._create_command_button, PROGRAM_COMMANDS)
        )
        left = [*map(self._create_box, LEFT_SECTIONS), program]
        right: list[QWidget] = [*map(self._create_box, RIGHT_SECTIONS)]
        if self._playing_habits is not None:
            right.append(PlayingHabitsBox(self._playing_habits))
        self._replace_body(create_two_columns(left, right))

    def _create_box(self, section: Section) -> QGroupBox:
        keys = (key for key in self.fields if DECLARED[key]["section"] is section)
        return create_box(say(section.value), *(row for key in keys for row in self._rows(key)))

    def _rows(self, key: str) -> tuple[QWidget, ...]:
        """Return the field of a preference and, above it, its name if the field lacks one."""
        field = self.fields[key]
        if isinstance(field, CheckField):
            return (field,)
        name = create_label(preference_label(key), "strong")
        if not isinstance(field, PicturePicker):
            name.setBuddy(field)
        return name, field

    def _create_command_button(self, command: Command) -> QPushButton:
        """Create a button that closes the dialog and runs a command of the program."""
        button = create_button(command_label(command), partial(self._choose_command, command))
        button.setAutoDefault(False)
        return button

    def _choose_command(self, command: Command, _checked: object = None) -> None:
        self.chosen_command = command
        self.accept()

    def _create_field(self, key: str) -> QWidget:
        name, value = preference_label(key), getattr(self._preferences, key)
        if isinstance(value, bool):
            return CheckField(name, is_checked=value)
        if key == "volume":
            return VolumeSlider(name, value)
        labels = {str(each): preference_value_label(key, str(each)) for each in ALLOWED_VALUES[key]}
        if key == "felt":
            felts = [(each, label, create_felt_drawing(each)) for each, label in labels.items()]
            return PicturePicker(name, felts, value)
        if key in CARD_SAMPLES:
            packs = [
                (each, label, self._cards_drawing(key, each)) for each, label in labels.items()
            ]
            return PicturePicker(name, packs, value)
        field: ComboField[str] = ComboField(name, labels.items())
        field.set_value(value)
        return field

    def _cards_drawing(self, key: str, value: str) -> DrawPicture:
        """Return a function that draws sample cards of the current deck with one aspect changed."""
        part, cards = CARD_SAMPLES[key]
        return create_cards_drawing(cards, partial(self._deck_with, part, value))

    def _deck_with(self, part: str, value: str) -> CardPictures:
        """Return pictures of the current deck with another value for one aspect of its look."""
        design = replace(deck_style(self._preferences), **{part: value})
        if design not in self._decks:
            self._decks[design] = CardPictures(design, self.devicePixelRatioF(), small_width=0)
        return self._decks[design]

    def _replace_body(self, body: QScrollArea) -> None:
        old = self._body.takeAt(0)
        if old is not None and (widget := old.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        self._body.addWidget(body)

    def _on_picked(self) -> None:
        chosen = {key: each.value() for key, each in self.fields.items()}
        self._preferences = replace(self._preferences, **chosen)
        self._enable_fields()
        for key in CARD_SAMPLES:
            self.fields[key].redraw()
        self.changed.emit(self._preferences)

    def _enable_fields(self) -> None:
        for key, each in self.fields.items():
            if is_enabled := DECLARED[key]["enabled"]:
                each.setEnabled(is_enabled(self._preferences))

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
        along = round(event.position().x()) - HANDLE_SIZE // 2
        reach = self.width() - HANDLE_SIZE
        self.setSliderPosition(QStyle.sliderValueFromPosition(0, MAX_VOLUME, along, reach))
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if should_handle_wheel(self, event):
            super().wheelEvent(event)
