"""The panel of the score sheet in which a hand is entered."""

from collections.abc import Iterable
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ....engine.sheet.fields import (
    Entry,
    EntryField,
    EntryValue,
    InvalidValue,
    SheetPosition,
    validate_value,
)
from ....model.score_sheet import ScoreSheet
from ...common.theme import BOLD, DEMI_BOLD, LABEL, SPACINGS, TITLE, set_scaled_font
from ...text.i18n import localized_digits, say
from ...text.sheet_text import SheetLine, SheetTexts
from ...widgets.flow_layout import FlowLayout, ScrollContent
from ...widgets.labels import MarkupLabel, create_button, create_label
from ...widgets.scroll_area import create_scroll_area
from ...widgets.tiles import LinenTile
from .entry_field_view import EntryFieldView

MARGIN = 22  # pixels
LINKS = (
    Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
)


class EntryPanel(LinenTile):
    """Asks for a hand's data field by field, reports invalid values, and shows the score."""

    entry_changed = Signal(object)  # Entry
    added = Signal()
    cancelled = Signal()  # an earlier hand isn't changed after all
    new_sheet_requested = Signal()
    announced = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._texts: SheetTexts | None = None
        self._before: SheetPosition | None = None  # while a hand is incomplete
        self._entry: Entry = {}
        self._views: dict[str, EntryFieldView] = {}
        self._refused = ""  # the name of the field whose value is shown to be invalid
        self.title_label, self._dealer = create_label(""), create_label("", "caption")
        set_scaled_font(self.title_label, TITLE, BOLD)
        self._dealer.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._fields, self._flow = QWidget(), FlowLayout(spacing=SPACINGS[0])
        self._fields.setLayout(self._flow)
        self.refusal_bar, self.count_view = InvalidValueBar(), ScoreLinesView()
        self.refusal_bar.value_chosen.connect(self._take_nearest)
        self.cancel_button = create_button(say("button-cancel"), self.cancelled.emit, "link")
        self.add_button = create_button("", self._add, "play")
        self._build()

    def show_hand(self, sheet: ScoreSheet, number: int) -> None:
        """Show the hand that is being entered or changed or, at the end, who won the match."""
        before, self._entry = sheet.position_before(number), sheet.entry(number)
        texts, is_new = SheetTexts(sheet, self._entry), number == len(sheet.hands)
        self._texts, self._before, is_over = texts, None, before.match.is_over
        hand = sheet.form.scored_hand(before, self._entry)
        self._show_fields(() if is_over else sheet.form.fields(before, self._entry))
        self._show_refusal(self._refused)
        self.cancel_button.setVisible(not is_new)
        self._dealer.setVisible(not is_over)
        if is_over:
            title, reason = texts.end_title_and_reason()
            self.title_label.setText(title)
            self.count_view.show_lines((SheetLine(reason),))
            self.add_button.setText(say("new-score-sheet"))
            return
        self.title_label.setText(say("table-hand-number", number=number + 1))
        self._dealer.setText(texts.dealer_text(before.dealer))
        self.add_button.setText(say("sheet-add" if is_new else "sheet-change", number=number + 1))
        self.add_button.setProperty("look", "" if hand is None else "play")
        self.add_button.style().polish(self.add_button)
        if hand is None:
            self._before = before
            self._show_requirements()
        else:
            self.count_view.show_lines(texts.count_lines(hand.event))

    def view(self, name: str) -> EntryFieldView:
        """Return the view of a field by its name."""
        return self._views[name]

    def focus_field(self, *, first: bool = False) -> None:
        """Focus the first field, or the first that is incomplete or invalid, or else the button."""
        self._focus(next(iter(self._views.values())) if first else self._unfinished_view())

    def dismiss(self) -> bool:
        """Close the message about an invalid value. Return False if there was none."""
        was_open = bool(self._refused)
        self._show_refusal("")
        return was_open

    # Fields

    def _show_fields(self, fields: Iterable[EntryField]) -> None:
        assert self._texts is not None
        known, self._views = self._views, {}
        while self._flow.takeAt(0) is not None:
            pass
        for field in fields:
            view = known.pop(field.name, None)
            if view is None or view.field.options != field.options:
                view = EntryFieldView(field)
                view.changed.connect(partial(self._on_changed, field.name))
                view.stepped.connect(partial(self._on_stepped, field.name))
                view.left.connect(partial(self._check, field.name))
            self._views[field.name] = view
            self._flow.addWidget(view)
            view.show()
            view.show_field(field, self._texts, self._entry.get(field.name))
        for view in known.values():
            view.blockSignals(True)
            view.hide()
            view.deleteLater()
        self._flow.invalidate()
        self._fields.updateGeometry()

    def _on_changed(self, name: str, value: EntryValue | None) -> None:
        entry = {key: each for key, each in self._entry.items() if key != name}
        if name == self._refused:
            self._show_refusal("")
        self.entry_changed.emit(entry if value is None else {**entry, name: value})

    def _on_stepped(self, name: str, step: int) -> None:
        place, view = [*self._views].index(name), self._views[name]
        if step < 0:
            self._focus([*self._views.values()][max(place - 1, 0)])
            return
        if name not in self._entry and view.value_on_enter_key is not None:
            self._on_changed(name, view.value_on_enter_key)
        if name in self._entry and self._check(name):
            following = [*self._views.values()][place + 1 :]  # answers lead to other questions
            self._focus(following[0] if following else self._unfinished_view())

    def _check(self, name: str) -> bool:
        """Show a message if the value of a field is invalid, and return whether it is valid."""
        if name == self._refused or self._validate_field(name) is not None:
            self._show_refusal(name)
            if self._refused and self._texts is not None:
                self.announced.emit(f"{self.refusal_bar.what.text()} {self.refusal_bar.why.text()}")
        self._show_requirements()
        return name != self._refused

    def _validate_field(self, name: str) -> InvalidValue | None:
        value, view = self._entry.get(name), self._views.get(name)
        return None if value is None or view is None else validate_value(view.field, value)

    def _show_refusal(self, name: str) -> None:
        """Show why the value of a field is invalid, or hide the message if it is valid."""
        refusal = self._validate_field(name)
        self._refused = "" if refusal is None else name
        for each, view in self._views.items():
            view.set_refused(is_refused=each == self._refused)
        self.refusal_bar.setVisible(refusal is not None)
        if refusal is not None and self._texts is not None:
            self.refusal_bar.show_refusal(*self._texts.refusal_texts(refusal), refusal.nearest)

    def _show_requirements(self) -> None:
        """Show what the values so far require, ignoring a number that is still being typed."""
        if self._texts is not None and self._before is not None:
            typing = {name for name, view in self._views.items() if view.is_typing}
            known = {key: each for key, each in self._entry.items() if key not in typing}
            self.count_view.show_lines(self._texts.need_lines(self._before, known))

    def _take_nearest(self, value: int) -> None:
        name = self._refused
        self._on_changed(name, value)
        self._on_stepped(name, 1)

    def _unfinished_view(self) -> EntryFieldView | None:
        """Return the first field that is empty or impossible, or None."""
        views, entry = self._views.items(), self._entry
        return next(
            (v for name, v in views if name not in entry or self._validate_field(name)), None
        )

    def _focus(self, view: EntryFieldView | None) -> None:
        target = self.add_button if view is None else view.focus_target
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self._show_requirements()
        self._scroll_to_focus()

    def _scroll_to_focus(self) -> None:
        focused = (each for each in self._views.values() if each.focus_target.hasFocus())
        for shown in (self.count_view, *focused):  # the field last, in case that not both fit
            self._area.ensureWidgetVisible(shown)

    def _add(self) -> None:
        view = self._unfinished_view()
        if view is not None:
            self._focus(view)
            if self._check(view.field.name):
                self.announced.emit(say("sheet-missing"))
        elif self._views:
            self.added.emit()
        else:
            self.new_sheet_requested.emit()

    def _build(self) -> None:
        body, head, foot = ScrollContent(), QHBoxLayout(), QHBoxLayout()
        inside, column = QVBoxLayout(body), QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(SPACINGS[1])
        inside.addWidget(self._fields)
        inside.addWidget(self.count_view)
        inside.addStretch(1)
        self._area = create_scroll_area(body)
        self._area.verticalScrollBar().rangeChanged.connect(self._scroll_to_focus)
        self._area.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)
        head.addWidget(self.title_label, 1)
        head.addWidget(self._dealer, 1)
        foot.addWidget(create_label(say("sheet-keys"), "caption"), 1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.add_button)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.addLayout(head)
        column.addWidget(self._area, 1)
        column.addWidget(self.refusal_bar)
        column.addLayout(foot)


