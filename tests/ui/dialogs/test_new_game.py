"""The new-game dialog: what is settled in it is what it gives."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.ui.basis.new_game import (
    BEST,
    HIGHEST_SEED,
    LEVELS,
    NewGame,
    usual_game,
    usual_rules,
)
from marjapussi_gui.ui.basis.own_presets import MemoryPresets
from marjapussi_gui.ui.dialogs.new_game import NewGameDialog

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

every_game = pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)


def opened(last: NewGame, own: MemoryPresets | None = None) -> NewGameDialog:
    return NewGameDialog(last, MemoryPresets() if own is None else own)


@every_game
def test_untouched_dialog_gives_the_last_game(one: Variant, qtbot: QtBot) -> None:
    last = usual_game(one, level="strong", name="Veera")
    dialog = opened(last)
    qtbot.addWidget(dialog)

    assert last == dialog.chosen()


@every_game
def test_another_game_is_offered_as_it_is_usually_played(one: Variant, qtbot: QtBot) -> None:
    dialog = opened(usual_game(variant("marriage"), name="Veera"))
    qtbot.addWidget(dialog)

    dialog.game.put(one.key)

    chosen = dialog.chosen()
    assert usual_game(one, name="Veera") == chosen
    assert dialog.play.isEnabled()


def test_everything_chosen_is_given(qtbot: QtBot) -> None:
    dialog = opened(usual_game(variant("marjapussi")))
    qtbot.addWidget(dialog)

    dialog.rules.pick.put(2)
    dialog.level.buttons["easy"].click()
    dialog.partner_level.put("normal")
    for line, name in zip(dialog.names.lines, ("Veera", " Aino  Maria ", "", "Onni"), strict=True):
        line.setText(name)
    QTest.keyClicks(dialog.deal.line, "1812")

    assert dialog.chosen() == NewGame(
        "marjapussi",
        4,
        {**usual_rules(variant("marjapussi")), "target": 10, "whole_after_trumps": "anyone"},
        "easy",
        "normal",
        ("Veera", "Aino Maria", "", "Onni"),
        1812,
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_name_for_each_of_the_players(players: int, qtbot: QtBot) -> None:
    dialog = opened(usual_game(variant("marriage")))
    qtbot.addWidget(dialog)

    dialog.players.put(players)

    assert dialog.chosen().players == players
    assert len(dialog.chosen().names) == players


def test_partner_plays_its_best_unless_said_otherwise(qtbot: QtBot) -> None:
    dialog = opened(usual_game(variant("marjapussi"), level="easy"))
    qtbot.addWidget(dialog)

    assert dialog.chosen().partner_level == BEST == LEVELS[-1]


@pytest.mark.parametrize(("text", "seed"), [("0", 0), (" 42 ", 42), (str(HIGHEST_SEED), 2**63 - 1)])
def test_deal_number_is_taken(text: str, seed: int, qtbot: QtBot) -> None:
    dialog = opened(usual_game(variant("bag")))
    qtbot.addWidget(dialog)

    QTest.keyClicks(dialog.deal.line, text)

    assert dialog.chosen().seed == seed
    assert not dialog.deal.complaint


@pytest.mark.parametrize(
    "text", ["", "12x", "-1", "1.5", str(HIGHEST_SEED + 1), "٣", "1 2", "9" * 40]
)
def test_bad_deal_number_is_explained_and_bars_the_way(text: str, qtbot: QtBot) -> None:
    dialog = opened(usual_game(variant("bag")))
    qtbot.addWidget(dialog)

    dialog.deal.numbered.click()
    dialog.deal.line.setText(text)

    assert dialog.deal.complaint
    assert not dialog.play.isEnabled()
    dialog.deal.new.click()
    assert dialog.play.isEnabled()
    assert dialog.chosen().seed is None


def test_rules_come_back_from_the_house_rules(qtbot: QtBot) -> None:
    own = MemoryPresets()
    dialog = opened(usual_game(variant("marjapussi")), own)
    qtbot.addWidget(dialog)
    dialog.show()

    rules = dialog.rules.open_rules()
    rules.form.put({"pack": 24})
    rules.save_as("Kesä")
    rules.take.click()

    assert dialog.chosen().rules["pack"] == 24
    assert dialog.rules.pick.currentText() == "Kesä"


def test_house_rules_left_with_cancel_change_nothing(qtbot: QtBot) -> None:
    dialog = opened(usual_game(variant("marjapussi")))
    qtbot.addWidget(dialog)
    dialog.show()

    rules = dialog.rules.open_rules()
    rules.form.put({"pack": 24})
    rules.leave.click()

    assert dialog.chosen().rules["pack"] == 36


def test_rules_of_no_preset_are_kept(qtbot: QtBot) -> None:
    last = usual_game(variant("marjapussi"))
    dialog = opened(NewGame(last.key, 4, {"pack": 24, "porvoo": False}, names=last.names))
    qtbot.addWidget(dialog)

    assert dialog.chosen().rules == {**last.rules, "pack": 24, "porvoo": False}
