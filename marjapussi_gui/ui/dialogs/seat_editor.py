"""The editor of one seat of a new match: its portrait, its name, and person or computer."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QCompleter,
    QGridLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from ...engine.state import NO_SIDE, Side
from ...model.new_game import LEVELS
from ...model.preferences import NO_PERSON, Person
from ..art.animal_portraits import GazeDirection, animal_portrait, draw_animal_portrait
from ..art.animals import ANIMALS
from ..art.painter_tools import (
    draw_text,
    fill_rounded_rect,
    open_painter,
    round_pen,
    seam_pen,
    stroke_rounded_rect,
)
from ..art.score_bag_pictures import draw_berry
from ..common.palette import GOLD, SEAM_COLOUR, SIDE_COLOURS
from ..common.theme import (
    BODY,
    DEMI_BOLD,
    LABEL,
    MEDIUM,
    MIN_TOUCH_SIZE,
    TILE_RADIUS,
    create_font,
    set_scaled_font,
    text_width,
)
from ..text import dialog_text
from ..text.i18n import say
from ..text.sanitizing import sanitize
from ..widgets.fields import ComboField
from ..widgets.labels import create_label
from ..widgets.tiles import SHADOW_MARGIN, draw_tile

PORTRAIT, SMALL_PORTRAIT, BERRY_RADIUS = 96, 64, 11  # pixels


class PortraitButton(QAbstractButton):
    """A portrait of an animal, which a click changes. A berry marks the side, if there is one."""

    changed = Signal()  # the player chose another animal

    def __init__(self) -> None:
        super().__init__()
        self._portrait, self.side = animal_portrait(""), NO_SIDE
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._show_next)

    @property
    def animal(self) -> str:
        return self._portrait.animal

    def show_portrait(self, name: str, animal: str = "") -> None:
        """Show this animal or, if it is unknown, the one that belongs to the name."""
        self._portrait = animal_portrait(name)
        if animal in ANIMALS:
            self._portrait = replace(self._portrait, animal=animal)
        self.setAccessibleName(say("seat-animal", who=name))
        self.update()

    def _show_next(self, _checked: object = None) -> None:
        names = tuple(ANIMALS)
        following = names[(names.index(self.animal) + 1) % len(names)]
        self._portrait = replace(self._portrait, animal=following)
        self.update()
        self.changed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        with open_painter(self) as painter:
            draw_animal_portrait(painter, box, self._portrait, GazeDirection())
            if self.side != NO_SIDE:
                at = QPointF(box.right() - BERRY_RADIUS, box.bottom() - BERRY_RADIUS)
                draw_berry(painter, at, BERRY_RADIUS, self.side)


MAX_NAME_LENGTH = 20
SEAM_INSET, PADDING, SMALL_PADDING, GAP, SMALL_GAP = 5, 18, 12, 8, 4
CHOSEN_OPACITY = 0.18  # of the accent behind "Person"
SWITCH_PADDING = 12


class PersonOrComputerSwitch(QAbstractButton):
    """A switch between a person and a computer player. Checked means a person."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        font = create_font(BODY, DEMI_BOLD)
        words = max(text_width(each, font) for each in (say("seat-person"), say("seat-computer")))
        return QSize(round(2 * (words + 2 * SWITCH_PADDING)), MIN_TOUCH_SIZE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, role = self.palette(), QPalette.ColorRole
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius, half = box.height() / 2, box.width() / 2
        with open_painter(self) as painter:
            fill_rounded_rect(painter, box, radius, palette.color(role.Window))
            stroke_rounded_rect(painter, box, radius, round_pen(SEAM_COLOUR, 1))
            for place, key in enumerate(("seat-person", "seat-computer")):
                part = QRectF(box.left() + place * half, box.top(), half, box.height())
                is_person, is_on = place == 0, self.isChecked() == (place == 0)
                colour = palette.color(role.Highlight if is_person else role.Base)
                if is_on:
                    colour.setAlphaF(CHOSEN_OPACITY if is_person else 1)
                    fill_rounded_rect(painter, part.adjusted(3, 3, -3, -3), radius, colour)
                ink = role.PlaceholderText
                if is_on:
                    ink = role.Link if is_person else role.WindowText
                font = create_font(BODY, DEMI_BOLD if is_on else MEDIUM)
                draw_text(painter, part, say(key), font, palette.color(ink))
            if self.hasFocus():
                stroke_rounded_rect(painter, box, radius, round_pen(GOLD, 2.6))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if self.isChecked() != (event.key() == Qt.Key.Key_Left):
                self.click()
            return
        super().keyPressEvent(event)


class SeatEditor(QWidget):
    """Asks who sits in one seat: a person or a computer player, with a name and a level."""

    switched = Signal()  # the player has switched between person and computer player
    named = Signal()
    level_picked = Signal(str)

    def __init__(self, *, is_own: bool) -> None:
        super().__init__()
        self._people: dict[str, Person] = {}  # by name, without upper case
        self._is_own, self._is_several = is_own, False
        self.portrait, self.switch = PortraitButton(), PersonOrComputerSwitch()
        self.name_edit, self._role_label = QLineEdit(), create_label("", "caption")
        levels = [(key, say("seat-level", level=dialog_text.level_label(key))) for key in LEVELS]
        self.level_field: ComboField[str] = ComboField(say("section-opponents"), levels)
        self.switch.setChecked(is_own)
        self.switch.setVisible(not is_own)
        self.name_edit.setMaxLength(MAX_NAME_LENGTH)
        set_scaled_font(self.name_edit, LABEL, DEMI_BOLD)
        self._role_label.setWordWrap(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._build_layout()
        self.switch.clicked.connect(self._on_switched)
        self.name_edit.textChanged.connect(self._on_named)
        self.level_field.picked.connect(lambda: self.level_picked.emit(self.level_field.value()))

    @property
    def is_person(self) -> bool:
        return self.switch.isChecked()

    @property
    def name(self) -> str:
        return sanitize(self.name_edit.text())

    @property
    def person(self) -> Person:
        """The known person with this name, or a new one, with the animal chosen here."""
        known = self._people.get(self.name.casefold(), Person(NO_PERSON, self.name, ""))
        return replace(known, animal=self.portrait.animal)

    def offer_people(self, people: Iterable[Person]) -> None:
        """Suggest the names of these people while the player types one."""
        self._people = {each.name.casefold(): each for each in people}
        completer = QCompleter([each.name for each in self._people.values()], self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name_edit.setCompleter(completer)

    def show_role(self, role: str, side: Side) -> None:
        self._role = role
        self.portrait.side = side
        self.name_edit.setAccessibleName(say("name-field", who=role))
        self.switch.setAccessibleName(say("seat-switch", who=role))
        self.level_field.setAccessibleName(say("seat-level", level=role))
        self._show_state()

    def set_name(self, name: str) -> None:
        self.name_edit.setText(sanitize(name))
        self.name_edit.setCursorPosition(0)

    def set_person(self, *, is_person: bool) -> None:
        self.switch.setChecked(is_person)
        self._show_state()

    def show_level(self, level: str) -> None:
        was_blocked = self.level_field.blockSignals(True)
        self.level_field.set_value(level)
        self.level_field.blockSignals(was_blocked)

    def set_compact(self, *, is_compact: bool, is_low: bool = False) -> None:
        """Choose the compact or the full layout, without the row for the level if is_low."""
        self._below.setVisible(not is_low)
        size = SMALL_PORTRAIT if is_compact else PORTRAIT
        self.portrait.setFixedSize(size, size)
        padding = SHADOW_MARGIN + (SMALL_PADDING if is_compact else PADDING)
        top = SHADOW_MARGIN + SMALL_PADDING
        self._grid.setContentsMargins(padding, top, padding, top)
        self._grid.setVerticalSpacing(SMALL_GAP if is_compact else GAP)
        self._grid.setHorizontalSpacing(padding - SHADOW_MARGIN)

    def _show_state(self) -> None:
        self._below.setCurrentWidget(self._role_label if self.is_person else self.level_field)
        self._role_label.setText(self._role)
        self.update()

    def _on_switched(self, _checked: object = None) -> None:
        self._show_state()
        self.switched.emit()

    def _on_named(self) -> None:
        known = self._people.get(self.name.casefold())
        self.portrait.show_portrait(self.name or self._role, known.animal if known else "")
        self.named.emit()

    def _build_layout(self) -> None:
        self._role = ""
        self._below = QStackedWidget()
        self._below.addWidget(self._role_label)
        self._below.addWidget(self.level_field)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.portrait, 0, 0, 3, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self.name_edit, 0, 1)
        self._grid.addWidget(self.switch, 1, 1)
        self._grid.addWidget(self._below, 2, 1)
        self._grid.setColumnStretch(1, 1)
        self.set_compact(is_compact=False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.rect()).adjusted(*(sign * SHADOW_MARGIN for sign in (1, 1, -1, -1)))
        seam = box.adjusted(SEAM_INSET, SEAM_INSET, -SEAM_INSET, -SEAM_INSET)
        colour = SIDE_COLOURS[self.portrait.side] if self.is_person else SEAM_COLOUR
        with open_painter(self) as painter:
            draw_tile(painter, box, self.palette())
            pen = seam_pen(colour, 1.5, 3, 3)
            stroke_rounded_rect(painter, seam, TILE_RADIUS - SEAM_INSET + 1, pen)
