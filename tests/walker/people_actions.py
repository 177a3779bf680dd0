"""Random choices in the dialogs about people."""

from random import Random

from PySide6.QtWidgets import QDialog, QPushButton

from marjapussi_gui.ui.dialogs.new_game_dialog import NewGameDialog
from marjapussi_gui.ui.dialogs.person_list_dialog import PersonListDialog
from marjapussi_gui.ui.dialogs.question_dialog import WhoseSeatDialog

NAMES = ("Elsa", "Liisa", "Onni", "Maya", "Wilhelmiina Aurora")


def answer(dialog: QDialog, rng: Random) -> None:
    """Let people sit down, change who they are, or choose whose play to review."""
    match dialog:
        case NewGameDialog() if rng.random() < 0.3:
            sit_down(dialog, rng)
        case PersonListDialog() if dialog.boxes:
            box = rng.choice(dialog.boxes)
            box.name_edit.setText(rng.choice(("", *NAMES)))
            box.name_edit.editingFinished.emit()
            if rng.random() < 0.2:
                box.delete_button.click()
                dialog.message.action_button.click()
        case WhoseSeatDialog():
            rng.choice(dialog.findChildren(QPushButton)).click()


def sit_down(dialog: NewGameDialog, rng: Random) -> None:
    rng.choice([*dialog.who_field.chips.values()]).click()
    names = rng.sample(NAMES, len(NAMES))
    for patch, name in zip(dialog.seats.view.seat_editors, names, strict=False):
        patch.name_edit.setText(name)
        for button in (patch.portrait, patch.switch):
            if button.isVisible() and rng.random() < 0.2:
                button.click()
