"""The field for the house rules of a new match: a preset, or custom rules."""

from collections.abc import Mapping

from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from ...engine.game import Variant
from ...engine.options import Value
from ..basis.own_presets import OwnPresets
from ..widgets.fields import Pick
from ..widgets.labels import button
from ..wording import pages
from ..wording.others import PRESET, shown
from .house_rules import HouseRulesDialog
from .preset_list import Named, all_presets

OWN_MIXTURE = -1


class RulesChoice(QWidget):
    """A list of presets, with a button that opens all house rules."""

    def __init__(self, presets: OwnPresets) -> None:
        super().__init__()
        self._presets = presets
        self._variant: Variant | None = None
        self._values: dict[str, Value] = {}
        self._known: tuple[Named, ...] = ()
        self._opened: HouseRulesDialog | None = None
        self.pick: Pick[int] = Pick(pages.house_rules())
        self.more = button(pages.button("house rules"), self.open_rules)
        self.more.setAutoDefault(False)
        self.pick.picked.connect(self._on_picked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.pick, 1)
        row.addWidget(self.more)

    def show_rules(self, variant: Variant, values: Mapping[str, Value]) -> None:
        """Show the preset with these values; missing options have their defaults."""
        self._variant = variant
        self._values = variant.game(values).options
        self._show()

    def value(self) -> dict[str, Value]:
        return dict(self._values)

    def open_rules(self) -> HouseRulesDialog:
        """Open the dialog with all house rules."""
        assert self._variant is not None
        self._opened = HouseRulesDialog(self._variant, self._values, self._presets, self.window())
        self._opened.finished.connect(self._on_finished)
        self._opened.open()
        return self._opened

    def _show(self) -> None:
        assert self._variant is not None
        self._known = all_presets(self._variant, self._presets)
        fitting = [place for place, each in enumerate(self._known) if each.values == self._values]
        offered = [(place, shown(each.name, PRESET)) for place, each in enumerate(self._known)]
        if not fitting:
            offered.append((OWN_MIXTURE, pages.own_mixture()))
        self.pick.offer(offered, chosen=fitting[0] if fitting else OWN_MIXTURE)

    def _on_picked(self) -> None:
        if self.pick.value() != OWN_MIXTURE:
            self._values = dict(self._known[self.pick.value()].values)

    def _on_finished(self, result: int) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            if result == QDialog.DialogCode.Accepted:
                self._values = opened.chosen()
            opened.deleteLater()
        self._show()  # presets may have been added or deleted
