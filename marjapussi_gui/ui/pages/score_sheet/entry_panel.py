"""The panel of the score sheet in which a hand is entered."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ....engine.sheet.contract_form import ContractForm
from ....engine.sheet.fields import NONE, EntryField, EntryValue, FieldKind, Refusal, refusal_of
from ....model.score_sheet import ScoreSheet
from ...art.contract_seam import ContractSeam, seam_picture
from ...common.palette import SIDE_COLOURS
from ...common.theme import BOLD, DEMI_BOLD, LABEL, SPACINGS, TITLE, set_scaled_font
from ...text.i18n import localized_digits, say
from ...text.sheet_text import SheetLine, SheetTexts
from ...widgets.flow_layout import FlowLayout, ScrollContent
from ...widgets.labels import TextLabel, create_button, create_label
from ...widgets.linen_tile import LinenTile
from ...widgets.scroll_area import create_scroll_area
from .field_view import FieldView

MARGIN, SEAM_WIDTH = 22, 300  # pixels


class EntryPanel(LinenTile):
    """Asks for a hand field by field, says what is impossible, and shows the count."""

    entry_changed = Signal(object)  # Entry
    added = Signal()
    cancelled = Signal()  # an earlier hand isn't changed after all
    announced = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._sheet: ScoreSheet | None = None
        self._views: dict[str, FieldView] = {}
        self._refusal: Refusal | None = None
        self._title, self._dealer = TextLabel(), create_label("", "caption")
        set_scaled_font(self._title, TITLE, BOLD)
        self._dealer.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._fields = QWidget()
        self._flow = FlowLayout(spacing=SPACINGS[1])
        self._fields.setLayout(self._flow)
        self.refusal_bar = RefusalBar()
        self.refusal_bar.value_chosen.connect(self._take_nearest)
        self.count_view = CountView()
        self._keys = create_label(say("sheet-keys"), "caption")
        self.cancel_button = create_button(say("button-cancel"), self.cancelled.emit, "link")
        self.add_button = create_button("", self._add, "play")
        self._build()

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show the hand that is being entered or changed."""
        self._sheet = sheet
        texts, number = SheetTexts(sheet), sheet.edited
        is_new, before = number == len(sheet.hands), sheet.position_before(number)
        self.setVisible(not (is_new and before.match.is_over))
        self._title.setText(texts.hand_title(number))
        self._dealer.setText(texts.dealer_text(before.dealer))
        fields = tuple(sheet.form.fields(before, sheet.entry))
        self._show_fields(fields, texts)
        if self._refusal is not None and self._current_refusal(self._refusal.field.name) is None:
            self._show_refusal(None)
        hand = sheet.form.reckon(before, sheet.entry)
        label = "sheet-add" if is_new else "sheet-change"
        self.add_button.setText(say(label, number=number + 1))
        self.add_button.setProperty("look", "play" if hand is not None else "")
        self.add_button.style().polish(self.add_button)
        self.cancel_button.setVisible(not is_new)
        if hand is not None:
            self.count_view.show_lines(texts.count_lines(hand.event))
        elif isinstance(sheet.form, ContractForm) and not sheet.form.refusal(before, sheet.entry):
            self.count_view.show_contract(*sheet.form.points_so_far(sheet.entry), texts)
        else:
            self.count_view.show_lines(())

    def view(self, name: str) -> FieldView:
        """Return the view of a field by its name."""
        return self._views[name]

    def focus_first(self) -> None:
        """Move the focus to the first field that isn't filled in, or to the button."""
        self._focus(self._first_open_view())

    def focus_beginning(self) -> None:
        """Move the focus to the first field of all."""
        self._focus(next(iter(self._views.values())))

    def dismiss(self) -> bool:
        """Close the refusal. Return False if there was none."""
        was_open = self._refusal is not None
        self._show_refusal(None)
        return was_open

    # Fields

    def _show_fields(self, fields: Iterable[EntryField], texts: SheetTexts) -> None:
        assert self._sheet is not None
        wanted = {each.name: each for each in fields}
        for name in list(self._views):
            old = self._views[name].field
            if name not in wanted or wanted[name].options != old.options:
                view = self._views.pop(name)
                view.blockSignals(True)
                self._flow.removeWidget(view)
                view.hide()
                view.deleteLater()
        known, previous = self._views, None
        self._views = {name: known.get(name) or self._create_view(wanted[name]) for name in wanted}
        while self._flow.takeAt(0) is not None:
            pass
        for name, view in self._views.items():
            self._flow.addWidget(view)
            view.show()
            view.show_field(wanted[name], texts, self._sheet.entry, self._sheet)
            view.set_room(self._area.viewport().width() - SPACINGS[1])
            if previous is not None:
                QWidget.setTabOrder(previous, view.focus_target)
            previous = view.focus_target
        self._flow.invalidate()
        self._fields.updateGeometry()

    def _create_view(self, field: EntryField) -> FieldView:
        view = FieldView(field)
        view.changed.connect(lambda value, name=field.name: self._on_changed(name, value))
        view.stepped.connect(lambda step, name=field.name: self._on_stepped(name, step))
        view.left.connect(lambda name=field.name: self._check(name))
        return view

    def _on_changed(self, name: str, value: EntryValue | None) -> None:
        assert self._sheet is not None
        entry = {key: each for key, each in self._sheet.entry.items() if key != name}
        if value is not None:
            entry[name] = value
        if self._refusal is not None and self._refusal.field.name == name:
            self._show_refusal(None)
        self.entry_changed.emit(entry)

    def _on_stepped(self, name: str, step: int) -> None:
        names = list(self._views)
        if name not in names:
            return
        place = names.index(name)
        if step < 0:
            self._focus(self._views[names[max(place - 1, 0)]])
            return
        assert self._sheet is not None
        if name not in self._sheet.entry:
            view = self._views[name]
            value = _value_of_nothing(view.field)
            if value is None:
                return
            self._on_changed(name, value)
        if self._check(name):
            names = list(self._views)  # an answer may lead to other questions
            rest = names[names.index(name) + 1 :]
            self._focus(self._views[rest[0]] if rest else self._first_open_view())

    def _check(self, name: str) -> bool:
        """Show whether a value can't stand in its field, and return whether it can."""
        refusal = self._current_refusal(name)
        if refusal is not None or (self._refusal and self._refusal.field.name == name):
            self._show_refusal(refusal)
        return refusal is None

    def _current_refusal(self, name: str) -> Refusal | None:
        assert self._sheet is not None
        value, view = self._sheet.entry.get(name), self._views.get(name)
        return None if value is None or view is None else refusal_of(view.field, value)

    def _show_refusal(self, refusal: Refusal | None) -> None:
        self._refusal = refusal
        for name, view in self._views.items():
            view.show_refused(is_refused=refusal is not None and refusal.field.name == name)
        if refusal is None or self._sheet is None:
            self.refusal_bar.hide()
            return
        texts = SheetTexts(self._sheet).refusal_texts(refusal)
        self.refusal_bar.show_refusal(*texts, refusal.nearest)
        self.announced.emit(" ".join(texts))

    def _take_nearest(self, value: int) -> None:
        if self._refusal is not None:
            name = self._refusal.field.name
            self._on_changed(name, value)
            self._on_stepped(name, 1)

    def _first_open_view(self) -> FieldView | None:
        """Return the first field that is empty or impossible, or None."""
        assert self._sheet is not None
        for name, view in self._views.items():
            if name not in self._sheet.entry or self._current_refusal(name) is not None:
                return view
        return None

    def _focus(self, view: FieldView | None) -> None:
        if view is None:
            self.add_button.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            view.take_focus()
            self._area.ensureWidgetVisible(view)

    def _add(self) -> None:
        view = self._first_open_view()
        if view is None:
            self.added.emit()
            return
        self._focus(view)
        if not self._check(view.field.name):
            return
        self.announced.emit(say("sheet-missing"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for view in self._views.values():
            view.set_room(self._area.viewport().width() - SPACINGS[1])

    def _build(self) -> None:
        body = ScrollContent()
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(SPACINGS[2])
        for part in (self._fields, self.refusal_bar, self.count_view):
            inside.addWidget(part)
        inside.addStretch(1)
        self._area = create_scroll_area(body)
        self._area.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)
        head, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self._title)
        head.addWidget(self._dealer, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self._keys, 1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.add_button)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.addLayout(head)
        column.addWidget(self._area, 1)
        column.addLayout(foot)


