"""Sentences on the agreement that a high first bid promises an ace."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.session.participants import DecideAction
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text import partner_agreement_text as words
from marjapussi_gui.ui.text.rules_bidding import auction_section
from marjapussi_gui.ui.text.table_players import TablePlayers
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.bots.test_ace_promises import HANDS, seen_by
from tests.scripted_match import ScriptedMatch
from tests.ui.window_driver import start_match


@pytest.mark.parametrize(
    ("calls", "sentence"),
    [
        ((), "A bid of 85 would promise your partner an ace."),
        (("bid 50",), ""),  # seat 1 has no ace
        (("bid 50", "pass"), "A bid of 85 would promise your partner an ace."),
        (("bid 85", "pass"), "With the jump to 85, Aino promised an ace."),
        (("bid 85", "pass", "bid 90", "pass"), ""),
        (("bid 85", "pass", "bid 90", "pass", "pass"), ""),  # the auction is over
    ],
)
def test_a_hint_tells_what_a_bid_promised_or_could_promise(
    calls: tuple[str, ...], sentence: str
) -> None:
    match = ScriptedMatch("huutopussi").deal(*HANDS).do(*calls)
    view = seen_by(match, match.state.turn)
    people = TablePlayers(("Aino", "Eero", "Helvi", "Lempi"), view.seat, match.game.seating)

    assert words.promise_sentence(view, people) == sentence


def test_the_rules_tell_of_the_agreement_where_it_is_in_use() -> None:
    games = {key: find_variant(key).create_game({}) for key in ("huutopussi", "pfadfinder")}

    assert "jumps above 80 promises your partner an ace" in auction_section(games["huutopussi"])
    assert words.agreement_rule_text(games["pfadfinder"]) == ""


def habit_texts(page: TablePage) -> str:
    page.trick_questions.show_habits()
    labels = page.panels.habits.findChildren(QLabel)
    text = " ".join(label.text() for label in labels if label.isVisible())
    page.panels.habits.close_panel()
    return text


def test_habits_and_hints_tell_of_the_agreement_unless_it_is_switched_off(
    window: MainWindow,
) -> None:
    start_match(window, "huutopussi", seed=1)
    page, preferences = window.pages.table_page, window.match_controller.preferences
    assert preferences.agreements
    assert "promises an ace" in habit_texts(page)
    assert page.assistance.hint_controller.keeps_agreements

    window.apply_preferences(replace(preferences, agreements=False))

    assert "promises an ace" not in habit_texts(page)
    assert not page.assistance.hint_controller.keeps_agreements


@pytest.mark.parametrize("is_agreed", [True, False])
def test_a_match_begins_with_players_who_keep_to_the_agreement(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, *, is_agreed: bool
) -> None:
    kept = []

    def create_player(level: str, seed: int, *, keeps_agreements: bool = False) -> DecideAction:
        kept.append(keeps_agreements)
        return create_decider(level, seed)

    controller = window.match_controller
    monkeypatch.setattr(controller, "_bots", replace(controller._bots, create_player=create_player))
    window.apply_preferences(replace(controller.preferences, agreements=is_agreed))

    start_match(window, "huutopussi", seed=1)

    assert set(kept) == {is_agreed}