class InvalidValueBar(QWidget):
    """Says what isn't possible and why, with the nearest possible values as buttons."""

    value_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("refusal")
        self.what, self.why = create_label(""), create_label("")
        self.what.setObjectName("what")
        set_scaled_font(self.what, LABEL, DEMI_BOLD)
        self.buttons = [create_button("", partial(self._on_pressed, n)) for n in range(2)]
        self._values: tuple[int, ...] = ()
        row, texts = QHBoxLayout(self), QVBoxLayout()
        texts.addWidget(self.what)
        texts.addWidget(self.why)
        row.addLayout(texts, 1)
        for button in self.buttons:
            row.addWidget(button)
        self.hide()

    def show_refusal(self, what: str, why: str, nearest: tuple[int, ...]) -> None:
        self.what.setText(what)
        self.why.setText(why)
        self._values = nearest
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(nearest))
            button.setText(localized_digits(nearest[number]) if number < len(nearest) else "")

    def _on_pressed(self, index: int, _checked: object = None) -> None:
        self.value_chosen.emit(self._values[index])


class ScoreLinesView(MarkupLabel):
    """Shows how a hand is scored, line by line. The link of a line shows the rule behind it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tray")
        self.setWordWrap(True)
        self.setTextInteractionFlags(LINKS)
        self.linkActivated.connect(lambda number: self.show_lines(self._lines, int(number)))
        self._lines: tuple[SheetLine, ...] = ()

    def show_lines(self, lines: tuple[SheetLine, ...], ruled: int = -1) -> None:
        """Show the lines of a score and, below them, the rule behind one of them."""
        self._lines, rows = lines, ""
        for number, each in enumerate(lines):
            text = escape(each.text)
            text = f'<a href="{number}">{text}</a>' if each.rule else text
            value = f'<td align="right"><b>{escape(each.value)}</b></td>'
            rows += f"<tr><td>{text}</td>{value}</tr>"
        rule = escape(lines[ruled].rule) if 0 <= ruled < len(lines) else ""
        rule = f"<p>{rule}</p>" if rule else ""
        self.setText(f'<table width="100%">{rows}</table>{rule}')
        self.setVisible(bool(lines))
