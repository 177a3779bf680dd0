"""A question about a hand: a label, and buttons or a number to answer it."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from ....engine.sheet.fields import NONE, Entry, EntryField, EntryValue, FieldKind
from ....model.score_sheet import ScoreSheet
from ...art.painter_tools import open_painter, round_pen, stroke_rounded_rect
from ...common.palette import GOLD, GOLD_EDGE, INK, LINGONBERRY, SIDE_COLOURS
from ...common.theme import BODY, BUTTON_RADIUS, CAPTION, DEMI_BOLD, SPEECH, set_scaled_font
from ...text.i18n import localized_digits
from ...text.sheet_text import SheetTexts, option_key, suit_key, suit_order
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import TextLabel, create_button

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CLEAR_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
MAX_DIGITS = 3
NUMBER_WIDTH, MARGIN, GAP, RING_WIDTH, EDGE_WIDTH = 96, 10, 6, 2.6, 4.0  # pixels
ALL_SUITS = (0, 3, 2, 1)  # spades, clubs, diamonds, hearts: usually from the cheapest up


class FieldView(QWidget):
    """Shows a field of a hand. Digits and letters answer it, Enter goes on, Shift+Enter back."""

    changed = Signal(object)  # the new value, or None if it was cleared
    stepped = Signal(int)  # 1: go on to the next field, -1: back to the previous one
    left = Signal()

    def __init__(self, field: EntryField) -> None:
        super().__init__()
        self.field = field
        self._value: EntryValue | None = None
        self._order: tuple[int, ...] = ()  # sides, as presses on a suit choose them
        self.is_refused = False
        self._label, self._given = TextLabel(), TextLabel()
        set_scaled_font(self._label, BODY, DEMI_BOLD)
        set_scaled_font(self._given, CAPTION)
        self.buttons: list[QPushButton] = []
        self._room = 0  # pixels: the width that it may take
        self._row = FlowLayout(spacing=GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN - 2, MARGIN, MARGIN)
        column.setSpacing(4)
        column.addWidget(self._label)
        column.addLayout(self._row)
        self.number_edit: QLineEdit | None = None
        if field.kind is FieldKind.NUMBER:
            self.number_edit = self._add_number_edit()
        else:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            for option in ALL_SUITS if field.kind is FieldKind.SUITS else field.options:
                button = create_button("", partial(self._on_pressed, option), "chip")
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                self.buttons.append(button)
                self._row.addWidget(button)
        self._row.addWidget(self._given)

    def show_field(
        self, field: EntryField, texts: SheetTexts, entry: Entry, sheet: ScoreSheet
    ) -> None:
        """Show the field with its value in an entry."""
        self.field, self._value = field, entry.get(field.name)
        label, given = texts.field_label(field, entry), texts.value_text(field, entry)
        self._label.setText(label)
        heard = ": ".join(filter(None, (label, given)))
        self.setAccessibleName(heard)
        if field.kind is FieldKind.SUITS:
            self._order = suit_order(field, entry, sheet)
            for suit, button in zip(ALL_SUITS, self.buttons, strict=True):
                side = self._suit_owners()[suit]
                owner = "" if side == NONE else f" {texts.side_name(side)}"
                self._show_button(button, f"{texts.suit_label(suit)}{owner}", side, is_on=side >= 0)
        elif self.number_edit is not None:
            self.number_edit.setAccessibleName(label)
            text = "" if not isinstance(self._value, int) else localized_digits(self._value)
            if self.number_edit.text() != text:
                self.number_edit.setText(text)
            if isinstance(field.default, int):
                self.number_edit.setPlaceholderText(localized_digits(field.default))
        else:
            for option, button in zip(field.options, self.buttons, strict=True):
                key = option_key(field, option)
                name = f"{key}  {texts.option_label(field, option)}"
                side = texts.side_of_option(field, option)
                self._show_button(button, name, side, is_on=self._value == option)
            if field.kind is FieldKind.ORDER:
                self._given.setText(given)

    @property
    def focus_target(self) -> QWidget:
        return self if self.number_edit is None else self.number_edit

    def set_room(self, width: int) -> None:
        """Set how wide the field may be; if that isn't enough, its buttons wrap."""
        self._room = width
        self.updateGeometry()

    def take_focus(self) -> None:
        self.focus_target.setFocus(Qt.FocusReason.TabFocusReason)

    def show_refused(self, *, is_refused: bool) -> None:
        self.is_refused = is_refused
        self.update()

    # Answers

    def _on_pressed(self, option: int, _checked: object = None) -> None:
        self._choose(option)
        if self.field.kind is FieldKind.CHOICE:
            self.stepped.emit(1)

    def _choose(self, option: int) -> None:
        """Take an option or, in the field of suits, give a suit to the next side."""
        match self.field.kind:
            case FieldKind.SUITS:
                owners = list(self._suit_owners())
                states = (NONE, *self._order)
                owners[option] = states[(states.index(owners[option]) + 1) % len(states)]
                self.changed.emit(tuple(owners))
            case FieldKind.ORDER:
                given = self._value if isinstance(self._value, tuple) else ()
                self.changed.emit((*given, option))
            case _:
                self.changed.emit(option)

    def _option_of_key(self, text: str) -> int | None:
        if self.field.kind is FieldKind.SUITS:
            keys = {suit_key(suit): suit for suit in ALL_SUITS}
            keys |= {str(n): suit for n, suit in enumerate(ALL_SUITS, 1)}
        else:
            keys = {option_key(self.field, each): each for each in self.field.options}
            if self.field.key == "who":
                keys.setdefault("0", NONE)  # so that the rule against it is said
        return keys.get(text.upper())

    def _suit_owners(self) -> tuple[int, ...]:
        return self._value if isinstance(self._value, tuple) else (NONE,) * len(ALL_SUITS)

    def _on_edited(self, text: str) -> None:
        digits = "".join(each for each in text if each.isdigit())
        self.changed.emit(int(digits) if digits else None)

    def _show_button(self, button: QPushButton, text: str, side: int, *, is_on: bool) -> None:
        colour = SIDE_COLOURS[side] if side != NONE else INK
        sheet = f"QPushButton:checked {{ background: {colour}; border-color: {colour}; }}"
        if button.styleSheet() != sheet:
            button.setStyleSheet(sheet)
        button.setText(text)
        button.setCheckable(True)
        button.setChecked(is_on)

    def _add_number_edit(self) -> QLineEdit:
        edit = QLineEdit()
        edit.setMaxLength(MAX_DIGITS)
        edit.setFixedWidth(NUMBER_WIDTH)
        set_scaled_font(edit, SPEECH, DEMI_BOLD)
        edit.textEdited.connect(self._on_edited)
        edit.editingFinished.connect(self.left)
        self._row.addWidget(edit)
        return edit

    # Qt

    def sizeHint(self) -> QSize:
        items = (self._row.itemAt(number) for number in range(self._row.count()))
        widths = [each.sizeHint().width() + GAP for each in items if each and not each.isEmpty()]
        inner = max(sum(widths), self._label.sizeHint().width())
        width = min(inner + 2 * MARGIN, self._room or inner)
        return QSize(width, self.heightForWidth(width))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in ENTER_KEYS:
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.stepped.emit(-1 if is_back else 1)
        elif key in CLEAR_KEYS and self.number_edit is None:
            is_order = self.field.kind is FieldKind.ORDER
            given = self._value if is_order and isinstance(self._value, tuple) else ()
            self.changed.emit(given[:-1] or None)
        elif (option := self._option_of_key(event.text())) is not None:
            self._on_pressed(option)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        self.left.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        with open_painter(self) as painter:
            if self.hasFocus():
                stroke_rounded_rect(painter, box, BUTTON_RADIUS, round_pen(GOLD_EDGE, EDGE_WIDTH))
                stroke_rounded_rect(painter, box, BUTTON_RADIUS, round_pen(GOLD, RING_WIDTH))
            if self.is_refused:
                inner = box.adjusted(3, 3, -3, -3)
                stroke_rounded_rect(painter, inner, BUTTON_RADIUS - 3, round_pen(LINGONBERRY, 2))
