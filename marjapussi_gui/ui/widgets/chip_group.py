"""A titled group of chips: rounded buttons that are switched on and off."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from .flow_layout import FlowLayout
from .labels import create_button, create_label

CHIP_SPACING = 8  # pixels


class ChipGroup(QWidget):
    """Chips under a title. With `is_exclusive`, exactly one is on."""

    picked = Signal()  # the player has switched a chip

    def __init__(self, *, is_exclusive: bool = False) -> None:
        super().__init__()
        self._is_exclusive = is_exclusive
        self._title_label, self._flow_box = create_label("", "heading"), QWidget()
        self._flow = FlowLayout(spacing=CHIP_SPACING)
        self._flow_box.setLayout(self._flow)
        self._common: frozenset[str] = frozenset()
        self._is_expanded = False
        self._more_texts = "", ""
        self.more_button = create_button("", self._toggle_more, "link")
        self.chips: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CHIP_SPACING)
        column.addWidget(self._title_label)
        column.addWidget(self._flow_box)

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(key for key, chip in self.chips.items() if chip.isChecked())

    def show_chips(
        self,
        title: str,
        labels: Iterable[tuple[str, str]],
        chosen: Iterable[str],
        *,
        common: Iterable[str] = (),
        more_texts: tuple[str, str] = ("", ""),
    ) -> None:
        """Show a chip for each pair of key and label.

        If some keys are common, the other chips are shown only on request, unless they are on.
        The texts are those of the button that shows or hides them.
        """
        self._clear()
        chosen = frozenset(chosen)
        self._title_label.setText(title)
        self._title_label.setVisible(bool(title))
        self.setAccessibleName(title)
        for key, label in labels:
            chip = create_button(label, partial(self._on_chip_clicked, key), "chip")
            chip.setCheckable(True)
            chip.setChecked(key in chosen)
            self._flow.addWidget(chip)
            self.chips[key] = chip
        self._common, self._more_texts = frozenset(common) & self.chips.keys(), more_texts
        self._flow.addWidget(self.more_button)
        self.setVisible(bool(self.chips))
        self._update_visible()

    def clear_chosen(self) -> None:
        for chip in self.chips.values():
            chip.setChecked(False)

    def _clear(self) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self.more_button:
                widget.hide()
                widget.deleteLater()
        self.chips = {}

    def _update_visible(self) -> None:
        is_folded = bool(self._common) and not self._is_expanded
        for key, chip in self.chips.items():
            chip.setVisible(not is_folded or key in self._common or chip.isChecked())
        self.more_button.setVisible(0 < len(self._common) < len(self.chips))
        text = self._more_texts[self._is_expanded]
        self.more_button.setText(text)
        self._flow.invalidate()
        self.updateGeometry()

    def _toggle_more(self, _checked: object = None) -> None:
        self._is_expanded = not self._is_expanded
        self._update_visible()

    def _on_chip_clicked(self, key: str, _checked: object = None) -> None:
        if self._is_exclusive:
            for each, chip in self.chips.items():
                chip.setChecked(each == key)
        self.picked.emit()