def _value_of_nothing(field: EntryField) -> EntryValue | None:
    """Return what Enter in an empty field means, or None if it must be filled in."""
    match field.kind:
        case FieldKind.ORDER:
            return ()
        case FieldKind.SUITS:
            return (NONE,) * field.max_length
        case _:
            return field.default


class RefusalBar(QWidget):
    """Says what isn't possible and why, with the nearest possible values as buttons."""

    value_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("refusal")
        self.setStyleSheet(
            "#refusal { background: #F6DDD6; border-left: 4px solid #B01E2E; border-radius: 8px; }"
            "#refusal QLabel { color: #23262D; } #refusal QLabel#what { color: #B01E2E; }"
        )
        self.what, self.why = create_label(""), create_label("")
        self.what.setObjectName("what")
        set_scaled_font(self.what, LABEL, DEMI_BOLD)
        self.buttons = [create_button("", partial(self._on_pressed, n)) for n in range(2)]
        self._values: tuple[int, ...] = ()
        row, texts = QHBoxLayout(self), QVBoxLayout()
        texts.setSpacing(2)
        for label in (self.what, self.why):
            texts.addWidget(label)
        row.addLayout(texts, 1)
        for button in self.buttons:
            row.addWidget(button)
        self.hide()

    def show_refusal(self, what: str, why: str, nearest: tuple[int, ...]) -> None:
        self.what.setText(what)
        self.why.setText(why)
        self._values = nearest
        for button, value in zip(self.buttons, (*nearest, None, None), strict=False):
            button.setVisible(value is not None)
            button.setText("" if value is None else localized_digits(value))
        self.show()

    def _on_pressed(self, index: int, _checked: object = None) -> None:
        self.value_chosen.emit(self._values[index])


