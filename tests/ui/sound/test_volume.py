"""The switch and the volume of the sounds, in the preferences."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.dialogs.preferences_dialog import PreferencesDialog, VolumeSlider


@pytest.fixture
def dialog() -> PreferencesDialog:
    return PreferencesDialog(Preferences(volume=40))


@pytest.fixture
def changes(dialog: PreferencesDialog) -> list[Preferences]:
    heard: list[Preferences] = []
    dialog.changed.connect(heard.append)
    return heard


def test_sound_switch_is_reported_and_enables_the_volume(
    dialog: PreferencesDialog, changes: list[Preferences]
) -> None:
    dialog.fields["sound"].click()
    when_off = dialog.fields["volume"].isEnabled()
    dialog.fields["sound"].click()

    assert [False, True] == [each.sound for each in changes]
    assert (False, True) == (when_off, dialog.fields["volume"].isEnabled())


def test_keys_change_the_volume(dialog: PreferencesDialog, changes: list[Preferences]) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Home):
        QTest.keyClick(dialog.fields["volume"], key)

    assert [45, 100, 80, 0] == [each.volume for each in changes]


def test_click_on_the_slider_moves_the_handle_there_and_is_reported_once() -> None:
    volume = VolumeSlider("Volume", 10)
    volume.resize(322, 40)
    values: list[int] = []
    volume.valueChanged.connect(values.append)

    middle = QPoint(161, 20)
    QTest.mousePress(volume, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(volume, QPoint(236, 20))
    QTest.mouseRelease(volume, Qt.MouseButton.LeftButton, pos=QPoint(236, 20))

    assert len(values) == 1
    assert values[0] == pytest.approx(75, abs=1)


def test_other_choices_leave_the_sound_alone(
    dialog: PreferencesDialog, changes: list[Preferences]
) -> None:
    dialog.fields["hints"].click()

    assert Preferences(volume=40, hints=True) == changes[-1]


def test_switch_and_volume_have_names(dialog: PreferencesDialog) -> None:
    names = [dialog.fields["sound"].accessibleName(), dialog.fields["volume"].accessibleName()]

    assert ["Play sounds", "Volume"] == names
