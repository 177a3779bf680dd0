"""A form with all house rules of one game in groups, which marks contradictions."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget

from ...engine.game import Variant
from ...engine.options import OptionValue
from ...engine.rule_conflicts import RuleConflict
from ..text import house_rule_labels
from .dialog_layout import create_box, create_scroll_area
from .option_row import OptionRow


class RulesForm(QWidget):
    """A control for each option of a game."""

    changed = Signal()

    def __init__(self, variant: Variant, values: Mapping[str, OptionValue]) -> None:
        super().__init__()
        self._variant = variant
        self.rows = {each.key: OptionRow(each) for each in variant.options}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(create_scroll_area(self._create_groups()))
        for row in self.rows.values():
            row.changed.connect(self._on_changed)
        self.set_values(values)

    def values(self) -> dict[str, OptionValue]:
        return {key: row.value() for key, row in self.rows.items()}

    def clashes(self) -> tuple[RuleConflict, ...]:
        """Return the contradictions between the chosen rules."""
        return self._variant.conflicts(self._variant.create_rules(self.values()))

    def set_values(self, values: Mapping[str, OptionValue]) -> None:
        """Show these values; missing options get their defaults."""
        was_blocked = self.blockSignals(True)
        for key, row in self.rows.items():
            row.set_value(values.get(key, row.option.default))
        self.blockSignals(was_blocked)
        self._on_changed()

    def _create_groups(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(12)
        for group in dict.fromkeys(row.option.group for row in self.rows.values()):
            column.addWidget(self._create_group(group))
        column.addStretch(1)
        return page

    def _create_group(self, group: str) -> QGroupBox:
        rows = (row for row in self.rows.values() if row.option.group == group)
        return create_box(house_rule_labels.rule_group_title(group), *rows)

    def _on_changed(self) -> None:
        whys: dict[str, list[str]] = {key: [] for key in self.rows}
        for clash in self.clashes():
            for key in clash.keys:
                whys[key].append(house_rule_labels.conflict_sentence(clash.reason))
        for key, row in self.rows.items():
            row.show_clash(" ".join(dict.fromkeys(whys[key])))
        self.changed.emit()
