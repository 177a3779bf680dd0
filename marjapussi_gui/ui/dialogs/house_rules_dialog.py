"""The dialog for the house rules of a game.

Rules can be saved under a name, as a preset, and shared as files.
"""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ...engine.game import Variant
from ...engine.options import OptionValue
from ...engine.rule_conflicts import RuleConflict
from ...model.new_game import default_rules
from ...ports.repositories import PresetRepository
from ..text import dialog_text, games, house_rules_text
from ..text.i18n import say
from ..widgets.flow_layout import FlowLayout
from ..widgets.inline_message import InlineMessage
from ..widgets.labels import create_button, create_label
from ..widgets.scroll_area import create_scroll_area
from .dialog_layout import create_box, fill_dialog, resize_within_screen
from .option_row import OptionRow
from .preset_list import PresetList
from .rules_file import (
    MAX_BYTES,
    MAX_NAME_LENGTH,
    RulesFile,
    RulesFileError,
    clean_name,
    parse_rules,
)
from .rules_file import format_rules as text_of

LIST_WIDTH = 248


class HouseRulesDialog(QDialog):
    """Lets the player choose the house rules of a game, or a preset of rules."""

    def __init__(
        self,
        variant: Variant,
        values: Mapping[str, OptionValue],
        presets: PresetRepository,
        parent: QWidget | None = None,
        *,
        starts_match: bool = False,
    ) -> None:
        super().__init__(parent)
        self._variant, self._presets = variant, presets
        self._accept_text = say("button-play-by" if starts_match else "button-use")
        self.form = RulesForm(variant, values)
        self.preset_list = PresetList(variant, presets)
        self.name_row = NameRow(MAX_NAME_LENGTH)
        self.message = InlineMessage()
        self._create_buttons()
        self._lay_out()
        self.form.changed.connect(self._on_changed)
        self.preset_list.preset_chosen.connect(self.form.set_values)
        self.name_row.name_entered.connect(self.save_preset)
        self.name_row.closed.connect(self._on_name_row_closed)
        self.setWindowTitle(
            say("house-rules-title", game=games.game_introduction(variant.key).name)
        )
        self._on_changed()

    def chosen_rules(self) -> dict[str, OptionValue]:
        return self.form.values()

    def save_preset(self, name: str) -> None:
        """Save the chosen rules as a preset of the player, in place of one with the same name."""
        fit = clean_name(name)
        if not fit:
            self.message.show_warning(say("name-length", longest=MAX_NAME_LENGTH))
        elif self.preset_list.is_standard_name(fit):
            self.message.show_warning(dialog_text.name_taken_text(fit))
        else:
            self._store_and_select(fit, self.chosen_rules())
            self.name_row.close_row()
            self.message.show_info(dialog_text.preset_saved_text(fit))

    def delete_selected_preset(self) -> None:
        """Delete the selected preset if it is the player's, and offer to restore it."""
        marked = self.preset_list.selected_preset()
        if marked is None or not marked.is_own:
            return
        self._presets.delete(self._variant.key, marked.name)
        self.preset_list.refresh()
        self._on_changed()

        def restore_preset() -> None:
            self._store_and_select(marked.name, marked.values)

        self.message.show_info(
            dialog_text.preset_deleted_text(marked.name),
            say("button-bring-back"),
            restore_preset,
        )

    def import_file(self, path: str) -> None:
        """Read rules from a file, and save them as a preset of the player."""
        try:
            with Path(path).open("rb") as file:
                rules = parse_rules(file.read(MAX_BYTES + 1), self._variant)
        except OSError:
            self.message.show_warning(house_rules_text.file_unreadable_text(Path(path).name))
        except RulesFileError as error:
            self.message.show_warning(str(error))
        else:
            name = self._unused_name(rules)
            self._store_and_select(name, rules.values)
            self.message.show_info(dialog_text.preset_imported_text(name))

    def export_file(self, path: str) -> None:
        marked = self.preset_list.selected_preset()
        name = marked.name if marked else clean_name(Path(path).stem) or say("dialog-house-rules")
        text = text_of(self._variant, RulesFile(name, self.chosen_rules()))
        try:
            Path(path).write_text(text, encoding="utf-8")
        except OSError:
            self.message.show_warning(house_rules_text.file_unwritable_text(Path(path).name))
        else:
            self.message.show_info(dialog_text.preset_exported_text(Path(path).name))

    def _store_and_select(self, name: str, values: Mapping[str, OptionValue]) -> None:
        self._presets.save(self._variant.key, name, values)
        self.preset_list.refresh()
        self.form.set_values(values)
        self.preset_list.select_own(name)
        self._on_changed()

    def _unused_name(self, rules: RulesFile) -> str:
        """Return the name given in a file, with a number if other rules already have it."""
        names = self._presets.list_names(self._variant.key)
        name, number = rules.name, 1
        while self.preset_list.is_standard_name(name) or (
            name in names and self._presets.load(self._variant.key, name) != rules.values
        ):
            number += 1
            name = say("numbered", name=rules.name, number=number)
        return name

    def _create_buttons(self) -> None:
        self.save_button = create_button(say("button-save-as"), self._on_save_as, "quiet")
        self.delete_button = create_button(
            say("button-delete"), self.delete_selected_preset, "quiet"
        )
        self.import_button = create_button(say("button-import"), self._on_import, "quiet")
        self.export_button = create_button(say("button-export"), self._on_export, "quiet")
        self.reset_button = create_button(say("button-back-to-usual"), self._on_reset)
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.accept_button = create_button(self._accept_text, self.accept, "play")
        for control in (
            self.save_button,
            self.delete_button,
            self.import_button,
            self.export_button,
            self.reset_button,
            self.cancel_button,
        ):
            control.setAutoDefault(False)
        self.accept_button.setDefault(True)
        self._preset_buttons = QWidget()
        self._preset_buttons.setLayout(
            FlowLayout(self.save_button, self.delete_button, self.import_button, self.export_button)
        )

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(LIST_WIDTH)
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(create_label(say("presets"), "heading"))
        left.addWidget(self.preset_list, 1)
        left.addWidget(self.name_row)
        left.addWidget(self._preset_buttons)
        centre = QHBoxLayout()
        centre.setSpacing(16)
        centre.addWidget(side)
        centre.addWidget(self.form, 1)
        buttons = FlowLayout(
            self.reset_button, self.cancel_button, self.accept_button, align_right=True
        )
        fill_dialog(self, centre, self.message, buttons)
        resize_within_screen(self, 960, 680)

    def _on_changed(self) -> None:
        self.preset_list.select_matching(self.form.values())
        marked, clashes = self.preset_list.selected_preset(), self.form.clashes()
        self.delete_button.setEnabled(marked is not None and marked.is_own)
        for control in (self.accept_button, self.save_button, self.export_button):
            control.setEnabled(not clashes)
        if clashes:
            self.message.show_warning(dialog_text.rules_conflict_sentence(clashes[0].keys))
        else:
            self.message.clear()

    def _on_reset(self) -> None:
        self.form.set_values(default_rules(self._variant))

    def _on_save_as(self) -> None:
        marked = self.preset_list.selected_preset()
        self._preset_buttons.hide()
        self.name_row.ask_for_name(marked.name if marked and marked.is_own else "")

    def _on_name_row_closed(self) -> None:
        self._preset_buttons.show()
        self.accept_button.setDefault(True)
        self.preset_list.setFocus()

    def _on_import(self) -> None:
        files = QFileDialog(self, say("import"), "", say("rules-files"))
        files.setFileMode(QFileDialog.FileMode.ExistingFile)
        files.fileSelected.connect(self.import_file)
        files.open()

    def _on_export(self) -> None:
        files = QFileDialog(self, say("export"), "", say("rules-files"))
        files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        files.setDefaultSuffix("json")
        marked = self.preset_list.selected_preset()
        files.selectFile(f"{marked.name if marked else self._variant.key}.json")
        files.fileSelected.connect(self.export_file)
        files.open()


