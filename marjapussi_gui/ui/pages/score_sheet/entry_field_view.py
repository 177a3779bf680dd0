"""A question about a hand: a label, and buttons or a number to answer it."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ....engine.cards import SUIT_LETTERS
from ....engine.sheet.fields import MARRIAGES, NONE, EntryField, EntryValue, FieldKind
from ...common.palette import INK, SIDE_COLOURS
from ...common.theme import BODY, DEMI_BOLD, SPEECH, set_scaled_font
from ...text.i18n import localized_digits
from ...text.sheet_text import SheetTexts, option_key
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import TextLabel, create_button

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CLEAR_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
MAX_DIGITS = 3
NUMBER_WIDTH, MARGIN, GAP, CHIP_PADDING = 96, 6, 6, 11  # pixels
SUITS = (0, 3, 2, 1)  # spades, clubs, diamonds, hearts: usually from the cheapest up
NO_OWNERS = (NONE,) * MARRIAGES


class EntryFieldView(QWidget):
    """Shows a field of a hand. Digits and letters fill it in; Enter and Shift+Enter leave it."""

    changed = Signal(object)  # the new value, or None if it was cleared
    stepped = Signal(int)  # 1: go on to the next field, -1: back to the previous one
    left = Signal()

    def __init__(self, field: EntryField) -> None:
        super().__init__()
        self.field = field
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._value: EntryValue | None = None
        self._owners_in_order: tuple[int, ...] = ()  # of a suit, as presses choose them
        self._label, self._given = TextLabel(), TextLabel()
        set_scaled_font(self._label, BODY, DEMI_BOLD)
        self._label.setWordWrap(True)
        column, self._row = QVBoxLayout(self), FlowLayout(spacing=GAP)
        column.setContentsMargins(MARGIN, MARGIN - 2, MARGIN, MARGIN)
        column.setSpacing(4)
        column.addWidget(self._label)
        column.addLayout(self._row)
        self._options = SUITS if field.kind is FieldKind.SUITS else field.options
        self.buttons = [create_button("", partial(self._choose, n), "chip") for n in self._options]
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setCheckable(True)
            self._row.addWidget(button)
        self._number_edit = QLineEdit()
        self.focus_target: QWidget = self
        if field.kind is FieldKind.NUMBER:
            self.focus_target = self._number_edit
            self._number_edit.setMaxLength(MAX_DIGITS)
            self._number_edit.setFixedWidth(NUMBER_WIDTH)
            set_scaled_font(self._number_edit, SPEECH, DEMI_BOLD)
            self._number_edit.textEdited.connect(self._on_edited)
            self._number_edit.editingFinished.connect(self.left)
            self._row.addWidget(self._number_edit)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if field.kind is FieldKind.ORDER:
            self._row.addWidget(self._given)

    @property
    def value_on_enter_key(self) -> EntryValue | None:
        """The value that Enter gives an empty field, or None if the field must be filled in."""
        return {FieldKind.ORDER: (), FieldKind.SUITS: NO_OWNERS}.get(
            self.field.kind, self.field.default
        )

    @property
    def is_typing(self) -> bool:
        """Whether a number is being typed, so that more digits may come."""
        return self._number_edit.hasFocus()

    def show_field(self, field: EntryField, texts: SheetTexts, value: EntryValue | None) -> None:
        self.field, self._value = field, value
        label, given = texts.field_label(field), texts.value_text(field)
        self._label.setText(label)
        self._given.setText(given)
        self.focus_target.setAccessibleName(": ".join(filter(None, (label, given))))
        self._owners_in_order = (NONE, *texts.suit_order)
        for option, button in zip(self._options, self.buttons, strict=True):
            if field.kind is FieldKind.SUITS:
                side = self._owners[option]
                text, is_on = texts.suit_label(option, side), side != NONE
            else:
                side, is_on = texts.side_of_option(field, option), self._value == option
                text = f"{option_key(field, option)}  {texts.option_label(field, option)}"
            colour = SIDE_COLOURS[side] if side != NONE else INK
            look = f"QPushButton {{ padding: 0 {CHIP_PADDING}px; }}"
            look += f"QPushButton:checked {{ background: {colour}; border-color: {colour}; }}"
            button.setStyleSheet(look)
            button.setText(text)
            button.setChecked(is_on)
        text = localized_digits(self._value) if isinstance(self._value, int) else ""
        if self._number_edit.text() != text:
            self._number_edit.setText(text)
        if isinstance(field.default, int):
            self._number_edit.setPlaceholderText(localized_digits(field.default))
        self.updateGeometry()

    def set_refused(self, *, is_refused: bool) -> None:
        self.setProperty("refused", is_refused)
        self.style().polish(self)

    # Answers

    @property
    def _owners(self) -> tuple[int, ...]:
        return self._value if isinstance(self._value, tuple) else NO_OWNERS

    def _choose(self, option: int, _checked: object = None) -> None:
        """Choose an option, append it to a sequence, or give a suit to the next side."""
        if self.field.kind is FieldKind.SUITS:
            owners, states = [*self._owners], self._owners_in_order
            owners[option] = states[(states.index(owners[option]) + 1) % len(states)]
            self.changed.emit(tuple(owners))
        elif self.field.kind is FieldKind.ORDER:
            given = self._value if isinstance(self._value, tuple) else ()
            self.changed.emit((*given, option))
        else:
            self.changed.emit(option)
            self.stepped.emit(1)

    def _option_of_key(self, text: str) -> int | None:
        if self.field.kind is FieldKind.SUITS:
            return next((suit for suit in SUITS if text.upper() == SUIT_LETTERS[suit]), None)
        keys = {option_key(self.field, each): each for each in self.field.options}
        if self.field.key == "who":
            keys.setdefault("0", NONE)  # so that the rule against it is said
        return keys.get(text.upper())

    def _on_edited(self, text: str) -> None:
        digits = "".join(each for each in text if each.isdigit())
        self.changed.emit(int(digits) if digits else None)

    # Qt

    def sizeHint(self) -> QSize:
        items = (self._row.itemAt(number) for number in range(self._row.count()))
        widths = [each.sizeHint().width() + GAP for each in items if each and not each.isEmpty()]
        label = self._label.fontMetrics().horizontalAdvance(self._label.text()) + GAP
        inner = max(sum(widths), label) + 2 * MARGIN
        return QSize(inner, self.heightForWidth(inner))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.stepped.emit(-1 if is_back else 1)
        elif event.key() in CLEAR_KEYS:
            is_order = self.field.kind is FieldKind.ORDER and isinstance(self._value, tuple)
            self.changed.emit((self._owners[:-1] or None) if is_order else None)
        elif (option := self._option_of_key(event.text())) is not None:
            self._choose(option)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()
