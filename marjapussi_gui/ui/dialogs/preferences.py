"""The dialog for the preferences; each change takes effect at once."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QDialog, QGroupBox, QScrollArea, QVBoxLayout, QWidget

from ...engine.cards import HIDDEN, Card, card_list
from ..art.deck import Deck
from ..art.design import Design, design_of
from ..basis.preferences import (
    BACKS,
    CARDS,
    CHROME_NAMES,
    CLICKS,
    DECKS,
    FELT_NAMES,
    INDICES,
    LANGUAGES,
    PACES,
    RESTS,
    SORTS,
    SPEECHES,
    TEXTS,
    Preferences,
)
from ..widgets.fields import Pick, Tick
from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..wording import decks, pages
from ..wording import preferences as own_words
from .boxes import box, fill, fit_screen, two_columns
from .picture_choice import PictureChoice, draw_cards, draw_felt
from .volume import Volume

CHOICES = {
    "language": LANGUAGES,
    "chrome": CHROME_NAMES,
    "text": TEXTS,
    "cards": CARDS,
    "pace": PACES,
    "rest": RESTS,
    "click": CLICKS,
    "sort": SORTS,
    "speech": SPEECHES,
}


class Sample(NamedTuple):
    """Cards that show the values of one part of the deck's design."""

    part: str
    cards: Sequence[Card]
    values: Sequence[str]


SAMPLES = {
    "deck": Sample("colours", card_list("AS KH QD JC"), DECKS),
    "index": Sample("index", card_list("QS 9H"), INDICES),
    "back": Sample("back", (HIDDEN,), BACKS),
}


class PreferencesDialog(QDialog):
    """A dialog that emits the new preferences with every change."""

    changed = Signal(object)  # Preferences

    def __init__(
        self, preferences: Preferences, parent: QWidget | None = None, *, has_voice: bool = False
    ) -> None:
        super().__init__(parent)
        self._preferences, self._has_voice = preferences, has_voice
        self._decks: dict[Design, Deck] = {}
        self._body = QVBoxLayout()
        self.leave = button("", self.accept, "play")
        self.leave.setDefault(True)
        fill(self, self._body, Flow(self.leave, to_the_right=True))
        self._show()
        fit_screen(self, 840, 600)

    def chosen(self) -> Preferences:
        """Return the current preferences."""
        return self._preferences

    def _show(self) -> None:
        """Create all fields in the current language."""
        self.setWindowTitle(own_words.preferences())
        self.leave.setText(pages.button("close"))
        self.leave.setAccessibleName(pages.button("close"))
        values = self._preferences
        self.picks = {key: self._pick(key) for key in CHOICES}
        self.low_first = Tick(own_words.preference("low_first"), on=values.low_first)
        self.hints = Tick(own_words.preference("hints"), on=values.hints)
        self.tutor = Tick(own_words.preference("tutor"), on=values.tutor)
        self.count_myself = Tick(own_words.preference("count_myself"), on=values.count_myself)
        self.forced = Tick(own_words.preference("forced"), on=values.forced)
        self.sound = Tick(own_words.preference("sound"), on=values.sound)
        self.voice = Tick(own_words.preference("voice"), on=values.voice)
        self.volume = Volume(own_words.preference("volume"), values.volume)
        self.volume.setEnabled(values.sound)
        felts = [
            (name, own_words.preference_value("felt", name), draw_felt(name)) for name in FELT_NAMES
        ]
        self.felt = PictureChoice(own_words.preference("felt"), felts, values.felt)
        self.packs = {key: self._pack(key) for key in SAMPLES}
        for pick in self.picks.values():
            pick.picked.connect(self._on_picked)
        for tick in (*self._of_play(), self.sound, self.voice):
            tick.picked.connect(self._on_picked)
        for choice in (self.felt, *self.packs.values()):
            choice.picked.connect(self._on_picked)
        self.volume.picked.connect(self._on_picked)
        self._replace_body(two_columns(self._left(), self._right()))

    def _left(self) -> tuple[QGroupBox, ...]:
        named = [part for key in ("language", "chrome", "text") for part in self._named(key)]
        felt = label(own_words.preference("felt"), "strong")
        volume = label(own_words.preference("volume"), "strong")
        volume.setBuddy(self.volume)
        return (
            box(pages.heading("appearance"), *named, felt, self.felt),
            box(pages.heading("pace"), *self._named("pace"), *self._named("rest")),
            box(pages.heading("sound"), self.sound, volume, self.volume, *self._of_speech()),
        )

    def _right(self) -> tuple[QGroupBox, ...]:
        packs: list[QWidget] = []
        for key, choice in self.packs.items():
            packs += (label(decks.choice(key), "strong"), choice)
        sorting = (*self._named("sort"), self.low_first)
        return (
            box(decks.cards(), *self._named("cards"), *packs),
            box(pages.heading("style"), *self._named("click"), *sorting, *self._of_play()[1:]),
        )

    def _of_speech(self) -> tuple[QWidget, ...]:
        """Return the fields for announcements, and for the voice if the program has one."""
        voice = (self.voice,) if self._has_voice else ()
        return (*self._named("speech"), *voice)

    def _of_play(self) -> tuple[Tick, ...]:
        return self.low_first, self.hints, self.tutor, self.count_myself, self.forced

    def _named(self, key: str) -> tuple[QWidget, QWidget]:
        name = label(own_words.preference(key), "strong")
        name.setBuddy(self.picks[key])
        return name, self.picks[key]

    def _pick(self, key: str) -> Pick[str]:
        named = [(value, own_words.preference_value(key, value)) for value in CHOICES[key]]
        pick: Pick[str] = Pick(own_words.preference(key), named)
        pick.put(getattr(self._preferences, key))
        return pick

    def _pack(self, key: str) -> PictureChoice:
        """Create a picker for one part of the deck; its pictures use the other current values."""
        part, cards, values = SAMPLES[key]
        named = [
            (value, decks.value(key, value), draw_cards(cards, partial(self._deck, part, value)))
            for value in values
        ]
        return PictureChoice(decks.choice(key), named, getattr(self._preferences, key))

    def _deck(self, part: str, value: str) -> Deck:
        """Return the current deck with another value for one part of its design."""
        design = replace(design_of(self._preferences), **{part: value})
        if design not in self._decks:
            self._decks[design] = Deck(design, self.devicePixelRatioF(), small=0)
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
            **{key: pick.value() for key, pick in self.picks.items()},
            **{key: choice.value() for key, choice in self.packs.items()},
            players=self._preferences.players,
            felt=self.felt.value(),
            low_first=self.low_first.value(),
            hints=self.hints.value(),
            tutor=self.tutor.value(),
            count_myself=self.count_myself.value(),
            forced=self.forced.value(),
            sound=self.sound.value(),
            volume=self.volume.value(),
            voice=self.voice.value(),
        )
        self.volume.setEnabled(self._preferences.sound)
        for choice in self.packs.values():
            choice.redraw()
        self.changed.emit(self._preferences)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
            self.picks["language"].setFocus()
