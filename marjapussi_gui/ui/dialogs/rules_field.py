"""The field that chooses the house rules of a new match."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ...engine.game import Variant
from ...engine.options import OptionValue
from ...ports.repositories import PresetRepository
from ..text.i18n import say
from ..text.sanitizing import MAX_PRESET_LENGTH, shorten
from ..widgets.fields import ComboField
from ..widgets.labels import create_button
from .house_rules_dialog import HouseRulesDialog
from .preset_list import PresetEntry, all_presets

CUSTOM_RULES = -1


class RulesField(QWidget):
    """A list of presets, and a button that opens the dialog for all house rules."""

    def __init__(self, presets: PresetRepository) -> None:
        super().__init__()
        self._presets = presets
        self._variant: Variant | None = None
        self._values: dict[str, OptionValue] = {}
        self._preset_entries: tuple[PresetEntry, ...] = ()
        self._rules_dialog: HouseRulesDialog | None = None
        self.preset_field: ComboField[int] = ComboField(say("dialog-house-rules"))
        self.more_button = create_button(say("button-house-rules"), self.open_rules_dialog)
        self.more_button.setAutoDefault(False)
        self.preset_field.picked.connect(self._on_picked)
        column = QVBoxLayout(self)  # presets have long names that need the whole width
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.preset_field)
        column.addWidget(self.more_button, alignment=Qt.AlignmentFlag.AlignLeft)

    def show_rules(self, variant: Variant, values: Mapping[str, OptionValue]) -> None:
        """Show the preset with these values, if any. Missing options get their defaults."""
        self._variant = variant
        self._values = variant.create_game(values).option_values
        self._offer_presets()

    def value(self) -> dict[str, OptionValue]:
        return dict(self._values)

    def open_rules_dialog(self) -> HouseRulesDialog:
        assert self._variant is not None
        self._rules_dialog = HouseRulesDialog(
            self._variant, self._values, self._presets, self.window()
        )
        self._rules_dialog.finished.connect(self._on_finished)
        self._rules_dialog.open()
        return self._rules_dialog

    def _offer_presets(self) -> None:
        assert self._variant is not None
        self._preset_entries = all_presets(self._variant, self._presets)
        fitting = [
            place for place, each in enumerate(self._preset_entries) if each.values == self._values
        ]
        offered = [
            (place, shorten(each.name, MAX_PRESET_LENGTH))
            for place, each in enumerate(self._preset_entries)
        ]
        if not fitting:
            offered.append((CUSTOM_RULES, say("dialog-custom-rules")))
        self.preset_field.set_choices(offered, selected=fitting[0] if fitting else CUSTOM_RULES)

    def _on_picked(self) -> None:
        if self.preset_field.value() != CUSTOM_RULES:
            self._values = dict(self._preset_entries[self.preset_field.value()].values)

    def _on_finished(self, result: int) -> None:
        opened, self._rules_dialog = self._rules_dialog, None
        if opened is not None:
            if result == QDialog.DialogCode.Accepted:
                self._values = opened.chosen_rules()
            opened.deleteLater()
        self._offer_presets()  # presets may have been added or deleted
