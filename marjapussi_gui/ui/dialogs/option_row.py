"""One house rule to choose: its name, values, meaning, and where it is played."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...engine.options import Option, Value
from ..basis.theme import BODY, font, width_of
from ..widgets.fields import Amount, Pick, Tick
from ..widgets.labels import label
from ..wording import options, pages

WIDEST = 220  # pixels; wider values go below the name of the rule

Control = Tick | Amount | Pick[Value]


class OptionRow(QWidget):
    """A house rule with the control for its type of value."""

    changed = Signal()

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self.control = control_for(option)
        self.control.picked.connect(self.changed)
        self._meaning = options.meaning(option)
        self._clash = label("", "warning")
        self._lay_out()
        self.explain("")

    def value(self) -> Value:
        return self.control.value()

    def put(self, value: Value) -> None:
        control = self.control
        match control, value:
            case Tick(), bool():
                control.put(value)
            case Amount(), int():
                control.put(value)
            case Pick(), _:
                control.put(value)

    def explain(self, why: str) -> None:
        """Show why this rule clashes with others; an empty text hides the message."""
        self._clash.setText(why)
        self._clash.setVisible(bool(why))
        self.control.setAccessibleDescription(f"{self._meaning} {why}".strip())

    @property
    def clash(self) -> str:
        return self._clash.text()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(4)
        column.addLayout(self._first_row())
        column.addWidget(label(self._meaning))
        column.addWidget(label(pages.played_where(options.played(self.option)), "caption"))
        column.addWidget(self._clash)

    def _first_row(self) -> QBoxLayout:
        """Create the row of name and control; long values go below the name."""
        row: QBoxLayout = QHBoxLayout()
        if isinstance(self.control, Tick):
            row.addWidget(self.control)
            row.addStretch(1)
            return row
        name = label(options.label(self.option.key), "strong")
        name.setBuddy(self.control)
        if self._is_long():
            row = QVBoxLayout()
            row.addWidget(name)
            row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignLeft)
            return row
        row.setSpacing(16)
        row.addWidget(name, 1)
        row.addWidget(self.control)
        return row

    def _is_long(self) -> bool:
        names = (options.value_name(self.option.key, each) for each in self.option.choices)
        return isinstance(self.control, Pick) and any(
            width_of(name, font(BODY)) > WIDEST for name in names
        )


def control_for(option: Option) -> Control:
    """Create a control that accepts exactly the values of an option."""
    name, choices = options.label(option.key), option.choices
    if isinstance(option.default, bool):
        return Tick(name, on=option.default)
    if isinstance(choices, range):
        amount = Amount(name, choices)
        amount.setValue(int(option.default))
        return amount
    named = ((value, options.value_name(option.key, value)) for value in choices)
    pick: Pick[Value] = Pick(name, named)
    pick.put(option.default)
    return pick
