"""The list of presets of one game: the standard ones, then the player's own."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from ...engine.frozen import frozen
from ...engine.game import Variant
from ...engine.options import BadRules, Value
from ...engine.rules import values_of
from ..basis.own_presets import OwnPresets
from ..basis.theme import BOLD, CAPTION, font
from ..wording import options, pages
from ..wording.others import PRESET, shown


@frozen
class Named:
    """A preset in the list, with the value of every option."""

    name: str
    values: dict[str, Value]
    is_own: bool


def all_presets(variant: Variant, own: OwnPresets) -> tuple[Named, ...]:
    """Return all presets of a game, without those whose rules this version doesn't know."""
    presets = [
        Named(options.preset_name(each.name), _complete(variant, each.values), is_own=False)
        for each in variant.presets
    ]
    for name in own.names(variant.key):
        try:
            values = _complete(variant, own.read(variant.key, name))
        except BadRules:
            continue
        presets.append(Named(name, values, is_own=True))
    return tuple(presets)


def _complete(variant: Variant, values: Mapping[str, Value]) -> dict[str, Value]:
    return values_of(variant.rules(values), variant.options)


class PresetList(QListWidget):
    """The names of presets; a selection emits the preset's values."""

    chosen = Signal(object)  # the values of all options

    def __init__(self, variant: Variant, own: OwnPresets) -> None:
        super().__init__()
        self._variant, self._own = variant, own
        self._presets: dict[int, Named] = {}  # by row
        self.setAccessibleName(pages.presets())
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.refresh()
        self.itemSelectionChanged.connect(self._on_selection)

    def refresh(self) -> None:
        """Read the presets again and clear the selection."""
        was_blocked = self.blockSignals(True)
        self.clear()
        self._presets = {}
        presets = all_presets(self._variant, self._own)
        for place, preset in enumerate(presets):
            if preset.is_own and not presets[place - 1].is_own:
                self._add_heading(pages.own_presets())
            self._presets[self.count()] = preset
            self.addItem(shown(preset.name, PRESET))
        self.blockSignals(was_blocked)

    def show_matching(self, values: Mapping[str, Value]) -> None:
        """Select the preset with exactly these values, or none."""
        fitting = [row for row, each in self._presets.items() if each.values == values]
        if self._marked_row() not in fitting:
            self._mark(fitting[0] if fitting else -1)

    def show_own(self, name: str) -> None:
        """Select one of the player's own presets."""
        named = [row for row, each in self._presets.items() if each.is_own and each.name == name]
        self._mark(named[0])

    def marked(self) -> Named | None:
        return self._presets.get(self._marked_row())

    def is_common(self, name: str) -> bool:
        """Return whether a standard preset has this name."""
        common = {each.name.casefold() for each in self._presets.values() if not each.is_own}
        return name.casefold() in common

    def _add_heading(self, text: str) -> None:
        heading = QListWidgetItem(text)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        heading.setFont(font(CAPTION, BOLD))
        self.addItem(heading)

    def _marked_row(self) -> int:
        return next((self.row(item) for item in self.selectedItems()), -1)

    def _mark(self, row: int) -> None:
        was_blocked = self.blockSignals(True)
        self.clearSelection()
        self.setCurrentRow(row)
        self.blockSignals(was_blocked)

    def _on_selection(self) -> None:
        marked = self.marked()
        if marked is not None:
            self.chosen.emit(dict(marked.values))
