"""The panel of the score sheet in which a hand is entered."""

from collections.abc import Iterable
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ....engine.sheet.fields import (
    MARRIAGES,
    NONE,
    EntryField,
    EntryValue,
    FieldKind,
    Refusal,
    refusal_of,
)
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
LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | (
    Qt.TextInteractionFlag.LinksAccessibleByKeyboard
)


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
        self.count_view, self.contract_view = CountView(), ContractView()
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
        self.count_view.show_lines(() if hand is None else texts.count_lines(hand.event))
        is_open = hand is None and not sheet.form.refusal(before, sheet.entry)
        known = sheet.form.points_so_far(sheet.entry) if is_open else (NONE, 0, 0)
        self.contract_view.show_points(*known, texts)

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
        for part in (self._fields, self.refusal_bar, self.contract_view, self.count_view):
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
            return (NONE,) * MARRIAGES
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


class CountView(QLabel):
    """Shows a complete hand line by line. The link of a line shows the rule behind it."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextInteractionFlags(LINKS)
        self.linkActivated.connect(self._show_rule)
        self._lines: tuple[SheetLine, ...] = ()

    def show_lines(self, lines: tuple[SheetLine, ...], rule: str = "") -> None:
        """Show the lines of a count, with the rule of one of them below."""
        self._lines = lines
        rows = []
        for number, each in enumerate(lines):
            text = escape(each.text)
            text = f'<a href="{number}">{text}</a>' if each.rule else text
            value = f'<td align="right"><b>{escape(each.value)}</b></td>'
            rows.append(f"<tr><td>{text}</td>{value}</tr>")
        self.setText(f'<table width="100%">{"".join(rows)}</table><p>{escape(rule)}</p>')

    def _show_rule(self, number: str) -> None:
        self.show_lines(self._lines, self._lines[int(number)].rule)


class ContractView(QWidget):
    """Shows how many points of its bid a side is known to have."""

    def __init__(self) -> None:
        super().__init__()
        self._label, self._seam = create_label(""), QLabel()
        set_scaled_font(self._label, LABEL, DEMI_BOLD)
        column = QVBoxLayout(self)
        column.addWidget(self._label)
        column.addWidget(self._seam)

    def show_points(self, side: int, points: int, goal: int, texts: SheetTexts) -> None:
        self.setVisible(side != NONE and goal > 0)
        if side != NONE and goal > 0:
            name = texts.partners(side) or texts.side_name(side)
            numbers = {"points": localized_digits(points), "goal": localized_digits(goal)}
            self._label.setText(say("sheet-so-far", side=name, **numbers))
            seam = ContractSeam(points, goal, SIDE_COLOURS[side])
            self._seam.setPixmap(seam_picture(seam, SEAM_WIDTH, self.devicePixelRatioF()))
