"""The dialog for the house rules of a game: presets, all options, and files to share them."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from ...engine.game import Variant
from ...engine.options import Value
from ..basis.new_game import usual_rules
from ..basis.own_presets import OwnPresets
from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..widgets.message import Message
from ..wording import games, pages, rules_files
from .boxes import fill, fit_screen
from .name_row import NameRow
from .preset_list import PresetList
from .rules_file import LONGEST_NAME, MOST_BYTES, BadFile, RulesFile, fit_name, read_rules
from .rules_file import rules_text as text_of
from .rules_form import RulesForm

LIST_WIDTH = 248


class HouseRulesDialog(QDialog):
    """A dialog for choosing all house rules of one game."""

    def __init__(
        self,
        variant: Variant,
        values: Mapping[str, Value],
        presets: OwnPresets,
        parent: QWidget | None = None,
        *,
        deals_at_once: bool = False,
    ) -> None:
        super().__init__(parent)
        self._variant, self._own = variant, presets
        self._take = pages.button("play by" if deals_at_once else "use")
        self.form = RulesForm(variant, values)
        self.list = PresetList(variant, presets)
        self.name_row = NameRow(LONGEST_NAME)
        self.message = Message()
        self._add_buttons()
        self._lay_out()
        self.form.changed.connect(self._on_changed)
        self.list.chosen.connect(self.form.put)
        self.name_row.named.connect(self.save_as)
        self.name_row.closed.connect(self._on_name_row_closed)
        self.setWindowTitle(pages.house_rules_of(games.introduction(variant.key).name))
        self._on_changed()

    def chosen(self) -> dict[str, Value]:
        """Return the value of every option."""
        return self.form.values()

    def save_as(self, name: str) -> None:
        """Save the current rules as a preset of the player, replacing one with the same name."""
        fit = fit_name(name)
        if not fit:
            self.message.warn(pages.name_does_not_fit(LONGEST_NAME))
        elif self.list.is_common(fit):
            self.message.warn(pages.name_is_common(fit))
        else:
            self._keep(fit, self.chosen())
            self.name_row.close_row()
            self.message.tell(pages.preset_saved(fit))

    def delete_marked(self) -> None:
        """Delete the player's selected preset, and offer to restore it."""
        marked = self.list.marked()
        if marked is None or not marked.is_own:
            return
        self._own.delete(self._variant.key, marked.name)
        self.list.refresh()
        self._on_changed()

        def bring_back() -> None:
            self._keep(marked.name, marked.values)

        self.message.tell(pages.preset_deleted(marked.name), pages.button("bring back"), bring_back)

    def import_from(self, path: str) -> None:
        """Import rules from a file and save them as a preset of the player."""
        try:
            with Path(path).open("rb") as file:
                rules = read_rules(file.read(MOST_BYTES + 1), self._variant)
        except OSError:
            self.message.warn(rules_files.file_unreadable(Path(path).name))
        except BadFile as error:
            self.message.warn(str(error))
        else:
            name = self._free_name(rules)
            self._keep(name, rules.values)
            self.message.tell(pages.preset_imported(name))

    def export_to(self, path: str) -> None:
        """Write the current rules to a file."""
        marked = self.list.marked()
        name = marked.name if marked else fit_name(Path(path).stem) or pages.house_rules()
        text = text_of(self._variant, RulesFile(name, self.chosen()))
        try:
            Path(path).write_text(text, encoding="utf-8")
        except OSError:
            self.message.warn(rules_files.file_unwritable(Path(path).name))
        else:
            self.message.tell(pages.preset_exported(Path(path).name))

    def _keep(self, name: str, values: Mapping[str, Value]) -> None:
        self._own.write(self._variant.key, name, values)
        self.list.refresh()
        self.form.put(values)
        self.list.show_own(name)
        self._on_changed()

    def _free_name(self, rules: RulesFile) -> str:
        """Return the name in the file, with a number if other rules have that name."""
        names = self._own.names(self._variant.key)
        name, number = rules.name, 1
        while self.list.is_common(name) or (
            name in names and self._own.read(self._variant.key, name) != rules.values
        ):
            number += 1
            name = pages.numbered(rules.name, number)
        return name

    def _add_buttons(self) -> None:
        self.save = button(pages.button("save as"), self._on_save_as, "quiet")
        self.delete = button(pages.button("delete"), self.delete_marked, "quiet")
        self.load = button(pages.button("import"), self._on_import, "quiet")
        self.export = button(pages.button("export"), self._on_export, "quiet")
        self.usual = button(pages.button("back to usual"), self._on_usual)
        self.leave = button(pages.button("cancel"), self.reject)
        self.take = button(self._take, self.accept, "play")
        for control in (self.save, self.delete, self.load, self.export, self.usual, self.leave):
            control.setAutoDefault(False)
        self.take.setDefault(True)
        self._tools = QWidget()
        self._tools.setLayout(Flow(self.save, self.delete, self.load, self.export))

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(LIST_WIDTH)
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(label(pages.presets(), "heading"))
        left.addWidget(self.list, 1)
        left.addWidget(self.name_row)
        left.addWidget(self._tools)
        centre = QHBoxLayout()
        centre.setSpacing(16)
        centre.addWidget(side)
        centre.addWidget(self.form, 1)
        buttons = Flow(self.usual, self.leave, self.take, to_the_right=True)
        fill(self, centre, self.message, buttons)
        fit_screen(self, 960, 680)

    def _on_changed(self) -> None:
        self.list.show_matching(self.form.values())
        marked, clashes = self.list.marked(), self.form.clashes()
        self.delete.setEnabled(marked is not None and marked.is_own)
        for control in (self.take, self.save, self.export):
            control.setEnabled(not clashes)
        if clashes:
            self.message.warn(pages.rules_clash(clashes[0].keys))
        else:
            self.message.clear()

    def _on_usual(self) -> None:
        self.form.put(usual_rules(self._variant))

    def _on_save_as(self) -> None:
        marked = self.list.marked()
        self._tools.hide()
        self.name_row.ask(marked.name if marked and marked.is_own else "")

    def _on_name_row_closed(self) -> None:
        self._tools.show()
        self.take.setDefault(True)
        self.list.setFocus()

    def _on_import(self) -> None:
        files = QFileDialog(self, rules_files.import_title(), "", rules_files.rules_files())
        files.setFileMode(QFileDialog.FileMode.ExistingFile)
        files.fileSelected.connect(self.import_from)
        files.open()

    def _on_export(self) -> None:
        files = QFileDialog(self, rules_files.export_title(), "", rules_files.rules_files())
        files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        files.setDefaultSuffix("json")
        marked = self.list.marked()
        files.selectFile(f"{marked.name if marked else self._variant.key}.json")
        files.fileSelected.connect(self.export_to)
        files.open()
