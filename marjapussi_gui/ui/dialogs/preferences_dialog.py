"""The dialog for the preferences. Each change takes effect at once."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

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
from ..text import deck_labels
from ..text import preference_labels as own_words
from ..text.commands import Command, command_label
from ..text.i18n import say
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
    "cards": CARD_SIZE_NAMES,
    "pace": ANIMATION_SPEEDS,
    "rest": TRICK_PAUSES,
    "click": CLICK_MODES,
    "sort": SORT_ORDERS,
    "speech": ANNOUNCEMENT_LEVELS,
    "level": LEVELS,
    "warnings": WARNING_MODES,
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


class CardSample(NamedTuple):
    """The cards that show one aspect of a deck's look, such as its backs."""

    part: str
    cards: Sequence[Card]
    values: Sequence[str]


CARD_SAMPLES = {
    "deck": CardSample("colour_scheme", parse_cards("AS KH QD JC"), DECK_COLOURS),
    "index": CardSample("index_size", parse_cards("QS 9H"), INDEX_SIZES),
    "back": CardSample("back", (HIDDEN,), CARD_BACKS),
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
        self.close_button = create_button("", self.accept, "play")
        self.close_button.setDefault(True)
        fill_dialog(self, self._body, FlowLayout(self.close_button, align_right=True))
        self._rebuild()
        resize_within_screen(self, 840, 600)

    def _rebuild(self) -> None:
        """Create all fields in the current language."""
        self.setWindowTitle(say("preferences"))
        self.close_button.setText(say("button-close"))
        self.close_button.setAccessibleName(say("button-close"))
        values = self._preferences
        self.choice_fields = {key: self._create_choice_field(key) for key in CHOICES}
        self.low_first = CheckField(
            own_words.preference_label("low_first"), is_checked=values.low_first
        )
        self.hints = CheckField(own_words.preference_label("hints"), is_checked=values.hints)
        self.praise = CheckField(own_words.preference_label("praise"), is_checked=values.praise)
        self.count_myself = CheckField(
            own_words.preference_label("count_myself"), is_checked=values.count_myself
        )
        self.forced = CheckField(own_words.preference_label("forced"), is_checked=values.forced)
        self.agreements = CheckField(
            own_words.preference_label("agreements"), is_checked=values.agreements
        )
        self.sound = CheckField(own_words.preference_label("sound"), is_checked=values.sound)
        self.voice = CheckField(own_words.preference_label("voice"), is_checked=values.voice)
        self.volume_slider = VolumeSlider(own_words.preference_label("volume"), values.volume)
        self.volume_slider.setEnabled(values.sound)
        self.praise.setEnabled(values.warnings != "never")
        felts = [
            (name, own_words.preference_value_label("felt", name), create_felt_drawing(name))
            for name in FELT_NAMES
        ]
        self.felt_picker = PicturePicker(own_words.preference_label("felt"), felts, values.felt)
        self.card_pickers = {key: self._create_card_picker(key) for key in CARD_SAMPLES}
        for pick in self.choice_fields.values():
            pick.picked.connect(self._on_picked)
        for tick in (*self._play_fields(), self.sound, self.voice):
            tick.picked.connect(self._on_picked)
        for choice in (self.felt_picker, *self.card_pickers.values()):
            choice.picked.connect(self._on_picked)
        self.volume_slider.picked.connect(self._on_picked)
        self._replace_body(
            create_two_columns(self._create_left_boxes(), self._create_right_boxes())
        )

    def _create_left_boxes(self) -> tuple[QGroupBox, ...]:
        named = [
            part for key in ("language", "chrome", "text") for part in self._labelled_field(key)
        ]
        felt = create_label(own_words.preference_label("felt"), "strong")
        volume = create_label(own_words.preference_label("volume"), "strong")
        volume.setBuddy(self.volume_slider)
        return (
            create_box(say("section-appearance"), *named, felt, self.felt_picker),
            create_box(
                say("section-pace"),
                *self._labelled_field("pace"),
                *self._labelled_field("rest"),
            ),
            create_box(
                say("section-sound"),
                self.sound,
                volume,
                self.volume_slider,
                *self._speech_fields(),
            ),
            create_box(
                say("section-program"),
                *(self._create_command_button(each) for each in PROGRAM_COMMANDS),
            ),
        )

    def _create_right_boxes(self) -> tuple[QWidget, ...]:
        packs: list[QWidget] = []
        for key, choice in self.card_pickers.items():
            packs += (create_label(deck_labels.deck_setting_label(key), "strong"), choice)
        sorting = (*self._labelled_field("sort"), self.low_first)
        return (
            create_box(say("deck-cards"), *self._labelled_field("cards"), *packs),
            create_box(
                say("section-style"),
                *self._labelled_field("level"),
                *self._labelled_field("click"),
                *sorting,
                self.hints,
                *self._labelled_field("warnings"),
                self.praise,
                self.count_myself,
                self.forced,
                self.agreements,
            ),
            *(() if self._usual_play is None else (UsualPlayBox(self._usual_play),)),
        )

    def _create_command_button(self, command: Command) -> QPushButton:
        """Create a button that closes the dialog and runs a command of the program."""
        button = create_button(command_label(command), partial(self._choose_command, command))
        button.setAutoDefault(False)
        return button

    def _choose_command(self, command: Command, _checked: object = None) -> None:
        self.chosen_command = command
        self.accept()

    def _speech_fields(self) -> tuple[QWidget, ...]:
        """Return the fields for announcements and, if there is a voice, for speech."""
        voice = (self.voice,) if self._has_voice else ()
        return (*self._labelled_field("speech"), *voice)

    def _play_fields(self) -> tuple[CheckField, ...]:
        return (
            *(self.low_first, self.hints, self.praise),
            *(self.count_myself, self.forced, self.agreements),
        )

    def _labelled_field(self, key: str) -> tuple[QWidget, QWidget]:
        name = create_label(own_words.preference_label(key), "strong")
        name.setBuddy(self.choice_fields[key])
        return name, self.choice_fields[key]

    def _create_choice_field(self, key: str) -> ComboField[str]:
        named = [(value, own_words.preference_value_label(key, value)) for value in CHOICES[key]]
        pick: ComboField[str] = ComboField(own_words.preference_label(key), named)
        pick.set_value(getattr(self._preferences, key))
        return pick

    def _create_card_picker(self, key: str) -> PicturePicker:
        """Create a picker for one aspect of the deck's look.

        Its pictures follow what is chosen for the other aspects.
        """
        part, cards, values = CARD_SAMPLES[key]
        named = [
            (
                value,
                deck_labels.deck_value_label(key, value),
                create_cards_drawing(cards, partial(self._deck_with, part, value)),
            )
            for value in values
        ]
        return PicturePicker(
            deck_labels.deck_setting_label(key), named, getattr(self._preferences, key)
        )

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
        self._preferences = replace(
            self._preferences,
            **{key: pick.value() for key, pick in self.choice_fields.items()},
            **{key: choice.value() for key, choice in self.card_pickers.items()},
            players=self._preferences.players,
            asked_pace=self._preferences.asked_pace,
            felt=self.felt_picker.value(),
            low_first=self.low_first.value(),
            hints=self.hints.value(),
            praise=self.praise.value(),
            count_myself=self.count_myself.value(),
            forced=self.forced.value(),
            agreements=self.agreements.value(),
            sound=self.sound.value(),
            volume=self.volume_slider.value(),
            voice=self.voice.value(),
        )
        self.volume_slider.setEnabled(self._preferences.sound)
        self.praise.setEnabled(self._preferences.warnings != "never")
        for choice in self.card_pickers.values():
            choice.redraw()
        self.changed.emit(self._preferences)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
            self.choice_fields["language"].setFocus()


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
