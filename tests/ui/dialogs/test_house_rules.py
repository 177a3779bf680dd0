"""The house-rules dialog: every value of every option, clashes in place, presets, files."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QListWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.clashes import CLASHES, Clash
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.options import Option, Value
from marjapussi_gui.ui.basis.new_game import usual_rules
from marjapussi_gui.ui.basis.own_presets import MemoryPresets, OwnPresets
from marjapussi_gui.ui.dialogs.house_rules import HouseRulesDialog
from marjapussi_gui.ui.widgets.fields import Amount
from marjapussi_gui.ui.wording import options, pages

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

every_game = pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
SOME = 12  # values of a long range that are tried, its ends among them


def opened(
    one: Variant, own: OwnPresets | None = None, values: Mapping[str, Value] | None = None
) -> HouseRulesDialog:
    presets = MemoryPresets() if own is None else own
    return HouseRulesDialog(one, usual_rules(one) if values is None else values, presets)


def tried(option: Option) -> tuple[Value, ...]:
    choices = tuple(option.choices)
    return (*choices[:: max(len(choices) // SOME, 1)], choices[-1])


def clashing_choice(one: Variant, clash: Clash) -> dict[str, Value] | None:
    """Return rules of a game that clash in this way, if it has such."""
    known = {each.key: each for each in one.options}
    if not known.keys() >= set(clash.keys):
        return None
    first, second = (known[key] for key in clash.keys)
    for a in first.choices:
        for b in second.choices:
            chosen: dict[str, Value] = {first.key: a, second.key: b}
            if clash in one.clashes(one.rules(chosen)):
                return chosen
    return None


@every_game
def test_dialog_gives_back_every_value_of_every_option(one: Variant, qtbot: QtBot) -> None:
    dialog = opened(one)
    qtbot.addWidget(dialog)

    for option in one.options:
        for value in tried(option):
            dialog.form.rows[option.key].put(value)

            assert dialog.chosen()[option.key] == value
            assert type(dialog.chosen()[option.key]) is type(value)


@every_game
def test_dialog_begins_with_what_was_chosen(one: Variant, qtbot: QtBot) -> None:
    last = {each.key: tuple(each.choices)[-1] for each in one.options}

    dialog = opened(one, values=last)
    qtbot.addWidget(dialog)

    assert last == dialog.chosen()


@pytest.mark.parametrize("clash", CLASHES, ids=lambda clash: "-".join(clash.keys))
def test_clash_is_told_under_both_rules_and_bars_the_way_out(clash: Clash, qtbot: QtBot) -> None:
    places = [(one, clashing_choice(one, clash)) for one in VARIANTS]
    pairs = [(one, chosen) for one, chosen in places if chosen is not None]

    assert pairs
    for one, chosen in pairs:
        dialog = opened(one)
        qtbot.addWidget(dialog)
        dialog.form.put(chosen)

        for key in clash.keys:
            assert options.clash(clash.why) in dialog.form.rows[key].clash
        assert pages.rules_clash(dialog.form.clashes()[0].keys) == dialog.message.text
        assert not dialog.take.isEnabled()
        assert not dialog.save.isEnabled()
        dialog.usual.click()
        assert dialog.take.isEnabled()
        assert not any(row.clash for row in dialog.form.rows.values())
        assert not dialog.message.text


@every_game
def test_each_preset_of_the_list_sets_its_rules(one: Variant, qtbot: QtBot) -> None:
    dialog = opened(one)
    qtbot.addWidget(dialog)

    for row, preset in enumerate(one.presets):
        dialog.list.clearSelection()
        dialog.list.setCurrentRow(row)

        assert one.game(preset.values).options == dialog.chosen()


def test_a_list_that_only_gets_the_keyboard_changes_no_rule(qtbot: QtBot) -> None:
    one = variant("marjapussi")
    dialog = opened(one, values={"falls_to": 3})
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.list.setFocus()
    QApplication.processEvents()

    assert dialog.chosen()["falls_to"] == 3
    assert dialog.list.marked() is None


def test_own_preset_is_saved_read_and_deleted(qtbot: QtBot) -> None:
    one, own = variant("marjapussi"), MemoryPresets()
    dialog = opened(one, own)
    qtbot.addWidget(dialog)
    dialog.form.put({"pack": 28})

    dialog.save.click()
    dialog.name_row.line.setText("  Mummola ")
    dialog.name_row.save.click()
    dialog.usual.click()
    dialog.list.setCurrentRow(dialog.list.count() - 1)

    assert own.names("marjapussi") == ("Mummola",)
    assert dialog.chosen()["pack"] == 28
    dialog.delete.click()
    assert own.names("marjapussi") == ()
    assert dialog.chosen()["pack"] == 28
    assert not dialog.delete.isEnabled()


def test_deleted_preset_can_be_brought_back(qtbot: QtBot) -> None:
    one, own = variant("tuppi"), MemoryPresets()
    own.write("tuppi", "Rovaniemi", {"sooli": False})
    dialog = opened(one, own, {"sooli": False})
    qtbot.addWidget(dialog)

    dialog.delete.click()
    dialog.message.answer.click()

    assert own.names("tuppi") == ("Rovaniemi",)
    assert own.read("tuppi", "Rovaniemi")["sooli"] is False


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "two\nlines", "wikipedia"])
def test_name_that_does_not_fit_is_refused_in_a_sentence(name: str, qtbot: QtBot) -> None:
    own = MemoryPresets()
    dialog = opened(variant("marjapussi"), own)
    qtbot.addWidget(dialog)

    dialog.save_as(name)

    assert dialog.message.text
    assert own.names("marjapussi") == ()


def test_enter_in_the_name_saves_and_leaves_the_dialog_open(qtbot: QtBot) -> None:
    own = MemoryPresets()
    dialog = opened(variant("marjapussi"), own)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.form.put({"pack": 24})
    dialog.save.click()

    QTest.keyClicks(dialog.name_row.line, "Home")
    QTest.keyClick(dialog.name_row.line, Qt.Key.Key_Return)

    assert own.names("marjapussi") == ("Home",)
    assert dialog.isVisible()
    assert not dialog.name_row.isVisible()


def test_escape_in_the_name_closes_the_line_alone(qtbot: QtBot) -> None:
    dialog = opened(variant("marjapussi"))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.save.click()

    QTest.keyClick(dialog.name_row.line, Qt.Key.Key_Escape)

    assert dialog.isVisible()
    assert not dialog.name_row.isVisible()


@every_game
def test_exported_rules_are_imported_again(one: Variant, tmp_path: Path, qtbot: QtBot) -> None:
    file = str(tmp_path / "Mökki.json")
    writer, own = opened(one), MemoryPresets()
    qtbot.addWidget(writer)
    option = one.options[0]
    writer.form.put({option.key: tuple(option.choices)[1]})
    wanted = writer.chosen()

    writer.export_to(file)
    reader = opened(one, own)
    qtbot.addWidget(reader)
    reader.import_from(file)

    assert wanted == reader.chosen()
    assert wanted == own.read(one.key, own.names(one.key)[0])


def test_import_replaces_no_preset_of_the_same_name(tmp_path: Path, qtbot: QtBot) -> None:
    one, own = variant("marjapussi"), MemoryPresets()
    file = str(tmp_path / "Kesä.json")
    dialog = opened(one, own, {"pack": 24})
    qtbot.addWidget(dialog)
    dialog.export_to(file)
    own.write("marjapussi", "Kesä", {"pack": 32})

    dialog.import_from(file)
    dialog.import_from(file)

    assert own.names("marjapussi") == ("Kesä", "Kesä (2)")
    assert own.read("marjapussi", "Kesä")["pack"] == 32


def test_place_that_cannot_be_read_or_written_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = opened(variant("bag"))
    qtbot.addWidget(dialog)

    dialog.import_from(str(tmp_path / "nothing.json"))
    unreadable = dialog.message.text
    dialog.export_to(str(tmp_path / "no" / "folder.json"))

    assert "nothing.json" in unreadable
    assert "folder.json" in dialog.message.text


def test_buttons_ask_for_files(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = opened(variant("bag"))
    qtbot.addWidget(dialog)
    dialog.show()

    for ask in (dialog.load, dialog.export):
        ask.click()
        files = dialog.findChildren(QFileDialog)[-1]
        assert files.isVisible()
        files.reject()


def test_typed_number_between_two_steps_becomes_the_nearer_one(qtbot: QtBot) -> None:
    amount = Amount("Lowest bid", range(5, 401, 5))
    qtbot.addWidget(amount)
    amount.selectAll()

    QTest.keyClicks(amount, "58")
    QTest.keyClick(amount, Qt.Key.Key_Return)

    assert amount.value() == 60


def test_wheel_turns_no_value(qtbot: QtBot) -> None:
    dialog = opened(variant("huutopussi"))
    qtbot.addWidget(dialog)
    dialog.show()
    control = dialog.form.rows["min_bid"].control
    before = dialog.chosen()

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

    assert before == dialog.chosen()


def test_own_preset_that_no_longer_fits_the_game_is_left_out(qtbot: QtBot) -> None:
    own = MemoryPresets()
    own.write("bag", "From the future", {"unheard_of": 1})
    own.write("bag", "Ours", {"target": 20})

    dialog = opened(variant("bag"), own)
    qtbot.addWidget(dialog)

    assert "Ours" in names_in(dialog.list)
    assert "From the future" not in names_in(dialog.list)


def names_in(listed: QListWidget) -> list[str]:
    return [listed.item(row).text() for row in range(listed.count())]
