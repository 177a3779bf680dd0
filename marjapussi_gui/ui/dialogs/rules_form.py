"""A form with all house rules of one game in groups, which marks contradictions."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget

from ...engine.clashes import Clash
from ...engine.game import Variant
from ...engine.options import Value
from ..wording import options
from .boxes import box, scrolled
from .option_row import OptionRow


class RulesForm(QWidget):
    """A control for each option of a game."""

    changed = Signal()

    def __init__(self, variant: Variant, values: Mapping[str, Value]) -> None:
        super().__init__()
        self._variant = variant
        self.rows = {each.key: OptionRow(each) for each in variant.options}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolled(self._groups()))
        for row in self.rows.values():
            row.changed.connect(self._on_changed)
        self.put(values)

    def values(self) -> dict[str, Value]:
        return {key: row.value() for key, row in self.rows.items()}

    def clashes(self) -> tuple[Clash, ...]:
        """Return the contradictions between the chosen rules."""
        return self._variant.clashes(self._variant.rules(self.values()))

    def put(self, values: Mapping[str, Value]) -> None:
        """Show these values; missing options get their defaults."""
        was_blocked = self.blockSignals(True)
        for key, row in self.rows.items():
            row.put(values.get(key, row.option.default))
        self.blockSignals(was_blocked)
        self._on_changed()

    def _groups(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(12)
        for group in dict.fromkeys(row.option.group for row in self.rows.values()):
            column.addWidget(self._group(group))
        column.addStretch(1)
        return page

    def _group(self, group: str) -> QGroupBox:
        rows = (row for row in self.rows.values() if row.option.group == group)
        return box(options.group_name(group), *rows)

    def _on_changed(self) -> None:
        whys: dict[str, list[str]] = {key: [] for key in self.rows}
        for clash in self.clashes():
            for key in clash.keys:
                whys[key].append(options.clash(clash.why))
        for key, row in self.rows.items():
            row.explain(" ".join(dict.fromkeys(whys[key])))
        self.changed.emit()
