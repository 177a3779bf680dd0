"""The house-rules dialog: every value of every option, clashes in place, presets, files."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QListWidget

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.options import Option, OptionValue
from marjapussi_gui.engine.rule_conflicts import RULE_CONFLICTS, RuleConflict
from marjapussi_gui.model.new_game import default_rules
from marjapussi_gui.ports.repositories import PresetRepository
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.settings import PresetTable
from marjapussi_gui.ui.dialogs.house_rules_dialog import HouseRulesDialog
from marjapussi_gui.ui.text import dialog_text, house_rules_text
from marjapussi_gui.ui.widgets.fields import SpinField

every_game = pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
SOME = 12  # values of a long range that are tried, its ends among them


def open_dialog(
    one: Variant,
    own: PresetRepository | None = None,
    values: Mapping[str, OptionValue] | None = None,
) -> HouseRulesDialog:
    presets = PresetTable(Database.in_memory()) if own is None else own
    return HouseRulesDialog(one, default_rules(one) if values is None else values, presets)


def sampled_choices(option: Option) -> tuple[OptionValue, ...]:
    choices = tuple(option.choices)
    return (*choices[:: max(len(choices) // SOME, 1)], choices[-1])


def clashing_choice(one: Variant, clash: RuleConflict) -> dict[str, OptionValue] | None:
    """Return rules of a game that clash in this way, if it has such."""
    known = {each.key: each for each in one.options}
    if not known.keys() >= set(clash.keys):
        return None
    first, second = (known[key] for key in clash.keys)
    for a in first.choices:
        for b in second.choices:
            chosen: dict[str, OptionValue] = {first.key: a, second.key: b}
            if clash in one.conflicts(one.create_rules(chosen)):
                return chosen
    return None


@every_game
def test_dialog_gives_back_every_value_of_every_option(one: Variant) -> None:
    dialog = open_dialog(one)

    for option in one.options:
        for value in sampled_choices(option):
            dialog.form.rows[option.key].set_value(value)

            assert dialog.chosen_rules()[option.key] == value
            assert type(dialog.chosen_rules()[option.key]) is type(value)


@every_game
def test_dialog_begins_with_what_was_chosen(one: Variant) -> None:
    last = {each.key: tuple(each.choices)[-1] for each in one.options}

    dialog = open_dialog(one, values=last)

    assert last == dialog.chosen_rules()


@pytest.mark.parametrize("clash", RULE_CONFLICTS, ids=lambda clash: "-".join(clash.keys))
def test_conflict_is_shown_under_both_rules_and_blocks_accepting(clash: RuleConflict) -> None:
    places = [(one, clashing_choice(one, clash)) for one in VARIANTS]
    pairs = [(one, chosen) for one, chosen in places if chosen is not None]

    assert pairs
    for one, chosen in pairs:
        dialog = open_dialog(one)
        dialog.form.set_values(chosen)

        for key in clash.keys:
            assert (
                house_rules_text.conflict_sentence(clash)
                in dialog.form.rows[key]._clash_label.text()
            )
        assert (
            dialog_text.rules_conflict_sentence(dialog.form.clashes()[0].keys)
            == dialog.message.text
        )
        assert not dialog.accept_button.isEnabled()
        assert not dialog.save_button.isEnabled()
        dialog.reset_button.click()
        assert dialog.accept_button.isEnabled()
        assert not any(row._clash_label.text() for row in dialog.form.rows.values())
        assert not dialog.message.text


@every_game
def test_each_preset_of_the_list_sets_its_rules(one: Variant) -> None:
    dialog = open_dialog(one)

    for row, preset in enumerate(one.presets):
        dialog.preset_list.clearSelection()
        dialog.preset_list.setCurrentRow(row)

        assert one.create_game(preset.option_values).option_values == dialog.chosen_rules()


def test_source_of_a_preset_stands_below_its_name() -> None:
    dialog = open_dialog(find_variant("marjapussi"))

    entries = [dialog.preset_list.item(row).text() for row in range(dialog.preset_list.count())]

    assert entries[:2] == [
        "Standard\nSource: Wikipedia",
        "Older rules\nSource: Wikipedia (older text)",
    ]
    assert "Short pack" in entries


def test_a_list_that_only_gets_the_keyboard_changes_no_rule() -> None:
    one = find_variant("marjapussi")
    dialog = open_dialog(one, values={"falls_to": 3})
    dialog.show()
    dialog.preset_list.setFocus()
    QApplication.processEvents()

    assert dialog.chosen_rules()["falls_to"] == 3
    assert dialog.preset_list.selected_preset() is None


def test_own_preset_is_saved_read_and_deleted() -> None:
    one, own = find_variant("marjapussi"), PresetTable(Database.in_memory())
    dialog = open_dialog(one, own)
    dialog.form.set_values({"pack": 28})

    dialog.save_button.click()
    dialog.name_row.name_edit.setText("  Mummola ")
    dialog.name_row.save_button.click()
    dialog.reset_button.click()
    dialog.preset_list.setCurrentRow(dialog.preset_list.count() - 1)

    assert own.list_names("marjapussi") == ("Mummola",)
    assert dialog.chosen_rules()["pack"] == 28
    dialog.delete_button.click()
    assert own.list_names("marjapussi") == ()
    assert dialog.chosen_rules()["pack"] == 28
    assert not dialog.delete_button.isEnabled()


def test_deleted_preset_can_be_brought_back() -> None:
    one, own = find_variant("tuppi"), PresetTable(Database.in_memory())
    own.save("tuppi", "Rovaniemi", {"sooli": False})
    dialog = open_dialog(one, own, {"sooli": False})

    dialog.delete_button.click()
    dialog.message.action_button.click()

    assert own.list_names("tuppi") == ("Rovaniemi",)
    assert own.load("tuppi", "Rovaniemi")["sooli"] is False


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "two\nlines", "standard"])
def test_name_that_does_not_fit_is_refused_in_a_sentence(name: str) -> None:
    own = PresetTable(Database.in_memory())
    dialog = open_dialog(find_variant("marjapussi"), own)

    dialog.save_preset(name)

    assert dialog.message.text
    assert own.list_names("marjapussi") == ()


def test_enter_in_the_name_saves_and_leaves_the_dialog_open() -> None:
    own = PresetTable(Database.in_memory())
    dialog = open_dialog(find_variant("marjapussi"), own)
    dialog.show()
    dialog.form.set_values({"pack": 24})
    dialog.save_button.click()

    QTest.keyClicks(dialog.name_row.name_edit, "Home")
    QTest.keyClick(dialog.name_row.name_edit, Qt.Key.Key_Return)

    assert own.list_names("marjapussi") == ("Home",)
    assert dialog.isVisible()
    assert not dialog.name_row.isVisible()


def test_escape_in_the_name_closes_the_line_alone() -> None:
    dialog = open_dialog(find_variant("marjapussi"))
    dialog.show()
    dialog.save_button.click()

    QTest.keyClick(dialog.name_row.name_edit, Qt.Key.Key_Escape)

    assert dialog.isVisible()
    assert not dialog.name_row.isVisible()


@every_game
def test_exported_rules_are_imported_again(one: Variant, tmp_path: Path) -> None:
    file = str(tmp_path / "Mökki.json")
    writer, own = open_dialog(one), PresetTable(Database.in_memory())
    option = one.options[0]
    writer.form.set_values({option.key: tuple(option.choices)[1]})
    wanted = writer.chosen_rules()

    writer.export_file(file)
    reader = open_dialog(one, own)
    reader.import_file(file)

    assert wanted == reader.chosen_rules()
    assert wanted == own.load(one.key, own.list_names(one.key)[0])


def test_import_replaces_no_preset_of_the_same_name(tmp_path: Path) -> None:
    one, own = find_variant("marjapussi"), PresetTable(Database.in_memory())
    file = str(tmp_path / "Kesä.json")
    dialog = open_dialog(one, own, {"pack": 24})
    dialog.export_file(file)
    own.save("marjapussi", "Kesä", {"pack": 32})

    dialog.import_file(file)
    dialog.import_file(file)

    assert own.list_names("marjapussi") == ("Kesä", "Kesä (2)")
    assert own.load("marjapussi", "Kesä")["pack"] == 32


def test_unreadable_and_unwritable_files_are_reported(tmp_path: Path) -> None:
    dialog = open_dialog(find_variant("bag"))

    dialog.import_file(str(tmp_path / "nothing.json"))
    unreadable = dialog.message.text
    dialog.export_file(str(tmp_path / "no" / "folder.json"))

    assert "nothing.json" in unreadable
    assert "folder.json" in dialog.message.text


def test_buttons_write_and_read_the_file_that_is_chosen(tmp_path: Path) -> None:
    own, file = PresetTable(Database.in_memory()), str(tmp_path / "Kesä.json")
    dialog = open_dialog(find_variant("marjapussi"), own, {"pack": 24})
    dialog.show()

    for button in (dialog.export_button, dialog.import_button):
        button.click()
        files = dialog.findChildren(QFileDialog)[-1]
        assert files.isVisible()
        files.fileSelected.emit(file)
        files.reject()

    assert own.list_names("marjapussi") == ("Kesä",)
    assert own.load("marjapussi", "Kesä")["pack"] == 24


def test_typed_number_between_two_steps_becomes_the_nearer_step() -> None:
    amount = SpinField("Lowest bid", range(5, 401, 5))
    amount.selectAll()

    QTest.keyClicks(amount, "58")
    QTest.keyClick(amount, Qt.Key.Key_Return)

    assert amount.value() == 60


def test_wheel_turns_no_value() -> None:
    dialog = open_dialog(find_variant("huutopussi"))
    dialog.show()
    control = dialog.form.rows["min_bid"].control
    before = dialog.chosen_rules()

    QApplication.sendEvent(
        control,
        QWheelEvent(
            QPointF(5, 5),
            QPointF(5, 5),
            QPoint(0, -120),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )

    assert before == dialog.chosen_rules()


def test_own_preset_that_no_longer_fits_the_game_is_left_out() -> None:
    own = PresetTable(Database.in_memory())
    own.save("bag", "From the future", {"unheard_of": 1})
    own.save("bag", "Ours", {"target": 20})

    dialog = open_dialog(find_variant("bag"), own)

    assert "Ours" in names_in(dialog.preset_list)
    assert "From the future" not in names_in(dialog.preset_list)


def names_in(listed: QListWidget) -> list[str]:
    return [listed.item(row).text() for row in range(listed.count())]
