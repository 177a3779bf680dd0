"""A form row for one house rule: its name, value, meaning, and where it is played."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...engine.options import Option, OptionValue
from ..common.theme import BODY, create_font, text_width
from ..text import house_rules_text
from ..text.i18n import say, to_sentence
from ..widgets.fields import CheckField, ComboField, SpinField
from ..widgets.labels import create_label

MAX_VALUE_WIDTH = 220  # pixels; wider values go below the name of the rule

OptionControl = CheckField | SpinField | ComboField[OptionValue]


class OptionRow(QWidget):
    """Shows a house rule, with a control that suits its type of value."""

    changed = Signal()

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self.control = create_control(option)
        self.control.picked.connect(self.changed)
        self._meaning = say(f"rule-{option.key}-meaning")
        self._clash_label = create_label("", "warning")
        self._lay_out()
        self.show_clash("")

    def value(self) -> OptionValue:
        return self.control.value()

    def set_value(self, value: OptionValue) -> None:
        control = self.control
        match control, value:
            case CheckField(), bool():
                control.set_value(value)
            case SpinField(), int():
                control.set_value(value)
            case ComboField(), _:
                control.set_value(value)

    def show_clash(self, reason: str) -> None:
        """Show why this rule contradicts others. An empty reason hides the message."""
        self._clash_label.setText(reason)
        self._clash_label.setVisible(bool(reason))
        self.control.setAccessibleDescription(f"{self._meaning} {reason}".strip())

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(4)
        column.addLayout(self._create_first_row())
        column.addWidget(create_label(self._meaning))
        column.addWidget(
            create_label(to_sentence(say(f"rule-{self.option.key}-origin")), "caption")
        )
        column.addWidget(self._clash_label)

    def _create_first_row(self) -> QBoxLayout:
        """Create the layout of name and control: side by side, or stacked if they are wide."""
        row: QBoxLayout = QHBoxLayout()
        if isinstance(self.control, CheckField):
            row.addWidget(self.control)
            row.addStretch(1)
            return row
        name = create_label(house_rules_text.rule_label(self.option.key), "strong")
        name.setBuddy(self.control)
        if self._has_long_values():
            self.control.setMinimumWidth(MAX_VALUE_WIDTH)  # in a narrow window, its text is cut
            row = QVBoxLayout()
            row.addWidget(name)
            row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignLeft)
            return row
        row.setSpacing(16)
        row.addWidget(name, 1)
        row.addWidget(self.control)
        return row

    def _has_long_values(self) -> bool:
        names = (
            house_rules_text.rule_value_label(self.option.key, each) for each in self.option.choices
        )
        return isinstance(self.control, ComboField) and any(
            text_width(name, create_font(BODY)) > MAX_VALUE_WIDTH for name in names
        )


def create_control(option: Option) -> OptionControl:
    """Create a control that offers exactly the values of an option."""
    name, choices = house_rules_text.rule_label(option.key), option.choices
    if isinstance(option.default, bool):
        return CheckField(name, is_checked=option.default)
    if isinstance(choices, range):
        amount = SpinField(name, choices)
        amount.setValue(int(option.default))
        return amount
    named = ((value, house_rules_text.rule_value_label(option.key, value)) for value in choices)
    pick: ComboField[OptionValue] = ComboField(name, named)
    pick.set_value(option.default)
    return pick