class NameRow(QWidget):
    """A text field with buttons that asks for a name. It is hidden until it is needed."""

    name_entered = Signal(str)
    closed = Signal()

    def __init__(self, max_length: int) -> None:
        super().__init__()
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(max_length)
        self.name_edit.setAccessibleName(say("preset-name"))
        self.save_button = create_button(say("button-save"), self._on_save)
        self.cancel_button = create_button(say("button-cancel"), self.close_row, "quiet")
        self.cancel_button.setAutoDefault(False)
        title = create_label(say("preset-name"), "strong")
        title.setBuddy(self.name_edit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(title)
        column.addWidget(self.name_edit)
        column.addLayout(FlowLayout(self.save_button, self.cancel_button))
        self.hide()

    def ask_for_name(self, suggestion: str) -> None:
        """Show the row with a suggested name, which Enter confirms."""
        self.name_edit.setText(suggestion)
        self.name_edit.selectAll()
        self.show()
        self.name_edit.setFocus()
        self.save_button.setDefault(True)

    def close_row(self) -> None:
        self.hide()
        self.closed.emit()

    def _on_save(self) -> None:
        self.name_entered.emit(self.name_edit.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_row()
            return
        super().keyPressEvent(event)


class RulesForm(QWidget):
    """A form with a control for each option of a game."""

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
        """Return which of the chosen values contradict each other."""
        return self._variant.conflicts(self._variant.create_rules(self.values()))

    def set_values(self, values: Mapping[str, OptionValue]) -> None:
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
        return create_box(house_rules_text.rule_group_title(group), *rows)

    def _on_changed(self) -> None:
        whys: dict[str, list[str]] = {key: [] for key in self.rows}
        for clash in self.clashes():
            for key in clash.keys:
                whys[key].append(house_rules_text.conflict_sentence(clash))
        for key, row in self.rows.items():
            row.show_clash(" ".join(dict.fromkeys(whys[key])))
        self.changed.emit()
