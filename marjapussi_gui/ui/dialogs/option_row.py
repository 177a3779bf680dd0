"""One house rule to choose: its name, its values, what it means, where it is played."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ...engine.options import Option, Value
from ..pages.labels import label
from ..wording import options, pages
from .fields import Amount, Pick, Tick

Control = Tick | Amount | Pick[Value]


class OptionRow(QWidget):
    """A house rule with the control for its kind of values."""

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
        """Say what this rule clashes with; nothing when all is well."""
        self._clash.setText(why)
        self._clash.setVisible(bool(why))
        self.control.setAccessibleDescription(f"{self._meaning} {why}".strip())

    @property
    def clash(self) -> str:
        return self._clash.text()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 8)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        if isinstance(self.control, Tick):
            grid.addWidget(self.control, 0, 0, 1, 2)
        else:
            name = label(options.label(self.option.key), "strong")
            name.setBuddy(self.control)
            grid.addWidget(name, 0, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self.control, 0, 1)
        grid.addWidget(label(self._meaning), 1, 0, 1, 2)
        grid.addWidget(
            label(pages.played_where(options.played(self.option)), "caption"), 2, 0, 1, 2
        )
        grid.addWidget(self._clash, 3, 0, 1, 2)


def control_for(option: Option) -> Control:
    """Return a control that can take every value of an option, and no other."""
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
