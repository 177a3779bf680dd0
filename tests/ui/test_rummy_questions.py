"""Anybody at a table of Marriage can be asked about a discard, or a card taken from the pile."""

from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.analysis.explanation.card_reasons import explain_card
from marjapussi_gui.engine.actions import DRAW_FROM_OFFER, Discard
from marjapussi_gui.engine.rummy.observations import discarding_seats
from marjapussi_gui.engine.state import NOBODY
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.decisions import find_card_action
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import start_match


def has_turns(count: int, view: View) -> bool:
    return len(view.rummy.turns) >= count


def play_turns(window: MainWindow, count: int) -> TableDriver:
    table = start_match(window, "marriage", seed=3)
    table.play_until(partial(has_turns, count))
    return table


def test_every_discard_has_the_seat_that_discarded_it(window: MainWindow) -> None:
    table = play_turns(window, 9)
    assert table.view is not None
    rummy = table.view.rummy

    pile = list(zip(discarding_seats(rummy), rummy.discards, strict=True))

    discarded = [(turn.seat, turn.discard) for turn in rummy.turns]
    assert all(each in discarded for each in pile if each[0] != NOBODY)
    assert pile[-1] == discarded[-1]


def test_every_discard_and_card_taken_of_other_players_has_a_reason(window: MainWindow) -> None:
    table = play_turns(window, 16)
    record, reasons = table.session.record, []
    game = record.header.game
    for ply, entry in enumerate(record.entries):
        if isinstance(entry.action, Discard) or entry.action == DRAW_FROM_OFFER:
            state = record.state_after(ply)
            taken = state.rummy.discards[-1:]
            (card,) = entry.action.cards if isinstance(entry.action, Discard) else taken
            assert find_card_action(record, entry.seat, card, ply + 1) == ply
            reasons.append(explain_card(create_view(game, state, entry.seat), card, entry.seat))

    assert len(reasons) >= 16
    assert all(reasons)
    assert len({reason.purpose for reason in reasons if reason}) > 1


@pytest.mark.parametrize("panel", ["discards", "known_cards"])
def test_a_discard_can_be_asked_about(window: MainWindow, panel: str) -> None:
    table = play_turns(window, 7)
    page, is_assisted_before = table.page, table.is_assisted
    page.toggle_tricks() if panel == "discards" else page.panels.toggle_cards_out()
    QApplication.processEvents()
    explainable = getattr(page.panels, panel).explainable
    assert explainable is not None
    card = [
        each for each in explainable.cards if each.seat not in (NOBODY, table.session.own_seat)
    ][-1]

    card.click()
    lit = explainable.lit_card
    bubble = page.trick_questions.card_questions.bubble

    assert lit is card
    assert bubble.answer is not None
    assert bubble.answer.text
    assert not bubble.answer.known_cards
    assert table.is_assisted
    assert not is_assisted_before
    getattr(page.panels, panel).close_panel()
    assert not bubble.is_open


def test_the_card_that_the_deal_turned_up_was_nobodys_choice(window: MainWindow) -> None:
    table = play_turns(window, 4)
    table.page.toggle_tricks()
    QApplication.processEvents()

    explainable = table.page.panels.discards.explainable

    assert explainable is not None
    assert all(card.isEnabled() == (card.seat != NOBODY) for card in explainable.cards)


def test_the_answer_leaves_with_the_panel_it_came_from(window: MainWindow) -> None:
    table = play_turns(window, 7)
    table.page.toggle_tricks()
    QApplication.processEvents()
    explainable = table.page.panels.discards.explainable
    assert explainable is not None
    card = next(each for each in reversed(explainable.cards) if each.seat != NOBODY)
    card.click()
    bubble = table.page.trick_questions.card_questions.bubble
    was_open = bubble.is_open

    table.page.panels.discards.hide()

    assert was_open
    assert not bubble.is_open
