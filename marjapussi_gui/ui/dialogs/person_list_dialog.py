"""The dialog with the people who play at this screen, and the tables at which they meet."""

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ...model.new_game import RememberedTable
from ...model.preferences import ALLOWED_VALUES, CHOICES, Person
from ...ports.repositories import PersonRepository
from ..text.dialog_text import preference_label, preference_value_label
from ..text.i18n import say
from ..text.sanitizing import MAX_PRESET_LENGTH, sanitize, shorten
from ..widgets.fields import CheckField, ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.inline_message import InlineMessage
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_column, fill_dialog, resize_within_screen
from .seat_editor import MAX_NAME_LENGTH, SMALL_PORTRAIT, PortraitButton

COLUMNS = 2  # of preferences


class PersonListDialog(QDialog):
    """Edits people's names, animals and preferences, saved at once, and starts their tables."""

    def __init__(self, people: PersonRepository, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = people
        self.chosen_table: RememberedTable | None = None  # what to play after the dialog
        self.boxes: list[PersonBox] = []
        self.table_edits: list[QLineEdit] = []
        self.message = InlineMessage()
        self.setWindowTitle(say("people"))
        self.close_button = create_button(say("button-close"), self.accept, "play")
        self.close_button.setDefault(True)
        self._body = QVBoxLayout()
        buttons = FlowLayout(self.close_button, align_right=True)
        fill_dialog(self, self._body, self.message, buttons)
        self._show_people()
        resize_within_screen(self, 680, 600)

    def _show_people(self) -> None:
        if (old := self._body.takeAt(0)) is not None and (widget := old.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        self.boxes = [PersonBox(each) for each in self._people.people()]
        for box in self.boxes:
            box.picked.connect(partial(self._save, box))
            box.delete_button.clicked.connect(partial(self._confirm_removal, box.person))
        tables = self._people.tables()
        self.table_edits = [QLineEdit(each.name) for each in tables]
        rows = map(self._create_table_row, tables, self.table_edits)
        parts: list[QWidget] = [] if self.boxes else [create_label(say("people-none"))]
        parts += [create_box(shorten(box.person.name), box) for box in self.boxes]
        parts += [create_box(say("people-tables"), *rows)] if tables else []
        self._body.addWidget(create_column(*parts))

    def _create_table_row(self, table: RememberedTable, edit: QLineEdit) -> QWidget:
        row, name = QWidget(), shorten(table.name)
        inside = QHBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        edit.setMaxLength(MAX_PRESET_LENGTH)
        edit.setAccessibleName(say("people-table-name"))
        edit.editingFinished.connect(partial(self._rename_table, table, edit))
        play = create_button(say("button-play"), partial(self._play, table))
        remove = create_button(say("button-delete"), partial(self._remove_table, table), "quiet")
        for button in (play, remove):
            button.setAutoDefault(False)
            button.setAccessibleName(f"{button.text()}: {name}")
        for part in (edit, play, remove):
            inside.addWidget(part)
        return row

    def _save(self, box: "PersonBox") -> None:
        """Store the changes to a person, unless the name is empty or somebody else has it."""
        person = box.chosen_person()
        others = {each.name.casefold() for each in self._people.people() if each.id != person.id}
        self.message.clear()
        if not person.name or person.name.casefold() in others:
            self.message.show_warning(say("seats-same-names" if person.name else "seats-nameless"))
            box.name_edit.setText(box.person.name)
            return
        if person != box.person:
            box.person = self._people.save(person)

    def _confirm_removal(self, person: Person, _checked: object = None) -> None:
        self.message.show_question(
            say("people-delete-question", name=shorten(person.name)),
            say("button-delete"),
            partial(self._remove, person),
        )

    def _remove(self, person: Person) -> None:
        self._people.remove(person.id)
        self._show_people()

    def _rename_table(self, table: RememberedTable, edit: QLineEdit) -> None:
        """Store the new name of a table, unless it is empty or another table has it."""
        name = sanitize(edit.text())
        now = {each.name: each for each in self._people.tables()}
        if not name or name in now or table.name not in now:
            edit.setText(table.name)
            return
        self._people.save_table(replace(table, name=name))
        self._people.remove_table(table.name)
        self._show_people()

    def _remove_table(self, table: RememberedTable, _checked: object = None) -> None:
        self._people.remove_table(table.name)
        self._show_people()

    def _play(self, table: RememberedTable, _checked: object = None) -> None:
        self.chosen_table = table
        self.accept()


class PersonBox(QWidget):
    """The animal, the name and the preferences of a person."""

    picked = Signal()  # the player has changed something

    def __init__(self, person: Person) -> None:
        super().__init__()
        self.person = person
        self.portrait, self.name_edit = PortraitButton(), QLineEdit(person.name)
        self.fields: dict[str, Any] = {key: _create_field(person, key) for key in CHOICES}
        self.delete_button = create_button(say("button-delete"), style="quiet")
        self.delete_button.setAutoDefault(False)
        self.delete_button.setAccessibleName(f"{say('button-delete')}: {shorten(person.name)}")
        self.portrait.show_portrait(person.name, person.animal)
        self.portrait.setFixedSize(SMALL_PORTRAIT, SMALL_PORTRAIT)
        self.name_edit.setMaxLength(MAX_NAME_LENGTH)
        self.name_edit.setAccessibleName(say("name-field", who=shorten(person.name)))
        self.portrait.changed.connect(self.picked)
        self.name_edit.editingFinished.connect(self.picked)
        for field in self.fields.values():
            field.picked.connect(self.picked)
        self._build_layout()

    def chosen_person(self) -> Person:
        chosen = {key: field.value() for key, field in self.fields.items()}
        name = sanitize(self.name_edit.text())
        return replace(self.person, name=name, animal=self.portrait.animal, **chosen)

    def _build_layout(self) -> None:
        head, grid, column = QHBoxLayout(), QGridLayout(), QVBoxLayout(self)
        head.addWidget(self.portrait)
        head.addWidget(self.name_edit, 1)
        head.addWidget(self.delete_button)
        fields = [each for each in self.fields.items() if not isinstance(each[1], CheckField)]
        for place, (key, field) in enumerate(fields):
            label = create_label(preference_label(key), "strong")
            label.setBuddy(field)
            grid.addWidget(
                label, place // COLUMNS * 2, place % COLUMNS, Qt.AlignmentFlag.AlignBottom
            )
            grid.addWidget(field, place // COLUMNS * 2 + 1, place % COLUMNS)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addLayout(grid)
        for field in self.fields.values():
            if isinstance(field, CheckField):
                column.addWidget(field)


def _create_field(person: Person, key: str) -> CheckField | ComboField[str]:
    name, value = preference_label(key), getattr(person, key)
    if isinstance(value, bool):
        return CheckField(name, is_checked=value)
    labels = [(str(each), preference_value_label(key, str(each))) for each in ALLOWED_VALUES[key]]
    field = ComboField(f"{name}: {shorten(person.name)}", labels)
    field.set_value(value)
    return field