class CountView(QWidget):
    """Shows what is known of a hand so far or, once it is complete, its count line by line.

    A line with a rule behind it is a button that shows the rule.
    """

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._lines: tuple[SheetLine, ...] | None = None
        self._rule = create_label("", "caption")

    def show_lines(self, lines: tuple[SheetLine, ...]) -> None:
        if lines == self._lines:
            return
        self._clear()
        self._lines = lines
        for each in lines:
            row, value = QHBoxLayout(), TextLabel(each.value)
            set_scaled_font(value, LABEL, BOLD)
            row.addWidget(self._line_label(each), 1)
            row.addWidget(value)
            self._column.addLayout(row)
        self._rule = create_label("", "caption")
        self._column.addWidget(self._rule)

    def show_contract(self, side: int, points: int, goal: int, texts: SheetTexts) -> None:
        """Show how many points of its bid a side is known to have."""
        self._clear()
        if side == NONE or not goal:
            return
        name = texts.partners(side) or texts.side_name(side)
        text = say(
            "sheet-so-far", side=name, points=localized_digits(points), goal=localized_digits(goal)
        )
        label, picture = create_label(text), QLabel()
        set_scaled_font(label, LABEL, DEMI_BOLD)
        seam = ContractSeam(points, goal, SIDE_COLOURS[side])
        picture.setPixmap(seam_picture(seam, SEAM_WIDTH, self.devicePixelRatioF()))
        self._column.addWidget(label)
        self._column.addWidget(picture)

    @property
    def rule_buttons(self) -> list[QPushButton]:
        return self.findChildren(QPushButton)

    def _line_label(self, line: SheetLine) -> QWidget:
        if not line.rule:
            return create_label(line.text)
        button = create_button(line.text, lambda: self._rule.setText(line.rule), "link")
        button.setStyleSheet("text-align: left; padding-left: 0;")
        button.setAccessibleName(say("sheet-rule-button", line=line.text))
        button.setAccessibleDescription(line.rule)
        return button

    def _clear(self) -> None:
        self._lines = None
        _empty(self._column)


def _empty(layout: QVBoxLayout | QHBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        inner, widget = item.layout(), item.widget()
        if isinstance(inner, QVBoxLayout | QHBoxLayout):
            _empty(inner)
        if widget is not None:
            widget.hide()
            widget.deleteLater()
