"""The list of presets of a game: named sets of house rules."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from ...engine.frozen import frozen
from ...engine.game import Variant
from ...engine.options import OptionValue, RulesError
from ...engine.rules import option_values
from ...ports.repositories import PresetRepository
from ..common.theme import BOLD, CAPTION, create_font
from ..text import house_rules_text
from ..text.i18n import say
from ..text.sanitizing import MAX_PRESET_LENGTH, shorten


@frozen
class PresetEntry:
    """A preset with its name, its source, and the value of every option."""

    name: str
    values: dict[str, OptionValue]
    is_own: bool
    source: str = ""


def all_presets(variant: Variant, repository: PresetRepository) -> tuple[PresetEntry, ...]:
    """Return the standard presets of a game, then the player's.

    Those with rules that this version of the program doesn't know are left out.
    """
    presets = [
        PresetEntry(
            house_rules_text.preset_label(each.name),
            _complete_values(variant, each.option_values),
            is_own=False,
            source=house_rules_text.preset_label(each.source) if each.source else "",
        )
        for each in variant.presets
    ]
    for name in repository.list_names(variant.key):
        try:
            values = _complete_values(variant, repository.load(variant.key, name))
        except RulesError:
            continue
        presets.append(PresetEntry(name, values, is_own=True))
    return tuple(presets)


def _complete_values(variant: Variant, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    return option_values(variant.create_rules(values), variant.options)


class PresetList(QListWidget):
    """Lists presets by source. Selecting one emits its values."""

    preset_chosen = Signal(object)  # the values of all options

    def __init__(self, variant: Variant, repository: PresetRepository) -> None:
        super().__init__()
        self._variant, self._repository = variant, repository
        self._presets_by_row: dict[int, PresetEntry] = {}  # by row
        self.setAccessibleName(say("presets"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.refresh()
        self.itemSelectionChanged.connect(self._on_selection_changed)

    def refresh(self) -> None:
        was_blocked = self.blockSignals(True)
        self.clear()
        self._presets_by_row = {}
        presets = all_presets(self._variant, self._repository)
        for place, preset in enumerate(presets):
            if preset.is_own and not presets[place - 1].is_own:
                self._add_heading(say("own-presets"))
            self._presets_by_row[self.count()] = preset
            name = shorten(preset.name, MAX_PRESET_LENGTH)
            self.addItem(f"{name}\n{preset.source}" if preset.source else name)
        self.blockSignals(was_blocked)

    def select_matching(self, values: Mapping[str, OptionValue]) -> None:
        fitting = [row for row, each in self._presets_by_row.items() if each.values == values]
        if self._selected_row() not in fitting:
            self._select_row(fitting[0] if fitting else -1)

    def select_own(self, name: str) -> None:
        named = [
            row for row, each in self._presets_by_row.items() if each.is_own and each.name == name
        ]
        self._select_row(named[0])

    def selected_preset(self) -> PresetEntry | None:
        return self._presets_by_row.get(self._selected_row())

    def is_standard_name(self, name: str) -> bool:
        common = {each.name.casefold() for each in self._presets_by_row.values() if not each.is_own}
        return name.casefold() in common

    def _add_heading(self, text: str) -> None:
        heading = QListWidgetItem(text)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        heading.setFont(create_font(CAPTION, BOLD))
        self.addItem(heading)

    def _selected_row(self) -> int:
        return next((self.row(item) for item in self.selectedItems()), -1)

    def _select_row(self, row: int) -> None:
        was_blocked = self.blockSignals(True)
        self.clearSelection()
        self.setCurrentRow(row)
        self.blockSignals(was_blocked)

    def _on_selection_changed(self) -> None:
        marked = self.selected_preset()
        if marked is not None:
            self.preset_chosen.emit(dict(marked.values))
